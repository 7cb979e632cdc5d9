#!/usr/bin/env bash
# Holds the command `swift` of scripts/internal/quick-build to what it promises, with a compiler that says what it is asked for.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

mkdir "$place/compiler"
cat >"$place/compiler/swift" <<'SHELL'
#!/bin/sh
echo "$@"
command -v swift
SHELL
chmod +x "$place/compiler/swift"
quick=$scripts/internal/quick-build
PATH=$quick:$place/compiler:$PATH

options='-debug-info-format none'
run swift build --product riblets
expect 'a debug build makes no debug information' said "build $options --product riblets"
expect 'what is started by it is as quick' said "$quick/swift"
run swift test --skip-build --filter A
expect 'tests have the options, too' said "test $options --skip-build --filter A"
run swift test list --skip-build
expect 'a subcommand has them behind its name' said "test list $options --skip-build"
run swift run tictactoe --tree
expect 'what is run has its own arguments' said "run $options tictactoe --tree"
run swift build -c release --product kiosk
expect 'a release build is as anywhere' said 'build -c release --product kiosk'
run swift package resolve
expect 'other commands are as anywhere' said 'package resolve'

# A script with a command of its own, in front of this one.
mkdir "$place/wrapper"
printf '#!/bin/sh\nexec "%s" "$@"\n' "$quick/swift" >"$place/wrapper/swift"
chmod +x "$place/wrapper/swift"
PATH=$place/wrapper:$PATH
run timeout 10 swift format lint
expect 'one that calls it is not called by it' ended_with 0
expect 'and its arguments are kept' said 'format lint'

finish
