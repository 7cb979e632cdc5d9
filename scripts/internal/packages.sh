# shellcheck shell=bash
# The packages of this repository, for the scripts that walk over them. Sourced, not run.

# The checkout that this script belongs to, wherever it is called from.
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)

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

# Fails with the names to choose from when a package is not one of ours.
require_package() {
  local known
  for known in $(packages); do
    [[ $known == "$1" ]] && return 0
  done
  echo "There is no package '$1' here." >&2
  echo "Packages: $(packages | tr '\n' ' ')" >&2
  return 1
}

# Takes the tool that scripts/test has lent to the packages that make mocks: what they have built with it is not built
# once more.
take_lent_tool() {
  local lent=$repository/Tools/.build/packed/debug/riblets-tools
  [[ -n ${RIBLETS_TOOLS:-} || ! -d $lent ]] || export RIBLETS_TOOLS=$lent
}

# `75` as `1 min 15 s`.
duration() {
  if (($1 < 60)); then echo "$1 s"; else echo "$(($1 / 60)) min $(($1 % 60)) s"; fi
}

# Prints the comment block at the top of a script: its manual.
manual() {
  awk 'NR == 1 { next } /^#/ { sub(/^# ?/, ""); print; next } { exit }' "$1"
}
