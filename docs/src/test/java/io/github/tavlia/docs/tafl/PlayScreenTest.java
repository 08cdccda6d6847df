package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the keys do, and what the screen shows then; without a terminal. */
class PlayScreenTest {
    private static final int ROWS = 24;
    private static final int COLUMNS = 80;

    private final PlayScreen screen = screen("brandubh-7");

    @Test
    void arrowsAndEnter_onAPiece_showWhereItGoesAndMoveIt() {
        press(Key.DOWN, Key.DOWN, Key.ENTER);
        assertThat(text()).contains(" 2  *  *  * >A< *  *  *\n");
        press(Key.LEFT, Key.LEFT);
        assertThat(text()).contains(" 2  * >*< * {A} *  *  *\n");
        press(Key.ENTER);
        assertThat(text())
                .startsWith("Brandubh, ply 1, last d2-b2\n")
                .contains(" 2  . >A< . (.) .  .  .\n")
                .endsWith("defenders> ");
    }

    @Test
    void enter_onSomethingElse_takesUpNothing() {
        press(Key.UP, Key.UP, Key.UP, Key.LEFT, Key.ENTER);
        assertThat(text()).contains("no piece of the attackers is on c7\n").doesNotContain("*");
        press(Key.RIGHT, Key.ENTER, Key.ENTER);
        assertThat(text()).as("put back where it was").doesNotContain("*");
        press(Key.ENTER);
        assertThat(text()).contains(" 7  #  *  * >A< *  *  #\n");
        press(Key.ESCAPE);
        assertThat(text()).as("put back by Esc").doesNotContain("*");
    }

    @Test
    void enter_onASquareThatCannotBeReached_saysWhy() {
        press(Key.DOWN, Key.DOWN, Key.ENTER, Key.UP, Key.UP, Key.ENTER);
        assertThat(text()).contains("illegal: ").startsWith("Brandubh, ply 0\n");
    }

    @Test
    void cursor_overACapture_showsWhatItTakes() {
        type("d1-c1");
        type("d3-b3");
        press(Key.DOWN, Key.DOWN, Key.ENTER, Key.LEFT, Key.LEFT);
        assertThat(text()).contains(" 3  . xDx .  *  .  .  .\n");
        press(Key.ENTER);
        assertThat(text()).contains("captures: b3\n", " 3  .  .  .  .  .  .  .\n");
    }

    @Test
    void threats_whenSwitchedOn_markPiecesInDanger() {
        type("d1-c1");
        type("d3-b3");
        type("c1-c2");
        assertThat(text()).doesNotContain("D!");
        press(Key.THREATS);
        assertThat(text()).contains(" 3  .  D! .  .  .  .  .\n");
        press(Key.THREATS);
        assertThat(text()).doesNotContain("D!");
    }

    @Test
    void tab_goesFromOnePieceToTheNextAndRound() {
        press(Key.NEXT);
        assertThat(text()).contains(" 4  A  A  D  K  D >A< A\n");
        for (int i = 0; i < 4; i++) {
            press(Key.NEXT);
        }
        assertThat(text()).contains(" 1  #  .  . >A<");
    }

    @Test
    void undoAndRedo_goThroughTheGame() {
        type("d1-b1");
        press(Key.UNDO);
        assertThat(text()).startsWith("Brandubh, ply 0\n");
        press(Key.UNDO);
        assertThat(text()).contains("error: nothing to undo");
        press(Key.REDO);
        assertThat(text()).startsWith("Brandubh, ply 1, last d1-b1\n");
        press(Key.REDO);
        assertThat(text()).contains("error: nothing to redo");
    }

    @Test
    void erase_takesBackWhatWasTyped() {
        typing("d1-b");
        press(Key.ERASE, Key.ERASE);
        assertThat(text()).endsWith("attackers> d1");
        press(Key.ESCAPE, Key.ERASE);
        assertThat(text()).endsWith("attackers> ");
    }

    @Test
    void variants_ofTheMenu_areFilteredAndChosen() {
        press(Key.VARIANTS);
        typing("TAWLX");
        press(Key.ERASE, Key.DOWN);
        assertThat(text()).contains("> tawlbwrdd-9 ", "name> tawl").doesNotContain("brandubh");
        press(Key.ENTER);
        assertThat(text()).startsWith("Tawlbwrdd on 9x9, ply 0\n").contains(" D >K< D ");
        press(Key.VARIANTS, Key.ESCAPE);
        assertThat(text()).startsWith("Tawlbwrdd on 9x9, ply 0\n");
        press(Key.VARIANTS);
        typing("nothing like it");
        press(Key.ENTER);
        assertThat(text()).as("nothing to choose").startsWith("Choose a variant");
    }

    @Test
    void quit_isTypedOrAKey() {
        assertThat(screen.press(Key.OTHER, "")).isTrue();
        assertThat(screen.press(Key.QUIT, "")).isFalse();
        typing("quit");
        assertThat(screen.press(Key.ENTER, "")).isFalse();
    }

    @Test
    void help_isBrokenBetweenWords() {
        press(Key.HELP);
        assertThat(screen.lines(ROWS, 40)).allMatch(line -> line.columnLength() <= 40);
        assertThat(text()).contains("Arrows and Enter move a piece");
    }

    @Test
    void screen_thatIsTooSmall_saysWhatItNeeds() {
        assertThat(text(8, 30)).contains("needs 11 lines of 24 characters").endsWith("attackers> ");
        assertThat(screen.lines(8, 30)).hasSizeLessThanOrEqualTo(8);
    }

    @Test
    void largestBoard_fitsIntoTheUsualScreen() {
        PlayScreen large = screen("alea-evangelii-19");
        assertThat(large.lines(ROWS, COLUMNS)).hasSize(ROWS).allMatch(line -> line.columnLength() <= COLUMNS);
    }

    @Test
    void colours_areThoseOfThePalette() {
        String plain = screen.lines(ROWS, COLUMNS).get(1).toAnsi();
        assertThat(plain).doesNotContain("38;5", "48;5");
        TerminalGame game = game("brandubh-7");
        PlayScreen coloured = new PlayScreen(game, Palette.COLOURED);
        assertThat(coloured.lines(ROWS, COLUMNS).get(1).toAnsi()).contains("48;5");
        assertThat(coloured.lines(ROWS, COLUMNS).get(1).toString())
                .isEqualTo(screen.lines(ROWS, COLUMNS).get(1).toString());
    }

    private static PlayScreen screen(String variant) {
        return new PlayScreen(game(variant), Palette.PLAIN);
    }

    private static TerminalGame game(String variant) {
        Rulebook rulebook = Rulebook.of(variant);
        return new TerminalGame(rulebook, rulebook.start(null), Language.ENGLISH, Optional.empty());
    }

    private void press(Key... keys) {
        for (Key key : keys) {
            assertThat(screen.press(key, "")).isTrue();
        }
    }

    private void typing(String text) {
        text.chars().forEach(c -> screen.press(Key.TEXT, Character.toString((char) c)));
    }

    private void type(String line) {
        typing(line);
        press(Key.ENTER);
    }

    private String text() {
        return text(ROWS, COLUMNS);
    }

    private String text(int rows, int columns) {
        return screen.lines(rows, columns).stream()
                .map(line -> line.toString().replaceAll("(?<!> ?) +$", ""))
                .collect(Collectors.joining("\n"));
    }
}
