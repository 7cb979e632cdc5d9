# shellcheck shell=bash
# The compiler's own availability check for Apple's platforms, on Linux. Sourced, not run.
#
# The toolchain's modules say in their textual interfaces since when each declaration exists on each platform. The
# compiler only looks at that when it compiles for the platform. So the interfaces are laid out once more under the
# platform's name; the compiler builds them for it when they are imported; and C headers stay those of this system
# (`-clang-target`). That is enough to type-check, and no SDK is needed. It cannot link.

# What the compiler of this toolchain says about itself: `swiftc -print-target-info`.
toolchain_value() {
  swiftc -print-target-info | sed -nE "s/^ *\"$1\" *: *\"([^\"]*)\".*/\1/p" | head -n 1
}

host_triple=$(toolchain_value unversionedTriple)

# apple_triple PLATFORM VERSION
apple_triple() {
  local architecture=${host_triple%%-*}
  [[ $architecture != aarch64 ]] || architecture=arm64
  case $1 in
    macos) echo "$architecture-apple-macosx$2" ;;
    ios) echo "$architecture-apple-ios$2-simulator" ;;
  esac
}

# lay_out_modules PLATFORM VERSION FOLDER: nothing to do when the folder is there, as it is named after the compiler.
# It is made aside and comes into place as a whole, since others may do the same meanwhile.
lay_out_modules() {
  local platform=$1 triple folder=$3.$$ resources interface module file
  triple=$(apple_triple "$platform" "$2")
  [[ ! -f $3/complete ]] || return 0
  resources=$(toolchain_value runtimeResourcePath)/linux
  file=${triple%%-*}-apple-$platform
  [[ $platform != ios ]] || file+=-simulator

  rm -rf "$folder"
  for interface in "$resources"/*.swiftmodule/"$host_triple".swiftinterface; do
    module=$folder/$(basename "$(dirname "$interface")")
    mkdir -p "$module"
    # What is deployed back has no body in an interface for Linux, and would be an error without one. Within these
    # modules nothing is checked, and their bodies are not read; the marks on their declarations stay.
    sed -E -e "1,6s/-target $host_triple/-target $triple -disable-availability-checking/" \
      -e '1,6s/ -O / -Onone -experimental-skip-all-function-bodies /' -e 's/@backDeployed\([^)]*\)//' "$interface" >"$module/$file.swiftinterface"
  done
  if [[ -f $resources/${host_triple%%-*}/glibc.modulemap ]]; then
    sed '/textual header/d' "$resources/${host_triple%%-*}/glibc.modulemap" >"$folder/module.modulemap"
    cp "$resources/${host_triple%%-*}"/SwiftGlibc.h "$folder/"
  fi
  touch "$folder/complete"
  # A folder without an end is an earlier version's. Where somebody else was first, ours would come to be in theirs.
  [[ -f $3/complete ]] || rm -rf "$3"
  mv "$folder" "$3"
  rm -rf "${3:?}/$(basename "$folder")"
}

# compile_for_apple TRIPLE FOLDER ARGUMENT…
compile_for_apple() {
  local triple=$1 folder=$2 plugins
  plugins=$(toolchain_value runtimeResourcePath)/host/plugins
  shift 2
  swiftc -frontend -target "$triple" -clang-target "$host_triple" -disable-objc-interop \
    -I "$folder" -module-cache-path "$folder/cache" \
    -plugin-path "$plugins" -plugin-path "$plugins/testing" -parse-as-library -diagnostic-style llvm -suppress-warnings "$@" 2>&1
}
