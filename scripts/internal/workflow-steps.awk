# Writes the commands of a workflow of GitHub as scripts: -v out=DIR makes DIR/1.sh, DIR/2.sh, … of its 'run:' lines, in order.
# Understands what riblets writes: one line, a block ('|') and a folded one ('>-').

function finish() {
  if (form == ">-") print "" >file
  if (file != "") close(file)
  file = form = ""
}

{
  match($0, /^ */)
  indent = RLENGTH
}

file != "" && form != "" && (indent > depth || /^ *$/) {
  line = substr($0, depth + 3)
  if (form == ">-") printf "%s ", line >file
  else print line >file
  next
}

/^ *(- )?run: / {
  finish()
  depth = indent
  file = out "/" ++count ".sh"
  text = $0
  sub(/^ *(- )?run: /, "", text)
  if (text == "|" || text == ">-") form = text
  else print text >file
  next
}

{ finish() }

END { finish() }
