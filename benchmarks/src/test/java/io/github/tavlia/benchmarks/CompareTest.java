package io.github.tavlia.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompareTest {
    private static String result(String name, String mode, String score, String error) {
        return """
                {
                    "jmhVersion" : "1.37",
                    "benchmark" : "io.github.tavlia.benchmarks.%s",
                    "mode" : "%s",
                    "jvmArgs" : [ ],
                    "params" : { "position" : "copenhagen-11/start" },
                    "primaryMetric" : {
                        "score" : %s, "scoreError" : %s, "scoreUnit" : "ns/op", "rawData" : [ [ 1.5E-3 ] ]
                    },
                    "secondaryMetrics" : {
                        "gc.alloc.rate.norm" : { "score" : 0.0, "scoreError" : "NaN", "scoreUnit" : "B/op" }
                    }
                }
                """.formatted(name, mode, score, error);
    }

    private static String table(String before, String after) {
        return Compare.table(Measured.read("[" + before + "]"), Measured.read("[" + after + "]"));
    }

    @Test
    void time_moreThanBothErrorsShorter_isBetter() {
        assertThat(table(result("A.b", "avgt", "40.0", "1.0"), result("A.b", "avgt", "30.0", "1.0")))
                .contains(
                        "| A.b position=copenhagen-11/start | ns/op | 40.000 ± 1.000 | 30.000 ± 1.000 | -25.0 % | better |");
    }

    @Test
    void rate_moreThanBothErrorsLower_isWorse() {
        assertThat(table(result("A.b", "thrpt", "40.0", "1.0"), result("A.b", "thrpt", "30.0", "1.0")))
                .contains("| -25.0 % | **worse** |");
    }

    @Test
    void change_withinTheErrors_isNotJudged() {
        assertThat(table(result("A.b", "avgt", "40.0", "6.0"), result("A.b", "avgt", "50.0", "5.0")))
                .contains("| +25.0 % |  |");
    }

    @Test
    void error_unknown_isLeftOut() {
        assertThat(table(result("A.b", "avgt", "40.0", "\"NaN\""), result("A.b", "avgt", "44.0", "\"NaN\"")))
                .contains("| 40.000 | 44.000 | +10.0 % | **worse** |");
    }

    @Test
    void bytes_noneBeforeAndAfter_haveNotChanged() {
        assertThat(table(result("A.b", "avgt", "40.0", "1.0"), result("A.b", "avgt", "40.0", "1.0")))
                .contains("allocated | B/op | 0.000 | 0.000 | 0.0 % |  |");
    }

    @Test
    void benchmark_inOneFile_isListed() {
        assertThat(table(result("A.b", "avgt", "40.0", "1.0"), result("A.c", "avgt", "40.0", "1.0")))
                .contains(
                        "| 40.000 ± 1.000 |  |  | only in the first file |",
                        "|  | 40.000 ± 1.000 |  | only in the second");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "[", "[1]", "{}", "[{}]", "[{\"benchmark\": \"a\"}]", "[] x", "[\"\\u12\"]", "[-]", "[\"a"})
    void text_notAResult_isRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> Measured.read(text));
    }
}
