package io.github.tavlia.variants;

import io.github.tavlia.board.Piece;
import io.github.tavlia.game.Variant;
import io.github.tavlia.game.Variant.Confidence;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.Locale;

/** Imperial Contest: Sea Battle with a king, there an admiral, who moves four squares at most. */
final class ImperialContest {
    private ImperialContest() {}

    static List<Variant> variants() {
        return List.of(imperialContest());
    }

    private static Ruleset rules() {
        return SeaBattle.rules(Layouts.TABLUT_9).toBuilder()
                .slideLimit(Piece.KING, 4)
                .build();
    }

    private static Variant imperialContest() {
        return Variant.builder("imperial-contest-9", rules())
                .family("sea-battle")
                .name(Locale.ENGLISH, "Imperial Contest")
                .origin("19th century: Jaques, 1855")
                .source(Titles.SEA_BATTLE, "summary of the game: the admiral moves four squares at most")
                .dispute(
                        "What are the other rules?",
                        "those of sea-battle-9; the original rules were not seen",
                        "toBuilder() changes any of them")
                .confidence(Confidence.DISPUTED)
                .revision(1, Parts.FIRST_EDITION)
                .build();
    }
}
