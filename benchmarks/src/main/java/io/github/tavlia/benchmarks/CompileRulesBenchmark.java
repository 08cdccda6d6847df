package io.github.tavlia.benchmarks;

import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.variants.VariantCatalog;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Rules compiled for their board. What the first call in a JVM costs is measured by {@link Ratios}. */
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CompileRulesBenchmark extends Settings {
    /** An id of the catalog. */
    @Param({"brandubh-7", "copenhagen-11", "alea-evangelii-19"})
    public String variant;

    private Ruleset rules;

    /** Finds the rules. */
    @Setup
    public void find() {
        rules = VariantCatalog.get(variant).ruleset();
    }

    /** From data to a program. */
    @Benchmark
    public CompiledRules compile() {
        return CompiledRules.of(rules);
    }
}
