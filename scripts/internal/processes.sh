# shellcheck shell=bash
# Runs a command so that it can be ended with everything it started. Sourced, not run.

running='' watch=''

# run_in_group SECONDS COMMAND…: runs a command in a process group of its own, without input, and waits for it. After
# so many seconds it is ended and the status is 124, as with `timeout`; 0 is for ever.
#
# A group of its own also leaves SIGINT alone in it: plain background jobs of a script ignore that signal, and so
# would every test that sends it.
run_in_group() {
  local limit=$1 status=0 late
  shift
  late=$(mktemp)
  set -m
  "$@" </dev/null &
  running=$!
  if ((limit)); then
    (sleep "$limit" && echo late >"$late" && end_running) >/dev/null 2>&1 &
    watch=$!
  fi
  set +m
  wait "$running" 2>/dev/null || status=$?
  if [[ -s $late ]]; then
    wait "$watch" 2>/dev/null || true
    status=124
  fi
  running=''
  end_watch
  rm -f "$late"
  return "$status"
}

end_watch() {
  [[ -z $watch ]] || kill -TERM -- "-$watch" 2>/dev/null || true
  watch=''
}

# Ends what `run_in_group` is running. SwiftPM puts its test process into yet another group, which outlives a
# signal to the first: the whole tree is listed first, then ended.
end_running() {
  end_watch
  [[ -n $running ]] || return 0
  local tree
  tree=$(descendants "$running")
  # shellcheck disable=SC2086 # a list of process identifiers
  kill -TERM $running $tree 2>/dev/null || true
  sleep 0.3
  # shellcheck disable=SC2086
  kill -KILL $running $tree 2>/dev/null || true
  running=''
}

# The processes below one, parents first. `ps` is not everywhere, and neither is /proc.
descendants() {
  local table
  if [[ -r /proc/self/stat ]]; then
    table=$(cat /proc/[0-9]*/stat 2>/dev/null | sed -E 's/^([0-9]+) \(.*\) [A-Za-z] ([0-9]+) .*/\1 \2/' || true)
  else
    table=$(ps -A -o pid=,ppid=)
  fi
  awk -v ancestor="$1" '
    { children[$2] = children[$2] " " $1 }
    END {
      pile = children[ancestor]
      while (split(pile, next_ones, " ") > 0) {
        pile = ""
        for (i in next_ones) { print next_ones[i]; pile = pile children[next_ones[i]] }
      }
    }
  ' <<<"$table"
}
