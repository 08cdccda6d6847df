package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.SetupProblem.Waiver;
import io.github.tavlia.testing.TaflArbitraries;
import io.github.tavlia.testing.TaflArbitraries.Position;
import io.github.tavlia.testing.Tries;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Buffers of any length, places in them and numbers that are no moves: filled and read, or refused without any harm. */
@AddLifecycleHook(Tries.class)
class BufferFuzzProperties {
    /** Larger than any move, as moves are put in order. */
    private static final int UNTOUCHED = Integer.MAX_VALUE;

    @Provide
    Arbitrary<Position> positions() {
        return TaflArbitraries.positions();
    }

    @Provide
    Arbitrary<Long> seeds() {
        return Arbitraries.longs().withoutEdgeCases();
    }

    @Property(tries = 300)
    void moves_intoAnyBuffer_areAllThereOrRefused(@ForAll("positions") Position position, @ForAll("seeds") long seed) {
        Random random = new Random(seed);
        GameState state = CompiledRules.of(position.rules()).start(position.setup(), Waiver.values());
        Walker walker = new Walker(random);
        for (int ply = random.nextInt(6); ply > 0 && !state.isOver(); ply--) {
            state = state.play(walker.choose(state));
        }
        SearchPosition search = SearchPosition.of(state);
        for (int i = 0; i < 20; i++) {
            int room = random.nextInt(search.maxMoves() + 5);
            int start = random.nextInt(room + 6) - 3;
            int square =
                    random.nextInt(position.rules().size() * position.rules().size());
            List<Move> ofSquare = state.legalMoves().stream()
                    .filter(move -> move.from().index(position.rules().size()) == square)
                    .toList();
            assertFilled(search, state.legalMoves(), room, start, buffer -> search.generate(buffer, start));
            assertFilled(search, ofSquare, room, start, buffer -> search.generate(square, buffer, start));
            assertFilled(search, captures(state), room, start, buffer -> search.generateCaptures(buffer, start));
            assertThat(search.board()).isEqualTo(state.board());
            assertThat(search.key()).isEqualTo(state.key());
        }
        int[] enough = new int[search.maxMoves()];
        assertThat(unpacked(search, enough, 0, search.generate(enough, 0))).isEqualTo(state.legalMoves());
    }

    private static List<Move> captures(GameState state) {
        return state.legalMoves().stream()
                .filter(move -> !state.captures(move).isEmpty())
                .toList();
    }

    private interface Generator {
        int into(int[] buffer);
    }

    /** A buffer that has room for the most moves there can be is never refused; a shorter one may be. */
    private static void assertFilled(
            SearchPosition search, List<Move> moves, int room, int start, Generator generator) {
        int[] buffer = new int[room];
        Arrays.fill(buffer, UNTOUCHED);
        int end;
        try {
            end = generator.into(buffer);
        } catch (ArrayIndexOutOfBoundsException e) {
            assertThat(start < 0 || room - start < search.maxMoves())
                    .as("room for %s from %s on", room, start)
                    .isTrue();
            return;
        }
        assertThat(end - start).isEqualTo(moves.size());
        if (!moves.isEmpty()) {
            assertThat(unpacked(search, buffer, start, end)).isEqualTo(moves);
        }
        for (int i = 0; i < Math.min(start, room); i++) {
            assertThat(buffer[i]).isEqualTo(UNTOUCHED);
        }
    }

    private static List<Move> unpacked(SearchPosition search, int[] buffer, int start, int end) {
        return Arrays.stream(buffer, start, end).mapToObj(search::unpack).toList();
    }

    @Property(tries = 3000)
    void numbers_any_areAMoveOrRefused(@ForAll("positions") Position position, @ForAll int number) {
        SearchPosition search =
                SearchPosition.of(CompiledRules.of(position.rules()).start(position.setup(), Waiver.values()));
        for (int packed : new int[] {number, number & 0xFFFFF, number >>> 12}) {
            Move move;
            try {
                move = search.unpack(packed);
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).isNotBlank();
                continue;
            }
            int size = position.rules().size();
            if (move.from().isOn(size) && move.to().isOn(size)) {
                assertThat(search.pack(move)).isEqualTo(packed);
            }
        }
    }
}
