package io.github.tavlia.render;

/** Writes elements, one a line. Attributes come in pairs of name and value, and keep their order. */
final class XmlWriter {
    private final StringBuilder out = new StringBuilder();

    void open(String name, Object... attributes) {
        start(name, attributes);
        out.append(">\n");
    }

    void close(String name) {
        out.append("</").append(name).append(">\n");
    }

    void empty(String name, Object... attributes) {
        start(name, attributes);
        out.append("/>\n");
    }

    void text(String name, String text, Object... attributes) {
        start(name, attributes);
        out.append('>').append(escape(text)).append("</").append(name).append(">\n");
    }

    private void start(String name, Object... attributes) {
        out.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]).append("=\"");
            out.append(escape(String.valueOf(attributes[i + 1]))).append('"');
        }
    }

    /** Replaces what XML reserves, and what it cannot hold in any form. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\t', '\n', '\r' -> escaped.append("&#").append(c).append(';');
                default -> escaped.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    private static boolean isAllowed(int c) {
        boolean surrogate = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
        return c >= ' ' && !surrogate && c != 0xFFFE && c != 0xFFFF;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
