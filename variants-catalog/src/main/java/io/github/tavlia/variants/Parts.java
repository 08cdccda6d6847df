package io.github.tavlia.variants;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Berserk;
import io.github.tavlia.rules.Consequence;
import io.github.tavlia.rules.KingCapture;
import io.github.tavlia.rules.KingCapture.Edge;
import io.github.tavlia.rules.KingCapture.Strength;
import io.github.tavlia.rules.Repetition;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;

/** Parts of rules that many variants share. */
final class Parts {
    static final Locale UKRAINIAN = Locale.forLanguageTag("uk");
    static final Locale RUSSIAN = Locale.forLanguageTag("ru");

    /** The day on which the first edition of the catalog was made. */
    static final LocalDate FIRST_EDITION = LocalDate.of(2026, 11, 30);

    /** The day on which the games with turns of several steps were added. */
    static final LocalDate BERSERK_EDITION = LocalDate.of(2026, 11, 30);

    /** A piece that captures goes on as long as it can; the king may end with an escape. */
    static final Optional<Berserk> BERSERK =
            Optional.of(new Berserk(Berserk.Continuation.MUST_CAPTURE, Berserk.KingStep.CAPTURE_OR_ESCAPE));

    /** Four attackers; beside an empty throne that is hostile to the king, three. On the edge he is safe. */
    static final KingCapture STRONG_KING = KingCapture.everywhere(Strength.FOUR, Edge.SAFE);

    /** Two attackers, as for any man, wherever he stands. */
    static final KingCapture WEAK_KING = KingCapture.everywhere(Strength.TWO, Edge.NORMAL);

    /** Two attackers in the open; four sides on the throne and beside it, where the empty throne may be one of them. */
    static final KingCapture TABLUT_KING = new KingCapture(Strength.TWO, Strength.FOUR, Strength.FOUR, Edge.NORMAL);

    private Parts() {}

    /**
     * The usual throne: only the king stands there and he may come back, all may pass, and it is hostile to all when
     * empty. With the king on it, only to attackers.
     */
    static Area throne(int size) {
        return Area.throne(SquareSet.centre(size))
                .mayStop(Piece.KING)
                .mayReenter(Piece.KING)
                .mayPass(Piece.all())
                .hostileTo(Piece.all())
                .hostileWithKingTo(Piece.men(Side.ATTACKERS));
    }

    /** The usual corners: only the king may go there, and they are hostile to men. */
    static Area corners(int size) {
        return Area.corners(SquareSet.corners(size, 1))
                .mayStop(Piece.KING)
                .mayReenter(Piece.KING)
                .hostileTo(Piece.men());
    }

    /** Corners to which only the king may go, and against which he can be captured like his men. */
    static Area cornersHostileToAll(int size) {
        return corners(size).hostileTo(Piece.all());
    }

    /** What the third occurrence of a position leads to. */
    static Optional<Repetition> third(Consequence consequence) {
        return Optional.of(Repetition.of(3, consequence));
    }
}
