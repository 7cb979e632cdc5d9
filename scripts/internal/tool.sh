# shellcheck shell=bash
# The debug build of the command, for scripts that use it. Sourced by packages.sh, not run.
# shellcheck disable=SC2034,SC2154 # `tool` is for those who source this; they and packages.sh set the others

# take_tool: sets `tool` to it, built from the sources as they are now.
take_tool() { build_tool swift build --disable-build-manifest-caching --package-path "$repository/Tools" --product riblets; }

# take_packed_tool: also lets packages that make mocks use it, packed, in whichever folder they are built.
take_packed_tool() {
  export RIBLETS_TOOLS=${RIBLETS_LENT:-$repository/Tools/.build/packed/debug/riblets-tools}
  build_tool "$scripts/pack-tool" --configuration debug
}

# build_tool COMMAND…: in CI the tests have just done that, and RIBLETS_LENT says where they have packed it.
build_tool() {
  tool=$repository/Tools/.build/debug/riblets
  [[ -n ${RIBLETS_LENT:-} ]] || build_quietly 'The tool' "$@"
}
