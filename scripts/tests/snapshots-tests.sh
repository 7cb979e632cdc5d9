#!/usr/bin/env bash
# Holds scripts/snapshots to what it promises, with a package whose tests name the snapshots that they ask for.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"
# shellcheck source-path=SCRIPTDIR source=fake-packages.sh
source "$(dirname "${BASH_SOURCE[0]}")/fake-packages.sh"

package=$place/"a package"
kept=$package/Tests/apackageTests/__Snapshots__/Tests
here() { [[ -f $1 ]]; }
gone() { [[ ! -e $1 ]]; }

# What the library does when the variable is set; its own tests hold it to that.
# shellcheck disable=SC2016 # Swift's own variables
asking='import Foundation
func ask(_ name: String, folder: String = "Tests") throws {
  let list = ProcessInfo.processInfo.environment["RIBLETS_SNAPSHOT_TOUCHED"]!
  if !FileManager.default.fileExists(atPath: list) { try Data().write(to: URL(fileURLWithPath: list)) }
  let file = try FileHandle(forWritingTo: URL(fileURLWithPath: list))
  try file.seekToEnd()
  let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
  try file.write(contentsOf: Data("\(beside)/__Snapshots__/\(folder)/\(name)\n".utf8))
}'
fake_package "$package" "$asking" '@Test func asks() throws { try ask("asks.txt"); try ask("한글 이름.png") }'
mkdir -p "$kept" "$package/.build/__Snapshots__/Tests" "$package/Inner/Tests/__Snapshots__/Tests"
touch "$package/.build/__Snapshots__/Tests/built.txt" "$package/Inner/Package.swift" "$package/Inner/Tests/__Snapshots__/Tests/inner.txt"
touch "$kept/asks.txt" "$kept/한글 이름.png"

run "$scripts/snapshots" orphans "$package"
expect 'a package whose snapshots are all asked for passes' ended_with 0
expect 'they are counted, without those of packages inside and of the build folder' said 'no orphans among 2 snapshots'

touch "$kept/old name.txt"
run "$scripts/snapshots" orphans "$package"
expect 'an orphan ends with 1' ended_with 1
expect 'an orphan is named' said 'orphan: Tests/apackageTests/__Snapshots__/Tests/old name.txt'
expect 'what is asked for is no orphan' did_not_say 'asks.txt'
expect 'without --delete nothing is removed' here "$kept/old name.txt"

ln -s "$package" "$place/link"
run "$scripts/snapshots" orphans --delete "$place/link"
expect 'orphans are deleted when asked for, also through a link' gone "$kept/old name.txt"
expect 'deleting ends with 0' ended_with 0
expect 'what is asked for stays' here "$kept/한글 이름.png"

touch "$kept/old.txt"
fake_package "$package" "$asking" '@Test func asks() throws { try ask("asks.txt"); Issue.record("on purpose"); try ask("한글 이름.png") }'
run "$scripts/snapshots" orphans --delete "$package"
expect 'after a failure nothing is deleted' here "$kept/old.txt"
expect 'after a failure it says why' said 'Tests failed, and a test that stops early does not ask for all its snapshots'
expect 'after a failure it ends with 1' ended_with 1

fake_package "$package" "$asking" '@Test func asks() throws { try ask("asks.txt") }' \
  '@Test(.disabled()) func later() throws { try ask("한글 이름.png") }'
mkdir -p "$package/Tests/apackageTests/__Snapshots__/Gone"
touch "$package/Tests/apackageTests/__Snapshots__/Gone/gone.txt"
run "$scripts/snapshots" orphans --delete "$package"
expect 'a snapshot beside a skipped test is kept' here "$kept/한글 이름.png"
expect 'a snapshot beside a skipped test is named' said 'not sure, as tests of its file were skipped: Tests/apackageTests/__Snapshots__/Tests/old.txt'
expect 'one of another file is deleted' gone "$package/Tests/apackageTests/__Snapshots__/Gone/gone.txt"

fake_package "$package" 'this is not Swift'
run "$scripts/snapshots" orphans --delete "$package"
expect 'a package that does not build ends with 1' ended_with 1
expect 'a package that does not build loses nothing' here "$kept/asks.txt"
expect 'a package that does not build is said' said 'its tests did not run'

failing='@Test func records() {
  Issue.record("Recorded the snapshot anew, as RIBLETS_SNAPSHOTS=\(ProcessInfo.processInfo.environment["RIBLETS_SNAPSHOTS"]!) says: here/a.txt")
}'
fake_package "$package" 'import Foundation' "$failing"
run env -u CI "$scripts/snapshots" record "$package"
expect 'what is recorded is listed' said 'recorded: here/a.txt'
expect 'a recording is no failure of the command' ended_with 0
run env CI=1 "$scripts/snapshots" record "$package"
expect 'on CI nothing is recorded' ended_with 1
run env -u CI "$scripts/snapshots" record --filter nothing "$package"
expect 'the filter reaches the run' did_not_say 'here/a.txt'

mkdir -p "$package/.build/snapshot-failures/entries" "$package/.build/snapshot-failures/ATests"
echo '<!-- failure differs ATests/Board/Board.one two.png -->' >"$package/.build/snapshot-failures/entries/1.html"
run "$scripts/snapshots" failures "$package"
expect 'failures are listed' said 'differs: ATests/Board/Board.one two.png'
expect 'the page is named' said '.build/snapshot-failures/index.html'
run "$scripts/snapshots" failures --clear "$package"
expect 'failures are cleared with their files' gone "$package/.build/snapshot-failures/ATests"
run "$scripts/snapshots" failures "$package"
expect 'no failures are said' said 'no failures'

run "$scripts/snapshots" orphans Nowhere
expect 'an unknown package is refused' ended_with 64
run "$scripts/snapshots" orphan
expect 'an unknown command is refused' said "There is no command 'orphan': orphans, record, failures or sample."

finish
