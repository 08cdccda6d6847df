package io.github.tavlia.variants;

/** Titles of sources that several variants rest on. */
final class Titles {
    static final String TAFL_ARTICLE = "\"Тафл (гра)\", Ukrainian article on tavlia and its relatives";
    static final String POLOVYNKA = "Dmytro Polovynka, \"Тавлія\"";
    static final String TAVLEI_ARTICLE = "Russian article on tavlei (\"Тавлеи по древнерусски ...\")";
    static final String HISTORICAL_TABLUT_ARTICLE = "\"Таблут Исторический (Historical Tablut)\", Russian article";
    static final String COPENHAGEN = "aagenielsen.dk, Copenhagen Hnefatafl rules (2024-12-21)";
    static final String FETLAR = "aagenielsen.dk, Fetlar Hnefatafl rules";
    static final String HISTORICAL = "aagenielsen.dk, Historical Hnefatafl rules";
    static final String SEA_BATTLE = "aagenielsen.dk, Sea Battle tafl rules";
    static final String ARCHIVE = "Games played on aagenielsen.dk, as collected with hnefatafl-rs";
    static final String HNEFATAFL_ORG = "hnefatafl.org, rules of the game server";
    static final String OPENTAFL = "OpenTafl, built-in variants and notation specification";
    static final String HNEFATAFL_RS = "hnefatafl-rs, preset rulesets";
    static final String ABSTRACT_PLAY = "AbstractPlay gameslib, tafl rulesets";
    static final String PLAYTAFLONLINE = "playtaflonline.com layouts, as listed in OpenTafl";

    private Titles() {}
}
