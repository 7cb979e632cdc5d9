#!/usr/bin/env bash
# Holds scripts/check figures to its word, with figures and pages that are made here.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

checkout=$place/'a checkout'
pages=$checkout/Documentation
mkdir -p "$pages"
cp -R "$scripts" "$checkout/scripts"
cat >"$place/figures.jsonl" <<'JSON'
{"name":"attach-detach","nanoseconds":null,"allocations":3,"bytes":224,"instructions":3712.4}
{"name":"fan-out-1000","nanoseconds":null,"allocations":0,"bytes":0,"instructions":48120}
{"name":"idle-riblet","nanoseconds":null,"allocations":null,"bytes":232.2,"instructions":null}
JSON
check() { run "$checkout/scripts/check" figures --measured "$place/figures.jsonl" "$@"; }

# pages COUNT FAN-OUT RIBS: all pages, with these figures.
pages() {
  printf '%s\n' '| | Riblets | RIBs and RxSwift |' '| --- | --- | --- |' \
    "| a riblet | $1 instructions, 3 allocations <!-- attach-detach instructions allocations --> | 89,114 |" >"$pages/Why.md"
  printf '%s\n' '| What | At most | Measured |' '| --- | --- | --- |' "| \`fan-out-1000\`: instructions per delivery | 120 | $2 |" \
    "| \`fan-out-10000\` to \`fan-out-1000\`: instructions | × 11 | × 9.7 |" >"$pages/Benchmarks.md"
  printf '%s\n' '| | RIBs and RxSwift |' '| --- | --- |' "| a riblet | $3 |" >"$pages/Performance.md"
}

# The count of a riblet, of a delivery, and of RIBs; the status, what is said, and the sentence of the expectation.
fan='<!-- fan-out-1000 instructions/1000 -->'
while IFS='~' read -r count delivery ribs ends says sentence; do
  pages "$count" "$delivery" "$ribs"
  check
  expect "$sentence" ended_with "$ends"
  expect "$sentence, and it is said" said "$says"
done <<CASES
3,712~48 $fan~89,114~0~3 counts on 3 pages are measured ones.~counts that were measured are right
3,745~48.4 $fan~89,114~0~3 counts on 3 pages~one percent more or less is right
3,712~48 $fan~89,115~1~RIBs' figure of 'a riblet' is 89,115 here, and 89,114 in Documentation/Why.md~figures of RIBs that differ are wrong
3,712~48 <!-- attach-detach instructions --> 2 $fan~89,114~1~Benchmarks.md:3: attach-detach has 3,712 instructions, and 48~each number has its benchmark
3,712~48 | <!-- shop instructions --> $fan~89,114~1~names 1 counts, and 0 numbers stand before it~a comment needs a number
3,712~7 <!-- shop instructions --> 48 $fan~89,114~1~there is no benchmark 'shop', or it was not measured~an unknown benchmark is wrong
3,712~7 <!-- idle-riblet instructions --> 48 $fan~89,114~1~'idle-riblet' counts no instructions here~what was not counted is wrong
3,712~48~89,114~1~Benchmarks.md:3: the count of fan-out-1000 has no comment that says what it is~a count needs a comment
5,364~48 $fan~89,114~1~Documentation/Why.md:3: attach-detach has 3,712 instructions, and 5,364 is printed~a count that is off is wrong
CASES

pages 5,364 "48 $fan" 89,114
check
expect 'says how to print what was measured' said 'scripts/check figures --write'
check --write
expect 'the right counts are printed when asked for' ended_with 0
expect 'as the page prints them' grep -q '| 3,712 instructions, 3 allocations <!-- ' "$pages/Why.md"
check
expect 'and are right then' ended_with 0

finish
