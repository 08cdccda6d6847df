package io.github.tavlia.docs.tafl;

import picocli.CommandLine.Option;

/** The option that chooses the language of sentences and names. */
final class LanguageOption {
    @Option(
            names = "--lang",
            paramLabel = "LANG",
            converter = Language.Converter.class,
            description = "Language of sentences and names: en, uk or ru.")
    private Language language = Language.ENGLISH;

    Language language() {
        return language;
    }
}
