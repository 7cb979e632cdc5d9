# shellcheck shell=bash
# Runs steps, as many at once as there are processors unless told; one that needs another is behind it, and those that share
# something run one after the other. Sourced after processes.sh and processor-time.sh, not run.

# A step is a folder here: its name, its command, who took it, what it printed, how it ended, after how many seconds and
# with how much processor time.
lanes=$(mktemp -d)
steps=() lane_processes=() processor_time=0
# By step: what it is behind, and what it shares.
behinds=() shared=()
# The folder of a step that has to end before those begin that are named from now on.
behind=''
# A word for what is shared by the steps that are named from now on.
shares=''

# later NAME COMMAND…: a step for `run_lanes`, which takes them in this order.
later() {
  local folder=$lanes/${#steps[@]}
  mkdir "$folder"
  echo "$1" >"$folder/name"
  shift
  printf '%q ' "$@" >"$folder/command"
  steps+=("$folder") behinds+=("$behind") shared+=("$shares")
}

# run_lanes [COUNT]: runs the steps, and shows each as a whole when it has ended. When one fails, those that run meanwhile
# go on to their ends, and no other begins. Fails if one did; `failed_step` is its folder then.
failed_step=''
# shellcheck disable=SC2120 # tests say how many
run_lanes() {
  local count=${1:-$(getconf _NPROCESSORS_ONLN)} number folder left running_lanes
  printf '\n%s steps, %s at once.\n' "${#steps[@]}" "$count"
  for ((number = 0; number < count; number++)); do
    lane </dev/null &
    lane_processes+=($!)
  done
  while true; do
    # Looked at first: what a lane has done before it ends is seen below.
    running_lanes=$(jobs -pr)
    left=0
    for folder in "${steps[@]}"; do
      if [[ -f $folder/ended ]]; then
        [[ -f $folder/shown ]] || show_step "$folder"
      elif [[ -d $folder/taken || ! -e $lanes/failed ]]; then
        left=$((left + 1))
      fi
    done
    [[ $left != 0 && -n $running_lanes ]] || break
    sleep 0.3
  done
  # Of a lane that ended long ago bash may know nothing more.
  wait "${lane_processes[@]}" 2>/dev/null || true
  lane_processes=()
  # A lane that was killed leaves a step without an end.
  for folder in "${steps[@]}"; do
    [[ -d $folder/taken && ! -f $folder/ended ]] || continue
    echo '137 0 0' >"$folder/ended"
    show_step "$folder"
  done
  [[ -z $failed_step ]]
}

# Takes steps that nobody has taken: a folder can be made by one alone. Looks through all of them again after each one, and
# starts no process for that.
lane() {
  local folder number has_waited
  trap 'end_running; exit 143' TERM
  while true; do
    has_waited=''
    for number in "${!steps[@]}"; do
      folder=${steps[number]}
      [[ ! -e $lanes/failed ]] || return 0
      [[ ! -d $folder/taken ]] || continue
      has_waited=yes
      [[ -z ${behinds[number]} || -f ${behinds[number]}/ended ]] || continue
      take_shared "${shared[number]}" || continue
      ! mkdir "$folder/taken" 2>/dev/null || run_step "$folder"
      [[ -z ${shared[number]} ]] || rmdir "$lanes/shared-${shared[number]}"
      continue 2
    done
    [[ -n $has_waited ]] || return 0
    # What a lane leaves that was killed, nobody waits for.
    for folder in "${steps[@]}"; do
      ! was_killed "$folder" || return 0
    done
    sleep 0.3
  done
}

take_shared() { [[ -z $1 ]] || { [[ ! -d $lanes/shared-$1 ]] && mkdir "$lanes/shared-$1" 2>/dev/null; }; }

was_killed() {
  local process
  [[ -s $1/lane && ! -f $1/ended ]] || return 1
  read -r process <"$1/lane"
  ! kill -0 "$process" 2>/dev/null && [[ ! -f $1/ended ]]
}

run_step() {
  local started=$SECONDS earlier status=0 words
  echo "$BASHPID" >"$1/lane"
  take_processor_time
  earlier=$processor_time
  eval "words=($(cat "$1/command"))"
  run_in_group 0 "${words[@]}" >"$1/output" 2>&1 || status=$?
  ((status == 0)) || touch "$lanes/failed"
  take_processor_time
  echo "$status $((SECONDS - started)) $(calculate "$processor_time - $earlier")" >"$1/ending"
  mv "$1/ending" "$1/ended"
}

show_step() {
  local status took spent name
  name=$(cat "$1/name")
  read -r status took spent <"$1/ended"
  note_cost "$took" "$spent" "$name"
  printf '\n=== %s\n' "$name"
  cat "$1/output"
  ((status == 0)) || echo "Failed with status $status."
  echo "--- $name: $took s"
  touch "$1/shown"
  ((status == 0)) || failed_step=${failed_step:-$1}
}

# note_cost SECONDS PROCESSOR-TIME NAME: for `show_costs`.
note_cost() { echo "$*" >>"$lanes/costs"; }

# show_costs COUNT: the dearest steps by processor time, as far as they have ended.
show_costs() {
  [[ -s $lanes/costs ]] || return 0
  printf '\nThe dearest steps, of %s s of processor time:\n' "$(LC_ALL=C awk '{ sum += $2 } END { printf "%.0f", sum }' "$lanes/costs")"
  LC_ALL=C sort -k 2,2nr "$lanes/costs" | head -n "$1" |
    LC_ALL=C awk '{ took = $1; spent = $2; sub(/^[^ ]+ [^ ]+ /, ""); printf "  %5.0f s, in %4d s: %s\n", spent, took, $0 }'
}

# Ends all that runs, with everything it started.
end_lanes() {
  ((${#lane_processes[@]} == 0)) || kill -TERM "${lane_processes[@]}" 2>/dev/null || true
  wait
  lane_processes=()
}
