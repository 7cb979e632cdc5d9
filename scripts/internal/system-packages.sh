# shellcheck shell=bash
# What a package needs from the system beside Swift. Sourced by packages.sh, not run.

# install_system_packages PACKAGE: installs what is missing, or says what to install where we may not. GRDB is built against the
# system's SQLite, which Xcode's SDK brings.
install_system_packages() {
  case $1 in Data/Store | Examples | Examples/SampleFeatures | Benchmarks) ;; *) return 0 ;; esac
  [[ $(uname) == Darwin ]] || dpkg -s libsqlite3-dev >/dev/null 2>&1 || install_missing "$1" libsqlite3-dev
}

# install_missing WHO PACKAGE…: installs Debian packages, or says what to install where we may not, and fails.
install_missing() {
  if ! command -v apt-get >/dev/null; then
    echo "$1 needs these packages (Debian's names): ${*:2}" >&2
    return 1
  fi
  if [[ $(id -u) != 0 ]]; then
    echo "$1 needs these system packages: sudo apt-get install ${*:2}" >&2
    return 1
  fi
  echo "Installs from the system's packages: ${*:2}" >&2
  apt-get update -qq >&2 && apt-get install -y -qq "${@:2}" >&2
}

# need_program NAME PACKAGE: installs a program that a script needs, or ends the script with 69.
need_program() { command -v "$1" >/dev/null || install_missing "$(call)" "$2" || exit 69; }
