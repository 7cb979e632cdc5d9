# shellcheck shell=bash
# What the tests of the scripts share: a place to work in, and expectations that count. Sourced, not run.

# shellcheck disable=SC2034 # for who sources this
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
repository=$(cd "$scripts/.." && pwd -P)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
passed=0 failed=0
output='' status=0

# Runs a command and keeps what it printed and how it ended.
run() {
  status=0
  output=$("$@" 2>&1) || status=$?
}

expect() {
  local sentence=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'Failed: %s\n  status %s, output:\n%s\n' "$sentence" "$status" "  | ${output//$'\n'/$'\n  | '}"
  fi
}

ended_with() { [[ $status == "$1" ]]; }
said() { grep -qF -- "$1" <<<"$output"; }
did_not_say() { ! said "$1"; }
said_once() { [[ $(grep -cF -- "$1" <<<"$output") == 1 ]]; }
last_line_is() { [[ $(tail -n 1 <<<"$output") == "$1" ]]; }

# Waits up to a minute until a file has something in it.
written() {
  for _ in {1..600}; do
    [[ ! -s $1 ]] || return 0
    sleep 0.1
  done
  return 1
}

# Whether the process whose number is in a file is there no more, or ends within five seconds.
has_ended() {
  [[ -s $1 ]] || return 1
  for _ in {1..50}; do
    kill -0 "$(cat "$1")" 2>/dev/null || return 0
    sleep 0.1
  done
  return 1
}

# Says it in words of its own: in CI's output a line `N passed, N failed` is that of the packages.
finish() {
  if ((failed)); then
    echo "$failed of $((passed + failed)) expectations do not hold."
    exit 1
  fi
  echo "All $passed expectations hold."
}
