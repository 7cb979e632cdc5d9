#!/usr/bin/env bash
# Holds scripts/check generated-lines to its counts, with an app that is made here.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

app=$place/"an app"
# file PATH LINES: a file with that many lines that count, and some that do not.
file() {
  mkdir -p "$(dirname "$app/$1")"
  { printf 'import Riblets\n\n/// A comment.\n'; for ((line = 0; line < $2; line++)); do echo "  let a$line = 1  // $line"; done; } >"$app/$1"
}
for role in Builder Interactor Router; do file "Sources/Shop/LoggedIn/LoggedIn$role.swift" 20; done
file Sources/Shop/LoggedIn/LoggedIn+Menu.swift 28
for leaf in Menu Product; do
  file "Sources/Shop/$leaf/${leaf}Router.swift" 110
  file "Tests/ShopTests/$leaf/${leaf}BuilderTests.swift" 100
  file "Tests/ShopTests/Snapshots/${leaf}ViewSnapshotTests.swift" 100
done
mkdir -p "$app/Tests/ShopTests/LoggedIn"

run "$scripts/checks/generated-lines" "$app"
expect 'an app at its limits is right' ended_with 0
expect 'comments, imports and empty lines do not count' said 'parent without a view      60 of  60'
expect 'an edge is counted' said 'edge                       28 of  28'
expect 'so are tests, with their snapshots' said 'its tests                 200 of 200'

echo 'let more = 1' >>"$app/Sources/Shop/LoggedIn/LoggedIn+Menu.swift"
run "$scripts/checks/generated-lines" "$app"
expect 'one line more is too much' ended_with 1
expect 'the count says which' said 'edge                       29 of  28'

file Sources/Shop/LoggedIn/LoggedIn+Menu.swift 3
printf '@testable import A\nimport B\npackage import C\npublic import D\n' >"$app/Sources/Shop/Crowd.swift"
run "$scripts/checks/generated-lines" "$app"
expect 'a fourth import is too much' ended_with 1
expect 'its file is named' said 'The most imports are in Sources/Shop/Crowd.swift.'

run "$scripts/checks/generated-lines" "$place/nothing"
expect 'the app has to be there' ended_with 66
mkdir "$place/empty"
run "$scripts/checks/generated-lines" "$place/empty"
expect 'and to have what is counted' said "has no riblet 'LoggedIn' to count."

finish
