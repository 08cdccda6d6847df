package io.github.tavlia.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Berserk;
import io.github.tavlia.rules.CommanderCapture;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.Encirclement;
import io.github.tavlia.rules.ExitFort;
import io.github.tavlia.rules.Jump;
import io.github.tavlia.rules.Jumps;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.KingPower;
import io.github.tavlia.rules.LinnaeanCapture;
import io.github.tavlia.rules.Repetition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.rules.RulesetBuilder;
import io.github.tavlia.rules.Shieldwall;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rules texts that OpenTafl and its users wrote. */
class RulesTextTest {
    private static final String BRANDUBH_7 = "start:" + Texts.BRANDUBH_7;
    private static final String TABLUT_9 = "start:" + Texts.TABLUT_9;
    private static final String DIAMOND_11 = "start:" + Texts.DIAMOND_11;

    @Test
    void parse_nothingButSizeAndStart_hasTheDefaults() {
        assertThat(RulesText.parse("dim:11 " + DIAMOND_11))
                .isEqualTo(defaults(Texts.DIAMOND_11).build());
    }

    @Test
    void parse_seaBattle() {
        assertThat(RulesText.parse("dim:9 name:Sea_Battle esc:e atkf:y ka:n nj:n cj:n cor: cen: " + TABLUT_9))
                .isEqualTo(defaults(Texts.TABLUT_9)
                        .escapeToEdge()
                        .kingPower(KingPower.UNARMED)
                        .corners(Area.corners(SquareSet.empty(9)))
                        .throne(Area.throne(SquareSet.empty(9)))
                        .build());
    }

    @Test
    void parse_fetlar() {
        assertThat(RulesText.parse("dim:11 name:Fetlar atkf:y nj:n cj:n " + DIAMOND_11))
                .isEqualTo(defaults(Texts.DIAMOND_11).build());
        assertThat(RulesText.parse("dim:11 name:Fetlar_Defenders_First atkf:n ks:y nj:n cj:n " + DIAMOND_11))
                .isEqualTo(defaults(Texts.DIAMOND_11).firstMover(Side.DEFENDERS).build());
    }

    @Test
    void parse_copenhagen() {
        RulesetBuilder copenhagen = defaults(Texts.DIAMOND_11)
                .repetition(Optional.of(Repetition.of(3, Consequence.MOVER_LOSES)))
                .exitFort(Optional.of(new ExitFort()));
        assertThat(RulesText.parse("dim:11 name:Copenhagen atkf:y tfr:w sw:s efe:y " + DIAMOND_11))
                .isEqualTo(copenhagen
                        .shieldwall(Optional.of(new Shieldwall(true, true)))
                        .build());
        assertThat(RulesText.parse(
                        "dim:11 name:Copenhagen_(relaxed_shieldwall) atkf:y tfr:w sw:s swf:n efe:y " + DIAMOND_11))
                .isEqualTo(copenhagen
                        .shieldwall(Optional.of(new Shieldwall(true, false)))
                        .build());
        assertThat(RulesText.parse("dim:11 tfr:w sw:w efe:y " + DIAMOND_11))
                .isEqualTo(copenhagen
                        .shieldwall(Optional.of(new Shieldwall(false, true)))
                        .build());
    }

    @Test
    void parse_berserk() {
        String start = "/3ttttt3/5c5/11/t4T4t/t3NTT3t/tc1TTKTT1ct/t3TTT3t/t4T4t/11/5c5/3ttttt3/";
        String text = "dim:11 surf:n atkf:n tfr:l kj:r ber:c start:" + start;
        Ruleset berserk = RulesText.parse(text);
        assertThat(berserk)
                .isEqualTo(defaults(start)
                        .firstMover(Side.DEFENDERS)
                        .encirclement(Optional.empty())
                        .repetition(Optional.of(Repetition.of(3, Consequence.OTHER_LOSES)))
                        .jumps(Optional.of(Jumps.overMen(Map.of(
                                Piece.KING, Jump.TO_FROM_RESTRICTED,
                                Piece.COMMANDER, Jump.OVER,
                                Piece.KNIGHT, Jump.OVER_CAPTURING))))
                        .commanderCapture(Optional.of(new CommanderCapture(CommanderCapture.Reach.AWAY_FROM_THRONE)))
                        .berserk(Optional.of(
                                new Berserk(Berserk.Continuation.MUST_CAPTURE, Berserk.KingStep.CAPTURE_OR_ESCAPE)))
                        .build());
        assertThat(RulesText.format(berserk)).isEqualTo(text);
        Texts.assertRefused(
                () -> RulesText.parse(text.replace("5c5/3ttttt3", "5m5/3ttttt3")),
                text.lastIndexOf("c5"),
                "the piece m has no rule");
    }

    @Test
    void parse_brandub() {
        assertThat(RulesText.parse("dim:7 name:Brandub surf:n atkf:y ks:w cenh: cenhe: " + BRANDUBH_7))
                .isEqualTo(defaults(Texts.BRANDUBH_7)
                        .encirclement(Optional.empty())
                        .kingCapture(KingCapture.everywhere(Strength.TWO, Edge.NORMAL))
                        .throne(throne(7).hostileTo().hostileWithKingTo())
                        .build());
    }

    @Test
    void parse_tawlbwrdd() {
        String start = "/4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4/";
        assertThat(RulesText.parse("dim:11 name:Tawlbwrdd esc:e atkf:y ks:w nj:n cj:n cor: cen: start:" + start))
                .isEqualTo(defaults(start)
                        .escapeToEdge()
                        .kingCapture(KingCapture.everywhere(Strength.TWO, Edge.NORMAL))
                        .corners(Area.corners(SquareSet.empty(11)))
                        .throne(Area.throne(SquareSet.empty(11)))
                        .build());
    }

