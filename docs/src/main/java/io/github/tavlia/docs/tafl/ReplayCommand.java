package io.github.tavlia.docs.tafl;

import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.notation.RecordException;
import io.github.tavlia.notation.record.ReadRecord;
import io.github.tavlia.notation.record.RecordFormat;
import io.github.tavlia.notation.record.RecordReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tafl replay}. */
@Command(
        name = "replay",
        header = "Replay recorded games and compare them with the rules.",
        description = {
            "Files may be in any format that the library reads; how a file begins tells which one, unless --format does."
                    + " Of a game with variations the main line is played, by VARIANT whatever rules the file names.",
            "Prints the first discrepancies with file, line and column, then how many there are, then how many games ended"
                    + " in which way on the board. A record that goes on after an end by repetition is checked to its end"
                    + " as if there were no such rule. The king's capture is not compared, as records leave it out.",
            "Exit code 1 if a move is illegal, captures differ, a record goes on after another end, or the winner differs."
        })
final class ReplayCommand extends Subcommand {
    @Parameters(index = "0", paramLabel = "VARIANT", description = "An id of the catalog, or a rules text in quotes.")
    private String variant = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "The files to read.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "What the files are: ${COMPLETION-CANDIDATES}.",
            completionCandidates = RecordFormats.class,
            converter = RecordFormats.class)
    private @Nullable RecordFormat format;

    ReplayCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        CompiledRules rules = Rulebook.of(variant).compiled();
        Tally tally = new Tally();
        for (String file : files) {
            replay(file, rules, tally);
        }
        answer(tally);
        return tally.isClean() ? DONE : NO;
    }

    private void replay(String file, CompiledRules rules, Tally tally) {
        try (RecordReader reader = open(file)) {
            Optional<ReadRecord> next = reader.next();
            while (next.isPresent()) {
                tally.add(ReplayedGame.of(file, next.get(), rules));
                next = reader.next();
            }
        } catch (RecordException e) {
            throw new BadInput(file + ":" + e.line() + ":" + e.column() + ": expected " + e.expected(), e);
        } catch (IOException e) {
            throw Terminal.failed(file, e);
        }
    }

    private RecordReader open(String file) throws IOException {
        InputStream in = terminal().read(file);
        try {
            return format == null ? RecordFormat.open(in) : format.reader(in);
        } catch (RecordException | BadInput | IOException e) {
            in.close();
            throw e;
        }
    }
}
