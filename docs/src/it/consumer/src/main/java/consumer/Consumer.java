package consumer;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.game.Variant;
import io.github.tavlia.rules.Words;
import io.github.tavlia.variants.VariantCatalog;
import java.util.Locale;

/** A program of somebody else. */
public final class Consumer {
    private Consumer() {}

    public static void main(String[] args) {
        Variant variant = VariantCatalog.get("brandubh-7");
        GameState state = variant.start();
        if (state.check(Move.parse("d1-a1")) instanceof MoveCheck.Refused refused) {
            System.out.println(Words.of(Locale.ENGLISH).refusal(refused.reason()));
        }
        for (String move : "f4-f7 e4-e7 d6-b6 c4-c7".split(" ")) {
            state = state.play(Move.parse(move));
        }
        System.out.println(variant.name() + " " + state.lastCaptured() + " " + Consumer.class.getModule().isNamed());
    }
}
