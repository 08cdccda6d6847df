package io.github.tavlia.notation.record;

import java.util.regex.Pattern;

/**
 * The address before a turn: {@code 3.} in the main line, {@code 2a.1.3a.} for the third turn of the first variation of
 * the first move of turn 2.
 */
final class OpenTaflAddress {
    private static final Pattern MAIN = Pattern.compile("[1-9][0-9]{0,5}\\.");
    private static final Pattern VARIATION = Pattern.compile(
            "[1-9][0-9]{0,5}[a-z](?:\\.[1-9][0-9]{0,5}\\.[1-9][0-9]{0,5}[a-z]){1," + GameTree.DEEPEST + "}\\.");

    private final Tokens.Token token;
    private final String[] parts;

    OpenTaflAddress(Tokens.Token token) {
        this.token = token;
        String text = token.text();
        if (!MAIN.matcher(text).matches() && !VARIATION.matcher(text).matches()) {
            throw Source.expected(token.place(), "the number of a turn, such as 1., or 2a.1.1a. for a variation");
        }
        parts = text.substring(0, text.length() - 1).split("\\.", -1);
    }

    boolean isMain() {
        return parts.length == 1;
    }

    /** The number of the turn in its line. */
    int turn() {
        return number(parts.length - 1);
    }

    /** The letter, counted from 0, with which the turn of a variation begins. */
    int letter() {
        return letter(parts.length - 1);
    }

    /** The letter, counted from 0, of the move that the variation replaces. */
    int replacedLetter() {
        return letter(parts.length - 3);
    }

    /** Finds or starts the line that the turn belongs to. */
    OpenTaflLine find(OpenTaflLine main) {
        OpenTaflLine line = main;
        for (int i = 0; i + 2 < parts.length; i += 2) {
            OpenTaflLine.Node node = line.at(number(i), letter(i));
            if (node == null) {
                throw Source.expected(token.place(), "a variation of a move that stands above, not of " + parts[i]);
            }
            int known = node.variations.size();
            int wanted = number(i + 1);
            boolean starts = i + 3 == parts.length && turn() == 1;
            if (wanted > known + 1 || (wanted == known + 1 && !starts)) {
                throw Source.expected(token.place(), "variation " + (known + 1) + " with its first turn");
            }
            if (wanted == known + 1) {
                node.variations.add(new OpenTaflLine());
            }
            line = node.variations.get(wanted - 1);
        }
        if (turn() != line.turns() + 1) {
            throw Source.expected(token.place(), "turn " + (line.turns() + 1) + " of this line");
        }
        return line;
    }

    private int number(int part) {
        return Integer.parseInt(parts[part].replaceAll("[a-z]", ""));
    }

    private int letter(int part) {
        return parts[part].charAt(parts[part].length() - 1) - 'a';
    }
}
