#!/usr/bin/env bash
# Holds coverage to its figures, and to saying what went wrong with them.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

# A checkout with the real command and one small package.
checkout="$place/check out"
package=$checkout/Examples/SampleFeatures
mkdir -p "$package/Sources/App/Shop" "$package/Tests/AppTests" "$checkout/Portable/Web/Sources/Web"
cp -R "$scripts" "$checkout/scripts"
ln -s "$scripts/../Tools" "$checkout/Tools"
cat >"$package/Package.swift" <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(name: "app", targets: [
  .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
])
SWIFT
cat >"$package/Sources/App/Shop/ShopRouter.swift" <<'SWIFT'
public enum ShopRouter {
  public static func attach() -> Int { 1 }
  public static func detach() -> Int { 2 }
}
SWIFT
cat >"$package/Sources/App/Shop/ShopView.swift" <<'SWIFT'
public enum ShopView {
  public static func draw() -> Int { 1 }
  public static func press() -> Int { 2 }
  public static func read() -> Int { 3 }
  public static func find() -> Int { 4 }
}
SWIFT
cat >"$package/Sources/App/Shop/ShopInteractor.swift" <<'SWIFT'
public func buy() -> Int { 1 }
SWIFT
# The file's name in parts, as a Mac may write it; the suite's in whole letters.
mkdir "$package/Sources/App/Korean"
decomposed=$(printf '\xe1\x84\x80\xe1\x85\xa1\xe1\x84\x80\xe1\x85\xa6')
echo 'public func sell() -> Int { 1 }' >"$package/Sources/App/Korean/${decomposed}Router.swift"
cat >"$package/Tests/AppTests/Tests.swift" <<'SWIFT'
import App
import Foundation
import Testing

let trouble = ProcessInfo.processInfo.environment["TROUBLE"]

struct ShopRouterTests {
  @Test func `a shop is attached`() {
    #expect(ShopRouter.attach() == 1)
    #expect(trouble != "fail", "as it was asked to")
    if trouble == "crash" { fatalError("as it was asked to") }
    if trouble == "hang" { Thread.sleep(forTimeInterval: 60) }
  }
}

struct ShopViewTests {
  @Test func `a shop is drawn`() { #expect(ShopView.draw() == 1) }

  struct Snapshots {
    @Test func `a shop is the same`() { #expect(ShopView.press() == 2) }
  }
}

struct ShopSnapshotTests {
  @Test func `a shop looks the same`() { #expect(ShopView.read() == 3) }
}

struct 가게RouterTests {
  @Test func `가게에서 판다`() { #expect(sell() == 1) }
}

struct AllTests {
  @Test func `everything runs`() { #expect(ShopRouter.detach() + buy() == 3) }
}
SWIFT

run "$checkout/scripts/coverage"
expect 'a package whose tests pass succeeds' ended_with 0
expect 'a role counts from its own tests, a view with and without snapshots' \
  said 'Shop          none     50%        –          –   75%        25%    57%'
expect 'the total counts lines' said 'Own tests run 5 of 8 lines with a role: 62.5%; without view snapshots 37.5%,'
expect 'a name is the same in parts and in whole letters' said "$decomposed             –    100%"
expect 'it says how long it took' said 'Ran the tests 5 times in '

cd "$place"
run "$checkout/scripts/coverage" --fail-under 70 --format markdown --output 'the table.md' --keep 'the exports'
expect 'below the limit it fails' ended_with 1
expect 'it names who drags it down' said 'Shop, interactor: no test for its 1 line; a suite named ShopInteractorTests would count'
expect 'it names the lines' said 'App/Shop/ShopRouter.swift: 3'
expect 'the table is in the file' grep -q '^| Shop | none | 50% |' 'the table.md'
expect 'the exports are kept for the command' test -s 'the exports/App.Shop.ViewWithoutSnapshots.json'
run "$checkout/scripts/coverage" --keep 'the exports'
expect 'a folder that is there is not written to' ended_with 64

run "$checkout/scripts/coverage" --riblet Shop
expect 'a riblet can be looked at alone' said 'Own tests run 4 of 7 lines'
run "$checkout/scripts/coverage" --riblet Ship
expect 'a riblet that is not there is refused with those that are' said "There is no riblet 'Ship'"
expect 'that is a wrong argument' ended_with 64

TROUBLE=fail run "$checkout/scripts/coverage"
expect 'a test that fails, fails it' ended_with 1
expect 'the failure is shown' said_once 'recorded an issue at Tests.swift:10:5'
expect 'what the test says about it too' said_once 'as it was asked to'
expect 'the run is named' said '  App.Shop.Router: tests failed'
expect 'the table is shown all the same' said 'Total           0%     66%'
TROUBLE=crash run "$checkout/scripts/coverage"
expect 'a crash fails it' ended_with 1
expect 'the run that crashed is named' said '  App.Shop.Router: stopped half-way (status '
expect 'nothing of it counts, and the other roles do' \
  said 'Shop          none      0%        –          –   75%        25%    42%'
TROUBLE=hang run "$checkout/scripts/coverage" --limit 12
expect 'a test that does not end, fails it' ended_with 1
expect 'the run that did not end is named' said '  App.Shop.Router: had not ended after 12 s'
expect 'no run leaves anything behind' test -z "$(find "$package/.build/coverage" -name 'runs.*')"

echo 'not Swift' >>"$package/Tests/AppTests/Tests.swift"
run "$checkout/scripts/coverage"
expect 'tests that do not build fail it' ended_with 1
expect 'the error is shown' said 'Tests.swift:35:'

run "$checkout/scripts/coverage" --fail-under much
expect 'what is no percentage is refused' ended_with 64
run "$checkout/scripts/coverage" --format xml
expect 'an unknown format is refused' ended_with 64
run "$checkout/scripts/coverage" --output 'no folder/table.txt'
expect 'a file in no folder is refused before anything is built' ended_with 64
run "$checkout/scripts/coverage" Shop
expect 'an unknown package is refused' ended_with 64

finish
