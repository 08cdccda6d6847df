package io.github.tavlia.rules;

import io.github.tavlia.board.Piece;
import io.github.tavlia.board.Side;
import java.util.List;
import java.util.Locale;

/**
 * Says rules and answers of the library in a person's language: English, Ukrainian or Russian. Every answer is a sentence
 * that begins in lower case and has no full stop, so that it can follow other words.
 *
 * <pre>{@code
 * String why = Words.of(Locale.ENGLISH).refusal(refusal); // "the defender on d6 is in the way"
 * }</pre>
 *
 * @since 0.1
 */
public final class Words {
    private final Phrases phrases;

    private Words(Phrases phrases) {
        this.phrases = phrases;
    }

    /**
     * Returns the words of a language, with the king called king.
     *
     * @param locale the language, such as {@code uk}; English is spoken where there are no texts for it
     * @return its words
     */
    public static Words of(Locale locale) {
        return of(locale, KingTitle.KING);
    }

    /**
     * Returns the words of a language for a game that has its own word for the king.
     *
     * @param locale the language, such as {@code uk}; English is spoken where there are no texts for it
     * @param king what the king is called
     * @return its words
     */
    public static Words of(Locale locale, KingTitle king) {
        return new Words(Phrases.of(locale, king));
    }

    /**
     * Says the rules of a game, as {@link Ruleset#describe} does. Unlike the other texts these are whole sentences.
     *
     * @param rules the rules
     * @return an unmodifiable list of sentences and short paragraphs, in the order in which rules are usually told
     */
    public List<String> rules(Ruleset rules) {
        return new RulesInWords(rules, phrases).sentences();
    }

    /**
     * Returns what a side is called.
     *
     * @param side the side
     * @return its name, without an article
     */
    public String name(Side side) {
        return phrases.text("side." + side);
    }

    /**
     * Returns what a class of pieces is called.
     *
     * @param piece the class
     * @return the name of one such piece, without an article
     */
    public String name(Piece piece) {
        return phrases.text("piece." + piece);
    }

    /**
     * Returns what a kind of square is called.
     *
     * @param terrain the kind
     * @return its name, without an article
     */
    public String name(Terrain terrain) {
        return phrases.text("terrain." + terrain);
    }

    /**
     * Says why a move is not legal.
     *
     * @param refusal the reason
     * @return a sentence without a full stop
     */
    public String refusal(Refusal refusal) {
        if (refusal instanceof Refusal.GameOver over) {
            return phrases.text("refusal.GameOver", outcome(over.outcome()));
        } else if (refusal instanceof Refusal.OffBoard off) {
            return phrases.text("refusal.OffBoard", off.square());
        } else if (refusal instanceof Refusal.NoPiece none) {
            return phrases.text("refusal.NoPiece", none.square());
        } else if (refusal instanceof Refusal.NotYours not) {
            return phrases.text("refusal.NotYours", not.square(), the(not.piece()));
        } else if (refusal instanceof Refusal.MustContinue must) {
            return phrases.text("refusal.MustContinue", must.piece());
        } else if (refusal instanceof Refusal.MustCapture must) {
            return phrases.text("refusal.MustCapture", must.piece());
        } else if (refusal instanceof Refusal.ZeroLength zero) {
            return phrases.text("refusal.ZeroLength", zero.square());
        } else if (refusal instanceof Refusal.NotStraight not) {
            return phrases.text("refusal.NotStraight", not.from(), not.to());
        } else if (refusal instanceof Refusal.Blocked blocked) {
            return phrases.text("refusal.Blocked", blocked.at(), the(blocked.by()));
        } else if (refusal instanceof Refusal.TooFar far) {
            return phrases.text("refusal.TooFar", far.squares(), far.limit());
        } else if (refusal instanceof Refusal.ByRule by) {
            return phrases.text("refusal.ByRule", by.rule());
        } else if (refusal instanceof Refusal.RepetitionForbidden repetition) {
            return phrases.text("refusal.RepetitionForbidden", repetition.count(), repetition.earlierPly());
        }
        return terrain(refusal);
    }

    private String terrain(Refusal refusal) {
        if (refusal instanceof Refusal.MayNotPass pass) {
            return phrases.text("refusal.MayNotPass." + pass.terrain(), pass.at());
        } else if (refusal instanceof Refusal.MayNotStop stop) {
            return phrases.text("refusal.MayNotStop." + stop.terrain(), stop.at());
        }
        Refusal.MayNotReenter reenter = (Refusal.MayNotReenter) refusal;
        return phrases.text("refusal.MayNotReenter." + reenter.terrain(), reenter.at());
    }

