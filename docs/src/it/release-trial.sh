#!/usr/bin/env bash
# A release without the last step: builds the published modules twice from two places, deploys them to two folders,
# compares the bytes, and uses what was deployed in a project outside this one, on the class path and as modules with
# jlink. Nothing leaves this machine. Usage: docs/src/it/release-trial.sh [VERSION]
set -euo pipefail
# The rights of files go into the sources jars, so that a release is built with this one.
umask 022
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
version=${1:-0.1.0}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
published=(parent core testkit variants)
maven=(mvn -B -ntp -q)
java=${JAVA_HOME:+$JAVA_HOME/bin/}

fail() {
  echo "release trial: $*" >&2
  exit 1
}

# The sources as they are now, with the version set.
mkdir "$work/sources"
tar -C "$root" --exclude=target --exclude=.git -cf - . | tar -C "$work/sources" -xf -
find "$work/sources" -name pom.xml -exec sed -i "s|<version>0[^<]*-SNAPSHOT</version>|<version>$version</version>|" {} +

# Builds in a place of its own and deploys to a folder of its own; what else is given goes to Maven.
deploy() {
  local name=$1
  shift
  mkdir -p "$work/$name/sources"
  cp -R "$work/sources/." "$work/$name/sources"
  cd "$work/$name/sources"
  "${maven[@]}" deploy -Dmaven.test.skip -Dspotless.check.skip -Djacoco.skip -P '!errorprone' \
    -DaltDeploymentRepository="trial::file://$work/$name/deployed" -Dmaven.install.skip "$@"
}

# The whole project, of which only the published modules may be deployed, and then these alone: another place, another time
# zone and another language must not matter.
deploy one
(export TZ=Pacific/Kiritimati LC_ALL=C; deploy two-longer-name -pl .,core,core/testkit,variants-catalog)

cd "$work/one/deployed/io/github/tavlia"
compared=0
for module in "${published[@]}"; do
  file=tavlia-$module/$version/tavlia-$module-$version
  files=("$file.pom")
  if [ "$module" != parent ]; then
    files+=("$file.jar" "$file-sources.jar" "$file-javadoc.jar")
  fi
  for each in "${files[@]}"; do
    cmp "$each" "$work/two-longer-name/deployed/io/github/tavlia/$each" || fail "$each is not the same twice"
    compared=$((compared + 1))
  done
done
[ "$(ls | wc -l)" -eq "${#published[@]}" ] || fail "deployed are $(ls | xargs), to be published ${published[*]}"
echo "release trial: $compared files built twice, bytes equal"

# Builds the consumer in a place of its own, with a local repository into which only deployed files of ours can come.
"${maven[@]}" -N -f "$root/pom.xml" org.apache.maven.plugins:maven-help-plugin:3.5.2:evaluate \
  -Dexpression=settings.localRepository -Doutput="$work/cached"
build() {
  "${maven[@]}" -s "$here/settings.xml" -f "$1/pom.xml" package -Dtavlia.version="$version" \
    -Dtrial.deployed="$work/one/deployed" -Dtrial.cached="$(cat "$work/cached")" -Dmaven.repo.local="$work/repository"
  for module in core variants; do
    cmp "$1/target/libs/tavlia-$module-$version.jar" "tavlia-$module/$version/tavlia-$module-$version.jar" \
      || fail "$1 has another $module than was deployed"
  done
}

check() {
  local how=$1 named=$2 output=$3
  echo "$output" | sed "s/^/release trial: $how: /"
  [[ $output == *corner* && $output == *"Brandubh [d7] $named" ]] || fail "$how: unexpected output"
}

plain=$work/plain
cp -r "$here/consumer" "$plain"
rm "$plain/src/main/java/module-info.java"
build "$plain"
check "class path" false "$("${java}java" -cp "$plain/target/classes:$plain/target/libs/*" consumer.Consumer)"

modular=$work/modular
cp -r "$here/consumer" "$modular"
build "$modular"
# Guava names this empty jar in its pom and not in its module.
rm -f "$modular/target/libs/"listenablefuture-*.jar
"${java}jlink" --module-path "$modular/target/libs:$modular/target/classes" --add-modules consumer \
  --launcher consumer=consumer/consumer.Consumer --strip-debug --no-header-files --no-man-pages --output "$work/image"
check "jlink image of $(du -sm "$work/image" | cut -f1) MB" true "$("$work/image/bin/consumer")"
echo "release trial: passed in $SECONDS s"
