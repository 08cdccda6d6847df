package io.github.tavlia.notation.record;

import io.github.tavlia.board.NotationException;
import io.github.tavlia.notation.RecordException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A JSON value with the place where it begins. */
sealed interface Json {
    Place place();

    /** A string. If it was written without escapes, its characters lie in the file as in the value. */
    record Text(Place place, String value, boolean isPlain) implements Json {}

    /** A number, kept as it was written. */
    record Numeral(Place place, String text) implements Json {}

    /** One of {@code true}, {@code false} and {@code null}. */
    record Word(Place place, String text) implements Json {}

    /** An array. */
    record Items(Place place, List<Json> values) implements Json {}

    /** An object; names occur once, in the order of the file. */
    record Members(Place place, Map<String, Json> values) implements Json {
        Optional<Json> get(String name) {
            return Optional.ofNullable(values.get(name));
        }

        /** The value of a name that must be there. */
        Json require(String name) {
            return get(name).orElseThrow(() -> expected("the name \"" + name + "\" in this object"));
        }
    }

    default RecordException expected(String what) {
        return Source.expected(place(), what);
    }

    default Members object(String what) {
        if (this instanceof Members members) {
            return members;
        }
        throw expected(what);
    }

    default List<Json> array(String what) {
        if (this instanceof Items items) {
            return items.values();
        }
        throw expected(what);
    }

    default String string(String what) {
        if (this instanceof Text text) {
            return text.value();
        }
        throw expected(what);
    }

    /** A number without fraction and exponent. */
    default int integer(String what) {
        if (this instanceof Numeral number && number.text().matches("-?[0-9]{1,9}")) {
            return Integer.parseInt(number.text());
        }
        throw expected(what);
    }

    default boolean isFalse() {
        return this instanceof Word word && word.text().equals("false");
    }

    /** Runs a parser on a string; its faults are told by their place in the file. */
    default <T> T parse(String what, Function<String, T> parser) {
        String text = string(what);
        try {
            return parser.apply(text);
        } catch (NotationException e) {
            // Behind an escape the columns of value and file differ.
            boolean plain = this instanceof Text value && value.isPlain();
            throw Source.expected(plain ? place().plus(1 + e.offset()) : place(), e.expected());
        }
    }
}
