#!/usr/bin/env bash
# Holds Research/run faults to what it promises, with a small riblet whose tests miss something.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../../scripts/tests/expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../scripts/tests/expectations.sh"

checkout=$place/"a checkout"
# The tool is not asked for anything here.
export RIBLETS_LENT=$place
features=$checkout/Examples/SampleFeatures
faults=$features/Faults
mkdir -p "$faults" "$features/Sources/TicTacToe/Door" "$features/Tests/DoorTests" "$checkout/Sources/Riblets"
cp -R "$scripts" "$repository/Research" "$checkout/"
git init -q "$checkout"
printf '%s\n' '.build/' >"$checkout/.gitignore"
echo '// swift-tools-version: 6.1' >"$checkout/Package.swift"
cat >"$features/Package.swift" <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "doors",
  targets: [.target(name: "TicTacToe"), .testTarget(name: "DoorTests", dependencies: ["TicTacToe"])]
)
SWIFT
cat >"$features/Sources/TicTacToe/Door/DoorRouter.swift" <<'SWIFT'
struct DoorRouter {
  var log: [String] = []

  mutating func open(_ names: [String]) {
    log.append("open")
    log.append(names[0] + "!")
    log.append("close")
  }
}
SWIFT
cat >"$features/Tests/DoorTests/Tests.swift" <<'SWIFT'
import Testing

@testable import TicTacToe

struct DoorRouterTests {
  @Test func `a door opens`() {
    var door = DoorRouter()
    door.open(["Ann"])
    #expect(door.log.prefix(2) == ["open", "Ann!"])
  }
}

struct DoorInteractorTests {
  @Test func `a door closes`() {
    var door = DoorRouter()
    door.open(["Ann"])
    #expect(door.log.last == "close")
  }
}
SWIFT
echo 'struct Knock {}' >"$features/Tests/DoorTests/Knock.swift"
cat >"$faults/Router.txt" <<'TEXT'
# It does not open
Door/DoorRouter.swift
- log.append("open")

# It calls nobody's name
Door/DoorRouter.swift
< log.append([[names[0]]] + "!")
> ""

# It asks for one too many
Door/DoorRouter.swift
< names[0]
> names[1]
TEXT

faults() { run "$checkout/Research/run" faults "$@"; }

faults
expect 'faults that are caught end with 0' ended_with 0
expect 'a line that is missing is caught' said 'Router 1        It does not open          a door opens'
expect 'two faults may be in one place' said "Router 2        It calls nobody's name    a door opens"
expect 'a crash is caught too' said 'Router 3        It asks for one too many  the run, which stopped'
expect 'the faults are counted' said '3 faults, 3 caught, 0 survived.'
expect 'the sources stay as they are' grep -qF 'log.append(names[0] + "!")' "$features/Sources/TicTacToe/Door/DoorRouter.swift"

cat >>"$faults/Router.txt" <<'TEXT'

# It does not close
Door/DoorRouter.swift
- log.append("close")
TEXT
mv "$features/Tests/DoorTests/Knock.swift" "$features/Tests/DoorTests/Moved.swift"
touch "$place/seeded"
faults CLOSE
expect 'a fault that only tests of another role catch survives, and a pattern chooses in any case' said 'It does not close  SURVIVED'
expect 'and ends with 1' ended_with 1
expect 'a file that moved is in the copy once' test ! -e "$checkout/.build/faults/Examples/SampleFeatures/Tests/DoorTests/Knock.swift"
expect 'a file with another fault is newer than the second in which the last build may have ended' \
  test "$checkout/.build/faults/Examples/SampleFeatures/Sources/TicTacToe/Door/DoorRouter.swift" -nt "$place/seeded"
faults --list 'router 4'
expect '--list names the fault and its file' said 'Router 4        It does not close  (Door/DoorRouter.swift)'
faults --list --short
expect '--short takes every fifth' said 'Router 1        It does not open  (Door/DoorRouter.swift)'
expect 'and no other' did_not_say 'Router 2'
faults --list nothing-like-it
expect 'a pattern without a match ends with 64' ended_with 64

cat >"$faults/View.txt" <<'TEXT'
# It is not there
Door/DoorRouter.swift
- log.append("knock")

# It is there three times
Door/DoorRouter.swift
< log.append
> log.remove

# It has no file
Door/DoorView.swift
- open()
TEXT
faults
expect 'wrong lists end with 65' ended_with 65
for text in '1: its lines are 0 times in Door/DoorRouter.swift' '5: its text is 3 times in Door/DoorRouter.swift' \
  "10: there is no file 'Door/DoorView.swift'"; do expect "it says View.txt:$text" said "View.txt:$text"; done

cat >"$faults/View.txt" <<'TEXT'
# It does not compile
Door/DoorRouter.swift
- log.append("close")
+ log.shut()
TEXT
faults shut compile
expect 'one pattern is not two' ended_with 64
faults compile
expect 'a fault that does not compile ends with 1' ended_with 1
expect 'and the compiler says why' said "has no member 'shut'"

finish
