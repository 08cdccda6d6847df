package io.github.tavlia.notation.record;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games of OpenTafl. Beyond its own files, one file may hold several games: tags behind a blank line begin
 * the next one.
 */
final class OpenTaflReader implements RecordParser {
    private static final String PLACEHOLDER = ".....";
    private static final int MOST_IN_TURN = 26;

    private final Source source;
    private final Lines lines;

    OpenTaflReader(Source source) {
        this.source = source;
        this.lines = new Lines(source);
    }

    @Override
    public Optional<ReadRecord> next() throws IOException {
        source.startRecord();
        Lines.Line first = lines.skipBlank();
        if (first == null) {
            return Optional.empty();
        }
        GameRecordBuilder record = GameRecord.builder();
        new OpenTaflHead(lines, record).read();
        OpenTaflLine main = new OpenTaflLine();
        List<Place> places = new ArrayList<>();
        for (Lines.Line line = lines.skipBlank(); line != null && !line.startsWith("["); line = lines.skipBlank()) {
            lines.advance();
            readTurn(line, main, places);
        }
        return Optional.of(new ReadRecord(record.tree(main.build()).build(), first.place(), places));
    }

    private void readTurn(Lines.Line text, OpenTaflLine main, List<Place> places) throws IOException {
        List<Tokens.Token> tokens = Tokens.split(text.place(), text.text());
        OpenTaflAddress address = new OpenTaflAddress(tokens.get(0));
        List<Tokens.Token> moves = tokens.subList(1, tokens.size());
        if (moves.isEmpty()) {
            throw text.unfinished("a move");
        }
        if (moves.size() > MOST_IN_TURN) {
            throw Source.expected(moves.get(MOST_IN_TURN).place(), "at most " + MOST_IN_TURN + " moves in a turn");
        }
        OpenTaflLine line = address.find(main);
        int skipped = skipped(address, moves);
        line.startTurn(address.turn() > 1 || address.isMain() ? 0 : Math.max(skipped, address.letter()));
        List<OpenTaflLine.@Nullable Node> turn = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            OpenTaflLine.Node node = i < skipped ? null : new OpenTaflLine.Node(Tokens.entry(moves.get(i)));
            turn.add(node);
            if (node != null) {
                line.add(node);
            }
            if (address.isMain()) {
                places.add(moves.get(i).place());
            }
        }
        readComments(turn);
    }

    /** How many placeholders a turn begins with: none, or as many as there are moves before the one replaced. */
    private static int skipped(OpenTaflAddress address, List<Tokens.Token> moves) {
        int count = 0;
        while (count < moves.size() && moves.get(count).text().equals(PLACEHOLDER)) {
            count++;
        }
        boolean head = !address.isMain() && address.turn() == 1;
        int letter = address.isMain() ? 0 : address.letter();
        int replaced = head ? address.replacedLetter() : 0;
        boolean asReplaced = count == 0 ? letter == 0 || letter == replaced : letter == 0 && count == replaced;
        if (!asReplaced || count == moves.size()) {
            throw Source.expected(
                    moves.get(0).place(), "a move; placeholders stand for the moves of the turn before it");
        }
        return count;
    }

    /** Takes the comments that stand on the next line, if any. */
    private void readComments(List<OpenTaflLine.@Nullable Node> turn) throws IOException {
        Lines.Line first = lines.peek();
        if (first == null || !first.startsWith("[")) {
            return;
        }
        lines.advance();
        Lines.Line last = first;
        StringBuilder text = new StringBuilder(first.text().substring(1).stripTrailing());
        while (text.length() == 0 || text.charAt(text.length() - 1) != ']') {
            Lines.Line next = lines.peek();
            if (next == null) {
                throw last.unfinished("a closing bracket behind the comments");
            }
            lines.advance();
            text.append('\n').append(next.text().stripTrailing());
            last = next;
        }
        text.setLength(text.length() - 1);
        String[] comments = text.toString().split("\\|", -1);
        if (comments.length > turn.size()) {
            throw Source.expected(first.place(), "comments on " + turn.size() + " moves, not on " + comments.length);
        }
        for (int i = 0; i < comments.length; i++) {
            comment(turn.get(i), comments[i], first);
        }
    }

    private static void comment(OpenTaflLine.@Nullable Node node, String text, Lines.Line line) {
        if (node == null) {
            if (!text.isBlank()) {
                throw Source.expected(line.place(), "no comment on a move that is skipped");
            }
            return;
        }
        Matcher clock = OpenTaflClock.match(text);
        if (clock.lookingAt()) {
            node.clock = Optional.of(clock.group(1));
            node.comment = text.substring(clock.end());
        } else {
            node.comment = text;
        }
    }
}
