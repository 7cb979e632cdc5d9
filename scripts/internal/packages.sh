# shellcheck shell=bash
# The packages of this repository, for the scripts that walk over them. Sourced, not run.

# The checkout that this script belongs to, wherever it is called from.
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
scripts=$repository/scripts
# What functions of these files set.
# shellcheck disable=SC2034 # for those who source this
tool='' operands=() named_options=() place_options=() program=$0 apple_adapters=Fixtures/AppleAdapters

# The packages' manifests: a warning is an error in what scripts build. Here alone, since a build of other settings begins
# anew.
export RIBLETS_STRICT=1

# One a line: the folders that hold a package, and `root`. The tools are first, as others make their mocks with them; then
# in the order in which they depend on each other.
packages() {
  local folder
  for folder in Tools . Tools/MockSamples Bridges Portable Portable/Web Data Data/Store Examples/SampleFeatures Examples \
    Benchmarks; do
    [[ -f $repository/$folder/Package.swift ]] || continue
    if [[ $folder == . ]]; then echo root; else echo "$folder"; fi
  done
}

package_directory() {
  if [[ $1 == root ]]; then echo "$repository"; else echo "$repository/$1"; fi
}

# take_place_options PACKAGE: sets `place_options` to where SwiftPM finds a package, also one by its folder, and what it has
# built.
#
# What depends on the root package is built in the root's folder, so that its modules, and GRDB, are compiled once for all.
take_place_options() {
  local directory=$1
  [[ $1 == /* ]] || directory=$(package_directory "$1")
  place_options=(--package-path "$directory")
  case ${directory#"$repository"/} in
    Tools/MockSamples | Bridges | Portable | Portable/Web | Data | Data/Store | Examples/SampleFeatures | Examples | Benchmarks)
      place_options+=(--scratch-path "$repository/.build")
      ;;
  esac
}

# resolve_packages LOG PACKAGE…: fetches what those of the packages depend on that are built in one folder. To fetch for one
# alone removes what the others have fetched; once each knows its versions, nothing is removed any more.
resolve_packages() {
  local log=$1 package place_options
  shift
  for _ in 1 2 3; do
    : >"$log"
    for package in "$@"; do
      take_place_options "$package"
      [[ ${place_options[*]} == *--scratch-path* ]] || continue
      swift package resolve "${place_options[@]}" >>"$log" 2>&1 || return
    done
    grep -qE '^(Creating working copy|Removing)' "$log" || return 0
  done
}

# Fails with the names to choose from when a package is not one of ours. The adapters have tests where there is no UIKit.
require_package() {
  local known
  for known in $(packages) "$apple_adapters"; do
    [[ $known == "$1" ]] && return 0
  done
  echo "There is no package '$1' here." >&2
  echo "Packages: $(packages | tr '\n' ' ')" >&2
  return 1
}

# build_quietly WHAT COMMAND…: builds something. If that fails, shows the compiler's errors, and returns 1.
build_quietly() {
  local what=$1 log
  shift
  log=$(mktemp)
  if "$@" >"$log" 2>&1; then
    rm "$log"
    return
  fi
  awk -f "$scripts/internal/build-errors.awk" "$log" >&2
  rm "$log"
  echo "$what does not build." >&2
  return 1
}

# timed COMMAND…: runs a command, and sets `seconds` to those that it took on the clock, and `spent` to those of the processors.
timed() {
  local status=0 user system file
  file=$(mktemp)
  { TIMEFORMAT='%0R %0U %0S'; time { ("$@" 2>&3); }; } 3>&2 2>"$file" || status=$?
  # shellcheck disable=SC2034 # for those who source this
  read -r seconds user system <"$file"
  rm "$file"
  # shellcheck disable=SC2034
  spent=$((user + system))
  return "$status"
}

# Prints the comment block at the top of a script: its manual.
manual() {
  awk 'NR == 1 && /^#!/ { next } /^#/ { sub(/^# ?/, ""); print; next } { exit }' "$1"
}

# What the manual of a script calls it, for example `scripts/check format`.
call() { manual "$program" | sed -nE 's/^    ((scripts|Research)\/[a-z-]+( [a-z][a-z-]*)?).*/\1/p' | head -n 1; }

# misused SENTENCE: ends a script that was called in a wrong way.
misused() {
  echo "$1 See: $(call) --help" >&2
  exit 64
}

# read_options ARGUMENT…: reads the options that the manual of the script lists, and sets a variable for each: `at_most` for
# `--at-most PERCENT`, and `short` to yes for `--short`. The word says what has to follow: N, SECONDS and PERCENT are numbers,
# FILE and DIR exist, and NEW does not. Other arguments are in `operands`, if the manual lists an operand such as `PACKAGE…`, and
# all options in `named_options`, as `at_most=12`.
read_options() {
  local manual option word value operand
  manual=$(manual "$program")
  operand=$(grep -oE '^    [A-Z]+(…)?  ' <<<"$manual" || true)
  operands=()
  while (($#)); do
    option=$1
    case $option in
      -h | --help) echo "$manual"; exit 0 ;;
      --*)
        word=$(awk -v option="$option" '$1 == option && /^    -/ { print ($0 ~ option " [A-Z]" ? $2 : "-"); exit }' <<<"$manual")
        [[ -n $word ]] || misused "There is no option '$option'."
        value=yes
        if [[ $word != - ]]; then
          value=${2:-}
          shift
          check_value "$option" "$word"
        fi
        option=${option#--}
        # Patterns add up, as those of `swift test`, and zips are lines.
        [[ $word != PATTERN || -z ${!option:-} ]] || value=${!option}\|$value
        [[ $word != ZIP || -z ${!option:-} ]] || value=${!option}$'\n'$value
        printf -v "${option//-/_}" %s "$value"
        named_options+=("${option//-/_}=$value")
        ;;
      *)
        [[ -n $operand && ($operand == *…* || ${#operands[@]} == 0) ]] || misused "'$option' is one argument too many."
        operands+=("$option")
        ;;
    esac
    shift
  done
}

# check_value OPTION WORD: fails if `value` is not what the word of an option stands for. Makes places absolute.
check_value() {
  case $2 in
    N | SECONDS | PERCENT) [[ $value =~ ^[0-9]+$ ]] || misused "$1 needs a number, for example: $1 12." ;;
    FILE | ZIP) [[ -f $value ]] || misused "$1 needs a file that exists." ;;
    DIR) [[ -d $value ]] || misused "$1 needs a folder that exists." ;;
    NEW) [[ -n $value && ! -e $value && -d $(dirname "$value") ]] || misused "$1 needs a new folder inside of one that exists." ;;
    CONFIGURATION) [[ $value == release || $value == debug ]] || misused "$1 is release or debug." ;;
    *) [[ -n $value ]] || misused "$1 needs a value." ;;
  esac
  case $2 in
    DIR) value=$(cd "$value" && pwd -P) ;;
    FILE | NEW | ZIP) value=$(cd "$(dirname "$value")" && pwd -P)/$(basename "$value") ;;
  esac
}

# shellcheck source=/dev/null
source "$scripts/internal/programs.sh"
# shellcheck source=/dev/null
source "$scripts/internal/tool.sh"
# shellcheck source=/dev/null
source "$scripts/internal/system-packages.sh"