    @Test
    void parse_tablut() {
        assertThat(RulesText.parse("dim:9 name:Tablut esc:e atkf:y ks:c nj:n cor: cenp:tcnkTCNK cens: cenh: "
                        + "cenhe:tcnkTCNK linc:y " + TABLUT_9))
                .isEqualTo(defaults(Texts.TABLUT_9)
                        .escapeToEdge()
                        .kingCapture(new KingCapture(Strength.TWO, Strength.FOUR, Strength.FOUR, Edge.NORMAL))
                        .corners(Area.corners(SquareSet.empty(9)))
                        .throne(throne(9).mayStop().mayReenter().hostileWithKingTo())
                        .linnaeanCapture(Optional.of(new LinnaeanCapture()))
                        .build());
    }

    @Test
    void parse_foteviken_splitsCampsIntoThoseThatHangTogether() {
        Area camp = Area.camp(Side.ATTACKERS, SquareSet.empty(9))
                .mayStop(Piece.all())
                .mayPass(Piece.all());
        assertThat(RulesText.parse("dim:9 name:Foteviken_Tablut esc:e atkf:y nj:n cor: "
                        + "afor:a4,a5,a6,b5,d1,e1,f1,e2,i4,i5,i6,h5,d9,e9,f9,e8, cenp:tcnkTCNK aforp:tcnkTCNK cens: "
                        + "cenh: cenhe:K aforh:K cenre: aforre: " + TABLUT_9))
                .isEqualTo(defaults(Texts.TABLUT_9)
                        .escapeToEdge()
                        .corners(Area.corners(SquareSet.empty(9)))
                        .throne(throne(9)
                                .mayStop()
                                .mayReenter()
                                .hostileTo(Piece.KING)
                                .hostileWithKingTo())
                        .camps(
                                at("d1 e1 f1 e2", camp),
                                at("a4 a5 a6 b5", camp),
                                at("h5 i4 i5 i6", camp),
                                at("d9 e9 f9 e8", camp))
                        .build());
    }

    @Test
    void parse_magpie() {
        String text = "dim:7 name:Magpie surf:n atkf:y ks:m spd:-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1, " + BRANDUBH_7;
        assertThat(RulesText.parse(text))
                .isEqualTo(defaults(Texts.BRANDUBH_7)
                        .encirclement(Optional.empty())
                        .kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.COUNTS))
                        .slideLimit(Piece.KING, 1)
                        .build());
        assertThat(RulesText.format(RulesText.parse(text))).isEqualTo(text.replace(" name:Magpie", ""));
    }

    @Test
    void parse_alea() {
        String start = "/2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/"
                + "3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2/";
        assertThat(RulesText.parse("dim:19 name:Alea_Evangelii esc:c atkf:y "
                        + "cor:a1,a2,b1,b2,a18,b18,a19,b19,r1,r2,s1,s2,r18,r19,s18,s19, cens: cenp:tcnkTCNK cenh: "
                        + "cenhe:tcnkTCNK tfr:w start:" + start))
                .isEqualTo(defaults(start)
                        .corners(corners(SquareSet.corners(19, 2)))
                        .throne(throne(19).mayStop().mayReenter().hostileWithKingTo())
                        .repetition(Optional.of(Repetition.of(3, Consequence.MOVER_LOSES)))
                        .build());
    }

    @Test
    void parse_puzzle_readsTheHighestRankFirst() {
        Ruleset rules = RulesText.parse("dim:7 name:CopenhagenPuzzle atkf:y tfr:w cor:g7, cen:b2, sw:s efe:y "
                + "starti:/tt2T2/1t2K2/2tt3/6t/3TTt1/4Tt1/4Tt1/");
        assertThat(rules.corners()).isEqualTo(corners(SquareSet.parse(7, "g7")));
        assertThat(rules.throne().squares()).isEqualTo(SquareSet.parse(7, "b2"));
        assertThat(BoardText.formatTopFirst(rules.start().board())).startsWith("/tt2T2/1t2K2/");
    }

    /** What a missing key means. */
    private static RulesetBuilder defaults(String start) {
        RulesetBuilder rules = Ruleset.builder(BoardText.parse(start));
        int size = BoardText.parse(start).size();
        return rules.corners(corners(SquareSet.corners(size, 1)))
                .throne(throne(size))
                .escapeToCorners()
                .kingCapture(KingCapture.everywhere(Strength.FOUR, Edge.SAFE))
                .encirclement(Optional.of(new Encirclement()))
                .repetition(Optional.of(Repetition.of(3, Consequence.DRAW)));
    }

    private static Area corners(SquareSet squares) {
        return Area.corners(squares)
                .mayStop(Piece.KING)
                .mayPass(Piece.KING)
                .mayReenter(Piece.KING)
                .hostileTo(Piece.all());
    }

    private static Area throne(int size) {
        return Area.throne(SquareSet.centre(size))
                .mayStop(Piece.KING)
                .mayPass(Piece.all())
                .mayReenter(Piece.KING)
                .hostileTo(Piece.all())
                .hostileWithKingTo(Piece.men(Side.ATTACKERS));
    }

    private static Area at(String squares, Area like) {
        SquareSet set = SquareSet.parse(9, squares);
        return Area.camp(Side.ATTACKERS, set)
                .mayStop(like.stop())
                .mayPass(like.pass())
                .mayReenter()
                .hostileTo(Piece.KING);
    }
}
