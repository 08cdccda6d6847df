/**
 * Records of played games: what they say, reading and writing them in the formats of other programs and in one of
 * Tavlia's own, and comparing them with the rules.
 *
 * <pre>{@code
 * try (RecordReader reader = RecordFormat.open(Files.newInputStream(path))) {
 *     for (Optional<ReadRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
 *         ReplayReport report = ReplayReport.of(game.get().record(), variant.compiled());
 *         boolean clean = report.isClean(); // or see what is wrong in its findings
 *     }
 * }
 * }</pre>
 *
 * <p>A {@link io.github.tavlia.notation.record.GameRecord} holds all that any of the formats can say. Each {@link
 * io.github.tavlia.notation.record.RecordFormat} writes what it can hold and tells what it cannot. Readers are strict,
 * give out one game at a time, and hold no more than one in memory; what they do not accept they answer with {@link
 * io.github.tavlia.notation.RecordException}, which tells line, column and what was expected there.
 */
@NullMarked
@CheckReturnValue
package io.github.tavlia.notation.record;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
