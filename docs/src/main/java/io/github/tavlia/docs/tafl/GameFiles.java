package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Setup;
import io.github.tavlia.game.Game;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.notation.RecordException;
import io.github.tavlia.notation.WrittenMove;
import io.github.tavlia.notation.record.GameRecord;
import io.github.tavlia.notation.record.GameRecordBuilder;
import io.github.tavlia.notation.record.GameResult;
import io.github.tavlia.notation.record.GameTree;
import io.github.tavlia.notation.record.RecordFormat;
import io.github.tavlia.notation.record.RecordReader;
import io.github.tavlia.rules.InvalidSetupException;
import io.github.tavlia.rules.Outcome;
import io.github.tavlia.rules.SetupProblem;
import io.github.tavlia.variants.VariantCatalog;
import java.io.IOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Saves games in Tavlia's own record format, and loads them from any format that the library reads. */
final class GameFiles {
    private final Terminal terminal;
    private final Set<String> own = new HashSet<>();

    GameFiles(Terminal terminal) {
        this.terminal = terminal;
    }

    /**
     * A game that was loaded.
     *
     * @param rulebook the rules that it is played by
     * @param game the game at its end
     * @param note what else there is to say, in words
     */
    record Loaded(Rulebook rulebook, Game game, String note) {}

    /**
     * Saves a game with its whole line. A file that was there before is overwritten only if it was saved or loaded here.
     *
     * @throws BadInput if that is not possible
     */
    void save(String file, Rulebook rulebook, Game game) {
        if (!own.contains(file) && terminal.exists(file)) {
            throw new BadInput(file + ": there is a file of that name already");
        }
        terminal.write(file, RecordFormat.TAVLIA.format(record(rulebook, game)));
        own.add(file);
    }

    /**
     * Loads the first game of a file, by the rules that it names, or else by the present ones.
     *
     * @throws BadInput if there is none, or its rules or its start cannot be played
     */
    Loaded load(String file, Rulebook present) {
        GameRecord record = read(file);
        Rulebook rulebook = rulebook(record).orElse(present);
        Optional<Setup> start = record.start();
        GameState state;
        try {
            state = start.isPresent()
                    ? rulebook.compiled().start(start.get(), SetupProblem.Waiver.values())
                    : rulebook.compiled().start();
        } catch (InvalidSetupException e) {
            throw new BadInput(file + ": start position: " + e.getMessage(), e);
        }
        Loaded loaded = play(record, rulebook, state);
        own.add(file);
        return loaded;
    }

    private GameRecord read(String file) {
        try (RecordReader reader = RecordFormat.open(terminal.read(file))) {
            return reader.next().orElseThrow().record();
        } catch (RecordException e) {
            throw new BadInput(file + ":" + e.line() + ":" + e.column() + ": expected " + e.expected(), e);
        } catch (IOException e) {
            throw Terminal.failed(file, e);
        }
    }

    private static Optional<Rulebook> rulebook(GameRecord record) {
        Optional<Rulebook> byText = record.rulesText().map(Rulebook::of);
        Optional<Rulebook> byName = record.variant()
                .filter(id -> VariantCatalog.find(id).isPresent())
                .map(Rulebook::of)
                .filter(found ->
                        byText.map(text -> text.rules().equals(found.rules())).orElse(true));
        return byName.or(() -> byText);
    }

    /** Plays as far as the moves are legal. */
    private static Loaded play(GameRecord record, Rulebook rulebook, GameState start) {
        GameState state = start;
        for (WrittenMove move : record.tree().played()) {
            if (state.check(move.move()) instanceof MoveCheck.Refused refused) {
                String note = "stopped before move " + (state.ply() + 1) + " (" + move.move() + "): "
                        + Wording.ENGLISH.of(refused.reason());
                return new Loaded(rulebook, Game.of(state), note);
            }
            state = state.play(move.move());
        }
        return new Loaded(rulebook, Game.of(state), "");
    }

    private static GameRecord record(Rulebook rulebook, Game game) {
        GameRecordBuilder record = rulebook.record();
        GameTree.Builder tree = GameTree.builder();
        for (GameState state : game.states()) {
            state.lastMove()
                    .ifPresent(move -> tree.play(
                            WrittenMove.of(move, state.lastCaptured().stream().toList())));
        }
        Setup start = game.start().setup();
        if (!start.equals(rulebook.rules().start())) {
            record.start(start);
        }
        return record.tree(tree.build())
                .result(result(game.goTo(game.length()).outcome()))
                .build();
    }

    private static GameResult result(Outcome outcome) {
        return !outcome.isOver()
                ? GameResult.ONGOING
                : outcome.winner().map(GameResult::wonBy).orElse(GameResult.DRAWN);
    }
}
