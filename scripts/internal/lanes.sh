# shellcheck shell=bash
# Runs steps that need nothing of each other, as many at once as there are processors. Sourced after processes.sh, not run.

# A step is a folder here: its name, its command, who took it, what it printed, how it ended and after how many seconds.
lanes=$(mktemp -d)
steps=() lane_processes=()

# later NAME COMMAND…: a step for `run_lanes`, which takes them in this order.
later() {
  local folder=$lanes/${#steps[@]}
  mkdir "$folder"
  echo "$1" >"$folder/name"
  shift
  printf '%q ' "$@" >"$folder/command"
  steps+=("$folder")
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
  wait "${lane_processes[@]}" || true
  lane_processes=()
  # A lane that was killed leaves a step without an end.
  for folder in "${steps[@]}"; do
    [[ -d $folder/taken && ! -f $folder/ended ]] || continue
    echo '137 0' >"$folder/ended"
    show_step "$folder"
  done
  [[ -z $failed_step ]]
}

# Takes steps that nobody has taken: a folder can be made by one alone.
lane() {
  local folder started status words
  trap 'end_running; exit 143' TERM
  for folder in "${steps[@]}"; do
    [[ ! -e $lanes/failed ]] || return 0
    mkdir "$folder/taken" 2>/dev/null || continue
    started=$SECONDS status=0
    eval "words=($(cat "$folder/command"))"
    run_in_group 0 "${words[@]}" >"$folder/output" 2>&1 || status=$?
    ((status == 0)) || touch "$lanes/failed"
    echo "$status $((SECONDS - started))" >"$folder/ending"
    mv "$folder/ending" "$folder/ended"
  done
}

show_step() {
  local status took name
  name=$(cat "$1/name")
  read -r status took <"$1/ended"
  printf '\n=== %s\n' "$name"
  cat "$1/output"
  ((status == 0)) || echo "Failed with status $status."
  echo "--- $name: $took s"
  touch "$1/shown"
  ((status == 0)) || failed_step=${failed_step:-$1}
}

# Ends all that runs, with everything it started.
end_lanes() {
  ((${#lane_processes[@]} == 0)) || kill -TERM "${lane_processes[@]}" 2>/dev/null || true
  wait
  lane_processes=()
}
