#!/usr/bin/env bash
# Holds Research/run kill-restore to what it promises, with programs that save as they should, by halves, or complain.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../../scripts/tests/expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../scripts/tests/expectations.sh"

# program NAME SAVE START: a program that saves with one command, and begins with another.
program() {
  cat >"$place/$1" <<SH
#!/usr/bin/env bash
file=\$4
save() { $2; }
$3
echo 'App is at http://127.0.0.1:1/'
grep -qE 'TicTacToe|RandomWin' "\$file" || save '{"place":"OffGame"}'
while read -r link; do
  case \$link in
    *tictactoe) save '{"place":"TicTacToe"}' ;;
    *randomwin) save '{"place":"RandomWin"}' ;;
  esac
done
SH
  chmod +x "$place/$1"
}

# shellcheck disable=SC2016 # for the programs
program whole 'echo "$1" >"$file.new" && mv "$file.new" "$file"' ':'
# shellcheck disable=SC2016
program halves 'printf %s "${1:0:10}" >"$file"; for _ in {1..3000}; do :; done; echo "${1:10}" >>"$file"' ':'
# shellcheck disable=SC2016
program complains 'echo "$1" >"$file.new" && mv "$file.new" "$file"' \
  'grep -q "{\"format\"" "$file" || echo "The place cannot be read." >&2'

run "$repository/Research/kill-restore" --kills 5 --seed 7 --program "$place/whole"
expect 'a program that saves whole files passes' ended_with 0
expect 'the seed is printed' said 'Seed 7.'
expect 'the kills are counted' said '5 kills: '
expect 'and nothing was half' said 'never half a file.'

run "$repository/Research/kill-restore" --kills 100 --program "$place/halves"
expect 'half a file ends with 1' ended_with 1
expect 'and is shown' said 'the file is neither the old one nor the new one:'

run "$repository/Research/kill-restore" --kills 5 --program "$place/complains"
expect 'a program that cannot start from what is left ends with 1' ended_with 1
expect 'and its complaint is shown' said 'The place cannot be read.'

# screens NAME SAVE: a program in a terminal that goes to and fro between two screens, and saves with a command.
screens() {
  cat >"$place/$1" <<SH
#!/usr/bin/env bash
file=\$5
save() { $2; }
stty -icanon -echo
show() {
  case \$1 in
    root) save '{"root":{}}'; echo 'Practise out loud' ;;
    *) save '{"interview":{"_0":{"answers":[],"id":"7","startedAt":1,"title":"Interview"}}}'; echo 'Question 1 of 10' ;;
  esac
  shown=\$1
}
if grep -q interview "\$file" 2>/dev/null; then show interview; else show root; fi
while read -rsn1 key; do
  [[ -n \$key ]] || if [[ \$shown == root ]]; then show interview; else show root; fi
done
SH
  chmod +x "$place/$1"
}

# shellcheck disable=SC2016 # for the programs
screens whole-screens 'echo "$1" >"$file.new" && mv "$file.new" "$file"'
# shellcheck disable=SC2016
screens half-screens 'printf %s "${1:0:10}" >"$file"; for _ in {1..3000}; do :; done; echo "${1:10}" >>"$file"'

run "$repository/Research/kill-restore" --kills 5 --seed 7 --interview "$place/whole-screens"
expect 'a program in a terminal that saves whole files passes' ended_with 0
expect 'and its kills are counted' said '5 kills: '
run "$repository/Research/kill-restore" --kills 100 --interview "$place/half-screens"
expect 'half a file of it ends with 1' ended_with 1
expect 'and is shown, too' said 'the file is neither the old one nor the new one:'

finish
