package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/** A game that somebody plays with the keys of a terminal: takes a key, and draws the screen. */
final class PlayScreen {
    private static final String HELP =
            "Arrows and Enter move a piece, Tab goes to the next, Esc puts it back. PgUp undoes, PgDn redoes. F2 variants,"
                    + " F3 threats, Ctrl-D ends. Or type d1-d3, moves, threats, save FILE, load FILE, new, quit.";

    private final TerminalGame game;
    private final Palette palette;
    private Hand hand;
    private String typed = "";
    private String message = HELP;
    private boolean warned;
    private @Nullable VariantMenu menu;

    PlayScreen(TerminalGame game, Palette palette) {
        this.game = game;
        this.palette = palette;
        hand = Hand.over(game.state());
    }

    /** Opens the list of variants. */
    void choose() {
        menu = new VariantMenu();
    }

    /**
     * Does what a key asks for.
     *
     * @param text what the key stands for
     * @return whether the game goes on
     */
    boolean press(Key key, String text) {
        if (key == Key.QUIT) {
            return false;
        } else if (menu != null) {
            press(menu, key, text);
            return true;
        }
        return key == Key.ENTER ? enter() : press(key, text, game);
    }

    private void press(VariantMenu open, Key key, String text) {
        if (key == Key.ENTER && open.chosen().isPresent()) {
            tell(game.start(Rulebook.of(open.chosen().get())));
            hand = Hand.over(game.state());
            menu = null;
        } else if (key == Key.ESCAPE) {
            menu = null;
        } else {
            open.press(key, text);
        }
    }

    private boolean press(Key key, String text, TerminalGame played) {
        switch (key) {
            case UP, DOWN, LEFT, RIGHT -> hand = hand.step(key.direction().orElseThrow(), played.state());
            case NEXT -> hand = hand.next(played.state());
            case ESCAPE -> clear();
            case ERASE -> typed = typed.substring(0, Math.max(0, typed.length() - 1));
            case UNDO -> tell(played.undo());
            case REDO -> tell(played.redo());
            case HELP -> message = HELP;
            case VARIANTS -> choose();
            case THREATS -> warned = !warned;
            case TEXT -> typed += text;
            default -> {
                // Other keys have no use here.
            }
        }
        return true;
    }

    private void clear() {
        typed = "";
        hand = hand.letGo();
    }

    /** Does what was typed or, if nothing was, takes a piece up or puts it down. */
    private boolean enter() {
        String line = typed.strip();
        typed = "";
        if (line.equals("quit")) {
            return false;
        } else if (line.equals("variant")) {
            choose();
        } else if (!line.isEmpty()) {
            tell(game.enter(line));
        } else {
            handle();
        }
        return true;
    }

    private void handle() {
        Optional<Hand> taken = hand.takeUp(game.state());
        Optional<Move> move = hand.move();
        if (taken.isPresent() && !taken.equals(Optional.of(hand))) {
            hand = taken.get();
        } else if (move.isPresent()) {
            tell(game.play(move.get()));
        } else if (hand.held().isPresent()) {
            hand = hand.letGo();
        } else {
            message = "no piece of the "
                    + game.wording().words().name(game.state().toMove()) + " is on " + hand.cursor();
        }
    }

    private void tell(Answer answer) {
        if (answer instanceof BoardAnswer board) {
            int size = board.state().board().size();
            hand = hand.cursor().isOn(size) ? hand.letGo() : Hand.over(board.state());
            message = String.join(" ", board.words());
        } else {
            message = String.join(" ", answer.lines());
        }
    }

    /** Draws the screen. The last line is the one that is typed into. */
    List<AttributedString> lines(int rows, int columns) {
        if (menu != null) {
            return menu.lines(rows);
        }
        int size = game.state().board().size();
        List<AttributedString> lines = new ArrayList<>();
        lines.add(new AttributedString(title()));
        if (rows < size + 4 || columns < 3 * size + 3) {
            lines.add(new AttributedString("needs " + (size + 4) + " lines of " + (3 * size + 3) + " characters"));
        } else {
            lines.addAll(new BoardPainter(game.state(), hand, warned, palette).lines());
        }
        lines.addAll(words(Math.max(1, rows - lines.size() - 1), columns));
        lines.add(new AttributedString(game.prompt() + typed));
        return lines;
    }

    private String title() {
        String last = game.state().lastMove().map(move -> ", last " + move).orElse("");
        return game.name() + ", ply " + game.game().ply() + last;
    }

    /** The message, broken between words, as far as there is room for it. */
    private List<AttributedString> words(int rows, int columns) {
        List<AttributedString> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : OneLine.of(message).split(" ")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > columns) {
                lines.add(new AttributedString(line));
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(new AttributedString(line));
        return lines.subList(0, Math.min(rows, lines.size()));
    }
}
