package io.github.tavlia.laws;

import io.github.tavlia.rules.Capture;
import io.github.tavlia.rules.CaptureCause;
import io.github.tavlia.rules.Closing;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Counts what happens in many games, so that a test can tell whether everything did. */
final class Tally {
    private final Map<String, Integer> counts = new TreeMap<>();

    void add(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    void add(Outcome outcome) {
        outcome.reason().ifPresent(reason -> {
            add("end " + reason.id());
            if (reason instanceof EndReason.Repeated || reason instanceof EndReason.NoLegalMove) {
                add("end " + reason.id()
                        + outcome.winner().map(side -> " won by " + side).orElse(" drawn"));
            }
        });
    }

    void add(List<Capture> captures) {
        for (Capture capture : captures) {
            for (CaptureCause cause : capture.causes()) {
                add("capture " + cause.getClass().getSimpleName());
                if (cause instanceof CaptureCause.Custodial custodial) {
                    add("capture against " + custodial.against().getClass().getSimpleName());
                    if (custodial.against() instanceof Closing.BySquare square) {
                        add("capture against " + square.terrain() + (square.kingOnIt() ? " with king" : ""));
                    }
                } else if (cause instanceof CaptureCause.WalledIn row) {
                    Stream.of(row.oneEnd(), row.otherEnd())
                            .forEach(end -> add("row closed " + end.getClass().getSimpleName()));
                }
            }
            if (capture.causes().size() > 1) {
                add("capture for two causes");
            }
        }
        if (captures.size() > 1) {
            add("captures of two at once");
        }
    }

    int count(String what) {
        return counts.getOrDefault(what, 0);
    }

    /** Those of some things that never happened. */
    List<String> missing(String... what) {
        return Arrays.stream(what).filter(each -> count(each) == 0).toList();
    }

    @Override
    public String toString() {
        return counts.toString();
    }
}
