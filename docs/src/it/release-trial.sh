#!/usr/bin/env bash
# A release without the last step: builds the published modules twice from two places, deploys them to two folders,
# compares the bytes, and uses what was deployed in two projects outside this one, on the class path and as modules with
# jlink. Nothing leaves this machine, and nothing is left behind. Usage: docs/src/it/release-trial.sh [VERSION]
set -euo pipefail
# The rights of files go into the sources jars, so that a release is built with this one.
umask 022
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
version=${1:-0.1.0}
cached=$(mvn -B -q -f "$root/pom.xml" -N help:evaluate -Dexpression=settings.localRepository -DforceStdout)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
published=(parent core testkit variants)

fail() {
  echo "release trial: $*" >&2
  exit 1
}

# The sources as they are now, with the version set.
mkdir "$work/sources"
tar -C "$root" --exclude=target --exclude=.git -cf - . | tar -C "$work/sources" -xf -
find "$work/sources" -name pom.xml -exec sed -i "s|<version>0[^<]*-SNAPSHOT</version>|<version>$version</version>|" {} +

# Builds in a place of its own and deploys the published modules to a folder of their own.
deploy() {
  local name=$1
  mkdir -p "$work/$name/sources"
  cp -R "$work/sources/." "$work/$name/sources"
  cd "$work/$name/sources"
  mvn -B -ntp -q deploy -DskipTests -Dspotless.check.skip -Djacoco.skip -P '!errorprone' \
    -pl .,core,core/testkit,variants-catalog \
    -DaltDeploymentRepository="trial::file://$work/$name/deployed" -Dmaven.install.skip
}

# Another place, another time zone and another language must not matter.
deploy one
(export TZ=Pacific/Kiritimati LC_ALL=C; deploy two-longer-name)

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
for unwanted in tavlia-docs tavlia-benchmarks tavlia-scale; do
  [ ! -e "$unwanted" ] || fail "$unwanted must not be deployed"
done
echo "release trial: $compared files built twice, bytes equal"

for consumer in plain modular; do
  cp -r "$here/$consumer" "$work/$consumer"
  mvn -B -ntp -q -s "$here/settings.xml" -f "$work/$consumer/pom.xml" package -Dtavlia.version="$version" \
    -Dtrial.deployed="$work/one/deployed" -Dtrial.cached="$cached" -Dmaven.repo.local="$work/repository"
done

check() {
  local how=$1 named=$2 output=$3
  echo "$output" | sed "s/^/release trial: $how: /"
  [[ $output == *corner* && $output == *"Brandubh [d7] $named" ]] || fail "$how: unexpected output"
}

java=${JAVA_HOME:+$JAVA_HOME/bin/}
cd "$work/plain/target"
check "class path" false "$("${java}java" -cp "classes:libs/*" consumer.Consumer)"

cd "$work/modular/target"
# Guava names this empty jar in its pom and not in its module.
rm -f libs/listenablefuture-*.jar
"${java}jlink" --module-path "libs:classes" --add-modules consumer --launcher consumer=consumer/consumer.Consumer \
  --strip-debug --no-header-files --no-man-pages --output image
check "jlink image of $(du -sm image | cut -f1) MB" true "$(image/bin/consumer)"
