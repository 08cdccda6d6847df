package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.Ending;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.IllegalMoveException;
import io.github.tavlia.notation.ArchiveGame;
import io.github.tavlia.notation.ArchiveResult;
import io.github.tavlia.notation.ArchiveToken;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Plays recorded games by rules, and keeps a tally of where the records and the rules differ. */
final class Replay {
    private final CompiledRules rules;
    private final CompiledRules withoutRepetition;
    private final Tally tally = new Tally();

    Replay(CompiledRules rules) {
        this.rules = rules;
        this.withoutRepetition = CompiledRules.of(
                rules.ruleset().toBuilder().repetition(Optional.empty()).build());
    }

    Tally tally() {
        return tally;
    }

    /**
     * Replays a game as far as it can be followed: to an illegal move, or to an end other than by repetition.
     *
     * @param file what to call the file of the game
     * @param game the game
     * @return where the game stands then
     */
    GameState game(String file, ArchiveGame game) {
        tally.countGame();
        List<ArchiveToken.Played> moves = game.moves();
        GameState state = rules.start();
        for (int i = 0; i < moves.size(); i++) {
            Place place = new Place(
                    file,
                    game.line(),
                    moves.get(i).column(),
                    i + 1,
                    moves.get(i).move());
            if (state.ending() == Ending.REPETITION) {
                tally.countRepetition();
                state = waived(moves.subList(0, i));
            }
            if (state.isOver()) {
                tally.add(
                        Discrepancy.Kind.ENDED_EARLY,
                        place,
                        "comes after the end: " + Wording.ENGLISH.of(state.outcome()));
                break;
            }
            Optional<GameState> next = play(state, moves.get(i), place);
            if (next.isEmpty()) {
                return state;
            }
            state = next.get();
        }
        if (state.isOver()) {
            tally.countEnd(state.ending());
            compareWinner(state, game, file);
        }
        return state;
    }

    /** Where the moves lead if repetitions have no consequence. Before the last of them, none had. */
    private GameState waived(List<ArchiveToken.Played> moves) {
        GameState state = withoutRepetition.start();
        for (ArchiveToken.Played played : moves) {
            state = state.play(played.move());
        }
        return state;
    }

    private Optional<GameState> play(GameState state, ArchiveToken.Played played, Place place) {
        GameState next;
        try {
            next = state.play(played.move());
        } catch (IllegalMoveException e) {
            tally.add(Discrepancy.Kind.ILLEGAL, place, "is illegal: " + Wording.ENGLISH.of(e));
            return Optional.empty();
        }
        tally.countPly();
        compareCaptures(state, next, played, place);
        return Optional.of(next);
    }

    private void compareCaptures(GameState before, GameState after, ArchiveToken.Played played, Place place) {
        SquareSet captured = after.lastCaptured();
        if (captured.size() == played.captures().size() && captured.containsAll(played.captures())) {
            return;
        }
        Set<Square> byRules = new TreeSet<>(captured);
        Set<Square> byRecord = new TreeSet<>(played.captures());
        if (before.toMove() == Side.ATTACKERS) {
            Board board = before.board();
            board.king().ifPresent(byRules::remove);
            board.king().ifPresent(byRecord::remove);
        }
        if (!byRules.equals(byRecord)) {
            tally.add(
                    Discrepancy.Kind.CAPTURES,
                    place,
                    "captures " + list(byRules) + " by the rules, " + list(byRecord) + " by the record");
        }
    }

    private static String list(Set<Square> squares) {
        return squares.isEmpty() ? "nothing" : String.join(" ", Texts.squares(squares));
    }

    /** Compares who has won, where the board and not the record alone decided. */
    private void compareWinner(GameState state, ArchiveGame game, String file) {
        ArchiveResult result = game.result();
        boolean says = result.winner().isPresent() || result == ArchiveResult.DRAWN;
        boolean decided = state.ply() > 0 && state.ending() != Ending.REPETITION;
        if (says && decided && !result.winner().equals(state.outcome().winner())) {
            ArchiveToken.Played last = game.moves().get(state.ply() - 1);
            tally.add(
                    Discrepancy.Kind.WINNER,
                    new Place(file, game.line(), last.column(), state.ply(), last.move()),
                    "leads to \"" + Wording.ENGLISH.of(state.outcome()) + "\", but the record says " + result.word());
        }
    }
}
