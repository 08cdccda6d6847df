package io.github.tavlia.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Ruleset;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes the areas of a rules text. */
final class AreaWriter {
    private final Ruleset rules;
    private final RulesOutput out;

    AreaWriter(Ruleset rules, RulesOutput out) {
        this.rules = rules;
        this.out = out;
    }

    void write() {
        List<Area> camps = rules.camps();
        Optional<Area> ofAttackers = Camps.join(
                Side.ATTACKERS,
                camps.stream().filter(c -> c.owner() != Side.DEFENDERS).toList());
        Optional<Area> ofDefenders = Camps.join(
                Side.DEFENDERS,
                camps.stream().filter(c -> c.owner() == Side.DEFENDERS).toList());
        boolean exact = split(ofAttackers, ofDefenders).equals(camps);
        RulesOutput campsOut = exact ? out : new RulesOutput();

        writeSingle(rules.corners(), AreaKeys.CORNERS, SquareSet.corners(rules.size(), 1), "corners");
        writeSingle(rules.throne(), AreaKeys.THRONE, SquareSet.centre(rules.size()), "throne");
        // OpenTafl overlooks the other keys of this kind where the throne's is missing.
        boolean othersDiffer = hasOwnBack(rules.corners())
                || ofAttackers.filter(AreaWriter::hasOwnBack).isPresent()
                || ofDefenders.filter(AreaWriter::hasOwnBack).isPresent();
        out.put(
                othersDiffer && !hasOwnBack(rules.throne()),
                AreaKeys.THRONE.back(),
                PieceLetters.letters(rules.throne().reenter()));
        ofAttackers.ifPresent(area -> writeCamps(campsOut, area, AreaKeys.ATTACKERS_CAMPS));
        ofDefenders.ifPresent(area -> writeCamps(campsOut, area, AreaKeys.DEFENDERS_CAMPS));
        if (!exact) {
            out.putPlain(campsOut);
            writeSingly(camps);
        }
    }

    private static List<Area> split(Optional<Area> ofAttackers, Optional<Area> ofDefenders) {
        ImmutableList.Builder<Area> camps = ImmutableList.builder();
        ofAttackers.map(Camps::split).ifPresent(camps::addAll);
        ofDefenders.map(Camps::split).ifPresent(camps::addAll);
        return camps.build();
    }

    private static boolean hasOwnBack(Area area) {
        return !area.reenter().equals(area.stop());
    }

    private void writeSingle(Area area, AreaKeys keys, SquareSet usual, String component) {
        SquareSet squares = area.squares();
        out.put(!squares.equals(usual), keys.squares(), RulesValues.text(squares));
        new Part(out, area, keys, component).write(null);
    }

    private static void writeCamps(RulesOutput out, Area whole, AreaKeys keys) {
        out.put(!whole.squares().isEmpty(), keys.squares(), RulesValues.text(whole.squares()));
        new Part(out, whole, keys, "camps").write(whole.owner());
    }

    private void writeSingly(List<Area> camps) {
        for (int i = 0; i < camps.size(); i++) {
            AreaKeys keys = AreaKeys.camp(Integer.toString(i + 1));
            out.correct(true, keys.squares(), RulesValues.text(camps.get(i).squares()), "camps");
            new Part(out, camps.get(i), keys, "camps").write(Side.ATTACKERS);
        }
    }

    /** One area, or the camps of a side together. */
    private record Part(RulesOutput out, Area area, AreaKeys keys, String component) {
        void write(@Nullable Side usualOwner) {
            SquareSet squares = area.squares();
            put(keys.pass(), area.pass(), AreaKeys.usual(squares, keys.usualPass()));
            put(keys.stop(), area.stop(), AreaKeys.usual(squares, keys.usualStop()));
            put(keys.hostile(), hostileWhole(), AreaKeys.usual(squares, keys.usualHostile()));
            put(keys.king(), area.hostileWithKing(), AreaKeys.usual(squares, keys.usualKing()));
            put(keys.back(), area.reenter(), area.stop());
            for (Piece piece : Sets.difference(Piece.all(), hostileWhole())) {
                SquareSet some = area.hostileWhenEmpty(piece);
                correct(!some.isEmpty(), keys.hostileTo(piece), RulesValues.text(some));
            }
            put(keys.within(), area.passWithin(), Set.of());
            correct(area.limitWithin() != 0, keys.limit(), Integer.toString(area.limitWithin()));
            Side owner = area.owner();
            out.putMore(owner != usualOwner, keys.owner(), owner == null ? "nobody" : RulesValues.word(owner));
        }

        /** Those to whom every square is hostile. */
        private Set<Piece> hostileWhole() {
            EnumSet<Piece> pieces = EnumSet.noneOf(Piece.class);
            for (Piece piece : Piece.all()) {
                if (!area.squares().isEmpty() && area.hostileWhenEmpty(piece).equals(area.squares())) {
                    pieces.add(piece);
                }
            }
            return Sets.immutableEnumSet(pieces);
        }

        private void put(String key, Set<Piece> pieces, Set<Piece> usual) {
            if (key.startsWith("x-")) {
                correct(!pieces.equals(usual), key, PieceLetters.letters(pieces));
            } else {
                out.put(!pieces.equals(usual), key, PieceLetters.letters(pieces));
            }
        }

        /** What holds for an area without squares has no effect, so nothing is lost. */
        private void correct(boolean needed, String key, String value) {
            if (area.squares().isEmpty()) {
                out.putMore(needed, key, value);
            } else {
                out.correct(needed, key, value, component);
            }
        }
    }
}
