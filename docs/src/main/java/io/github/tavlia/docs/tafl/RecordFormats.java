package io.github.tavlia.docs.tafl;

import io.github.tavlia.notation.record.RecordFormat;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The names of the formats of game records, as the command line has them. */
final class RecordFormats implements ITypeConverter<RecordFormat>, Iterable<String> {
    private final List<String> names =
            Stream.of(RecordFormat.values()).map(RecordFormat::id).toList();

    @Override
    public RecordFormat convert(String name) {
        return RecordFormat.ofId(name)
                .orElseThrow(() -> new TypeConversionException(
                        "expected one of " + String.join(", ", names) + ", not \"" + name + "\""));
    }

    @Override
    public Iterator<String> iterator() {
        return names.iterator();
    }
}
