package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/**
 * The colours of a board on a screen. They only repeat what signs say already, so that nothing is lost without them.
 */
enum Palette {
    /** Colours that can be told apart on any ground, since both ink and ground are set. */
    COLOURED {
        @Override
        AttributedStyle of(Ground ground, @Nullable Piece piece) {
            AttributedStyle style = AttributedStyle.DEFAULT.background(ground.colour);
            if (piece == null) {
                return style.foreground(GREY);
            }
            return style.bold().foreground(piece.side() == Side.ATTACKERS ? DARK_RED : NAVY);
        }
    },
    /** No colours: only what the cursor is on is shown the other way round, and pieces are bold. */
    PLAIN {
        @Override
        AttributedStyle of(Ground ground, @Nullable Piece piece) {
            AttributedStyle style = ground == Ground.CURSOR ? AttributedStyle.INVERSE : AttributedStyle.DEFAULT;
            return piece == null ? style : style.bold();
        }
    };

    private static final int GREY = 240;
    private static final int DARK_RED = 88;
    private static final int NAVY = 18;

    /** What a square is coloured for; the later ones hide the earlier ones. */
    enum Ground {
        ORDINARY(187),
        SPECIAL(180),
        LAST_MOVE(230),
        THREATENED(217),
        DESTINATION(151),
        TAKEN(210),
        HELD(117),
        CURSOR(221);

        private final int colour;

        Ground(int colour) {
            this.colour = colour;
        }
    }

    /** Returns how to draw a square with a piece or without one. */
    abstract AttributedStyle of(Ground ground, @Nullable Piece piece);
}
