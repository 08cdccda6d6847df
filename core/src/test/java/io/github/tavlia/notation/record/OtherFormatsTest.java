package io.github.tavlia.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.board.Square;
import io.github.tavlia.notation.MoveText;
import io.github.tavlia.notation.SetupText;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OtherFormatsTest {
    private static final String HNEFATAFL = Samples.COPENHAGEN.replace('t', 'A').replace('T', 'D');

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void samples_areRead_writtenWithoutLoss_andDetected(RecordFormat format) {
        for (String sample : Samples.of(format)) {
            assertThat(RecordFormat.detect(sample.getBytes(StandardCharsets.UTF_8)))
                    .contains(format);
            for (GameRecord record : format.parse(sample)) {
                assertThat(format.losses(record)).isEmpty();
                assertThat(RecordFormat.TAVLIA.parse(RecordFormat.TAVLIA.format(record)))
                        .containsExactly(record);
            }
        }
        assertThat(RecordFormat.ofId(format.id())).contains(format);
    }

    @Test
    void aagenielsen_line_hasMovesTimeoutsAndResult() {
        List<GameRecord> records = RecordFormat.AAGENIELSEN.parse(
                "d1-d3 e5-e2 g1-g3 f4-c4 g3-e3xe2,1,0,Ongoing\ng8-g11xg11xg11 timeout,9,0,Black\n");
        assertThat(Reading.moves(records.get(0))).endsWith("f4-c4", "g3-e3xe2");
        assertThat(records.get(0).result()).isEqualTo(GameResult.ONGOING);
        assertThat(records.get(0).tags()).isEmpty();
        assertThat(records.get(1).tree()).hasToString("g8-g11xg11xg11 timeout");
        assertThat(records.get(1).result()).isEqualTo(GameResult.ATTACKERS_WON);
        assertThat(RecordFormat.AAGENIELSEN.format(records.get(1))).isEqualTo("g8-g11xg11xg11 timeout,9,0,Black\n");
        Reading.assertRefused(RecordFormat.AAGENIELSEN, "a1-a2,0,0,\na1-a2 a1,0,0,\n", 2, 9, "a hyphen");
    }

    @Test
    void hnefataflJson_object_hasPlayersStartAndResignation() {
        GameRecord record = Reading.only(RecordFormat.HNEFATAFL_ORG_JSON, Samples.HNEFATAFL_JSON);
        assertThat(record.attackers()).contains("ann");
        assertThat(record.tag("time-control")).contains("900 10i");
        assertThat(record.tag("hnefatafl.org/id")).contains("17");
        assertThat(record.tag("hnefatafl.org/messages"))
                .contains("[{\"username\":\"ann\",\"timestamp\":1,\"content\":\"hé \\\"you\\\"\"}]");
        assertThat(record.start()).contains(SetupText.parse(Samples.COPENHAGEN + " attackers"));
        assertThat(record.tree()).hasToString("d1-d3 e5-e2 g1-g3xe3xf3 resigned");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'{\"dim\":11,\"start\":\"S\"}'                         | 1  | the name \"moves\"",
                "'{\"dim\":9,\"start\":\"S\",\"moves\":\"\"}'           | 8  | the size of the start position, 11",
                "'{\"dim\":11,\"start\":\"S\",\"moves\":\"a1-a2  \"}'   | 108 | a file letter",
                "'{\"dim\":5,\"start\":\"/A4/5/5/5/5/\",\"moves\":\"\"}' | 18 | upside down",
                "'{\"dim\":5,\"start\":\"/t4/5/5/5/5/\",\"moves\":\"\"}' | 18 | A and D",
                "'{\"dim\":5,\"start\":\"/A4/5/5/5/6/\",\"moves\":\"\"}' | 29 | a row of 5 squares",
                "'{\"dim\":11,\"start\":\"S\",\"moves\":\"a1-a2+\"}'    | 102 | without letters of pieces and remarks",
                "'[]'                                                   | 1  | an object"
            })
    void hnefataflJson_malformed_tellsWhereAndWhat(String text, int column, String expected) {
        Reading.assertRefused(RecordFormat.HNEFATAFL_ORG_JSON, text.replace("S", HNEFATAFL), 1, column, expected);
    }

    @Test
    void hnefataflText_squaresAreSplitByLetter() {
        List<GameRecord> records = RecordFormat.HNEFATAFL_ORG_TEXT.parse(Samples.HNEFATAFL_TEXT);
        assertThat(Reading.moves(records.get(0))).containsExactly("h1-h3", "g5-g2", "a10-a11", "k11-k3", "h3-h2");
        assertThat(records.get(0).tags()).containsEntry("event", "Game 7").containsEntry("site", "hnefatafl.org");
        assertThat(records.get(0).namesCaptures()).isFalse();
        assertThat(Reading.moves(records.get(1))).containsExactly("d1-d11");
        assertThat(records.get(1).result()).isEqualTo(GameResult.DRAWN);
        assertThat(RecordFormat.HNEFATAFL_ORG_TEXT.format(records.get(1)))
                .isEqualTo("[Event \"Game 8\"]\n[Result \"drawn\"]\n\n1. d1d11\n\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'1. h1h3 g5g2 h3h2'   | 1 | 14 | 2.",
                "'1. h1h3 3. h3h2'     | 1 | 9  | 2.",
                "'1. 2. h3h2'          | 1 | 4  | a move",
                "'1. h1h3 2.'          | 1 | 11 | a move",
                "'h1h3'                | 1 | 1  | 1.",
                "'1. h1'               | 1 | 6  | a file letter",
                "'1. h1h3xh4'          | 1 | 8  | the end of the square",
                "'1. a1a20'            | 1 | 7  | a rank",
                "'[Event Game]'        | 1 | 7  | a quotation mark",
                "'[Event \"Game\"'     | 1 | 14 | a quotation mark and a bracket",
                "'[event \"Game\"]'    | 1 | 2  | a capital",
                "'[A \"\"]\n[A \"\"]'  | 2 | 2  | each tag only once",
                "'[Result \"1-0\"]'    | 1 | 10 | attackers-won",
                "'1. h1h3\n2. h1h3'    | 2 | 1  | 1."
            })
    void hnefataflText_malformed_tellsWhereAndWhat(String text, int line, int column, String expected) {
        Reading.assertRefused(RecordFormat.HNEFATAFL_ORG_TEXT, text, line, column, expected);
    }

    @Test
    void playTaflOnline_newestMoveComesFirst() {
        GameRecord record = Reading.only(RecordFormat.PLAYTAFLONLINE, Samples.PLAYTAFLONLINE);
        assertThat(Reading.moves(record)).containsExactly("d1-d3", "h6-h9");
        assertThat(record.result()).isEqualTo(GameResult.ATTACKERS_WON);
        assertThat(record.termination()).contains("defender resigns");
        assertThat(record.attackers()).contains("ann");
        assertThat(record.tag("playtaflonline/Defender")).contains("7");
        assertThat(record.tag("playtaflonline/ExitFort")).contains("1");
        assertThat(record.date()).contains("2016-01-02");
        for (int state = 0; state <= 8; state++) {
            String text = "{\"EndState\":" + state + ",\"Move\":[]}\n";
            assertThat(RecordFormat.PLAYTAFLONLINE.format(Reading.only(RecordFormat.PLAYTAFLONLINE, text)))
                    .isEqualTo(text);
        }
        Reading.assertRefused(RecordFormat.PLAYTAFLONLINE, "{\"EndState\":9,\"Move\":[]}", 1, 13, "from 0 to 8");
        Reading.assertRefused(RecordFormat.PLAYTAFLONLINE, "{\n\"Move\":[3]}", 2, 9, "a move, which is an object");
        Reading.assertRefused(RecordFormat.PLAYTAFLONLINE, "{\"EndState\":1}", 1, 1, "the name \"Move\"");
    }

    @Test
    void ashton_states_showCaptures() {
        GameRecord start = GameRecord.builder()
                .start(SetupText.parse("/9/9/4K4/9/1T7/2tt5/9/9/4t4/ defenders"))
                .tree(GameTree.builder()
                        .play(MoveText.parse("b5-b6xc6"))
                        .play("e9-e8")
                        .build())
                .result(GameResult.DEFENDERS_WON)
                .build();
        String text = RecordFormat.ASHTON.format(start);
        assertThat(text.lines().toList()).hasSize(6).last().isEqualTo("");
        assertThat(text)
                .contains("{\"from\":\"b5\",\"to\":\"b6\",\"turn\":\"WHITE\"}\n")
                .contains("\"turn\":\"WHITEWIN\"}\n\n");
        GameRecord read = Reading.only(RecordFormat.ASHTON, text);
        assertThat(read).isEqualTo(start);
        String longWords =
                text.replace("\"O\"", "\"EMPTY\"").replace("\"B\"", "\"BLACK\"").replace("\"W\"", "\"WHITE\"");
        assertThat(RecordFormat.ASHTON.parse(longWords)).containsExactly(start);
    }

    @Test
    void ashton_actionsAlone_haveNoCaptures() {
        List<GameRecord> records =
                RecordFormat.ASHTON.parse(Samples.of(RecordFormat.ASHTON).get(0));
        assertThat(records).hasSize(2);
        assertThat(Reading.moves(records.get(0))).containsExactly("e4-f4", "d1-d3");
        assertThat(records.get(0).namesCaptures()).isFalse();
        assertThat(records.get(0).start()).isEmpty();
    }

    @Test
    void ashton_statesThatDoNotFollow_areRefused() {
        GameRecord game = GameRecord.builder()
                .start(SetupText.parse("/9/9/4K4/9/1T7/2tt5/9/9/4t4/ defenders"))
                .tree(GameTree.builder().play("b5-b6", "e9-e8").build())
                .build();
        String text = RecordFormat.ASHTON.format(game);
        Reading.assertRefused(
                RecordFormat.ASHTON, text.replace("\"to\":\"b6\"", "\"to\":\"b7\""), 3, 10, "the board after b5-b7");
        Reading.assertRefused(
                RecordFormat.ASHTON,
                text.replace("\"to\":\"e8\",\"turn\":\"BLACK\"", "\"to\":\"e8\",\"turn\":\"WHITE\""),
                4,
                31,
                "BLACK, whose turn it is");
        Reading.assertRefused(
                RecordFormat.ASHTON, text.replaceFirst("WHITE", "DRAW"), 1, 361, "WHITE or BLACK at the start");
        Reading.assertRefused(RecordFormat.ASHTON, text.replaceFirst("\"O\"", "\"T\""), 1, 12, "only e5 is the throne");
        Reading.assertRefused(
                RecordFormat.ASHTON, "{\"from\":\"e4\",\"to\":\"f4\",\"turn\":\"BLACK\"}", 1, 31, "WHITE");
        Reading.assertRefused(RecordFormat.ASHTON, "{\"from\":\"e4\"}", 1, 1, "the name \"to\"");
    }

    @Test
    void ownRecord_members_areRead() {
        GameRecord record = Reading.only(RecordFormat.TAVLIA, Samples.TAVLIA);
        assertThat(record.variant()).contains("brandubh-7");
        assertThat(record.revision()).hasValue(2);
        assertThat(record.rules().orElseThrow().escape().getClass().getSimpleName())
                .isEqualTo("ToEdge");
        assertThat(record.tag("event")).contains("x");
        assertThat(record.tree()).hasToString("d1-d3 d6-d4xd5 (a1-a2 Ka2-a3-- (resigned) (timeout)) timeout resigned");
        assertThat(record.tree().moves().get(1).comment()).isEqualTo("one\ntwo");
        assertThat(record.start().orElseThrow().board().king()).contains(Square.parse("d4"));
        assertThat(RecordFormat.TAVLIA.format(record)).isEqualTo(Samples.TAVLIA);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'{}'                                                    | 1  | the name \"format\"",
                "'{\"format\":\"pgn\",\"version\":1,\"moves\":[]}'       | 11 | tavlia-record",
                "'{\"format\":\"tavlia-record\",\"version\":2,\"moves\":[]}' | 37 | the version",
                "'{F,\"x\":1,\"moves\":[]}'                              | 43 | nothing is known",
                "'{F,\"moves\":[\"a1-a2\",\"a1\"]}'                      | 59 | a hyphen",
                "'{F,\"moves\":[{\"comment\":\"x\"}]}'                   | 48 | the name \"move\"",
                "'{F,\"moves\":[{\"move\":\"a1-a2\",\"note\":1}]}'       | 71 | a move has no such name",
                "'{F,\"moves\":[{\"move\":\"a1-a2\",\"variations\":[[]]}]}' | 78 | one move at least",
                "'{F,\"moves\":[],\"revision\":1}'                       | 61 | where there is a variant",
                "'{F,\"moves\":[],\"tags\":{\"result\":\"x\"}}'          | 67 | no tag can have the name",
                "'{F,\"moves\":[],\"result\":\"won\"}'                   | 59 | attackers-won",
                "'{F,\"moves\":[],\"moves\":[]}'                         | 50 | each name only once",
                "'{F,\"moves\":[]} x'                                    | 51 | a value"
            })
    void ownRecord_malformed_tellsWhereAndWhat(String text, int column, String expected) {
        String full = text.replace("F", "\"format\":\"tavlia-record\",\"version\":1");
        Reading.assertRefused(RecordFormat.TAVLIA, full, 1, column, expected);
    }

    @Test
    void builders_refuseWhatNoRecordCanSay() {
        assertThatThrownBy(() -> GameRecord.builder().tag("result", "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GameRecord.builder().tag("a b", "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GameRecord.builder().rulesText("a\nb")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GameRecord.builder().revision(1).build()).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GameTree.builder().comment("x")).isInstanceOf(IllegalStateException.class);
        GameTree tree = GameTree.builder().play("a1-a2").build();
        for (int i = 0; i < GameTree.DEEPEST; i++) {
            tree = GameTree.builder().play("a1-a2").variation(tree).build();
        }
        GameTree deepest = tree;
        assertThat(RecordFormat.TAVLIA.losses(GameRecord.builder().tree(deepest).build()))
                .isEmpty();
        assertThatThrownBy(() ->
                        GameTree.builder().play("a1-a2").variation(deepest).build())
                .isInstanceOf(IllegalArgumentException.class);
    }
}
