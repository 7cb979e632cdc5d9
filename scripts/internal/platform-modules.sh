# shellcheck shell=bash
# The compiler's own check of sources for other platforms, on Linux. Sourced, not run.
#
# The toolchain's modules say in their textual interfaces since when each declaration exists on each of Apple's platforms.
# The compiler only looks at that when it compiles for the platform. So the interfaces are laid out once more under the
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

# module_file TRIPLE: the name of the interfaces for a platform, without its version.
module_file() {
  case $1 in
    *-apple-macosx*) echo "${1%%-*}-apple-macos" ;;
    *-apple-ios*-simulator) echo "${1%%-*}-apple-ios-simulator" ;;
    *-android*) echo "${1%-android*}-android" ;;
    *) echo "$1" ;;
  esac
}

# lay_out_modules TRIPLE LIBRARY FOLDER: LIBRARY is the name of the platform's C library, which has what Glibc has. Nothing
# to do when the folder is there, as it is named after the compiler. It is made aside and comes into place as a whole, since
# others may do the same meanwhile.
lay_out_modules() {
  local triple=$1 library=$2 folder=$3.$$ resources interface module file
  [[ ! -f $3/complete ]] || return 0
  resources=$(toolchain_value runtimeResourcePath)/linux
  file=$(module_file "$triple")

  rm -rf "$folder"
  for interface in "$resources"/*.swiftmodule/"$host_triple".swiftinterface; do
    module=$(basename "$(dirname "$interface")")
    module=$folder/${module/#Glibc./$library.}
    mkdir -p "$module"
    # What is deployed back has no body in an interface for Linux, and would be an error without one. Within these
    # modules nothing is checked, and their bodies are not read; the marks on their declarations stay.
    sed -E -e "s/\bGlibc\b/$library/g" -e "1,6s/-target $host_triple/-target $triple -disable-availability-checking/" \
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

# compile_for TRIPLE FOLDER ARGUMENT…
compile_for() {
  local triple=$1 folder=$2 plugins
  plugins=$(toolchain_value runtimeResourcePath)/host/plugins
  shift 2
  swiftc -frontend -target "$triple" -clang-target "$host_triple" -disable-objc-interop \
    -I "$folder" -module-cache-path "$folder/cache" \
    -plugin-path "$plugins" -plugin-path "$plugins/testing" -parse-as-library -diagnostic-style llvm -suppress-warnings "$@" 2>&1
}
