package io.github.tavlia.benchmarks;

import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Perft;
import io.github.tavlia.game.SearchPosition;
import io.github.tavlia.rules.Ruleset;
import io.github.tavlia.variants.VariantCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Measures the library beside a toy kernel, in one process and in turn, and prints the table of RESULTS.md. Times are
 * processor times of the one thread that works, and the best of several rounds counts, so that a ratio says much even on a
 * machine that has other things to do. Heap and collector are those of the JMH benchmarks: in a heap as large as the default,
 * every measurement would touch memory for the first time, which can take longer than what is measured.
 *
 * <pre>{@code
 * java -Xms256m -Xmx256m -XX:+UseSerialGC -cp benchmarks/target/benchmarks.jar io.github.tavlia.benchmarks.Ratios [ROUNDS]
 * }</pre>
 */
public final class Ratios {
    private static final String CLASS = "-cp benchmarks/target/benchmarks.jar io.github.tavlia.benchmarks.Ratios";
    private static final String OPTIONS = "-Xms256m -Xmx256m -XX:+UseSerialGC";
    private static final int DEFAULT_ROUNDS = 9;
    private static final int SAMPLE = 24;
    private static final int PLIES = 10_000;
    private static final int POSITIONS = 256;
    private static final String TOY = "toy kernel";
    private static final String LEAVES = "M leaves/s";
    private static final String NANOS = "ns";

    private final int rounds;
    private final Table table = new Table();

    private Ratios(int rounds) {
        this.rounds = rounds;
    }

    /**
     * Measures and prints.
     *
     * @param args how many rounds, if not the usual number
     */
    public static void main(String[] args) {
        int rounds = args.length == 0 ? DEFAULT_ROUNDS : rounds(args);
        if (rounds < 1) {
            System.err.println("usage: java " + OPTIONS + " " + CLASS + " [ROUNDS]");
            System.exit(2);
        }
        Ratios ratios = new Ratios(rounds);
        // First calls first, and other boards last: the JIT compiler specialises for what it has seen so far.
        double[] firstCalls = firstCalls();
        ratios.perft();
        ratios.generation();
        ratios.moves();
        ratios.compiling(firstCalls);
        ratios.ruleCosts();
        ratios.boards();
        ratios.print(String.join(" ", args));
    }

    private static int rounds(String[] args) {
        return args.length == 1 && args[0].matches("[0-9]{1,3}") ? Integer.parseInt(args[0]) : 0;
    }

    private void print(String args) {
        String command = String.join(" ", "java", String.join(" ", Machine.options()), CLASS, args);
        System.out.printf("Date: %s. JDK: %s. CPU: %s.%n", Machine.date(), Machine.jdk(), Machine.cpu());
        System.out.printf("One thread, its processor time, best of %d rounds. Command:%n%n", rounds);
        System.out.printf("```%n%s%n```%n%n%s", command.replaceAll(" +", " ").strip(), table);
    }

    /** Measures all in turn, round after round. */
    private void measure(List<Best> all) {
        for (int round = 0; round < rounds; round++) {
            all.forEach(Best::measure);
        }
    }

    /** Milliseconds for the catalog and for the first rules compiled, while nothing is loaded yet. */
    private static double[] firstCalls() {
        long start = Best.now();
        Ruleset rules = VariantCatalog.get("copenhagen-11").ruleset();
        long loaded = Best.now();
        CompiledRules compiled = CompiledRules.of(rules);
        long done = Best.now();
        if (!compiled.calledRules().isEmpty()) {
            throw new IllegalStateException("rules are called: " + compiled.calledRules());
        }
        return new double[] {(loaded - start) / 1e6, (done - loaded) / 1e6};
    }

    private void perft() {
        GameState start = copenhagen();
        ToyKernel toy = new ToyKernel(start.board());
        Best toy3 = new Best(() -> checked(toy.perft(3), 3));
        Best made3 = new Best(() -> checked(Perft.count(start, 3), 3));
        Best toy4 = new Best(() -> checked(toy.perft(4), 4));
        Best made4 = new Best(() -> checked(Perft.count(start, 4), 4));
        Best toyCounted = new Best(() -> checked(toy.perftCounted(4), 4));
        Best counted = new Best(() -> checked(Perft.countFast(start, 4), 4));
        measure(List.of(toy3, made3, toy4, made4, toyCounted, counted));
        table.rate("perft(3), every leaf made", made3.millions(), LEAVES, TOY + " at depth 4,", toy4.millions(), 0.5);
        table.compare("the same", made3.millions(), LEAVES, TOY + " at depth 3,", toy3.millions());
        table.rate("perft(4), every leaf made", made4.millions(), LEAVES, TOY, toy4.millions(), 0.7);
        table.rate("perft(4), last ply counted", counted.millions(), LEAVES, TOY, toyCounted.millions(), 1.5);
    }

    private static GameState copenhagen() {
        return VariantCatalog.get("copenhagen-11").start();
    }

    /** Both kernels agree in the counts from the start, where nothing happens yet that the toy does not know. */
    private static long checked(long nodes, int depth) {
        long expected = depth == 3 ? 806_344 : 50_456_804;
        if (nodes != expected) {
            throw new IllegalStateException("perft(" + depth + ") is " + expected + ", not " + nodes);
        }
        return nodes;
    }

