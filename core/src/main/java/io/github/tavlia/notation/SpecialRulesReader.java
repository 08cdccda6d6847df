package io.github.tavlia.notation;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Piece;
import io.github.tavlia.rules.Berserk;
import io.github.tavlia.rules.Berserk.Continuation;
import io.github.tavlia.rules.Berserk.KingStep;
import io.github.tavlia.rules.CommanderCapture;
import io.github.tavlia.rules.Jump;
import io.github.tavlia.rules.Jumps;
import io.github.tavlia.rules.RulesetBuilder;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads what a rules text says of jumps, commanders and turns of several steps. */
final class SpecialRulesReader {
    private final RulesEntries entries;
    private final Board board;

    SpecialRulesReader(RulesEntries entries, Board board) {
        this.entries = entries;
        this.board = board;
    }

    void read(RulesetBuilder rules) {
        for (String key : RulesKeys.FOREIGN_JUMPS) {
            // Checked and dropped: there are no such pieces.
            var unused = entries.word(key, RulesKeys.JUMPS, Optional.empty());
        }
        rules.jumps(jumps());
        rules.commanderCapture(
                entries.word(RulesKeys.COMMANDERS, RulesKeys.COMMANDER_CAPTURES, usualCommanderCapture(board)));
        rules.berserk(berserk());
    }

    private Optional<Jumps> jumps() {
        Map<Piece, Jump> jumpers = new EnumMap<>(Piece.class);
        RulesKeys.JUMPERS.forEach((piece, key) -> entries.word(key, RulesKeys.JUMPS, usualJump(board, piece))
                .ifPresent(jump -> jumpers.put(piece, jump)));
        Set<Piece> over = entries.pieces(RulesKeys.JUMP_OVER, RulesKeys.MEN);
        return jumpers.isEmpty() && !entries.has(RulesKeys.JUMP_OVER)
                ? Optional.empty()
                : Optional.of(new Jumps(jumpers, over));
    }

    private Optional<Berserk> berserk() {
        String word = entries.has(RulesKeys.BERSERK) ? entries.value(RulesKeys.BERSERK) : "n";
        if (!word.equals("n") && !word.equals("c")) {
            throw entries.wrong(RulesKeys.BERSERK, "n or c: of other berserk moves no source tells the rules");
        }
        Berserk rule = new Berserk(
                entries.word(RulesKeys.CONTINUATION, RulesKeys.CONTINUATIONS, Continuation.MUST_CAPTURE),
                entries.word(RulesKeys.KING_STEP, RulesKeys.KING_STEPS, KingStep.CAPTURE_OR_ESCAPE));
        if (word.equals("c")) {
            return Optional.of(rule);
        }
        for (String key : List.of(RulesKeys.CONTINUATION, RulesKeys.KING_STEP)) {
            if (entries.has(key)) {
                throw entries.wrong(key, "no such key, since turns have one step without ber:c");
            }
        }
        return Optional.empty();
    }

    /** How a class jumps where nothing is said: as in OpenTafl, if there are such pieces at all. */
    static Optional<Jump> usualJump(Board board, Piece piece) {
        if (board.squares(piece).isEmpty() || !piece.isSpecial()) {
            return Optional.empty();
        }
        return Optional.of(piece == Piece.KNIGHT ? Jump.OVER_CAPTURING : Jump.OVER);
    }

    /** How commanders take the king where nothing is said: as in Berserk, if there are commanders. */
    static Optional<CommanderCapture> usualCommanderCapture(Board board) {
        return board.squares(Piece.COMMANDER).isEmpty()
                ? Optional.empty()
                : Optional.of(new CommanderCapture(CommanderCapture.Reach.AWAY_FROM_THRONE));
    }
}
