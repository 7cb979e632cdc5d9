#!/usr/bin/env bash
# Holds scripts/check sanitizers to tests that are sound, and to some that are not.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

# A checkout whose targets have the names of ours and nothing in them.
checkout=$place/checkout
mkdir -p "$checkout"
cp -R "$scripts" "$checkout/scripts"
for target in Sources/{Riblets,RibletsTesting,RibletsTestCore} Tests/{SeededGenerator,RibletsTests}; do
  mkdir -p "$checkout/$target"
  echo 'let nothing = 0' >"$checkout/$target/Nothing.swift"
done
# One target more, which is not built: it has no sources.
cat >"$checkout/Package.swift" <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "riblets",
  products: [.library(name: "Other", targets: ["Other"])],
  targets: [
    .target(name: "Other"), .target(name: "Riblets"), .target(name: "RibletsTesting"), .target(name: "RibletsTestCore"),
    .target(name: "SeededGenerator", path: "Tests/SeededGenerator"), .testTarget(name: "RibletsTests"),
  ],
  swiftLanguageModes: [.v6])
SWIFT
# Where --short looks for it.
tests=$checkout/Tests/RibletsTests/Tree/DropTests.swift
mkdir "${tests%/*}"
for file in Parcel Part Squall; do touch "${tests%/*}/$file.swift"; done

# holds NAME LINE…: writes a test with these lines.
holds() {
  {
    printf '%s\n' 'import Glibc' 'import Testing' '' \
      'private func add(_ number: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {' \
      '  number?.assumingMemoryBound(to: Int.self).pointee += 1' '  return nil' '}' '' 'struct DropTests {' "  @Test func \`$1\`() {"
    printf '    %s\n' 'let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)' 'number.pointee = 1' "${@:2}"
    printf '%s\n' '  }' '}'
  } >"$tests"
}

holds 'a sum' '#expect(number.pointee + 1 == 2)' 'number.deallocate()'
run "$checkout/scripts/check" sanitizers --short
expect 'sound tests pass' ended_with 0
expect 'the address sanitizer has run them' said 'address: 1 test, no report'
expect 'and the thread sanitizer' said 'thread: 1 test, no report'

run "$checkout/scripts/check" sanitizers --filter Nowhere address
expect 'a filter that matches nothing fails' ended_with 1
expect 'and says so' said 'address: no test ran'

holds 'memory that was given back' 'number.deallocate()' '#expect(number.pointee == 1)'
run "$checkout/scripts/check" sanitizers address
expect 'a use of freed memory fails' ended_with 1
expect 'and is named' said 'heap-use-after-free'

# Threads and not tasks: two tasks may run one after the other on one thread, which is no race.
# Nothing orders the two writes, even where the first thread ends before the second begins.
holds 'a number that two threads write' 'var first = pthread_t()' 'var second = pthread_t()' \
  'pthread_create(&first, nil, add, number)' 'pthread_create(&second, nil, add, number)' \
  'pthread_join(first, nil)' 'pthread_join(second, nil)' 'number.deallocate()'
run "$checkout/scripts/check" sanitizers thread
expect 'a race fails' ended_with 1
expect 'and is named' said 'race (pid='

finish
