package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.game.Variant;
import io.github.tavlia.variants.VariantCatalog;
import org.junit.jupiter.api.Test;

class VariantsCommandTest {
    @Test
    void variants_ofTheCatalog_areListedInItsOrder() {
        assertThat(Run.tafl("variants").answers(0).lines())
                .extracting(line -> line.split(" ")[0])
                .isEqualTo(VariantCatalog.all().stream().map(Variant::id).toList());
    }

    @Test
    void line_ofAVariant_hasItsFacts() {
        assertThat(Run.tafl("variants").lines())
                .anySatisfy(line -> assertThat(line).matches("brandubh-7 +7x7 +8:4 +attackers  Brandubh"))
                .anySatisfy(line -> assertThat(line).matches("tablut-ashton-9 +9x9 +16:8 +defenders  .+"));
    }

    @Test
    void json_ofTheCatalog_hasTheSameFacts() {
        assertThat(Run.tafl("variants", "--json").answers(0).out())
                .startsWith("[\n  {\n    \"id\": \"copenhagen-11\",\n")
                .contains(String.join(
                        "\n    ",
                        "\"id\": \"brandubh-7\",",
                        "\"size\": 7,",
                        "\"attackers\": 8,",
                        "\"defenders\": 4,",
                        "\"firstMover\": \"attackers\",",
                        "\"name\": \"Brandubh\""));
    }
}
