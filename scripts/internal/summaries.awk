# The first line of each block of `///`, as `path:line: summary`.

FNR == 1 { inside = 0 }
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
