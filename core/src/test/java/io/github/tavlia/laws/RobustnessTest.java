package io.github.tavlia.laws;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.Ending;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Perft;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.CaptureFreeLimit;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.Escape;
import io.github.tavlia.rules.ExitFort;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.KingGroupCapture;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.Sameness;
import io.github.tavlia.rules.Shieldwall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Games that are too long, too large, too full or too empty for anybody to play. */
@Timeout(value = 60, unit = SECONDS)
class RobustnessTest {
    private static final int LONG = 1000;

    /** Nothing but two men going to and fro: attackers a1-a2, the king between two squares. */
    private static Ruleset pacing(RulesetBuilder rules) {
        return rules.escape(new Escape.ToSquares(SquareSet.empty(7))).build();
    }

    private static RulesetBuilder fewPieces() {
        return Ruleset.builder(Board.parse("""
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . K . . .
            . . . . . . .
            . . . . . . .
            A . . . . . .
            """));
    }

    private static final List<Move> ROUND =
            List.of(Move.parse("a1-a2"), Move.parse("d4-d5"), Move.parse("a2-a1"), Move.parse("d5-d4"));

    private static GameState pace(GameState start, int plies) {
        GameState state = start;
        for (int i = 0; i < plies; i++) {
            state = state.play(ROUND.get(i % ROUND.size()));
        }
        return state;
    }

    @Test
    void game_ofAThousandPlies_isRememberedWhole() {
        GameState start = CompiledRules.of(pacing(fewPieces())).start();
        GameState state = pace(start, LONG);
        assertThat(state.ply()).isEqualTo(LONG);
        assertThat(state.capturelessPlies()).isEqualTo(LONG);
        assertThat(state).isEqualTo(start);
        int count = 0;
        for (Optional<GameState> at = Optional.of(state);
                at.isPresent();
                at = at.get().previous()) {
            count++;
        }
        assertThat(count).isEqualTo(LONG + 1);
    }

    @Test
    void repetition_countedTo250_isFoundInALongGame() {
        for (Sameness sameness : List.of(Sameness.BOARD_AND_SIDE, Sameness.BOARD)) {
            Ruleset rules =
                    pacing(fewPieces().repetition(Optional.of(new Repetition(250, Consequence.MOVER_LOSES, sameness))));
            GameState state = pace(CompiledRules.of(rules).start(), 4 * 249 - 1);
            assertThat(state.isOver()).isFalse();
            SearchPosition search = SearchPosition.of(state, 1);
            state = state.play(ROUND.get(3));
            assertThat(state.outcome()).isEqualTo(new Outcome.Win(Side.ATTACKERS, new EndReason.Repeated(250, 0)));
            assertThat(search.make(search.pack(ROUND.get(3)))).isEqualTo(SearchPosition.ATTACKERS_WIN);
        }
    }

    @Test
    void captureFreeLimit_ofManyMoves_isReachedAtItsLastPly() {
        Ruleset rules = pacing(fewPieces().captureFreeLimit(Optional.of(new CaptureFreeLimit(500))));
        GameState state = pace(CompiledRules.of(rules).start(), 999);
        assertThat(state.isOver()).isFalse();
        assertThat(state.play(ROUND.get(999 % 4)).outcome())
                .isEqualTo(new Outcome.Draw(new EndReason.CaptureFreeLimitReached(1000)));
    }

    @Test
    void search_deepAndBack_standsAsBefore() {
        Ruleset rules = pacing(fewPieces().repetition(Optional.of(Repetition.of(5000, Consequence.DRAW))));
        GameState start = pace(CompiledRules.of(rules).start(), 10);
        SearchPosition search = SearchPosition.of(start, 1);
        int deep = 10_000;
        for (int i = 0; i < deep; i++) {
            assertThat(search.make(search.pack(ROUND.get((i + 2) % 4)))).isEqualTo(SearchPosition.ONGOING);
        }
        assertThat(search.ply()).isEqualTo(10 + deep);
        SearchPosition copy = search.copy();
        for (int i = 0; i < deep; i++) {
            search.unmake();
        }
        assertThat(search.board()).isEqualTo(start.board());
        assertThat(search.key()).isEqualTo(start.key());
        assertThat(search.ply()).isEqualTo(10);
        assertThat(copy.ply()).isEqualTo(10 + deep);
    }

