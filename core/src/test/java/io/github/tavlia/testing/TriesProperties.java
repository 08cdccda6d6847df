package io.github.tavlia.testing;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AfterContainer;

/** That long runs are long. */
@AddLifecycleHook(Tries.class)
class TriesProperties {
    private static final int ASKED = 7;
    private static int tried;

    @Property(tries = ASKED)
    void property_ofThisModule_isTriedAsOftenAsTheRunSays(@ForAll long seed) {
        tried++;
        assertThat(tried).isLessThanOrEqualTo(Tries.of(ASKED));
    }

    @AfterContainer
    static void triedOftenEnough() {
        assertThat(tried).isEqualTo(Tries.of(ASKED));
    }
}
