package io.github.tavlia.rules;

import com.google.common.collect.Sets;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Says what holds on the squares of an area, in one paragraph. */
final class AreaInWords {
    private final Area area;
    private final Phrases phrases;

    /** The classes that are worth a word; the others go with the men of their side. */
    private final Set<Piece> known;

    private final List<String> sentences = new ArrayList<>();

    AreaInWords(Area area, Phrases phrases, Set<Piece> known) {
        this.area = area;
        this.phrases = phrases;
        this.known = known;
    }

    /** The paragraph; the number tells camps apart. */
    String paragraph(int number) {
        say(heading(), phrases.row(area.squares()), number);
        who("area.stop", area.stop());
        reenter();
        who("area.pass", area.pass());
        Set<Piece> passWithin = known(area.passWithin());
        if (!passWithin.isEmpty()) {
            say("area.passWithin", phrases.pieces("who", passWithin));
        }
        if (area.limitWithin() > 0) {
            say("area.limit", area.limitWithin());
        }
        hostility();
        return String.join(" ", sentences);
    }

    /** Those of some pieces that this game has. */
    private Set<Piece> known(Set<Piece> pieces) {
        return Sets.intersection(pieces, known);
    }

    private void say(String key, Object... parts) {
        sentences.add(phrases.text(key, parts));
    }

    private String heading() {
        if (area.terrain() != Terrain.CAMP) {
            return "area." + area.terrain();
        }
        Side owner = area.owner();
        return "area.CAMP." + (owner == null ? "nobody" : owner);
    }

    private void who(String key, Set<Piece> pieces) {
        Set<Piece> named = known(pieces);
        if (named.isEmpty()) {
            say(key + ".nobody");
        } else if (named.equals(known)) {
            say(key + ".all");
        } else {
            say(key + ".some", phrases.pieces("who", named));
        }
    }

    private void reenter() {
        Set<Piece> stop = known(area.stop());
        if (!known(area.reenter()).equals(stop)) {
            who("area.reenter", area.reenter());
        } else if (!stop.isEmpty()) {
            say("area.reenter.same");
        }
    }

    private void hostility() {
        Set<Piece> whole = EnumSet.noneOf(Piece.class);
        boolean nobody = true;
        for (Piece victim : known) {
            SquareSet hostile = area.hostileWhenEmpty(victim);
            nobody &= hostile.isEmpty();
            if (hostile.equals(area.squares())) {
                whole.add(victim);
            } else if (!hostile.isEmpty()) {
                say("area.hostile.part", phrases.row(hostile), phrases.pieces("whom", EnumSet.of(victim)));
            }
        }
        if (nobody) {
            say("area.hostile.nobody");
        } else if (!whole.isEmpty()) {
            say("area.hostile.whole", phrases.pieces("whom", whole));
        }
        Set<Piece> withKing = known(area.hostileWithKing());
        if (!withKing.isEmpty()) {
            say("area.hostile.king", phrases.pieces("whom", withKing));
        }
    }
}
