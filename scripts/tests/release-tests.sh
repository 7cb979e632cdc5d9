#!/usr/bin/env bash
# Holds scripts/release to what it refuses and writes. That an app builds with it is tried by scripts/check release.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=expectations.sh
source "$(dirname "${BASH_SOURCE[0]}")/expectations.sh"

if ! command -v zip >/dev/null || ! command -v unzip >/dev/null; then
  echo 'Skipped: zip or unzip is not installed.'
  exit
fi

# A checkout whose tool is a script, and the two commands that know how to build and to describe a machine.
checkout=$place/"a checkout"
mkdir -p "$checkout/Tools/Plugins/RibletsMocksPlugin" "$checkout/Tools/Sources/RibletsCommand" "$place/bin" "$place/built"
cp -R "$scripts" "$checkout/scripts"
echo 'mine to give' >"$checkout/LICENSE"
echo '// the plug-in' >"$checkout/Tools/Plugins/RibletsMocksPlugin/Plugin.swift"
printf '    version: "1.2.3",\n' >"$checkout/Tools/Sources/RibletsCommand/RibletsCommand.swift"
cat >"$place/bin/swift" <<SH
#!/usr/bin/env bash
case "\$*" in
  *--show-bin-path*) echo "$place/built" ;;
  *compute-checksum*) echo 0123abcd ;;
esac
SH
# shellcheck disable=SC2016 # for the script that is written
echo 'echo "  \"unversionedTriple\": \"${TRIPLE:-x86_64-test-os}\","' >"$place/bin/swiftc"
printf '#!/bin/sh\necho 1.2.3\n' >"$place/built/riblets"
printf '#!/bin/sh\n' >"$place/bin/strip"
chmod +x "$place/bin/"* "$place/built/riblets"
export PATH=$place/bin:$PATH

for folder in Bridges Data Data/Store Portable Portable/Web; do
  mkdir -p "$checkout/$folder/Sources"
  printf '  name: "riblets-%s",\n    .package(name: "riblets", path: ".."),\n' "$(basename "$folder" | tr '[:upper:]' '[:lower:]')" \
    >"$checkout/$folder/Package.swift"
done
echo '    .package(name: "riblets-data", path: ".."),' >>"$checkout/Data/Store/Package.swift"

riblets=https://example.com/riblets.git
release() { run "$checkout/scripts/release" "$@"; }
address=https://example.com/1.2.3
variants() { grep -o '"path": .*' "$1/riblets.artifactbundle/info.json"; }

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
expect 'which describes them' test "$(variants "$place/bundle" | wc -l)" -eq 2
run variants "$place/bundle"
expect 'each by its place and machine' said '"path": "riblets-1.2.3-arm64-other-os/bin/riblets", "supportedTriples": ["arm64-other-os"]},'
manifest=$place/both/riblets-tools/Package.swift
expect 'the manifest has the address and the checksum' grep -qF \
  ".binaryTarget(name: \"riblets\", url: \"$address/riblets.artifactbundle.zip\", checksum: \"0123abcd\")" "$manifest"
expect 'the plug-ins are beside it' test -f "$place/both/riblets-tools/Plugins/RibletsMocksPlugin/Plugin.swift"
expect 'so is the license' test -f "$place/both/riblets-tools/LICENSE"
manifest=$place/both/riblets-store/Package.swift
expect 'a package depends on Riblets by its address and version' grep -qF ".package(url: \"$riblets\", exact: \"1.2.3\")," "$manifest"
expect 'and on those beside it' grep -qF '.package(url: "https://example.com/riblets-data.git", exact: "1.2.3"),' "$manifest"
expect 'its sources are there' test -d "$place/both/riblets-web/Sources"
expect 'and those of a package in it are not' test ! -e "$place/both/riblets-portable/Web"
expect 'the tool is only in the bundle' test ! -e "$place/both/riblets-tools/riblets.artifactbundle"

release 1.2.3 --url "$address" --riblets-url "$riblets" --output "$place/both"
expect 'what is there is left alone' ended_with 73
release 1.2.4 --url "$address" --riblets-url "$riblets" --output "$place/new"
expect 'another version than that of the tool is refused' ended_with 65
expect 'with the place to change it' said "The tool says that it is 1.2.3, and not 1.2.4. Release 1.2.3, or change the version in Tools/Sources/RibletsCommand/RibletsCommand.swift."
release one --url "$address" --riblets-url "$riblets" --output "$place/new"
expect 'a version has three numbers' ended_with 64
for bad in http://example.com/1.2.3 file:///tmp 'https://example.com/a b' https:// ''; do
  release 1.2.3 --url "$bad" --riblets-url "$riblets" --output "$place/new"
  expect "SwiftPM does not download from '$bad'" ended_with 64
done
release 1.2.3 --output "$place/new"
expect 'an address is needed' said 'Apps download the tool. Say where it will be: --url https://example.com/1.0.0'
release 1.2.3 --url "$address" --output "$place/new"
expect 'and one of Riblets' said 'Say where Riblets will be: --riblets-url https://example.com/riblets.git'
release 1.2.3 --url "$address" --riblets-url https://example.com/other.git --output "$place/new"
expect 'that ends in its name' ended_with 64
release 1.2.3 --url "$address" --riblets-url "$riblets"
expect 'so is a folder' ended_with 64
release 1.2.3 --url "$address" --riblets-url "$riblets" --output "$place/new" 1.2.4
expect 'and one version alone' ended_with 64
release 1.2.3 --url "$address" --riblets-url "$riblets" --merge "$place/nothing.zip" --output "$place/new"
expect 'a bundle that is not there ends with 66' ended_with 66
echo 'no zip' >"$place/no.zip"
release 1.2.3 --url "$address" --riblets-url "$riblets" --merge "$place/no.zip" --output "$place/new"
expect 'so does what is none' ended_with 66
mkdir -p "$place/old/riblets.artifactbundle/riblets-1.2.2-arm64-other-os/bin"
(cd "$place/old" && zip -qr "$place/old.zip" riblets.artifactbundle)
release 1.2.3 --url "$address" --riblets-url "$riblets" --merge "$place/old.zip" --output "$place/new"
expect 'and one of another version' said "'$place/old.zip' has no tool of version 1.2.3."
release 1.2.3 --url "$address" --riblets-url "$riblets" --configuration fast --output "$place/new"
expect 'an unknown configuration ends with 64' ended_with 64
release --fast
expect 'so does an unknown option' ended_with 64
expect 'nothing was written' test ! -e "$place/new"
release --help
expect '--help is the manual' said 'scripts/release VERSION --url ADDRESS'

finish
