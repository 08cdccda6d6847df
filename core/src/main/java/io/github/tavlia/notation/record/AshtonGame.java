package io.github.tavlia.notation.record;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.board.Board;
import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import io.github.tavlia.notation.WrittenMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game of the competition in the making, from its states and actions. What was captured, the states tell. */
final class AshtonGame {
    private final Place place;
    private final GameTree.Builder tree = GameTree.builder();
    private final List<Place> places = new ArrayList<>();
    private final @Nullable Setup start;

    /** The board of the last state, if there are states. */
    private @Nullable Board board;

    private Side toMove = Side.DEFENDERS;
    private @Nullable Move pending;
    private GameResult result = GameResult.UNKNOWN;
    private boolean hasStates;
    private boolean hasActionsAlone;

    AshtonGame(Json.Members first) {
        place = first.place();
        if (isState(first)) {
            Json turn = first.require("turn");
            board = AshtonBoard.parse(first.require("board"));
            toMove = AshtonTurn.parse(turn).side().orElseThrow(() -> turn.expected("WHITE or BLACK at the start"));
            start = Setup.of(board, toMove);
        } else {
            start = null;
            add(first);
        }
    }

    static boolean isState(Json.Members value) {
        return value.get("board").isPresent();
    }

    /** Whether a value belongs to this game: not when the game has ended, nor a state that no action leads to. */
    boolean accepts(Json.Members value) {
        return !result.isFinal() && (!isState(value) || pending != null);
    }

    void add(Json.Members value) {
        if (isState(value)) {
            addState(value);
        } else {
            addAction(value);
        }
    }

    private void addAction(Json.Members value) {
        if (pending != null) {
            closeWithoutState(value);
        }
        requireOnly(value, 3, "an action with from, to and turn");
        Square from = value.require("from").parse("a square in a string", Square::parse);
        Square to = value.require("to").parse("a square in a string", Square::parse);
        Json turn = value.require("turn");
        if (AshtonTurn.parse(turn).side().filter(side -> side == toMove).isEmpty()) {
            throw turn.expected(AshtonTurn.of(toMove) + ", whose turn it is");
        }
        pending = Move.of(from, to);
        places.add(value.place());
        toMove = toMove.opponent();
    }

    private void closeWithoutState(Json.Members next) {
        if (hasStates) {
            throw next.expected("the state after the action before this");
        }
        hasActionsAlone = true;
        if (pending != null) {
            tree.add(Entry.of(pending));
        }
        pending = null;
    }

    private void addState(Json.Members value) {
        requireOnly(value, 2, "a state with board and turn");
        Board after = AshtonBoard.parse(value.require("board"));
        Board before = board;
        Move move = pending;
        if (before == null || move == null || hasActionsAlone) {
            throw value.expected("an action, since there was no state after the one before");
        }
        tree.play(WrittenMove.of(move, captures(before, move, after, value)));
        AshtonTurn turn = AshtonTurn.parse(value.require("turn"));
        if (turn.side().filter(side -> side != toMove).isPresent()) {
            throw value.require("turn").expected(AshtonTurn.of(toMove) + " or how the game has ended");
        }
        result = turn.result();
        board = after;
        pending = null;
        hasStates = true;
    }

    private static void requireOnly(Json.Members value, int names, String what) {
        if (value.values().size() > names) {
            throw value.expected(what + " and nothing else");
        }
    }

    /** What has gone from the board besides the piece that has moved. */
    private static List<Square> captures(Board before, Move move, Board after, Json.Members state) {
        int size = before.size();
        if (move.from().isOn(size) && move.to().isOn(size) && !before.isEmpty(move.from())) {
            Board moved = before.after(move);
            SquareSet gone = moved.occupied().minus(after.occupied());
            if (!gone.contains(move.to()) && moved.without(gone).equals(after)) {
                return ImmutableList.copyOf(gone);
            }
        }
        throw state.require("board").expected("the board after " + move);
    }

    ReadRecord build() {
        if (pending != null) {
            hasActionsAlone |= !hasStates;
            tree.add(Entry.of(pending));
        }
        GameRecordBuilder record =
                GameRecord.builder().tree(tree.build()).result(result).namesCaptures(!hasActionsAlone);
        Optional.ofNullable(start).ifPresent(record::start);
        return new ReadRecord(record.build(), place, places);
    }
}
