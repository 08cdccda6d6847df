package io.github.tavlia.render;

import java.util.stream.Stream;

/**
 * The colours of an {@link SvgBoard}. All are written {@code #rrggbb}.
 *
 * @param ground the board
 * @param attackers the attackers' men
 * @param defenders the defenders' men
 * @param king the king
 * @param signs what is drawn on top
 * @since 0.1
 */
public record Theme(Ground ground, Paint attackers, Paint defenders, Paint king, Signs signs) {
    /** Warm wood and ink, for light pages. */
    public static final Theme LIGHT = new Theme(
            new Ground("#fbf6ea", "#f1deb9", "#a5814f", "#e2c48f", "#a5814f", "#6b5433"),
            new Paint("#3b2a24", "#1d1411", "#8d6e5c"),
            new Paint("#fffaf0", "#4a3527", "#d9c4a0"),
            new Paint("#fffaf0", "#8f1d1a", "#8f1d1a"),
            new Signs("#f2b134", "#5f8a4c", "#b3261e", "#1f5f99"));

    /** Lamp light on dark wood, for dark pages. */
    public static final Theme DARK = new Theme(
            new Ground("#1b1a19", "#37302a", "#6f6153", "#4d4136", "#8c7a66", "#b5a48d"),
            new Paint("#14110f", "#b39d82", "#5d5044"),
            new Paint("#eadfc8", "#15120f", "#b7a688"),
            new Paint("#f4d58a", "#15120f", "#7a2a12"),
            new Signs("#c98a1b", "#8fbf75", "#ff7061", "#6db3f2"));

    /** Black on white, with grey for special squares, for paper and for any eyes. */
    public static final Theme PRINT = new Theme(
            new Ground("#ffffff", "#ffffff", "#000000", "#e3e3e3", "#000000", "#000000"),
            new Paint("#000000", "#000000", "#ffffff"),
            new Paint("#ffffff", "#000000", "#ffffff"),
            new Paint("#ffffff", "#000000", "#000000"),
            new Signs("#b5b5b5", "#000000", "#000000", "#000000"));

    /**
     * The colours of a board.
     *
     * @param paper around the squares
     * @param square ordinary squares
     * @param line the lines between squares
     * @param special throne, corners and camps
     * @param ornament the figures on throne and corners
     * @param letter the names of files and ranks
     * @since 0.1
     */
    public record Ground(String paper, String square, String line, String special, String ornament, String letter) {
        /**
         * Makes the colours of a board.
         *
         * @param paper around the squares
         * @param square ordinary squares
         * @param line the lines between squares
         * @param special throne, corners and camps
         * @param ornament the figures on throne and corners
         * @param letter the names of files and ranks
         * @throws IllegalArgumentException if a colour is not written {@code #rrggbb}
         */
        public Ground {
            requireColours(paper, square, line, special, ornament, letter);
        }
    }

    /**
     * The colours of a kind of piece.
     *
     * @param body the piece
     * @param rim its outline
     * @param detail the ring on a man, the crown on the king, and labels
     * @since 0.1
     */
    public record Paint(String body, String rim, String detail) {
        /**
         * Makes the colours of a kind of piece.
         *
         * @param body the piece
         * @param rim its outline
         * @param detail the ring on a man, the crown on the king, and labels
         * @throws IllegalArgumentException if a colour is not written {@code #rrggbb}
         */
        public Paint {
            requireColours(body, rim, detail);
        }
    }

    /**
     * The colours of what is drawn on top.
     *
     * @param lastMove the squares that the last move left and entered
     * @param destination where a piece may go
     * @param captured where a piece has just been captured
     * @param mark what the application draws
     * @since 0.1
     */
    public record Signs(String lastMove, String destination, String captured, String mark) {
        /**
         * Makes the colours of what is drawn on top.
         *
         * @param lastMove the squares that the last move left and entered
         * @param destination where a piece may go
         * @param captured where a piece has just been captured
         * @param mark what the application draws
         * @throws IllegalArgumentException if a colour is not written {@code #rrggbb}
         */
        public Signs {
            requireColours(lastMove, destination, captured, mark);
        }
    }

    private static void requireColours(String... colours) {
        Stream.of(colours).filter(colour -> !colour.matches("#[0-9a-fA-F]{6}")).forEach(colour -> {
            throw new IllegalArgumentException("a colour is written #rrggbb, not " + colour);
        });
    }
}
