package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.NotationException;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.Game;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.game.Threats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game that somebody plays at a terminal: takes a line, and answers. */
final class TerminalGame {
    private static final String HELP =
            "enter a move such as d1-d3, or: moves (lists the legal ones), moves d1, undo, redo, threats, new, variant ID,"
                    + " save FILE, load FILE, board, help, quit;"
                    + " ( ) and [ ] show from where to where the last move went, x what it captured";

    private final Optional<GameFiles> files;
    private final Language language;
    private Rulebook rulebook;
    private Game game;

    /**
     * Starts a game.
     *
     * @param files where to save and load games; empty if that is not allowed
     */
    TerminalGame(Rulebook rulebook, GameState start, Language language, Optional<GameFiles> files) {
        this.rulebook = rulebook;
        this.game = Game.of(start);
        this.language = language;
        this.files = files;
    }

    Rulebook rulebook() {
        return rulebook;
    }

    Game game() {
        return game;
    }

    GameState state() {
        return game.state();
    }

    Wording wording() {
        return rulebook.wording(language);
    }

    /** The name of the game in the language of the user. */
    String name() {
        return rulebook.name(language);
    }

    String prompt() {
        return game.isOver() ? "over> " : wording().words().name(state().toMove()) + "> ";
    }

    /** Returns the board and how the game stands. */
    Answer board() {
        return new BoardAnswer(state(), wording(), "");
    }

    /** Does what a line asks for, if it makes sense. */
    Answer enter(String line) {
        try {
            return switch (line) {
                case "moves" -> moves();
                case "undo" -> undo();
                case "redo" -> redo();
                case "threats" -> threats();
                case "new" -> start(rulebook);
                case "board" -> board();
                case "help", "" -> new MessageAnswer("help", HELP);
                default -> order(line);
            };
        } catch (BadInput e) {
            return new MessageAnswer("error", OneLine.of(e.getMessage()));
        }
    }

    private Answer order(String line) {
        String[] words = line.split(" +", 2);
        return switch (words.length == 1 ? "" : words[0]) {
            case "moves" -> destinations(words[1]);
            case "variant" -> start(Rulebook.of(words[1]));
            case "save" -> save(words[1]);
            case "load" -> load(words[1]);
            default -> move(line);
        };
    }

    private Answer moves() {
        return new MessageAnswer(
                "moves",
                String.join(
                        " ", state().legalMoves().stream().map(Move::toString).toList()));
    }

    private Answer destinations(String from) {
        Square square;
        try {
            square = Square.parse(from);
        } catch (NotationException e) {
            throw new BadInput(e.getMessage(), e);
        }
        return new MessageAnswer("moves", String.join(" ", Texts.squares(state().destinations(square))));
    }

    Answer undo() {
        return game.canUndo() ? show(game.undo()) : new MessageAnswer("error", "nothing to undo");
    }

    Answer redo() {
        return game.canRedo() ? show(game.redo()) : new MessageAnswer("error", "nothing to redo");
    }

    /** Begins a game by other rules, or by the same ones again. */
    Answer start(Rulebook rules) {
        rulebook = rules;
        return show(Game.of(rules.compiled().start()));
    }

    private Answer save(String file) {
        files().save(file, rulebook, game);
        return new MessageAnswer("saved", file);
    }

    private Answer load(String file) {
        GameFiles.Loaded loaded = files().load(file, rulebook);
        rulebook = loaded.rulebook();
        game = loaded.game();
        return new BoardAnswer(state(), wording(), loaded.note());
    }

    private GameFiles files() {
        return files.orElseThrow(() -> new BadInput("files are not saved or loaded with --json"));
    }

    private Answer threats() {
        List<String> parts = new ArrayList<>();
        for (Side side : Side.values()) {
            Threats threats = Threats.by(side, state());
            add(parts, side, " could take ", Texts.squares(threats.takeable()));
            add(parts, side, " could win by ", threats.winning());
        }
        return new MessageAnswer("threats", parts.isEmpty() ? "none" : String.join("; ", parts));
    }

    private static void add(List<String> parts, Side side, String what, List<?> things) {
        if (!things.isEmpty()) {
            parts.add(Texts.side(side)
                    + what
                    + String.join(" ", things.stream().map(Object::toString).toList()));
        }
    }

    private Answer move(String line) {
        try {
            return play(Move.parse(line));
        } catch (NotationException e) {
            throw new BadInput(e.getMessage() + " (help lists what can be entered)", e);
        }
    }

    /** Plays a move, if it is legal. */
    Answer play(Move move) {
        if (game.check(move) instanceof MoveCheck.Refused refused) {
            return new MessageAnswer("illegal", wording().of(refused.reason()));
        }
        return show(game.play(move));
    }

    private Answer show(Game next) {
        game = next;
        return board();
    }
}
