package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {
    @Test
    void show_ofAVariant_drawsTheBoard() {
        assertThat(Run.tafl("show", "brandubh-7").answers(0).out()).startsWith("""
                Brandubh (brandubh-7)

                7 # . . A . . #
                6 . . . A . . .
                5 . . . D . . .
                4 A A D K D A A
                3 . . . D . . .
                2 . . . A . . .
                1 # . . A . . #
                  a b c d e f g

                A attacker, D defender, K king, + throne, # corner
                to move: attackers
                """);
    }

    @Test
    void show_ofAVariant_tellsAllRules() {
        assertThat(Run.tafl("show", "copenhagen-11").lines())
                .containsAll(VariantCatalog.get("copenhagen-11").ruleset().describe(Locale.ENGLISH).stream()
                        .map(sentence -> "- " + sentence)
                        .toList());
    }

    @Test
    void show_ofAPosition_drawsItWithTheEmptyThrone() {
        assertThat(Run.tafl("show", "brandubh-7", "--position", "/t6/7/7/7/7/2K4/7/", "--to-move", "defenders")
                        .answers(0)
                        .out())
                .contains("6 . . K . . . .\n", "4 . . . + . . .\n", "1 A . . . . . #\n", "to move: defenders\n");
    }

    @Test
    void show_ofCampsAndOfNoSpecialSquares_explainsTheSigns() {
        assertThat(Run.tafl("show", "tablut-ashton-9").out()).contains(", K king, + throne, c camp\n");
        assertThat(Run.tafl("show", "sea-battle-9").out()).contains("A attacker, D defender, K king\n");
    }

    @Test
    void svg_ofAVariant_isWrittenToTheFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("board.svg");
        assertThat(Run.tafl("show", "brandubh-7", "--svg", file.toString())
                        .answers(0)
                        .out())
                .startsWith("Brandubh");
        assertThat(file).content().startsWith("<svg ").contains("<title>").endsWith("</svg>\n");
        Run.tafl("show", "brandubh-7", "--svg", folder.resolve("none/board.svg").toString())
                .complains("board.svg: no such file");
    }

    @Test
    void show_ofARulesText_tellsItsRules() {
        Run run = Run.tafl("show", "dim:7 surf:n ks:w cenh: cenhe: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/")
                .answers(0);
        assertThat(run.lines())
                .startsWith("Rules given as text (custom)")
                .contains("- The board has 7 files and 7 ranks.");
    }

    @Test
    void json_ofAVariant_hasTheSame() {
        assertThat(Run.tafl("show", "--json", "brandubh-7").answers(0).out())
                .startsWith("{\n  \"id\": \"brandubh-7\",\n  \"name\": \"Brandubh\",\n  \"size\": 7,\n")
                .contains("\"position\": \"/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/\",\n", "\"7 # . . A . . #\"");
    }
}
