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
        if (!area.passWithin().isEmpty()) {
            say("area.passWithin", phrases.pieces("who", Sets.intersection(area.passWithin(), known)));
        }
        if (area.limitWithin() > 0) {
            say("area.limit", area.limitWithin());
        }
        hostility();
        return String.join(" ", sentences);
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
        Set<Piece> named = Sets.intersection(pieces, known);
        if (named.isEmpty()) {
            say(key + ".nobody");
        } else if (named.equals(known)) {
            say(key + ".all");
        } else {
            say(key + ".some", phrases.pieces("who", named));
        }
    }

    private void reenter() {
        if (!area.reenter().equals(area.stop())) {
            who("area.reenter", area.reenter());
        } else if (!area.stop().isEmpty()) {
            say("area.reenter.same");
        }
    }

    private void hostility() {
        Set<Piece> whole = EnumSet.noneOf(Piece.class);
        for (Piece victim : known) {
            SquareSet hostile = area.hostileWhenEmpty(victim);
            if (hostile.equals(area.squares())) {
                whole.add(victim);
            } else if (!hostile.isEmpty()) {
                say("area.hostile.part", phrases.row(hostile), phrases.pieces("whom", EnumSet.of(victim)));
            }
        }
        if (!whole.isEmpty()) {
            say("area.hostile.whole", phrases.pieces("whom", whole));
        } else if (area.hostileWhenEmpty().isEmpty()) {
            say("area.hostile.nobody");
        }
        if (!area.hostileWithKing().isEmpty()) {
            say("area.hostile.king", phrases.pieces("whom", Sets.intersection(area.hostileWithKing(), known)));
        }
    }
}
