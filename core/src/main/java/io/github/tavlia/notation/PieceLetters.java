package io.github.tavlia.notation;

import com.google.common.collect.ImmutableBiMap;
import io.github.tavlia.board.Piece;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The letters that stand for pieces in OpenTafl notation. */
final class PieceLetters {
    private static final ImmutableBiMap<Character, Piece> PIECES = ImmutableBiMap.of(
            't', Piece.ATTACKER, 'T', Piece.DEFENDER, 'K', Piece.KING, 'c', Piece.COMMANDER, 'N', Piece.KNIGHT);

    /** Attackers' knights and king, defenders' commanders, mercenaries and guards: no source has rules for them. */
    private static final String FOREIGN = "nkmgCMG";

    private PieceLetters() {}

    static char letter(Piece piece) {
        Character letter = PIECES.inverse().get(piece);
        if (letter == null) {
            throw new AssertionError(piece);
        }
        return letter;
    }

    static @Nullable Piece piece(char letter) {
        return PIECES.get(letter);
    }

    static boolean isForeign(char letter) {
        return FOREIGN.indexOf(letter) >= 0;
    }

    static String letters(Set<Piece> pieces) {
        StringBuilder out = new StringBuilder();
        for (Piece piece : Piece.all()) {
            if (pieces.contains(piece)) {
                out.append(letter(piece));
            }
        }
        return out.toString();
    }

    /** Reads the letter of a piece of which there are rules. */
    static Piece read(Cursor cursor, String otherwise) {
        int at = cursor.offset();
        if (cursor.atEnd()) {
            throw cursor.expected(otherwise);
        }
        char letter = cursor.take();
        Piece piece = piece(letter);
        if (piece == null) {
            throw cursor.expected(
                    at, isForeign(letter) ? "t, T, K, c or N: the piece " + letter + " has no rule here" : otherwise);
        }
        return piece;
    }
}
