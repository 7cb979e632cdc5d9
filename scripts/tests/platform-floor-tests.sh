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
expect 'each use without a guard is listed with its place' said_exactly "$fixture/Expected.txt"
expect 'a use without a guard fails' ended_with 1

cp -R "$fixture" "$place/package"
rm -rf "$place/package/Sources/NotGuarded" "$place/package/.build"
sed -i '/NotGuarded/d' "$place/package/Package.swift"
run "$scripts/check" platform-floor "$place/package"
expect 'uses with guards and fallbacks pass' ended_with 0
expect 'and are not listed' did_not_say 'Guards.swift:'

echo 'func broken() { nothingOfTheKind() }' >"$place/package/Sources/Guarded/Broken.swift"
run "$scripts/check" platform-floor "$place/package"
expect 'what could not be checked fails' ended_with 1
expect 'what could not be checked is shown' said "Sources/Guarded/Broken.swift:1:17: error: cannot find 'nothingOfTheKind'"

# Uses of newer UIKit and of Linux's C library, in a library with the name of an adapter.
rm -rf "$place/package/Sources"
mkdir -p "$place/package/Sources/RibletsSwiftUI"
manifest() {
  printf '%s\n' '// swift-tools-version: 6.3' 'import PackageDescription' '' "let package = Package(
  name: \"seeded\", platforms: [.iOS(.v16), .macOS(.v13)], targets: [.target(name: \"$1\")])" >"$place/package/Package.swift"
}
manifest RibletsSwiftUI
newer=(tabs.sidebar tabs.mode tabs.selectedTab tabs.isTabBarHidden tabs.preferredTransition tabs.traitOverrides
  tabs.bottomAccessory view.hoverStyle stack.interactiveContentPopGestureRecognizer)
{
  printf '#if canImport(UIKit)\n  import UIKit\n\n  @MainActor func newer(_ tabs: UITabBarController, _ stack: UINavigationController, _ view: UIView) {\n'
  printf '    _ = %s\n' "${newer[@]}"
  printf '    guard #available(iOS 18.0, *) else { return }\n    _ = tabs.tabs\n  }\n#endif\n'
} >"$place/package/Sources/RibletsSwiftUI/Newer.swift"
cat >"$place/package/Sources/RibletsSwiftUI/Systems.swift" <<'END'
import SwiftUI
#if canImport(Darwin)
  import Darwin
  func end(_ thread: pthread_t?) { pthread_detach(thread) }
  func kind() -> Int32 { Int32(SOCK_STREAM.rawValue) }
  func event() -> Int32 { eventfd(0, 0) }
  func second(_ file: stat) -> Int { file.st_mtim.tv_sec }
  func kinds() -> UInt32 { S_IFMT }
#endif
#if os(macOS)
  struct Item: Identifiable { let id = 0 }
  func covered(_ item: Binding<Item?>) -> some View { EmptyView().fullScreenCover(item: item) { _ in EmptyView() } }
#endif
#if canImport(Glibc) || canImport(FoundationNetworking)
  func broken() { nothingOfTheKind() }
#endif
END
run "$scripts/check" platform-floor "$place/package"
expect 'an adapter with newer API fails' ended_with 1
for use in "${newer[@]}"; do expect "$use is found" grep -qE "Newer.swift:[0-9]+: '${use#*.}' \\(iOS [0-9.]+\\): NOT GUARDED" <<<"$output"; done
expect 'unless it is guarded' did_not_say 'Newer.swift:15:'
for fault in "4:51: error: value of optional type 'pthread_t?'" "5:44: error: value of type 'Int32' has no member 'rawValue'" \
  "6:27: error: cannot find 'eventfd'" "7:43: error: value of type 'stat' has no member 'st_mtim'" \
  "8:28: error: cannot convert return expression of type 'mode_t'" "12:67: error: 'fullScreenCover(item:onDismiss:content:)' is unavailable in macOS"; do
  expect "a fault in a branch for Apple's systems is found: $fault" said "Sources/RibletsSwiftUI/Systems.swift:$fault"
done
expect "branches of Linux are not looked at" did_not_say nothingOfTheKind

# A package as Tools is: for a newer macOS alone, with a resource in its code.
rm -rf "$place/package/Sources"
mkdir -p "$place/package/Sources/Tool/Page"
echo 'a {}' >"$place/package/Sources/Tool/Page/page.css"
manifest Tool
sed -i -e 's/\[.iOS(.v16), .macOS(.v13)\]/[.macOS(.v15)]/' -e 's/name: "Tool"/&, resources: [.embedInCode("Page\/page.css")]/' \
  "$place/package/Package.swift"
cat >"$place/package/Sources/Tool/Tool.swift" <<'END'
import Foundation
import Synchronization

#if os(macOS)
  let page: [UInt8] = PackageResources.page_css
  let last = Mutex(page)
  func wait(_ end: DispatchSemaphore) async { end.wait() }
  func next(_ files: FileManager.DirectoryEnumerator) -> Any? { files.next() }
  func blocks(_ disk: statvfs) -> UInt64 { disk.f_bavail }
  func kind(_ file: stat) -> UInt32 { file.st_mode & S_IFLNK }
#endif
END
run "$scripts/check" platform-floor "$place/package"
expect 'a tool with faults for macOS fails' ended_with 1
for fault in "7:51: warning: instance method 'wait' is unavailable from asynchronous contexts" \
  "8:71: error: value of type 'FileManager.DirectoryEnumerator' has no member 'next'" \
  "9:49: error: cannot convert return expression of type 'fsblkcnt_t'" "10:52: error: cannot convert return expression of type 'UInt16'"; do
  expect "a fault in a branch of a tool for macOS is found: $fault" said "Sources/Tool/Tool.swift:$fault"
done
expect 'the version is the one of its package' did_not_say 'Tool.swift:6:'
expect 'resources in code are known' did_not_say 'Tool.swift:5:'

# A library with the name of one that is to run on other systems.
rm -rf "$place/package/Sources"
mkdir -p "$place/package/Sources/Riblets"
manifest Riblets
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
