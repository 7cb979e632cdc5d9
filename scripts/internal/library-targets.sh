# shellcheck shell=bash
# The targets of a package's libraries, for scripts that look at them one by one. Sourced, not run.

# library_targets FOLDER: a line for each target, as library-targets.awk prints them.
library_targets() {
  local manifest
  manifest=$(swift package --package-path "$1" dump-package)
  awk -f "$(dirname "${BASH_SOURCE[0]}")/library-targets.awk" <<<"$manifest"
}

# targets_in_order FILE: the names of what `library_targets` has printed, each after those that it uses.
targets_in_order() {
  awk -F '\t' '{ print $1, $1; count = split($3, used, " "); for (i = 1; i <= count; i++) print used[i], $1 }' "$1" | tsort
}
