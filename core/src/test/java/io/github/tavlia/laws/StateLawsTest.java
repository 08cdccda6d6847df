package io.github.tavlia.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

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
import io.github.tavlia.game.IllegalMoveException;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.game.MoveList;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.InvalidSetupException;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.Sameness;
import io.github.tavlia.rules.SetupProblem;
import io.github.tavlia.rules.SetupProblem.Waiver;
import io.github.tavlia.rules.Terrain;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** What states promise, one example each. */
class StateLawsTest {
    private static final Ruleset BRANDUBH = Presets.of("brandubh-7");

    private static GameState play(GameState start, String... moves) {
        GameState state = start;
        for (String move : moves) {
            assertThat(state.outcome()).as("before %s", move).isEqualTo(Outcome.ongoing());
            state = state.play(Move.parse(move));
        }
        return state;
    }

    private static GameState start(Ruleset rules, String diagram, Side toMove, Waiver... waived) {
        return CompiledRules.of(rules).start(Setup.of(Board.parse(diagram), toMove), waived);
    }

    private static Ruleset repeating(Repetition rule) {
        return BRANDUBH.toBuilder().repetition(Optional.of(rule)).build();
    }

    /** What a reader gets from a state that has answered nothing yet. */
    private record Answers(List<Move> moves, Outcome outcome, List<MoveCheck> checks, long key, String text) {
        static Answers of(GameState state) {
            List<MoveCheck> checks = new ArrayList<>();
            for (Square from : SquareSet.all(state.ruleset().size())) {
                checks.add(state.check(Move.of(from, Square.of(0, from.rank()))));
                checks.add(state.check(Move.of(from, Square.of(from.file(), 0))));
            }
            MoveList moves = state.legalMoves();
            return new Answers(List.copyOf(moves), state.outcome(), checks, state.key(), state.toString());
        }
    }

