# shellcheck shell=bash
# What a package needs from the system beside Swift. Sourced, not run.

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

  if ! command -v apt-get >/dev/null; then
    echo "$1 needs these libraries with their headers (Debian's names): ${missing[*]}" >&2
    return 1
  fi
  if [[ $(id -u) != 0 ]]; then
    echo "$1 needs these system packages: sudo apt-get install ${missing[*]}" >&2
    return 1
  fi
  apt-get update -qq && apt-get install -y -qq "${missing[@]}"
}
