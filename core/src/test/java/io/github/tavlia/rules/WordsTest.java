package io.github.tavlia.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import io.github.tavlia.board.Square;
import io.github.tavlia.board.SquareSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class WordsTest {
    private static final Words ENGLISH = Words.of(Locale.ENGLISH);
    private static final Square D4 = Square.parse("d4");
    private static final Square E5 = Square.parse("e5");

    private static SquareSet set(String squares) {
        return SquareSet.parse(7, squares);
    }

    private static void assertAllTested(Stream<Arguments> cases, Class<?> sealed) {
        List<Class<?>> tested =
                cases.<Class<?>>map(arguments -> arguments.get()[0].getClass()).toList();
        assertThat(tested).contains(sealed.getPermittedSubclasses());
    }

    static Stream<Arguments> refusals() {
        return Stream.of(
                Arguments.of(
                        new Refusal.GameOver(new Outcome.Win(Side.DEFENDERS, new EndReason.Escaped(D4))),
                        "the game is over: the king reached the escape square d4"),
                Arguments.of(new Refusal.OffBoard(D4), "the board has no square d4"),
                Arguments.of(new Refusal.NoPiece(D4), "there is no piece on d4"),
                Arguments.of(
                        new Refusal.NotYours(D4, Piece.KING), "the king on d4 belongs to the side that is not to move"),
                Arguments.of(new Refusal.MustContinue(D4), "the turn must go on with the piece on d4"),
                Arguments.of(
                        new Refusal.MustCapture(D4),
                        "in this turn the piece on d4 goes on only with a move that captures"),
                Arguments.of(new Refusal.ZeroLength(D4), "the move ends on d4, where it begins"),
                Arguments.of(new Refusal.NotStraight(D4, E5), "d4 and e5 share neither file nor rank"),
                Arguments.of(new Refusal.Blocked(E5, Piece.ATTACKER), "the attacker on e5 is in the way"),
                Arguments.of(
                        new Refusal.MayNotPass(D4, Terrain.THRONE), "the piece may not pass over d4, a throne square"),
                Arguments.of(
                        new Refusal.MayNotStop(D4, Terrain.CORNER), "the piece may not stop on d4, a corner square"),
                Arguments.of(
                        new Refusal.MayNotReenter(D4, Terrain.CAMP),
                        "the piece may not come to d4, a camp square, from elsewhere"),
                Arguments.of(new Refusal.TooFar(3, 1), "the move goes 3 squares, but at most 1 may be gone"),
                Arguments.of(
                        new Refusal.ByRule("no {odd} it's moves"),
                        "the rule \"no {odd} it's moves\" excludes the move"),
                Arguments.of(
                        new Refusal.RepetitionForbidden(3, 0),
                        "the position would then have occurred 3 times, last at the start"),
                Arguments.of(
                        new Refusal.RepetitionForbidden(2, 1),
                        "the position would then have occurred 2 times, last after 1 ply"),
                Arguments.of(
                        new Refusal.RepetitionForbidden(2, 12),
                        "the position would then have occurred 2 times, last after 12 plies"));
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void refusal_eachKind_isOneSentence(Refusal refusal, String text) {
        assertThat(ENGLISH.refusal(refusal)).isEqualTo(text);
    }

    @Test
    void refusals_kinds_areAllTested() {
        assertAllTested(refusals(), Refusal.class);
    }

    static Stream<Arguments> reasons() {
        return Stream.of(
                Arguments.of(
                        new EndReason.KingCaptured(D4, set("d3 c4 e4")),
                        "the king was captured on d4 by the attackers on d3, c4 and e4"),
                Arguments.of(
                        new EndReason.KingCaptured(D4, set("d3")), "the king was captured on d4 by the attacker on d3"),
                Arguments.of(new EndReason.KingCaptured(D4, set("")), "the king was captured on d4"),
                Arguments.of(new EndReason.Escaped(D4), "the king reached the escape square d4"),
                Arguments.of(
                        new EndReason.ExitFortBuilt(D4, set("c1 d2")),
                        "the king on d4 has an exit fort with the men on c1 and d2"),
                Arguments.of(new EndReason.ExitFortBuilt(D4, set("")), "the king on d4 has an exit fort"),
                Arguments.of(new EndReason.NoAttackersLeft(), "no attacker is left"),
                Arguments.of(
                        new EndReason.Encircled(set("a1 b2")),
                        "the king and all defenders are encircled by the attackers on a1 and b2"),
                Arguments.of(new EndReason.NoLegalMove(Side.ATTACKERS), "the attackers have no legal move"),
                Arguments.of(new EndReason.NoLegalMove(Side.DEFENDERS), "the defenders have no legal move"),
                Arguments.of(new EndReason.Repeated(3, 0), "the position has occurred 3 times, first at the start"),
                Arguments.of(new EndReason.Repeated(3, 12), "the position has occurred 3 times, first after 12 plies"),
                Arguments.of(new EndReason.CaptureFreeLimitReached(100), "nothing has been captured for 100 plies"),
                Arguments.of(new EndReason.ByRule("bell"), "the rule \"bell\" ended the game"),
                Arguments.of(new EndReason.DrawAgreed(), "a draw was agreed"),
                Arguments.of(new EndReason.Resigned(Side.ATTACKERS), "the attackers have resigned"),
                Arguments.of(new EndReason.Resigned(Side.DEFENDERS), "the defenders have resigned"),
                Arguments.of(new EndReason.TimedOut(Side.ATTACKERS), "the attackers have run out of time"),
                Arguments.of(new EndReason.TimedOut(Side.DEFENDERS), "the defenders have run out of time"),
                Arguments.of(new EndReason.Adjudicated(""), "the game was adjudicated"),
                Arguments.of(new EndReason.Adjudicated("it's {0}"), "the game was adjudicated: it's {0}"));
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void outcome_eachReason_isTheReasonAlone(EndReason reason, String text) {
        assertThat(ENGLISH.outcome(new Outcome.Draw(reason))).isEqualTo(text);
        assertThat(ENGLISH.outcome(new Outcome.Win(Side.ATTACKERS, reason))).isEqualTo(text);
        assertThat(ENGLISH.outcome(new Outcome.Win(Side.DEFENDERS, reason))).isEqualTo(text);
    }

    @Test
    void reasons_kinds_areAllTested() {
        assertAllTested(reasons(), EndReason.class);
    }

    @Test
    void outcome_ongoing_goesOn() {
        assertThat(ENGLISH.outcome(Outcome.ongoing())).isEqualTo("the game goes on");
    }

    static Stream<Arguments> causes() {
        Closing piece = new Closing.ByPiece(D4, Piece.DEFENDER);
        Closing corner = new Closing.BySquare(E5, Terrain.CORNER, false);
        return Stream.of(
                Arguments.of(new CaptureCause.Custodial(E5, piece), "between the piece on e5 and the defender on d4"),
                Arguments.of(
                        new CaptureCause.Custodial(D4, corner),
                        "between the piece on d4 and the empty corner square e5"),
                Arguments.of(
                        new CaptureCause.Custodial(E5, new Closing.BySquare(D4, Terrain.THRONE, true)),
                        "between the piece on e5 and the throne square d4 with the king on it"),
                Arguments.of(
                        new CaptureCause.Custodial(E5, new Closing.ByEdge()),
                        "between the piece on e5 and the edge of the board"),
                Arguments.of(new CaptureCause.Surrounded(set("a1 b2")), "surrounded by the pieces on a1 and b2"),
                Arguments.of(
                        new CaptureCause.Linnaean(E5, D4),
                        "between the attacker on e5 and the throne d4, where the king is hemmed in"),
                Arguments.of(
                        new CaptureCause.WalledIn(set("a1 a2"), piece, corner),
                        "in the row a1 a2, walled in between the defender on d4 and the empty corner square e5"),
                Arguments.of(new CaptureCause.Jumped(E5), "by a jump from e5"),
                Arguments.of(new CaptureCause.ByRule("lightning"), "by the rule \"lightning\""));
    }

    @ParameterizedTest
    @MethodSource("causes")
    void capture_eachCause_isOneSentence(CaptureCause cause, String text) {
        assertThat(ENGLISH.capture(Capture.of(D4, Piece.ATTACKER, cause)))
                .isEqualTo("the attacker on d4 was captured " + text);
    }

    @Test
    void causes_kinds_areAllTested() {
        assertAllTested(causes(), CaptureCause.class);
    }

    @Test
    void capture_severalCauses_areJoined() {
        Capture capture = new Capture(
                D4, Piece.KING, List.of(new CaptureCause.Surrounded(set("d3")), new CaptureCause.ByRule("lightning")));
        assertThat(ENGLISH.capture(capture))
                .isEqualTo("the king on d4 was captured surrounded by the piece on d3 and by the rule \"lightning\"");
    }

    @Test
    void everyTerrainPieceAndSide_hasWords() {
        for (Terrain terrain : Terrain.values()) {
            assertThat(ENGLISH.name(terrain)).isNotBlank();
            assertThat(ENGLISH.refusal(new Refusal.MayNotPass(D4, terrain))).contains("d4");
            assertThat(ENGLISH.refusal(new Refusal.MayNotStop(D4, terrain))).contains("d4");
            assertThat(ENGLISH.refusal(new Refusal.MayNotReenter(D4, terrain))).contains("d4");
            for (boolean king : new boolean[] {true, false}) {
                Closing closing = new Closing.BySquare(D4, terrain, king);
                assertThat(ENGLISH.capture(Capture.of(E5, Piece.KING, new CaptureCause.Custodial(E5, closing))))
                        .contains("d4");
            }
        }
        assertThat(Stream.of(Piece.values()).map(ENGLISH::name))
                .containsExactly("attacker", "defender", "king", "commander", "knight");
        assertThat(Stream.of(Side.values()).map(ENGLISH::name)).containsExactly("attackers", "defenders");
    }

    @Test
    void unknownLanguage_isEnglish_whateverTheMachineSpeaks() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("uk"));
            for (Locale locale : List.of(Locale.forLanguageTag("zu"), Locale.ROOT, Locale.ENGLISH, Locale.UK)) {
                assertThat(Words.of(locale).name(Piece.KING)).isEqualTo("king");
            }
        } finally {
            Locale.setDefault(before);
        }
    }
}
