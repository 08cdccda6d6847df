package io.github.tavlia.notation.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The schema in the docs names what is written, no more and no less. */
class RecordSchemaTest {
    private static Json.Members read(String text) throws IOException {
        return new JsonReader(new Source(new StringReader(text))).read().object("an object");
    }

    private static Json.Members schema() throws IOException {
        return read(Files.readString(Path.of("../docs/record-schema.json")));
    }

    private static Json.Members at(Json.Members from, String... names) {
        Json.Members value = from;
        for (String name : names) {
            value = value.require(name).object(name);
        }
        return value;
    }

    private static List<String> words(Json array) {
        return array.array("an array").stream()
                .map(word -> word.string("a string"))
                .toList();
    }

    @Test
    void properties_areThoseThatAreWritten() throws IOException {
        Set<String> known = at(schema(), "properties").values().keySet();
        Set<String> seen = new TreeSet<>(read(Samples.TAVLIA).values().keySet());
        assertThat(known).containsExactlyInAnyOrderElementsOf(seen);
        for (int seed = 0; seed < 200; seed++) {
            String text = RecordFormat.TAVLIA.format(new RandomRecords(new Random(seed)).record(10));
            assertThat(known).containsAll(read(text).values().keySet());
        }
        assertThat(at(schema(), "$defs", "move", "properties").values().keySet())
                .containsExactlyInAnyOrderElementsOf(TavliaJsonWriter.MOVE_NAMES);
    }

    @Test
    void results_areThoseOfTheEnum() throws IOException {
        assertThat(words(at(schema(), "properties", "result").require("enum")))
                .containsExactlyElementsOf(
                        Arrays.stream(GameResult.values()).map(GameResult::id).toList());
    }

    @Test
    void tags_cannotHaveReservedNames() throws IOException {
        Set<String> reserved = new TreeSet<>(GameRecord.RESERVED);
        reserved.addAll(TavliaJsonWriter.PLAIN_TAGS);
        Json.Members names = at(schema(), "properties", "tags", "propertyNames");
        assertThat(words(at(names, "not").require("enum"))).containsExactlyInAnyOrderElementsOf(reserved);
    }

    @Test
    void entries_haveThePatternOfTheSchema() throws IOException {
        Pattern pattern = Pattern.compile(
                at(schema(), "$defs", "entry").require("pattern").string("a pattern"));
        for (int seed = 0; seed < 200; seed++) {
            for (TreeMove move : new RandomRecords(new Random(seed)).tree(10, 0).moves()) {
                String text = RecordFormat.TAVLIA.format(GameRecord.builder()
                        .tree(GameTree.builder().add(move.entry()).build())
                        .build());
                Json entry = read(text).require("moves").array("moves").get(0);
                assertThat(entry.string("an entry")).matches(pattern);
            }
        }
    }
}
