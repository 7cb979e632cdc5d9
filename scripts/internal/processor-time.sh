# shellcheck shell=bash
# Measures processor time. Sourced, not run.

# Sets `processor_time` to the seconds that the commands took which this shell has started and waited for so far, with all
# that these have waited for. Called directly: a subshell knows of its own commands alone.
take_processor_time() {
  local file
  file=$(mktemp)
  times >"$file"
  # The second line, as in: 1m2.345s 0m6.789s
  # shellcheck disable=SC2034 # for those who source this
  processor_time=$(LC_ALL=C awk 'NR == 2 {
    gsub(",", ".")
    split($0, part, "[ms ]+")
    printf "%.2f", part[1] * 60 + part[2] + part[3] * 60 + part[4]
  }' "$file")
  rm -f "$file"
}

# Sets `spent` to what was taken since `processor_time` had that value, as `12 s of processor time`. Called directly, too.
take_spent_since() {
  take_processor_time
  # shellcheck disable=SC2034 # for those who source this
  spent=$(LC_ALL=C awk -v now="$processor_time" -v earlier="$1" 'BEGIN { printf "%.0f s of processor time", now - earlier }')
}
