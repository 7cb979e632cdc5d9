#!/usr/bin/env bash
# Holds the checks format, summaries, repository and fixture to failing where they should.
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
run "$checkout/scripts/checks/format"
expect 'formatted sources pass, and what is broken on purpose is left out' ended_with 0
echo 'let  loose = 1' >"$checkout/Sources/Not Formatted.swift"
run "$checkout/scripts/checks/format"
expect 'a new file that is not formatted fails' ended_with 1
expect 'the place is named' said 'Not Formatted.swift:1:4'
run "$checkout/scripts/checks/format" --fix
expect 'it can be mended' ended_with 0

mkdir -p "$checkout"/{Bridges,Data,Portable,Tools}/{Sources,Tests} "$checkout"/{Tests,Examples,Benchmarks}
printf '%s\n' 'let text = """' '  /// Who wrote it.' '  """' '/// The store.' '/// Who knows.' 'let isOpen = true' \
  >"$checkout/Data/Sources/Store.swift"
run "$checkout/scripts/checks/summaries"
expect 'only summaries are asked, and not those in strings' ended_with 0
printf '%s\n' 'let text = 1' '  /// However late, the owner.' 'let owner = 1' '/// What it holds.' 'let content = 1' >"$checkout/Data/Sources/Content.swift"
for folder in Examples/.build Tests/Golden Portable/Tests/Generated; do
  mkdir "$checkout/$folder"
  cp "$checkout/Data/Sources/Content.swift" "$checkout/$folder/"
done
run "$checkout/scripts/checks/summaries"
expect 'a summary that begins with a question word fails' ended_with 1
expect 'the place is named' said 'Data/Sources/Content.swift:4: What it holds.'
expect 'what is not written by hand is left out' said_once 'What it holds.'
expect 'other words are not questions' did_not_say 'However'
rm -r "$checkout/Portable"
run "$checkout/scripts/checks/summaries"
expect 'a folder that is not there fails' ended_with 66
expect 'it is named' said "There is no folder 'Portable'"
rm -r "$checkout"/{Bridges,Data,Tools,Tests,Examples,Benchmarks}

git -C "$checkout" add -A
run "$checkout/scripts/checks/repository"
expect 'a clean repository passes' ended_with 0
mkdir -p "$checkout/Portable/Web/.build"
echo '{}' >"$checkout/Portable/Web/Package.resolved"
echo 'built' >"$checkout/Portable/Web/.build/object"
git -C "$checkout" add -Af
run "$checkout/scripts/checks/repository"
expect 'what a build made fails' ended_with 1
expect 'resolved versions are named' said 'Portable/Web/Package.resolved'
expect 'build products are named' said 'Portable/Web/.build/object'
git -C "$checkout" rm -rqf Portable
printf 'cd /%s/somebody/riblets\n' Users >"$checkout/notes.md"
git -C "$checkout" add -A
run "$checkout/scripts/checks/repository"
expect 'a path of one machine fails' ended_with 1
expect 'its place is named' said 'notes.md:1:'

# A root package that depends on a third party, as it must not.
# package FOLDER [DEPENDENCY]: a package, and the folder of one that it uses.
package() {
  local name dependencies='' products=''
  name=$(basename "$1")
  if [[ -n ${2:-} ]]; then
    dependencies=".package(path: \"$2\")"
    products=".product(name: \"$(basename "$2")\", package: \"$(basename "$2")\")"
  fi
  mkdir -p "$1/Sources/$name"
  echo 'let something = 1' >"$1/Sources/$name/Something.swift"
  cat >"$1/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "$name", products: [.library(name: "$name", targets: ["$name"])],
  dependencies: [$dependencies], targets: [.target(name: "$name", dependencies: [$products])])
SWIFT
}
package "$place/stranger"
package "$checkout" "$place/stranger"
package "$checkout/Fixtures/MinimalApp" "$checkout"
run "$checkout/scripts/checks/fixture"
expect 'a third party in the graph of an app fails' ended_with 1
expect 'the third party is named' said "$place/stranger"
package "$checkout"
package "$checkout/Fixtures/MinimalApp"
run "$checkout/scripts/checks/fixture"
expect 'a fixture that depends on nothing fails' said 'does not depend on what it should'

finish
