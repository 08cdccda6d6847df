package io.github.tavlia.laws;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.github.tavlia.game.CompiledRules;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who may know whom in the core, and what it keeps to itself. */
class ArchitectureTest {
    /** Each package may use those before it. */
    private static final List<String> LAYERS = List.of("board", "rules", "internal", "game", "notation", "render");

    private static final JavaClasses CORE = core();

    private static JavaClasses core() {
        try {
            return new ClassFileImporter()
                    .importPath(Path.of(CompiledRules.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI()));
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static String pack(String layer) {
        return "io.github.tavlia." + layer + "..";
    }

    @Test
    void import_findsTheMainClassesAlone() {
        assertThat(CORE.contain(CompiledRules.class)).isTrue();
        assertThat(CORE.contain(ArchitectureTest.class)).isFalse();
    }

    @Test
    void everyClass_livesInAKnownPackage() {
        classes()
                .that()
                .doNotHaveSimpleName("module-info")
                .should()
                .resideInAnyPackage(LAYERS.stream().map(ArchitectureTest::pack).toArray(String[]::new))
                .check(CORE);
    }

    @Test
    void everyPackage_usesOnlyThoseBeforeIt() {
        for (int i = 0; i < LAYERS.size(); i++) {
            for (String later : LAYERS.subList(i + 1, LAYERS.size())) {
                noClasses()
                        .that()
                        .resideInAPackage(pack(LAYERS.get(i)))
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage(pack(later))
                        .allowEmptyShould(true)
                        .check(CORE);
            }
        }
    }

    @Test
    void packages_haveNoCycles() {
        slices().matching("io.github.tavlia.(*)..").should().beFreeOfCycles().check(CORE);
    }

    @Test
    void internal_isUsedByGameAlone() {
        classes()
                .that()
                .resideInAPackage(pack("internal"))
                .should()
                .onlyHaveDependentClassesThat()
                .resideInAnyPackage(pack("internal"), pack("game"))
                .check(CORE);
    }

    @Test
    void core_printsNothing() {
        NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(CORE);
    }

    /** Rules that asked the clock or a dice would answer the same question in two ways. */
    @Test
    void rules_knowNeitherTimeNorChance() {
        noClasses()
                .that()
                .resideInAnyPackage(pack("board"), pack("rules"), pack("internal"))
                .should()
                .dependOnClassesThat(resideInAPackage("java.time..")
                        .or(resideInAPackage("java.util.random.."))
                        .or(JavaClass.Predicates.assignableTo("java.util.Random"))
                        .or(JavaClass.Predicates.assignableTo("java.util.SplittableRandom"))
                        .or(JavaClass.Predicates.assignableTo("java.util.Date")))
                .check(CORE);
        noClasses()
                .that()
                .resideInAnyPackage(pack("board"), pack("rules"), pack("internal"), pack("game"))
                .should()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(Math.class, "random")
                .check(CORE);
    }

    @Test
    void staticFields_areFinal() {
        fields().that().areStatic().should().beFinal().check(CORE);
    }

    /** A final array can still be written to: none may be within reach. */
    @Test
    void staticArrays_arePrivate() {
        fields().that()
                .areStatic()
                .should(new ArchCondition<>("be private if they hold an array") {
                    @Override
                    public void check(JavaField field, ConditionEvents events) {
                        boolean open = field.getRawType().isArray()
                                && !field.getModifiers().contains(JavaModifier.SYNTHETIC)
                                && !field.getModifiers().contains(JavaModifier.PRIVATE);
                        events.add(new SimpleConditionEvent(field, !open, field.getFullName()));
                    }
                })
                .check(CORE);
    }

    /**
     * The engine knows rules, not games by name; those are in the catalog. Notations have names of their own, and the rule of
     * turns that have several steps is called berserk in every game that has it.
     */
    @Test
    void noClassOfTheEngine_isNamedAfterAVariant() {
        noClasses()
                .that()
                .resideOutsideOfPackage(pack("notation"))
                .and()
                .haveNameNotMatching(".*\\.rules\\.Berserk(\\$.*)?")
                .should()
                .haveNameMatching(
                        "(?i).*\\.[a-z0-9_$]*(copenhagen|fetlar|brandub|hnefatafl|tablut|tawlbwrdd|ashton|magpie"
                                + "|ardri|alea|evangelii|parlett|tavlei|seabattle|saami|skalk|york|walker"
                                + "|papillon|jarlshof|gokstad|berserk|coppergate|alfheim|starsquare|tyr)[a-z0-9_$]*")
                .check(CORE);
    }

    /** A user of the library must not need Guava on his own compile path. */
    @Test
    void publicSignatures_haveNoGuavaTypes() {
        classes()
                .that()
                .resideOutsideOfPackage(pack("internal"))
                .should(new ArchCondition<>("keep Guava out of what others see") {
                    @Override
                    public void check(JavaClass owner, ConditionEvents events) {
                        if (!isVisible(owner)) {
                            return;
                        }
                        exposed(owner)
                                .filter(ArchitectureTest::isGuava)
                                .forEach(type -> events.add(SimpleConditionEvent.violated(
                                        owner, owner.getName() + " shows " + type.getName())));
                    }
                })
                .check(CORE);
    }

    private static boolean isGuava(JavaClass type) {
        return type.getBaseComponentType().getPackageName().startsWith("com.google.common");
    }

    private static boolean isVisible(JavaClass type) {
        return isOpen(type.getModifiers())
                && type.getEnclosingClass().map(ArchitectureTest::isVisible).orElse(true);
    }

    private static boolean isOpen(Set<JavaModifier> modifiers) {
        return modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
    }

    private static Stream<JavaClass> exposed(JavaClass owner) {
        Stream<JavaType> parents = Stream.concat(owner.getInterfaces().stream(), owner.getSuperclass().stream());
        Stream<JavaType> codeUnits = owner.getCodeUnits().stream()
                .filter(ArchitectureTest::isSeen)
                .flatMap(unit -> Stream.concat(unit.getParameterTypes().stream(), Stream.of(unit.getReturnType())));
        Stream<JavaType> constants =
                owner.getFields().stream().filter(ArchitectureTest::isSeen).map(JavaField::getType);
        return Stream.of(parents, codeUnits, constants)
                .flatMap(types -> types)
                .flatMap(type -> type.getAllInvolvedRawTypes().stream());
    }

    private static boolean isSeen(JavaMember member) {
        return isOpen(member.getModifiers()) && !member.getModifiers().contains(JavaModifier.SYNTHETIC);
    }

    /** The condition itself is put to the test, as one that sees nothing would pass. */
    @Test
    void guavaCondition_seesGuavaInside() {
        assertThat(CORE.stream()
                        .flatMap(type -> type.getFields().stream())
                        .map(JavaField::getRawType)
                        .filter(ArchitectureTest::isGuava)
                        .map(JavaClass::getSimpleName)
                        .collect(Collectors.toSet()))
                .contains("ImmutableList");
        assertThat(exposed(new ClassFileImporter().importClass(Exposed.class)).filter(ArchitectureTest::isGuava))
                .hasSize(3);
    }

    /** What may not be. */
    private abstract static class Exposed {
        public static final ImmutableList<String> CONSTANT = ImmutableList.of();

        protected abstract List<ImmutableSet<String>> generic(ImmutableMap<String, String>[] array);
    }
}
