package io.github.tavlia.notation.record;

import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.notation.WrittenMove;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The messages of the tablut competition after Ashton's rules: a state, then actions, either each with the state after
 * it or none. A game ends with a state that says so, or where another state follows at once, or an empty line.
 */
final class AshtonFormat implements RecordParser {
    private final Source source;
    private final JsonReader json;
    private Json.@Nullable Members next;

    AshtonFormat(Source source) {
        this.source = source;
        this.json = new JsonReader(source);
    }

    @Override
    public Optional<ReadRecord> next() throws IOException {
        source.startRecord();
        Json.Members value = take(Integer.MAX_VALUE);
        if (value == null) {
            return Optional.empty();
        }
        AshtonGame game = new AshtonGame(value);
        for (value = take(source.place().line());
                value != null;
                value = take(source.place().line())) {
            if (!game.accepts(value)) {
                next = value;
                break;
            }
            game.add(value);
        }
        return Optional.of(game.build());
    }

    /** The next value; null at the end of the file, or if an empty line comes before it. */
    private Json.@Nullable Members take(int line) throws IOException {
        Json.Members value = next;
        next = null;
        if (value == null && json.hasNext() && source.place().line() - 2 < line) {
            value = json.read().object("a state or an action, which are objects");
        }
        return value;
    }

    static String write(GameRecord record) {
        Optional<Setup> start =
                Starts.find(record).filter(setup -> setup.board().size() == AshtonBoard.SIZE);
        List<WrittenMove> moves = record.tree().played();
        Optional<List<Board>> boards =
                start.filter(setup -> record.namesCaptures()).flatMap(setup -> boards(setup, moves));
        if (start.isEmpty() && (moves.isEmpty() || record.start().isPresent())) {
            throw new UnwritableRecordException(
                    RecordFormat.ASHTON, "a start position of 9x9, or rules that Tavlia knows of that size");
        }
        StringBuilder out = new StringBuilder();
        Side side = start.map(Setup::toMove).orElse(Side.DEFENDERS);
        start.ifPresent(setup -> out.append(state(setup.board(), turn(record, setup.toMove(), moves.size(), 0))));
        for (int i = 0; i < moves.size(); i++) {
            out.append(action(moves.get(i).move(), side));
            side = side.opponent();
            if (boards.isPresent()) {
                out.append(state(boards.get().get(i), turn(record, side, moves.size(), i + 1)));
            }
        }
        return out.append('\n').toString();
    }

    private static AshtonTurn turn(GameRecord record, Side side, int moves, int ply) {
        return ply == moves && ply > 0 ? AshtonTurn.of(record.result(), side) : AshtonTurn.of(side);
    }

    /** The boards after the moves, if the moves and captures that the record names lead to any. */
    private static Optional<List<Board>> boards(Setup start, List<WrittenMove> moves) {
        List<Board> boards = new ArrayList<>();
        Board board = start.board();
        for (WrittenMove written : moves) {
            Move move = written.move();
            if (!isOn(move.from()) || !isOn(move.to()) || board.isEmpty(move.from()) || !board.isEmpty(move.to())) {
                return Optional.empty();
            }
            board = board.after(move);
            for (Square square : written.captures()) {
                board = isOn(square) && square != move.to() ? board.without(square) : board;
            }
            boards.add(board);
        }
        return Optional.of(boards);
    }

    private static boolean isOn(Square square) {
        return square.isOn(AshtonBoard.SIZE);
    }

    private static String state(Board board, AshtonTurn turn) {
        JsonWriter json = new JsonWriter().open('{').name("board");
        AshtonBoard.write(board, json);
        return json.name("turn").text(turn.name()).close('}') + "\n";
    }

    private static String action(Move move, Side side) {
        JsonWriter json = new JsonWriter().open('{');
        json.name("from").text(move.from().toString());
        json.name("to").text(move.to().toString());
        return json.name("turn").text(AshtonTurn.of(side).name()).close('}') + "\n";
    }
}
