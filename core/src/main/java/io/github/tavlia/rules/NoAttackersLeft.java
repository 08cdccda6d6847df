package io.github.tavlia.rules;

import io.github.tavlia.board.Side;

/** The end that every variant has for the defenders: a board without attackers. */
record NoAttackersLeft() implements EndRule {
    @Override
    public String name() {
        return "no attackers left";
    }

    @Override
    public Verdict judge(EndContext context) {
        boolean gone = context.board().squares(Side.ATTACKERS).isEmpty();
        return gone ? Verdict.win(Side.DEFENDERS) : Verdict.GOES_ON;
    }

    @Override
    public EndReason explain(EndContext context) {
        return new EndReason.NoAttackersLeft();
    }
}
