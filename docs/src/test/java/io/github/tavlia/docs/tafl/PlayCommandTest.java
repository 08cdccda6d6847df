package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Square;
import io.github.tavlia.rules.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    @Test
    void redo_afterUndo_comesBack() {
        assertThat(Run.typing("redo\nd1-b1\nundo\nredo\n", "play", "brandubh-7")
                        .answers(0)
                        .out())
                .contains("attackers> error: nothing to redo\n")
                .endsWith("1 #[A].(.). . #\n  a b c d e f g\ndefenders> ");
    }

    @Test
    void threats_ofBothSides_areTold() {
        String out = Run.typing("threats\nd1-c1\nd3-b3\nthreats\nmoves d2\nmoves z\n", "play", "brandubh-7")
                .answers(0)
                .out();
        assertThat(out)
                .contains(
                        "threats: none\n",
                        "threats: attackers could take b3",
                        "moves: d1 a2 b2 c2 e2 f2 g2 d3\n",
                        "error: expected a");
    }

    @Test
    void variantAndNew_beginAnotherGame() {
        String out = Run.typing("d1-b1\nnew\nvariant tablut-9\nvariant nonsense\n", "play", "brandubh-7")
                .answers(0)
                .out();
        assertThat(out).contains("9 . . . A A A . . .\n", "error: unknown variant \"nonsense\"");
    }

    @Test
    void save_thenLoad_bringsTheGameBack(@TempDir Path folder) throws IOException {
        String file = folder.resolve("game.json").toString();
        String out = Run.typing(
                        "d1-c1\nd3-b3\nd2-b2\nundo\nsave " + file + "\nsave " + file + "\nvariant tablut-9\nload "
                                + file + "\n",
                        "play",
                        "brandubh-7")
                .answers(0)
                .out();
        assertThat(out).contains("saved: " + file + "\n").endsWith("captures: b3\ndefenders> ");
        assertThat(Files.readString(Path.of(file)))
                .contains("\"variant\":\"brandubh-7\"", "\"d2-b2xb3\"", "\"result\":\"ongoing\"");
        assertThat(Run.tafl("replay", "brandubh-7", file).answers(0).out()).contains("games: 1 plies: 3");
    }

    @Test
    void save_ofAPositionByRulesOfText_keepsBoth(@TempDir Path folder) {
        String file = folder.resolve("game.json").toString();
        String rules = "dim:7 esc:c start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
        String[] position = {"--position", "/3t3/7/7/7/2tK3/4t2/7/", "--to-move", "defenders"};
        Run.typing("d5-d7\nsave " + file + "\n", "play", rules, position[0], position[1], position[2], position[3])
                .answers(0);
        String out = Run.typing("load " + file + "\nundo\nundo\n", "play", "tablut-9")
                .answers(0)
                .out();
        assertThat(out).contains("7 # . .[K]. . #", "5 . . A K . . .").endsWith("error: nothing to undo\ndefenders> ");
    }

    @Test
    void save_overAFileOfSomebodyElse_isRefused(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("mine"), "mine");
        assertThat(Run.typing("save " + file + "\n", "play", "brandubh-7")
                        .answers(0)
                        .out())
                .contains("error: " + file + ": there is a file of that name already\n");
        assertThat(file).hasContent("mine");
    }

    @Test
    void load_ofOtherThings_saysWhatIsWrong(@TempDir Path folder) throws IOException {
        Path nonsense = Files.writeString(folder.resolve("nonsense"), "nonsense");
        Path illegal = Files.writeString(folder.resolve("illegal"), "d1-b1 d3-a1,0,0,Ongoing\n");
        String out = Run.typing(
                        "load " + nonsense + "\nload no-such-file\nload " + illegal + "\n", "play", "brandubh-7")
                .answers(0)
                .out();
        assertThat(out)
                .contains(
                        "error: " + nonsense + ":1:1: expected a game in one of the formats",
                        "error: no-such-file: no such file\n",
                        "stopped before move 2 (d3-a1): ");
    }

    @Test
    void files_withJson_areLeftAlone(@TempDir Path folder) {
        Path file = folder.resolve("game.json");
        assertThat(Run.typing("save " + file + "\nload " + file + "\n", "play", "--json", "brandubh-7")
                        .answers(0)
                        .lines())
                .hasSize(3)
                .filteredOn(line -> line.contains("\"error\": \"files are not saved or loaded with --json\""))
                .hasSize(2);
        assertThat(file).doesNotExist();
    }
}
