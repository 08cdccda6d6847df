package io.github.tavlia.notation.record;

import com.google.common.collect.ImmutableList;
import io.github.tavlia.notation.RecordException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The forms in which game records are written.
 *
 * <p>Writing keeps what a form can hold; {@link #losses} tells what a record says beyond that. What has been read can
 * be written in the same format without loss. Texts are UTF-8.
 *
 * @since 0.1
 */
public enum RecordFormat {
    /**
     * The {@code .otg} files of OpenTafl: tags, comments, clocks, variations and puzzles. Needs the rules. {@code
     * 2a.1.3a.} before a turn means that it is the third of the first variation that could have been played in the
     * place of the first move of turn 2. The first of two {@code time-remaining} is the attackers'. A file may hold
     * several games.
     */
    OPENTAFL("otg", OpenTaflReader::new, OpenTaflWriter::write),
    /**
     * The archive of aagenielsen.dk: moves with captures and a result, one game a line, as {@link
     * io.github.tavlia.notation.ArchiveReader} describes it.
     */
    AAGENIELSEN("aagenielsen", ArchiveFormat::new, ArchiveFormat::write),
    /**
     * The JSON of hnefatafl.org: players, start position, time control, moves with captures, resignation. Its {@code
     * id}, {@code rated}, {@code messages} and whatever else it has are kept as they stand in tags that begin with
     * {@code hnefatafl.org/}.
     */
    HNEFATAFL_ORG_JSON("hnefatafl.org", HnefataflJson::new, HnefataflJson::write),
    /**
     * The text of hnefatafl.org: tags as in PGN, and moves without captures whose squares are glued together, {@code
     * a10a11}. Rules, start position and result are tags of Tavlia's own.
     */
    HNEFATAFL_ORG_TEXT("hnefatafl.org-text", HnefataflText::new, HnefataflText::write),
    /**
     * The actions and states of the competition after Ashton's rules, as JSON, on 9x9 only: moves, captures as the
     * states show them, and who won. Needs the start position for all but the moves.
     */
    ASHTON("ashton", AshtonFormat::new, AshtonFormat::write),
    /**
     * The JSON of playtaflonline: players, date, moves without captures, and how the game ended. What it says of the
     * rules is kept as it stands in tags that begin with {@code playtaflonline/}.
     */
    PLAYTAFLONLINE("playtaflonline", PlayTaflOnline::new, PlayTaflOnline::write),
    /**
     * Tavlia's own records, one JSON object a line, which hold everything. {@code docs/record-schema.json} describes
     * them.
     */
    TAVLIA("tavlia", TavliaJsonReader::new, TavliaJsonWriter::write);

    /** How many bytes of a file {@link #open(InputStream)} looks at to tell its format. */
    public static final int DETECTION_BYTES = 8192;

    private final String id;

    @SuppressWarnings("ImmutableEnumChecker") // constructors and functions without state
    private final Function<Source, RecordParser> parser;

    @SuppressWarnings("ImmutableEnumChecker") // likewise
    private final Function<GameRecord, String> writer;

    RecordFormat(String id, Function<Source, RecordParser> parser, Function<GameRecord, String> writer) {
        this.id = id;
        this.parser = parser;
        this.writer = writer;
    }

    /**
     * Returns a short stable name.
     *
     * @return such as {@code otg}
     */
    public String id() {
        return id;
    }

    /**
     * Finds a format by its name.
     *
     * @param id such as {@code otg}
     * @return the format; empty if there is none of that name
     */
    public static Optional<RecordFormat> ofId(String id) {
        for (RecordFormat format : values()) {
            if (format.id.equals(id)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /**
     * Tells which format a file seems to have.
     *
     * @param head its first bytes; a few hundred are enough for most files, {@link #DETECTION_BYTES} for all
     * @return the only format that can begin so; empty if none can
     */
    public static Optional<RecordFormat> detect(byte[] head) {
        return FormatDetector.detect(new String(head, StandardCharsets.UTF_8));
    }

    /**
     * Opens a file of whatever format it seems to have.
     *
     * @param in the bytes; read through a buffer, so possibly further than the records given out
     * @return a reader of its records
     * @throws RecordException if it has none of the formats
     * @throws IOException if the input fails
     */
    public static RecordReader open(InputStream in) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in, DETECTION_BYTES);
        buffered.mark(DETECTION_BYTES);
        byte[] head = buffered.readNBytes(DETECTION_BYTES);
        buffered.reset();
        RecordFormat format = detect(head)
                .orElseThrow(() -> new RecordException(1, 1, "a game in one of the formats that are known"));
        return format.reader(buffered);
    }

    /**
     * Opens a file of this format.
     *
     * @param in the bytes; read through a buffer, so possibly further than the records given out
     * @return a reader of its records
     */
    public RecordReader reader(InputStream in) {
        return reader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /**
     * Opens a text of this format.
     *
     * @param in the characters; read through a buffer, so possibly further than the records given out
     * @return a reader of its records
     */
    public RecordReader reader(Reader in) {
        Source source = new Source(in);
        return new RecordReader(this, source, parser.apply(source));
    }

    /**
     * Reads a text with any number of records.
     *
     * @param text the text
     * @return an unmodifiable list of the records, one at least
     * @throws RecordException if the text is anything else
     */
    public List<GameRecord> parse(String text) {
        ImmutableList.Builder<GameRecord> records = ImmutableList.builder();
        try (RecordReader reader = reader(new StringReader(text))) {
            for (Optional<ReadRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                records.add(next.get().record());
            }
        } catch (IOException e) {
            // Texts in memory do not fail.
            throw new UncheckedIOException(e);
        }
        return records.build();
    }

    /**
     * Writes a record. Texts of records may stand one behind the other in a file.
     *
     * @param record the record
     * @return a text with a line break at its end, which {@link #parse} reads back but for {@link #losses}
     * @throws UnwritableRecordException if the record lacks what the format cannot do without, or is too long to be
     *     read back
     */
    public String format(GameRecord record) {
        String text = writer.apply(record);
        if (text.length() > RecordReader.LONGEST_RECORD) {
            throw new UnwritableRecordException(
                    this, "to have at most " + RecordReader.LONGEST_RECORD + " characters when written");
        }
        return text;
    }

    /**
     * Tells what a record says that this format cannot hold.
     *
     * <p><b>Cost:</b> that of writing and reading the record.
     *
     * @param record the record
     * @return an unmodifiable list out of {@code variant}, {@code revision}, {@code rules}, {@code start}, {@code
     *     result}, {@code tag} with a name, {@code moves}, {@code captures}, {@code piece letters}, {@code remarks},
     *     {@code resignations}, {@code timeouts}, {@code clocks}, {@code comments} and {@code variations}; empty if
     *     nothing is lost
     * @throws UnwritableRecordException if the record cannot be written at all
     */
    public List<String> losses(GameRecord record) {
        return Losses.between(record, parse(format(record)).get(0));
    }
}
