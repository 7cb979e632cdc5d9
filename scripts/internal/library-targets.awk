# Reads `swift package dump-package` and prints a line for each target that no test needs
# alone:
#
#     NAME <tab> FOLDER <tab> NAMES OF TARGETS AND PRODUCTS IT USES <tab> COMPILER FLAGS
#
# By indentation: the package manager prints its JSON sorted and one value a line.

function value(line) {
  sub(/^[^:]*: /, "", line); sub(/,$/, "", line); gsub(/^"|"$/, "", line)
  return line
}

/^  "targets" : \[/ { inside = 1; next }
/^  \]/ { inside = 0 }
!inside { next }

/^    \{/ { name = path = used = flags = kind = setting = "" }
/^      "name" : / { name = value($0) }
/^      "path" : "/ { path = value($0) }
/^      "type" : / { kind = value($0) }
/^          "(byName|product|target)" : \[/ { getline; gsub(/[ ",]/, ""); used = used " " $0 }
/^            "[a-zA-Z]+" : \{/ { setting = $1; gsub(/"/, "", setting) }
/^              "_0" : / {
  given = value($0)
  if (setting == "enableUpcomingFeature") flags = flags " -enable-upcoming-feature " given
  if (setting == "enableExperimentalFeature") flags = flags " -enable-experimental-feature " given
  if (setting == "swiftLanguageMode") flags = flags " -swift-version " given
  if (setting == "defaultIsolation") flags = flags " -default-isolation " given
  if (setting == "define") flags = flags " -D " given
}
/^    \}/ {
  if ((kind != "regular" && kind != "executable") || path ~ /^Tests\//) next
  print name "\t" (path == "" ? "Sources/" name : path) "\t" substr(used, 2) "\t" substr(flags, 2)
}
