package io.github.tavlia.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * The best of several measurements of one piece of work: time that the thread spent on a processor, and bytes that it
 * allocated. Other programs can only make a measurement worse, so the best one tells most about the code.
 */
final class Best {
    /** Something to measure, in portions of a millisecond or more. */
    interface Work {
        /** Does a portion and returns how many operations it was. */
        long run();
    }

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final long SHORTEST = 150_000_000;

    private final Work work;
    private double nanos = Double.POSITIVE_INFINITY;
    private double bytes = Double.POSITIVE_INFINITY;

    Best(Work work) {
        this.work = work;
    }

    /** Processor time of this thread in nanoseconds. */
    static long now() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Works for a while and keeps the result if it is the best so far. */
    void measure() {
        long thread = Thread.currentThread().getId();
        long bytesBefore = THREADS.getThreadAllocatedBytes(thread);
        long start = now();
        long operations = 0;
        long spent = 0;
        while (spent < SHORTEST) {
            operations += work.run();
            spent = now() - start;
        }
        long allocated = THREADS.getThreadAllocatedBytes(thread) - bytesBefore;
        nanos = Math.min(nanos, (double) spent / operations);
        bytes = Math.min(bytes, (double) allocated / operations);
    }

    /** Nanoseconds an operation. */
    double nanos() {
        return nanos;
    }

    /** Millions of operations a second. */
    double millions() {
        return 1e3 / nanos;
    }

    /** Bytes an operation. */
    double bytes() {
        return bytes;
    }
}
