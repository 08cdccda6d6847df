package io.github.tavlia.notation.record;

import java.util.List;
import java.util.Random;

/** Texts in each format that use all of it. */
final class Samples {
    static final String COPENHAGEN = "/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/";
    static final String BRANDUBH = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";

    static final String OPENTAFL = "[date:2015.01.07]\n[result:-1]\n[attackers:Tim Millar]\n[defenders:Schachus]\n"
            + "[time-control:300 3/30 5i]\n[time-remaining:4:59 3/30]\n[time-remaining:300]\n[variant:Copenhagen]\n"
            + "[start-comment:several\nlines]\n[termination:Black resigns]\n[puzzle-mode:loose]\n"
            + "[rules:dim:11 atkf:y sw:s efe:y start:" + COPENHAGEN + "]\n[position:" + COPENHAGEN + "]\n\n"
            + "1. d1-d3 h6-h9\n[comment on d1-d3|comment on h6-h9]\n\n"
            + "2. g1-g3 Ke6-e7xf7 \n[|14:30 3/30 a clock (hint: look)]\n\n3. ---\n\n"
            + "2a.1.1a. h1-h3 h9-h8\n\n2a.1.2a. k4-k3 d6-d6\n[|]\n\n2a.1.3a. f5-f6 Ke6-e7xf7 \n[|]\n\n"
            + "2b.1.1a. ..... Ke6-e8xf8/g8\n[|a\nb]\n\n2b.1.1b.1.1a. ..... ---\n\n"
            + "2b.2.1b. ---\n\n";

    static final String HNEFATAFL_JSON =
            """
            {"id":17,"attackers":"ann","defenders":"bo","dim":11,"start":"START",\
            "time_control":{"main_time_seconds":900,"increment_length":10},\
            "time_remaining_ms":{"attackers":1.5e3,"defenders":0,"last_move":null},\
            "moves":"d1-d3 e5-e2 g1-g3xe3xf3 ---","rated":true,\
            "messages":[{"username":"ann","timestamp":1,"content":"h\\u00e9 \\"you\\""}]}
            """.replace("START", COPENHAGEN.replace('t', 'A').replace('T', 'D'));

    static final String HNEFATAFL_TEXT = "[Event \"Game 7\"]\n"
            + "[Site \"hnefatafl.org\"]\n"
            + "[Date \"2024-05-06\"]\n"
            + "1. h1h3 g5g2 2. a10a11 k11k3 3. h3h2\n\n"
            + "[Event \"Game 8\"]\n"
            + "[Result \"drawn\"]\n\n"
            + "1. d1d11\n";

    static final String PLAYTAFLONLINE = """
            {"Layout":"x","Attacker":"ann","Defender":7,"StartDate":"2016-01-02","Turn":3,"Objective":1,\
            "KingCapture":2,"KingStrength":0,"Throne":1,"Hostile":1,"Speed":0,"Surround":0,"ExitFort":1,\
            "ShieldWall":1,"EndState":4,"Move":[{"MoveX":7,"MoveY":5,"MoveXTo":7,"MoveYTo":8},\
            {"MoveX":3,"MoveY":0,"MoveXTo":3,"MoveYTo":2},{"MoveX":-1,"MoveY":-1,"MoveXTo":-1,"MoveYTo":-1}]}
            """;

    static final String TAVLIA = """
            {"format":"tavlia-record","version":1,"variant":"brandubh-7","revision":2,\
            "rules":"dim:7 esc:e atkf:y start:START","attackers":"Ann","defenders":"Bo","date":"2024-05-06",\
            "termination":"agreed","result":"drawn","tags":{"event":"x"},"start":"START defenders",\
            "captures":"omitted","moves":["d1-d3",{"move":"d6-d4xd5","clock":"15:00","comment":"one\\ntwo",\
            "variations":[["a1-a2",{"move":"Ka2-a3--","variations":[["resigned"],["timeout"]]}]]},\
            "timeout","resigned"]}
            """.replace("START", BRANDUBH);

    private static final String ACTIONS = "{\"from\":\"e4\",\"to\":\"f4\",\"turn\":\"WHITE\"}\n"
            + "{\"from\":\"d1\",\"to\":\"d3\",\"turn\":\"BLACK\"}\n\n"
            + "{\"from\":\"e4\",\"to\":\"f4\",\"turn\":\"WHITE\"}\n";

    private Samples() {}

    static List<String> of(RecordFormat format) {
        return switch (format) {
            case OPENTAFL ->
                List.of(
                        OPENTAFL,
                        "[rules:dim:7 start:" + BRANDUBH + "]\n\n1. a1-a2\n\n[rules:dim:7 start:" + BRANDUBH + "]\n");
            case AAGENIELSEN ->
                List.of(
                        "d1-d3 e5-e2 g1-g3 f4-c4 g3-e3xe2,1,0,Ongoing\n",
                        "timeout,0,0,\nd1-d3xe3xe3 timeout,2,1,Black\n");
            case HNEFATAFL_ORG_JSON -> List.of(HNEFATAFL_JSON, HNEFATAFL_JSON + HNEFATAFL_JSON);
            case HNEFATAFL_ORG_TEXT -> List.of(HNEFATAFL_TEXT, "1. h1h3 g5g2 2. h3h2\n");
            case ASHTON -> List.of(ACTIONS, RecordFormat.ASHTON.format(new RandomRecords(new Random(7)).game(6)));
            case PLAYTAFLONLINE -> List.of(PLAYTAFLONLINE);
            case TAVLIA -> List.of(TAVLIA);
        };
    }
}
