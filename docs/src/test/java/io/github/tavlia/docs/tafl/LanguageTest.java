package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LanguageTest {
    @Test
    void show_ukrainian_tellsTheRulesInIt() {
        assertThat(Run.tafl("show", "brandubh-7", "--lang", "uk").answers(0).out())
                .startsWith("Брандубх (brandubh-7)\n")
                .contains("A нападник, D захисник, K король, + трон, # кут\nходять: нападники\n")
                .contains("- Захисники перемагають, коли король доходить до кута.\n");
    }

    @Test
    void show_russianTavlei_speaksOfThePrince() {
        assertThat(Run.tafl("show", "tavlei-9", "--lang", "ru").answers(0).out())
                .startsWith("Тавлеи (tavlei-9)\n")
                .contains("K князь")
                .contains("- Нападающие побеждают, когда князь захвачен.\n")
                .doesNotContain("корол");
    }

    @Test
    void show_jsonInUkrainian_translatesTextsButNoKeys() {
        assertThat(Run.tafl("show", "brandubh-7", "--lang=uk", "--json")
                        .answers(0)
                        .out())
                .contains("\"name\": \"Брандубх\"", "\"toMove\": \"attackers\"", "\"Король починає на d4.\"");
    }

    @Test
    void variants_russian_haveRussianNamesWhereThereAreAny() {
        assertThat(Run.tafl("variants", "--lang", "ru").answers(0).lines())
                .anySatisfy(line -> assertThat(line).matches("tavlei-9 +9x9 +16:8 +нападающие  Тавлеи"))
                .anySatisfy(line -> assertThat(line).matches("fetlar-11 +11x11 +24:12 +нападающие  Fetlar Hnefatafl"));
    }

    @Test
    void check_illegalMove_saysWhyInTheLanguage() {
        assertThat(Run.tafl("check", "brandubh-7", "--lang", "uk", "d2-d4").lines())
                .containsExactly("legal: no", "reason: шлях перекриває захисник на d3");
    }

    @Test
    void check_wonGame_saysHowInTheLanguage() {
        assertThat(Run.tafl(
                                "check",
                                "brandubh-7",
                                "--lang",
                                "ru",
                                "--position",
                                "/1K5/7/7/7/7/t6/7/",
                                "--to-move",
                                "defenders",
                                "b1-a1")
                        .answers(0)
                        .lines())
                .contains("outcome: победа защитников: король спасся, достигнув клетки a1");
    }

    @Test
    void play_illegalMove_isRefusedInTheLanguage() {
        assertThat(Run.typing("d2-d4\nquit\n", "play", "brandubh-7", "--lang", "uk")
                        .out())
                .contains("нападники> illegal: шлях перекриває захисник на d3\n");
    }

    @Test
    void lang_unknown_isBadInput() {
        Run.tafl("show", "brandubh-7", "--lang", "de").complains("'de' is none of en, uk, ru");
    }
}
