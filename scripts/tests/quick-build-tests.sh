#!/usr/bin/env bash
# Holds the command `swift` of scripts/internal/quick-build to what it promises, with a compiler that says what it is asked for.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

mkdir "$place"/{compiler,wrapper,bare}
printf '#!/bin/sh\necho "$@"\ncommand -v swift\n' >"$place/compiler/swift"
chmod +x "$place/compiler/swift"
quick=$scripts/internal/quick-build
# CI has the command in PATH itself: only what stands behind its folder counts, so that it must not stand there a second time.
before=()
IFS=: read -ra folders <<<"$PATH"
for folder in "${folders[@]}"; do [[ $folder -ef $quick ]] || before+=("$folder"); done
PATH=$quick:$place/compiler:$(IFS=:; echo "${before[*]}")

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

# A script with a command of its own, in front of this one, which ends where it is called by it.
# shellcheck disable=SC2016 # for the script that is written
printf '#!/bin/sh\n[ -z "$WRAPPED" ] || exit 9\nWRAPPED=yes exec "%s/swift" "$@"\n' "$quick" >"$place/wrapper/swift"
chmod +x "$place/wrapper/swift"
compilers=$PATH
PATH=$place/wrapper:$compilers
run swift format lint
expect 'one that calls it is not called by it' ended_with 0
expect 'and its arguments are kept' said 'format lint'

# A checkout behind a link, and one that has no compiler.
ln -s "$quick" "$place/linked"
PATH=$place/linked:${compilers#"$quick":}
run swift build
expect 'a folder behind a link is the same' said "build $options"
ln -s "$(command -v bash)" "$(command -v dirname)" "$place/bare"
PATH=$place/bare:$quick
run "$quick/swift" build
PATH=$compilers
expect 'where there is no compiler, it says so' ended_with 127
expect 'and where it has looked' said "There is no 'swift' in PATH behind"

finish
