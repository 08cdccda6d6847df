package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Move;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveCheck;
import io.github.tavlia.notation.record.ReadRecord;
import io.github.tavlia.notation.record.RecordFormat;
import io.github.tavlia.notation.record.RecordReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import picocli.CommandLine.Command;

/** {@code tafl demo}. */
@Command(
        name = "demo",
        header = "Replay a sample game that comes with the tool.",
        description = "Shows how the game goes, its last board, and a move that the rules refuse.")
final class DemoCommand extends Subcommand {
    private static final String VARIANT = "copenhagen-11";

    /** The build packs the folder docs/games into the jar. */
    private static final String GAMES = "games/" + VARIANT + ".csv";

    /** A man may not enter a corner, though the way is free. */
    private static final Move REFUSED = Move.parse("d1-a1");

    DemoCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        Rulebook rulebook = Rulebook.of(VARIANT);
        ReplayedGame game = ReplayedGame.of(GAMES, firstGame(), rulebook.compiled());
        Tally tally = new Tally();
        tally.add(game);
        MoveCheck answer = rulebook.start(null).check(REFUSED);
        String reason = answer instanceof MoveCheck.Refused refused ? Wording.ENGLISH.of(refused.reason()) : "";
        answer(new Show(rulebook, game.report().last(), tally, reason));
        return tally.isClean() && !answer.isLegal() ? DONE : NO;
    }

    private static ReadRecord firstGame() {
        InputStream bytes = Objects.requireNonNull(DemoCommand.class.getResourceAsStream(GAMES), GAMES);
        try (RecordReader reader = RecordFormat.AAGENIELSEN.reader(bytes)) {
            return reader.next().orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record Show(Rulebook rulebook, GameState end, Tally tally, String reason) implements Answer {
        @Override
        public List<String> lines() {
            List<String> lines = new ArrayList<>();
            lines.add(rulebook.name(Language.ENGLISH) + " (" + rulebook.id() + "), a sample game");
            lines.addAll(tally.lines());
            lines.add("");
            lines.addAll(Texts.diagram(end));
            lines.add("");
            lines.add("last move: " + lastMove());
            lines.add("outcome: " + Wording.ENGLISH.of(end.outcome()));
            lines.add("");
            lines.add("And a move that is refused, in the start position: " + REFUSED);
            lines.add("reason: " + reason);
            return lines;
        }

        @Override
        public Map<String, Object> json() {
            Map<String, Object> out = new LinkedHashMap<>();
            out.put("id", rulebook.id());
            out.put("name", rulebook.name(Language.ENGLISH));
            out.put("replay", tally.json());
            out.put("position", Texts.position(end.board()));
            out.put("lastMove", lastMove());
            out.put("outcome", Wording.ENGLISH.json(end.outcome()));
            out.put("refusedMove", REFUSED.toString());
            out.put("refusal", reason);
            return out;
        }

        private String lastMove() {
            return end.lastMove().map(Move::toString).orElse("");
        }
    }
}
