package io.github.tavlia.docs.tafl;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * What a command reads from and writes to.
 *
 * @param in where an interactive command reads what the user types
 * @param out where answers go
 * @param err where complaints go
 * @param folder the folder from which relative file names count
 * @param screens what can show a whole screen
 */
record Terminal(Reader in, PrintWriter out, PrintWriter err, Path folder, ScreenSource screens) {
    /** Standard input, output and error, in UTF-8 whatever the system's settings. */
    static Terminal ofSystem() {
        return new Terminal(
                new BufferedReader(
                        new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8)),
                writer(FileDescriptor.out),
                writer(FileDescriptor.err),
                Path.of(""),
                ScreenSource.ofSystem());
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        return new PrintWriter(new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8));
    }

    /**
     * Opens a file to read.
     *
     * @throws IOException if that is not possible
     * @throws BadInput if the name is none
     */
    InputStream read(String file) throws IOException {
        return Files.newInputStream(path(file));
    }

    /**
     * Writes a text file, in the place of one that may be there.
     *
     * @throws BadInput if that is not possible
     */
    void write(String file, String text) {
        try {
            Files.writeString(path(file), text);
        } catch (IOException e) {
            throw failed(file, e);
        }
    }

    /**
     * Tells whether there is a file of a name.
     *
     * @throws BadInput if the name is none
     */
    boolean exists(String file) {
        return Files.exists(path(file));
    }

    private Path path(String file) {
        try {
            return folder.resolve(file);
        } catch (InvalidPathException e) {
            throw new BadInput("\"" + file + "\" is no file name", e);
        }
    }

    /** Says in words why a file cannot be used: exceptions of the file system often name nothing but the file. */
    static BadInput failed(String file, IOException e) {
        if (e instanceof NoSuchFileException) {
            return new BadInput(file + ": no such file", e);
        } else if (e instanceof AccessDeniedException) {
            return new BadInput(file + ": access denied", e);
        }
        return new BadInput(file + ": " + e.getMessage(), e);
    }

    void flush() {
        out.flush();
        err.flush();
    }
}
