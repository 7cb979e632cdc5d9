#!/usr/bin/env bash
# Holds scripts/pack-tool to what it refuses, and to what it leaves alone. What it packs is tried by scripts/check packed-mocks.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

# A checkout whose tool is a script, and the two commands that know how to build and to describe a machine.
checkout=$place/"a checkout"
mkdir -p "$checkout/Tools/Plugins/RibletsMocksPlugin" "$place/bin"
cp -R "$scripts" "$checkout/scripts"
echo '// the plug-in' >"$checkout/Tools/Plugins/RibletsMocksPlugin/Plugin.swift"
cat >"$place/bin/swift" <<SH
#!/usr/bin/env bash
case "\$*" in
  *--show-bin-path*) echo "$place/built" ;;
  build*) [[ -z \${TROUBLE:-} ]] || { echo "Sources/A.swift:1:1: error: no" ; exit 1; } ;;
  *compute-checksum*) echo 0123 ;;
esac
SH
echo 'echo "  \"unversionedTriple\": \"x86_64-test-os\","' >"$place/bin/swiftc"
mkdir "$place/built"
printf '#!/bin/sh\necho 1.2.3\n' >"$place/built/riblets"
# shellcheck disable=SC2016 # for the script that is written
echo 'echo stripped >>"$1"' >"$place/bin/strip"
chmod +x "$place/bin/strip" "$place/bin/swift" "$place/bin/swiftc" "$place/built/riblets"
export PATH=$place/bin:$PATH

out=$place/"packed tool"
run "$checkout/scripts/pack-tool" --configuration debug --output "$out"
expect 'it packs' ended_with 0
expect 'and says what, and where' said "Packed riblets 1.2.3 for x86_64-test-os"
binary=riblets.artifactbundle/riblets-1.2.3-x86_64-test-os/bin/riblets
expect 'the tool is in the bundle' test -x "$out/$binary"
expect 'the bundle says where' grep -qF "\"path\": \"${binary#*/}\", \"supportedTriples\": [\"x86_64-test-os\"]" "$out/riblets.artifactbundle/info.json"
expect 'it can be called by a short path' test "$("$out/bin/riblets")" = 1.2.3
expect 'which is said' said "export PATH=$out/bin:\$PATH"
expect 'the plug-in is beside it' grep -q 'the plug-in' "$out/Plugins/RibletsMocksPlugin/Plugin.swift"
expect 'the manifest has it' test "$(grep -c '^    .plugin(name: "Riblets[a-zA-Z]*", targets' "$out/Package.swift")" = 1
expect 'the manifest names the tool' grep -q 'binaryTarget(name: "riblets", path: "riblets.artifactbundle")' "$out/Package.swift"

touch -d '2001-01-01' "$out/$binary" "$out/Plugins/RibletsMocksPlugin/Plugin.swift" 2>/dev/null ||
  touch -t 200101010000 "$out/$binary" "$out/Plugins/RibletsMocksPlugin/Plugin.swift"
echo '// another plug-in' >"$checkout/Tools/Plugins/RibletsMocksPlugin/Plugin.swift"
echo '// old' >"$out/Plugins/RibletsMocksPlugin/Old.swift"
touch -t 200201010000 "$place/limit"
run "$checkout/scripts/pack-tool" --configuration debug --output "$out"
expect 'it packs again' ended_with 0
expect 'what is the same keeps its time' test "$out/$binary" -ot "$place/limit"
expect 'what is different is written' grep -q 'another' "$out/Plugins/RibletsMocksPlugin/Plugin.swift"
expect 'what is gone is removed' test ! -e "$out/Plugins/RibletsMocksPlugin/Old.swift"

TROUBLE=1 run "$checkout/scripts/pack-tool" --configuration debug --output "$out"
expect 'a tool that does not build ends with 1' ended_with 1
expect 'and the compiler says why' said 'error: no'
expect 'what was packed before stays' test -x "$out/$binary"

run "$checkout/scripts/pack-tool" --output "$place/release"
expect 'the release tool is packed too' ended_with 0
expect 'stripped' grep -qx stripped "$place/release/$binary"
if command -v zip >/dev/null; then
  expect 'it is zipped' test -s "$place/release/riblets.artifactbundle.zip"
  expect 'with its checksum' said 'Checksum of riblets.artifactbundle.zip: 0123'
fi

mkdir "$place/mine"
echo 'mine' >"$place/mine/file"
run "$checkout/scripts/pack-tool" --output "$place/mine"
expect 'a folder with something else is left alone' ended_with 73
expect 'and named' said "'$place/mine' is there, and is no packed tool."
expect 'with all that is in it' grep -q mine "$place/mine/file"

finish
