package io.github.tavlia.notation.record;

import io.github.tavlia.board.Move;
import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Setup;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.game.CompiledRules;
import io.github.tavlia.game.GameState;
import io.github.tavlia.game.MoveList;
import io.github.tavlia.notation.BoardText;
import io.github.tavlia.notation.MoveInfo;
import io.github.tavlia.notation.MoveKind;
import io.github.tavlia.notation.PlayedMoves;
import io.github.tavlia.notation.RulesText;
import io.github.tavlia.notation.WrittenMove;
import io.github.tavlia.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Records that say anything a record can say, whether or not the moves can be played; and records of real games. */
final class RandomRecords {
    static final String TABLUT =
            "dim:9 name:Tablut esc:e atkf:y ks:c nj:n cor: cenp:tcnkTCNK cens: cenh: cenhe:tcnkTCNK "
                    + "linc:y start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";

    private static final List<String> TEXTS = List.of(
            "",
            "a",
            "Tim Millar",
            "a \"quoted\" \\ text",
            "é ∞ \uD83D\uDE00",
            "two\nlines",
            "a|b]c[d",
            "15:00 3/30 5i go",
            "3 men",
            "]",
            "(hint: e4)",
            "\u0000\u0007",
            "\uD800 alone",
            "\u2028\uFFFD\uFEFF",
            "  blanks  ",
            "2015.01.07");
    private static final List<String> CLOCKS = List.of("15:00", "300 3/30 5i", "4:59 2/0:30", "300", "any | time]");
    private static final List<String> NAMES = List.of(
            "event",
            "site",
            "date",
            "round",
            "attackers",
            "defenders",
            "annotator",
            "compiler",
            "time-control",
            "time-remaining-attackers",
            "time-remaining-defenders",
            "termination",
            "start-comment",
            "puzzle-start",
            "Odd_Name.1/x",
            "hnefatafl.org/rated",
            "playtaflonline/Layout");

    private final Random random;

    RandomRecords(Random random) {
        this.random = random;
    }

    GameRecord record(int moves) {
        GameRecordBuilder record = GameRecord.builder()
                .tree(tree(moves, 3))
                .result(of(GameResult.values()))
                .namesCaptures(random.nextBoolean());
        for (int i = random.nextInt(6); i > 0; i--) {
            record.tag(NAMES.get(random.nextInt(NAMES.size())), text());
        }
        if (random.nextBoolean()) {
            record.tag("puzzle-mode", random.nextBoolean() ? "loose" : "strict");
        }
        if (random.nextBoolean()) {
            record.variant(text()).revision(random.nextInt(5));
        }
        if (random.nextInt(4) > 0) {
            record.rulesText(TABLUT);
        }
        if (random.nextInt(3) == 0) {
            Ruleset rules = RulesText.parse(TABLUT);
            record.start(Setup.of(
                    rules.start().board().without(Square.of(random.nextInt(9), random.nextInt(9))),
                    random.nextBoolean()
                            ? rules.start().toMove()
                            : rules.start().toMove().opponent()));
        }
        return record.build();
    }

    GameTree tree(int moves, int depth) {
        List<TreeMove> line = new ArrayList<>();
        for (int i = 0; i < moves; i++) {
            List<GameTree> variations = new ArrayList<>();
            for (int n = depth == 0 || random.nextInt(3) > 0 ? 0 : random.nextInt(3); n > 0; n--) {
                variations.add(tree(1 + random.nextInt(4), depth - 1));
            }
            Optional<String> clock =
                    random.nextInt(4) > 0 ? Optional.empty() : Optional.of(CLOCKS.get(random.nextInt(CLOCKS.size())));
            line.add(new TreeMove(entry(), clock, random.nextInt(3) > 0 ? "" : text(), variations));
        }
        return GameTree.of(line);
    }

    private Entry entry() {
        int kind = random.nextInt(20);
        if (kind == 0) {
            return new Entry.Resigned();
        } else if (kind == 1) {
            return new Entry.TimedOut();
        }
        List<Square> captures = new ArrayList<>();
        for (int i = Math.max(0, random.nextInt(6) - 3); i > 0; i--) {
            captures.add(square());
        }
        Optional<Piece> piece = random.nextInt(3) > 0 ? Optional.empty() : Optional.of(of(Piece.values()));
        Optional<MoveInfo> info = random.nextInt(3) > 0 ? Optional.empty() : Optional.of(of(MoveInfo.values()));
        return new Entry.Played(new WrittenMove(Move.of(square(), square()), piece, kind(), captures, info));
    }

    /** Slides for the most part, so that formats that know no other moves are tried too. */
    private MoveKind kind() {
        return random.nextInt(8) > 0 ? MoveKind.SLIDE : of(MoveKind.values());
    }

    /** A game as it can be played by Tablut's rules, with the captures that the rules find. */
    GameRecord game(int plies) {
        GameState state = CompiledRules.of(RulesText.parse(TABLUT)).start();
        GameTree.Builder tree = GameTree.builder();
        for (int i = 0; i < plies && !state.isOver(); i++) {
            MoveList moves = state.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            tree.play(WrittenMove.of(move, PlayedMoves.of(state, move).captures()));
            state = state.play(move);
        }
        GameResult result = state.outcome().winner().map(GameResult::wonBy).orElse(GameResult.UNKNOWN);
        return GameRecord.builder()
                .rulesText(TABLUT)
                .start(Setup.of(BoardText.parse(TABLUT.replaceAll(".*start:", "")), Side.ATTACKERS))
                .tree(tree.build())
                .result(result)
                .build();
    }

    private Square square() {
        return Square.of(random.nextInt(19), random.nextInt(19));
    }

    private String text() {
        return TEXTS.get(random.nextInt(TEXTS.size()));
    }

    private <T> T of(T[] values) {
        return values[random.nextInt(values.length)];
    }
}
