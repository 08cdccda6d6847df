package io.github.tavlia.board;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the diagrams of {@link Board#parse}. */
final class DiagramParser {
    /** Room for the largest board with generous blanks; a longer text is refused unread. */
    private static final int LONGEST = 10_000;

    private final String text;
    private final List<List<@Nullable Piece>> ranks = new ArrayList<>();
    private List<@Nullable Piece> rank = new ArrayList<>();

    DiagramParser(String text) {
        this.text = text;
    }

    Board parse() {
        if (text.length() > LONGEST) {
            throw new NotationException(text, LONGEST, "the end of the diagram");
        }
        for (int i = 0; i < text.length(); i++) {
            read(text.charAt(i), i);
        }
        endRank(text.length());
        int size = ranks.size();
        if (size < BoardSize.MIN || size > BoardSize.MAX || size % 2 == 0) {
            throw new NotationException(text, text.length(), "an odd number of lines from 5 to 19, not " + size);
        }
        if (ranks.get(0).size() != size) {
            throw new NotationException(text, text.length(), "as many squares in a line as lines");
        }
        return board(size);
    }

    private void read(char c, int offset) {
        switch (c) {
            case '\n' -> endRank(offset);
            case ' ', '\t', '\r' -> {}
            case '.' -> rank.add(null);
            case 'A' -> rank.add(Piece.ATTACKER);
            case 'D' -> rank.add(Piece.DEFENDER);
            case 'K' -> rank.add(Piece.KING);
            case 'C' -> rank.add(Piece.COMMANDER);
            case 'N' -> rank.add(Piece.KNIGHT);
            default -> throw new NotationException(text, offset, "A, D, K, C, N or a full stop");
        }
    }

    private void endRank(int offset) {
        if (rank.isEmpty()) {
            return;
        }
        if (!ranks.isEmpty() && ranks.get(0).size() != rank.size()) {
            throw new NotationException(
                    text, offset, "a line of " + ranks.get(0).size() + " squares");
        }
        ranks.add(rank);
        rank = new ArrayList<>();
    }

    private Board board(int size) {
        return Board.of(
                squares(size, Piece.ATTACKER),
                squares(size, Piece.DEFENDER),
                squares(size, Piece.KING),
                squares(size, Piece.COMMANDER),
                squares(size, Piece.KNIGHT));
    }

    private SquareSet squares(int size, Piece piece) {
        return SquareSet.ofIndices(
                size, cell -> ranks.get(size - 1 - cell / size).get(cell % size) == piece);
    }
}
