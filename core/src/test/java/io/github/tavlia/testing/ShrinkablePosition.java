package io.github.tavlia.testing;

import io.github.tavlia.board.Setup;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.testing.TaflArbitraries.Position;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/** A position that shrinks as its rules do, and piece by piece. */
record ShrinkablePosition(Position value, long seed) implements Shrinkable<Position> {
    static ShrinkablePosition random(int size, long seed) {
        Random random = new Random(seed);
        Ruleset rules = RandomRulesets.random(random, size);
        return new ShrinkablePosition(new Position(rules, RandomBoards.random(rules, random)), seed);
    }

    @Override
    public Stream<Shrinkable<Position>> shrink() {
        Setup setup = value.setup();
        Stream<ShrinkablePosition> smaller = Stream.iterate(
                        5, size -> size < value.rules().size(), size -> size + 2)
                .map(size -> random(size, seed));
        Stream<ShrinkablePosition> fewer = Simpler.boards(setup.board())
                .map(board ->
                        new ShrinkablePosition(new Position(value.rules(), Setup.of(board, setup.toMove())), seed));
        Stream<ShrinkablePosition> simpler = Simpler.rules(value.rules())
                .filter(rules -> Simpler.mayStand(rules, setup.board()))
                .map(rules -> new ShrinkablePosition(new Position(rules, setup), seed));
        return Stream.of(smaller, fewer, simpler).flatMap(stream -> stream);
    }

    @Override
    public ShrinkingDistance distance() {
        return ShrinkingDistance.of(
                value.rules().size(),
                value.setup().board().occupied().size(),
                Simpler.weight(value.rules()),
                value.rules().start().board().occupied().size());
    }
}
