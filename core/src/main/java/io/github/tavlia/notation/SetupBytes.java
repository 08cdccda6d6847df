package io.github.tavlia.notation;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A position in few bytes, for storage: board, side to move, and what a {@link Setup} remembers. The bytes stay readable for
 * later versions of Tavlia.
 *
 * <pre>
 * byte 0      the version of the form, 1 or 2
 * byte 1      the number of files, and 128 more if the defenders are to move
 *
 * version 1: no special men, nothing remembered
 * from 2 on   two bits a square in the order of their indices, a1 first, the lowest bits of a byte first:
 *             0 empty, 1 attacker, 2 defender, 3 king; bits left over are 0
 *
 * version 2: any other setup
 * byte 2, 3   the index of the square of the piece in the midst of its turn and 1 more, or 0; the lowest byte first
 * byte 4 to 6 for how many plies nothing has been captured, the lowest byte first
 * from 7 on   four bits a square, in the same order: as above, and 4 commander, 5 knight
 * </pre>
 *
 * <p>A board of 11x11 takes 33 bytes in version 1 and 68 in version 2. Equal setups have equal bytes.
 *
 * @since 0.1
 */
public final class SetupBytes {
    private static final int DEFENDERS = 0x80;
    private static final int HEAD = 2;
    private static final int PAST = 5;
    private static final int MOST_PLIES = 1_000_000;

    private SetupBytes() {}

    /**
     * Writes a setup; {@link #decode} reads it back.
     *
     * @param setup the setup
     * @return the bytes
     */
    public static byte[] encode(Setup setup) {
        int size = setup.board().size();
        boolean plain = isPlain(setup);
        byte[] out = new byte[length(size, plain)];
        out[0] = (byte) (plain ? 1 : 2);
        out[1] = (byte) (size | (setup.toMove() == Side.DEFENDERS ? DEFENDERS : 0));
        if (!plain) {
            int piece = setup.continuing().map(square -> square.index(size) + 1).orElse(0);
            put(out, HEAD, 2, piece);
            put(out, HEAD + 2, 3, setup.capturelessPlies());
        }
        int bits = plain ? 2 : 4;
        int first = plain ? HEAD : HEAD + PAST;
        for (int cell = 0; cell < size * size; cell++) {
            int code = code(setup.board().pieceAt(Square.ofIndex(cell, size)));
            out[first + cell * bits / 8] |= (byte) (code << cell * bits % 8);
        }
        return out;
    }

    private static boolean isPlain(Setup setup) {
        Board board = setup.board();
        return setup.continuing().isEmpty()
                && setup.capturelessPlies() == 0
                && board.squares(Piece.COMMANDER).isEmpty()
                && board.squares(Piece.KNIGHT).isEmpty();
    }

    private static void put(byte[] out, int from, int count, int number) {
        for (int i = 0; i < count; i++) {
            out[from + i] = (byte) (number >>> 8 * i);
        }
    }

    private static int get(byte[] bytes, int from, int count) {
        int number = 0;
        for (int i = count - 1; i >= 0; i--) {
            number = number << 8 | bytes[from + i] & 0xff;
        }
        return number;
    }

    /**
     * Reads a setup.
     *
     * @param bytes the bytes and nothing else
     * @return the setup
     * @throws NotationException if the bytes are anything else; its offset counts bytes
     */
    public static Setup decode(byte[] bytes) {
        if (bytes.length < HEAD || bytes[0] != 1 && bytes[0] != 2) {
            throw wrong(bytes, 0, "the version, which is 1 or 2, and the size of the board");
        }
        boolean plain = bytes[0] == 1;
        int size = bytes[1] & 0xff & ~DEFENDERS;
        if (size < 5 || size > 19 || size % 2 == 0) {
            throw wrong(bytes, 1, "an odd size from 5 to 19");
        }
        int length = length(size, plain);
        if (bytes.length != length) {
            throw wrong(bytes, Math.min(bytes.length, length), length + " bytes, not " + bytes.length);
        }
        Side toMove = (bytes[1] & DEFENDERS) == 0 ? Side.ATTACKERS : Side.DEFENDERS;
        Setup setup = Setup.of(board(bytes, size, plain), toMove);
        return plain ? setup : withPast(setup, bytes);
    }

    private static Board board(byte[] bytes, int size, boolean plain) {
        int bits = plain ? 2 : 4;
        int first = plain ? HEAD : HEAD + PAST;
        Board board = Board.empty(size);
        for (int cell = 0; cell < size * size; cell++) {
            int at = first + cell * bits / 8;
            int code = bytes[at] >>> cell * bits % 8 & (1 << bits) - 1;
            if (code > Piece.all().size()) {
                throw wrong(
                        bytes,
                        at,
                        "the number of a piece, at most " + Piece.all().size());
            }
            board = code == 0 ? board : board.with(Square.ofIndex(cell, size), Piece.values()[code - 1]);
        }
        if ((bytes[bytes.length - 1] & 0xff) >>> ((size * size - 1) * bits % 8 + bits) != 0) {
            throw wrong(bytes, bytes.length - 1, "no bits behind those of the last square");
        }
        return board;
    }

    private static Setup withPast(Setup setup, byte[] bytes) {
        int size = setup.board().size();
        int piece = get(bytes, HEAD, 2);
        int plies = get(bytes, HEAD + 2, 3);
        if (piece > size * size) {
            throw wrong(bytes, HEAD, "the index of a square and 1 more, or 0");
        }
        if (plies > MOST_PLIES) {
            throw wrong(bytes, HEAD + 2, "a number of plies up to " + MOST_PLIES);
        }
        Setup read = setup.withCapturelessPlies(plies);
        read = piece == 0 ? read : read.withContinuing(Square.ofIndex(piece - 1, size));
        if (isPlain(read)) {
            throw wrong(bytes, 0, "version 1, since there is nothing that needs version 2");
        }
        return read;
    }

    private static int length(int size, boolean plain) {
        return plain ? HEAD + (size * size + 3) / 4 : HEAD + PAST + (size * size + 1) / 2;
    }

    private static int code(@Nullable Piece piece) {
        return piece == null ? 0 : piece.ordinal() + 1;
    }

    private static NotationException wrong(byte[] bytes, int offset, String expected) {
        // No more than an excerpt is shown, so that a large array costs nothing.
        String shown = new String(bytes, 0, Math.min(bytes.length, 200), StandardCharsets.ISO_8859_1);
        return new NotationException(shown, offset, expected);
    }
}
