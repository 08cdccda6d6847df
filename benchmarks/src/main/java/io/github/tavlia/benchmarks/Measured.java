package io.github.tavlia.benchmarks;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One score of a JMH result file.
 *
 * @param score the score
 * @param error half the width of its confidence interval; not a number if JMH could not tell
 * @param unit such as {@code ns/op}
 * @param moreIsBetter whether it is a rate, and not a time or a number of bytes
 */
record Measured(double score, double error, String unit, boolean moreIsBetter) {
    private static final String ALLOCATED = "gc.alloc.rate.norm";

    /**
     * The scores of a result file by name and parameters, in the order of the file. If the run had {@code -prof gc}, bytes an
     * operation are scores of their own.
     *
     * @throws IllegalArgumentException if the text is no JMH result
     */
    static Map<String, Measured> read(String json) {
        Map<String, Measured> out = new LinkedHashMap<>();
        try {
            for (Object entry : (List<?>) Json.parse(json)) {
                Map<?, ?> result = (Map<?, ?>) entry;
                String name = name(result);
                boolean rate = "thrpt".equals(result.get("mode"));
                out.put(name, of((Map<?, ?>) result.get("primaryMetric"), rate));
                Map<?, ?> secondary = (Map<?, ?>) result.get("secondaryMetrics");
                for (Object metric : secondary.keySet()) {
                    // Some versions of JMH put a dot before the names of profilers' metrics.
                    if (metric.toString().endsWith(ALLOCATED)) {
                        out.put(name + " allocated", of((Map<?, ?>) secondary.get(metric), false));
                    }
                }
            }
        } catch (ClassCastException | NullPointerException e) {
            throw new IllegalArgumentException("not a JMH result", e);
        }
        return out;
    }

    private static String name(Map<?, ?> result) {
        String benchmark = result.get("benchmark").toString();
        int method = benchmark.lastIndexOf('.');
        StringBuilder name = new StringBuilder(benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1));
        Map<?, ?> params = (Map<?, ?>) result.get("params");
        if (params != null) {
            params.forEach(
                    (key, value) -> name.append(' ').append(key).append('=').append(value));
        }
        return name.toString();
    }

    private static Measured of(Map<?, ?> metric, boolean rate) {
        return new Measured(
                number(metric.get("score")), number(metric.get("scoreError")), (String) metric.get("scoreUnit"), rate);
    }

    private static double number(Object value) {
        return value instanceof Double number ? number : Double.NaN;
    }

    /** By how many percent another score differs from this one. */
    double change(Measured after) {
        return 100 * (after.score - score) / score;
    }

    /** Whether the confidence intervals of two scores have nothing in common; unknown errors count as none. */
    boolean isApartFrom(Measured after) {
        double errors = (Double.isNaN(error) ? 0 : error) + (Double.isNaN(after.error) ? 0 : after.error);
        return Math.abs(after.score - score) > errors;
    }
}
