package io.github.tavlia.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.NotationException;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.testing.TaflArbitraries;
import io.github.tavlia.testing.Tries;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

@AddLifecycleHook(Tries.class)
class NotationProperties {
    private static final String[] RULES = {
        "dim:7 esc:e surf:n atkf:n tfr:w ka:h ks:c spd:1,-1,-1,-1,-1,-1,2,-1,-1,3,-1,-1, start:" + Texts.BRANDUBH_7,
        "dim:7 tfr:l sw:s swf:n efe:y linc:y cor:a1,g7, corp:tTK cen: afor:a4,b4, aforre: cenre:K start:"
                + Texts.BRANDUBH_7,
        "dim:7 atkf:y x-king-edge:counts x-repeat:forbidden x-repeat-count:2 x-camp1:d1 x-camp1-stop:t start:"
                + Texts.BRANDUBH_7
    };

    @Property(tries = 1000)
    void rules_writtenAndRead_areTheSame(@ForAll("rulesets") Ruleset rules) {
        String text = RulesText.format(rules);
        assertThat(RulesText.parse(text)).as(text).isEqualTo(rules);
    }

    @Property(tries = 500)
    void rulesForOpenTafl_areWhatTheOwnKeysCorrect(@ForAll("rulesets") Ruleset rules) {
        OpenTaflText text = RulesText.openTafl(rules);
        assertThat(text.text()).doesNotContain(" x-");
        assertThat(RulesText.format(rules).replaceAll(" x-\\S+", "")).isEqualTo(text.text());
        if (text.lost().isEmpty()) {
            Ruleset read = RulesText.parse(text.text());
            assertThat(read.camps()).isEqualTo(rules.camps());
            assertThat(read.repetition()).isEqualTo(rules.repetition());
            assertThat(read.escape()).isEqualTo(rules.escape());
        }
    }

    @Property(tries = 500)
    void boards_writtenAndRead_areTheSame(@ForAll("positions") TaflArbitraries.Position position) {
        assertThat(SetupText.parse(SetupText.format(position.setup()))).isEqualTo(position.setup());
        assertThat(BoardText.parseTopFirst(
                        BoardText.formatTopFirst(position.setup().board())))
                .isEqualTo(position.setup().board());
    }

    @Property(tries = 1000)
    void rules_mutated_areReadOrRefused(@ForAll("mutatedRules") String text) {
        Texts.assertNoOtherException(text, () -> {
            Ruleset rules = RulesText.parse(text);
            try {
                assertThat(RulesText.parse(RulesText.format(rules))).isEqualTo(rules);
            } catch (NotationException e) {
                throw new AssertionError("cannot read back what was written for " + text, e);
            }
        });
    }

    @Property(tries = 500)
    void boards_mutated_areReadOrRefused(@ForAll("mutatedBoards") String text) {
        Texts.assertNoOtherException(
                text, () -> assertThat(BoardText.parse(text)).isNotNull());
        Texts.assertNoOtherException(
                text, () -> assertThat(BoardText.parseTopFirst(text)).isNotNull());
        Texts.assertNoOtherException(
                text, () -> assertThat(SetupText.parse(text)).isNotNull());
    }

    @Property(tries = 1000)
    void moves_mutated_areReadOrRefused(@ForAll("mutatedMoves") String text) {
        Texts.assertNoOtherException(text, () -> {
            WrittenMove move = MoveText.parse(text);
            assertThat(MoveText.parse(MoveText.format(move))).isEqualTo(move);
            assertThat(MoveText.parse(MoveText.formatForOpenTafl(move))).isEqualTo(move);
        });
    }

    @Property(tries = 500)
    void anyText_isReadOrRefused(@ForAll String text) {
        Texts.assertNoOtherException(
                text, () -> assertThat(RulesText.parse(text)).isNotNull());
        Texts.assertNoOtherException(
                text, () -> assertThat(SetupText.parse(text)).isNotNull());
        Texts.assertNoOtherException(
                text, () -> assertThat(MoveText.parse(text)).isNotNull());
    }

    @Property(tries = 500)
    void archive_mutated_isReadOrRefused(@ForAll("mutatedArchives") String text) throws IOException {
        drain(ArchiveReader.of(new StringReader(text)));
    }

    @Property(tries = 500)
    void archive_anyBytes_areReadOrRefused(@ForAll byte[] bytes) throws IOException {
        drain(ArchiveReader.of(new ByteArrayInputStream(bytes)));
    }

    private static void drain(ArchiveReader reader) throws IOException {
        try (reader) {
            while (reader.next().isPresent()) {
                // Only faults matter here.
            }
        } catch (RecordException e) {
            assertThat(e.line()).isPositive();
            assertThat(e.column()).isPositive();
        }
    }

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return TaflArbitraries.rulesets();
    }

    @Provide
    Arbitrary<TaflArbitraries.Position> positions() {
        return TaflArbitraries.positions();
    }

    @Provide
    Arbitrary<String> mutatedRules() {
        return Arbitraries.oneOf(
                Texts.mutated("0123456789abcdefghijklmnopqrstuvwxyzTKCN:,-/ ", RULES),
                Texts.mutated("1234,-ynsdwcm:/tTK ", RULES));
    }

    @Provide
    Arbitrary<String> mutatedBoards() {
        String board = Texts.BRANDUBH_7;
        return Texts.mutated("0123456789tTKck/ ", board, Texts.DIAMOND_11, board + " attackers", board + " defenders");
    }

    @Provide
    Arbitrary<String> mutatedMoves() {
        return Texts.mutated("abcdxtTK123-+/^=", "d1-d3", "Ke6-e7xf7", "d1-d3xe3/f3", "d1-d3xe3xKf11--");
    }

    @Provide
    Arbitrary<String> mutatedArchives() {
        return Texts.mutated(
                "abcdx123-, \n\r\0é",
                "d1-d3 e5-e2 g3-e3xe2,1,0,Ongoing\n",
                "d1-d3 timeout,0,0,Black\na1-a2,0,0,\n",
                "timeout,0,0,\n");
    }
}
