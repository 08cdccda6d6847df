package io.github.tavlia.rules;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Puts words into a pattern in the form that its sentence needs: the word for the king, and nouns beside numbers. */
final class Inflection {
    private static final Pattern KING = Pattern.compile("\\{(king|King)(?:\\.([a-z]+))?}");
    private static final Pattern PLURAL = Pattern.compile("\\{(\\d),plural,([^{}]*)}");
    private static final Pattern BAR = Pattern.compile("\\|");
    private static final List<String> CASES = List.of("nom", "gen", "dat", "ins");

    private final String[] king;

    /** For a language's word for the king, its cases divided by bars; one form alone serves for all. */
    Inflection(String king) {
        this.king = BAR.split(king);
    }

    /** Returns a pattern without {@code {king}} and {@code {0,plural,...}}. */
    String inflect(String pattern, Object... parts) {
        String named =
                KING.matcher(pattern).replaceAll(king -> Matcher.quoteReplacement(king(king.group(1), king.group(2))));
        return PLURAL.matcher(named)
                .replaceAll(noun -> Matcher.quoteReplacement(plural(
                        ((Number) parts[Integer.parseInt(noun.group(1))]).intValue(), BAR.split(noun.group(2)))));
    }

    private String king(String token, @Nullable String grammaticalCase) {
        int number = grammaticalCase == null ? 0 : CASES.indexOf(grammaticalCase);
        String word = king[king.length == 1 ? 0 : number];
        return token.equals("king") ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** Of two forms, the first goes with 1; of three, they go with 21, 22 and 25, as in Slavic languages. */
    private static String plural(int number, String... forms) {
        if (forms.length == 2) {
            return forms[number == 1 ? 0 : 1];
        }
        boolean teen = number / 10 % 10 == 1;
        int last = number % 10;
        if (!teen && last == 1) {
            return forms[0];
        }
        return !teen && last >= 2 && last <= 4 ? forms[1] : forms[2];
    }
}
