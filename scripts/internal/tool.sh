# shellcheck shell=bash
# The debug build of the command, for scripts that use it. Sourced by packages.sh, not run.
# shellcheck disable=SC2034,SC2154 # `tool` is for those who source this; they and packages.sh set the others

# take_tool: sets `tool` to it, built from the sources as they are now. In CI the tests have just done that, and RIBLETS_LENT
# says where they have packed it.
take_tool() {
  local log
  tool=$repository/Tools/.build/debug/riblets
  [[ -z ${RIBLETS_LENT:-} ]] || return 0
  log=$(mktemp)
  if ! swift build --disable-build-manifest-caching --package-path "$repository/Tools" --product riblets >"$log" 2>&1; then
    awk -f "$scripts/internal/build-errors.awk" "$log" >&2
    rm "$log"
    echo "The tool does not build." >&2
    return 1
  fi
  rm "$log"
}

# take_packed_tool: also lets packages that make mocks use it, packed, in whichever folder they are built.
take_packed_tool() {
  local log
  tool=$repository/Tools/.build/debug/riblets
  RIBLETS_TOOLS=${RIBLETS_LENT:-$repository/Tools/.build/packed/debug/riblets-tools}
  export RIBLETS_TOOLS
  [[ -z ${RIBLETS_LENT:-} ]] || return 0
  log=$(mktemp)
  if ! "$scripts/pack-tool" --configuration debug >"$log" 2>&1; then
    cat "$log" >&2
    rm "$log"
    return 1
  fi
  rm "$log"
}
