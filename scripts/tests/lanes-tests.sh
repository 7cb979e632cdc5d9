#!/usr/bin/env bash
# Holds the lanes of CI to running steps beside each other, to showing each as a whole, and to ending.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

# write_run LANES LINE…: a script that runs steps.
write_run() {
  local lanes=$1
  shift
  {
    echo 'set -euo pipefail'
    printf 'source %q\n' "$scripts/internal/processes.sh" "$scripts/internal/processor-time.sh" \
      "$scripts/internal/lanes.sh"
    echo "trap 'rm -rf \"\$lanes\"' EXIT"
    echo "trap 'end_lanes; exit 143' TERM"
    printf '%s\n' "$@"
    echo "if ! run_lanes $lanes; then echo \"Stopped at \$(cat \"\$failed_step/name\").\"; exit 1; fi"
  } >"$place/run.sh"
}

# Waits for a file; fails after twenty seconds.
cat >"$place/meet" <<'SH'
touch "$1"
for _ in $(seq 200); do [[ ! -e $2 ]] || exit 0; sleep 0.1; done
exit 1
SH

# `grep` would take two lines for two patterns, one of which is enough.
said_together() { [[ $output == *"$1"* ]]; }
in_order() { [[ $(grep -nF -e "$1" -e "$2" <<<"$output" | cut -d: -f2) == "$1"$'\n'"$2" ]]; }

write_run 2 "says() { echo \"\$1 one\"; bash '$place/meet' \"\$2\" \"\$3\"; echo \"\$1 two\"; }" \
  "later First says first '$place/a' '$place/b'" "later 'The second' says second '$place/b' '$place/a'"
run bash "$place/run.sh"
expect 'steps that wait for each other run beside each other' ended_with 0
expect 'what one prints is shown as a whole' said_together $'first one\nfirst two'
expect 'and what the other one prints' said_together $'second one\nsecond two'
expect 'each has its name' said '=== The second'
rm -f "$place/a" "$place/b"

write_run 1 'later First echo one' "later Second bash -c 'echo two; exit 3'" 'later Third echo three'
run bash "$place/run.sh"
expect 'a step that fails, fails all' ended_with 1
expect 'the steps before it were run' in_order one two
expect 'and those behind it were not' did_not_say three
expect 'it is named' said 'Stopped at Second.'
expect 'and how it ended' said 'Failed with status 3.'

write_run 2 "later Fails false" "later Slow bash -c \"bash '$place/meet' '$place/a' '$place/b'; echo done\"" 'later Third echo three'
touch "$place/b"
run bash "$place/run.sh"
expect 'what runs beside it goes on to its end, and is shown' said "done"
expect 'and no other begins' did_not_say three
rm -f "$place/a" "$place/b"

write_run 2 "later Slow bash -c \"bash '$place/meet' '$place/begun' '$place/free' && touch '$place/a'\"" \
  "later Free bash -c \"echo free; touch '$place/free'\"" "behind=\${steps[0]}" \
  "later Behind test -e '$place/a'" 'later Last echo last'
run bash "$place/run.sh"
expect 'what is behind a step begins when that has ended' ended_with 0
expect 'and what is not, before' in_order free last
rm -f "$place/a" "$place/begun" "$place/free"

write_run 2 "later Fails bash -c 'exit 3'" "behind=\${steps[0]}" 'later Behind echo behind'
run bash "$place/run.sh"
expect 'behind a step that fails nothing begins' did_not_say behind
expect 'it is that step that failed' said 'Stopped at Fails.'

write_run 2 "holds() { mkdir '$place/held' && bash '$place/meet' '$place/begun' '$place/free' && rmdir '$place/held'; }" \
  'shares=folder' 'later One holds' "later Other mkdir '$place/held'" "shares=''" "later Free bash '$place/meet' '$place/free' '$place/begun'"
run bash "$place/run.sh"
expect 'those that share something run one after the other, and others meanwhile' ended_with 0
expect 'in their order' in_order '=== One' '=== Other'
rm -rf "$place/held" "$place/begun" "$place/free"

write_run 2 'shares=folder' "later Killed bash -c 'kill -KILL \$PPID; sleep 1'" 'later Other echo other'
run timeout 20 bash "$place/run.sh"
expect 'what a killed lane held, nobody waits for' ended_with 1
expect 'and nobody takes' did_not_say '=== Other'

write_run 2 "later Killed bash -c 'kill -KILL \$PPID; sleep 1'"
run bash "$place/run.sh"
expect 'a lane that somebody killed fails all, and nobody waits for it' ended_with 1
expect 'its step is named' said 'Stopped at Killed.'

write_run 2 "later Killed bash -c 'kill -KILL \$PPID; sleep 1'" "behind=\${steps[0]}" 'later Behind echo behind'
run timeout 20 bash "$place/run.sh"
expect 'nor does a step that is behind it wait for it' ended_with 1
expect 'and does not begin' did_not_say behind

write_run 1 "later Cheap true" "later 'Dear one' awk 'BEGIN { while (number < 10000000) number++ }'" \
  "trap 'show_costs 1; rm -rf \"\$lanes\"' EXIT"
run bash "$place/run.sh"
expect 'the dearest step is shown with its cost' said ' s: Dear one'
expect 'and no more than were asked for' did_not_say ' s: Cheap'

write_run 2 "later 'A word with  spaces' printf '%s|' 'a  b' \"it's\" '*'"
run bash "$place/run.sh"
expect 'arguments stay as they are' said "a  b|it's|*|"

write_run 2 "later Endless bash -c 'echo \$\$ >$place/pid; sleep 600'"
bash "$place/run.sh" >"$place/output" 2>&1 &
script=$!
written "$place/pid"
kill -TERM "$script"
status=0
wait "$script" || status=$?
output=$(cat "$place/output")
expect 'a signal ends it' ended_with 143
expect 'with everything it has started' has_ended "$place/pid"

finish
