package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Square;
import io.github.tavlia.rules.Refusal;
import org.junit.jupiter.api.Test;

class PlayCommandTest {
    @Test
    void play_ofAMove_showsTheBoardAfterIt() {
        assertThat(Run.typing("d1-b1\nquit\nd3-a3\n", "play", "brandubh-7")
                        .answers(0)
                        .out())
                .endsWith("""
                attackers> 7 # . . A . . #
                6 . . . A . . .
                5 . . . D . . .
                4 A A D K D A A
                3 . . . D . . .
                2 . . . A . . .
                1 #[A].(.). . #
                  a b c d e f g
                defenders>\s""");
    }

    @Test
    void undo_afterAMove_goesBack() {
        assertThat(Run.typing("d1-b1\nundo\nundo\n", "play", "brandubh-7")
                        .answers(0)
                        .out())
                .contains("\n1 #[A].(.). . #\n")
                .endsWith("attackers> error: nothing to undo\nattackers> ");
    }

    @Test
    void line_ofAnyKind_getsAnAnswer() {
        String out = Run.typing("d1-a1\nnonsense\r\n\nmoves\nboard\n" + "x".repeat(5_000_000), "play", "brandubh-7")
                .answers(0)
                .out();
        assertThat(out)
                .contains(
                        "illegal: " + Sentences.CORNER_A1 + "\n",
                        "error: expected a move such as d1-d3 at offset ",
                        "\"nonsense\" (help",
                        "help: enter a move",
                        "moves: d1-b1 d1-c1 ",
                        "xxx...\" (help lists what can be entered)\n");
        assertThat(out.length()).isLessThan(5_000);
    }

    @Test
    void game_thatEnds_tellsHow() {
        String out = Run.typing(
                        "d5-d7\nd1-d2\nd7-g7\nd2-d3\n",
                        "play",
                        "brandubh-7",
                        "--position",
                        "/3t3/7/7/7/2tK3/4t2/7/",
                        "--to-move",
                        "defenders")
                .answers(0)
                .out();
        assertThat(out)
                .endsWith("outcome: " + Sentences.escapedTo("g7") + "\nover> illegal: "
                        + Sentences.of(new Refusal.GameOver(Sentences.escaped("g7"))) + "\nover> ");
    }

    @Test
    void json_ofAGame_isALineAnAnswer() {
        Run run = Run.typing("d1-c1\nd1-c1\nundo\nmoves\n", "play", "--json", "brandubh-7")
                .answers(0);
        assertThat(run.lines()).hasSize(5).allMatch(line -> line.startsWith("{ \"") && line.endsWith(" }"));
        assertThat(run.lines().get(1))
                .startsWith("{ \"ply\": 1, \"move\": \"d1-c1\", \"captures\": [], \"outcome\": {");
        assertThat(run.lines().get(2))
                .isEqualTo("{ \"illegal\": \"" + Sentences.of(new Refusal.NoPiece(Square.parse("d1"))) + "\" }");
    }
}
