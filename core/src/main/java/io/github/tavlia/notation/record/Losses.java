package io.github.tavlia.notation.record;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.notation.WrittenMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a record says, and the same record once written and read does not say, or says otherwise. */
final class Losses {
    private final GameRecord record;
    private final GameRecord read;
    private final List<String> lost = new ArrayList<>();

    private Losses(GameRecord record, GameRecord read) {
        this.record = record;
        this.read = read;
    }

    static List<String> between(GameRecord record, GameRecord read) {
        Losses losses = new Losses(record, read);
        losses.compareHeads();
        losses.compareMoves();
        return ImmutableList.copyOf(losses.lost);
    }

    private void compareHeads() {
        compare("variant", GameRecord::variant);
        compare("revision", GameRecord::revision);
        compare("rules", GameRecord::rulesText);
        compare("start", Starts::find);
        compare("result", GameRecord::result);
        record.tags().keySet().forEach(name -> compare("tag " + name, side -> side.tag(name)));
    }

    private void compareMoves() {
        compare("moves", side -> played(side).map(WrittenMove::move).toList());
        if (record.namesCaptures()) {
            compare("captures", side -> played(side).map(WrittenMove::captures).toList());
        }
        compare("piece letters", side -> played(side).map(WrittenMove::piece).toList());
        compare(
                "jumps and continued turns",
                side -> played(side).map(WrittenMove::kind).toList());
        compare("remarks", side -> played(side).map(WrittenMove::info).toList());
        compare("resignations", side -> count(side, Entry.Resigned.class));
        compare("timeouts", side -> count(side, Entry.TimedOut.class));
        compare(
                "clocks",
                side -> moves(side)
                        .map(TreeMove::clock)
                        .flatMap(Optional::stream)
                        .toList());
        compare(
                "comments",
                side -> moves(side)
                        .map(TreeMove::comment)
                        .filter(text -> !text.isEmpty())
                        .toList());
        compare(
                "variations",
                side -> moves(side).flatMap(move -> move.variations().stream()).toList());
    }

    private void compare(String what, Function<GameRecord, Object> component) {
        if (!component.apply(record).equals(component.apply(read))) {
            lost.add(what);
        }
    }

    private static Stream<TreeMove> moves(GameRecord side) {
        return side.tree().moves().stream();
    }

    private static Stream<WrittenMove> played(GameRecord side) {
        return side.tree().played().stream();
    }

    private static long count(GameRecord side, Class<? extends Entry> kind) {
        return moves(side).map(TreeMove::entry).filter(kind::isInstance).count();
    }
}
