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
 * A board and the side to move in few bytes, for storage. The bytes stay readable for later versions of Tavlia.
 *
 * <pre>
 * byte 0      the version of the form, 1
 * byte 1      the number of files, and 128 more if the defenders are to move
 * from 2 on   two bits a square in the order of their indices, a1 first, the lowest bits of a byte first:
 *             0 empty, 1 attacker, 2 defender, 3 king; bits left over are 0
 * </pre>
 *
 * <p>A board of 11x11 takes 33 bytes. Equal setups have equal bytes.
 *
 * @since 0.1
 */
public final class SetupBytes {
    private static final int VERSION = 1;
    private static final int DEFENDERS = 0x80;
    private static final int HEAD = 2;

    private SetupBytes() {}

    /**
     * Writes a setup; {@link #decode} reads it back.
     *
     * @param setup the setup
     * @return the bytes
     */
    public static byte[] encode(Setup setup) {
        Board board = setup.board();
        int size = board.size();
        byte[] out = new byte[length(size)];
        out[0] = VERSION;
        out[1] = (byte) (size | (setup.toMove() == Side.DEFENDERS ? DEFENDERS : 0));
        for (int cell = 0; cell < size * size; cell++) {
            out[HEAD + cell / 4] |= (byte) (code(board.pieceAt(Square.ofIndex(cell, size))) << cell % 4 * 2);
        }
        return out;
    }

    /**
     * Reads a setup.
     *
     * @param bytes the bytes and nothing else
     * @return the setup
     * @throws NotationException if the bytes are anything else; its offset counts bytes
     */
    public static Setup decode(byte[] bytes) {
        if (bytes.length < HEAD || bytes[0] != VERSION) {
            throw wrong(bytes, 0, "the version, which is 1, and the size of the board");
        }
        int size = bytes[1] & 0xff & ~DEFENDERS;
        if (size < 5 || size > 19 || size % 2 == 0) {
            throw wrong(bytes, 1, "an odd size from 5 to 19");
        }
        if (bytes.length != length(size)) {
            throw wrong(bytes, Math.min(bytes.length, length(size)), length(size) + " bytes, not " + bytes.length);
        }
        Board board = Board.empty(size);
        for (int cell = 0; cell < size * size; cell++) {
            int code = bytes[HEAD + cell / 4] >>> cell % 4 * 2 & 3;
            board = code == 0 ? board : board.with(Square.ofIndex(cell, size), Piece.values()[code - 1]);
        }
        if ((bytes[bytes.length - 1] & 0xff) >>> size * size % 4 * 2 != 0) {
            throw wrong(bytes, bytes.length - 1, "no bits behind those of the last square");
        }
        return Setup.of(board, (bytes[1] & DEFENDERS) == 0 ? Side.ATTACKERS : Side.DEFENDERS);
    }

    private static int length(int size) {
        return HEAD + (size * size + 3) / 4;
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
