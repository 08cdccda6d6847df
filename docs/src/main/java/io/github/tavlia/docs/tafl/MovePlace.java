package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Move;
import io.github.tavlia.notation.record.Place;

/**
 * Where something is in a file of recorded games.
 *
 * @param file the name of the file
 * @param at line and column
 * @param ply the number of the move in its game, from 1
 * @param move the move
 */
record MovePlace(String file, Place at, int ply, Move move) {
    @Override
    public String toString() {
        return file + ":" + at + ": move " + ply + " (" + move + ")";
    }
}
