package io.github.tavlia.notation;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.rules.CaptureRule;
import io.github.tavlia.rules.EndRule;
import io.github.tavlia.rules.MovementRule;
import io.github.tavlia.rules.Ruleset;
import java.util.List;
import java.util.stream.Stream;

/**
 * Rules as OpenTafl writes them, such as {@code dim:7 name:Brandub surf:n atkf:y ks:w cenh: cenhe:
 * start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/}, and with keys of Tavlia's own, which begin with {@code x-}, for what
 * OpenTafl cannot say. A program that skips keys it does not know reads the nearest rules that OpenTafl has. The
 * package description lists all keys.
 *
 * <p>A name is read and not kept, for rules have none.
 *
 * @since 0.1
 */
public final class RulesText {
    /** How many characters a text may have: enough for a board of 19x19 on which every square is a camp of its own. */
    public static final int LONGEST = 100_000;

    private RulesText() {}

    /**
     * Reads rules.
     *
     * @param text the text
     * @return the rules
     * @throws NotationException if the text is anything else, asks for rules that Tavlia does not have, or describes
     *     rules that contradict themselves; in the last case the cause is an {@link
     *     io.github.tavlia.rules.InvalidRulesetException}
     */
    public static Ruleset parse(String text) {
        Cursor.checkLength(text, LONGEST, "the rules");
        return new RulesReader(text).read();
    }

    /**
     * Writes rules. Equal rules have equal texts, and {@link #parse} reads the same rules back.
     *
     * @param rules the rules
     * @return the text
     * @throws UnwritableRulesetException if there are rules of the application's own, or more than can be read back
     */
    public static String format(Ruleset rules) {
        List<String> ownRules = ownRules(rules);
        if (!ownRules.isEmpty()) {
            throw new UnwritableRulesetException("no text can say: " + String.join(", ", ownRules), ownRules);
        }
        String text = new RulesWriter(rules).text();
        if (text.length() > LONGEST) {
            throw new UnwritableRulesetException("the text has more than " + LONGEST + " characters", List.of());
        }
        return text;
    }

    /**
     * Writes rules for OpenTafl.
     *
     * @param rules any rules
     * @return the text that comes nearest, and what it does not say
     */
    public static OpenTaflText openTafl(Ruleset rules) {
        RulesWriter writer = new RulesWriter(rules);
        return new OpenTaflText(writer.openTafl(), writer.lost());
    }

    private static List<String> ownRules(Ruleset rules) {
        return Stream.of(
                        rules.movementRules().stream().map(MovementRule::name),
                        rules.captureRules().stream().map(CaptureRule::name),
                        rules.endRules().stream().map(EndRule::name))
                .flatMap(names -> names)
                .collect(ImmutableList.toImmutableList());
    }
}
