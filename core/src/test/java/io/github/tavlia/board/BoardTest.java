package io.github.tavlia.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {
    private static final Board CROSS = Board.parse("""
            . . A . .
            . . D . .
            A D K D A
            . . D . .
            . . A . .
            """);

    private static Square at(String square) {
        return Square.parse(square);
    }

    @Test
    void parse_diagram_readsTheHighestRankFirst() {
        Board board = Board.parse("""
                A . . . D
                . . . . .
                . . K . .
                . . . . .
                D . . . .
                """);
        assertThat(board.size()).isEqualTo(5);
        assertThat(board.pieceAt(at("a5"))).isEqualTo(Piece.ATTACKER);
        assertThat(board.pieceAt(at("e5"))).isEqualTo(Piece.DEFENDER);
        assertThat(board.pieceAt(at("c3"))).isEqualTo(Piece.KING);
        assertThat(board.pieceAt(at("a1"))).isEqualTo(Piece.DEFENDER);
        assertThat(board.pieceAt(at("e1"))).isNull();
        assertThat(board.isEmpty(at("e1"))).isTrue();
    }

    @Test
    void parse_blanksAndBlankLines_doNotCount() {
        assertThat(Board.parse("..A..\n\n  . .D.. \r\nADKDA\n\t..D..\n..A..")).isEqualTo(CROSS);
    }

    @Test
    void parse_printedBoard_isEqual() {
        assertThat(Board.parse(CROSS.toString())).isEqualTo(CROSS).hasSameHashCodeAs(CROSS);
        assertThat(Board.parse(Board.empty(19).toString())).isEqualTo(Board.empty(19));
        assertThat(CROSS.toString()).startsWith(". . A . .\n. . D . .\n");
    }

    @Test
    void parse_strangeCharacter_tellsTheOffset() {
        assertThat(fault("..A..\n..x..").offset()).isEqualTo(8);
        assertThat(fault("a").offset()).isZero();
        assertThat(fault("..A..\n..\u00a0..").offset()).isEqualTo(8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n\n",
                ".",
                ". . .\n. . .\n. . .",
                "....\n....\n....\n....",
                ".....\n.....\n.....\n.....",
                ".....\n.....\n.....\n.....\n.....\n.....",
                "......\n......\n......\n......\n......",
                ".....\n.....\n....\n.....\n.....",
                ".....\n.....\n......\n.....\n....."
            })
    void parse_wrongShape_throws(String text) {
        NotationException e = fault(text);
        assertThat(e.offset()).isBetween(0, text.length());
    }

    @Test
    void parse_raggedLine_tellsItsEnd() {
        assertThat(fault(".....\n....\n").offset()).isEqualTo(10);
    }

    @Test
    void parse_hugeText_isRefused() {
        assertThat(fault(".".repeat(100_000))).hasMessageContaining("expected");
        assertThat(fault("....................\n".repeat(20) + ".....................\n"))
                .isNotNull();
        assertThat(fault("A" + " ".repeat(1_000_000)).getMessage()).hasSizeLessThan(200);
    }

    private static NotationException fault(String text) {
        return catchThrowableOfType(NotationException.class, () -> Board.parse(text));
    }

    @Test
    void of_sharedSquare_throws() {
        SquareSet a1 = SquareSet.of(5, at("a1"));
        SquareSet none = SquareSet.empty(5);
        assertThatIllegalArgumentException().isThrownBy(() -> Board.of(a1, a1, none));
        assertThatIllegalArgumentException().isThrownBy(() -> Board.of(a1, none, a1));
        assertThatIllegalArgumentException().isThrownBy(() -> Board.of(none, a1, a1));
    }

    @Test
    void of_setsForDifferentBoards_throws() {
        SquareSet five = SquareSet.empty(5);
        SquareSet seven = SquareSet.empty(7);
        assertThatIllegalArgumentException().isThrownBy(() -> Board.of(five, seven, five));
        assertThatIllegalArgumentException().isThrownBy(() -> Board.of(five, five, seven));
        assertThatIllegalArgumentException().isThrownBy(() -> Board.of(seven, five, five));
    }

    @ParameterizedTest
    @ValueSource(ints = {-5, 0, 3, 4, 6, 18, 20, 21})
    void empty_noSuchSize_throws(int size) {
        assertThatIllegalArgumentException().isThrownBy(() -> Board.empty(size));
    }

    @Test
    void squares_bySideAndPiece() {
        assertThat(CROSS.squares(Side.ATTACKERS)).isEqualTo(SquareSet.parse(5, "c1 a3 e3 c5"));
        assertThat(CROSS.squares(Piece.ATTACKER)).isEqualTo(CROSS.squares(Side.ATTACKERS));
        assertThat(CROSS.squares(Piece.DEFENDER)).isEqualTo(SquareSet.parse(5, "c2 b3 d3 c4"));
        assertThat(CROSS.squares(Piece.KING)).isEqualTo(SquareSet.parse(5, "c3"));
        assertThat(CROSS.squares(Side.DEFENDERS)).isEqualTo(SquareSet.parse(5, "c2 b3 c3 d3 c4"));
        assertThat(CROSS.occupied()).hasSize(9);
    }

    @Test
    void has_countsTheKingAmongTheDefenders() {
        assertThat(CROSS.has(at("c3"), Side.DEFENDERS)).isTrue();
        assertThat(CROSS.has(at("c3"), Side.ATTACKERS)).isFalse();
        assertThat(CROSS.has(at("c1"), Side.ATTACKERS)).isTrue();
        assertThat(CROSS.has(at("a1"), Side.ATTACKERS)).isFalse();
        assertThat(CROSS.has(at("a1"), Side.DEFENDERS)).isFalse();
    }

    @Test
    void king_noneOneOrSeveral() {
        assertThat(Board.empty(5).king()).isEmpty();
        assertThat(CROSS.king()).contains(at("c3"));
        assertThat(CROSS.with(at("a1"), Piece.KING).king()).contains(at("a1"));
    }

    @Test
    void pieceAt_offTheBoard_throws() {
        assertThatIllegalArgumentException().isThrownBy(() -> CROSS.pieceAt(at("f1")));
        assertThatIllegalArgumentException().isThrownBy(() -> CROSS.with(at("a6"), Piece.KING));
    }

    @Test
    void with_occupiedSquare_replacesThePiece() {
        for (Piece piece : Piece.values()) {
            assertThat(CROSS.with(at("c3"), piece).pieceAt(at("c3"))).isEqualTo(piece);
            assertThat(CROSS.with(at("c3"), piece).occupied()).hasSize(9);
        }
        assertThat(CROSS.pieceAt(at("c3"))).as("unchanged").isEqualTo(Piece.KING);
    }

    @Test
    void without_squares_emptiesThem() {
        assertThat(CROSS.without(at("c3")).isEmpty(at("c3"))).isTrue();
        assertThat(CROSS.without(at("s19"))).isEqualTo(CROSS);
        assertThat(CROSS.without(SquareSet.parse(5, "c1 c2 c3 a1")).occupied())
                .isEqualTo(SquareSet.parse(5, "a3 b3 d3 e3 c4 c5"));
        assertThatIllegalArgumentException().isThrownBy(() -> CROSS.without(SquareSet.empty(7)));
    }

    @Test
    void after_move_carriesThePiece() {
        Board after = CROSS.after(Move.parse("a3-a5"));
        assertThat(after.isEmpty(at("a3"))).isTrue();
        assertThat(after.pieceAt(at("a5"))).isEqualTo(Piece.ATTACKER);
        assertThat(after.occupied()).hasSize(9);
    }

    @Test
    void after_emptyOrMissingSquare_throws() {
        assertThatIllegalArgumentException().isThrownBy(() -> CROSS.after(Move.parse("a1-a2")));
        assertThatIllegalArgumentException().isThrownBy(() -> CROSS.after(Move.parse("f1-a2")));
        assertThatIllegalArgumentException().isThrownBy(() -> CROSS.after(Move.parse("a3-f3")));
    }

    @Test
    void equals_sizeAndPieces() {
        assertThat(Board.empty(5)).isNotEqualTo(Board.empty(7));
        assertThat(CROSS).isNotEqualTo(CROSS.without(at("c1")));
        assertThat(CROSS).isNotEqualTo(CROSS.with(at("c3"), Piece.DEFENDER));
        assertThat(CROSS.without(at("c1")).with(at("c1"), Piece.ATTACKER)).isEqualTo(CROSS);
    }

    @Test
    void setup_equalBoardAndSide() {
        Setup setup = Setup.of(CROSS, Side.ATTACKERS);
        assertThat(setup)
                .isEqualTo(Setup.of(Board.parse(CROSS.toString()), Side.ATTACKERS))
                .hasSameHashCodeAs(Setup.of(CROSS, Side.ATTACKERS));
        assertThat(setup).isNotEqualTo(Setup.of(CROSS, Side.DEFENDERS));
        assertThat(setup.board()).isEqualTo(CROSS);
        assertThat(setup.toMove()).isEqualTo(Side.ATTACKERS);
        assertThat(setup.toString()).contains("ATTACKERS");
    }

    @Test
    void vocabulary_sidesOfPieces() {
        assertThat(Piece.ATTACKER.side()).isEqualTo(Side.ATTACKERS);
        assertThat(Piece.DEFENDER.side()).isEqualTo(Side.DEFENDERS);
        assertThat(Piece.KING.side()).isEqualTo(Side.DEFENDERS);
        assertThat(Piece.COMMANDER.side()).isEqualTo(Side.ATTACKERS);
        assertThat(Piece.KNIGHT.side()).isEqualTo(Side.DEFENDERS);
        assertThat(Piece.all())
                .containsExactly(Piece.ATTACKER, Piece.DEFENDER, Piece.KING, Piece.COMMANDER, Piece.KNIGHT);
        assertThat(Piece.men(Side.ATTACKERS)).containsExactly(Piece.ATTACKER, Piece.COMMANDER);
        assertThat(Piece.men(Side.DEFENDERS)).containsExactly(Piece.DEFENDER, Piece.KNIGHT);
        assertThat(Piece.men()).containsExactly(Piece.ATTACKER, Piece.DEFENDER, Piece.COMMANDER, Piece.KNIGHT);
        assertThat(Side.ATTACKERS.opponent()).isEqualTo(Side.DEFENDERS);
        assertThat(Side.DEFENDERS.opponent()).isEqualTo(Side.ATTACKERS);
    }
}
