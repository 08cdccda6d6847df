package io.github.tavlia.notation;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Sets;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The kinds of values that occur in rules texts. */
final class RulesValues {
    private RulesValues() {}

    static int number(String value) {
        Cursor cursor = new Cursor(value);
        int number = cursor.number("a number without sign and leading zeros");
        cursor.expectEnd("the end of the number");
        return number;
    }

    /** Numbers with commas between them, perhaps one behind the last; 0 stands for no limit, written as -1. */
    static int[] limits(String value) {
        Cursor cursor = new Cursor(value);
        IntStream.Builder limits = IntStream.builder();
        do {
            limits.add(limit(cursor));
        } while (cursor.skip(',') && !cursor.atEnd());
        cursor.expectEnd("a comma or the end of the numbers");
        return limits.build().toArray();
    }

    private static int limit(Cursor cursor) {
        String what = "-1 for no limit, or a number from 1";
        int at = cursor.offset();
        if (cursor.skip("-1")) {
            return 0;
        }
        int limit = cursor.number(what);
        if (limit == 0) {
            throw cursor.expected(at, what);
        }
        return limit;
    }

    /** A set of classes of pieces. The letters of pieces that never occur here are read and have no effect. */
    static Set<Piece> pieces(String value) {
        Cursor cursor = new Cursor(value);
        Set<Character> seen = new HashSet<>();
        EnumSet<Piece> pieces = EnumSet.noneOf(Piece.class);
        while (!cursor.atEnd()) {
            int at = cursor.offset();
            char letter = cursor.take();
            Piece piece = PieceLetters.piece(letter);
            if (piece != null) {
                pieces.add(piece);
            }
            if (!seen.add(letter) || (piece == null && !PieceLetters.isForeign(letter))) {
                throw cursor.expected(at, "letters out of tcnkmgTCNKMG, each once");
            }
        }
        return Sets.immutableEnumSet(pieces);
    }

    /** Squares with commas between them, and perhaps one behind the last. */
    static SquareSet squares(String value, int size) {
        Cursor cursor = new Cursor(value);
        SquareSet squares = SquareSet.empty(size);
        while (!cursor.atEnd()) {
            int at = cursor.offset();
            Square square = cursor.square();
            if (!square.isOn(size) || squares.contains(square)) {
                throw cursor.expected(at, "squares of a board of size " + size + ", each once");
            }
            squares = squares.with(square);
            if (!cursor.atEnd()) {
                cursor.expect(',', "a comma between squares");
            }
        }
        return squares;
    }

    /** Writes squares as OpenTafl does, with a comma behind each. */
    static String text(SquareSet squares) {
        return squares.stream().map(square -> square + ",").collect(Collectors.joining());
    }

    /** The constants of an enum by their words, such as {@code mover-loses}. */
    static <E extends Enum<E>> ImmutableMap<String, E> words(Class<E> type) {
        ImmutableMap.Builder<String, E> words = ImmutableMap.builder();
        for (E constant : EnumSet.allOf(type)) {
            words.put(word(constant), constant);
        }
        return words.buildOrThrow();
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
