#!/usr/bin/env bash
# Holds that a warning stops what our scripts build, and nobody who depends on a package of ours.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"
export RIBLETS_STRICT=1

strict() { grep -qF treatAllWarnings <<<"$output"; }
not_strict() { ! strict; }

# Each with its place: Tools /…/Tools
packages() {
  PYTHONPATH=$scripts/internal python3 -Bc 'from harness import *
for package in packages(): print(package, directory_of(package))'
}

while read -r package directory; do
  run swift package dump-package --package-path "$directory"
  expect "in scripts, a warning in '$package' is an error" strict
  run env -u RIBLETS_STRICT swift package dump-package --package-path "$directory"
  expect "the manifest of '$package' is read without the scripts, too" ended_with 0
  expect "elsewhere, a warning in '$package' is none" not_strict
done < <(packages)

# The settings of the root package, and a test that warns.
checkout=$place/checkout
mkdir -p "$checkout/Tests/WarningTests"
cp -R "$scripts" "$checkout/scripts"
sed '/^let package/,$d' "$repository/Package.swift" >"$checkout/Package.swift"
cat >>"$checkout/Package.swift" <<'SWIFT'
let package = Package(name: "warnings", targets: [.testTarget(name: "WarningTests", swiftSettings: settings)])
SWIFT
cat >"$checkout/Tests/WarningTests/Tests.swift" <<'SWIFT'
import Testing

@Test func passes() { let unused = 1 }
SWIFT

run env -u RIBLETS_STRICT "$checkout/scripts/test" root
expect 'a warning fails in our scripts' said 'Failed: root: did not build'
expect 'and is shown as an error' said "error: initialization of immutable value 'unused' was never used"
run env -u RIBLETS_STRICT swift build --build-tests --disable-build-manifest-caching --package-path "$checkout"
expect 'the same builds for others' ended_with 0
expect 'with the warning' said "warning: initialization of immutable value 'unused' was never used"

finish
