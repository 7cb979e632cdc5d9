# Counts how a page is written, one line for each page, without its code, tables, headings and quotes:
#
#     path words it/that passive ;: what-noun that-of long you can
#
# All but words and long are per 1,000 words, of a short page per 250 words. Long is the percentage of sentences with 30 words
# and more, of a short page of 20 sentences.

BEGIN {
  set(pointers, "it that those this one ones such them")
  set(yours, "you your yours you're you'll")
  set(modals, "can should must")
  set(verbs, "is are was were be been being")
  set(relations, "of from in with below above which whose")
  set(relatives, "that which of with whose")
  set(questions, "if happens else to")
}
FNR == 1 { finish(); path = FILENAME; text = ""; fenced = 0 }
/^[ \t]*```/ { fenced = !fenced; next }
fenced || /^[ \t]*(\||#|>|!\[|<!--|<\/?[A-Za-z])/ { next }
{ text = text $0 "\n" }
END { finish() }

function set(names, list,   parts, count) {
  count = split(list, parts, " ")
  while (count) names[parts[count--]] = 1
}

# The letters of a token, in lower case: "Those," → "those".
function bare(token) {
  gsub(/^[^A-Za-z]+|[^A-Za-z]+$/, "", token)
  return tolower(token)
}

function end_sentence() {
  if (hasSmall) { sentences++; if (length_ >= 30) long++ }
  length_ = 0
  hasSmall = 0
}

function finish(   lines, count, line, tokens, number, i) {
  if (path == "") return
  gsub(/`[^`]*`/, "X", text)
  # [a page](Cart.md) → a page
  while (match(text, /\[[^]]*\]\([^)]*\)/)) {
    link = substr(text, RSTART, RLENGTH)
    sub(/\]\([^)]*\)$/, "", link)
    text = substr(text, 1, RSTART - 1) substr(link, 2) substr(text, RSTART + RLENGTH)
  }
  words = pointing = passive = colons = whats = thats = sentences = long = you = can = 0
  before = earlier = ""
  end_sentence()
  count = split(text, lines, "\n")
  for (line = 1; line <= count; line++) {
    number = split(lines[line], tokens, " ")
    if (!number || tokens[1] ~ /^[-*]$/) end_sentence()
    for (i = 1; i <= number; i++) take(tokens[i], i == 1, tokens[i + 1], tokens[i + 2])
  }
  end_sentence()
  unit = words < 250 ? 250 : words
  printf "%s %d %.1f %.1f %.1f %.1f %.1f %.1f %.1f %.1f\n", path, words, 1000 * pointing / unit, 1000 * passive / unit,
    1000 * colons / unit, 1000 * whats / unit, 1000 * thats / unit, 100 * long / (sentences < 20 ? 20 : sentences),
    1000 * you / (words ? words : 1), 1000 * can / (words ? words : 1)
}

# A token, with the two after it in its line. The tokens before it are `before` and `earlier`, also of the line above.
function take(token, isFirst, next_, third,   word, copy, amount) {
  if (before ~ /[.!?]$/ && token ~ /^[A-Z*`[]/) end_sentence()
  word = bare(token)
  copy = token
  amount = gsub(/[A-Za-z][A-Za-z']*/, "", copy)
  words += amount
  length_ += amount
  if (token ~ /[a-z]/) hasSmall = 1
  if (word in pointers) pointing++
  if (word in yours) you++
  if (word in modals || (word ~ /^(need|have|want)$/ && bare(next_) == "to")) can++
  if (token ~ /[;:]$/) colons++
  if (word ~ /(ed|en|wn|ught|ilt|pt|ld|nt|ut|ad|id)$/ &&
      (tolower(before) in verbs || (tolower(earlier) in verbs && before ~ /ly$/))) passive++
  if (word == "whoever" || (token == "Who" && before ~ /[.;:]$/ && next_ ~ /s$/) ||
      (word == "what" && (isFirst || before ~ /[.;:,]$/) && next_ != "" && !(bare(next_) in questions) &&
        !(bare(next_) ~ /^(is|are)$/ && third == "the"))) whats++
  if ((word ~ /^(that|those)$/ && bare(next_) in relations) || (word ~ /^ones?$/ && bare(next_) in relatives)) thats++
  earlier = before
  before = token
}
