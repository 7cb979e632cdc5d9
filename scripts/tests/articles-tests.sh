#!/usr/bin/env bash
# Holds the articles of the site to the links, headings and pictures of the pages.
# shellcheck disable=SC2016 # backquotes are Markdown here
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

mkdir -p "$place/Documentation" "$place/site"
cd "$place"
cat >Documentation/README.md <<'MARKDOWN'
# Documentation

Begin with [the cart](Cart.md).

## Start

| Page | Answers |
| --- | --- |
| [Cart](Cart.md) | how to buy |
MARKDOWN
cat >Documentation/Cart.md <<'MARKDOWN'
# Cart

[Above](#what-if-i-pay), [`pay`](Shop.md#how-do-you-pay), [all](../README.md) and [the manifest](../Package.swift).
Not `[a link](Shop.md)`, but [the web](https://example.com).

<picture>
  <source media="(prefers-color-scheme: dark)" srcset="Pictures/cart.dark.svg">
  <img src="Pictures/cart.light.svg" alt="A cart">
</picture>

```md
[a link](Shop.md)
```

## What if I pay?
MARKDOWN
printf '# Shop\n\nA shop.\n\n## How do you pay?\n' >Documentation/Shop.md
printf '# All\n\nEverything.\n' >README.md

pages=(Documentation/*.md README.md)
run python3 -B "$scripts/internal/articles.py" site "${pages[@]}"
expect 'a picture is listed with its name in the catalogue' said $'Documentation/Pictures/cart.light.svg\tcart'

run cat site/Cart.md
expect 'a link to a heading, a page and the repository is a link of DocC' \
  said '[Above](doc:Cart#What-if-I-pay), [`pay`](doc:Shop#How-do-you-pay), [all](doc:README) and the manifest.'
expect 'code and the web stay' said 'Not `[a link](Shop.md)`, but [the web](https://example.com).'
expect 'a picture has no scheme' said '![A cart](cart)'
run grep -A 1 '^```md' site/Cart.md
expect 'a block of code stays' last_line_is '[a link](Shop.md)'

run cat site/Guide.md
expect 'a page of the index is a topic' said '- <doc:Cart>'
expect 'a page without a place in the index comes last' last_line_is '- <doc:README>'
expect 'the tables of the index are topics' did_not_say 'how to buy'
finish