    @Test
    void search_throughRandomGames_takesAllBack() {
        for (String preset : List.of("copenhagen-11", "brandubh-7", "tablut-ashton-9")) {
            GameState start = CompiledRules.of(Presets.of(preset)).start();
            SearchPosition search = SearchPosition.of(start, 4);
            Random random = new Random(3);
            for (int game = 0; game < 20; game++) {
                int made = 0;
                while (search.result() == SearchPosition.ONGOING && made < 400) {
                    int ignored = search.make(search.randomMove(random));
                    made++;
                }
                for (; made > 0; made--) {
                    search.unmake();
                }
                assertThat(search.board()).isEqualTo(start.board());
                assertThat(search.key()).isEqualTo(start.key());
                assertThat(search.countMoves()).isEqualTo(start.legalMoves().size());
            }
        }
    }

    @Test
    void states_tenThousandAlive_areAllStillRight() {
        CompiledRules rules = CompiledRules.of(Presets.of("copenhagen-11"));
        Random random = new Random(11);
        List<GameState> alive = new ArrayList<>();
        List<Setup> setups = new ArrayList<>();
        GameState state = rules.start();
        while (alive.size() < 10_000) {
            alive.add(state);
            setups.add(state.setup());
            List<Move> moves = state.legalMoves();
            state = moves.isEmpty() ? rules.start() : state.play(moves.get(random.nextInt(moves.size())));
        }
        for (int i = 0; i < alive.size(); i++) {
            assertThat(alive.get(i).setup()).isEqualTo(setups.get(i));
        }
    }

    /** A state shares its history with the one before it; what it adds of its own is less than two kilobytes. */
    @Test
    void states_tenThousandAlive_takeLittleMemory() {
        CompiledRules rules = CompiledRules.of(Presets.of("copenhagen-11"));
        Random random = new Random(11);
        List<GameState> alive = new ArrayList<>();
        long before = usedMemory();
        GameState state = rules.start();
        while (alive.size() < 10_000) {
            alive.add(state);
            List<Move> moves = state.legalMoves();
            state = moves.isEmpty() ? rules.start() : state.play(moves.get(random.nextInt(moves.size())));
        }
        long bytesEach = (usedMemory() - before) / alive.size();
        assertThat(bytesEach).isLessThan(2048);
        assertThat(alive.get(9_999).board()).isNotNull();
    }

