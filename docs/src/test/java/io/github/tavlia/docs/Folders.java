package io.github.tavlia.docs;

import java.nio.file.Path;

/** Where the files are that the tests of this module look at. */
public final class Folders {
    /** Whether the tests are to rewrite what they check: {@code -Ddocs.update=true}. */
    public static final boolean UPDATE = Boolean.getBoolean("docs.update");

    private Folders() {}

    /** Returns the folder docs. */
    public static Path docs() {
        return Path.of(System.getProperty("basedir", ".")).toAbsolutePath().normalize();
    }

    /** Returns the top folder of the project. */
    public static Path root() {
        return docs().getParent();
    }
}
