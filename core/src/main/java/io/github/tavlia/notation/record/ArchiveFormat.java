package io.github.tavlia.notation.record;

import io.github.tavlia.notation.ArchiveGame;
import io.github.tavlia.notation.ArchiveReader;
import io.github.tavlia.notation.ArchiveResult;
import io.github.tavlia.notation.ArchiveToken;
import io.github.tavlia.notation.MoveText;
import io.github.tavlia.notation.RecordException;
import io.github.tavlia.notation.WrittenMove;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The archive of aagenielsen.dk: one game a line, as {@link ArchiveReader} has it. */
final class ArchiveFormat implements RecordParser {
    /** Kept only where the numbers of a line are not those of its moves. */
    private static final String TAKEN_BY_ATTACKERS = "aagenielsen/taken-by-attackers";

    private static final String TAKEN_BY_DEFENDERS = "aagenielsen/taken-by-defenders";

    private final Source source;

    ArchiveFormat(Source source) {
        this.source = source;
    }

    @Override
    public Optional<ReadRecord> next() throws IOException {
        source.startRecord();
        Place place = source.place();
        String line = source.readLine();
        return line == null ? Optional.empty() : Optional.of(read(place, line));
    }

    private static ReadRecord read(Place place, String line) throws IOException {
        ArchiveGame game = parse(place, line);
        GameTree.Builder tree = GameTree.builder();
        List<Place> places = new ArrayList<>();
        for (ArchiveToken token : game.tokens()) {
            places.add(place.plus(token.column() - 1));
            if (token instanceof ArchiveToken.Played played) {
                tree.play(WrittenMove.of(played.move(), played.captures()));
            } else {
                tree.add(new Entry.TimedOut());
            }
        }
        GameRecordBuilder record = GameRecord.builder()
                .tree(tree.build())
                .result(GameResult.valueOf(game.result().name()));
        if (!game.hasMatchingCounts()) {
            record.tag(TAKEN_BY_ATTACKERS, Integer.toString(game.takenByAttackers()));
            record.tag(TAKEN_BY_DEFENDERS, Integer.toString(game.takenByDefenders()));
        }
        return new ReadRecord(record.build(), place, places);
    }

    private static ArchiveGame parse(Place place, String line) throws IOException {
        try (ArchiveReader reader = ArchiveReader.of(new StringReader(line))) {
            return reader.next().orElseThrow();
        } catch (RecordException e) {
            throw Source.expected(place.plus(e.column() - 1), e.expected());
        }
    }

    static String write(GameRecord record) {
        StringBuilder out = new StringBuilder();
        int[] taken = new int[2];
        int tokens = 0;
        for (TreeMove move : record.tree().moves()) {
            if (move.entry() instanceof Entry.Resigned) {
                continue;
            }
            out.append(tokens == 0 ? "" : " ").append(token(move.entry()));
            taken[tokens++ % 2] += move.entry()
                    .played()
                    .map(written -> written.captures().size())
                    .orElse(0);
        }
        if (tokens == 0) {
            throw new UnwritableRecordException(RecordFormat.AAGENIELSEN, "a move or a timeout");
        }
        out.append(',').append(count(record, TAKEN_BY_ATTACKERS).orElse(taken[0]));
        out.append(',').append(count(record, TAKEN_BY_DEFENDERS).orElse(taken[1]));
        ArchiveResult result = ArchiveResult.valueOf(record.result().name());
        return out.append(',').append(result.word()).append('\n').toString();
    }

    private static String token(Entry entry) {
        return entry.played()
                .map(move -> MoveText.format(WrittenMove.of(move.move(), move.captures())))
                .orElse("timeout");
    }

    private static OptionalInt count(GameRecord record, String tag) {
        Optional<String> text = record.tag(tag).filter(digits -> digits.matches("0|[1-9][0-9]{0,8}"));
        return text.isPresent() ? OptionalInt.of(Integer.parseInt(text.get())) : OptionalInt.empty();
    }
}
