package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.rules.EndReason;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.Refusal;
import io.github.tavlia.rules.Terrain;

/** Sentences that several tests expect, in the words of the library, which may change them. */
final class Sentences {
    static final String CORNER_A1 = of(new Refusal.MayNotStop(Square.parse("a1"), Terrain.CORNER));

    private Sentences() {}

    static String of(Refusal refusal) {
        return Wording.ENGLISH.of(refusal);
    }

    static Outcome escaped(String square) {
        return new Outcome.Win(Side.DEFENDERS, new EndReason.Escaped(Square.parse(square)));
    }

    static String escapedTo(String square) {
        return Wording.ENGLISH.of(escaped(square));
    }
}
