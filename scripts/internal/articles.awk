# Turns pages of Markdown into articles of a DocC catalogue, in the folder `output`. Prints the pictures, with their names there.
#
#     awk -v output=DIR -f articles.awk PAGE… again=1 PAGE…     (paths from the repository; twice, first for the headings)
#
#     [Holds](Routes.md#moves)                  [Holds](doc:Routes#Moves)
#     [the manifest](../Package.swift)          the manifest
#     <img src="Pictures/tap.light.svg" …>      ![…](tap), with tap~dark.svg beside tap.svg

FNR == 1 {
  page = article(FILENAME)
  folder = FILENAME
  if (!sub(/\/[^\/]*$/, "", folder)) folder = ""
  fenced = 0
  file = output "/" page ".md"
  if (!again) known[page] = 1
  else if (page != "Guide" && !placed[page]) others = others "- <doc:" page ">\n"
}

/^ *```/ { fenced = !fenced; if (again) print > file; next }

# The first pass. The index of the pages becomes the landing page, and its tables become topics.
!again {
  if (fenced || !/^(#|\| \[)/) next
  heading = $0
  if (sub(/^#+ +/, "", heading)) {
    anchors[page "#" github(heading)] = docc(heading)
    if (page == "Guide" && /^## /) topics = topics "\n### " heading "\n\n"
  } else if (page == "Guide" && match($0, /\([A-Za-z]+\.md\)/)) {
    topics = topics "- <doc:" substr($0, RSTART + 1, RLENGTH - 5) ">\n"
    placed[substr($0, RSTART + 1, RLENGTH - 5)] = 1
  }
  next
}

fenced { print > file; next }
page == "Guide" && /^## / { nextfile }
/^ *<(\/?picture|source|\/?p)/ { next }
/^ *<img / { picture($0); next }

{
  gsub(/<!--[^>]*-->/, "")
  sub(/\[!IMPORTANT\]/, "Important:")
  print linked($0) > file
  if (page == "Guide" && /^# /) print "\n@Metadata {\n  @TechnologyRoot\n}" > file
}

END {
  file = output "/Guide.md"
  print "## Topics\n" topics "\n### The repository\n\n" others > file
}

# `Documentation/Routes.md` is Routes, `Examples/README.md` is Examples.
function article(path) {
  if (path == "Documentation/README.md") return "Guide"
  sub(/^Documentation\//, "", path)
  sub(/\/README\.md$/, "", path)
  sub(/\.md$/, "", path)
  return path
}

# The path from the repository of what a page names.
function resolved(path,    whole) {
  whole = folder == "" ? path : folder "/" path
  while (sub(/[^\/.]+\/\.\.\//, "", whole)) {}
  return whole
}

# A line with the links of the catalogue; a file that is not in it is only its text.
function linked(line,    done, before, whole, target, fragment, name, after) {
  while (match(line, /\]\([^)]+\)/)) {
    before = substr(line, 1, RSTART - 1)
    target = substr(line, RSTART + 2, RLENGTH - 3)
    after = substr(line, RSTART + RLENGTH)
    fragment = target
    if (!sub(/^[^#]*#/, "", fragment)) fragment = ""
    name = target
    sub(/#.*/, "", name)
    name = name == "" ? page : article(resolved(name))
    whole = done before
    if (target ~ /^[a-z]+:/ || gsub(/`/, "", whole) % 2) {
      done = done before "](" target ")"
    } else if (name in known) {
      fragment = anchors[name "#" fragment]
      done = done before "](doc:" name (fragment == "" ? "" : "#" fragment) ")"
    } else {
      match(before, /\[[^[]*$/)
      done = done substr(before, 1, RSTART - 1) substr(before, RSTART + 1)
    }
    line = after
  }
  return done line
}

# Writes a picture, and prints its file and its name in the catalogue.
function picture(line,    path, name, alt) {
  path = attribute(line, "src")
  alt = attribute(line, "alt")
  path = resolved(path)
  name = path
  sub(/.*\//, "", name)
  sub(/(\.light)?\.[a-z]+$/, "", name)
  gsub(/[^A-Za-z0-9-]/, "-", name)
  print path "\t" name
  print "\n![" alt "](" name ")\n" > file
}

function attribute(line, name) {
  match(line, name "=\"[^\"]*\"")
  return substr(line, RSTART + length(name) + 2, RLENGTH - length(name) - 3)
}

# The name of a heading in an address, as GitHub makes it.
function github(heading) {
  heading = tolower(heading)
  gsub(/[^a-z0-9 _-]/, "", heading)
  gsub(/ /, "-", heading)
  return heading
}

# The same as DocC makes it.
function docc(heading) {
  gsub(/\[|\]\([^)]*\)/, "", heading)
  gsub(/[`.,:;?!()"'\/*&%#@_]/, "", heading)
  gsub(/[ -]+/, "-", heading)
  return heading
}
