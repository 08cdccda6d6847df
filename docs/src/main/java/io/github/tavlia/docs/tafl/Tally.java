package io.github.tavlia.docs.tafl;

import io.github.tavlia.game.Ending;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What came of replaying games. */
final class Tally implements Answer {
    /** How many discrepancies are told one by one; the others are only counted. */
    private static final int MOST_TOLD = 20;

    private final Map<Discrepancy.Kind, Integer> differing = new EnumMap<>(Discrepancy.Kind.class);
    private final Map<Ending, Integer> ends = new EnumMap<>(Ending.class);
    private final List<Discrepancy> told = new ArrayList<>();
    private int games;
    private int plies;
    private int repetitions;

    /** Counts what came of a game. */
    void add(ReplayedGame game) {
        games++;
        plies += game.report().plies();
        repetitions += game.goesOnAfterRepetition() ? 1 : 0;
        if (game.report().endedOnBoard()) {
            ends.merge(game.report().last().ending(), 1, Integer::sum);
        }
        game.discrepancies().forEach(this::add);
    }

    private void add(Discrepancy discrepancy) {
        differing.merge(discrepancy.kind(), 1, Integer::sum);
        if (told.size() < MOST_TOLD) {
            told.add(discrepancy);
        }
    }

    /** Whether the records and the rules agree everywhere. */
    boolean isClean() {
        return differing.isEmpty();
    }

    private int count(Discrepancy.Kind kind) {
        return differing.getOrDefault(kind, 0);
    }

    private int untold() {
        return differing.values().stream().mapToInt(Integer::intValue).sum() - told.size();
    }

    private static String name(Ending ending) {
        return ending.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the line of counts. */
    String summary() {
        return "games: " + games
                + " plies: " + plies
                + " illegal: " + count(Discrepancy.Kind.ILLEGAL)
                + " captures differing: " + count(Discrepancy.Kind.CAPTURES)
                + " ended early: " + count(Discrepancy.Kind.ENDED_EARLY)
                + " repetition: " + repetitions
                + " winner differing: " + count(Discrepancy.Kind.WINNER);
    }

    @Override
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        told.forEach(discrepancy -> lines.add(discrepancy.toString()));
        if (untold() > 0) {
            lines.add("... and " + untold() + " more");
        }
        lines.add(summary());
        ends.forEach((ending, count) -> lines.add("end: " + name(ending) + " " + count));
        return lines;
    }

    @Override
    public Map<String, Object> json() {
        Map<String, Object> byEnd = new LinkedHashMap<>();
        ends.forEach((ending, count) -> byEnd.put(name(ending), count));
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("games", games);
        out.put("plies", plies);
        out.put("illegal", count(Discrepancy.Kind.ILLEGAL));
        out.put("capturesDiffering", count(Discrepancy.Kind.CAPTURES));
        out.put("endedEarly", count(Discrepancy.Kind.ENDED_EARLY));
        out.put("repetition", repetitions);
        out.put("winnerDiffering", count(Discrepancy.Kind.WINNER));
        out.put("ends", byEnd);
        out.put("discrepancies", told.stream().map(Discrepancy::json).toList());
        out.put("discrepanciesLeftOut", untold());
        return out;
    }
}