    /**
     * Many positions in turn, as a search meets them; and one again and again, which processors learn by heart, so that
     * branches cost nothing.
     */
    private void generation() {
        List<String> names = new ArrayList<>();
        List<Best> all = new ArrayList<>();
        for (Stage stage : Stage.values()) {
            String name = "generation, " + stage.toString().toLowerCase(Locale.ROOT);
            generation(name + ", " + POSITIONS + " positions", stage.reachMany(copenhagen(), POSITIONS), names, all);
            generation(name + ", one position", List.of(stage.reach(copenhagen())), names, all);
        }
        measure(all);
        double bytes = 0;
        for (int i = 0; i < names.size(); i++) {
            Best toy = all.get(2 * i);
            Best own = all.get(2 * i + 1);
            table.rate(names.get(i), own.millions(), "M moves/s", TOY, toy.millions(), 1);
            bytes = Math.max(bytes, own.bytes());
        }
        // A measurement itself allocates some bytes, which are none for each of millions of moves.
        table.wantAtMost("generation, allocated for a move", bytes < 0.001 ? 0 : bytes, "bytes", 0);
    }

    private static void generation(String name, List<GameState> states, List<String> names, List<Best> all) {
        ToyKernel[] toys =
                states.stream().map(state -> new ToyKernel(state.board())).toArray(ToyKernel[]::new);
        SearchPosition[] positions =
                states.stream().map(state -> SearchPosition.of(state, 1)).toArray(SearchPosition[]::new);
        int[] buffer = new int[positions[0].maxMoves()];
        names.add(name);
        all.add(new Best(() -> generate(toys, buffer)));
        all.add(new Best(() -> generate(positions, buffer)));
    }

    private static long generate(ToyKernel[] toys, int[] buffer) {
        long moves = 0;
        for (int i = 0; i < PLIES / toys.length; i++) {
            for (ToyKernel toy : toys) {
                moves += toy.generate(buffer);
            }
        }
        return moves;
    }

    private static long generate(SearchPosition[] positions, int[] buffer) {
        long moves = 0;
        for (int i = 0; i < PLIES / positions.length; i++) {
            for (SearchPosition position : positions) {
                moves += position.generate(buffer, 0);
            }
        }
        return moves;
    }

    private void moves() {
        Sample sample = new Sample(RandomPlay.sample(copenhagen(), SAMPLE));
        RandomPlay games = new RandomPlay(copenhagen());
        Best made = new Best(sample::makeUnmake);
        Best played = new Best(sample::play);
        Best random = new Best(() -> games.plies(PLIES));
        measure(List.of(made, played, random));
        use(sample);
        table.cost("immutable play, a move", played.nanos(), NANOS, "make and unmake", made.nanos(), 3);
        table.wantAtMost("immutable play, allocated for a move", played.bytes(), "bytes", 200);
        table.wantAtLeast("random games", random.millions(), "M plies/s", 2.5);
        table.tell("random games, allocated for a ply", random.bytes() < 0.001 ? 0 : random.bytes(), "bytes");
    }

    /** Makes what the work has left behind matter. */
    private static void use(Sample sample) {
        if (sample.seen() == 0) {
            System.err.println("an unlikely sum");
        }
    }

    private void compiling(double[] firstCalls) {
        Ruleset rules = VariantCatalog.get("copenhagen-11").ruleset();
        Best compiled = new Best(() -> CompiledRules.of(rules).ruleset().size() / rules.size());
        measure(List.of(compiled));
        table.wantAtMost("compiling rules, warm", compiled.nanos() / 1e3, "µs", 1000);
        table.tell("compiling rules, first call in a JVM", firstCalls[1], "ms");
        table.tell("the catalog before that, first call in a JVM", firstCalls[0], "ms");
    }

    private void ruleCosts() {
        RuleCosts rules = new RuleCosts(RandomPlay.sample(copenhagen(), SAMPLE));
        measure(rules.costs());
        rules.samples().forEach(Ratios::use);
        rules.tell(table);
    }

    /** Costs on all boards beside those on the smallest; they should grow no faster than the side of the board. */
    private void boards() {
        List<String> names =
                List.of("generation, a move", "make and unmake, a move", "play, a move", "random games, a ply");
        List<Integer> sizes = new ArrayList<>();
        List<Best> all = new ArrayList<>();
        List<Sample> samples = new ArrayList<>();
        for (String layout : Boards.LAYOUTS) {
            GameState start = CompiledRules.of(Boards.copenhagenOn(layout)).start();
            Sample sample = new Sample(RandomPlay.sample(start, SAMPLE));
            RandomPlay games = new RandomPlay(start);
            samples.add(sample);
            sizes.add(start.board().size());
            all.add(new Best(sample::generate));
            all.add(new Best(sample::makeUnmake));
            all.add(new Best(sample::play));
            all.add(new Best(() -> games.plies(PLIES)));
        }
        measure(all);
        samples.forEach(Ratios::use);
        for (int kind = 0; kind < names.size(); kind++) {
            // A random ply counts the moves of all men, and they grow in number with the area.
            boolean judged = kind < names.size() - 1;
            growth(names.get(kind), sizes, every(all, kind, names.size()), judged);
        }
    }

    private static List<Best> every(List<Best> all, int first, int step) {
        List<Best> some = new ArrayList<>();
        for (int i = first; i < all.size(); i += step) {
            some.add(all.get(i));
        }
        return some;
    }

    private void growth(String name, List<Integer> sizes, List<Best> measured, boolean judged) {
        double smallest = measured.get(0).nanos();
        String small = "%1$dx%1$d".formatted(sizes.get(0));
        table.tell(name + " on " + small, smallest, NANOS);
        for (int i = 1; i < sizes.size(); i++) {
            String what = "%s on %2$dx%2$d".formatted(name, sizes.get(i));
            double figure = measured.get(i).nanos();
            if (judged) {
                table.cost(what, figure, NANOS, small, smallest, (double) sizes.get(i) / sizes.get(0));
            } else {
                table.compare(what, figure, NANOS, small, smallest);
            }
        }
    }
}
