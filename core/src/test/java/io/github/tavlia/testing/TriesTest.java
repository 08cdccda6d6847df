package io.github.tavlia.testing;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.api.Test;

class TriesTest {
    @Test
    void everyProperty_isTriedAsOftenAsTheRunSays() throws URISyntaxException {
        JavaClasses tests = new ClassFileImporter().importPath(testClasses());
        assertThat(tests.contain(TriesProperties.class)).isTrue();
        methods().that().areAnnotatedWith(Property.class).should(haveTheHook()).check(tests);
    }

    /** Where the tests were compiled to; those of a module have its place, not their own. */
    private static Path testClasses() throws URISyntaxException {
        URL own = TriesTest.class.getResource("TriesTest.class");
        return Path.of(own.toURI()).getParent().getParent();
    }

    private static ArchCondition<JavaMethod> haveTheHook() {
        return new ArchCondition<>("be of a class with the hook " + Tries.class.getSimpleName()) {
            @Override
            public void check(JavaMethod property, ConditionEvents events) {
                JavaClass owner = property.getOwner();
                boolean has = owner.isAnnotatedWith(AddLifecycleHook.class)
                        && owner.getAnnotationOfType(AddLifecycleHook.class).value() == Tries.class;
                events.add(new SimpleConditionEvent(property, has, property.getFullName()));
            }
        };
    }
}
