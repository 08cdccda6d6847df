package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Direction;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;

/** What a key asks the screen to do. */
enum Key {
    UP,
    DOWN,
    LEFT,
    RIGHT,
    /** Goes on to the next piece or square that makes sense. */
    NEXT,
    ENTER,
    ESCAPE,
    ERASE,
    UNDO,
    REDO,
    HELP,
    VARIANTS,
    THREATS,
    /** Stands for itself in what is typed. */
    TEXT,
    /** Any other key. */
    OTHER,
    QUIT;

    private static final long ESCAPE_MILLISECONDS = 150;

    /** Returns the direction of an arrow; empty for other keys. */
    Optional<Direction> direction() {
        return switch (this) {
            case UP -> Optional.of(Direction.NORTH);
            case DOWN -> Optional.of(Direction.SOUTH);
            case LEFT -> Optional.of(Direction.WEST);
            case RIGHT -> Optional.of(Direction.EAST);
            default -> Optional.empty();
        };
    }

    /** Returns which keys of a terminal mean what. */
    static KeyMap<Key> map(Terminal terminal) {
        KeyMap<Key> keys = new KeyMap<>();
        keys.setAmbiguousTimeout(ESCAPE_MILLISECONDS);
        keys.setNomatch(OTHER);
        keys.setUnicode(TEXT);
        IntStream.range(' ', KeyMap.del().charAt(0)).forEach(c -> keys.bind(TEXT, Character.toString((char) c)));
        bind(keys, terminal, UP, Capability.key_up, "\033[A", "\033OA");
        bind(keys, terminal, DOWN, Capability.key_down, "\033[B", "\033OB");
        bind(keys, terminal, RIGHT, Capability.key_right, "\033[C", "\033OC");
        bind(keys, terminal, LEFT, Capability.key_left, "\033[D", "\033OD");
        bind(keys, terminal, UNDO, Capability.key_ppage, "\033[5~", KeyMap.ctrl('Z'));
        bind(keys, terminal, REDO, Capability.key_npage, "\033[6~", KeyMap.ctrl('Y'));
        bind(keys, terminal, HELP, Capability.key_f1, "\033OP", "?");
        bind(keys, terminal, VARIANTS, Capability.key_f2, "\033OQ");
        bind(keys, terminal, THREATS, Capability.key_f3, "\033OR");
        bind(keys, terminal, ERASE, Capability.key_backspace, KeyMap.del(), KeyMap.ctrl('H'));
        keys.bind(ENTER, "\r", "\n");
        keys.bind(NEXT, "\t");
        keys.bind(ESCAPE, KeyMap.esc());
        keys.bind(QUIT, KeyMap.ctrl('C'), KeyMap.ctrl('D'));
        return keys;
    }

    private static void bind(KeyMap<Key> keys, Terminal terminal, Key key, Capability own, String... usual) {
        keys.bind(key, usual);
        String sequence = KeyMap.key(terminal, own);
        if (sequence != null) {
            keys.bind(key, sequence);
        }
    }
}
