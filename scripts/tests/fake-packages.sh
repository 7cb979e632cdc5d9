# shellcheck shell=bash
# Small packages with tests of a known end. Sourced, not run.

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

fake_package_without_tests() {
  mkdir -p "$1/Sources/Only"
  cat >"$1/Package.swift" <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(name: "only", targets: [.target(name: "Only")])
SWIFT
  echo 'let only = 1' >"$1/Sources/Only/Only.swift"
}
