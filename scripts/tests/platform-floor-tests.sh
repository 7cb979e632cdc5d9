#!/usr/bin/env bash
# Holds scripts/check-platform-floor to a package with known uses of newer API: Fixtures/PlatformFloor.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

if [[ $(uname) == Darwin ]]; then
  echo 'On a Mac the compiler itself is the check.'
  exit 0
fi
fixture=$scripts/../Fixtures/PlatformFloor

said_exactly() { diff "$1" - <<<"$output"; }

run "$scripts/check-platform-floor" "$fixture"
expect 'each use is listed with its place, and whether it is guarded' said_exactly "$fixture/Expected.txt"
expect 'a use without a guard fails' ended_with 1

cp -R "$fixture" "$place/package"
rm -rf "$place/package/Sources/NotGuarded" "$place/package/.build"
sed -i '/NotGuarded/d' "$place/package/Package.swift"
run "$scripts/check-platform-floor" "$place/package"
expect 'uses with guards and fallbacks pass' ended_with 0
expect 'and are listed all the same' said "Sources/Guarded/Guards.swift:6: 'immediate(name:priority:executorPreference:operation:)' (iOS 26.0, macOS 26.0): guarded"
expect 'none of them as not guarded' did_not_say 'NOT GUARDED'

echo 'func broken() { nothingOfTheKind() }' >"$place/package/Sources/Guarded/Broken.swift"
run "$scripts/check-platform-floor" "$place/package"
expect 'what could not be checked fails' ended_with 1
expect 'what could not be checked is shown' said "Sources/Guarded/Broken.swift:1:17: error: cannot find 'nothingOfTheKind'"

finish
