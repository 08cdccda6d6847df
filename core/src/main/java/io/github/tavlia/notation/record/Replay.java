package io.github.tavlia.notation.record;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.Ending;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.notation.CaptureCheck;
import io.github.tavlia.notation.WrittenMove;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.SetupProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays the main line of a record, and notes where the record and the rules differ. */
final class Replay {
    private final GameRecord record;
    private final CompiledRules rules;
    private final List<Finding> findings = new ArrayList<>();
    private final List<WrittenMove> played = new ArrayList<>();
    private GameState state;
    private boolean resigned;

    Replay(GameRecord record, CompiledRules rules) {
        this.record = record;
        this.rules = rules;
        this.state = start(rules);
    }

    private GameState start(CompiledRules by) {
        Optional<Setup> start = record.start();
        return start.isPresent() ? by.start(start.get(), SetupProblem.Waiver.values()) : by.start();
    }

    ReplayReport run() {
        List<TreeMove> moves = record.tree().moves();
        boolean legal = true;
        boolean goesOn = true;
        int last = 0;
        for (int i = 0; i < moves.size() && legal && goesOn; i++) {
            Entry entry = moves.get(i).entry();
            resigned |= entry instanceof Entry.Resigned;
            if (entry instanceof Entry.Played move) {
                goesOn = mayGoOn(i, move.move());
                legal = !goesOn || play(i, move.move());
                last = goesOn && legal ? i : last;
            }
        }
        boolean onBoard = legal && state.isOver();
        if (onBoard) {
            compareResult(last);
        }
        return new ReplayReport(findings, state, played.size(), onBoard);
    }

    /** Whether the game still goes on, if need be without repetitions. */
    private boolean mayGoOn(int index, WrittenMove move) {
        int ply = played.size() + 1;
        if (!resigned && state.ending() == Ending.REPETITION) {
            findings.add(new Finding.RepetitionWaived(index, ply, move, state.outcome()));
            state = waived();
        }
        if (resigned || state.isOver()) {
            findings.add(new Finding.AfterEnd(index, ply, move, state.outcome()));
            return false;
        }
        return true;
    }

    /** Where the moves lead if repetitions have no consequence. Before the last of them, none had. */
    private GameState waived() {
        GameState at = start(CompiledRules.of(
                rules.ruleset().toBuilder().repetition(Optional.empty()).build()));
        for (WrittenMove move : played) {
            at = turn(at, move.move()).play(move.move());
        }
        return at;
    }

    /** Ends a turn that could go on, where the record does so without a word: by a move that is legal only then. */
    private static GameState turn(GameState state, Move next) {
        return state.continuing().isEmpty() || state.isLegal(next)
                ? state
                : state.endOfTurn()
                        .map(state::play)
                        .filter(ended -> ended.isLegal(next))
                        .orElse(state);
    }

    /** Plays a move; false if it is not legal. */
    private boolean play(int index, WrittenMove move) {
        int ply = played.size() + 1;
        state = turn(state, move.move());
        // Checks give reasons and take their time, so legal moves are not asked for any.
        if (!state.isLegal(move.move()) && state.check(move.move()) instanceof MoveCheck.Refused refused) {
            findings.add(new Finding.Illegal(index, ply, move, refused.reason()));
            return false;
        }
        state = state.play(move.move());
        played.add(move);
        if (record.namesCaptures()) {
            CaptureCheck check = CaptureCheck.ofPlayed(state, move.captures(), CaptureCheck.Mode.LENIENT);
            if (!check.isClean()) {
                findings.add(new Finding.CapturesDiffer(index, ply, move, check.missing(), check.extra()));
            }
        }
        return true;
    }

    private void compareResult(int index) {
        Outcome outcome = state.outcome();
        GameResult recorded = record.result();
        if (state.ending() != Ending.REPETITION
                && recorded.isFinal()
                && !recorded.winner().equals(outcome.winner())) {
            findings.add(new Finding.ResultDiffers(index, outcome, recorded));
        }
    }
}
