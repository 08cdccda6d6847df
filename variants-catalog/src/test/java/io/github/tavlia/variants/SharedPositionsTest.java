package io.github.tavlia.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.rules.InterpretedGame;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.NoMove;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.SetupProblem;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Plays the collected tricky positions by the rules of the catalog. */
class SharedPositionsTest {
    private static final Map<String, String> REASONS = Map.of(
            "king captured", "king-captured",
            "escape", "escape",
            "exit fort", "exit-fort",
            "encirclement", "encirclement",
            "all attackers captured", "no-attackers",
            "no moves", "no-legal-move",
            "repetition", "repetition");

    @TestFactory
    Stream<DynamicTest> positions_ofTheCatalog_goAsExpected() throws IOException {
        List<?> positions = (List<?>) Json.parse(Shared.read("rules/positions.json"));
        assertThat(positions).isNotEmpty();
        return positions.stream()
                .map(position -> new Position((Map<?, ?>) position))
                .filter(position ->
                        VariantCatalog.find(position.text("variant")).isPresent())
                .map(position -> dynamicTest(position.text("id") + " " + position.text("theme"), position::check));
    }

    private record Position(Map<?, ?> fields) {
        String text(String key) {
            return String.valueOf(fields.get(key));
        }

        private List<String> list(String key) {
            return ((List<?>) fields.get(key)).stream().map(String::valueOf).toList();
        }

        void check() {
            List<String> moves = list("moves");
            checkEngine(moves.stream().map(Move::parse).toList());
            InterpretedGame game = Games.play(
                    rules(), setup(), moves.subList(0, moves.size() - 1).toArray(String[]::new));
            Move last = Move.parse(moves.get(moves.size() - 1));
            assertThat(game.refusal(last).isEmpty())
                    .isEqualTo(text("lastMoveLegal").equals("true"));
            if (game.refusal(last).isEmpty()) {
                InterpretedGame after = game.play(last);
                assertThat(Games.captured(after)).containsExactlyInAnyOrderElementsOf(list("captures"));
                assertThat(winner(after.outcome())).isEqualTo(text("winner"));
                if (fields.containsKey("reason")) {
                    assertThat(after.outcome().reason().orElseThrow().id()).isEqualTo(REASONS.get(text("reason")));
                }
            }
        }

        /** The same by the fast engine. */
        private void checkEngine(List<Move> moves) {
            GameState state = CompiledRules.of(rules()).start(setup(), SetupProblem.Waiver.values());
            for (Move move : moves.subList(0, moves.size() - 1)) {
                state = state.play(move);
            }
            Move last = moves.get(moves.size() - 1);
            assertThat(state.check(last).isLegal())
                    .isEqualTo(text("lastMoveLegal").equals("true"));
            if (state.isLegal(last)) {
                GameState after = state.play(last);
                assertThat(after.lastCaptured().stream().map(Square::toString))
                        .containsExactlyInAnyOrderElementsOf(list("captures"));
                assertThat(winner(after.outcome())).isEqualTo(text("winner"));
            }
        }

        private static String winner(Outcome outcome) {
            if (!outcome.isOver()) {
                return "null";
            }
            return outcome.winner().map(Side::name).orElse("DRAW");
        }

        private Setup setup() {
            int size = Games.rules(text("variant")).size();
            Board board = Board.of(
                    SquareSet.parse(size, String.join(" ", list("attackers"))),
                    SquareSet.parse(size, String.join(" ", list("defenders"))),
                    SquareSet.parse(size, text("king")));
            return Setup.of(board, Side.valueOf(text("toMove")));
        }

        private Ruleset rules() {
            RulesetBuilder rules = Games.rules(text("variant")).toBuilder();
            switch (text("rulesOverrides")) {
                case "" -> {}
                case "encirclement off" -> rules.encirclement(Optional.empty());
                case "king power HAMMER" -> rules.kingPower(KingPower.HAMMER);
                case "king power ANVIL" -> rules.kingPower(KingPower.ANVIL);
                case "king slides at most 3 squares" -> rules.slideLimit(Piece.KING, 3);
                case "king taken by two everywhere, on and beside the throne too" -> rules.kingCapture(Parts.WEAK_KING);
                case "no legal move = draw" -> rules.noMove(NoMove.DRAW);
                default -> throw new AssertionError("unknown change of rules: " + text("rulesOverrides"));
            }
            if (text("repetition").equals("false")) {
                rules.repetition(Optional.empty());
            }
            return rules.build();
        }
    }
}
