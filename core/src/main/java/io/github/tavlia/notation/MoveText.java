package io.github.tavlia.notation;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Moves as records write them: {@code d1-d3}, with captures {@code d1-d3xe3xf3} or {@code d1-d3xe3/f3}, with the piece
 * {@code Ke6-e7xf7}, with a remark {@code Ke1-a1--}. A piece may also be named before a captured square,
 * {@code c2-c3xKc4}; that letter is read and not kept, since the position says what stands there.
 *
 * <p>A letter that could be a file as well ({@code c}, {@code g}, {@code k}, {@code m}, {@code n}) is a piece if
 * another letter follows. Pieces of which there are no rules ({@code n k m g C M G}) are refused.
 *
 * <p>A jump has {@code ^} between its squares, a further step of the same turn {@code =}, a jump as a further step
 * {@code ^=}: {@code Ne8=e4xe3}. A turn that could go on is ended by a move from the square of the piece to the same square,
 * {@code e8-e8}; where the next move of a record belongs to the other side, it may be missing.
 *
 * @since 0.1
 */
public final class MoveText {
    /** How many characters a text may have: enough to name every square of the largest board twice. */
    public static final int LONGEST = 4_000;

    private static final MoveInfo[] LONGEST_SUFFIX_FIRST = {
        MoveInfo.KING_CAPTURED, MoveInfo.KING_THREATENED, MoveInfo.ESCAPED, MoveInfo.ESCAPE_THREATENED
    };

    private static final MoveKind[] LONGEST_MARK_FIRST = {
        MoveKind.JUMP_CONTINUATION, MoveKind.JUMP, MoveKind.CONTINUATION, MoveKind.SLIDE
    };

    private MoveText() {}

    /**
     * Reads a move.
     *
     * @param text the move and nothing else
     * @return what it says
     * @throws NotationException if the text is anything else
     */
    public static WrittenMove parse(String text) {
        Cursor.checkLength(text, LONGEST, "a move");
        Cursor cursor = new Cursor(text);
        Optional<Piece> piece = piece(cursor);
        Square from = cursor.square();
        MoveKind kind = kind(cursor);
        Move move = Move.of(from, cursor.square());
        List<Square> captures = captures(cursor);
        Optional<MoveInfo> info = info(cursor);
        cursor.expectEnd("the end of the move, or x and a captured square");
        return new WrittenMove(move, piece, kind, captures, info);
    }

    /**
     * Writes a move with an {@code x} before each captured square, as the archive of played games has it;
     * {@link #parse} reads it back.
     *
     * @param move the move
     * @return the text
     */
    public static String format(WrittenMove move) {
        return write(move, "x");
    }

    /**
     * Writes a move with a slash between captured squares, as OpenTafl does; {@link #parse} reads it back.
     *
     * @param move the move
     * @return the text
     */
    public static String formatForOpenTafl(WrittenMove move) {
        return write(move, "/");
    }

    private static Optional<Piece> piece(Cursor cursor) {
        return cursor.nextIsPrefix()
                ? Optional.of(PieceLetters.read(cursor, "a square, or t, T, K, c or N before it"))
                : Optional.empty();
    }

    private static MoveKind kind(Cursor cursor) {
        for (MoveKind kind : LONGEST_MARK_FIRST) {
            if (cursor.skip(kind.mark())) {
                return kind;
            }
        }
        throw cursor.expected("a hyphen, as in d1-d3, or ^, = or ^=");
    }

    private static List<Square> captures(Cursor cursor) {
        List<Square> captures = new ArrayList<>();
        while (cursor.skip('x') || (!captures.isEmpty() && cursor.skip('/'))) {
            // The letter is checked and dropped.
            var unused = piece(cursor);
            captures.add(cursor.square());
        }
        return captures;
    }

    private static Optional<MoveInfo> info(Cursor cursor) {
        for (MoveInfo info : LONGEST_SUFFIX_FIRST) {
            if (cursor.skip(info.suffix())) {
                return Optional.of(info);
            }
        }
        return Optional.empty();
    }

    private static String write(WrittenMove move, String between) {
        StringBuilder out = new StringBuilder();
        move.piece().ifPresent(piece -> out.append(PieceLetters.letter(piece)));
        out.append(move.move().from())
                .append(move.kind().mark())
                .append(move.move().to());
        String separator = "x";
        for (Square square : move.captures()) {
            out.append(separator).append(square);
            separator = between;
        }
        move.info().ifPresent(info -> out.append(info.suffix()));
        return out.toString();
    }
}
