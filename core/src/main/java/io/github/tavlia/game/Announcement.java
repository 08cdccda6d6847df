package io.github.tavlia.game;

/**
 * What the king's player calls out when the king can escape with his next move. The words are those that Linnaeus heard in
 * 1732 in Lapland for tablut: <i>raichi</i> when one way to the edge is open, and <i>tuichu</i> when two are, for then he
 * cannot be stopped. The rules do not depend on it.
 *
 * <p>A way is a direction: several escape squares in one direction, as in variants whose corners are blocks of squares,
 * are one way, since one piece can shut it.
 *
 * @since 0.1
 */
public enum Announcement {
    /** The king cannot escape with one move. */
    NONE,
    /** The king can escape in one direction. */
    RAICHI,
    /** The king can escape in two directions or more. */
    TUICHU
}
