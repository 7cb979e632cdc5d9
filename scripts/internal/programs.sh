# shellcheck shell=bash
# Runs the programs of a folder by their names. Sourced after packages.sh, not run.

# run_program FOLDER ARGUMENT…: `--list`, `--help`, or a name with the arguments of its own.
run_program() {
  local folder=$1 name=${2:-}
  case $name in
    --list) list_programs "$folder" ;;
    '' | -h | --help) manual "$0"; [[ -n $name ]] || exit 64 ;;
    *)
      [[ $name != */* && -f $folder/$name && -x $folder/$name ]] ||
        { echo "There is no '$name' in ${folder#"$repository"/}. See: ${0#"$PWD"/} --list" >&2; exit 64; }
      exec "$folder/$name" "${@:3}"
      ;;
  esac
}

# list_programs FOLDER: each name with the first sentence of the program's manual.
list_programs() {
  local file
  for file in "$1"/*; do
    [[ ! -f $file || ! -x $file || $file == */run ]] || printf '%-18s %s\n' "${file##*/}" "$(first_sentence "$file")"
  done
}

first_sentence() { manual "$1" | awk '/^$/ { exit } { text = text (NR > 1 ? " " : "") $0 } END { sub(/[.:] .*/, ".", text); print text }'; }
