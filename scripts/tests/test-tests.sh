#!/usr/bin/env bash
# Holds scripts/test to what it promises, with packages that pass, fail, crash, do not build, and have no tests.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

checkout=$place/"a checkout"
mkdir -p "$checkout"
cp -R "$scripts" "$checkout/scripts"

# fake_package FOLDER [TEST…]: a package whose tests are the given functions; without any, an empty test target.
#
# The tests get a time of a later second: the compiler's driver reads times without their fractions, and takes what was
# written again in the second in which its last build ended for built.
fake_package() {
  local folder=$1 name later
  later=$(TZ=UTC0 date -d '+2 seconds' +%Y%m%d%H%M.%S 2>/dev/null || TZ=UTC0 date -v+2S +%Y%m%d%H%M.%S)
  shift
  name=$(basename "$folder" | tr -cd '[:alnum:]')
  mkdir -p "$folder/Tests/${name}Tests"
  cat >"$folder/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

let package = Package(name: "$name", targets: [.testTarget(name: "${name}Tests")])
SWIFT
  printf '%s\n' 'import Testing' "$@" >"$folder/Tests/${name}Tests/Tests.swift"
  TZ=UTC0 touch -t "$later" "$folder/Tests/${name}Tests/Tests.swift"
}

# shellcheck disable=SC2016 # a function's name
fake_package "$checkout" \
  '@Test func `one is "one"`() { #expect(1 == 1) }' \
  '@Test(arguments: 1...3) func several(number: Int) { #expect(number > 0) }' \
  '@Test(.disabled()) func later() {}'
fake_package "$checkout/Portable/Web" \
  '@Test func passes() {}' \
  '@Test(arguments: 1...3) func fails(number: Int) { #expect(number == 1) }'
fake_package "$checkout/Data/Store" '@Test func passes() {}' '@Test func crashes() { fatalError("a crash on purpose") }'
fake_package "$checkout/Tools" 'this is not Swift'
fake_package "$checkout/Examples/SampleFeatures"
mkdir -p "$checkout/Benchmarks/Sources/Only"
printf '%s\n' '// swift-tools-version: 6.1' 'import PackageDescription' '' \
  'let package = Package(name: "only", targets: [.target(name: "Only")])' >"$checkout/Benchmarks/Package.swift"
echo 'let only = 1' >"$checkout/Benchmarks/Sources/Only/Only.swift"

run "$checkout/scripts/test" root Benchmarks
expect 'what passes is counted, and what was skipped too' last_line_is '2 passed, 0 failed, 1 skipped'
expect 'tests that pass end with 0' ended_with 0
expect 'a package without a test target is no failure' said 'has no tests'

run "$checkout/scripts/test"
expect 'every package is counted in one line' last_line_is '3 passed, 4 failed, 1 skipped'
expect 'a failure ends with 1' ended_with 1
expect 'the package of a failed test is named' said 'Failed: Portable/Web: 1 failed'
expect 'a failed expectation is shown' said 'number → 2'
expect 'a package whose tests crash is named' said 'Failed: Data/Store: its tests stopped half-way'
expect 'the reason of a crash is shown' said 'a crash on purpose'
expect 'the test that crashed is named' said 'Did not end: StoreTests.crashes()'
expect 'a package that does not build is named' said 'Failed: Tools: did not build'
expect 'the compiler error is shown' said 'Tests.swift:2:'
expect 'and only once' said_once "Tests.swift:2:9: error: "
expect 'a package with a test target that ran no test is named' said 'Failed: Examples/SampleFeatures: has a test target and ran no test'

run "$checkout/scripts/test" --filter several
expect 'a filter leaves the packages alone in which nothing matches' last_line_is '1 passed, 1 failed'
expect 'what does not build fails under a filter too' said 'Failed: Tools: did not build'

run "$checkout/scripts/test" --filter nothingOfTheKind root
expect 'a filter without a match fails' ended_with 1
expect 'a filter without a match is said' said 'no test matches --filter nothingOfTheKind'

