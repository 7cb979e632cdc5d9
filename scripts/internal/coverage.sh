# shellcheck shell=bash
# Builds and runs tests with coverage, and exports what they ran. Sourced by scripts that do, not run.

# The package, a folder for what is only needed meanwhile, and how many seconds a run may take. The script sets them.
directory='' work='' limit=300

# Runs that did not go well, with what happened.
broken=()

llvm_profdata='' llvm_cov='' test_binary='' test_command=()

# The tools have to be those of the compiler: others cannot read the profiles it makes.
find_llvm_tools() {
  local tools
  tools=$(swiftc -print-target-info | sed -nE 's/^ *"runtimeResourcePath": *"(.*)".*/\1/p')
  tools=$(cd "$tools/../../bin" 2>/dev/null && pwd -P) || tools=''
  llvm_profdata=$tools/llvm-profdata llvm_cov=$tools/llvm-cov
  [[ -x $llvm_profdata && -x $llvm_cov ]] && return 0
  echo "The Swift toolchain has no llvm-profdata and llvm-cov beside its compiler${tools:+: $tools}" >&2
  return 1
}

# build WHAT OPTION…: builds with little noise on standard error, and shows the errors.
build() {
  local what=$1 started=$SECONDS
  shift
  echo "Building $what …" >&2
  # Without the option, SwiftPM does not see files that are new in a package that this one finds by path.
  if run_in_group 0 swift build --disable-build-manifest-caching "$@" >"$work/build.log" 2>&1; then
    echo "… took $(duration $((SECONDS - started)))." >&2
  else
    awk -f "$(dirname "${BASH_SOURCE[0]}")/build-errors.awk" "$work/build.log" >&2
    echo "Building $what failed." >&2
    return 1
  fi
}

# find_test_binary PACKAGE SCRATCH: the binary that holds all tests of a package, and how it is started.
find_test_binary() {
  local folder bundles
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

list_tests() {
  LLVM_PROFILE_FILE=/dev/null "${test_command[@]}" --list-tests
}

# run_with_coverage NAME [OPTION…]: runs tests. Failures are kept for the end.
run_with_coverage() {
  local name=$1 status=0 log=$work/tests.log
  shift
  rm -rf "$work/profiles"
  mkdir "$work/profiles"
  pushd "$directory" >/dev/null || return
  # Processes that a test starts write profiles too: each has its own file.
  LLVM_PROFILE_FILE=$work/profiles/%p.profraw run_in_group "$limit" "${test_command[@]}" "$@" >"$log" 2>&1 || status=$?
  popd >/dev/null || return
  ((status)) || return 0
  broken+=("$name: $(how_it_ended "$status")")
  show_new_failures "$log"
}

# export_coverage NAME SOURCE…: exports what the last run ran of some files or folders. A process that was ended
# leaves half a profile or none; without any, nothing was run.
export_coverage() {
  local name=$1 merged=$work/merged.profdata profile=(-empty-profile) profiles=("$work/profiles"/*.profraw)
  shift
  if "$llvm_profdata" merge -sparse -failure-mode=all -o "$merged" "${profiles[@]}" 2>"$work/merge.log"; then
    profile=(-instr-profile "$merged")
  elif [[ -e ${profiles[0]} ]]; then
    cat "$work/merge.log" >&2
  fi
  "$llvm_cov" export -format=text -skip-functions -skip-expansions "${profile[@]}" "$test_binary" "$@" \
    >"$work/exports/$name.json"
}

# The issues of a log, those that a run before had too left out.
show_new_failures() {
  touch "$work/shown.txt"
  sed -nE 's/^✘ (.* recorded an issue .*)/  \1/p; s/^↳ ([^:]*)$/      \1/p' "$1" >"$work/issues.txt"
  { grep -vxFf "$work/shown.txt" "$work/issues.txt" || true; } | head -n 20 >&2
  cat "$work/issues.txt" >>"$work/shown.txt"
}

how_it_ended() {
  if (($1 == 124)); then
    echo "had not ended after $(duration "$limit"), so nothing of it counts as run"
  elif (($1 == 1)); then
    echo 'tests failed'
  else
    echo "stopped half-way (status $1), so nothing of it counts as run"
  fi
}
