#!/usr/bin/env bash
# Holds scripts/check first-run to what it promises, with a command 'swift' that serves a page, or does not.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

checkout=$place/"a checkout"
mkdir -p "$checkout" "$place/bin"
cp -R "$scripts" "$checkout/scripts"
git init -q "$checkout"
git -C "$checkout" config user.name Tests
git -C "$checkout" config user.email tests@example.com
printf '%s\n' '# An app' '```sh' "swift run --package-path Examples \\" '  app   # what it does' '```' >"$checkout/README.md"
echo '#!/bin/sh' >"$place/bin/swiftc"
cat >"$place/bin/swift" <<'SHELL'
#!/usr/bin/env bash
[[ "$*" == 'run --package-path Examples app --port 0' ]] || exit 64
[[ -z ${TROUBLE:-} ]] || { echo "main.swift:1:1: error: cannot find 'not' in scope"; exit 1; }
mkdir -p .build/$BUILT
echo "{ \"path\": \"$RESOLVED\" }" >.build/workspace-state.json
awk 'BEGIN { for (i = 0; i < 3000000; i++) sum += i }'
exec python3 -u -c '
import http.server, os
class Page(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(int(os.environ["STATUS"]))
        self.end_headers()
server = http.server.HTTPServer(("127.0.0.1", 0), Page)
open(os.environ["STARTED"], "w").write(str(os.getpid()))
print(f"App is at http://127.0.0.1:{server.server_port}/")
server.serve_forever()'
SHELL
chmod +x "$place/bin/"*
export PATH=$place/bin:$PATH STARTED=$place/started RIBLETS_YARDSTICK_TYPES=1 STATUS=200 BUILT=App RESOLVED=/Portable TROUBLE=''

# Runs the check in a clone of what is there now.
check() {
  git -C "$checkout" add -A
  git -C "$checkout" commit -qm 'A step' --allow-empty
  run "$checkout/scripts/check" first-run "$@"
}

check --limit 100000
expect 'an app whose page is served passes' ended_with 0
expect 'the command is the first one of the README' said ': swift run --package-path Examples app'
expect 'what it cost is said' said 's of processor time.'
expect 'the yardstick is said' said 'and 2.00 s where the limit is 100000 s: here '
expect 'the app is ended' has_ended "$STARTED"
check --limit 1
expect 'what costs more than the limit fails' ended_with 1
expect 'and the limit is said' said 'That is more than the limit, '
while IFS='|' read -r setting says sentence; do
  (export "${setting?}" && check --limit 100000 && printf '%s\n' "$status" "$output") >"$place/said"
  status=$(head -n 1 "$place/said") output=$(cat "$place/said")
  expect "$sentence" ended_with 1
  expect "$sentence, and it is said" said "$says"
done <<'CASES'
STATUS=404|There is no page at http://127.0.0.1:|an address without a page fails
RESOLVED=/a/Tools|Resolved, and only tests need it: "/a/Tools"|an app that resolves the tools fails
BUILT=RibletsCommand.build|Built, and only tests need it: |an app that builds the tools fails
TROUBLE=yes|main.swift:1:1: error: cannot find 'not' in scope|an app that does not build fails
TROUBLE=yes|before there was an address|and what did not come is said
CASES
echo '# Nothing to run' >"$checkout/README.md"
check
expect 'a README without a command fails' said 'The README has no line that begins with: swift run'

finish
