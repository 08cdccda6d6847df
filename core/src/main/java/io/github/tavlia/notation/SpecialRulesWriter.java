package io.github.tavlia.notation;

import io.github.tavlia.board.Board;
import io.github.tavlia.rules.Berserk;
import io.github.tavlia.rules.CommanderCapture;
import io.github.tavlia.rules.Jump;
import io.github.tavlia.rules.Jumps;
import io.github.tavlia.rules.Ruleset;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Writes what a rules text says of jumps, commanders and turns of several steps. */
final class SpecialRulesWriter {
    private final Ruleset rules;
    private final RulesOutput out;

    SpecialRulesWriter(Ruleset rules, RulesOutput out) {
        this.rules = rules;
        this.out = out;
    }

    void write() {
        writeJumps();
        writeCommanders();
        writeBerserk();
    }

    private void writeJumps() {
        Jumps rule = rules.jumps().orElse(null);
        Map<?, Jump> jumpers = rule == null ? Map.of() : rule.jumpers();
        Board board = rules.start().board();
        RulesKeys.JUMPERS.forEach((piece, key) -> {
            Optional<Jump> jump = Optional.ofNullable(jumpers.get(piece));
            boolean needed = !jump.equals(SpecialRulesReader.usualJump(board, piece));
            String word = Objects.requireNonNull(RulesKeys.JUMPS.inverse().get(jump));
            if (key.startsWith("x-")) {
                out.correct(needed, key, word, "jumps");
            } else {
                out.put(needed, key, word);
            }
        });
        if (rule != null) {
            boolean usual = rule.jumpable().equals(RulesKeys.MEN) && !jumpers.isEmpty();
            out.correct(!usual, RulesKeys.JUMP_OVER, PieceLetters.letters(rule.jumpable()), "jumps");
        }
    }

    private void writeCommanders() {
        Optional<CommanderCapture> rule = rules.commanderCapture();
        Optional<CommanderCapture> usual =
                SpecialRulesReader.usualCommanderCapture(rules.start().board());
        String word = rule.map(capture -> RulesValues.word(capture.reach())).orElse("n");
        out.correct(!rule.equals(usual), RulesKeys.COMMANDERS, word, "commanderCapture");
    }

    private void writeBerserk() {
        Berserk rule = rules.berserk().orElse(null);
        if (rule != null) {
            out.put(true, RulesKeys.BERSERK, "c");
            boolean must = rule.continuation() == Berserk.Continuation.MUST_CAPTURE;
            boolean escapes = rule.kingStep() == Berserk.KingStep.CAPTURE_OR_ESCAPE;
            out.correct(!must, RulesKeys.CONTINUATION, RulesValues.word(rule.continuation()), "berserk");
            out.correct(!escapes, RulesKeys.KING_STEP, RulesValues.word(rule.kingStep()), "berserk");
        }
    }
}
