package io.github.tavlia.notation.record;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import io.github.tavlia.notation.SetupText;
import io.github.tavlia.notation.WrittenMove;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The text that hnefatafl.org exports: tags as in PGN, then one line of numbered moves whose two squares are glued
 * together, such as {@code a10a11}. They are split where the second letter stands. Captures are left out.
 */
final class HnefataflText implements RecordParser {
    private final Source source;
    private final Lines lines;

    HnefataflText(Source source) {
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
        GameRecordBuilder record = GameRecord.builder().namesCaptures(false);
        Set<String> seen = new HashSet<>();
        Lines.Line line = first;
        while (line != null && line.startsWith("[")) {
            lines.advance();
            new PgnTag(line).addTo(record, seen);
            line = lines.peek();
        }
        line = lines.skipBlank();
        List<Place> places = new ArrayList<>();
        if (line != null && !line.startsWith("[")) {
            lines.advance();
            record.tree(moves(line, places));
        }
        return Optional.of(new ReadRecord(record.build(), first.place(), places));
    }

    private static GameTree moves(Lines.Line line, List<Place> places) {
        GameTree.Builder tree = GameTree.builder();
        List<Tokens.Token> tokens = Tokens.split(line.place(), line.text());
        int number = 0;
        int inTurn = 2;
        for (Tokens.Token token : tokens) {
            boolean isNumber = token.text().endsWith(".");
            if (isNumber ? inTurn == 0 || !token.text().equals(number + 1 + ".") : number == 0 || inTurn == 2) {
                String wanted = number + 1 + ".";
                throw Source.expected(token.place(), isNumber && inTurn == 0 ? "a move such as a10a11" : wanted);
            }
            if (isNumber) {
                number++;
                inTurn = 0;
            } else {
                inTurn++;
                places.add(token.place());
                tree.add(Entry.of(move(token)));
            }
        }
        if (inTurn == 0) {
            throw line.unfinished("a move such as a10a11");
        }
        return tree.build();
    }

    private static Move move(Tokens.Token token) {
        String text = token.text();
        int second = 1;
        while (second < text.length() && text.charAt(second) >= '0' && text.charAt(second) <= '9') {
            second++;
        }
        String from = text.substring(0, second);
        String to = text.substring(second);
        return Move.of(
                Tokens.parse(token.place(), from, Square::parse),
                Tokens.parse(token.place().plus(second), to, Square::parse));
    }

    static String write(GameRecord record) {
        StringBuilder out = new StringBuilder();
        for (Map.Entry<String, String> tag : record.tags().entrySet()) {
            out.append(PgnTag.format(tag.getKey(), tag.getValue()));
        }
        record.variant().ifPresent(name -> out.append(PgnTag.format("variant", name)));
        record.revision().ifPresent(number -> out.append(PgnTag.format("revision", Integer.toString(number))));
        record.rulesText().ifPresent(text -> out.append(PgnTag.format("rules", text)));
        record.start().ifPresent(start -> out.append(PgnTag.format("position", SetupText.format(start))));
        if (record.result() != GameResult.UNKNOWN) {
            out.append(PgnTag.format("result", record.result().id()));
        }
        if (out.length() == 0 && record.tree().played().isEmpty()) {
            throw new UnwritableRecordException(RecordFormat.HNEFATAFL_ORG_TEXT, "a move or a tag");
        }
        return out.append('\n')
                .append(moves(record.tree().played()))
                .append("\n\n")
                .toString();
    }

    private static String moves(List<WrittenMove> moves) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < moves.size(); i++) {
            out.append(i == 0 ? "" : " ").append(i % 2 == 0 ? i / 2 + 1 + ". " : "");
            out.append(moves.get(i).move().from()).append(moves.get(i).move().to());
        }
        return out.toString();
    }
}
