#!/usr/bin/env bash
# Holds the check words to failing where a page or a folder got worse.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

checkout=$place/checkout
mkdir -p "$checkout"/{Sources,Bridges/Sources,Data/Sources,Data/Store/Sources,Portable/Sources,Portable/Web/Sources} \
  "$checkout"/{Tools/{Sources,Plugins,Tests},Documentation,Tests/Golden,Examples/.build,Benchmarks}
cp -R "$scripts" "$checkout/scripts"
words() { run "$checkout/scripts/check" words "$@"; }
: >"$checkout/scripts/internal/words.txt"

# The code, the table and the quote do not count.
cat >"$checkout/Documentation/Cart.md" <<'MARKDOWN'
# Cart

A cart has products. Call `it; it; it` to see [the products](Shop.md).

```swift
// It is anew; it is mended; nobody
```

| It: | it; |
| --- | --- |

> It is it: it;
MARKDOWN
words
expect 'a new page that reaches the goals passes' ended_with 0
words --counts "Documentation/Cart.md"
expect 'only prose counts' said 'Cart.md 10 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0'

cat >"$checkout/Documentation/Menu.md" <<'MARKDOWN'
What it has stands in a list: it is quickly written, those of a shop are
made anew; that of a bar, such as this one, is it. You can read it; you must see them.
MARKDOWN
words --counts "Documentation/Menu.md"
expect 'each kind is counted, also over the end of a line' said 'Menu.md 36 40.0 4.0 12.0 4.0 8.0 0.0 55.6 55.6'
words
expect 'a new page with words that we do not use fails' ended_with 1
expect 'the count, the limit and the way out are named' \
  said 'Documentation/Menu.md: old is 2, and its limit is 0. To see the words: scripts/check words --list'
expect 'goals that are not reached are named' \
  said 'Documentation/Menu.md: what is 4.0, and its limit is 0.5. Begin with a noun in place of "what" or "whoever".'
expect 'goals that are reached are not' did_not_say 'Menu.md: it is'
words --list
expect 'the places are listed' said 'Documentation/Menu.md:1: stands in'
expect 'also those of the next line' last_line_is 'Documentation/Menu.md:2: anew'
words --record
expect 'what is there is recorded' ended_with 0
words
expect 'a page that got no worse passes' ended_with 0
echo 'What it is anew.' >>"$checkout/Documentation/Menu.md"
words
expect 'a page that got worse fails' said 'Documentation/Menu.md: old is 3, and its limit is 2.'
rm "$checkout/Documentation/Menu.md"

cat >"$checkout/Documentation/Concepts.md" <<'MARKDOWN'
A riblet has a router.
MARKDOWN
words
expect 'a guide has to speak to the reader' said 'Documentation/Concepts.md: you is 0.0, and its limit is 12. Speak to the reader.'
rm "$checkout/Documentation/Concepts.md"

cat >"$checkout/Sources/Cart.swift" <<'SWIFT'
let anew = nobody // Nobody knows.
let text = "There is no cart. Build it anew: \(mend)"
let lines = """
  It stands in the cart.
  """
let mended = 1
SWIFT
words --list
expect 'names in code are left out' said "$(printf '%s\n' 'Sources/Cart.swift:1: nobody' 'Sources/Cart.swift:2: anew')"
expect 'texts of several lines are read' said 'Sources/Cart.swift:4: stands in'
expect 'nothing else is listed' [ "$(grep -c . <<<"$output")" = 3 ]
words
expect 'a folder that got worse fails' said 'Sources: old is 3, and its limit is 0.'
rm "$checkout/Sources/Cart.swift"

# Summaries: not those in strings, and no lines below the first.
printf '%s\n' 'let text = """' '  /// Who wrote it.' '  """' '/// The store.' '/// Who knows.' 'let isOpen = true' \
  '  /// However late, the owner.' 'let owner = 1' >"$checkout/Data/Store/Sources/Store.swift"
words
expect 'summaries that begin with other words pass' ended_with 0
printf '%s\n' 'let text = 1' '/// What it holds.' 'let content = 1' >"$checkout/Tests/Content.swift"
for folder in Examples/.build Tests/Golden; do cp "$checkout/Tests/Content.swift" "$checkout/$folder/"; done
words
expect 'a summary that begins with a question word fails' ended_with 1
expect 'its place is named' said 'Tests/Content.swift:2: What it holds.'
expect 'what is not written by hand is left out' said_once 'What it holds.'
rm -r "$checkout/Bridges"
words
expect 'a folder that is not there fails' ended_with 66
expect 'it is named' said "There is no folder 'Bridges/Sources'"

finish
