/** A module of somebody else. */
module consumer {
    requires io.github.tavlia.variants;
}
