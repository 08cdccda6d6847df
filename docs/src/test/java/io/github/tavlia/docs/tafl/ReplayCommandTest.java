package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Square;
import io.github.tavlia.rules.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    /** A game of Brandubh in which the king goes round to the corner g1. */
    private static final String WON = "d1-b1 d3-b3 b1-c1 d4-d3 c1-b1 d3-g3 b1-c1 g3-g1";

    @TempDir
    private Path folder;

    @Test
    void replay_ofSeveralFiles_addsThemUp() throws IOException {
        Run run = Run.tafl(
                        "replay", "brandubh-7", file("a", WON + ",0,0,White"), file("b", WON + ",0,0,\ntimeout,0,0,"))
                .answers(0);
        assertThat(run.out()).isEqualTo("""
                games: 3 plies: 16 illegal: 0 captures differing: 0 ended early: 0 repetition: 0 winner differing: 0
                end: escape 2
                """);
    }

    @Test
    void replay_ofAnIllegalMove_tellsWhereAndLeavesTheGame() throws IOException {
        String file = file("a", "d1-b1 d3-a1 a4-a5,0,0,Black");
        Run run = Run.tafl("replay", "brandubh-7", file).answers(1);
        assertThat(run.lines())
                .startsWith(file + ":1:7: move 2 (d3-a1) is illegal: "
                        + Sentences.of(new Refusal.NotStraight(Square.parse("d3"), Square.parse("a1"))))
                .contains("games: 1 plies: 1 illegal: 1 captures differing: 0 ended early: 0 repetition: 0 winner"
                        + " differing: 0");
    }

    @Test
    void replay_ofOtherCaptures_tellsBoth() throws IOException {
        String file = file("a", "d1-b1xd3xc4 d3-b3,2,0,Ongoing");
        assertThat(Run.tafl("replay", "brandubh-7", file).answers(1).lines())
                .startsWith(file + ":1:1: move 1 (d1-b1) does not capture d3 c4, as the record says");
    }

    @Test
    void replay_ofACaptureNamedTwice_countsItOnce() throws IOException {
        String file = file("a", "d1-c1 d3-b3 d2-b2xb3xb3,2,0,Ongoing");
        assertThat(Run.tafl("replay", "brandubh-7", file).answers(0).out())
                .contains("plies: 3", "captures differing: 0");
    }

    @Test
    void replay_ofARecordThatGoesOn_tellsAfterWhichEnd() throws IOException {
        String file = file("a", WON + " a4-a5,0,0,Black");
        String end = Sentences.escapedTo("g1");
        assertThat(Run.tafl("replay", "brandubh-7", file).answers(1).lines())
                .containsExactly(
                        file + ":1:49: move 9 (a4-a5) comes after the end: " + end,
                        file + ":1:43: move 8 (g3-g1) leads to \"" + end + "\", but the record says attackers won",
                        "games: 1 plies: 8 illegal: 0 captures differing: 0 ended early: 1 repetition: 0 winner"
                                + " differing: 1",
                        "end: escape 1");
    }

    @Test
    void replay_ofARepetition_checksTheRestWithoutTheRule() throws IOException {
        String shuffle = "d1-c1 d3-c3 c1-d1 c3-d3";
        String twice = shuffle + " " + shuffle;
        // Whoever repeats for the third time loses, whatever the record says.
        assertThat(Run.tafl("replay", "brandubh-7", file("a", twice + ",0,0,Black"))
                        .answers(0)
                        .out())
                .contains("repetition: 0 winner differing: 0\nend: repetition 1\n");
        Run run = Run.tafl("replay", "brandubh-7", file("b", twice + " " + WON + ",0,0,White"));
        assertThat(run.answers(0).out())
                .contains("games: 1 plies: 16 illegal: 0", "repetition: 1 winner differing: 0\nend: escape 1\n");
    }

    @Test
    void replay_ofManyDiscrepancies_tellsTheFirst() throws IOException {
        String file = file("a", String.join("\n", Collections.nCopies(23, "d1-a1,0,0,")));
        Run run = Run.tafl("replay", "brandubh-7", file).answers(1);
        assertThat(run.lines()).hasSize(22).element(20).isEqualTo("... and 3 more");
        assertThat(Run.tafl("replay", "--json", "brandubh-7", file).answers(1).out())
                .contains("  \"illegal\": 23,\n", "      \"line\": 20,\n", "  \"discrepanciesLeftOut\": 3\n")
                .doesNotContain("\"line\": 21,");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text + "\n").toString();
    }
}
