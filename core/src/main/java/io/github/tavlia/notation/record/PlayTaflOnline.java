package io.github.tavlia.notation.record;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Square;
import io.github.tavlia.notation.WrittenMove;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The games of playtaflonline as JSON objects, one behind the other. The list of moves has the newest first, counts
 * files and ranks from 0, and has -1 for no move at either end. Captures are left out. What the other names mean for
 * the rules depends on a layout of which no description is known, so they are kept as they stand.
 */
final class PlayTaflOnline implements RecordParser {
    private static final JsonTags TAGS = new JsonTags(RecordFormat.PLAYTAFLONLINE);
    private static final String[] COORDINATES = {"MoveX", "MoveY", "MoveXTo", "MoveYTo"};

    private final Source source;
    private final JsonReader json;

    PlayTaflOnline(Source source) {
        this.source = source;
        this.json = new JsonReader(source);
    }

    @Override
    public Optional<ReadRecord> next() throws IOException {
        source.startRecord();
        return json.hasNext() ? Optional.of(read(json.read().object("an object"))) : Optional.empty();
    }

    private static ReadRecord read(Json.Members game) {
        GameRecordBuilder record = GameRecord.builder().namesCaptures(false);
        List<Place> places = new ArrayList<>();
        record.tree(tree(game.require("Move").array("an array of moves"), places));
        for (Map.Entry<String, Json> member : game.values().entrySet()) {
            String name = member.getKey();
            Json value = member.getValue();
            switch (name) {
                case "Move" -> {}
                case "Attacker" -> TAGS.text(record, "attackers", name, value);
                case "Defender" -> TAGS.text(record, "defenders", name, value);
                case "StartDate" -> TAGS.text(record, "date", name, value);
                case "EndState" -> {
                    EndState end = EndState.of(value);
                    record.result(end.result());
                    if (!end.termination().isEmpty()) {
                        record.tag("termination", end.termination());
                    }
                }
                default -> TAGS.keep(record, name, value);
            }
        }
        return new ReadRecord(record.build(), game.place(), places);
    }

    private static GameTree tree(List<Json> items, List<Place> places) {
        int last = items.size();
        int first = 0;
        while (first < last && isNone(items.get(first))) {
            first++;
        }
        while (last > first && isNone(items.get(last - 1))) {
            last--;
        }
        GameTree.Builder tree = GameTree.builder();
        for (int i = last - 1; i >= first; i--) {
            places.add(items.get(i).place());
            tree.add(Entry.of(move(items.get(i))));
        }
        return tree.build();
    }

    private static boolean isNone(Json item) {
        return coordinates(item).stream().allMatch(value -> value == -1);
    }

    private static Move move(Json item) {
        List<Integer> values = coordinates(item);
        if (values.stream().anyMatch(value -> value < 0 || value > 18)) {
            throw item.expected("a move with coordinates from 0 to 18");
        }
        return Move.of(Square.of(values.get(0), values.get(1)), Square.of(values.get(2), values.get(3)));
    }

    private static List<Integer> coordinates(Json item) {
        Json.Members members = item.object("a move, which is an object");
        List<Integer> values = new ArrayList<>();
        for (String name : COORDINATES) {
            values.add(members.require(name).integer("a whole number"));
        }
        if (members.values().size() > COORDINATES.length) {
            throw item.expected("a move with " + String.join(", ", COORDINATES) + " and nothing else");
        }
        return values;
    }

    static String write(GameRecord record) {
        JsonWriter json = new JsonWriter().open('{');
        record.attackers().ifPresent(name -> json.name("Attacker").text(name));
        record.defenders().ifPresent(name -> json.name("Defender").text(name));
        record.date().ifPresent(date -> json.name("StartDate").text(date));
        EndState.of(record).ifPresent(code -> json.name("EndState").number(code));
        TAGS.write(record, json);
        json.name("Move").open('[');
        List<WrittenMove> moves = record.tree().played();
        for (int i = moves.size() - 1; i >= 0; i--) {
            Move move = moves.get(i).move();
            json.open('{');
            json.name("MoveX")
                    .number(move.from().file())
                    .name("MoveY")
                    .number(move.from().rank());
            json.name("MoveXTo")
                    .number(move.to().file())
                    .name("MoveYTo")
                    .number(move.to().rank());
            json.close('}');
        }
        return json.close(']').close('}') + "\n";
    }
}
