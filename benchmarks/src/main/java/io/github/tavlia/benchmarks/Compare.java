package io.github.tavlia.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Compares two JMH result files and prints a Markdown table: both scores, the change in percent, and whether it goes beyond
 * the error bars.
 *
 * <pre>{@code
 * java -cp benchmarks/target/benchmarks.jar io.github.tavlia.benchmarks.Compare before.json after.json
 * }</pre>
 */
public final class Compare {
    private Compare() {}

    /**
     * Compares and prints. Exits with 2 if a file cannot be read.
     *
     * @param args two files that JMH has written with {@code -rf json}
     */
    public static void main(String[] args) {
        if (args.length != 2) {
            System.err.println("usage: java -cp benchmarks/target/benchmarks.jar " + Compare.class.getName()
                    + " BEFORE.json AFTER.json");
            System.exit(2);
        }
        try {
            System.out.print(table(read(args[0]), read(args[1])));
        } catch (IOException e) {
            System.err.println("cannot read a file: " + e.getMessage());
            System.exit(2);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(2);
        }
    }

    private static Map<String, Measured> read(String file) throws IOException {
        String text = Files.readString(Path.of(file));
        try {
            return Measured.read(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    /** The table of two results. */
    static String table(Map<String, Measured> before, Map<String, Measured> after) {
        StringBuilder out = new StringBuilder();
        out.append("| benchmark | unit | before | after | change | beyond the error bars |\n");
        out.append("|---|---|---:|---:|---:|---|\n");
        Set<String> names = new LinkedHashSet<>(before.keySet());
        names.addAll(after.keySet());
        for (String name : names) {
            Measured old = before.get(name);
            Measured now = after.get(name);
            if (old == null || now == null) {
                Measured only = old == null ? now : old;
                String where = old == null ? "only in the second file" : "only in the first file";
                out.append(row(name, only.unit(), score(old), score(now), "", where));
            } else if (!old.unit().equals(now.unit())) {
                String where = "units differ: %s and %s".formatted(old.unit(), now.unit());
                out.append(row(name, "", score(old), score(now), "", where));
            } else {
                String change = change(old.change(now));
                out.append(row(name, now.unit(), score(old), score(now), change, verdict(old, now)));
            }
        }
        return out.toString();
    }

    private static String row(String... cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    private static String score(Measured measured) {
        if (measured == null) {
            return "";
        }
        String score = String.format(Locale.ROOT, "%.3f", measured.score());
        return Double.isNaN(measured.error()) ? score : score + String.format(Locale.ROOT, " ± %.3f", measured.error());
    }

    /** A change from nothing to nothing is none, and one from nothing to something has no percentage. */
    private static String change(double percent) {
        return Double.isNaN(percent)
                ? "0.0 %"
                : Double.isInfinite(percent) ? "" : String.format(Locale.ROOT, "%+.1f %%", percent);
    }

    private static String verdict(Measured before, Measured after) {
        if (!before.isApartFrom(after)) {
            return "";
        }
        boolean better = after.score() > before.score() == after.moreIsBetter();
        return better ? "better" : "**worse**";
    }
}
