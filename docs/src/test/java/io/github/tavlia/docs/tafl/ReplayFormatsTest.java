package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.docs.Folders;
import io.github.tavlia.game.Game;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Variant;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.notation.WrittenMove;
import io.github.tavlia.notation.record.Entry;
import io.github.tavlia.notation.record.GameRecord;
import io.github.tavlia.notation.record.GameRecordBuilder;
import io.github.tavlia.notation.record.GameResult;
import io.github.tavlia.notation.record.GameTree;
import io.github.tavlia.notation.record.RecordFormat;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code tafl replay} reads records in every format, and says where in them something is wrong. */
class ReplayFormatsTest {
    private static final Variant VARIANT = VariantCatalog.get("tablut-9");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void replay_ofAGame_readsTheFormat(RecordFormat format) throws IOException {
        String file = file(format.format(record(VARIANT.start(), 40).build()).repeat(2));
        String summary = "games: 2 plies: 80 illegal: 0 captures differing: 0 ended early: 0 repetition: 0 winner"
                + " differing: 0\n";
        assertThat(Run.tafl("replay", VARIANT.id(), file).answers(0).out()).isEqualTo(summary);
        assertThat(Run.tafl("replay", "--format", format.id(), VARIANT.id(), file)
                        .answers(0)
                        .out())
                .isEqualTo(summary);
    }

    @ParameterizedTest
    @EnumSource
    void replay_ofAnIllegalMove_tellsItsLineAndColumn(RecordFormat format) throws IOException {
        GameState state = played(VARIANT.start(), 6);
        GameTree.Builder tree = line(state);
        Move back = Move.of(
                state.lastMove().orElseThrow().to(),
                state.lastMove().orElseThrow().from());
        tree.add(Entry.of(back));
        String text = format.format(record(VARIANT.start(), 0)
                .namesCaptures(false)
                .tree(tree.build())
                .build());
        String file = file(text);
        List<String> lines = Run.tafl("replay", VARIANT.id(), file).answers(1).lines();
        assertThat(lines.get(0))
                .startsWith(file + ":")
                .contains(": move 7 (" + back + ") is illegal: ", "belongs to the side that is not to move");
        String[] place = lines.get(0).substring(file.length() + 1).split(":");
        String from = text.lines()
                .toList()
                .get(Integer.parseInt(place[0]) - 1)
                .substring(Integer.parseInt(place[1].strip()) - 1);
        assertThat(from.substring(0, Math.min(from.length(), 24)))
                .as("text at the place that was told")
                .contains(
                        format == RecordFormat.PLAYTAFLONLINE
                                ? "MoveX"
                                : back.from().toString());
    }

    @ParameterizedTest
    @EnumSource
    void guide_ofTheTool_namesTheFormat(RecordFormat format) throws IOException {
        assertThat(Files.readString(Folders.docs().resolve("guide/tafl.md"))).contains("`" + format.id() + "`");
    }

    @Test
    void replay_withTheWrongFormat_isToldWithLineAndColumn() throws IOException {
        String file = file("d1-d3,0,0,Ongoing\n");
        Run.tafl("replay", "copenhagen-11", "--format", "otg", file).complains(file + ":1:1: expected ");
        Run.tafl("replay", "copenhagen-11", "--format", "pgn", file).complains("--format", "otg, aagenielsen, ");
    }

    @Test
    void replay_fromAPositionOfAnotherBoard_isToldWithItsPlace() throws IOException {
        Setup small = Setup.of(BoardText.parse("/3t3/7/7/7/2tK3/4t2/7/"), Side.ATTACKERS);
        GameRecord record = GameRecord.builder()
                .start(small)
                .tree(GameTree.builder().play("e6-e5").build())
                .build();
        String file = file(RecordFormat.TAVLIA.format(record));
        Run.tafl("replay", "copenhagen-11", file).complains(file + ":1:1: start position: ");
        assertThat(Run.tafl("replay", "brandubh-7", file).answers(0).out()).contains("end: king-captured 1\n");
    }

    @Test
    void replay_afterAResignation_tellsThatASideHadGivenUp() throws IOException {
        GameTree tree = GameTree.builder()
                .play("e2-f2")
                .add(new Entry.Resigned())
                .play("e4-f4")
                .build();
        String file = file(RecordFormat.TAVLIA.format(
                GameRecord.builder().variant(VARIANT).tree(tree).build()));
        assertThat(Run.tafl("replay", VARIANT.id(), file).answers(1).lines().get(0))
                .endsWith("move 2 (e4-f4) comes after the end: a side had given up");
    }

    /** A record of a game that a program with a seed plays. */
    private static GameRecordBuilder record(GameState start, int plies) {
        return GameRecord.builder()
                .variant(VARIANT)
                .start(start.setup())
                .result(GameResult.ONGOING)
                .tree(line(played(start, plies)).build());
    }

    private static GameState played(GameState start, int plies) {
        GameState state = start;
        for (int i = 0; i < plies; i++) {
            state = state.play(state.legalMoves().get(i * 7 % state.legalMoves().size()));
        }
        return state;
    }

    private static GameTree.Builder line(GameState end) {
        GameTree.Builder tree = GameTree.builder();
        for (GameState state : Game.of(end).states()) {
            state.lastMove()
                    .ifPresent(move -> tree.play(
                            WrittenMove.of(move, state.lastCaptured().stream().toList())));
        }
        return tree;
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("games"), text).toString();
    }
}
