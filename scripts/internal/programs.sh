# shellcheck shell=bash
# Runs the programs of a folder by their names. Sourced by packages.sh, not run.

# run_program FOLDER ARGUMENT…: `--list`, `--help`, or a name with the arguments of its own.
run_program() {
  local folder=$1 name=${2:-}
  case $name in
    --list) list_programs "$folder" ;;
    '' | -h | --help) manual "$0"; [[ -n $name ]] || exit 64 ;;
    *)
      [[ $name != */* && $name != run && $name != *.py && -f $folder/$name || -f $folder/$name.py ]] ||
        { echo "There is no '$name' in ${folder#"$repository"/}. See: ${0#"$PWD"/} --list" >&2; exit 64; }
      if [[ -f $folder/$name.py ]]; then run_python "$folder/$name.py" "${@:3}"; else exec "$folder/$name" "${@:3}"; fi
      ;;
  esac
}

# run_python FILE ARGUMENT…: with the options that its manual lists as variables, which scripts/internal/harness.py reads.
run_python() {
  program=$1
  read_options "${@:2}"
  need_program python3 python3
  # shellcheck disable=SC2154 # packages.sh sets them
  exec env ${named_options[@]+"${named_options[@]/#/option_}"} PYTHONPATH="$scripts/internal" python3 -Bu "$program" ${operands[@]+"${operands[@]}"}
}

# list_programs FOLDER: each name with the first sentence of the program's manual.
list_programs() {
  local file name
  for file in "$1"/*; do
    name=$(basename "$file" .py)
    [[ ! -f $file || $name == run || (! -x $file && $file != *.py) ]] || printf '%-18s %s\n' "$name" "$(first_sentence "$file")"
  done
}

first_sentence() { manual "$1" | awk '/^$/ { exit } { text = text (NR > 1 ? " " : "") $0 } END { sub(/[.:] .*/, ".", text); print text }'; }
