#!/usr/bin/env bash
# Holds scripts/check platform-floor to a package with known uses of newer API: Fixtures/PlatformFloor.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

if [[ $(uname) == Darwin ]]; then
  echo 'On a Mac the compiler itself is the check.'
  exit 0
fi
fixture=$scripts/../Fixtures/PlatformFloor

said_exactly() { diff "$1" - <<<"$output"; }

run "$scripts/check" platform-floor "$fixture"
expect 'each use is listed with its place, and whether it is guarded' said_exactly "$fixture/Expected.txt"
expect 'a use without a guard fails' ended_with 1

cp -R "$fixture" "$place/package"
rm -rf "$place/package/Sources/NotGuarded" "$place/package/.build"
sed -i '/NotGuarded/d' "$place/package/Package.swift"
run "$scripts/check" platform-floor "$place/package"
expect 'uses with guards and fallbacks pass' ended_with 0
expect 'and are listed all the same' said "Sources/Guarded/Guards.swift:6: 'immediate(name:priority:executorPreference:operation:)' (iOS 26.0, macOS 26.0): guarded"
expect 'none of them as not guarded' did_not_say 'NOT GUARDED'

echo 'func broken() { nothingOfTheKind() }' >"$place/package/Sources/Guarded/Broken.swift"
run "$scripts/check" platform-floor "$place/package"
expect 'what could not be checked fails' ended_with 1
expect 'what could not be checked is shown' said "Sources/Guarded/Broken.swift:1:17: error: cannot find 'nothingOfTheKind'"

# A library with the name of one that is to run on other systems.
rm -rf "$place/package/Sources"
mkdir -p "$place/package/Sources/Riblets"
cat >"$place/package/Package.swift" <<'END'
// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "portable", platforms: [.iOS(.v16), .macOS(.v13)], targets: [.target(name: "Riblets")])
END
echo 'public struct Riblet {}' >"$place/package/Sources/Riblets/Riblet.swift"
run "$scripts/check" platform-floor "$place/package"
expect 'a library that runs on other systems passes' ended_with 0
for system in aarch64-unknown-linux-android28 wasm32-unknown-wasip1 x86_64-swift-linux-musl; do
  expect "it is type-checked for $system" said "  $system"
done

cat >"$place/package/Sources/Riblets/Riblet.swift" <<'END'
#if DEBUG && !canImport(Darwin)
  import Glibc
#endif
#if os(WASI)
  import WASILibc
  func thread() { _ = pthread_self() }
#endif
END
run "$scripts/check" platform-floor "$place/package"
expect 'one that needs a system of its own fails' ended_with 1
for system in aarch64-unknown-linux-android28 wasm32-unknown-wasip1 x86_64-swift-linux-musl; do
  expect "its import is an error for $system, in a debug build alone" \
    said "$system: Sources/Riblets/Riblet.swift:2:10: error: no such module 'Glibc'"
done
expect 'threads are an error for WebAssembly' said "wasm32-unknown-wasip1: Sources/Riblets/Riblet.swift:6:"

finish
