package io.github.tavlia.notation.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.notation.RecordException;
import io.github.tavlia.testing.Tries;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

@AddLifecycleHook(Tries.class)
class RecordProperties {
    @Property(tries = 1000)
    void ownRecords_writtenAndRead_areTheSame(@ForAll long seed, @ForAll @IntRange(max = 30) int moves) {
        GameRecord record = new RandomRecords(new Random(seed)).record(moves);
        String text = RecordFormat.TAVLIA.format(record);
        assertThat(text).endsWith("\n").doesNotContain("\n{");
        assertThat(RecordFormat.TAVLIA.parse(text)).containsExactly(record);
        assertThat(RecordFormat.TAVLIA.losses(record)).isEmpty();
    }

    /** What a format makes of a record, it keeps. */
    @Property(tries = 2000)
    void records_readOnce_areWrittenWithoutLoss(
            @ForAll RecordFormat format, @ForAll long seed, @ForAll @IntRange(max = 12) int moves) {
        RandomRecords random = new RandomRecords(new Random(seed));
        GameRecord record = seed % 2 == 0 ? random.game(moves) : random.record(moves);
        String text;
        try {
            text = format.format(record);
        } catch (UnwritableRecordException e) {
            assertThat(e.missing()).isNotEmpty();
            return;
        }
        assertKept(format, text);
        assertThat(RecordFormat.detect(text.getBytes(StandardCharsets.UTF_8)))
                .as(text)
                .contains(format);
    }

    @Property(tries = 300)
    void openTafl_treesItCanHold_areTheSame(@ForAll long seed, @ForAll @IntRange(max = 12) int moves) {
        GameRecord written = new RandomRecords(new Random(seed)).record(moves);
        if (written.rulesText().isPresent()) {
            GameRecord record = RecordFormat.OPENTAFL
                    .parse(RecordFormat.OPENTAFL.format(written))
                    .get(0);
            List<String> losses = RecordFormat.OPENTAFL.losses(written);
            assertThat(losses)
                    .isSubsetOf(allowed(
                            written, "start", "revision", "result", "timeouts", "clocks", "comments", "variations"));
            if (!losses.contains("variations") && !losses.contains("timeouts")) {
                assertThat(record.tree().toString()).isEqualTo(written.tree().toString());
            }
        }
    }

    private static List<String> allowed(GameRecord record, String... more) {
        List<String> names = new ArrayList<>(List.of(more));
        record.tags().forEach((name, text) -> names.add("tag " + name));
        names.add("variant");
        return names;
    }

    @Property(tries = 300)
    void ashton_games_keepCapturesAndWinner(@ForAll long seed, @ForAll @IntRange(min = 1, max = 80) int plies) {
        GameRecord record = new RandomRecords(new Random(seed)).game(plies);
        assertThat(RecordFormat.ASHTON.losses(record)).isSubsetOf("rules");
        String two = RecordFormat.ASHTON.format(record) + RecordFormat.ASHTON.format(record);
        assertThat(RecordFormat.ASHTON.parse(two)).hasSize(2);
        assertThat(RecordFormat.ASHTON.parse(two.replace("\n\n", "\n"))).hasSize(2);
    }

    @Property(tries = 3000)
    void records_mutated_areReadOrRefused(@ForAll("mutated") Sample sample) {
        assertKept(sample.format(), sample.text());
    }

    @Property(tries = 500)
    void anyText_isReadOrRefused(@ForAll RecordFormat format, @ForAll String text) {
        assertKept(format, text);
    }

    @Property(tries = 1000)
    void comments_any_areTheirHintsAndTheRest(@ForAll("comments") String comment) {
        List<String> hints = Puzzle.hints(comment);
        assertThat(hints).allMatch(hint -> hint.equals(hint.strip()) && comment.contains(hint));
        assertThat(Puzzle.hints(comment + "(hint: e4 )")).endsWith("e4").hasSize(hints.size() + 1);
        if (hints.isEmpty()) {
            assertThat(Puzzle.withoutHints(comment)).isEqualTo(comment.strip());
        } else {
            assertThat(Puzzle.withoutHints(comment).length()).isLessThan(comment.length());
        }
    }

    @Provide
    Arbitrary<String> comments() {
        return Arbitraries.of("(hint:", "(", ")", "hint", ":", " ", "e4", "\n", "\uD83D\uDE00")
                .list()
                .ofMaxSize(12)
                .map(words -> String.join("", words));
    }

    @Property(tries = 500)
    void anyBytes_areReadOrRefused(@ForAll byte[] bytes) throws IOException {
        try (RecordReader reader = RecordFormat.open(new ByteArrayInputStream(bytes))) {
            while (reader.next().isPresent()) {
                assertThat(reader.format()).isNotNull();
            }
        } catch (RecordException e) {
            assertThat(e.line()).isPositive();
        }
    }

    /** Reads a text; what it can read, it must write and read again, and nothing may be lost. */
    private static void assertKept(RecordFormat format, String text) {
        List<GameRecord> records;
        try {
            records = format.parse(text);
        } catch (RecordException e) {
            assertThat(e.line()).as(text).isPositive();
            assertThat(e.column()).as(text).isPositive();
            return;
        }
        StringBuilder all = new StringBuilder();
        for (GameRecord record : records) {
            if (format == RecordFormat.HNEFATAFL_ORG_TEXT
                    && record.tags().isEmpty()
                    && record.tree().isEmpty()) {
                return;
            }
            String written = format.format(record);
            assertThat(format.losses(record)).as(text).isEmpty();
            assertThat(format.parse(written)).as(written).hasSize(1);
            assertThat(format.format(format.parse(written).get(0))).isEqualTo(written);
            all.append(written);
        }
        assertThat(format.parse(all.toString())).as(text).hasSameSizeAs(records);
    }

    record Sample(RecordFormat format, String text) {}

    @Provide
    Arbitrary<Sample> mutated() {
        return Arbitraries.of(RecordFormat.values())
                .flatMap(format -> Mutations.of(Samples.of(format)).map(text -> new Sample(format, text)));
    }
}
