# Reads a symbol graph, one long line of JSON, and prints each symbol of this repository that has no documentation, as
# FILE:LINE: NAME. Operators that the compiler adds have no place and are left out.
BEGIN { RS = "\\{\"kind\":\\{\"identifier\":\"swift\\." }
NR == 1 || /::SYNTHESIZED/ || /"docComment":/ { next }
match($0, /"location":\{"uri":"file:[^"]*","position":\{"line":[0-9]+/) {
  place = substr($0, RSTART, RLENGTH)
  uri = place
  sub(/^"location":\{"uri":"file:\/\//, "", uri)
  sub(/",".*$/, "", uri)
  line = place
  sub(/^.*"line":/, "", line)
  if (index(uri, root "/") != 1) next
  match($0, /"pathComponents":\[[^\]]*\]/)
  name = substr($0, RSTART + 18, RLENGTH - 19)
  gsub(/"/, "", name)
  gsub(/,/, ".", name)
  printf "%s:%d: %s\n", substr(uri, length(root) + 2), line + 1, name
}
