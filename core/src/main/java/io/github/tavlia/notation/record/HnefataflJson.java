package io.github.tavlia.notation.record;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.notation.MoveText;
import io.github.tavlia.notation.RecordException;
import io.github.tavlia.notation.WrittenMove;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The games of hnefatafl.org as JSON objects, one behind the other. Attackers move first there. The start position has
 * {@code A} and {@code D} for the men, and the format does not tell which rank comes first, so only one that is the
 * same upside down is read or written.
 */
final class HnefataflJson implements RecordParser {
    private static final JsonTags TAGS = new JsonTags(RecordFormat.HNEFATAFL_ORG_JSON);
    private static final Pattern TIME_CONTROL = Pattern.compile("([0-9]{1,9}) ([0-9]{1,9})i");
    private static final String UPSIDE_DOWN = "a start position that is the same upside down";

    private final Source source;
    private final JsonReader json;

    HnefataflJson(Source source) {
        this.source = source;
        this.json = new JsonReader(source);
    }

    @Override
    public Optional<ReadRecord> next() throws IOException {
        source.startRecord();
        return json.hasNext() ? Optional.of(read(json.read().object("an object"))) : Optional.empty();
    }

    private static ReadRecord read(Json.Members game) {
        GameRecordBuilder record = GameRecord.builder();
        List<Place> places = new ArrayList<>();
        record.start(Setup.of(board(game), Side.ATTACKERS));
        record.tree(tree(game.require("moves"), places));
        for (Map.Entry<String, Json> member : game.values().entrySet()) {
            String name = member.getKey();
            Json value = member.getValue();
            switch (name) {
                case "dim", "start", "moves" -> {}
                case "attackers", "defenders" -> TAGS.text(record, name, name, value);
                case "time_control" -> timeControl(record, name, value);
                default -> TAGS.keep(record, name, value);
            }
        }
        return new ReadRecord(record.build(), game.place(), places);
    }

    private static Board board(Json.Members game) {
        Json start = game.require("start");
        String expected = "the start position in a string";
        if (start.string(expected).matches("[^tT]*")) {
            Board board = start.parse(
                    expected, text -> BoardText.parse(text.replace('A', 't').replace('D', 'T')));
            if (game.require("dim").integer("the size of the board") != board.size()) {
                throw game.require("dim").expected("the size of the start position, " + board.size());
            }
            if (isSymmetric(board)) {
                return board;
            }
            throw start.expected(UPSIDE_DOWN + ", since nothing tells which rank comes first");
        }
        throw start.expected("a start position with A and D for the men");
    }

    private static boolean isSymmetric(Board board) {
        return BoardText.format(board).equals(BoardText.formatTopFirst(board));
    }

    private static GameTree tree(Json moves, List<Place> places) {
        GameTree.Builder tree = GameTree.builder();
        String text = moves.string("the moves in a string");
        if (!text.isEmpty()) {
            int at = 0;
            for (String word : text.split(" ", -1)) {
                Place place = place(moves, at);
                places.add(place);
                tree.add(entry(moves, new Tokens.Token(place, word)));
                at += word.length() + 1;
            }
        }
        return tree.build();
    }

    /** Where a character of a string stands, as far as escapes leave it where it seems to be. */
    static Place place(Json text, int offset) {
        return text instanceof Json.Text value && value.isPlain() ? text.place().plus(1 + offset) : text.place();
    }

    private static Entry entry(Json moves, Tokens.Token token) {
        boolean plain = moves instanceof Json.Text value && value.isPlain();
        try {
            Entry entry = Tokens.entry(token);
            if (entry instanceof Entry.Played played && !played.move().equals(bare(played.move()))) {
                throw Source.expected(token.place(), "a move without letters of pieces and remarks");
            }
            return entry;
        } catch (RecordException e) {
            throw plain ? e : moves.expected(e.expected());
        }
    }

    /** A move with its captures and nothing else. */
    private static WrittenMove bare(WrittenMove move) {
        return WrittenMove.of(move.move(), move.captures());
    }

    private static void timeControl(GameRecordBuilder record, String name, Json value) {
        if (value instanceof Json.Members members
                && members.values().keySet().equals(Set.of("main_time_seconds", "increment_length"))
                && isNumber(members.require("main_time_seconds"))
                && isNumber(members.require("increment_length"))) {
            int main = members.require("main_time_seconds").integer("");
            record.tag(
                    "time-control",
                    main + " " + members.require("increment_length").integer("") + "i");
        } else {
            TAGS.keep(record, name, value);
        }
    }

    private static boolean isNumber(Json value) {
        return value instanceof Json.Numeral number && number.text().matches("0|[1-9][0-9]{0,8}");
    }

    static String write(GameRecord record) {
        RecordFormat format = RecordFormat.HNEFATAFL_ORG_JSON;
        Board board = Starts.of(record, format).board();
        if (!isSymmetric(board)) {
            throw new UnwritableRecordException(format, UPSIDE_DOWN);
        }
        String start = BoardText.format(board).replace('t', 'A').replace('T', 'D');
        JsonWriter json = new JsonWriter().open('{');
        record.attackers().ifPresent(name -> json.name("attackers").text(name));
        record.defenders().ifPresent(name -> json.name("defenders").text(name));
        json.name("dim").number(board.size()).name("start").text(start);
        Matcher time = TIME_CONTROL.matcher(record.tag("time-control").orElse(""));
        if (time.matches()) {
            json.name("time_control").open('{');
            json.name("main_time_seconds").number(Integer.parseInt(time.group(1)));
            json.name("increment_length").number(Integer.parseInt(time.group(2)));
            json.close('}');
        }
        json.name("moves").text(moves(record.tree()));
        TAGS.write(record, json);
        return json.close('}') + "\n";
    }

    private static String moves(GameTree tree) {
        StringJoiner out = new StringJoiner(" ");
        for (TreeMove move : tree.moves()) {
            if (!(move.entry() instanceof Entry.TimedOut)) {
                out.add(move.entry()
                        .played()
                        .map(played -> MoveText.format(bare(played)))
                        .orElse(Tokens.RESIGNATION));
            }
        }
        return out.toString();
    }
}
