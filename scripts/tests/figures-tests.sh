#!/usr/bin/env bash
# Holds scripts/check figures to its word, with figures and pages that are made here.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

checkout=$place/'a checkout'
mkdir -p "$checkout/Documentation"
cp -R "$scripts" "$checkout/scripts"
check=$checkout/scripts/checks/figures
figures=$place/figures.jsonl
cat >"$figures" <<'JSON'
{"name":"attach-detach","nanoseconds":null,"allocations":3,"bytes":224,"instructions":3712.4}
{"name":"fan-out-1000","nanoseconds":null,"allocations":0,"bytes":0,"instructions":48120}
{"name":"idle-riblet","nanoseconds":null,"allocations":null,"bytes":232.2,"instructions":null}
JSON

# pages COUNT FAN-OUT RIBS: all pages, with these figures.
pages() {
  cat >"$checkout/Documentation/Why.md" <<MARKDOWN
| | Riblets | RIBs and RxSwift |
| --- | --- | --- |
| a riblet | $1 instructions, 3 allocations <!-- attach-detach instructions allocations --> | 89,114 |
MARKDOWN
  cat >"$checkout/Documentation/Benchmarks.md" <<MARKDOWN
| What | At most | Measured |
| --- | --- | --- |
| \`fan-out-1000\`: instructions per delivery | 120 | $2 <!-- fan-out-1000 instructions/1000 --> |
| \`fan-out-10000\` to \`fan-out-1000\`: instructions | × 11 | × 9.7 |
MARKDOWN
  cat >"$checkout/Documentation/Performance.md" <<MARKDOWN
| | RIBs and RxSwift |
| --- | --- |
| a riblet | $3 |
MARKDOWN
}

pages 3,712 48 89,114
run "$check" --measured "$figures"
expect 'counts that were measured are right' ended_with 0
expect 'says how many there are' said '3 counts on 3 pages are measured ones.'

pages 3,745 48.4 89,114
run "$check" --measured "$figures"
expect 'one percent more or less is right' ended_with 0

pages 5,364 48 89,114
run "$check" --measured "$figures"
expect 'a count that is off is wrong' ended_with 1
expect 'says where, what was measured and what is printed' \
  said 'Documentation/Why.md:3: attach-detach has 3,712 instructions, and 5,364 is printed'
expect 'says how to print what was measured' said 'scripts/check figures --write'
run "$check" --write --measured "$figures"
expect 'the right counts are printed when asked for' ended_with 0
expect 'as the page prints them' grep -q '| 3,712 instructions, 3 allocations <!-- ' "$checkout/Documentation/Why.md"
run "$check" --measured "$figures"
expect 'and are right then' ended_with 0

pages 3,712 48 89,115
run "$check" --measured "$figures"
expect 'figures of RIBs that differ are wrong' ended_with 1
expect 'says both' said "RIBs' figure of 'a riblet' is 89,115 here, and 89,114 in Documentation/Why.md"

pages 3,712 '48 <!-- attach-detach instructions --> 2' 89,114
run "$check" --measured "$figures"
expect 'each number is compared with its own benchmark' said 'Benchmarks.md:3: attach-detach has 3,712 instructions, and 48'

pages 3,712 '48 | <!-- shop instructions -->' 89,114
run "$check" --measured "$figures"
expect 'a comment without its number is wrong' ended_with 1
expect 'says how many numbers there are' said "names 1 counts, and 0 numbers stand before it"

pages 3,712 '7 <!-- shop instructions --> 48' 89,114
run "$check" --measured "$figures"
expect 'an unknown benchmark is wrong' said "there is no benchmark 'shop', or it was not measured"

pages 3,712 '7 <!-- idle-riblet instructions --> 48' 89,114
run "$check" --measured "$figures"
expect 'what was not counted is wrong' said "'idle-riblet' counts no instructions here"

pages 3,712 48 89,114
sed -i.before 's/ <!-- fan-out.*-->//' "$checkout/Documentation/Benchmarks.md"
run "$check" --measured "$figures"
expect 'a count in a table that says not what it is is wrong' \
  said 'Benchmarks.md:3: the count of fan-out-1000 has no comment that says what it is'

finish
