# shellcheck shell=bash
# Builds the tests of a package, and finds the program that runs them. Sourced after packages.sh, not run.
# shellcheck disable=SC2034,SC2154 # for those who source this, and from packages.sh

test_command=()

# build WHAT OPTION…: builds with little noise on standard error, and shows the errors.
build() {
  local what=$1 started=$SECONDS
  shift
  echo "Building $what …" >&2
  # Without the option, SwiftPM does not see files that are new in a package that this one finds by path.
  if run_in_group 0 swift build --disable-build-manifest-caching "$@" >"$work/build.log" 2>&1; then
    echo "… took $(duration $((SECONDS - started)))." >&2
  else
    awk -f "$scripts/internal/build-errors.awk" "$work/build.log" >&2
    echo "Building $what failed." >&2
    return 1
  fi
}

# find_test_binary PACKAGE SCRATCH: the binary that holds all tests of a package, and how it is started.
find_test_binary() {
  local folder bundles test_binary
  folder=$(swift build --package-path "$1" --scratch-path "$2" --show-bin-path)
  bundles=("$folder"/*.xctest)
  if [[ ! -e ${bundles[0]} ]]; then
    echo "There are no tests in $1" >&2
    return 1
  fi
  test_binary=${bundles[0]}
  test_command=("$test_binary" --testing-library swift-testing)
  if [[ -d $test_binary ]]; then
    # On a Mac it is a bundle, which a program of the toolchain loads, as `swift test` does. Never run by us.
    test_binary=$test_binary/Contents/MacOS/$(basename "$test_binary" .xctest)
    test_command=("$(xcrun --find swift | xargs dirname)/../libexec/swift/pm/swiftpm-testing-helper"
      --test-bundle-path "$test_binary" "$test_binary" --testing-library swift-testing)
  fi
}