    private String the(Piece piece) {
        return phrases.text("the." + piece);
    }

    /**
     * Says how a game stands: why it has ended, or that it goes on. Who has won is not said.
     *
     * @param outcome the outcome
     * @return a sentence without a full stop
     */
    public String outcome(Outcome outcome) {
        return outcome.reason().map(this::reason).orElseGet(() -> phrases.text("outcome.Ongoing"));
    }

    private String reason(EndReason reason) {
        if (reason instanceof EndReason.KingCaptured captured) {
            return phrases.text(
                    "reason.KingCaptured",
                    captured.at(),
                    phrases.list(captured.by()),
                    captured.by().size());
        } else if (reason instanceof EndReason.Escaped escaped) {
            return phrases.text("reason.Escaped", escaped.at());
        } else if (reason instanceof EndReason.ExitFortBuilt fort) {
            return phrases.text(
                    "reason.ExitFortBuilt",
                    fort.king(),
                    phrases.list(fort.men()),
                    fort.men().size());
        } else if (reason instanceof EndReason.Encircled encircled) {
            return phrases.text(
                    "reason.Encircled",
                    phrases.list(encircled.ring()),
                    encircled.ring().size());
        } else if (reason instanceof EndReason.NoLegalMove none) {
            return phrases.text("reason.NoLegalMove." + none.side());
        } else if (reason instanceof EndReason.Repeated repeated) {
            return phrases.text("reason.Repeated", repeated.count(), repeated.firstPly());
        } else if (reason instanceof EndReason.CaptureFreeLimitReached limit) {
            return phrases.text("reason.CaptureFreeLimitReached", limit.plies());
        } else if (reason instanceof EndReason.ByRule by) {
            return phrases.text("reason.ByRule", by.rule());
        }
        return reason.isAgreed() ? agreed(reason) : phrases.text("reason.NoAttackersLeft");
    }

    private String agreed(EndReason reason) {
        if (reason instanceof EndReason.Resigned resigned) {
            return phrases.text("reason.Resigned." + resigned.side());
        } else if (reason instanceof EndReason.TimedOut timedOut) {
            return phrases.text("reason.TimedOut." + timedOut.side());
        } else if (reason instanceof EndReason.Adjudicated adjudicated) {
            return phrases.text(
                    "reason.Adjudicated", adjudicated.why(), adjudicated.why().length());
        }
        return phrases.text("reason.DrawAgreed");
    }

    /**
     * Says how a piece was captured.
     *
     * @param capture the capture with its causes
     * @return a sentence without a full stop
     */
    public String capture(Capture capture) {
        String causes = phrases.list(capture.causes().stream().map(this::cause).toList());
        return phrases.text("capture", the(capture.piece()), capture.square(), causes);
    }

    private String cause(CaptureCause cause) {
        if (cause instanceof CaptureCause.Custodial custodial) {
            return phrases.text("cause.Custodial", custodial.striker(), closing(custodial.against()));
        } else if (cause instanceof CaptureCause.Surrounded surrounded) {
            return phrases.text(
                    "cause.Surrounded",
                    phrases.list(surrounded.by()),
                    surrounded.by().size());
        } else if (cause instanceof CaptureCause.Linnaean linnaean) {
            return phrases.text("cause.Linnaean", linnaean.striker(), linnaean.throne());
        } else if (cause instanceof CaptureCause.WalledIn wall) {
            return phrases.text(
                    "cause.WalledIn", phrases.row(wall.row()), closing(wall.oneEnd()), closing(wall.otherEnd()));
        } else if (cause instanceof CaptureCause.Jumped jumped) {
            return phrases.text("cause.Jumped", jumped.from());
        }
        return phrases.text("cause.ByRule", ((CaptureCause.ByRule) cause).rule());
    }

    private String closing(Closing closing) {
        if (closing instanceof Closing.ByPiece piece) {
            return phrases.text("closing." + piece.piece(), piece.square());
        } else if (closing instanceof Closing.BySquare square) {
            String state = square.kingOnIt() ? "king." : "empty.";
            return phrases.text("closing." + state + square.terrain(), square.square());
        }
        return phrases.text("closing.edge");
    }
}
