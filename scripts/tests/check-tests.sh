#!/usr/bin/env bash
# Holds the checks format, repository and fixture to failing where they should.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

checkout=$place/checkout
mkdir -p "$checkout/Sources" "$checkout/Fixtures/Broken"
cp -R "$scripts" "$checkout/scripts"
cp "$scripts/../.swift-format" "$checkout/"
git -C "$checkout" init -q

echo 'let formatted = 1' >"$checkout/Sources/Formatted.swift"
echo 'not  Swift (' >"$checkout/Fixtures/Broken/Broken.swift"
run "$checkout/scripts/check" format
expect 'formatted sources pass, and what is broken on purpose is left out' ended_with 0
echo 'let  loose = 1' >"$checkout/Sources/Not Formatted.swift"
run "$checkout/scripts/check" format
expect 'a new file that is not formatted fails' ended_with 1
expect 'the place is named' said 'Not Formatted.swift:1:4'
run "$checkout/scripts/check" format --fix
expect 'it can be mended' ended_with 0

git -C "$checkout" add -A
run "$checkout/scripts/check" repository
expect 'a clean repository passes' ended_with 0
mkdir -p "$checkout/Portable/Web/.build"
echo '{}' >"$checkout/Portable/Web/Package.resolved"
echo 'built' >"$checkout/Portable/Web/.build/object"
git -C "$checkout" add -Af
run "$checkout/scripts/check" repository
expect 'what a build made fails' ended_with 1
expect 'resolved versions are named' said 'Portable/Web/Package.resolved'
expect 'build products are named' said 'Portable/Web/.build/object'
git -C "$checkout" rm -rqf Portable
printf 'cd /%s/somebody/riblets\n' Users >"$checkout/notes.md"
git -C "$checkout" add -A
run "$checkout/scripts/check" repository
expect 'a path of one machine fails' ended_with 1
expect 'its place is named' said 'notes.md:1:'

# A root package that depends on a third party, as it must not.
# package FOLDER [DEPENDENCY]: the manifest of a package, and the folder of one that it uses.
package() {
  local name
  name=$(basename "$1")
  mkdir -p "$1/Sources/$name"
  echo 'let something = 1' >"$1/Sources/$name/Something.swift"
  printf '%s\n' '// swift-tools-version: 6.1' 'import PackageDescription' '' \
    "let package = Package(name: \"$name\", products: [.library(name: \"$name\", targets: [\"$name\"])]," \
    "  dependencies: [${2:+.package(path: \"$2\")}], targets: [.target(name: \"$name\")])" >"$1/Package.swift"
}
package "$place/stranger"
package "$checkout" "$place/stranger"
package "$checkout/Fixtures/MinimalApp" "$checkout"
run "$checkout/scripts/check" fixture
expect 'a third party in the graph of an app fails' ended_with 1
expect 'the third party is named' said "$place/stranger"

finish
