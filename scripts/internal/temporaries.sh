# shellcheck shell=bash
# Gives tests a folder in memory for what they write: a disk can take a sixth of the time of tests that write thousands of
# files and folders. Sourced, not run.

temporaries=''

# take_temporaries: sets TMPDIR to a new folder in memory, where there is room for one and programs can be started in it.
# A TMPDIR that is set already is somebody's choice.
take_temporaries() {
  local memory=/dev/shm free
  [[ -z ${TMPDIR:-} && -d $memory && -w $memory ]] || return 0
  free=$(df -Pk "$memory" | awk 'NR == 2 { print $4 }')
  [[ ${free:-0} -ge 2000000 ]] || return 0
  temporaries=$(mktemp -d "$memory/riblets.XXXXXX") || return 0
  # As /tmp is: tests run programs as other users, too.
  chmod 755 "$temporaries"
  printf '#!/bin/sh\n' >"$temporaries/try" && chmod +x "$temporaries/try"
  if "$temporaries/try" 2>/dev/null; then
    rm "$temporaries/try"
    export TMPDIR=$temporaries
  else
    remove_temporaries
  fi
}

# remove_temporaries: takes the folder away again, whatever is left in it.
remove_temporaries() {
  [[ -n $temporaries ]] || return 0
  # Tests leave folders that cannot be written to when they are ended from outside.
  chmod -R u+rwx "$temporaries" 2>/dev/null || true
  rm -rf "$temporaries"
  temporaries=''
  unset TMPDIR
}
