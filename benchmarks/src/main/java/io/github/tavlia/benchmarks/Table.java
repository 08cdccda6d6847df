package io.github.tavlia.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Measured figures with what they were measured against, written as a Markdown table. */
final class Table {
    private static final String NONE = "-";

    private final List<String> lines = new ArrayList<>();

    Table() {
        lines.add("| what | Tavlia | measured against | ratio | wanted | met |");
        lines.add("|---|---:|---|---:|---|---|");
    }

    private void row(String what, String figure, String against, String ratio, String wanted, String met) {
        lines.add("| " + String.join(" | ", what, figure, against, ratio, wanted, met) + " |");
    }

    /** A figure that is told without being judged. */
    void tell(String what, double figure, String unit) {
        row(what, figure(figure, unit), NONE, NONE, NONE, NONE);
    }

    /** A figure with a limit of its own. */
    void wantAtMost(String what, double figure, String unit, double limit) {
        row(what, figure(figure, unit), NONE, NONE, "at most " + figure(limit, unit), met(figure <= limit));
    }

    /** A figure that should reach a number. */
    void wantAtLeast(String what, double figure, String unit, double limit) {
        row(what, figure(figure, unit), NONE, NONE, figure(limit, unit) + " or more", met(figure >= limit));
    }

    /** A rate that should reach a share of another rate. */
    void rate(String what, double figure, String unit, String other, double otherFigure, double limit) {
        double ratio = figure / otherFigure;
        row(
                what,
                figure(figure, unit),
                other + " " + figure(otherFigure, unit),
                ratio(ratio),
                ratio(limit) + " or more",
                met(ratio >= limit));
    }

    /** A cost that should stay within a multiple of another cost. */
    void cost(String what, double figure, String unit, String other, double otherFigure, double limit) {
        double ratio = figure / otherFigure;
        row(
                what,
                figure(figure, unit),
                other + " " + figure(otherFigure, unit),
                ratio(ratio),
                "at most " + ratio(limit),
                met(ratio <= limit));
    }

    /** A figure beside another one, without a limit. */
    void compare(String what, double figure, String unit, String other, double otherFigure) {
        row(
                what,
                figure(figure, unit),
                other + " " + figure(otherFigure, unit),
                ratio(figure / otherFigure),
                NONE,
                NONE);
    }

    private static String met(boolean met) {
        return met ? "yes" : "no";
    }

    private static String ratio(double ratio) {
        return String.format(Locale.ROOT, "%.2f", ratio);
    }

    /** Three significant digits or so. */
    private static String figure(double figure, String unit) {
        String format = Math.abs(figure) >= 100 || figure == Math.rint(figure) ? "%.0f %s" : "%.1f %s";
        return String.format(Locale.ROOT, format, figure, unit);
    }

    @Override
    public String toString() {
        return String.join("\n", lines) + "\n";
    }
}
