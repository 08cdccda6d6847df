package io.github.tavlia.notation.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A line of moves in the making, with the turns that its moves were written in. */
final class OpenTaflLine {
    private final List<Node> nodes = new ArrayList<>();

    /** The number of the first node of each turn. */
    private final List<Integer> turns = new ArrayList<>();

    /** How many letters of the first turn have no move, because the line begins within a turn. */
    private int skipped;

    /** A move in the making. */
    static final class Node {
        final Entry entry;
        final List<OpenTaflLine> variations = new ArrayList<>();
        Optional<String> clock = Optional.empty();
        String comment = "";

        Node(Entry entry) {
            this.entry = entry;
        }
    }

    int turns() {
        return turns.size();
    }

    void startTurn(int lettersWithoutMove) {
        if (turns.isEmpty()) {
            skipped = lettersWithoutMove;
        }
        turns.add(nodes.size());
    }

    void add(Node node) {
        nodes.add(node);
    }

    /** The move of a turn, counted from 1, with a letter, counted from 0; null if there is none. */
    @Nullable Node at(int turn, int letter) {
        if (turn < 1 || turn > turns.size()) {
            return null;
        }
        int index = turns.get(turn - 1) + letter - (turn == 1 ? skipped : 0);
        int end = turn < turns.size() ? turns.get(turn) : nodes.size();
        return index < turns.get(turn - 1) || index >= end ? null : nodes.get(index);
    }

    GameTree build() {
        List<TreeMove> moves = new ArrayList<>();
        for (Node node : nodes) {
            List<GameTree> variations = new ArrayList<>();
            node.variations.forEach(variation -> variations.add(variation.build()));
            moves.add(new TreeMove(node.entry, node.clock, node.comment, variations));
        }
        return GameTree.of(moves);
    }
}
