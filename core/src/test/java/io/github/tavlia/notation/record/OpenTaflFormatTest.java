package io.github.tavlia.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.notation.MoveText;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpenTaflFormatTest {
    private static final RecordFormat OTG = RecordFormat.OPENTAFL;
    private static final String HEAD = "[rules:dim:7 start:" + Samples.BRANDUBH + "]\n\n";
    private static final String TABLUT_LAYOUT = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";
    private static final String CORNER_PUZZLE = "dim:7 name:CopenhagenPuzzle atkf:y tfr:w cor:g7, cen:b2, sw:s efe:y "
            + "starti:/tt2T2/1t2K2/2tt3/6t/3TTt1/4Tt1/4Tt1/";

    private static GameTree variation(GameRecord record, int index, int number) {
        return record.tree().moves().get(index).variations().get(number);
    }

    @Test
    void parse_realHead_hasPlayersDateResultAndRules() {
        GameRecord record = Reading.only(OTG, Samples.OPENTAFL);
        assertThat(record.date()).contains("2015.01.07");
        assertThat(record.result()).isEqualTo(GameResult.DEFENDERS_WON);
        assertThat(record.attackers()).contains("Tim Millar");
        assertThat(record.defenders()).contains("Schachus");
        assertThat(record.termination()).contains("Black resigns");
        assertThat(record.variant()).contains("Copenhagen");
        assertThat(record.tag("start-comment")).contains("several\nlines");
        assertThat(record.tag("time-remaining-attackers")).contains("4:59 3/30");
        assertThat(record.tag("time-remaining-defenders")).contains("300");
        Ruleset rules = record.rules().orElseThrow();
        assertThat(rules.size()).isEqualTo(11);
        assertThat(rules.shieldwall()).isPresent();
        assertThat(rules.exitFort()).isPresent();
        assertThat(record.start().orElseThrow().toMove()).isEqualTo(Side.ATTACKERS);
    }

    @Test
    void parse_turns_commentBelongsToTheMoveOfItsNumber() {
        GameRecord record = Reading.only(OTG, Samples.OPENTAFL);
        List<TreeMove> moves = record.tree().moves();
        assertThat(moves)
                .extracting(TreeMove::comment)
                .containsExactly("comment on d1-d3", "comment on h6-h9", "", "a clock (hint: look)", "");
        assertThat(moves.get(3).clock()).contains("14:30 3/30");
        assertThat(moves.get(4).entry()).isEqualTo(new Entry.Resigned());
        assertThat(Puzzle.hints(moves.get(3).comment())).containsExactly("look");
        assertThat(Puzzle.withoutHints(moves.get(3).comment())).isEqualTo("a clock");
        assertThat(Puzzle.of(record)).contains(new Puzzle(Puzzle.Mode.LOOSE, Optional.empty(), Optional.empty()));
    }

    /** {@code 2a.1.3a.} is the third turn of the first variation that replaces the first move of turn 2. */
    @Test
    void parse_variations_replaceTheMoveOfTheirAddress() {
        GameRecord record = Reading.only(OTG, Samples.OPENTAFL);
        assertThat(variation(record, 2, 0)).hasToString("h1-h3 h9-h8 k4-k3 d6-d6 f5-f6 Ke6-e7xf7");
        assertThat(variation(record, 3, 0)).hasToString("Ke6-e8xf8xg8 (resigned)");
        assertThat(variation(record, 3, 1)).hasToString("resigned");
        assertThat(variation(record, 3, 0).moves().get(0).comment()).isEqualTo("a\nb");
    }

    @Test
    void format_record_isTheFormOfOpenTafl() {
        GameTree reply = GameTree.builder().play("h6-h3").comment("worse").build();
        GameRecord record = GameRecord.builder()
                .tag("event", "Open")
                .rulesText("dim:7 start:" + Samples.BRANDUBH)
                .variant("Brandubh")
                .result(GameResult.ATTACKERS_WON)
                .tree(GameTree.builder()
                        .play("d1-d3")
                        .play(MoveText.parse("h6-h9xd3xe4"))
                        .clock("15:00")
                        .variation(reply)
                        .add(new Entry.Resigned())
                        .build())
                .build();
        assertThat(OTG.format(record))
                .isEqualTo("[event:Open]\n[variant:Brandubh]\n[result:1]\n" + HEAD
                        + "1. d1-d3 h6-h9xd3/e4\n[|15:00]\n\n2. ---\n\n1b.1.1a. ..... h6-h3\n[|worse]\n\n\n");
    }

    /**
     * The rules strings of OpenTafl's own variants; berserk moves have no rules here, and the record says so when
     * asked.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "dim:9 name:Sea_Battle esc:e atkf:y ka:n nj:n cj:n cor: cen: start:" + TABLUT_LAYOUT,
                "dim:11 name:Fetlar atkf:y nj:n cj:n start:" + Samples.COPENHAGEN,
                "dim:11 name:Copenhagen atkf:y tfr:w sw:s efe:y start:" + Samples.COPENHAGEN,
                "dim:11 name:Copenhagen_(relaxed_shieldwall) atkf:y tfr:w sw:s swf:n efe:y start:" + Samples.COPENHAGEN,
                "dim:7 name:Brandub surf:n atkf:y ks:w cenh: cenhe: start:" + Samples.BRANDUBH,
                "dim:11 name:Tawlbwrdd esc:e atkf:y ks:w nj:n cj:n cor: cen: start:/4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/"
                        + "t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4/",
                "dim:9 name:Tablut esc:e atkf:y ks:c nj:n cor: cenp:tcnkTCNK cens: cenh: cenhe:tcnkTCNK linc:y start:"
                        + TABLUT_LAYOUT,
                "dim:9 name:Foteviken_Tablut esc:e atkf:y nj:n cor:"
                        + " afor:a4,a5,a6,b5,d1,e1,f1,e2,i4,i5,i6,h5,d9,e9,f9,e8,"
                        + " cenp:tcnkTCNK aforp:tcnkTCNK cens: cenh:"
                        + " cenhe:K aforh:K cenre: aforre: start:"
                        + TABLUT_LAYOUT,
                "dim:7 name:Magpie surf:n atkf:y ks:m spd:-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1, start:"
                        + Samples.BRANDUBH,
                CORNER_PUZZLE,
                "dim:11 name:Fetlar_Defenders_First atkf:n ks:y nj:n cj:n start:" + Samples.COPENHAGEN
            })
    void parse_rulesOfOpenTafl_areKeptAndUnderstood(String rules) {
        GameRecord record = Reading.only(OTG, "[rules:" + rules + "]\n\n1. d1-d3\n");
        assertThat(record.rulesText()).contains(rules);
        assertThat(record.rules().orElseThrow().start().toMove())
                .isEqualTo(rules.contains("atkf:n") ? Side.DEFENDERS : Side.ATTACKERS);
        assertThat(OTG.losses(record)).isEmpty();
    }

    @Test
    void tagWhoseNameBeginsLikeThoseOfTheClocks_isKept() {
        String text = "[time-remaining-later:4:59]\n[rules:dim:7 start:" + "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/"
                + "]\n\n1. d1-c1\n";
        GameRecord record = Reading.only(OTG, text);
        assertThat(OTG.losses(record)).isEmpty();
        assertThat(OTG.format(record)).contains("[time-remaining-later:4:59]");
    }

    @Test
    void parse_berserkRulesOfWhichNoSourceTells_areKeptAndNotUnderstood() {
        String rules = "dim:11 name:Berserk surf:n atkf:n tfr:l kj:r ber:m start:/3ttttt3/5c5/11/t4T4t/t3NTT3t/"
                + "tc1TTKTT1ct/t3TTT3t/t4T4t/11/5c5/3ttttt3/";
        GameRecord record = Reading.only(OTG, "[rules:" + rules + "]\n\n1. d1-d3\n");
        assertThat(record.rulesText()).contains(rules);
        assertThatThrownBy(record::rules)
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("no source tells the rules");
        assertThat(OTG.losses(record)).isEmpty();
    }

    @Test
    void parse_puzzles_startWhereTheySay() {
        GameRecord corner = Reading.only(OTG, "[puzzle-mode:strict]\n[rules:" + CORNER_PUZZLE + "]\n\n1. d1-d3\n");
        Ruleset rules = corner.rules().orElseThrow();
        assertThat(rules.corners().squares()).containsExactly(Square.parse("g7"));
        assertThat(rules.throne().squares()).containsExactly(Square.parse("b2"));
        assertThat(rules.start().board().king()).contains(Square.parse("e6"));
        assertThat(Puzzle.of(corner).orElseThrow().mode()).isEqualTo(Puzzle.Mode.STRICT);
        String position = "/1t5/2t4/2T4/tTKt3/2tT3/t6/Tt1t3/";
        String text = "[rules:dim:7 atkf:n start:" + Samples.BRANDUBH + "]\n[position:" + position + "]\n\n1. Kc4-c5\n";
        GameRecord record = Reading.only(OTG, text);
        assertThat(record.start().orElseThrow().board()).isEqualTo(BoardText.parse(position));
        assertThat(record.start().orElseThrow().toMove()).isEqualTo(Side.DEFENDERS);
        assertThat(Puzzle.of(record)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "h6-h3",
                "c2-c3",
                "d7-d6xd5",
                "Ke6-e7xf7",
                "Ke7-g7",
                "Kf6-c6",
                "Ke5-e1-",
                "Ke1-a1--",
                "a3-e3+",
                "e3-e4++"
            })
    void parse_movesOfSavedGames_areKept(String move) {
        GameRecord record = Reading.only(OTG, HEAD + "1. " + move + "\n");
        assertThat(Reading.moves(record)).containsExactly(move);
        assertThat(OTG.format(record)).contains("1. " + move + "\n");
    }

    @Test
    void parse_clocks_areTakenFromTheBeginningOfComments() {
        assertClock("15:00", "15:00", "");
        assertClock("300 3/30 5i gone", "300 3/30 5i", "gone");
        assertClock("300 5i", "300 5i", "");
        assertClock("1:15:00 2/0:30", "1:15:00 2/0:30", "");
        assertClock("300", "300", "");
        assertClock("3 men are lost", null, "3 men are lost");
        assertClock(" 15:00 is late", null, "15:00 is late");
        assertClock("15:00!", null, "15:00!");
    }

    /** As comments that begin on the next line do when they are read. */
    @ParameterizedTest
    @CsvSource({"14:30, 3/30 a clock", "14:30, 5i", "300 3/30, 5i go", "1:15:00, 2/0:30", "14:30 3/30, 5i"})
    void write_commentThatLooksLikeMoreOfTheClock_staysApart(String clock, String comment) {
        assertClock(clock + "\n" + comment, clock, comment);
        GameRecord record = Reading.only(OTG, HEAD + "1. a1-a2\n[" + clock + "\n" + comment + "]\n");
        assertThat(OTG.parse(OTG.format(record))).containsExactly(record);
    }

    private static void assertClock(String text, @Nullable String clock, String comment) {
        GameRecord record = Reading.only(OTG, HEAD + "1. a1-a2\n[" + text + "]\n");
        TreeMove move = record.tree().moves().get(0);
        assertThat(move.clock()).isEqualTo(Optional.ofNullable(clock));
        assertThat(move.comment()).isEqualTo(comment);
        assertThat(OTG.losses(record)).isEmpty();
    }

    @Test
    void parse_severalGames_beginWithTagsBehindABlankLine() {
        List<GameRecord> records = OTG.parse(HEAD + "1. a1-a2\n[x]\n\n" + HEAD + HEAD + "1. Ka1-a2 ---\n");
        assertThat(records)
                .extracting(record -> record.tree().toString())
                .containsExactly("a1-a2", "", "Ka1-a2 resigned");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                      | 1 | 1  | a game",
                "'1. a1-a2'              | 1 | 1  | a tag such as [event:...], or [rules:...]",
                "'[event:x]\n\n1. a1-a2' | 2 | 1  | [rules:...]",
                "'[event:x'              | 1 | 9  | a closing bracket",
                "'[event'                | 1 | 7  | a name and a colon",
                "'[ev ent:x]'            | 1 | 2  | the name of a tag",
                "'[result:2]'            | 1 | 9  | 1, 0, -1 or ?",
                "'[site:x]\n[site:x]'    | 2 | 2  | each tag only once",
                "'[puzzle-mode:hard]'    | 1 | 14 | none, loose or strict",
                "'[rules:x]'             | 1 | 8  | dim:",
                "'[rules:dim:7 start:x]\n[position:/3/]' | 2 | 14 | an odd number of rows",
                "'[start-comment:x\ny'   | 2 | 2  | a closing bracket"
            })
    void parse_badHead_tellsWhereAndWhat(String text, int line, int column, String expected) {
        Reading.assertRefused(OTG, text, line, column, expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'x'                          | 3 | 1  | the number of a turn",
                "'2. a1-a2'                   | 3 | 1  | turn 1",
                "'1.'                         | 3 | 3  | a move",
                "'1. a1-a20'                  | 3 | 8  | a rank",
                "'1. a1-a2 a1+a2'             | 3 | 12 | a hyphen",
                "'1. Ca1-a2'                  | 3 | 4  | no rule here",
                "'1. .....'                   | 3 | 4  | placeholders",
                "'1. a1-a2\n[a|b]'            | 4 | 1  | comments on 1 moves, not on 2",
                "'1. a1-a2\n[a'               | 4 | 3  | a closing bracket",
                "'1. a1-a2\n\n2a.1.1a. a1-a2' | 5 | 1  | a variation of a move that stands above",
                "'1. a1-a2\n\n1a.2.1a. a1-a2' | 5 | 1  | variation 1 with its first turn",
                "'1. a1-a2\n\n1a.1.2a. a1-a2' | 5 | 1  | variation 1 with its first turn",
                "'1. a1-a2\n\n1a.1.1b. a1-a2' | 5 | 10 | placeholders",
                "'1. a1-a2\n\n1a.1.1a. ..... a1-a2' | 5 | 10 | placeholders",
                "'1. a1-a2 a1-a2\n\n1b.1.1a. ..... a1-a2\n[x|y]' | 6 | 1 | no comment on a move that is skipped"
            })
    void parse_badTurn_tellsWhereAndWhat(String text, int line, int column, String expected) {
        Reading.assertRefused(OTG, HEAD + text, line, column, expected);
    }

    @Test
    void parse_controlCharacters_areRefused() {
        Reading.assertRefused(OTG, "[e\u0000:x]", 1, 3, "a printable character");
        Reading.assertRefused(OTG, "[e:\uFFFD]", 1, 4, "text in UTF-8");
        Reading.assertRefused(OTG, HEAD + "1. a1-a2\r1.", 3, 10, "a line feed");
    }

    @Test
    void parse_deepVariations_areRefused() {
        StringBuilder text = new StringBuilder(HEAD + "1. a1-a2\n\n");
        StringBuilder address = new StringBuilder("1a.");
        for (int depth = 1; depth <= GameTree.DEEPEST; depth++) {
            text.append(address.append("1.1a.")).append(" a1-a2\n\n");
        }
        assertThat(Reading.only(OTG, text.toString()).tree().depth()).isEqualTo(GameTree.DEEPEST);
        text.append(address.append("1.1a.")).append(" a1-a2\n\n");
        assertThatThrownBy(() -> OTG.parse(text.toString())).hasMessageContaining("the number of a turn");
    }

    @Test
    void format_whatNoLineCanHold_isReplacedAndTold() {
        GameRecord record = GameRecord.builder()
                .rulesText("dim:7 start:" + Samples.BRANDUBH)
                .tag("event", "two\nlines")
                .tree(GameTree.builder()
                        .add(Entry.of(Move.parse("a1-a2")))
                        .comment("left|right]")
                        .add(new Entry.TimedOut())
                        .build())
                .build();
        assertThat(OTG.losses(record)).containsExactly("tag event", "timeouts", "comments");
        GameRecord read = Reading.only(OTG, OTG.format(record));
        assertThat(read.tag("event")).contains("two lines");
        assertThat(read.tree().moves().get(0).comment()).isEqualTo("left/right)");
    }

    @Test
    void format_noRules_saysWhatIsMissing() {
        GameRecord record = GameRecord.builder().build();
        assertThatThrownBy(() -> OTG.format(record))
                .isInstanceOf(UnwritableRecordException.class)
                .hasMessage("a record of the format otg needs the rules");
    }
}
