#!/usr/bin/env bash
# Holds the options of scripts, which their manuals declare, and the lists of checks, measurements and studies.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

cat >"$place/sample" <<'EOF_SAMPLE'
# Prints what it was given.
#
#     scripts/check sample [--at-most PERCENT] [--short] [--tool FILE] [--app DIR] [--keep NEW] [--only WORD] [PLACE…]
#
#     --at-most PERCENT  A number.
#     --short            A flag,
#                        --long is none.
#     --tool FILE        A file.
#     --app DIR          A folder.
#     --keep NEW         A new folder.
#     --only WORD        A word.
#     PLACE…             Places.
from harness import *
names = ("at_most", "short", "tool", "app", "keep", "only")
print("|".join([*map(option, names), " ".join(operands)]))
EOF_SAMPLE
sample() { run env PYTHONPATH="$scripts/internal" python3 -B "$place/sample" "$@"; }
cd "$place"

sample a --at-most 12 --short --tool sample --app . --keep new --only 'two words' b
expect 'values are set by their names, and places are absolute' \
  last_line_is "12|yes|$(pwd -P)/sample|$(pwd -P)|$(pwd -P)/new|two words|a b"
sample --help
expect 'the manual is shown' last_line_is '    PLACE…             Places.'

# refuses SENTENCE WHAT ARGUMENT…
refuses() {
  sample "${@:3}"
  expect "$1" said "$2 See: scripts/check sample --help"
  expect "$1, with 64" ended_with 64
}
refuses 'an unknown option is refused' "There is no option '--long'." --long
refuses 'a number is needed' '--at-most needs a number, for example: --at-most 12.' --at-most much
refuses 'a number that is missing, too' '--at-most needs a number, for example: --at-most 12.' --at-most
refuses 'a file has to exist' '--tool needs a file that exists.' --tool .
refuses 'so does a folder' '--app needs a folder that exists.' --app sample
refuses 'and a new one must not' '--keep needs a new folder inside of one that exists.' --keep .
sed -i.old 's/PLACE…/PLACE /' sample
refuses 'one place is not two' "'b' is one argument too many." a b
sed -i.old '/^#     PLACE/d' sample
refuses 'without a place there is none' "'a' is one argument too many." a

run env PYTHONPATH="$scripts/internal" python3 -Bc 'from harness import *; print(environment["GIT_CONFIG_GLOBAL"])'
expect 'git config --global in a program leaves /dev/null a device' did_not_say /dev/null

for command in scripts/check scripts/measure Research/run; do
  run "$repository/$command" --list
  expect "$command lists what there is" ended_with 0
  while read -r name sentence; do
    expect "$command says what '$name' does" test -n "$sentence"
    run "$repository/$command" "$name" --help
    expect "$command shows the manual of '$name'" said "    $command $name"
  done <<<"$output"
  run "$repository/$command" nothing
  expect "$command refuses an unknown name" said "There is no 'nothing' in "
done

finish
