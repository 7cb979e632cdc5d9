# The words that we do not use, as `path:line: words`. Reads pages without their code, and comments and texts of Swift.

BEGIN {
  old = " (anew|mend|mends|mended|unless told|stands in|hands? (it |them )?on|ends? with [01] |ends? with [0-9][0-9] " \
    "|a person|nobody|somebody|whoever|besides|ledgers?|(an|the|its|each|this) edge|edge files?|predictions?|predicts?" \
    "|repetitions?|seeded faults?|kept changes?|is no|are no) "
}
FNR == 1 { inside = 0; isPage = FILENAME ~ /\.md$/ }
{ text = "" }
isPage {
  if (/^[ \t]*```/) { inside = !inside; next }
  if (inside) next
  text = $0
  gsub(/`[^`]*`/, "X", text)
  gsub(/\]\([^)]*\)/, "", text)
}
!isPage {
  line = $0
  isEdge = line ~ /"""/
  if (isEdge && !(line ~ /""".*"""/)) inside = !inside
  if (inside && !isEdge) text = line
  # let name = "Tea" // a comment → "Tea" // a comment
  while (!inside && !isEdge && match(line, /"([^"\\]|\\.)*"|\/\/.*/)) {
    text = text " " substr(line, RSTART, RLENGTH)
    line = substr(line, RSTART + RLENGTH)
  }
}
text != "" {
  gsub(/\\\([^)]*\)/, " ", text)
  text = " " tolower(text) " "
  gsub(/[^a-z0-9]+/, " ", text)
  # The line above may end with "there".
  sub(/^ (is|are) no /, " ", text)
  gsub(/ there (is|are) no /, " ", text)
  gsub(/ (is|are) no longer /, " ", text)
  while (match(text, old)) {
    found = substr(text, RSTART + 1, RLENGTH - 1)
    sub(/ +$/, "", found)
    print FILENAME ":" FNR ": " found
    text = substr(text, RSTART + RLENGTH - 1)
  }
}
