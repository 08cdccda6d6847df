package io.github.tavlia.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Variant;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.notation.CaptureCheck;
import io.github.tavlia.notation.DiagramText;
import io.github.tavlia.notation.MoveText;
import io.github.tavlia.notation.OpenTaflText;
import io.github.tavlia.notation.RankOrder;
import io.github.tavlia.notation.RulesText;
import io.github.tavlia.notation.SetupBytes;
import io.github.tavlia.notation.SetupText;
import io.github.tavlia.notation.WrittenMove;
import io.github.tavlia.notation.record.GameRecord;
import io.github.tavlia.notation.record.GameResult;
import io.github.tavlia.notation.record.GameTree;
import io.github.tavlia.notation.record.ReadRecord;
import io.github.tavlia.notation.record.RecordFormat;
import io.github.tavlia.notation.record.RecordReader;
import io.github.tavlia.notation.record.ReplayReport;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.variants.VariantCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The code of the pages on notation and on migration. */
class NotationTest {
    @Test
    void move() {
        // snippet:start move
        WrittenMove written = MoveText.parse("d2-b2xb3");
        GameState before = VariantCatalog.get("brandubh-7")
                .start()
                .play(Move.parse("d1-c1"))
                .play(Move.parse("d3-b3"));
        CaptureCheck check = CaptureCheck.of(before, written, CaptureCheck.Mode.STRICT);
        boolean right = check.isClean(); // true; or missing(), extra() and repeated() tell what is wrong
        // snippet:end
        assertThat(right).isTrue();
    }

    @Test
    void position() {
        // snippet:start position
        Setup setup = SetupText.parse("/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ attackers");
        String board = BoardText.format(setup.board()); // rank 1 first
        String topFirst = BoardText.formatTopFirst(setup.board()); // as after starti
        byte[] bytes = SetupBytes.encode(setup); // 15 bytes for 7x7
        Setup again = SetupBytes.decode(bytes);
        // snippet:end
        assertThat(board + " attackers").isEqualTo(SetupText.format(setup));
        assertThat(topFirst).isEqualTo(board);
        assertThat(bytes).hasSize(15);
        assertThat(again).isEqualTo(setup);
    }

    @Test
    void diagram() {
        // snippet:start diagram
        Board board = DiagramText.parse("""
                5 . . A . .
                4 . . D . .
                3 A D K D A
                2 . . D . .
                1 . . A . .
                  a b c d e
                """, RankOrder.HIGHEST_FIRST);
        String pasted = DiagramText.format(board, RankOrder.HIGHEST_FIRST, true);
        // snippet:end
        assertThat(board.king()).contains(Square.parse("c3"));
        assertThat(DiagramText.parse(pasted, RankOrder.HIGHEST_FIRST)).isEqualTo(board);
    }

    @Test
    void rules() {
        // snippet:start rules
        Ruleset rules = RulesText.parse("dim:7 surf:n ks:w cenh: cenhe: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/");
        String canonical = RulesText.format(rules); // the same text for equal rules
        OpenTaflText theirs = RulesText.openTafl(VariantCatalog.get("tablut-9").ruleset());
        List<String> lost = theirs.lost(); // what OpenTafl cannot say of it
        // snippet:end
        assertThat(RulesText.parse(canonical)).isEqualTo(rules);
        assertThat(lost).isNotNull();
        assertThat(theirs.text()).startsWith("dim:9 ");
    }

    @Test
    void faults() {
        // snippet:start faults
        int offset = -1;
        try {
            Move.parse("d1d3");
        } catch (NotationException e) {
            offset = e.offset(); // 2: "expected a hyphen" there
        }
        // snippet:end
        assertThat(offset).isEqualTo(2);
    }

    @Test
    void record() {
        // snippet:start record
        Variant variant = VariantCatalog.get("brandubh-7");
        GameRecord record = GameRecord.builder()
                .variant(variant)
                .tag("attackers", "Ada")
                .tag("defenders", "Bo")
                .tree(GameTree.builder()
                        .play("d1-c1", "d3-b3")
                        .comment("too far")
                        .build())
                .result(GameResult.ONGOING)
                .build();
        String line = RecordFormat.TAVLIA.format(record);
        List<String> losses = RecordFormat.AAGENIELSEN.losses(record); // what that format cannot hold
        // snippet:end
        assertThat(RecordFormat.TAVLIA.parse(line)).containsExactly(record);
        assertThat(losses).contains("comments", "variant");
    }

    @Test
    void migrate() throws IOException {
        Variant variant = VariantCatalog.get("brandubh-7");
        InputStream in = new ByteArrayInputStream("""
                d1-c1 d3-b3 d2-b2xb3,1,0,Ongoing
                d1-c1 d3-b3 d2-b2,0,0,Ongoing
                d1-c1 d3-a1,0,0,Ongoing
                """.getBytes(StandardCharsets.UTF_8));
        List<String> questions = new ArrayList<>();
        StringBuilder own = new StringBuilder();
        // snippet:start migrate
        try (RecordReader reader = RecordFormat.open(in)) { // or RecordFormat.OPENTAFL.reader(in)
            for (Optional<ReadRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                GameRecord record = next.get().record();
                ReplayReport report = ReplayReport.of(record, variant.compiled());
                if (!report.isClean()) {
                    questions.add(next.get().place() + ": " + report.findings());
                }
                own.append(RecordFormat.TAVLIA.format(
                        record.toBuilder().variant(variant).build()));
            }
        }
        // snippet:end
        assertThat(questions).hasSize(2);
        assertThat(RecordFormat.TAVLIA.parse(own.toString())).hasSize(3);
    }

    @Test
    void orientation() {
        // snippet:start orientation
        Board rankOneFirst = BoardText.parse("/K4/5/5/5/2t2/"); // the king stands on a1
        Board topFirst = BoardText.parseTopFirst("/K4/5/5/5/2t2/"); // the king stands on a5
        // snippet:end
        assertThat(rankOneFirst.king()).contains(Square.parse("a1"));
        assertThat(topFirst.king()).contains(Square.parse("a5"));
        assertThat(Setup.of(topFirst, Side.ATTACKERS).board()).isEqualTo(topFirst);
    }
}
