package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The Ukrainian and the Russian texts say all that the English ones say, in the grammar of their language. */
class TranslationsTest {
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d)");
    private static final Pattern KING = Pattern.compile("\\{[kK]ing(\\.[a-z]+)?}");
    private static final Pattern PLURAL = Pattern.compile("\\{\\d,plural,([^}]*)}");
    private static final Pattern SYNTAX =
            Pattern.compile("\\{\\d,plural,|\\{\\d,choice,|\\{[kK]ing(\\.(gen|dat|ins))?}|\\{\\d}");
    private static final Square D4 = Square.parse("d4");
    private static final Square E5 = Square.parse("e5");

    static Stream<Locale> translations() {
        return Stream.of(Locale.forLanguageTag("uk"), Locale.forLanguageTag("ru"));
    }

    private static Map<String, String> bundle(String suffix) throws IOException {
        Properties texts = new Properties();
        try (InputStream in = Words.class.getResourceAsStream("Words" + suffix + ".properties")) {
            texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        Map<String, String> out = new TreeMap<>();
        texts.forEach((key, text) -> out.put((String) key, (String) text));
        return out;
    }

    private static Map<String, String> english() throws IOException {
        return bundle("");
    }

    private static Map<String, String> bundle(Locale locale) throws IOException {
        return bundle("_" + locale.getLanguage());
    }

    private static Collection<String> arguments(String text) {
        return new TreeSet<>(
                ARGUMENT.matcher(text).results().map(result -> result.group(1)).toList());
    }

    @ParameterizedTest
    @MethodSource("translations")
    void keys_areThoseOfEnglish(Locale locale) throws IOException {
        assertThat(bundle(locale).keySet()).isEqualTo(english().keySet());
    }

    @ParameterizedTest
    @MethodSource("translations")
    void arguments_ofEachText_areThoseOfEnglish(Locale locale) throws IOException {
        Map<String, String> english = english();
        bundle(locale).forEach((key, text) -> {
            assertThat(arguments(text)).as(key).isEqualTo(arguments(english.get(key)));
            assertThat(KING.matcher(text).find())
                    .as("%s tells of the king", key)
                    .isEqualTo(KING.matcher(english.get(key)).find());
        });
    }

    @ParameterizedTest
    @MethodSource("translations")
    void words_areInTheLanguageAndHaveItsForms(Locale locale) throws IOException {
        bundle(locale).forEach((key, text) -> {
            assertThat(text).as(key).isNotBlank();
            assertThat(SYNTAX.matcher(text).replaceAll(""))
                    .as(key)
                    .doesNotContainPattern("[A-Za-z']")
                    .doesNotContainPattern(locale.getLanguage().equals("uk") ? "[ыэёъ]" : "[іїєґ]");
            for (MatchResult forms : PLURAL.matcher(text).results().toList()) {
                assertThat(forms.group(1).split("\\|")).as(key).hasSize(3);
            }
            if (key.startsWith("title.")) {
                assertThat(text.split("\\|")).as(key).hasSize(4).doesNotHaveDuplicates();
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "uk", "ru"})
    void text_ofEveryKey_isMadeForAnyNumberAndKing(String language) throws IOException {
        for (KingTitle king : KingTitle.values()) {
            Phrases phrases = Phrases.of(Locale.forLanguageTag(language), king);
            for (String key : english().keySet()) {
                for (int number : new int[] {0, 1, 2, 5, 11, 12, 21, 22, 25, 100, 111, 122}) {
                    assertThat(phrases.text(key, number, number, number))
                            .as(key)
                            .doesNotContain("{", "}", "plural");
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, uk, хід іде на 1 клітину", "3, uk, хід іде на 3 клітини", "5, uk, хід іде на 5 клітин",
        "11, uk, хід іде на 11 клітин", "12, uk, хід іде на 12 клітин", "14, uk, хід іде на 14 клітин",
        "21, uk, хід іде на 21 клітину", "24, uk, хід іде на 24 клітини", "1, ru, ход идёт на 1 клетку",
        "4, ru, ход идёт на 4 клетки", "10, ru, ход идёт на 10 клеток", "13, ru, ход идёт на 13 клеток",
        "22, ru, ход идёт на 22 клетки", "1, en, the move goes 1 square", "21, en, the move goes 21 squares"
    })
    void noun_besideANumber_hasItsForm(int squares, String language, String start) {
        assertThat(Words.of(Locale.forLanguageTag(language)).refusal(new Refusal.TooFar(squares, 1)))
                .startsWith(start + ",");
    }

    @ParameterizedTest
    @CsvSource({
        "uk, KING, королем на d4, короля на d4 захопив нападник на e5",
        "uk, PRINCE, князем на d4, князя на d4 захопив нападник на e5",
        "uk, TSAR, царем на d4, царя на d4 захопив нападник на e5",
        "ru, KING, королём на d4, короля на d4 захватил нападающий на e5",
        "ru, PRINCE, князем на d4, князя на d4 захватил нападающий на e5",
        "ru, TSAR, царём на d4, царя на d4 захватил нападающий на e5",
        "en, KING, the king on d4, the king was captured on d4 by the attacker on e5",
        "en, PRINCE, the prince on d4, the prince was captured on d4 by the attacker on e5",
        "en, TSAR, the king on d4, the king was captured on d4 by the attacker on e5",
    })
    void king_byEachTitle_isDeclined(String language, KingTitle king, String closing, String end) {
        Words words = Words.of(Locale.forLanguageTag(language), king);
        CaptureCause cause = new CaptureCause.Custodial(E5, new Closing.ByPiece(D4, Piece.KING));
        assertThat(words.capture(Capture.of(E5, Piece.ATTACKER, cause))).endsWith(closing);
        EndReason reason = new EndReason.KingCaptured(D4, SquareSet.parse(7, "e5"));
        assertThat(words.outcome(new Outcome.Win(Side.ATTACKERS, reason))).isEqualTo(end);
    }

    @Test
    void answers_ukrainian_areSentences() {
        Words words = Words.of(Locale.forLanguageTag("uk-UA"));
        assertThat(words.refusal(new Refusal.Blocked(E5, Piece.DEFENDER))).isEqualTo("шлях перекриває захисник на e5");
        assertThat(words.refusal(new Refusal.MayNotStop(D4, Terrain.THRONE)))
                .isEqualTo("фігура не може зупинитися на троні d4");
        assertThat(words.refusal(new Refusal.RepetitionForbidden(3, 12)))
                .isEqualTo("тоді позиція трапилася б 3 рази, попереднього разу після 12 півходів");
        assertThat(words.capture(Capture.of(
                        D4,
                        Piece.ATTACKER,
                        new CaptureCause.Custodial(E5, new Closing.BySquare(D4, Terrain.CORNER, false)))))
                .isEqualTo("нападник на d4 захоплений між фігурою на e5 і порожнім кутом d4");
        assertThat(words.outcome(new Outcome.Draw(new EndReason.CaptureFreeLimitReached(100))))
                .isEqualTo("захоплень не було вже 100 півходів поспіль");
        assertThat(words.name(Side.ATTACKERS)).isEqualTo("нападники");
        assertThat(words.name(Terrain.CORNER)).isEqualTo("кут");
    }

    @Test
    void answers_russian_areSentences() {
        Words words = Words.of(Locale.forLanguageTag("ru-RU"), KingTitle.PRINCE);
        assertThat(words.refusal(new Refusal.Blocked(E5, Piece.KING))).isEqualTo("путь преграждает князь на e5");
        assertThat(words.refusal(new Refusal.GameOver(new Outcome.Win(Side.DEFENDERS, new EndReason.Escaped(D4)))))
                .isEqualTo("игра окончена: князь спасся, достигнув клетки d4");
        assertThat(words.outcome(new Outcome.Draw(new EndReason.Repeated(3, 1))))
                .isEqualTo("позиция встретилась 3 раза, впервые после 1 полухода");
        assertThat(words.outcome(
                        new Outcome.Win(Side.ATTACKERS, new EndReason.Encircled(SquareSet.parse(7, "a1 b2 c3")))))
                .isEqualTo("нападающие на a1, b2 и c3 окружили князя и всех защитников");
        assertThat(List.of(words.name(Side.DEFENDERS), words.name(Piece.KING), words.name(Terrain.CAMP)))
                .containsExactly("защитники", "князь", "лагерь");
    }
}
