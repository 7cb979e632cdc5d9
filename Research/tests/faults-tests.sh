#!/usr/bin/env bash
# Holds Research/run faults to what it promises, with a small riblet whose tests miss something.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../../scripts/tests/expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../scripts/tests/expectations.sh"

checkout=$place/"a checkout"
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

run "$checkout/Research/faults"
expect 'faults that are caught end with 0' ended_with 0
expect 'a line that is missing is caught' said 'Router 1        It does not open          a door opens'
expect 'two faults may be in one place' said "Router 2        It calls nobody's name    a door opens"
expect 'a crash is caught too' said 'Router 3        It asks for one too many  the run, which stopped'
expect 'the faults are counted' last_line_is '3 faults, 3 caught, 0 survived.'
expect 'the sources stay as they are' grep -qF 'log.append(names[0] + "!")' "$features/Sources/TicTacToe/Door/DoorRouter.swift"

mv "$features/Tests/DoorTests/Knock.swift" "$features/Tests/DoorTests/Moved.swift"
run "$checkout/Research/faults" --jobs 1 NOBODY
expect 'a pattern chooses, in any case, and a file that moved is in the copy once' said '1 faults, 1 caught, 0 survived.'

cat >>"$faults/Router.txt" <<'TEXT'

# It does not close
Door/DoorRouter.swift
- log.append("close")
TEXT
run "$checkout/Research/faults" --list close
touch "$place/seeded"
expect 'a file with another fault is newer than the second in which the last build may have ended' \
  test "$features/.build/seeded-faults/copy/Examples/SampleFeatures/Sources/TicTacToe/Door/DoorRouter.swift" -nt "$place/seeded"
run "$checkout/Research/faults" close
expect 'a fault that only tests of another role catch survives' said 'It does not close  SURVIVED'
expect 'and ends with 1' ended_with 1

run "$checkout/Research/faults" --list --role Router close
expect '--list names the fault and its file' said 'Router 4        It does not close  (Door/DoorRouter.swift)'

run "$checkout/Research/faults" --list --short
expect '--short takes every fifth' last_line_is 'Router 1        It does not open  (Door/DoorRouter.swift)'

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
run "$checkout/Research/faults"
expect 'wrong lists end with 65' ended_with 65
expect 'lines that are not there are named' said 'View.txt:1: its lines are 0 times in Door/DoorRouter.swift'
expect 'so is a text that is there more than once' said 'View.txt:5: its text is 3 times in Door/DoorRouter.swift'
expect 'and a file that is missing' said "View.txt:10: there is no file 'Door/DoorView.swift'"

cat >"$faults/View.txt" <<'TEXT'
# It does not compile
Door/DoorRouter.swift
- log.append("close")
+ log.shut()
TEXT
run "$checkout/Research/faults"
expect 'a fault that does not compile ends with 1' ended_with 1
expect 'and the compiler says why' said "has no member 'shut'"
rm "$faults/View.txt"

run "$checkout/Research/faults" nothing-like-it
expect 'a pattern without a match ends with 64' ended_with 64
run "$checkout/Research/faults" --role Porter
expect 'an unknown role too' ended_with 64
expect 'and says which there are' said 'Interactor, Router, Builder, Presenter or View'

finish
