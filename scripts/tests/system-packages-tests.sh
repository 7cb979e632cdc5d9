#!/usr/bin/env bash
# Holds what scripts install from the system to what they promise, with a system whose tools are pretended.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

# The system, the user, whether Debian's package is there, our package; the status, and what is printed.
while IFS='|' read -r system user there package ends says; do
  mkdir -p "$place/tools"
  printf '#!/bin/sh\n%s\n' "$there" >"$place/tools/dpkg"
  printf '#!/bin/sh\necho "apt-get $*"\n' >"$place/tools/apt-get"
  chmod +x "$place/tools"/*
  run env PATH="$place/tools:/usr/bin:/bin" PYTHONPATH="$scripts/internal" "$(command -v python3)" -Bc "import os, sys
sys.platform, os.getuid = '$system', lambda: $user
from harness import *
install_system_packages('$package')"
  expect "$package on $system as $user, where it is $there, ends with $ends" ended_with "$ends"
  output=${output:-nothing}
  expect "$package on $system as $user, where it is $there, says: $says" said "$says"
done <<'CASES'
linux|0|false|Data/Store|0|apt-get install -y -qq libsqlite3-dev
linux|0|false|Examples|0|libsqlite3-dev
linux|0|false|Examples/SampleFeatures|0|libsqlite3-dev
linux|0|false|root|0|nothing
linux|1000|false|Data/Store|69|Data/Store needs these system packages: sudo apt-get install libsqlite3-dev
linux|1000|true|Data/Store|0|nothing
darwin|1000|false|Data/Store|0|nothing
CASES

finish
