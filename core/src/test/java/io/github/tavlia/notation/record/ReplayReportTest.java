package io.github.tavlia.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.Ending;
import io.github.tavlia.notation.RulesText;
import io.github.tavlia.notation.SetupText;
import io.github.tavlia.rules.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.assertj.core.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayReportTest {
    private static final CompiledRules BRANDUBH =
            CompiledRules.of(RulesText.parse("dim:7 surf:n ks:w cenh: cenhe: atkf:y tfr:d start:" + Samples.BRANDUBH));

    private static ReplayReport replay(String line) {
        return ReplayReport.of(Reading.only(RecordFormat.AAGENIELSEN, line), BRANDUBH);
    }

    @Test
    void of_gameAsRecorded_findsNothing() {
        ReplayReport report = replay("d2-e2 d3-d2 timeout,0,0,Black");
        assertThat(report.findings()).isEmpty();
        assertThat(report.isClean()).isTrue();
        assertThat(report.plies()).isEqualTo(2);
        assertThat(report.endedOnBoard()).isFalse();
        assertThat(report.last().ply()).isEqualTo(2);
    }

    @Test
    void of_illegalMove_stopsThereWithTheReason() {
        ReplayReport report = replay("d2-e2 timeout d3-d7 a4-a3,0,0,Black");
        Finding.Illegal illegal = report.first(Finding.Illegal.class).orElseThrow();
        assertThat(illegal.index()).isEqualTo(2);
        assertThat(illegal.ply()).isEqualTo(2);
        assertThat(illegal.reason()).isInstanceOf(Refusal.class);
        assertThat(report.findings()).hasSize(1);
        assertThat(report.plies()).isEqualTo(1);
        assertThat(report.isClean()).isFalse();
    }

    @Test
    void of_capturesThatDiffer_areNamed() {
        ReplayReport report = replay("d2-c2xa1 d3-d1xd2,0,0,");
        assertThat(report.findings())
                .hasSize(2)
                .first()
                .isInstanceOfSatisfying(Finding.CapturesDiffer.class, finding -> {
                    assertThat(finding.extra()).containsExactly(Square.parse("a1"));
                    assertThat(finding.missing()).isEmpty();
                });
        ReplayReport omitted = ReplayReport.of(
                Reading.only(RecordFormat.AAGENIELSEN, "d2-c2xa1 d3-d2xd3,0,0,").toBuilder()
                        .namesCaptures(false)
                        .build(),
                BRANDUBH);
        assertThat(omitted.findings()).isEmpty();
    }

    @Test
    void of_movesAfterTheEnd_areToldOnce() {
        String start = "/7/7/3K3/t6/7/7/7/ defenders";
        GameRecord record = GameRecord.builder()
                .start(SetupText.parse(start))
                .tree(GameTree.builder()
                        .play("d3-a3", "a4-b4", "a3-a1", "b4-b5", "a1-a2")
                        .build())
                .result(GameResult.ATTACKERS_WON)
                .build();
        ReplayReport report = ReplayReport.of(record, BRANDUBH);
        assertThat(report.findings()).hasSize(2);
        Finding.AfterEnd after = report.first(Finding.AfterEnd.class).orElseThrow();
        assertThat(after.ply()).isEqualTo(4);
        assertThat(after.outcome().winner()).contains(Side.DEFENDERS);
        Finding.ResultDiffers result = report.first(Finding.ResultDiffers.class).orElseThrow();
        assertThat(result.recorded()).isEqualTo(GameResult.ATTACKERS_WON);
        assertThat(result.index()).as("the move that ended the game").isEqualTo(2);
        assertThat(report.endedOnBoard()).isTrue();
        assertThat(report.last().ending()).isEqualTo(Ending.ESCAPE);
    }

    @Test
    void of_moveAfterResignation_comesAfterTheEnd() {
        GameRecord record = GameRecord.builder()
                .tree(GameTree.builder()
                        .play("d2-e2")
                        .add(new Entry.Resigned())
                        .play("d3-d2")
                        .build())
                .build();
        Finding.AfterEnd after =
                ReplayReport.of(record, BRANDUBH).first(Finding.AfterEnd.class).orElseThrow();
        assertThat(after.index()).isEqualTo(2);
        assertThat(after.outcome().isOver()).isFalse();
    }

    @Test
    void of_repetition_isWaived() {
        String there = "d2-e2 d3-d2 e2-f2 d2-d3 f2-e2 d3-d2 e2-f2 d2-d3 f2-e2";
        ReplayReport ended = replay(there + ",0,0,White");
        assertThat(ended.findings()).isEmpty();
        assertThat(ended.last().ending()).isEqualTo(Ending.REPETITION);
        ReplayReport waived = replay(there + " d3-d2 e2-f2 d2-d3 f2-g2 d3-d1,0,0,White");
        assertThat(waived.findings()).hasSize(2).first().isInstanceOf(Finding.RepetitionWaived.class);
        assertThat(waived.first(Finding.Illegal.class).orElseThrow().ply()).isEqualTo(14);
    }

    @Test
    void ofOwnRules_recordsTellTheirRules() {
        GameRecord game = new RandomRecords(new Random(3)).game(200);
        ReplayReport report = ReplayReport.ofOwnRules(game).orElseThrow();
        assertThat(report.findings()).isEmpty();
        assertThat(report.plies()).isEqualTo(game.tree().moves().size());
        assertThat(ReplayReport.ofOwnRules(GameRecord.builder().build())).isEmpty();
        GameRecord foreign = game.toBuilder().rulesText("dim:11 ber:c start:x").build();
        assertThatThrownBy(() -> ReplayReport.ofOwnRules(foreign)).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @CsvSource({"brandubh.csv, 384, BRANDUBH", "copenhagen.csv, 1231, COPENHAGEN"})
    void of_archive_countsAsPublished(String file, int games, String rules) throws IOException {
        Path path = Path.of(System.getProperty("tavlia.shared", "../../shared"), "games", file);
        String message =
                "SKIPPED: no recorded games at " + path.toAbsolutePath().normalize();
        if (!Files.isReadable(path)) {
            System.err.println(message);
        }
        Assumptions.assumeThat(path).as(message).isReadable();
        CompiledRules compiled = CompiledRules.of(RulesText.parse(rules(rules)));
        Map<Ending, Integer> ends = new EnumMap<>(Ending.class);
        int count = 0;
        try (RecordReader reader = RecordFormat.open(Files.newInputStream(path))) {
            for (Optional<ReadRecord> read = reader.next(); read.isPresent(); read = reader.next()) {
                GameRecord record = read.get().record();
                ReplayReport report = ReplayReport.of(record, compiled);
                assertThat(report.isClean())
                        .as(path.getFileName() + ":" + read.get().place() + " " + report)
                        .isTrue();
                if (report.endedOnBoard()) {
                    ends.merge(report.last().ending(), 1, Integer::sum);
                }
                assertThat(RecordFormat.AAGENIELSEN.losses(record)).isEmpty();
                count++;
            }
        }
        assertThat(count).isEqualTo(games);
        assertThat(ends).containsKeys(Ending.ESCAPE, Ending.KING_CAPTURED);
    }

    private static String rules(String name) {
        return name.equals("BRANDUBH")
                ? "dim:7 cenhe:tT ks:w x-king-throne:4 start:" + Samples.BRANDUBH
                : "dim:11 tfr:d sw:s efe:y start:" + Samples.COPENHAGEN;
    }
}
