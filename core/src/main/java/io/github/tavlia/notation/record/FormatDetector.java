package io.github.tavlia.notation.record;

import java.util.Optional;
import java.util.regex.Pattern;

/** Tells formats apart by how files begin. */
final class FormatDetector {
    private static final Pattern BLANKS = Pattern.compile("[\\s\\uFEFF]*+");
    private static final Pattern TAVLIA = name("format");
    private static final Pattern ASHTON = Pattern.compile("\"(?:board|from|to)\"\\s*+:");
    private static final Pattern PLAYTAFLONLINE = Pattern.compile(
            "\"(?:Layout|Attacker|Defender|StartDate|Turn|Objective|KingCapture|EndState|Move|MoveX)\"\\s*+:");
    private static final Pattern HNEFATAFL = Pattern.compile("\"(?:dim|start|moves|attackers|time_control)\"\\s*+:");
    private static final Pattern PGN = Pattern.compile("\\[[A-Z][A-Za-z0-9_./]*+ |1\\.\\s");
    private static final Pattern OPENTAFL = Pattern.compile("\\[[A-Za-z0-9_./-]++:");
    private static final Pattern ARCHIVE = Pattern.compile("[a-s][1-9][0-9]?-|timeout[ ,]");

    private FormatDetector() {}

    private static Pattern name(String name) {
        return Pattern.compile("\"" + name + "\"\\s*+:\\s*+\"" + TavliaJsonWriter.FORMAT + "\"");
    }

    static Optional<RecordFormat> detect(String head) {
        String text = BLANKS.matcher(head).replaceFirst("");
        if (text.startsWith("{")) {
            return detectJson(text);
        } else if (PGN.matcher(text).lookingAt()) {
            return Optional.of(RecordFormat.HNEFATAFL_ORG_TEXT);
        } else if (OPENTAFL.matcher(text).lookingAt()) {
            return Optional.of(RecordFormat.OPENTAFL);
        }
        return ARCHIVE.matcher(text).lookingAt() ? Optional.of(RecordFormat.AAGENIELSEN) : Optional.empty();
    }

    private static Optional<RecordFormat> detectJson(String text) {
        if (TAVLIA.matcher(text).find()) {
            return Optional.of(RecordFormat.TAVLIA);
        } else if (ASHTON.matcher(text).find()) {
            return Optional.of(RecordFormat.ASHTON);
        } else if (PLAYTAFLONLINE.matcher(text).find()) {
            return Optional.of(RecordFormat.PLAYTAFLONLINE);
        }
        return HNEFATAFL.matcher(text).find() ? Optional.of(RecordFormat.HNEFATAFL_ORG_JSON) : Optional.empty();
    }
}
