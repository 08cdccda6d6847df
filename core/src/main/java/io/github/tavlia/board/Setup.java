package io.github.tavlia.board;

import com.google.errorprone.annotations.Immutable;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A placement of pieces, the side whose turn it is, and the little of the past that the rules may ask for: what a game starts
 * from. A setup need not be playable; the rules tell what is wrong with it when a game is to begin there.
 *
 * @since 0.1
 */
@Immutable
public final class Setup {
    private final Board board;
    private final Side toMove;
    private final @Nullable Square continuing;
    private final int capturelessPlies;

    private Setup(Board board, Side toMove, @Nullable Square continuing, int capturelessPlies) {
        this.board = board;
        this.toMove = toMove;
        this.continuing = continuing;
        this.capturelessPlies = capturelessPlies;
    }

    /**
     * Returns a setup at the beginning of a turn, with nothing remembered.
     *
     * @param board where the pieces stand
     * @param toMove the side that moves next
     * @return the setup
     */
    public static Setup of(Board board, Side toMove) {
        return new Setup(board, toMove, null, 0);
    }

    /**
     * Returns this setup in the midst of a turn of several steps.
     *
     * @param piece where the piece stands that has captured and may go on; any square, since only the rules tell what is
     *     wrong with it
     * @return the new setup
     */
    public Setup withContinuing(Square piece) {
        return new Setup(board, toMove, piece, capturelessPlies);
    }

    /**
     * Returns this setup with a count for rules that draw a game without captures.
     *
     * @param plies how many moves, both sides counted, have been played since the last capture; at most 1,000,000
     * @return the new setup
     * @throws IllegalArgumentException if the count is negative or larger
     */
    public Setup withCapturelessPlies(int plies) {
        if (plies < 0 || plies > 1_000_000) {
            throw new IllegalArgumentException("captureless plies from 0 to 1000000, not " + plies);
        }
        return new Setup(board, toMove, continuing, plies);
    }

    /**
     * Returns where the pieces stand.
     *
     * @return the board
     */
    public Board board() {
        return board;
    }

    /**
     * Returns whose turn it is.
     *
     * @return the side that moves next
     */
    public Side toMove() {
        return toMove;
    }

    /**
     * Returns the piece that is in the midst of a turn of several steps.
     *
     * @return where it stands; empty at the beginning of a turn
     */
    public Optional<Square> continuing() {
        return Optional.ofNullable(continuing);
    }

    /**
     * Returns how long nothing had been captured.
     *
     * @return plies, both sides counted; 0 if nothing is remembered
     */
    public int capturelessPlies() {
        return capturelessPlies;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Setup other
                && other.toMove == toMove
                && other.capturelessPlies == capturelessPlies
                && Objects.equals(other.continuing, continuing)
                && other.board.equals(board);
    }

    @Override
    public int hashCode() {
        return 31 * board.hashCode() + toMove.ordinal();
    }

    /** Returns the board, the side to move and what is remembered; the form may change. */
    @Override
    public String toString() {
        return board
                + "to move: "
                + toMove
                + (continuing == null ? "" : ", going on with " + continuing)
                + (capturelessPlies == 0 ? "" : ", plies without capture: " + capturelessPlies);
    }
}
