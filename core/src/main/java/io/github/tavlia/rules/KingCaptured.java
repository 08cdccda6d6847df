package io.github.tavlia.rules;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;

/** The end that every variant has for the attackers: a board without a king after their move. */
record KingCaptured() implements EndRule {
    @Override
    public String name() {
        return "king captured";
    }

    @Override
    public Verdict judge(EndContext context) {
        boolean gone = context.board().squares(Piece.KING).isEmpty();
        return gone ? Verdict.win(Side.ATTACKERS) : Verdict.GOES_ON;
    }
}