run "$checkout/scripts/test" Wbe
expect 'an unknown package is refused' ended_with 64
expect 'the packages to choose from are listed' said 'Packages: Tools root Portable/Web Data/Store Examples/SampleFeatures Benchmarks'

echo 'not a manifest' >"$checkout/Portable/Web/Package.swift"
run "$checkout/scripts/test" Portable/Web/
expect 'a broken manifest fails' ended_with 1
expect 'a broken manifest is named' said 'Failed: Portable/Web: its manifest cannot be read'

# A package with a plug-in: SwiftPM would build the tool a second time for it.
fake_package "$checkout/Portable/Web" '@Test func passes() {}'
mkdir -p "$checkout/Portable/Web/Sources/Tool" "$checkout/Portable/Web/Plugins/Maker"
echo 'this is not Swift' >"$checkout/Portable/Web/Sources/Tool/main.swift"
cat >"$checkout/Portable/Web/Plugins/Maker/Maker.swift" <<'SWIFT'
import PackagePlugin

@main struct Maker: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] { [] }
}
SWIFT
cat >"$checkout/Portable/Web/Package.swift" <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "web-tests",
  targets: [
    .executableTarget(name: "Tool"), .plugin(name: "Maker", capability: .buildTool(), dependencies: ["Tool"]),
    .testTarget(name: "WebTests"),
  ])
SWIFT
run "$checkout/scripts/test" Portable/Web
expect 'what only a plug-in needs is not built for the tests' last_line_is '1 passed, 0 failed'

# What tests leave behind, also where nobody may write.
fake_package "$checkout/Portable/Web" 'import Foundation' '@Test func leaves() throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "left")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try Data().write(to: folder.appending(path: "file"))
  try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
  let place = ProcessInfo.processInfo.environment["PLACE"]!
  try Data(folder.deletingLastPathComponent().path.utf8).write(to: URL(filePath: place))
}'
export PLACE=$place/temporaries
run env -u TMPDIR "$checkout/scripts/test" Portable/Web
expect 'tests have a folder for what they write' last_line_is '1 passed, 0 failed'
if [[ $(cat "$PLACE") == /dev/shm/* ]]; then
  expect 'a folder in memory is taken away with what is left in it' test ! -e "$(cat "$PLACE")"
else
  rm -rf "$(cat "$PLACE")/left"
fi
chosen=$place/chosen
mkdir "$chosen"
run env TMPDIR="$chosen" "$checkout/scripts/test" Portable/Web
expect 'a TMPDIR that is set is kept' test "$(cat "$PLACE")" -ef "$chosen"

# A test that never ends, and Ctrl-C: the script ends, and so does the test's process.
fake_package "$checkout/Portable/Web" 'import Foundation' '@Test func never() {
  let started = ProcessInfo.processInfo.environment["STARTED"]!
  FileManager.default.createFile(atPath: started, contents: Data("\(getpid())".utf8))
  while true { sleep(1) }
}'
export STARTED=$place/started
run "$checkout/scripts/test" --limit 10 Portable/Web
expect 'tests that do not end are ended' said 'Failed: Portable/Web: its tests had not ended after 10 s'
expect 'the test that does not end is named' said 'Did not end: WebTests.never()'
expect 'and its process is gone' has_ended "$STARTED"
rm "$STARTED"

# A process that was started with Ctrl-C ignored, as jobs in the background are, cannot trap it.
interrupt=INT ended=130
if [[ $(trap -p INT) == *"''"* ]]; then interrupt=TERM ended=143; fi
set -m
"$checkout/scripts/test" Portable/Web >"$place/interrupted" 2>&1 &
script=$!
set +m
written "$STARTED"
kill -"$interrupt" "$script"
status=0
wait "$script" || status=$?
output=$(cat "$place/interrupted")
expect 'Ctrl-C ends the script' ended_with "$ended"
expect 'Ctrl-C ends the process of the tests' has_ended "$STARTED"

finish
