#!/usr/bin/env bash
# Holds scripts/living-docs to what it promises, with packages whose specs pass, fail, crash, or are not there.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"
# shellcheck source-path=SCRIPTDIR source=fake-packages.sh
source "$(dirname "${BASH_SOURCE[0]}")/fake-packages.sh"

checkout=$place/"a checkout"
out=$place/"새 문서"
mkdir -p "$checkout"
cp -R "$scripts" "$checkout/scripts"

# spec_package FOLDER EXAMPLES: a package with one spec that holds these lines.
spec_package() {
  local folder=$1 name
  name=$(basename "$folder" | tr -cd '[:alnum:]')
  mkdir -p "$folder/Tests/${name}Tests"
  cat >"$folder/Package.swift" <<SWIFT
// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "$name",
  dependencies: [.package(name: "riblets", path: "$repository")],
  targets: [
    .testTarget(name: "${name}Tests", dependencies: [.product(name: "RibletsSpec", package: "riblets")])
  ]
)
SWIFT
  cat >"$folder/Tests/${name}Tests/${name}Spec.swift" <<SWIFT
import RibletsSpec
import Testing

enum ${name}Spec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
$2
  }
}
SWIFT
}

holds() { grep -qF -- "$2" "$out/$1"; }
does_not_hold() { ! holds "$@"; }
exists() { [[ -e $out/$1 ]]; }

spec_package "$checkout/Examples/SampleFeatures" '    describe("점수") { it("starts <empty>") { #expect(1 == 1) }; pending("later") }'
spec_package "$checkout/Web" '    it("fails") { #expect(1 == 2) }; it("passes") {}'
fake_package "$checkout/Store" '@Test func passes() {}'
fake_package "$checkout/Tools" 'this is not Swift'

run "$checkout/scripts/living-docs" "$out"
expect 'specs that pass end with 0' ended_with 0
expect 'the examples are counted' said '2 examples: 1 passed, 1 pending.'
expect 'the page is named' said "Written: $out/index.html"
expect 'the Markdown has the sentences' holds specs.md 'starts \<empty\>'
expect 'the page has the sentences' holds index.html 'starts &lt;empty&gt;'
expect 'the JSON has the sentences' holds specs.json '"sentence" : "점수 starts <empty>"'
expect 'the xUnit file has a row for an example' holds xunit.xml 'name="점수 starts &lt;empty&gt;"'

run "$checkout/scripts/living-docs" "$out" Examples/SampleFeatures Web/
expect 'a failed example ends with 1' ended_with 1
expect 'the package of a failed example is named' said 'Failed: Web: its specs failed'
expect 'the failed expectation is shown' said 'Expectation failed'
expect 'the documents are written all the same' said '4 examples: 2 passed, 1 failed, 1 pending.'
expect 'the failure is in the page' holds index.html 'class="example failed"'
expect 'several packages add up' holds specs.md '### SampleFeaturesSpec'

run "$checkout/scripts/living-docs" "$out" Web Tools Store
expect 'a package that does not build is named' said 'Failed: Tools: did not build'
expect 'the compiler error is shown' said 'Tests.swift:2:'
expect 'a package without specs is named' said "Failed: Store: wrote no books: no test matches 'Spec/'"
expect 'what was run before is not in the documents any more' does_not_hold specs.md 'SampleFeaturesSpec'

RIBLETS_EXAMPLE=passes run "$checkout/scripts/living-docs" "$out" Web
expect 'a filter by sentence leaves out what fails' ended_with 0
expect 'what the filter leaves out is listed' said '2 examples: 1 passed, 1 not run.'

RIBLETS_EXAMPLE=nothing run "$checkout/scripts/living-docs" "$out" Web
expect 'a filter without a match fails' ended_with 1
expect 'a filter without a match is said' said "No example's sentence holds 'nothing' (RIBLETS_EXAMPLE)"

spec_package "$checkout/Web" '    it("crashes") { fatalError("a crash on purpose") }'
run "$checkout/scripts/living-docs" "$out" Web
expect 'a crash fails' ended_with 1
expect 'the reason of a crash is shown' said 'a crash on purpose'
expect 'a run that wrote nothing says so' said 'Failed: Web: wrote no books'
expect 'the documents of the run before are whole' holds index.html '</html>'

run "$checkout/scripts/living-docs"
expect 'the folder is needed' ended_with 64
expect 'and it is said how' said 'as in: scripts/living-docs docs'

run "$checkout/scripts/living-docs" "$out" Wbe
expect 'an unknown package is refused' ended_with 64

run "$checkout/scripts/living-docs" /dev/null/docs
expect 'a folder that cannot be made is refused' ended_with 73

run "$checkout/scripts/living-docs" --help
expect 'it explains itself' said 'scripts/living-docs [--filter PATTERN]'

finish
