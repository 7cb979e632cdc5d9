# shellcheck shell=bash
# Small packages with tests of a known end. Sourced, not run.

# fake_package FOLDER [TEST…]: a package whose tests are the given functions; without any, an empty test target.
fake_package() {
  local folder=$1 name
  shift
  name=$(basename "$folder" | tr -cd '[:alnum:]')
  mkdir -p "$folder/Tests/${name}Tests"
  cat >"$folder/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

let package = Package(name: "$name", targets: [.testTarget(name: "${name}Tests")])
SWIFT
  printf '%s\n' 'import Testing' "$@" >"$folder/Tests/${name}Tests/Tests.swift"
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
