package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.Perft;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tafl perft}. */
@Command(
        name = "perft",
        header = "Count the positions that lie some moves ahead.",
        description = "A finished game has no moves. Repetition and the capture-free limit are ignored, as in published"
                + " counts.")
final class PerftCommand extends Subcommand {
    /** Nobody can count so far; more would only take memory. */
    private static final int DEEPEST = 64;

    @Mixin
    private GameChoice choice = new GameChoice();

    @Parameters(index = "1", paramLabel = "DEPTH", description = "How many moves ahead, both sides counted.")
    private String depth = "";

    @Option(names = "--divide", description = "Count for each legal move apart.")
    private boolean divide;

    PerftCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        int plies = depth();
        GameState state = choice.start();
        Map<Move, Long> parts = divide ? Perft.divide(state, plies) : Map.of();
        long nodes = divide ? parts.values().stream().mapToLong(Long::longValue).sum() : Perft.countFast(state, plies);
        answer(new Count(nodes, parts));
        return DONE;
    }

    private int depth() {
        int shallowest = divide ? 1 : 0;
        int plies;
        try {
            plies = Integer.parseInt(depth);
        } catch (NumberFormatException e) {
            throw new BadInput(complaint(shallowest), e);
        }
        if (plies < shallowest || plies > DEEPEST) {
            throw new BadInput(complaint(shallowest));
        }
        return plies;
    }

    private String complaint(int shallowest) {
        return "DEPTH: expected a number from " + shallowest + " to " + DEEPEST + ", not \"" + depth + "\"";
    }

    private record Count(long nodes, Map<Move, Long> parts) implements Answer {
        @Override
        public List<String> lines() {
            List<String> lines = new ArrayList<>();
            parts.forEach((move, count) -> lines.add(move + ": " + count));
            lines.add("nodes: " + nodes);
            return lines;
        }

        @Override
        public Map<String, Object> json() {
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("nodes", nodes);
            if (!parts.isEmpty()) {
                out.put("moves", parts);
            }
            return out;
        }
    }
}
