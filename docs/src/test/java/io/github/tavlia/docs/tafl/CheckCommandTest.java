package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.GameState;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.rules.Refusal;
import org.junit.jupiter.api.Test;

class CheckCommandTest {
    /** The king on d5 can be taken on c5 and e5, and can leave for the corner g7 by way of d7. */
    private static final String POSITION = "/3t3/7/7/7/2tK3/4t2/7/";

    @Test
    void check_ofALegalMove_tellsWhatItDoes() {
        assertThat(Run.tafl("check", "copenhagen-11", "d1-d3").answers(0).out()).isEqualTo("""
                legal: yes
                captures:
                outcome: ongoing
                position: /4tttt3/5t5/3t7/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/
                to move: defenders
                """);
    }

    @Test
    void check_ofAKingCapture_listsHisSquareAndTheEnd() {
        Run run = position("attackers", "e6-e5").answers(0);
        assertThat(run.lines())
                .contains("legal: yes", "captures: d5", "position: /3t3/7/7/7/2t1t2/7/7/")
                .anyMatch(line -> line.startsWith("outcome: attackers win: "));
    }

    @Test
    void check_ofSeveralMoves_tellsAboutTheLast() {
        assertThat(position("defenders", "d5-d7", "d1-d2", "d7-g7").answers(0).lines())
                .contains("legal: yes", "outcome: " + Sentences.escapedTo("g7"));
    }

    /** e9-e3 takes d3, and then e3-e8 must take d8. */
    private static final String CHAIN = "/11/11/2Tt7/11/10T/5K5/11/2Tt7/t3T6/11/11/ defenders";

    @Test
    void check_ofATurnThatGoesOn_tellsWithWhichPiece() {
        assertThat(Run.tafl("check", "berserk-11", "--position", CHAIN, "e9-e3")
                        .answers(0)
                        .lines())
                .contains("captures: d3", "to move: defenders", "going on with: e3");
        assertThat(Run.tafl("check", "berserk-11", "--position", CHAIN, "--json", "e9-e3")
                        .answers(0)
                        .out())
                .contains("\"goingOnWith\": \"e3\"");
        String step = "/11/11/2T1T6/11/10T/5K5/11/2Tt7/t10/11/11/ defenders e3";
        assertThat(Run.tafl("check", "berserk-11", "--position", step, "k5-k6")
                        .answers(1)
                        .lines())
                .contains("reason: " + Sentences.of(new Refusal.MustContinue(Square.parse("e3"))));
        Run otherwise = Run.tafl("check", "berserk-11", "--position", step, "--to-move", "attackers", "e3-e8");
        assertThat(otherwise.code()).isEqualTo(2);
        assertThat(otherwise.err()).contains("--to-move");
    }

    @Test
    void check_ofAnIllegalMove_tellsWhy() {
        assertThat(Run.tafl("check", "copenhagen-11", "d1-a1").answers(1).out())
                .isEqualTo("legal: no\nreason: " + Sentences.CORNER_A1 + "\n");
        assertThat(Run.tafl("check", "brandubh-7", "k1-k2").answers(1).out())
                .isEqualTo("legal: no\nreason: " + Sentences.of(new Refusal.OffBoard(Square.parse("k1"))) + "\n");
    }

    @Test
    void check_ofAnEarlierIllegalMove_tellsWhich() {
        assertThat(Run.tafl("check", "copenhagen-11", "d1-d3", "d6-d2", "f2-i2")
                        .answers(1)
                        .out())
                .isEqualTo("legal: no\nreason: move 2 of 3 (d6-d2) is illegal: "
                        + Sentences.of(new Refusal.Blocked(Square.parse("d3"), Piece.ATTACKER)) + "\n");
    }

    @Test
    void check_ofMovesAfterTheEnd_tellsWhich() {
        assertThat(position("attackers", "e6-e5", "d1-d2", "d2-d3").answers(1).lines())
                .startsWith("legal: no")
                .element(1)
                .asString()
                .startsWith("reason: move 2 of 3 (d1-d2) comes after the end: attackers win: ");
        GameState over = Rulebook.of("brandubh-7")
                .compiled()
                .start(Setup.of(BoardText.parse(POSITION), Side.ATTACKERS))
                .play(Move.parse("e6-e5"));
        String gameOver = Sentences.of(new Refusal.GameOver(over.outcome()));
        assertThat(position("attackers", "e6-e5", "d1-d2").answers(1).lines())
                .element(1)
                .asString()
                .isEqualTo("reason: " + gameOver);
    }

    @Test
    void check_fromAPositionThatTheRulesWouldNotReach_goesOn() {
        assertThat(Run.tafl("check", "brandubh-7", "--position", "/K6/7/7/7/7/7/t6/", "--to-move", "defenders", "a1-b1")
                        .answers(0)
                        .lines())
                .contains("legal: yes", "outcome: ongoing");
    }

    @Test
    void json_ofACheck_hasTheSame() {
        assertThat(Run.tafl("check", "--json", "copenhagen-11", "d1-a1")
                        .answers(1)
                        .out())
                .isEqualTo("""
                {
                  "legal": false,
                  "reason": "%s"
                }
                """.formatted(Sentences.CORNER_A1));
        assertThat(Run.tafl("check", "--json", "copenhagen-11", "d1-d3")
                        .answers(0)
                        .out())
                .isEqualTo("""
                {
                  "legal": true,
                  "captures": [],
                  "outcome": {
                    "over": false,
                    "winner": null,
                    "end": null,
                    "reason": null
                  },
                  "position": "/4tttt3/5t5/3t7/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/",
                  "toMove": "defenders"
                }
                """);
    }

    private static Run position(String toMove, String... moves) {
        String[] args = new String[6 + moves.length];
        String[] first = {"check", "brandubh-7", "--position", POSITION, "--to-move", toMove};
        System.arraycopy(first, 0, args, 0, first.length);
        System.arraycopy(moves, 0, args, first.length, moves.length);
        return Run.tafl(args);
    }
}