    private static long usedMemory() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    @Test
    void state_sharedBySixtyFourThreads_isPlayedAlikeByAll() throws Exception {
        GameState start = CompiledRules.of(Presets.of("copenhagen-11")).start();
        String expected = playOut(start);
        int threads = 64;
        CyclicBarrier together = new CyclicBarrier(threads);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<String>> games = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                games.add(pool.submit(() -> {
                    together.await(30, SECONDS);
                    return playOut(start);
                }));
            }
            for (Future<String> game : games) {
                assertThat(game.get(30, SECONDS)).isEqualTo(expected);
            }
        } finally {
            pool.shutdownNow();
        }
    }

    /** The game that a fixed seed plays from a state, and its end. */
    private static String playOut(GameState start) {
        Random random = new Random(17);
        StringBuilder moves = new StringBuilder();
        GameState state = start;
        while (!state.isOver() && state.ply() < 200) {
            Move move = state.legalMoves().get(random.nextInt(state.legalMoves().size()));
            state = state.play(move);
            moves.append(move).append(state.lastCaptured()).append(state.key());
        }
        return moves.append(state.outcome()).toString();
    }

    private static Board full(int size, int holes) {
        Random random = new Random(holes);
        Board board = Board.empty(size).with(Square.of(size / 2, size / 2), Piece.KING);
        for (Square square : SquareSet.all(size)) {
            if (board.isEmpty(square)) {
                board = board.with(square, random.nextInt(3) == 0 ? Piece.DEFENDER : Piece.ATTACKER);
            }
        }
        for (int i = 0; i < holes; i++) {
            Square square = Square.of(random.nextInt(size), random.nextInt(size));
            board = square.equals(Square.of(size / 2, size / 2)) ? board : board.without(square);
        }
        return board;
    }

    private static RulesetBuilder everything(Board board) {
        return Ruleset.builder(board)
                .shieldwall(Optional.of(new Shieldwall(true, false)))
                .exitFort(Optional.of(new ExitFort()))
                .encirclement(Optional.of(new Encirclement()))
                .escape(new Escape.ToSquares(SquareSet.corners(board.size(), 1)))
                .edgeHostileTo(Piece.values());
    }

    @Test
    void board_fullOfMen_endsTheGame() {
        GameState state = CompiledRules.of(everything(full(19, 0)).build()).start();
        assertThat(state.legalMoves()).isEmpty();
        assertThat(state.outcome())
                .isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.NoLegalMove(Side.ATTACKERS)));
        assertThat(SearchPosition.of(state).countMoves()).isZero();
    }

    @Test
    void board_almostFullOfMen_isPlayed() {
        for (int holes : new int[] {1, 3, 10, 40, 120}) {
            GameState state =
                    CompiledRules.of(everything(full(19, holes)).build()).start();
            SearchPosition search = SearchPosition.of(state);
            Random random = new Random(holes);
            for (int i = 0; i < 60 && !state.isOver(); i++) {
                assertThat(search.countMoves()).isEqualTo(state.legalMoves().size());
                assertThat(search.maxMoves()).isGreaterThanOrEqualTo(search.countMoves());
                int move = search.randomMove(random);
                state = state.play(search.unpack(move));
                assertThat(search.make(move)).isEqualTo(Outcomes.result(state.outcome()));
                assertThat(search.board()).isEqualTo(state.board());
                assertThat(search.key()).isEqualTo(state.key());
            }
        }
    }

    @Test
    void lines_ofALargeBoard_areSlidWhole() {
        Board board = Board.empty(19).with(Square.parse("a1"), Piece.ATTACKER).with(Square.parse("j10"), Piece.KING);
        GameState state = CompiledRules.of(Ruleset.builder(board).build()).start();
        assertThat(state.destinations(Square.parse("a1"))).hasSize(36);
        GameState moved =
                state.play(Move.parse("a1-s1")).play(Move.parse("j10-j9")).play(Move.parse("s1-s19"));
        assertThat(moved.board().squares(Piece.ATTACKER)).containsExactly(Square.parse("s19"));
    }

    @Test
    void rules_withoutAnythingSpecial_arePlayed() {
        Ruleset rules = pacing(fewPieces().encirclement(Optional.of(new Encirclement())));
        assertThat(rules.areas()).isEmpty();
        GameState state = CompiledRules.of(rules).start();
        assertThat(state.legalMoves()).hasSize(12);
        GameState edge = state.play(Move.parse("a1-b1")).play(Move.parse("d4-d7"));
        assertThat(edge.isOver()).as("no square to escape to").isFalse();
        assertThat(Perft.count(state, 3)).isEqualTo(Perft.countFast(state, 3)).isPositive();
    }

    @Test
    void game_withoutDefendersButTheKing_canBeWonByBothSides() {
        Ruleset rules = Ruleset.builder(Board.parse("""
            . . . A . . .
            . . A . A . .
            . . . K . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """)).build();
        GameState state = CompiledRules.of(rules).start();
        assertThat(state.play(Move.parse("c6-c5")).play(Move.parse("d5-g5")).ending())
                .isEqualTo(Ending.ESCAPE);
        assertThat(state.play(Move.parse("c6-c5"))
                        .play(Move.parse("d5-d6"))
                        .play(Move.parse("c5-c6"))
                        .ending())
                .isEqualTo(Ending.KING_CAPTURED);
    }

    /** All men on one file, the king too, and every rule on. */
    @Test
    void oneFileOfMen_isPlayedLikeThePlainRules() {
        Board board = Board.empty(9);
        for (int rank = 0; rank < 9; rank++) {
            board = board.with(
                    Square.of(4, rank), rank == 4 ? Piece.KING : rank % 3 == 0 ? Piece.DEFENDER : Piece.ATTACKER);
        }
        Ruleset rules = everything(board)
                .kingGroup(Optional.of(new KingGroupCapture()))
                .captureFreeLimit(Optional.of(new CaptureFreeLimit(40)))
                .build();
        Random random = new Random(5);
        for (int i = 0; i < 30; i++) {
            GameState state = CompiledRules.of(rules).start();
            InterpretedGame plain = InterpretedGame.start(rules);
            while (!state.isOver()) {
                assertThat(state.legalMoves()).isEqualTo(plain.legalMoves());
                Move move =
                        state.legalMoves().get(random.nextInt(state.legalMoves().size()));
                state = state.play(move);
                plain = plain.play(move);
                assertThat(state.board()).isEqualTo(plain.board());
                assertThat(state.outcome()).isEqualTo(plain.outcome());
            }
        }
    }

    @Test
    void smallestBoard_isPlayedToTheEnd() {
        Ruleset rules = everything(Board.parse("""
            . . A . .
            . . . . .
            A . K . A
            . . D . .
            . . A . .
            """))
                .captureFreeLimit(Optional.of(new CaptureFreeLimit(30)))
                .build();
        Random random = new Random(1);
        for (int game = 0; game < 200; game++) {
            GameState state = CompiledRules.of(rules).start();
            while (!state.isOver()) {
                List<Move> moves = state.legalMoves();
                state = state.play(moves.get(random.nextInt(moves.size())));
            }
            assertThat(state.outcome().reason()).isPresent();
        }
    }
}
