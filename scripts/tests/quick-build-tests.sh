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
# CI has the command in PATH itself: only what stands behind its folder counts, so that it must not stand there a second time.
before=()
IFS=: read -ra folders <<<"$PATH"
for folder in "${folders[@]}"; do
  [[ $folder -ef $quick ]] || before+=("$folder")
done
PATH=$quick:$place/compiler:$(IFS=:; echo "${before[*]}")

options='-debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -disable-batch-mode'
options+=' -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -no-emit-module-separately-wmo -Xswiftc -index-ignore-system-modules'
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

# A script with a command of its own, in front of this one, which ends where it is called by it.
mkdir "$place/wrapper"
cat >"$place/wrapper/swift" <<SHELL
#!/bin/sh
[ -z "\$WRAPPED" ] || exit 9
WRAPPED=yes exec "$quick/swift" "\$@"
SHELL
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
mkdir "$place/bare"
ln -s "$(command -v bash)" "$(command -v dirname)" "$place/bare"
PATH=$place/bare:$quick
run "$quick/swift" build
PATH=$compilers
expect 'where there is no compiler, it says so' ended_with 127
expect 'and where it has looked' said "There is no 'swift' in PATH behind"

finish
