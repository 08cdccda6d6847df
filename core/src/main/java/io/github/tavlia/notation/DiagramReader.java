package io.github.tavlia.notation;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads pasted diagrams. A row is a part of a line without its rank numbers, and remembers where it lies in the text.
 */
final class DiagramReader {
    private static final String FILES = "abcdefghijklmnopqrs";
    private static final String EXPECTED = "A, D, C, or t, T, c, or K, N, or a full stop or blank for an empty square";
    private static final int SMALLEST = 5;
    private static final int LARGEST = 19;

    private final String text;
    private final RankOrder order;
    private final boolean dotted;
    private final List<Row> rows = new ArrayList<>();
    private boolean spacedFiles;
    private boolean compactFiles;

    /** The letters of the two sets of pieces; which one is used, the first man tells. */
    private @Nullable String letters;

    private record Row(int from, int to) {}

    DiagramReader(String text, RankOrder order) {
        this.text = text;
        this.order = order;
        dotted = text.indexOf('.') >= 0;
    }

    Board read() {
        for (int from = 0; from < text.length(); ) {
            int end = text.indexOf('\n', from);
            int stop = end < 0 ? text.length() : end;
            addRow(from, stop > from && text.charAt(stop - 1) == '\r' ? stop - 1 : stop);
            from = stop + 1;
        }
        int size = rows.size();
        if (size < SMALLEST || size > LARGEST || size % 2 == 0) {
            throw new NotationException(text, text.length(), "an odd number of ranks from 5 to 19, not " + size);
        }
        Board board = Board.empty(size);
        int step = dotted ? 0 : step(size);
        for (int row = 0; row < size; row++) {
            int rank = order.rank(row, size);
            Row squares = withoutNumbers(rows.get(row), rank + 1, size);
            board = dotted ? readDotted(squares, board, rank) : readBlank(squares, board, rank, step);
        }
        return board;
    }

    private void addRow(int from, int to) {
        String squeezed = text.substring(from, to).replaceAll("[ \\t]+", "");
        boolean files = squeezed.length() >= SMALLEST && FILES.startsWith(squeezed.toLowerCase(Locale.ROOT));
        if (files) {
            spacedFiles = text.substring(from, to).strip().length() > squeezed.length();
            compactFiles = !spacedFiles;
        } else if (!dotted || !squeezed.isEmpty()) {
            rows.add(new Row(from, to));
        }
    }

    /** How far the squares of a row lie apart: one or two characters. */
    private int step(int size) {
        int longest = 0;
        int padded = 0;
        for (int row = 0; row < size; row++) {
            Row squares = withoutNumbers(rows.get(row), order.rank(row, size) + 1, size);
            String line = text.substring(squares.from(), squares.to());
            longest = Math.max(longest, line.stripTrailing().length());
            // Between the last square and a number behind it there may be any number of blanks.
            boolean numbered = squares.to() < rows.get(row).to();
            padded = numbered ? padded : Math.max(padded, line.length());
        }
        boolean spaced = spacedFiles || longest > size || padded >= 2 * size - 1;
        return spaced && !compactFiles ? 2 : 1;
    }

    /** Cuts the rank's number off at both sides; it must be the right one. */
    private Row withoutNumbers(Row row, int rank, int size) {
        int from = row.from();
        int to = row.to();
        int first = skipBlanks(from, to);
        if (first < to && isDigit(first)) {
            int end = endOfNumber(first, to);
            checkNumber(first, end, rank);
            // The numbers of a column are as wide as the largest, and a blank stands behind them.
            int width = Integer.toString(size).length() + 1;
            from = dotted ? end : Math.min(to, Math.max(end, row.from() + width));
        }
        int last = to;
        while (last > from && isBlank(last - 1)) {
            last--;
        }
        if (last > from && isDigit(last - 1)) {
            int begin = last - 1;
            while (begin > from && isDigit(begin - 1)) {
                begin--;
            }
            checkNumber(begin, last, rank);
            to = begin;
        }
        return new Row(from, to);
    }

    private void checkNumber(int from, int to, int rank) {
        if (!text.substring(from, to).equals(Integer.toString(rank))) {
            throw new NotationException(text, from, "the number of rank " + rank + ", or none");
        }
    }

    private Board readDotted(Row row, Board before, int rank) {
        Board board = before;
        int file = 0;
        for (int at = skipBlanks(row.from(), row.to()); at < row.to(); at = skipBlanks(at + 1, row.to())) {
            if (file == board.size()) {
                throw new NotationException(text, at, "a line of " + board.size() + " squares");
            }
            board = put(board, file++, rank, at);
        }
        if (file < board.size()) {
            throw new NotationException(text, row.to(), "a line of " + board.size() + " squares, not of " + file);
        }
        return board;
    }

    private Board readBlank(Row row, Board before, int rank, int step) {
        Board board = before;
        for (int at = row.from(); at < row.to(); at++) {
            int column = at - row.from();
            if (text.charAt(at) != ' ' && (column % step != 0 || column / step >= board.size())) {
                throw new NotationException(text, at, "a line of " + board.size() + " squares");
            }
            board = text.charAt(at) == ' ' ? board : put(board, column / step, rank, at);
        }
        return board;
    }

    private Board put(Board board, int file, int rank, int at) {
        char c = text.charAt(at);
        Piece piece = piece(c);
        if (piece == null && c != '.') {
            throw new NotationException(text, at, EXPECTED);
        }
        return piece == null ? board : board.with(Square.of(file, rank), piece);
    }

    private @Nullable Piece piece(char c) {
        if (c == 'K' || c == 'N') {
            return c == 'K' ? Piece.KING : Piece.KNIGHT;
        }
        if (letters == null && c != '.') {
            letters = "ADC".indexOf(c) >= 0 ? "ADC" : "tTc";
        }
        return switch (letters == null ? -1 : letters.indexOf(c)) {
            case 0 -> Piece.ATTACKER;
            case 1 -> Piece.DEFENDER;
            case 2 -> Piece.COMMANDER;
            default -> null;
        };
    }

    private int skipBlanks(int from, int to) {
        int at = from;
        while (at < to && isBlank(at)) {
            at++;
        }
        return at;
    }

    private int endOfNumber(int from, int to) {
        int at = from;
        while (at < to && isDigit(at)) {
            at++;
        }
        return at;
    }

    private boolean isBlank(int at) {
        return text.charAt(at) == ' ' || (dotted && text.charAt(at) == '\t');
    }

    private boolean isDigit(int at) {
        return text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }
}
