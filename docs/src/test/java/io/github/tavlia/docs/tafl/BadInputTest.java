package io.github.tavlia.docs.tafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong with the input is told in one line, with exit code 2. */
class BadInputTest {
    @TempDir
    private Path folder;

    @Test
    void commandLine_thatPicocliRefuses_isToldInOneLine() {
        Run.tafl().complains("a command is missing: variants, show");
        Run.tafl("shw").complains("did you mean show?");
        Run.tafl("show").complains("VARIANT", "(see tafl show --help)");
        Run.tafl("show", "brandubh-7", "--bogus").complains("Unknown option: '--bogus'");
        Run.tafl("moves", "brandubh-7", "a1-a2").complains("Unmatched argument");
        Run.tafl("moves", "brandubh-7", "--position", "/7/7/7/7/7/7/7/").complains("--to-move");
        Run.tafl("moves", "@file").complains("unknown variant \"@file\"");
    }

    @Test
    void variant_unknown_bringsSuggestions() {
        Run.tafl("show", "copenhagn-11").complains("unknown variant \"copenhagn-11\"; did you mean copenhagen-11");
        Run.tafl("show", "no-such-variant").complains("unknown variant \"no-such-variant\" (tafl variants lists them)");
        Run.tafl("show", "two\nlines\u0000\u2028" + "x".repeat(100_000)).complains("two?lines??xxx", "...");
    }

    @Test
    void rulesText_faulty_isToldWithItsPlace() {
        Run.tafl("show", "dim:7 esc:q start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/")
                .complains("rules text: expected ", "esc:q");
        Run.tafl("show", "dim:7").complains("rules text: expected ");
        Run.tafl("show", "dim:7 start:/7/7/7/7/7/7/7/").complains("rules text: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"d1d3", "z99-a1", "", "d1-d3xe3", "d1-", "\u0000", "d1-d3\n"})
    void move_malformed_isToldWithItsPlace(String move) {
        Run.tafl("check", "copenhagen-11", "e1-e2", move).complains("move: expected ", "at offset");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/99/",
                "",
                "/7/7/7/7/7/7/8/",
                "/7/7/7/7/7/7/6x/",
                "/5/5/5/5/5/",
                "/7/7/7/7/7/7/7/",
                "/K6/K6/7/7/7/7/7/"
            })
    void position_bad_isToldWithTheReason(String position) {
        Run.tafl("moves", "brandubh-7", "--position", position, "--to-move", "attackers")
                .complains("position: ");
    }

    @Test
    void side_unknown_isTold() {
        Run.tafl("moves", "brandubh-7", "--position", "/t5K/7/7/7/7/7/7/", "--to-move", "black")
                .complains("--to-move: expected attackers or defenders, not \"black\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "65", "x", "", "99999999999999999999", "1.5"})
    void depth_outOfRange_isTold(String depth) {
        Run.tafl("perft", "copenhagen-11", depth).complains("DEPTH: expected a number from 0 to 64, not \"" + depth);
    }

    @Test
    void depth_zeroToDivide_isTold() {
        Run.tafl("perft", "copenhagen-11", "0", "--divide").complains("from 1 to 64");
    }

    @Test
    void file_thatIsNone_isTold() {
        Run.tafl("replay", "copenhagen-11", "no-such-file.csv").complains("no-such-file.csv: no such file");
        Run.tafl("replay", "copenhagen-11", folder.toString()).complains(folder.toString());
        Run.tafl("replay", "copenhagen-11", "\u0000").complains("is no file name");
    }

    @Test
    void file_thatIsNoArchive_isToldWithLineAndColumn() throws IOException {
        byte[] binary = new byte[10_000];
        for (int i = 0; i < binary.length; i++) {
            binary[i] = (byte) i;
        }
        replay("").complains("file:1:1: expected a game");
        replay(binary).complains("file:1:1: expected a game in one of the formats that are known");
        replay("d1-d3 e5-e").complains("file:1:11: expected ");
        replay("d1-d3,0,0,White\nd1-d3 e5-e2,0").complains("file:2:14: expected ");
        replay("d1-\0d3,0,0,White\n").complains("file:1:4: expected ");
        replay("d1-d3,0,0,Nobody\n").complains("file:1:11: expected ");
        replay("d1-d3,0,0,White\n\n").complains("file:2:1: expected ");
    }

    @Test
    void file_ofOneLineOf100Megabytes_isRefusedAtTheLimit() throws IOException {
        Path file = folder.resolve("file");
        byte[] part = "d1-d3 d3-d1 ".repeat(10_000).getBytes(StandardCharsets.US_ASCII);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            for (long size = 0; size < 100_000_000; size += part.length) {
                out.write(part);
            }
        }
        Run.tafl("replay", "copenhagen-11", file.toString())
                .complains("file:1:1048577: expected the end of a record of at most 1048576 characters");
    }

    @Test
    void help_ofAllCommands_isNoBadInput() {
        assertThat(Run.tafl("--help").answers(0).out())
                .contains("Commands", "Exit codes", "variants", "replay", "VARIANT", "POSITION", "SIDE");
        assertThat(Run.tafl("check", "--help").answers(0).out()).contains("Usage: tafl check", "MOVE...");
        assertThat(Run.tafl("--version").answers(0).out()).startsWith("tafl ");
    }

    private Run replay(String text) throws IOException {
        return replay(text.getBytes(StandardCharsets.US_ASCII));
    }

    private Run replay(byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve("file"), bytes);
        return Run.tafl("replay", "copenhagen-11", file.toString());
    }
}
