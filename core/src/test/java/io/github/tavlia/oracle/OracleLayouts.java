package io.github.tavlia.oracle;

/** Start positions as the rules text writes them (section 1.0), rank 1 first. */
final class OracleLayouts {

    static final String BRANDUBH_7 = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    static final String ARD_RI_7 = "/2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2/";
    static final String TABLUT_9 = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";
    static final String DIAMOND_11 = "/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/";
    static final String BELL_11 = "/4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4/";
    static final String LEWIS_11 = "/4ttt4/4ttt4/5T5/5T5/tt3T3tt/ttTTTKTTTtt/tt3T3tt/5T5/5T5/4ttt4/4ttt4/";
    static final String TCROSS_11 = "/3ttttt3/5t5/5T5/t4T4t/t4T4t/ttTTTKTTTtt/t4T4t/t4T4t/5T5/5t5/3ttttt3/";
    static final String PARLETT_13 =
            "/4ttttt4/5t1t5/6t6/6T6/t3T3T3t/tt3TTT3tt/t1tT1TKT1Tt1t/tt3TTT3tt/t3T3T3t/6T6/6t6/" + "5t1t5/4ttttt4/";
    static final String ALEA_19 = "/2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/"
            + "4T2T1T1T2T4/3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/"
            + "2t2t7t2t2/";

    static final String BERSERK_11 = "/3ttttt3/5c5/11/t4T4t/t3NTT3t/tc1TTKTT1ct/t3TTT3t/t4T4t/11/5c5/3ttttt3/";
    static final String TYR_11 = "/t2t3t2t/11/2t2t2t2/t2t1T1t2t/4TTT4/2tTTKTTt2/4TTT4/t2t1T1t2t/2t2t2t2/11/t2t3t2t/";
    static final String TYR_15 =
            "/t2t3t3t2t/15/2t2t3t2t2/t2t2t1t2t2t/4T2T2T4/2t3T1T3t2/3t1T1T1T1t3/t3T1TKT1T3t/3t1T1T1T1t3/2t3T1T3t2/"
                    + "4T2T2T4/t2t2t1t2t2t/2t2t3t2t2/15/t2t3t3t2t/";

    private OracleLayouts() {}
}
