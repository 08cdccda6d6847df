package io.github.tavlia.docs.tafl;

/** Makes one line of a message, which may quote anything that a user can type. */
final class OneLine {
    private static final int LONGEST = 500;

    private OneLine() {}

    static String of(String message) {
        StringBuilder out = new StringBuilder();
        message.codePoints().limit(LONGEST).map(c -> isPrintable(c) ? c : '?').forEach(out::appendCodePoint);
        return message.codePointCount(0, message.length()) > LONGEST ? out + "..." : out.toString();
    }

    private static boolean isPrintable(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
