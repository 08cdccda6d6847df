package io.github.tavlia.docs.tafl;

import io.github.tavlia.board.Side;
import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A language that the tool speaks, and the few words of its own that the library does not have. */
enum Language {
    ENGLISH("en", "to move", "ongoing", "draw", "attackers win", "defenders win"),
    UKRAINIAN("uk", "ходять", "гра триває", "нічия", "перемога нападників", "перемога захисників"),
    RUSSIAN("ru", "ходят", "игра продолжается", "ничья", "победа нападающих", "победа защитников");

    private final String code;
    private final String toMove;
    private final String ongoing;
    private final String draw;
    private final String attackersWin;
    private final String defendersWin;

    Language(String code, String toMove, String ongoing, String draw, String attackersWin, String defendersWin) {
        this.code = code;
        this.toMove = toMove;
        this.ongoing = ongoing;
        this.draw = draw;
        this.attackersWin = attackersWin;
        this.defendersWin = defendersWin;
    }

    Locale locale() {
        return Locale.forLanguageTag(code);
    }

    String toMove() {
        return toMove;
    }

    String ongoing() {
        return ongoing;
    }

    String draw() {
        return draw;
    }

    String win(Side side) {
        return side == Side.ATTACKERS ? attackersWin : defendersWin;
    }

    /** Reads the code of a language. */
    static final class Converter implements ITypeConverter<Language> {
        @Override
        public Language convert(String text) {
            return Arrays.stream(values())
                    .filter(language -> language.code.equals(text))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + text + "' is none of en, uk, ru"));
        }
    }
}
