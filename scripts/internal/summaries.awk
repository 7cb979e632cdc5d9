# The first line of each block of `///`, as `path:line: summary`. Leaves out those in strings of several lines.

FNR == 1 { inside = 0; string = 0 }
string {
  if ($0 !~ /^[ \t]*"""/) next
  string = 0
  sub(/^[ \t]*"""/, "")
}
/^[ \t]*\/\/\// {
  if (!inside) {
    text = $0
    sub(/^[ \t]*\/\/\/[ \t]*/, "", text)
    print FILENAME ":" FNR ": " text
  }
  inside = 1
  next
}
{ inside = 0 }
/"""[ \t]*$/ && !/^[ \t]*\/\// { string = 1 }
