# shellcheck shell=bash
# What a package needs from the system beside Swift. Sourced by packages.sh, not run.

# The Debian packages that one of our packages needs, by name. GRDB is built against the system's SQLite.
system_packages_for() {
  case $1 in
    Data/Store | Examples | Examples/SampleFeatures | Benchmarks) echo libsqlite3-dev ;;
    *) ;;
  esac
}

# Installs what is missing, or says what to install where we may not.
install_system_packages() {
  local name missing=()
  # Xcode's SDK brings what Debian has in packages.
  [[ $(uname) != Darwin ]] || return 0
  for name in $(system_packages_for "$1"); do
    dpkg -s "$name" >/dev/null 2>&1 || missing+=("$name")
  done
  ((${#missing[@]})) || return 0

  install_missing "$1" "${missing[@]}"
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
