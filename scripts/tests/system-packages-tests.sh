#!/usr/bin/env bash
# Holds scripts/internal/system-packages.sh to what it promises, with a system whose tools are pretended.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

# The system, the user, whether Debian's package is there, our package; the status, and what is printed.
while IFS='|' read -r system user there package ends says; do
  mkdir -p "$place/tools"
  printf '#!/bin/sh\necho %s\n' "$system" >"$place/tools/uname"
  printf '#!/bin/sh\necho %s\n' "$user" >"$place/tools/id"
  printf '#!/bin/sh\n%s\n' "$there" >"$place/tools/dpkg"
  printf '#!/bin/sh\necho "apt-get $*"\n' >"$place/tools/apt-get"
  chmod +x "$place/tools"/*
  # shellcheck disable=SC2016 # for the shell that is run
  run env PATH="$place/tools:/usr/bin:/bin" bash -c 'source "$1/internal/system-packages.sh"; install_system_packages "$2"' bash "$scripts" "$package"
  expect "$package on $system as $user, where it is $there, ends with $ends" ended_with "$ends"
  output=${output:-nothing}
  expect "$package on $system as $user, where it is $there, says: $says" said "$says"
done <<'CASES'
Linux|0|false|Data/Store|0|apt-get install -y -qq libsqlite3-dev
Linux|0|false|Examples|0|libsqlite3-dev
Linux|0|false|Examples/SampleFeatures|0|libsqlite3-dev
Linux|0|false|root|0|nothing
Linux|1000|false|Data/Store|1|Data/Store needs these system packages: sudo apt-get install libsqlite3-dev
Linux|1000|true|Data/Store|0|nothing
Darwin|1000|false|Data/Store|0|nothing
CASES

finish
