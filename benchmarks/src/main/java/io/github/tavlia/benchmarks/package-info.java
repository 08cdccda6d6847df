/**
 * How fast the library is: JMH benchmarks, a class an operation; {@link io.github.tavlia.benchmarks.Ratios}, which compares
 * with a toy kernel in one process; and {@link io.github.tavlia.benchmarks.Compare}, which compares two JMH result files.
 * Positions and games are made by seeded play, so that every run measures the same.
 */
package io.github.tavlia.benchmarks;
