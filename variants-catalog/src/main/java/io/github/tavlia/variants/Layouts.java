package io.github.tavlia.variants;

import io.github.tavlia.board.Board;

/** Start positions that several variants share, the highest rank first. Others stand in the file of their variant. */
final class Layouts {
    /** Brandubh: a cross of eight attackers around a cross of four defenders. */
    static final Board BRANDUBH_7 = Board.parse("""
        . . . A . . .
        . . . A . . .
        . . . D . . .
        A A D K D A A
        . . . D . . .
        . . . A . . .
        . . . A . . .
        """);

    /** Tablut, as in Linnaeus's drawing, the only start position of the family that is certain. */
    static final Board TABLUT_9 = Board.parse("""
        . . . A A A . . .
        . . . . A . . . .
        . . . . D . . . .
        A . . . D . . . A
        A A D D K D D A A
        A . . . D . . . A
        . . . . D . . . .
        . . . . A . . . .
        . . . A A A . . .
        """);

    /** The diamond of the modern games on 11x11. */
    static final Board DIAMOND_11 = Board.parse("""
        . . . A A A A A . . .
        . . . . . A . . . . .
        . . . . . . . . . . .
        A . . . . D . . . . A
        A . . . D D D . . . A
        A A . D D K D D . A A
        A . . . D D D . . . A
        A . . . . D . . . . A
        . . . . . . . . . . .
        . . . . . A . . . . .
        . . . A A A A A . . .
        """);

    /** Bell's reading of the drawing of 1587: the defenders as a diamond. */
    static final Board BELL_11 = Board.parse("""
        . . . . A A A . . . .
        . . . . A . A . . . .
        . . . . . A . . . . .
        . . . . . D . . . . .
        A A . . D D D . . A A
        A . A D D K D D A . A
        A A . . D D D . . A A
        . . . . . D . . . . .
        . . . . . A . . . . .
        . . . . A . A . . . .
        . . . . A A A . . . .
        """);

    /** The long cross: three lines of defenders reach from the king towards each side. */
    static final Board CROSS_11 = Board.parse("""
        . . . A A A A A . . .
        . . . . . A . . . . .
        . . . . . D . . . . .
        A . . . . D . . . . A
        A . . . . D . . . . A
        A A D D D K D D D A A
        A . . . . D . . . . A
        A . . . . D . . . . A
        . . . . . D . . . . .
        . . . . . A . . . . .
        . . . A A A A A . . .
        """);

    /** The open layout on 13x13. */
    static final Board PARLETT_13 = Board.parse("""
        . . . . A A A A A . . . .
        . . . . . A . A . . . . .
        . . . . . . A . . . . . .
        . . . . . . D . . . . . .
        A . . . D . . . D . . . A
        A A . . . D D D . . . A A
        A . A D . D K D . D A . A
        A A . . . D D D . . . A A
        A . . . D . . . D . . . A
        . . . . . . D . . . . . .
        . . . . . . A . . . . . .
        . . . . . A . A . . . . .
        . . . . A A A A A . . . .
        """);

    /** The diamond and cross on 13x13, called Gokstad 3 on playtaflonline. */
    static final Board GOKSTAD_13 = Board.parse("""
        . . . A A A A A A A . . .
        . . . . . . A . . . . . .
        . . . . . . . . . . . . .
        A . . . . . D . . . . . A
        A . . . . . D . . . . . A
        A . . . . D D D . . . . A
        A A . D D D K D D D . A A
        A . . . . D D D . . . . A
        A . . . . . D . . . . . A
        A . . . . . D . . . . . A
        . . . . . . . . . . . . .
        . . . . . . A . . . . . .
        . . . A A A A A A A . . .
        """);

    /** The layout on 15x15 that is called Coppergate II on playtaflonline. */
    static final Board COPPERGATE_15 = Board.parse("""
        . . . . . A A A A A . . . . .
        . . . . . . A A A . . . . . .
        . . . . . . . A . . . . . . .
        . . . . . . . A . . . . . . .
        . . . . . . . D . . . . . . .
        A . . . . . D D D . . . . . A
        A A . . . D . D . D . . . A A
        A A A A D D D K D D D A A A A
        A A . . . D . D . D . . . A A
        A . . . . . D D D . . . . . A
        . . . . . . . D . . . . . . .
        . . . . . . . A . . . . . . .
        . . . . . . . A . . . . . . .
        . . . . . . A A A . . . . . .
        . . . . . A A A A A . . . . .
        """);

    private Layouts() {}
}
