package io.github.tavlia.notation;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.rules.Area;
import io.github.tavlia.rules.Terrain;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the areas of a rules text. */
final class AreaReader {
    private final RulesEntries entries;
    private final SquareSet nothing;

    AreaReader(RulesEntries entries, int size) {
        this.entries = entries;
        nothing = SquareSet.empty(size);
    }

    Area corners() {
        return area(AreaKeys.CORNERS, Terrain.CORNER, Optional.empty(), SquareSet.corners(nothing.boardSize(), 1));
    }

    Area throne() {
        return area(AreaKeys.THRONE, Terrain.THRONE, Optional.empty(), SquareSet.centre(nothing.boardSize()));
    }

    /** The camps that are described alone; if there are none, those of OpenTafl. */
    List<Area> camps() {
        List<Area> camps = new ArrayList<>();
        for (AreaKeys keys = camp(1); entries.has(keys.squares()); keys = camp(camps.size() + 1)) {
            camps.add(area(keys, Terrain.CAMP, Optional.of(Side.ATTACKERS), nothing));
        }
        for (String key : entries.keys()) {
            Optional<String> number = RulesKeys.campNumber(key);
            if (number.isPresent() && Integer.parseInt(number.get()) > camps.size()) {
                throw entries.wrong(key, "camps numbered from 1 without gaps, each with its squares");
            }
        }
        return camps.isEmpty() ? openTaflCamps() : camps;
    }

    private static AreaKeys camp(int number) {
        return AreaKeys.camp(Integer.toString(number));
    }

    private List<Area> openTaflCamps() {
        List<Area> camps = new ArrayList<>();
        camps.addAll(openTaflCamps(AreaKeys.ATTACKERS_CAMPS, Side.ATTACKERS));
        camps.addAll(openTaflCamps(AreaKeys.DEFENDERS_CAMPS, Side.DEFENDERS));
        return camps;
    }

    private List<Area> openTaflCamps(AreaKeys keys, Side owner) {
        Area whole = area(keys, Terrain.CAMP, Optional.of(owner), nothing);
        for (Piece piece : Piece.all()) {
            if (!whole.squares().containsAll(whole.hostileWhenEmpty(piece))) {
                throw entries.wrong(keys.hostileTo(piece), "squares out of " + keys.squares());
            }
        }
        return Camps.split(whole);
    }

    private Area area(AreaKeys keys, Terrain terrain, Optional<Side> usualOwner, SquareSet usual) {
        SquareSet squares = isDefault(keys, usual) ? usual : entries.squares(keys.squares(), usual);
        Set<Piece> stop = entries.pieces(keys.stop(), AreaKeys.usual(squares, keys.usualStop()));
        return new Area(
                terrain,
                entries.word(keys.owner(), RulesKeys.OWNERS, usualOwner).orElse(null),
                squares,
                stop,
                entries.pieces(keys.pass(), AreaKeys.usual(squares, keys.usualPass())),
                entries.pieces(keys.within(), Set.of()),
                entries.pieces(keys.back(), stop),
                entries.number(keys.limit(), 0),
                hostile(keys, squares),
                entries.pieces(keys.king(), AreaKeys.usual(squares, keys.usualKing())));
    }

    /** Whether the usual throne or the usual corners are named as such. */
    private boolean isDefault(AreaKeys keys, SquareSet usual) {
        return !usual.isEmpty()
                && entries.has(keys.squares())
                && entries.value(keys.squares()).equals("default");
    }

    private Map<Piece, SquareSet> hostile(AreaKeys keys, SquareSet squares) {
        Set<Piece> toAll = entries.pieces(keys.hostile(), AreaKeys.usual(squares, keys.usualHostile()));
        Map<Piece, SquareSet> hostile = new EnumMap<>(Piece.class);
        for (Piece piece : Piece.all()) {
            SquareSet whole = toAll.contains(piece) ? squares : nothing;
            hostile.put(piece, entries.squares(keys.hostileTo(piece), whole));
        }
        return hostile;
    }
}