    @Test
    void state_readByEightThreadsAtOnce_answersAllAlike() throws InterruptedException, ExecutionException {
        int threads = 8;
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            CompiledRules rules = CompiledRules.of(Presets.of("copenhagen-11"));
            GameState state = rules.start();
            for (int i = 0; i < 20; i++) {
                GameState shared = state;
                Answers alone = Answers.of(CompiledRules.of(shared.ruleset()).start(shared.setup(), Waiver.values()));
                CyclicBarrier together = new CyclicBarrier(threads);
                Callable<Answers> reader = () -> {
                    together.await();
                    return Answers.of(shared);
                };
                List<Future<Answers>> answers = new ArrayList<>();
                for (int t = 0; t < threads; t++) {
                    answers.add(workers.submit(reader));
                }
                for (Future<Answers> answer : answers) {
                    assertThat(answer.get()).isEqualTo(alone);
                }
                state = state.play(state.legalMoves().get(i));
            }
        } finally {
            workers.shutdownNow();
        }
    }

    @Test
    void moveList_cannotBeChanged() {
        MoveList moves = CompiledRules.of(BRANDUBH).start().legalMoves();
        Move move = moves.get(0);
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.add(move));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.remove(move));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.remove(0));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(moves::clear);
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.set(0, move));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.sort(null));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> moves.get(40));
    }

    @Test
    void moveList_searched_findsMovesOnly() {
        MoveList moves = CompiledRules.of(BRANDUBH).start().legalMoves();
        assertThat(moves).hasSize(40);
        assertThat(moves.indexOf(moves.get(17))).isEqualTo(17);
        assertThat(moves.lastIndexOf(moves.get(17))).isEqualTo(17);
        assertThat(moves.indexOf(Move.parse("a1-a2"))).isEqualTo(-1);
        assertThat(moves.contains(Move.parse("s19-s18"))).isFalse();
        assertThat(moves.contains(null)).isFalse();
        assertThat(moves.contains("d1-c1")).isFalse();
        assertThat(moves).isEqualTo(List.copyOf(moves)).hasSameHashCodeAs(List.copyOf(moves));
    }

    @Test
    void illegalMove_played_saysWhatAndWhy() throws IOException, ClassNotFoundException {
        GameState state = CompiledRules.of(BRANDUBH).start();
        Move move = Move.parse("d3-c3");
        Refusal why = new Refusal.NotYours(Square.parse("d3"), Piece.DEFENDER);
        IllegalMoveException thrown = catchIllegal(state, move);
        assertThat(thrown.move()).isEqualTo(move);
        assertThat(thrown.refusal()).isEqualTo(why);
        assertThat(thrown).hasMessageContaining("d3-c3").hasMessageContaining("NotYours");
        assertThat(state.check(move)).isEqualTo(new MoveCheck.Refused(why));
        assertThat(state).isEqualTo(CompiledRules.of(BRANDUBH).start());

        IllegalMoveException copy = serialized(thrown);
        assertThat(copy.move()).isEqualTo(move);
        assertThat(copy.refusal()).isNull();
        assertThat(copy).hasMessage(thrown.getMessage());
    }

    private static IllegalMoveException catchIllegal(GameState state, Move move) {
        try {
            throw new AssertionError("played: " + state.play(move));
        } catch (IllegalMoveException e) {
            return e;
        }
    }

    private static IllegalMoveException serialized(IllegalMoveException e) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(e);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (IllegalMoveException) in.readObject();
        }
    }

    private static final String EMPTY = """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """;

    private static List<SetupProblem> problems(Setup setup, Waiver... waived) {
        try {
            GameState started = CompiledRules.of(BRANDUBH).start(setup, waived);
            assertThat(started.setup()).isEqualTo(setup);
            return List.of();
        } catch (InvalidSetupException e) {
            return e.problems();
        }
    }

    private static Setup board(String... pieces) {
        Board board = Board.parse(EMPTY);
        for (String piece : pieces) {
            Piece kind = piece.startsWith("K") ? Piece.KING : piece.startsWith("D") ? Piece.DEFENDER : Piece.ATTACKER;
            board = board.with(Square.parse(piece.substring(1)), kind);
        }
        return Setup.of(board, Side.ATTACKERS);
    }

    @Test
    void setup_ofOtherSize_isRefused() {
        Setup large = Presets.of("tablut-9").start();
        assertThat(problems(large, Waiver.values())).containsExactly(new SetupProblem.WrongSize(9, 7));
    }

    @Test
    void setup_withoutOneKing_isRefusedWhateverIsWaived() {
        assertThat(problems(board("Aa2"), Waiver.values())).containsExactly(new SetupProblem.NotOneKing(0));
        assertThat(problems(board("Aa2", "Kb2", "Kc3"), Waiver.values()))
                .containsExactly(new SetupProblem.NotOneKing(2));
    }

    @Test
    void setup_withoutAttackers_isWonByTheDefendersIfWaived() {
        assertThat(problems(board("Kb2"))).containsExactly(new SetupProblem.NoAttackers());
        GameState state = CompiledRules.of(BRANDUBH).start(board("Kb2"), Waiver.NO_ATTACKERS);
        assertThat(state.outcome()).isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.NoAttackersLeft()));
        assertThat(state.ending()).isEqualTo(Ending.NO_ATTACKERS);
        assertThat(SearchPosition.of(state).result()).isEqualTo(SearchPosition.DEFENDERS_WIN);
    }

    @Test
    void setup_withMisplacedPiece_isPlayedIfWaived() {
        Setup setup = board("Ad4", "Ag7", "Kb2");
        SetupProblem onThrone = new SetupProblem.MisplacedPiece(Square.parse("d4"), Piece.ATTACKER, Terrain.THRONE);
        SetupProblem onCorner = new SetupProblem.MisplacedPiece(Square.parse("g7"), Piece.ATTACKER, Terrain.CORNER);
        assertThat(problems(setup)).containsExactlyInAnyOrder(onThrone, onCorner);
        GameState state = CompiledRules.of(BRANDUBH).start(setup, Waiver.MISPLACED_PIECE);
        assertThat(play(state, "d4-d5", "b2-b3").check(Move.parse("d5-d4")))
                .isEqualTo(new MoveCheck.Refused(new Refusal.MayNotStop(Square.parse("d4"), Terrain.THRONE)));
    }

    @Test
    void setup_withKingOnThrone_isNoProblemWhoeverMayStopThere() {
        Ruleset nobody = Presets.of("tablut-ashton-9");
        assertThat(CompiledRules.of(nobody).start(nobody.start()).isOver()).isFalse();
    }

    @Test
    void setup_withKingOnEscapeSquare_decidesNothingUntilHeMovesToOne() {
        assertThat(problems(board("Aa4", "Kg7", "Db2")))
                .containsExactly(new SetupProblem.KingOnEscape(Square.parse("g7")));
        GameState state = CompiledRules.of(BRANDUBH).start(board("Aa4", "Kg7", "Db2"), Waiver.KING_ON_ESCAPE);
        assertThat(state.outcome()).isEqualTo(Outcome.ongoing());
        GameState still = play(state, "a4-a5", "b2-b3", "a5-a6");
        assertThat(still.outcome()).isEqualTo(Outcome.ongoing());
        assertThat(play(still, "g7-f7").outcome()).isEqualTo(Outcome.ongoing());
        assertThat(play(still, "g7-g1").outcome())
                .isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.Escaped(Square.parse("g1"))));
    }

    @Test
    void setup_withSeveralProblems_namesAllThatAreNotWaived() {
        Setup setup = board("Ka1", "Dd4");
        SetupProblem misplaced = new SetupProblem.MisplacedPiece(Square.parse("d4"), Piece.DEFENDER, Terrain.THRONE);
        SetupProblem escaped = new SetupProblem.KingOnEscape(Square.parse("a1"));
        assertThat(problems(setup)).containsExactlyInAnyOrder(new SetupProblem.NoAttackers(), misplaced, escaped);
        assertThat(problems(setup, Waiver.NO_ATTACKERS, Waiver.KING_ON_ESCAPE)).containsExactly(misplaced);
        assertThat(problems(setup, Waiver.values())).isEmpty();
    }

    @Test
    void setup_alreadyEncircled_decidesNothingUntilTheAttackersMove() {
        String ringed = """
            . A . . . . .
            . . . A . . .
            . . A . A . .
            . A . K D A .
            . . A . A . .
            . . . A . . .
            . . . . . . .
            """;
        GameState attackers = start(BRANDUBH, ringed, Side.ATTACKERS);
        assertThat(attackers.outcome()).isEqualTo(Outcome.ongoing());
        assertThat(play(attackers, "d6-e6").outcome()).as("a hole").isEqualTo(Outcome.ongoing());
        SquareSet ring = SquareSet.parse(7, "d2 c3 e3 b4 f4 c5 e5 d6");
        Outcome encircled = new Outcome.Win(Side.ATTACKERS, new EndReason.Encircled(ring));
        assertThat(play(attackers, "b7-c7").outcome()).isEqualTo(encircled);

        GameState defenders = start(BRANDUBH, ringed, Side.DEFENDERS);
        assertThat(defenders.outcome()).isEqualTo(Outcome.ongoing());
        assertThat(play(defenders, "d4-d3").outcome()).isEqualTo(Outcome.ongoing());
        assertThat(play(defenders, "d4-d3", "b7-c7").outcome()).isEqualTo(encircled);
        SearchPosition search = SearchPosition.of(defenders);
        assertThat(search.make(search.pack(Move.parse("d4-d3")))).isEqualTo(SearchPosition.ONGOING);
        assertThat(search.make(search.pack(Move.parse("b7-c7")))).isEqualTo(SearchPosition.ATTACKERS_WIN);
    }

    @Test
    void setup_withoutLegalMove_isOver() {
        Board board = Board.parse("""
            A D . . . . .
            D . . . . . .
            . . . . . . .
            . . . K . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """);
        GameState state = CompiledRules.of(Ruleset.builder(board).build()).start();
        assertThat(state.outcome())
                .isEqualTo(new Outcome.Win(Side.DEFENDERS, new EndReason.NoLegalMove(Side.ATTACKERS)));
        assertThat(SearchPosition.of(state).result()).isEqualTo(SearchPosition.DEFENDERS_WIN);
    }

    @Test
    void start_countsAsTheFirstOccurrence() {
        GameState state =
                CompiledRules.of(repeating(Repetition.of(3, Consequence.DRAW))).start();
        String[] round = {"d1-c1", "d3-c3", "c1-d1", "c3-d3"};
        GameState again = play(play(state, round), round);
        assertThat(again.outcome()).isEqualTo(new Outcome.Draw(new EndReason.Repeated(3, 0)));
        GameState fresh =
                CompiledRules.of(again.ruleset()).start(play(state, round).setup());
        assertThat(play(fresh, round).isOver()).isFalse();
    }

    @Test
    void repetition_ofTheBoardAlone_mayComeWithTheOtherSideToMove() {
        for (Sameness sameness : Sameness.values()) {
            GameState state = CompiledRules.of(repeating(new Repetition(2, Consequence.DRAW, sameness)))
                    .start();
            GameState sameBoard = play(state, "d1-b1", "d3-c3", "b1-c1", "c3-d3", "c1-d1");
            assertThat(sameBoard.board()).isEqualTo(state.board());
            assertThat(sameBoard.isOver()).as("%s", sameness).isEqualTo(!sameness.countsSide());
        }
    }

    @Test
    void repetition_upToSymmetry_seesMirrorImages() {
        for (Sameness sameness : Sameness.values()) {
            GameState state = CompiledRules.of(repeating(new Repetition(2, Consequence.DRAW, sameness)))
                    .start();
            GameState mirrored = play(state, "d1-c1", "d3-c3", "c1-e1", "c3-e3");
            assertThat(mirrored.isOver()).as("%s", sameness).isEqualTo(sameness.isUpToSymmetry());
        }
    }

    @Test
    void repetition_forbidden_isRefusedWithItsData() {
        GameState state = CompiledRules.of(repeating(Repetition.of(2, Consequence.FORBIDDEN_TO_DEFENDERS)))
                .start();
        GameState before = play(state, "d1-c1", "d3-c3", "c1-d1");
        Move back = Move.parse("c3-d3");
        assertThat(before.isLegal(back)).isFalse();
        assertThat(before.legalMoves()).doesNotContain(back);
        assertThat(before.check(back)).isEqualTo(new MoveCheck.Refused(new Refusal.RepetitionForbidden(2, 0)));
        assertThat(catchIllegal(before, back).refusal()).isEqualTo(new Refusal.RepetitionForbidden(2, 0));
        assertThat(before.destinations(Square.parse("c3"))).doesNotContain(Square.parse("d3"));
    }

    @Test
    void states_inSets_areFoundWhateverLedToThem() {
        GameState state = CompiledRules.of(Presets.of("copenhagen-11")).start();
        GameState one = play(state, "d1-d3", "f4-g4", "h1-h3");
        GameState other = play(state, "h1-h3", "f4-g4", "d1-d3");
        Set<GameState> seen = new HashSet<>(List.of(one));
        assertThat(seen).contains(other);
        assertThat(one.key()).isEqualTo(other.key());
        assertThat(one).isNotEqualTo(state).isNotEqualTo("state");
    }
}
