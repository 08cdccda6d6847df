package io.github.tavlia.notation;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Square;
import java.util.ArrayList;
import java.util.List;

/** Reads one line of the archive. */
final class ArchiveLine {
    private static final String TIMEOUT = "timeout";

    private final int line;
    private final String text;
    private final Cursor cursor;

    ArchiveLine(int line, String text) {
        this.line = line;
        this.text = text;
        cursor = new Cursor(text);
    }

    ArchiveGame parse() {
        try {
            List<ArchiveToken> tokens = tokens();
            cursor.expect(',', "a blank and a move, or a comma and the number of men taken by the attackers");
            int byAttackers = cursor.number("the number of men taken by the attackers");
            cursor.expect(',', "a comma and the number of men taken by the defenders");
            int byDefenders = cursor.number("the number of men taken by the defenders");
            cursor.expect(',', "a comma and the result");
            return new ArchiveGame(line, tokens, byAttackers, byDefenders, result());
        } catch (NotationException e) {
            throw new RecordException(line, e.offset() + 1, e.expected());
        }
    }

    private List<ArchiveToken> tokens() {
        List<ArchiveToken> tokens = new ArrayList<>();
        do {
            tokens.add(token());
        } while (cursor.skip(' '));
        return tokens;
    }

    private ArchiveToken token() {
        int column = cursor.offset() + 1;
        if (cursor.skip(TIMEOUT)) {
            return new ArchiveToken.Timeout(column);
        }
        if (cursor.atEnd() || cursor.nextIs(',') || cursor.nextIs(' ')) {
            throw cursor.expected("a move such as d1-d3, or timeout");
        }
        Square from = cursor.square();
        cursor.expect('-', "a hyphen, as in d1-d3");
        Move move = Move.of(from, cursor.square());
        List<Square> captures = new ArrayList<>();
        while (cursor.skip('x')) {
            captures.add(cursor.square());
        }
        return new ArchiveToken.Played(column, move, captures);
    }

    private ArchiveResult result() {
        String word = text.substring(cursor.offset());
        for (ArchiveResult result : ArchiveResult.values()) {
            if (result.word().equals(word)) {
                return result;
            }
        }
        throw cursor.expected("Black, White, Draw, Ongoing or the end of the line");
    }
}
