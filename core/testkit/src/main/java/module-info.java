/** Checks for the tests of rules and variants: random games, and the laws that hold in every one of them. */
module io.github.tavlia.testkit {
    requires transitive io.github.tavlia.core;

    exports io.github.tavlia.testkit;
}
