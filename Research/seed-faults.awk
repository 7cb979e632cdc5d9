# Puts faults into source files, each behind a question, so that one build holds them all and a run chooses one.
#
#     awk -v sources=FOLDER -f seed-faults.awk ROLE.txt…
#
# A fault in a list, with an empty line after it:
#
#     # What is wrong, in a sentence
#     Root/RootRouter.swift
#     - detachChild(loggedOut)
#     + detachChild(loggedIn)
#
# `-` is a whole line, without its indentation; several follow each other in the file. They become `if SeededFault… { the
# + lines } else { the - lines }`. For a part of a line, `<` has the text around an expression in [[ ]], or is the
# expression, and `>` what takes its place: they become `(SeededFault… ? > : <)`.
#
# What `-` and `<` say has to be there exactly once. Changes the files, and prints a line for each fault: its name (the
# role and a number), the file and the sentence, with tabs between. Fails before anything is changed if a list is wrong.

FNR == 1 { finish(); role = FILENAME; sub(/.*\//, "", role); sub(/\.txt$/, "", role); number = 0 }
/^# / { finish(); sentence = substr($0, 3); place = FILENAME ":" FNR; next }
/^$/ { finish(); next }
/^- / { before[++befores] = trimmed(substr($0, 3)); next }
/^\+ / { after[++afters] = trimmed(substr($0, 3)); next }
/^< / { expression = substr($0, 3); next }
/^> / { replacement = substr($0, 3); next }
/\.swift$/ { file = $0; next }
{ complain(FILENAME ":" FNR, "this is no line of a fault: " $0) }

END {
  finish()
  if (failed) exit 65
  for (name in contents) {
    path = sources "/" name
    for (i = 1; i <= lengths[name]; i++) print lines[name, i] > path
    close(path)
  }
  for (i = 1; i <= faults; i++) print listed[i]
}

# Seeds the fault that was read, and forgets it.
function finish() {
  if (sentence != "") {
    number++
    if (!load(file)) complain(place, "there is no file '" file "'")
    else if (befores && expression == "") seed_lines(role " " number)
    else if (expression != "" && !befores) seed_expression(role " " number)
    else complain(place, "a fault has lines with - and +, or one with < and one with >")
    listed[++faults] = role " " number "\t" file "\t" sentence
  }
  sentence = file = expression = replacement = ""
  befores = afters = 0
}

function seed_lines(id, i, j, at, found, question, new, count) {
  for (i = 1; i <= lengths[file]; i++) {
    for (j = 1; j <= befores; j++) if (trimmed(lines[file, i + j - 1]) != before[j] || seeded[file, i + j - 1]) break
    if (j > befores) { found++; at = i }
  }
  if (found != 1) return complain(place, "its lines are " found + 0 " times in " file)
  question = "if SeededFault.isActive(\"" id "\") {"
  count = 0
  new[++count] = question; fresh[count] = 1
  for (i = 1; i <= afters; i++) { new[++count] = after[i]; fresh[count] = 1 }
  new[++count] = "} else {"; fresh[count] = 1
  for (i = 1; i <= befores; i++) { new[++count] = lines[file, at + i - 1]; fresh[count] = 0 }
  new[++count] = "}"; fresh[count] = 1
  for (i = lengths[file]; i >= at + befores; i--) {
    lines[file, i + count - befores] = lines[file, i]
    seeded[file, i + count - befores] = seeded[file, i]
  }
  for (i = 1; i <= count; i++) { lines[file, at + i - 1] = new[i]; seeded[file, at + i - 1] = fresh[i] }
  lengths[file] += count - befores
}

function seed_expression(id, head, tail, old, start, end, i, at, found, column, text) {
  start = index(expression, "[[")
  # The last one: the expression may end with a bracket of its own.
  for (end = length(expression) - 1; end > start; end--) if (substr(expression, end, 2) == "]]") break
  if (start && end > start) {
    head = substr(expression, 1, start - 1)
    old = substr(expression, start + 2, end - start - 2)
    tail = substr(expression, end + 2)
  } else {
    old = expression
  }
  for (i = 1; i <= lengths[file]; i++) {
    column = seeded[file, i] ? 0 : index(lines[file, i], head old tail)
    if (column) { found++; at = i }
    if (column && index(substr(lines[file, i], column + 1), head old tail)) found++
  }
  if (found != 1) return complain(place, "its text is " found + 0 " times in " file)
  text = lines[file, at]
  column = index(text, head old tail)
  lines[file, at] = substr(text, 1, column - 1) head "(SeededFault.isActive(\"" id "\") ? " replacement " : " old ")" \
    substr(text, column + length(head) + length(old))
}

# Reads a file once; later faults of it are put into what the earlier ones made of it.
function load(name, line, count) {
  if (name == "") return 0
  if (name in contents) return 1
  while ((getline line < (sources "/" name)) > 0) lines[name, ++count] = line
  close(sources "/" name)
  lengths[name] = count
  if (count) contents[name]
  return count > 0
}

function complain(where, what) {
  print where ": " what > "/dev/stderr"
  failed = 1
}

function trimmed(text) {
  gsub(/^[ \t]+|[ \t]+$/, "", text)
  return text
}
