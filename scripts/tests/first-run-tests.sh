#!/usr/bin/env bash
# Holds scripts/check first-run to what it promises, with a small app that serves a page, or does not.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

checkout=$place/"a checkout"
sources=$checkout/Examples/Sources/app
mkdir -p "$sources" "$checkout/Tools/Sources/Tool"
cp -R "$scripts" "$checkout/scripts"
git init -q "$checkout"
git -C "$checkout" config user.name Tests
git -C "$checkout" config user.email tests@example.com
printf '%s\n' '.build/' Package.resolved >"$checkout/.gitignore"
printf '%s\n' '# An app' '```sh' "swift run --package-path Examples \\" '  app   # what it does' '```' >"$checkout/README.md"

# manifest DEPENDENCIES PRODUCTS: of the package that is run.
manifest() {
  cat >"$checkout/Examples/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "examples", dependencies: [$1], targets: [.executableTarget(name: "app", dependencies: [$2])])
SWIFT
}

# Runs the check in a clone of what is there now.
check() {
  git -C "$checkout" add -A
  git -C "$checkout" commit -qm 'A step' --allow-empty
  run "$checkout/scripts/checks/first-run" "$@"
}

manifest '' ''
cat >"$sources/main.swift" <<'SWIFT'
import Foundation

// Serves one page on a port of the system's choice, and counts on being ended then.
#if os(Linux)
  let stream = Int32(SOCK_STREAM.rawValue)
#else
  let stream = SOCK_STREAM
#endif
let listener = socket(AF_INET, stream, 0)
var address = sockaddr_in()
address.sin_family = sa_family_t(AF_INET)
address.sin_addr.s_addr = inet_addr("127.0.0.1")
var length = socklen_t(MemoryLayout<sockaddr_in>.size)
withUnsafeMutablePointer(to: &address) {
  $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
    _ = bind(listener, $0, length)
    _ = listen(listener, 1)
    _ = getsockname(listener, $0, &length)
  }
}
// Before anything is served: the check may end the app as soon as it has the page.
let started = ProcessInfo.processInfo.environment["STARTED"]!
FileManager.default.createFile(atPath: started, contents: Data("\(getpid())".utf8))
print("App is at http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")
fflush(nil)
let visitor = accept(listener, nil, nil)
let status = ProcessInfo.processInfo.environment["STATUS"] ?? "200 OK"
let answer = "HTTP/1.1 \(status)\r\nContent-Length: 5\r\n\r\nHello"
_ = answer.withCString { write(visitor, $0, strlen($0)) }
while true { sleep(1) }
SWIFT
export STARTED=$place/started
# What is measured is not looked at here.
export RIBLETS_YARDSTICK_TYPES=1

check
expect 'an app whose page is served passes' ended_with 0
expect 'the command is the first one of the README' said ': swift run --package-path Examples app'
expect 'what it cost is said' said 's of processor time.'
expect 'the yardstick is said' said 'and 2.00 s where the limit is 125 s: here '
expect 'the app is ended' has_ended "$STARTED"

check --limit 1
expect 'what costs more than the limit fails' ended_with 1
expect 'and the limit is said' said 'That is more than the limit, '

STATUS='404 Not Found' check
expect 'an address without a page fails' ended_with 1
expect 'the address is named' said 'There is no page at http://127.0.0.1:'

manifest '.package(path: "../Tools")' '.product(name: "Tool", package: "Tools")'
cat >"$checkout/Tools/Package.swift" <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "tools", products: [.library(name: "Tool", targets: ["Tool"])], targets: [.target(name: "Tool")])
SWIFT
echo 'let tool = 1' >"$checkout/Tools/Sources/Tool/Tool.swift"
check
expect 'an app that resolves the tools fails' ended_with 1
expect 'they are named' said 'Resolved, and only tests need it: "'

echo 'not Swift' >>"$sources/main.swift"
check
expect 'an app that does not build fails' ended_with 1
expect 'the compiler error is shown' said "main.swift:31:1: error: cannot find 'not' in scope"
expect 'and what did not come' said 'before there was an address'

echo '# Nothing to run' >"$checkout/README.md"
check
expect 'a README without a command fails' said 'The README has no line that begins with: swift run'

finish
