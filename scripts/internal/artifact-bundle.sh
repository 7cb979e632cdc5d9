# shellcheck shell=bash
# The description of an artifact bundle with the tool for several kinds of machines. Sourced, not run.

# write_bundle_info BUNDLE VERSION: names each riblets-VERSION-TRIPLE/bin/riblets that is in it.
write_bundle_info() {
  local bundle=$1 version=$2 folder variants=()
  for folder in "$bundle/riblets-$version-"*; do
    folder=${folder##*/}
    variants+=("        {\"path\": \"$folder/bin/riblets\", \"supportedTriples\": [\"${folder#"riblets-$version-"}\"]}")
  done
  cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "riblets": {
      "type": "executable",
      "version": "$version",
      "variants": [
$(printf '%s\n' "${variants[@]}" | sed '$!s/$/,/')
      ]
    }
  }
}
JSON
}
