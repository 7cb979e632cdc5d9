#!/usr/bin/env bash
# Holds scripts/pack-tool and scripts/release to what they refuse and write. Packages that they pack are used by scripts/check
# packed-mocks and release.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

if ! command -v zip >/dev/null || ! command -v unzip >/dev/null; then
  echo 'Skipped: zip or unzip is not installed.'
  exit
fi

# A checkout whose tool is a script, and the commands that know how to build and to describe a machine.
checkout=$place/"a checkout"
mkdir -p "$checkout/Tools/Plugins/RibletsMocksPlugin" "$checkout/Tools/Sources/RibletsCommand" "$place/bin" "$place/built"
cp -R "$scripts" "$checkout/scripts"
echo 'mine to give' >"$checkout/LICENSE"
plugin=$checkout/Tools/Plugins/RibletsMocksPlugin/Plugin.swift
echo '// the plug-in' >"$plugin"
printf '    version: "1.2.3",\n' >"$checkout/Tools/Sources/RibletsCommand/RibletsCommand.swift"
cat >"$place/bin/swift" <<SH
#!/usr/bin/env bash
case "\$*" in
  *--show-bin-path*) echo "$place/built" ;;
  build*) [[ -z \${TROUBLE:-} ]] || { echo "Sources/A.swift:1:1: error: no" ; exit 1; } ;;
  *compute-checksum*) echo 0123abcd ;;
esac
SH
# shellcheck disable=SC2016 # for the scripts that are written
printf '#!/bin/sh\n%s\n' 'echo "  \"unversionedTriple\": \"${TRIPLE:-x86_64-test-os}\","' >"$place/bin/swiftc"
# shellcheck disable=SC2016
printf '#!/bin/sh\n%s\n' 'echo stripped >>"$1"' >"$place/bin/strip"
printf '#!/bin/sh\necho 1.2.3\n' >"$place/built/riblets"
chmod +x "$place/bin/"* "$place/built/riblets"
export PATH=$place/bin:$PATH

out=$place/"packed tool"
pack() { run "$checkout/scripts/pack-tool" --configuration "$1" --output "$2"; }
pack debug "$out"
expect 'it packs' ended_with 0
binary=riblets.artifactbundle/riblets-1.2.3-x86_64-test-os/bin/riblets

touch -t 200101010000 "$out/$binary" "$out/Plugins/RibletsMocksPlugin/Plugin.swift"
echo '// another plug-in' >"$plugin"
echo '// old' >"$out/Plugins/RibletsMocksPlugin/Old.swift"
touch -t 200201010000 "$place/limit"
pack debug "$out"
expect 'what is the same keeps its time' test "$out/$binary" -ot "$place/limit"
expect 'what is different is written' grep -q 'another' "$out/Plugins/RibletsMocksPlugin/Plugin.swift"
expect 'what is gone is removed' test ! -e "$out/Plugins/RibletsMocksPlugin/Old.swift"
TROUBLE=1 pack debug "$out"
expect 'a tool that does not build ends with 1' ended_with 1
expect 'and the compiler says why' said 'error: no'
expect 'what was packed before stays' test -x "$out/$binary"
pack release "$place/release"
expect 'the release tool is stripped' grep -qx stripped "$place/release/$binary"
expect 'and zipped' test -s "$place/release/riblets.artifactbundle.zip"
expect 'with its checksum' said 'Checksum of riblets.artifactbundle.zip: 0123abcd'
mkdir "$place/mine"
echo 'mine' >"$place/mine/file"
pack debug "$place/mine"
expect 'a folder with something else is left alone' ended_with 73
expect 'and named' said "'$place/mine' is there, and is no packed tool."

for folder in Bridges Data Data/Store Portable Portable/Web; do
  mkdir -p "$checkout/$folder/Sources"
  printf '  name: "riblets-%s",\n    .package(name: "riblets", path: ".."),\n' "$(basename "$folder" | tr '[:upper:]' '[:lower:]')" \
    >"$checkout/$folder/Package.swift"
done
echo '    .package(name: "riblets-data", path: ".."),' >>"$checkout/Data/Store/Package.swift"
riblets=https://example.com/riblets.git address=https://example.com/1.2.3
release() { run "$checkout/scripts/release" "$@"; }

