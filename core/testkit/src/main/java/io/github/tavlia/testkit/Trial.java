package io.github.tavlia.testkit;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.Symmetry;
import io.github.tavlia.game.GameState;
import io.github.tavlia.rules.RuleFailedException;
import io.github.tavlia.rules.SetupProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** One random game with all laws on watch. */
final class Trial {
    private static final String CONTRACT = "rules keep to their contract";
    private static final int TRIES = 6;
    private static final int PROBES = 24;

    private final Plan plan;
    private final long seed;
    private final RandomGenerator random;
    private final Setup setup;
    private final Answers answers;

    /** The position last reached, for the message if something is thrown. */
    private @Nullable GameState reached;

    /** The move being looked at, likewise. */
    private @Nullable Move tried;

    Trial(Plan plan, long seed) {
        this.plan = plan;
        this.seed = seed;
        // Seeds that differ in their last bits only begin alike with this generator, hence the multiplication. The
        // generator
        // is the one that is the same on every JVM by its specification.
        this.random = new Random(seed * 0x9E3779B97F4A7C15L);
        this.setup = start();
        this.answers = new Answers(plan);
    }

    private Setup start() {
        if (!plan.setups().isEmpty()) {
            return plan.setups()
                    .get((int) Math.floorMod(seed, (long) plan.setups().size()));
        }
        boolean fromStart = (seed & 1) != 0;
        return fromStart
                ? plan.rules().ruleset().start()
                : RandomBoards.setup(plan.rules().ruleset(), random);
    }

    Coverage run() {
        try {
            return watched();
        } catch (RuleFailedException e) {
            throw explained(violation(CONTRACT, String.valueOf(e.getMessage()), e));
        } catch (RuntimeException e) {
            throw explained(violation("nothing is thrown", e.toString(), e));
        } catch (LawViolation e) {
            throw explained(e);
        }
    }

    private LawViolation violation(String law, String details, RuntimeException cause) {
        String asked = tried == null ? "" : ", asked about " + tried;
        Setup now = reached == null ? setup : reached.setup();
        return Moment.violation(law, details + asked, seed, now, reached, cause);
    }

    /** A rule that answers now so and now so breaks other laws too; then that is what its author has to hear. */
    private LawViolation explained(LawViolation found) {
        if (reached == null) {
            return found;
        }
        Moment here = new Moment(seed, reached, playable(reached), List.of());
        LawViolation root = answers.suspect(here).orElse(found);
        if (root != found) {
            root.addSuppressed(found);
        }
        return root;
    }

    /** Some moves that can be played although something is wrong. */
    private static List<Moment.Try> playable(GameState state) {
        List<Moment.Try> out = new ArrayList<>();
        try {
            for (Move move : state.legalMoves()) {
                if (out.size() == TRIES) {
                    break;
                }
                out.add(new Moment.Try(move, state.play(move)));
            }
        } catch (RuntimeException e) {
            // As many as there are.
        }
        return out;
    }

    private Coverage watched() {
        GameState state = plan.rules().start(setup, SetupProblem.Waiver.values());
        List<Law> laws = new ArrayList<>();
        laws.add(answers);
        laws.add(new Listing());
        laws.add(new Search(plan.rules(), state));
        laws.add(new PlainCode(plan.rules().ruleset(), setup));
        for (Symmetry symmetry : plan.symmetries()) {
            laws.add(new Mirror(plan.rules(), setup, symmetry));
        }
        Moment moment = look(state, laws);
        while (!state.isOver() && state.ply() < plan.plies()) {
            Move move = RandomGames.move(state, random);
            tried = move;
            state = state.play(move);
            moment = look(state, laws);
        }
        for (Law law : laws) {
            law.end(moment);
        }
        return new Coverage(1, state.ply(), answers.effects());
    }

    private Moment look(GameState state, List<Law> laws) {
        reached = state;
        tried = null;
        Moment moment =
                new Moment(seed, state, tries(state), probes(state.ruleset().size()));
        for (Law law : laws) {
            law.check(moment);
        }
        return moment;
    }

    private List<Moment.Try> tries(GameState state) {
        List<Move> moves = new ArrayList<>(state.legalMoves());
        List<Moment.Try> out = new ArrayList<>();
        while (!moves.isEmpty() && out.size() < TRIES) {
            Move move = moves.remove(random.nextInt(moves.size()));
            tried = move;
            out.add(new Moment.Try(move, state.play(move)));
        }
        tried = null;
        return out;
    }

    /** Any two squares, most of them in line, a few off the board. */
    private List<Move> probes(int size) {
        List<Move> out = new ArrayList<>();
        for (int i = 0; i < PROBES; i++) {
            int bound = random.nextInt(20) == 0 ? 19 : size;
            Square from = Square.of(random.nextInt(bound), random.nextInt(bound));
            int other = random.nextInt(size);
            Square to = switch (random.nextInt(5)) {
                case 0, 1 -> Square.of(from.file(), other);
                case 2, 3 -> Square.of(other, from.rank());
                default -> Square.of(random.nextInt(bound), random.nextInt(bound));
            };
            out.add(Move.of(from, to));
        }
        return out;
    }
}
