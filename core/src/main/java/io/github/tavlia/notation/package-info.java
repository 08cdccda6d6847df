/**
 * Texts: boards, moves, rules, and the archive of played games. Squares and boards are written as in OpenTafl, so
 * texts go both ways between the two programs where both have the rules.
 *
 * <pre>{@code
 * Ruleset brandub = RulesText.parse(
 *         "dim:7 surf:n ks:w cenh: cenhe: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/");
 * String same = RulesText.format(brandub);
 * Board board = BoardText.parse("/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/");
 * WrittenMove move = MoveText.parse("d1-d3xe3");
 * }</pre>
 *
 * <p>All readers are strict: they accept what is written below and nothing else, within a stated length. What else
 * they are given they answer with an exception that tells the place and what was expected there: {@link
 * io.github.tavlia.board.NotationException} for a text, {@link io.github.tavlia.notation.RecordException} for a file.
 *
 * <h2>Grammar</h2>
 *
 * <pre>
 * square     = "a".."s" , 1..19                                  no leading zero
 * board      = "/" { row "/" }                                   as many rows as squares in a row; rank 1 first
 * row        = { number | piece }                                so many empty squares, or a piece
 * piece      = "t" | "T" | "K" | "c" | "N"                       attacker, defender, king, commander, knight
 * setup      = board " " ( "attackers" | "defenders" ) [ " " ( square | "-" ) [ " " number ] ]
 *                                                                the piece in the midst of its turn; plies without capture
 * move       = [ piece ] square kind square [ captures ] [ "+" | "++" | "-" | "--" ]
 * kind       = "-" | "^" | "=" | "^="                            slide, jump, further step, jump as a further step
 * captures   = "x" [ piece ] square { ( "x" | "/" ) [ piece ] square }
 * rules      = "dim:" size { " " key ":" value } " " ( "start:" board | "starti:" board )
 *                                                                after starti: the highest rank comes first
 * line       = played { " " played } "," number "," number "," [ "Black" | "White" | "Draw" | "Ongoing" ]
 * played     = square "-" square { "x" square } | "timeout"
 * </pre>
 *
 * <h2>Keys of rules texts</h2>
 *
 * <p>A missing key has the value in brackets. {@code P} is a set of pieces, letters out of {@code tTKcN}, possibly none;
 * the letters of pieces that only OpenTafl has ({@code nkmgCMG}) are accepted and have no effect. {@code S} is a set
 * of squares with commas between them; OpenTafl writes one behind the last as well.
 *
 * <pre>
 * esc   c or e       the king wins on the corners or on the edge [c]
 * surf  y or n       attackers win when they shut in all defenders [y]
 * atkf  y or n       attackers move first [y]; always written
 * tfr   d w l i      a position that occurs for the third time is drawn, lost for the side that moved, lost for the
 *                    other side, or ignored [d]
 * ka    y h a n      the king is armed, only a hammer, only an anvil, unarmed [y]
 * ks    s c m w      four take the king everywhere, but never at the edge; two in the open and four on and beside the
 *                    throne; four, and the edge counts as one; two [s]. Old texts have y for s and n for w
 * spd   numbers      how far pieces may move, -1 for no limit [-1]: 1 number for all, or 8 or 12 for tcnk or tcnkmg of
 *                    the attackers and then of the defenders
 * sw    n w s        no shieldwall, one closed by men, one closed by men or corners [n]
 * swf   y or n       a shieldwall takes only when an end of the row is closed by the move [y]
 * efe   y or n       exit forts win [n]
 * linc  y or n       the Linnaean capture exists [n]
 * cor   S            corner squares [the four corners]; also "default"
 * corp  P            who may pass an empty corner square [K]
 * cors  P            who may stop there [K]
 * corre P            who may come there from outside [all who may stop]
 * corh  P            to whom it is hostile when empty [all]
 * cen   S            throne squares [the centre]; also "default"
 * cenp cens cenre    as for corners [all, K, all who may stop]
 * cenhe P            to whom the throne is hostile when empty [all]
 * cenh  P            to whom it is hostile with the king on it [tc]
 * afor  S            the attackers' camps, one for each group of squares that hang together [none]
 * aforp afors aforre aforh P    as for corners [all, all, all who may stop, TNK]
 * dfor  S            the defenders' camps, likewise [none]
 * dforp dfors dforre dforh P    as for corners [TNK, TNK, all who may stop, tc]
 * kj cj nj           how the king, commanders and knights jump: n not at all, c over an enemy whom they capture, j over one
 *                    who stays, r the same but only to or from throne and corners [n; j; c, if there are such pieces]
 * mj gj              jumps of pieces that do not occur here, without effect
 * ber   n or c       turns have one step; a piece that has captured must go on with captures as long as it can, and the
 *                    king may end his turn with an escape [n]; OpenTafl's m is refused, as no source tells its rules
 * name               a name without blanks; not kept
 * </pre>
 *
 * <p>Where an area has no squares (such as {@code cor:}), its other keys have no values but those that are written.
 *
 * <p>What OpenTafl cannot say, Tavlia's own keys say. They override the keys above; A is {@code x-cor}, {@code x-cen},
 * {@code x-afor} or {@code x-dfor}.
 *
 * <pre>
 * x-escape S               the king wins on these squares
 * x-edge P                 who can be captured against the edge of the board
 * x-king-open, x-king-beside, x-king-throne     2 or 4: how many take the king in the open, beside and on the throne
 * x-king-edge              safe, normal or counts: what holds for him at the edge
 * x-king-group y           the king can be surrounded together with his men
 * x-repeat                 what a repetition leads to: draw, mover-loses, other-loses, attackers-lose, defenders-lose,
 *                          forbidden, forbidden-to-attackers, forbidden-to-defenders
 * x-repeat-count           which occurrence has that consequence
 * x-repeat-same            what is the same position: board-and-side, board, board-and-side-up-to-symmetry,
 *                          board-up-to-symmetry
 * x-jump-over P            who can be jumped over [tT]
 * x-tj-attackers, x-tj-defenders     how ordinary men jump: as for kj
 * x-berserk                must-capture or may-continue: whether a piece that can capture again has to
 * x-berserk-king           capture or capture-or-escape: what the king's further steps may be
 * x-commanders             n, away-from-throne or everywhere: where commanders take the king [away-from-throne if there are
 *                          any; OpenTafl itself does it everywhere]
 * x-no-move                loss or draw, for the side without a move
 * x-capture-free           after how many moves of each side without a capture the game is drawn
 * A-within P               who may pass if the move began in the area
 * A-limit                  how many squares a move inside the area may go
 * A-king P                 to whom the area is hostile with the king on it (not x-cen, for which there is cenh)
 * A-hostile-t, -T, -K, -c, -N S                 the squares that are hostile to a class when empty, if not all are
 * A-owner                  attackers, defenders or nobody
 * x-camp1 S                the squares of a camp described alone; if there is one, afor and dfor do not count
 * x-camp1-stop, -pass, -back, -hostile, -king, -within, -limit, -hostile-t (T, K, c, N), -owner
 *                          its rules [nobody; no limit; attackers], where -back is who may come from outside [all who
 *                          may stop]; then x-camp2 and so on
 * </pre>
 *
 * <h2>Where sources differ</h2>
 *
 * <p>{@code tfr:w} and {@code tfr:l} mean what OpenTafl does, not what its description says, which is the reverse.
 * {@code tfr:i} means what the description says: no repetition rule; OpenTafl draws such games. Two or ten numbers
 * after {@code spd} are refused, because OpenTafl ignores them.
 */
@NullMarked
@CheckReturnValue
package io.github.tavlia.notation;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
