#!/usr/bin/env bash
# Holds scripts/internal/system-packages.sh to what it promises, with a system whose tools are pretended.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

tools=$place/tools
mkdir -p "$tools"

# tool NAME BODY: a command that is found before the system's own.
tool() {
  printf '#!/bin/sh\n%s\n' "$2" >"$tools/$1"
  chmod +x "$tools/$1"
}

# install PACKAGE: what scripts/test does before it builds one.
install() {
  # shellcheck disable=SC2016 # for the shell that is run
  run env PATH="$tools:/usr/bin:/bin" bash -c \
    'source "$1/internal/system-packages.sh"; install_system_packages "$2"' bash "$scripts" "$1"
}

printed_nothing() { [[ -z $output ]]; }

tool uname 'echo Linux'
tool dpkg 'exit 1'
tool id 'echo 0'
tool apt-get "echo \"apt-get \$*\""

install Data/Store
expect 'what is missing is installed by its name' said 'apt-get install -y -qq libsqlite3-dev'
expect 'and that is no failure' ended_with 0

install Examples
expect 'the sample apps need it as well' said 'libsqlite3-dev'
install Examples/SampleFeatures
expect 'and so does what they are made of' said 'libsqlite3-dev'

install root
expect 'the root package needs nothing' ended_with 0
expect 'and nothing is installed for it' printed_nothing

tool id 'echo 1000'
install Data/Store
expect 'who may not install is told what to install' said 'Data/Store needs these system packages: sudo apt-get install libsqlite3-dev'
expect 'and the package cannot be built' ended_with 1

tool dpkg 'exit 0'
install Data/Store
expect 'what is there is not installed again' printed_nothing
expect 'and is no failure' ended_with 0

tool dpkg 'exit 1'
tool uname 'echo Darwin'
install Data/Store
expect 'a Mac has it in its SDK' ended_with 0

finish
