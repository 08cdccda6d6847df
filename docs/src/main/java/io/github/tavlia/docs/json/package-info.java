/** JSON for the answers of the tool and of the board server. */
@NullMarked
package io.github.tavlia.docs.json;

import org.jspecify.annotations.NullMarked;