TRIPLE=arm64-other-os release 1.2.3 --url "$address" --riblets-url "$riblets" --output "$place/other"
expect 'it makes a release' ended_with 0
expect 'and says what is left to do' said "so that it is at $address/riblets.artifactbundle.zip"
expect 'with tags' said 'git tag 1.2.3'
release 1.2.3 --url "$address/" --riblets-url "$riblets" --merge "$place/other/riblets.artifactbundle.zip" --output "$place/both"
expect 'it takes the tool of another machine' ended_with 0
expect 'and names this machine' said 'for       x86_64-test-os'
expect 'also the other one' said 'for       arm64-other-os'
unzip -q "$place/both/riblets.artifactbundle.zip" -d "$place/bundle"
expect 'both tools are in the bundle' test "$(find "$place/bundle" -name riblets -type f | wc -l)" -eq 2
run grep -o '"path": .*' "$place/bundle/riblets.artifactbundle/info.json"
expect 'which describes them' test "$(wc -l <<<"$output")" -eq 2
expect 'each by its place and machine' said '"path": "riblets-1.2.3-arm64-other-os/bin/riblets", "supportedTriples": ["arm64-other-os"]},'
expect 'the manifest has the address and the checksum' grep -qF \
  ".binaryTarget(name: \"riblets\", url: \"$address/riblets.artifactbundle.zip\", checksum: \"0123abcd\")" "$place/both/riblets-tools/Package.swift"
manifest=$place/both/riblets-store/Package.swift
expect 'a package depends on Riblets by its address and version' grep -qF ".package(url: \"$riblets\", exact: \"1.2.3\")," "$manifest"
expect 'and on those beside it' grep -qF '.package(url: "https://example.com/riblets-data.git", exact: "1.2.3"),' "$manifest"
for path in riblets-tools/Plugins/RibletsMocksPlugin/Plugin.swift riblets-tools/LICENSE riblets-web/Sources; do
  expect "$path is there" test -e "$place/both/$path"
done
for path in riblets-portable/Web riblets-tools/riblets.artifactbundle; do expect "$path is not" test ! -e "$place/both/$path"; done

release 1.2.3 --url "$address" --riblets-url "$riblets" --output "$place/both"
expect 'what is there is left alone' ended_with 73
echo 'no zip' >"$place/no.zip"
mkdir -p "$place/old/riblets.artifactbundle/riblets-1.2.2-arm64-other-os/bin"
(cd "$place/old" && zip -qr "$place/old.zip" riblets.artifactbundle)
cd "$place"
# The status, what is said, and the arguments beside --output. SwiftPM downloads by https alone.
while IFS='|' read -r ends says arguments; do
  # shellcheck disable=SC2086 # words of a command
  release $arguments --output "$place/new"
  expect "'$arguments' ends with $ends" ended_with "$ends"
  expect "'$arguments' is explained" said "$says"
done <<CASES
65|says that it is 1.2.3, and not 1.2.4. Release 1.2.3, or change the version in Tools/Sources/|1.2.4 --url $address --riblets-url $riblets
64|'one' is no version.|one --url $address --riblets-url $riblets
64|begins with https://|1.2.3 --url http://example.com/1.2.3 --riblets-url $riblets
64|begins with https://|1.2.3 --url file:///tmp --riblets-url $riblets
64|begins with https://|1.2.3 --url https:// --riblets-url $riblets
64|Say where it will be: --url https://example.com/1.0.0|1.2.3
64|Say where Riblets will be: --riblets-url https://example.com/riblets.git|1.2.3 --url $address
64|ends in riblets or riblets.git|1.2.3 --url $address --riblets-url https://example.com/other.git
66|cannot be unzipped.|1.2.3 --url $address --riblets-url $riblets --merge no.zip
66|has no tool of version 1.2.3.|1.2.3 --url $address --riblets-url $riblets --merge old.zip
64|is release or debug.|1.2.3 --url $address --riblets-url $riblets --configuration fast
CASES
release 1.2.3 --url "$address" --riblets-url "$riblets"
expect 'a folder is needed' said 'Name the folder to write'
release 1.2.3 --url "$address/a b" --riblets-url "$riblets" --output "$place/new"
expect 'an address has no spaces' ended_with 64
expect 'nothing was written' test ! -e "$place/new"

finish
