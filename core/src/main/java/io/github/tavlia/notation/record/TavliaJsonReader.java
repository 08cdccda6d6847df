package io.github.tavlia.notation.record;

import io.github.tavlia.notation.MoveText;
import io.github.tavlia.notation.RulesText;
import io.github.tavlia.notation.SetupText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads Tavlia's own records: JSON objects, one behind the other. */
final class TavliaJsonReader implements RecordParser {
    private final Source source;
    private final JsonReader json;

    TavliaJsonReader(Source source) {
        this.source = source;
        this.json = new JsonReader(source);
    }

    @Override
    public Optional<ReadRecord> next() throws IOException {
        source.startRecord();
        return json.hasNext() ? Optional.of(read(json.read().object("an object"))) : Optional.empty();
    }

    private static ReadRecord read(Json.Members game) {
        checkVersion(game);
        GameRecordBuilder record = GameRecord.builder();
        game.values().forEach((name, value) -> readMember(record, name, value));
        if (game.get("revision").isPresent() && game.get("variant").isEmpty()) {
            throw game.require("revision").expected("a revision only where there is a variant");
        }
        List<Place> places = new ArrayList<>();
        List<Json> moves = game.require("moves").array("an array of moves");
        moves.forEach(move -> places.add(move.place()));
        return new ReadRecord(record.tree(line(moves, 0)).build(), game.place(), places);
    }

    private static void checkVersion(Json.Members game) {
        Json format = game.require("format");
        if (!format.string(TavliaJsonWriter.FORMAT).equals(TavliaJsonWriter.FORMAT)) {
            throw format.expected(TavliaJsonWriter.FORMAT);
        }
        Json version = game.require("version");
        if (version.integer("the version, which is 1") != TavliaJsonWriter.VERSION) {
            throw version.expected("the version, which is 1");
        }
    }

    private static void readMember(GameRecordBuilder record, String name, Json value) {
        switch (name) {
            case "format", "version", "moves" -> {}
            case "variant" -> record.variant(value.string("the name of the variant"));
            case "revision" -> record.revision(value.integer("the number of a revision"));
            case "rules" -> record.rulesText(rules(value));
            case "start" -> record.start(value.parse("a position and the side to move", SetupText::parse));
            case "result" -> record.result(result(value));
            case "captures" -> record.namesCaptures(captures(value));
            case "tags" ->
                value.object("an object of tags").values().forEach((tag, text) -> readTag(record, tag, text));
            default -> {
                if (!TavliaJsonWriter.PLAIN_TAGS.contains(name)) {
                    throw value.expected("no value here, since nothing is known under the name before it");
                }
                record.tag(name, value.string("a text"));
            }
        }
    }

    private static void readTag(GameRecordBuilder record, String name, Json value) {
        if (!GameRecord.isTagName(name) || TavliaJsonWriter.PLAIN_TAGS.contains(name)) {
            throw value.expected("no value here, since no tag can have the name before it");
        }
        record.tag(name, value.string("a text"));
    }

    private static String rules(Json value) {
        String text = value.string("a rules text");
        if (!text.startsWith("dim:")
                || text.length() > RulesText.LONGEST
                || text.chars().anyMatch(Character::isISOControl)) {
            throw value.expected("a rules text, which begins with dim:");
        }
        return text;
    }

    private static GameResult result(Json value) {
        String word = value.string("a result");
        for (GameResult result : GameResult.values()) {
            if (result.id().equals(word)) {
                return result;
            }
        }
        throw value.expected("attackers-won, defenders-won, drawn, ongoing or unknown");
    }

    private static boolean captures(Json value) {
        String word = value.string("named or omitted");
        if (!word.equals(TavliaJsonWriter.NAMED) && !word.equals(TavliaJsonWriter.OMITTED)) {
            throw value.expected("named or omitted");
        }
        return word.equals(TavliaJsonWriter.NAMED);
    }

    private static GameTree line(List<Json> moves, int depth) {
        List<TreeMove> line = new ArrayList<>();
        for (Json move : moves) {
            line.add(move instanceof Json.Members members ? move(members, depth) : TreeMove.of(entry(move)));
        }
        return GameTree.of(line);
    }

    private static TreeMove move(Json.Members members, int depth) {
        for (Map.Entry<String, Json> member : members.values().entrySet()) {
            if (!TavliaJsonWriter.MOVE_NAMES.contains(member.getKey())) {
                throw member.getValue().expected("no value here, since a move has no such name as the one before it");
            }
        }
        Optional<String> clock = members.get("clock").map(TavliaJsonReader::clock);
        String comment =
                members.get("comment").map(text -> text.string("a comment")).orElse("");
        List<GameTree> variations = variations(members.values().get("variations"), depth);
        return new TreeMove(entry(members.require("move")), clock, comment, variations);
    }

    private static String clock(Json value) {
        String text = value.string("a clock");
        if (!TreeMove.isClock(text)) {
            throw value.expected("a clock, which is not empty and has no blanks around it");
        }
        return text;
    }

    private static List<GameTree> variations(@Nullable Json value, int depth) {
        List<GameTree> variations = new ArrayList<>();
        if (value != null) {
            for (Json variation : value.array("an array of variations")) {
                List<Json> moves = variation.array("a variation, which is an array of moves");
                if (moves.isEmpty()) {
                    throw variation.expected("a variation with one move at least");
                }
                if (depth == GameTree.DEEPEST) {
                    throw variation.expected("variations that go no deeper than " + GameTree.DEEPEST);
                }
                variations.add(line(moves, depth + 1));
            }
        }
        return variations;
    }

    private static Entry entry(Json value) {
        String word = value.string("a move in a string");
        return switch (word) {
            case TavliaJsonWriter.RESIGNED -> new Entry.Resigned();
            case TavliaJsonWriter.TIMED_OUT -> new Entry.TimedOut();
            default -> new Entry.Played(value.parse("a move", MoveText::parse));
        };
    }
}
