package io.github.tavlia.oracle;

import java.util.Comparator;
import java.util.List;

/** A square, counted from zero; it need not lie on the board, so that walking off the edge is no special case. */
public record Sq(int file, int rank) implements Comparable<Sq> {

    private static final Comparator<Sq> ORDER =
            Comparator.comparingInt(Sq::file).thenComparingInt(Sq::rank);

    /** The four orthogonal directions. */
    public enum Dir {
        NORTH(0, 1),
        EAST(1, 0),
        SOUTH(0, -1),
        WEST(-1, 0);

        private final int fileStep;
        private final int rankStep;

        Dir(int fileStep, int rankStep) {
            this.fileStep = fileStep;
            this.rankStep = rankStep;
        }

        public Dir opposite() {
            return values()[(ordinal() + 2) % 4];
        }

        /** The two directions at right angles to this one. */
        public List<Dir> sideways() {
            return List.of(values()[(ordinal() + 1) % 4], values()[(ordinal() + 3) % 4]);
        }
    }

    /** Reads a square such as {@code k11}. */
    public static Sq of(String name) {
        return new Sq(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    }

    public Sq plus(Dir dir) {
        return new Sq(file + dir.fileStep, rank + dir.rankStep);
    }

    public List<Sq> neighbours() {
        return List.of(plus(Dir.NORTH), plus(Dir.EAST), plus(Dir.SOUTH), plus(Dir.WEST));
    }

    public boolean isBeside(Sq other) {
        return Math.abs(file - other.file) + Math.abs(rank - other.rank) == 1;
    }

    /** How many squares a slide from here to a square on the same line enters. */
    public int distance(Sq other) {
        return Math.abs(file - other.file) + Math.abs(rank - other.rank);
    }

    @Override
    public int compareTo(Sq other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return (char) ('a' + file) + Integer.toString(rank + 1);
    }
}
