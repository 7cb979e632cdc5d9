#!/usr/bin/env bash
# Holds the command `swift` of scripts/internal/quick-build to what it promises, with a compiler that says what it is asked for.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

printf '#!/bin/sh\necho "$@"\ncommand -v swift\n' >"$place/compiler"
chmod +x "$place/compiler"
quick=$scripts/internal/quick-build
export PATH=$quick:$PATH RIBLETS_SWIFT=$place/compiler

options='-debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -disable-batch-mode'
options+=' -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -no-emit-module-separately-wmo -Xswiftc -index-ignore-system-modules'
while IFS='|' read -r arguments says sentence; do
  # shellcheck disable=SC2086 # words of a command
  run swift $arguments
  expect "$sentence" said "$says"
done <<CASES
build --product riblets|build $options --product riblets|a debug build makes no debug information
build|$quick/swift|what is started by it is as quick
test --skip-build --filter A|test $options --skip-build --filter A|tests have the options, too
test list --skip-build|test list $options --skip-build|a subcommand has them behind its name
run tictactoe --tree|run $options tictactoe --tree|what is run has its own arguments
build -c release --product kiosk|build -c release --product kiosk|a release build is as anywhere
package resolve|package resolve|other commands are as anywhere
CASES

finish
