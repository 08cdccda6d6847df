package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A board and rules under test. Plays legal moves by the plain rules and tells briefly what they do. */
final class Play {
    private final Ruleset rules;
    private final Board board;

    private Play(Ruleset rules, Board board) {
        this.rules = rules;
        this.board = board;
    }

    /** The builder's default rules. */
    static Play on(String diagram) {
        return on(diagram, rules -> rules);
    }

    /** The builder's default rules with changes. */
    static Play on(String diagram, UnaryOperator<RulesetBuilder> change) {
        Board board = Board.parse(diagram);
        return new Play(change.apply(Ruleset.builder(board)).build(), board);
    }

    /** Throne in the centre and corner squares for the king alone; both hostile to all, the throne with him to attackers. */
    static RulesetBuilder classic(RulesetBuilder rules) {
        int size = rules.start.board().size();
        return rules.throne(Area.throne(SquareSet.centre(size))
                        .mayStop(Piece.KING)
                        .mayReenter(Piece.KING)
                        .mayPass(Piece.all())
                        .hostileTo(Piece.all())
                        .hostileWithKingTo(Piece.men(Side.ATTACKERS)))
                .corners(corners(size))
                .escapeToCorners();
    }

    /** Corner squares for the king alone, hostile to all. */
    static Area corners(int size) {
        return Area.corners(SquareSet.corners(size, 1))
                .mayStop(Piece.KING)
                .mayReenter(Piece.KING)
                .hostileTo(Piece.all());
    }

    Ruleset rules() {
        return rules;
    }

    Board board() {
        return board;
    }

    /** The same rules on another board, which need not be a valid start. */
    Play with(String square, Piece piece) {
        return new Play(rules, board.with(Square.parse(square), piece));
    }

    Play without(String square) {
        return new Play(rules, board.without(Square.parse(square)));
    }

    Interpreter.Step step(String text) {
        Move move = Move.parse(text);
        assertThat(refusal(text)).as("refusal of %s", text).isEmpty();
        return Interpreter.of(rules).step(board, move);
    }

    Optional<Refusal> refusal(String text) {
        Move move = Move.parse(text);
        Piece piece = board.pieceAt(move.from());
        return refusal(text, piece == null ? Side.ATTACKERS : piece.side());
    }

    Optional<Refusal> refusal(String text, Side toMove) {
        return Interpreter.of(rules).refusal(board, toMove, Move.parse(text));
    }

    /** The captured squares in order, with blanks between them. */
    String captures(String move) {
        return step(move).captures().stream()
                .map(capture -> capture.square().toString())
                .collect(Collectors.joining(" "));
    }

    List<CaptureCause> causes(String move, String square) {
        return step(move).captures().stream()
                .filter(capture -> capture.square() == Square.parse(square))
                .flatMap(capture -> capture.causes().stream())
                .toList();
    }

    Outcome outcome(String move) {
        return step(move).outcome();
    }

    /** The squares a piece may go to, in order, with blanks between them. */
    String destinations(String from) {
        return Interpreter.of(rules).destinations(board, Square.parse(from)).stream()
                .map(Square::toString)
                .collect(Collectors.joining(" "));
    }

    InterpretedGame game() {
        return InterpretedGame.start(rules);
    }

    /** Plays moves from the start. */
    static InterpretedGame play(InterpretedGame game, String... moves) {
        InterpretedGame at = game;
        for (String move : moves) {
            assertThat(at.outcome()).as("before %s", move).isEqualTo(Outcome.ongoing());
            at = at.play(Move.parse(move));
        }
        return at;
    }
}
