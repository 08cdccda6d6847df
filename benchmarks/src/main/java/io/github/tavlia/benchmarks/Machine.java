package io.github.tavlia.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/** What a figure is worth nothing without. */
final class Machine {
    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

    private Machine() {}

    /** Today. */
    static String date() {
        return LocalDate.now().toString();
    }

    /** The JVM. */
    static String jdk() {
        return "%s (%s)".formatted(System.getProperty("java.runtime.version"), System.getProperty("java.vm.name"));
    }

    /** The options that the JVM was started with. */
    static List<String> options() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments();
    }

    /** The processor as the system names it, where it does. */
    static String cpu() {
        int processors = Runtime.getRuntime().availableProcessors();
        return "%s, %d processors".formatted(model(), processors);
    }

    private static String model() {
        if (!Files.isReadable(CPU_INFO)) {
            return System.getProperty("os.arch");
        }
        try (Stream<String> lines = Files.lines(CPU_INFO)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException e) {
            return System.getProperty("os.arch");
        }
    }
}
