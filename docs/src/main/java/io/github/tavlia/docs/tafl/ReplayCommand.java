package io.github.tavlia.docs.tafl;

import io.github.tavlia.notation.ArchiveGame;
import io.github.tavlia.notation.ArchiveReader;
import io.github.tavlia.notation.RecordException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code tafl replay}. */
@Command(
        name = "replay",
        header = "Replay recorded games and compare them with the rules.",
        description = {
            "A file has a game a line, as the archive of aagenielsen.dk is passed on:%n"
                    + "MOVES,TAKEN BY ATTACKERS,TAKEN BY DEFENDERS,RESULT, such as d1-d3 e5-e2 g3-e3xe2,1,0,Ongoing.",
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

    ReplayCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    public Integer call() {
        Replay replay = new Replay(Rulebook.of(variant).compiled());
        for (String file : files) {
            replay(replay, file);
        }
        answer(replay.tally());
        return replay.tally().isClean() ? DONE : NO;
    }

    private void replay(Replay replay, String file) {
        try (ArchiveReader reader = ArchiveReader.of(terminal().read(file))) {
            Optional<ArchiveGame> game = reader.next();
            while (game.isPresent()) {
                replay.game(file, game.get());
                game = reader.next();
            }
        } catch (RecordException e) {
            throw new BadInput(file + ":" + e.line() + ":" + e.column() + ": expected " + e.expected(), e);
        } catch (IOException e) {
            throw Terminal.failed(file, e);
        }
    }
}
