package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Move;

/**
 * Where something is in a file of recorded games.
 *
 * @param file the name of the file
 * @param line the line, from 1
 * @param column the character, from 1
 * @param ply the number of the move in its game, from 1
 * @param move the move
 */
record Place(String file, int line, int column, int ply, Move move) {
    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": move " + ply + " (" + move + ")";
    }
}
