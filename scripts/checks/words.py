# Counts how pages are written, and words that we do not use, and fails where a page or a folder has got worse. Also fails if a
# summary of a documentation comment begins with a question word, as What, Whether, Which or Why.
#
#     scripts/check words [--list] [--record] [--counts] [PAGE…]
#
#     --list     Prints each place of a word that we do not use, as path:line: word, and fails for none.
#     --record   Writes the counts of today that miss a goal into scripts/internal/words.txt, and fails for none.
#     --counts   Prints the counts of pages, and fails for none.
#     PAGE…      Only the counts of these pages.
#
# Many readers learned English second, so a page has to name its nouns, let somebody act, and use short sentences. The goals
# are below. A page that does not reach a goal yet may not get further away from it: scripts/internal/words.txt has the count.
# All other pages reach all goals. Guides have goals for "you" and "can", others have none. Code, tables, headings and quotes do
# not count. The words that we do not use are counted in pages, and in comments and texts of the folders of sources.
#
# A summary is the first line of a block of `///`, outside of strings. It stands alone in a list: a noun phrase for a type or a
# property, a verb in -s for a function. Summaries of tests, samples and benchmarks are read, too. Left out is what is not written by
# hand: folders named Generated or Golden, and hidden ones. A folder of the lists that is not there is an error.

from harness import *

# Per 1,000 words, of a short page per 250 words; `long` is the percentage of sentences with 30 words and more, of a short page
# of 20 sentences.
GOALS = {
    "it": (48, "Repeat the noun in place of it, that, this, one or such."), "passive": (15, "Say who acts."),
    "colons": (15, "Begin a new sentence in place of a colon or a semicolon."),
    "what": (0.5, 'Begin with a noun in place of "what" or "whoever".'),
    "that-of": (0.6, 'Repeat the noun in place of "that of" or "one that".'), "long": (5, "Divide sentences of 30 words and more."),
    "you": (12, "Speak to the reader."), "can": (10, "Say what the reader can, should or must do."),
    "old": (0, "To see the words: scripts/check words --list"),
}
AT_LEAST = {"you", "can"}
GUIDES = "README Why Concepts GettingStarted Recipes FAQ Routes Testing TestingApps".split()
FOLDERS = ["Sources", "Bridges/Sources", "Data/Sources", "Data/Store/Sources", "Portable/Sources", "Portable/Web/Sources",
           "Tools/Sources", "Tools/Plugins"]
# Folders in which summaries are read.
SUMMARIES = ["Sources", "Bridges", "Data", "Portable", "Tools/Sources", "Tests", "Tools/Tests", "Examples", "Benchmarks"]
QUESTION = re.compile(r"(What|Whether|Which|Who|Whose|Where|When|Why|How)\b")
# A log of changes, and pages that are written by other words or by the tool.
LEFT_OUT = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "/Troubleshooting.md")
OLD = re.compile(
    r" (anew|mend|mends|mended|unless told|stands in|hands? (?:it |them )?on|ends? with [01] |ends? with [0-9][0-9] "
    r"|a person|nobody|somebody|whoever|besides|ledgers?|(?:an|the|its|each|this) edge|edge files?|predictions?|predicts?"
    r"|repetitions?|seeded faults?|kept changes?|is no|are no)(?= )")
POINTERS, YOURS = set("it that those this one ones such them".split()), set("you your yours you're you'll".split())
MODALS, VERBS = {"can", "should", "must"}, set("is are was were be been being".split())
PARTICIPLE = re.compile(r"(ed|en|wn|ught|ilt|pt|ld|nt|ut|ad|id)$")


def bare(token):
    """The letters of a token, in lower case: "Those," → "those"."""
    return re.sub(r"^[^A-Za-z]+|[^A-Za-z]+$", "", token).lower()


def prose(page):
    """The lines of a page without its code, tables, headings and quotes, and links without their addresses."""
    lines, fenced = [], False
    for line in text_of(page).split("\n"):
        if re.match(r"[ \t]*```", line):
            fenced = not fenced
        elif not fenced and not re.match(r"[ \t]*(\||#|>|!\[|<!--|</?[A-Za-z])", line):
            lines.append(line)
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", re.sub(r"`[^`]*`", "X", "\n".join(lines))).split("\n")


def counts(page):
    """The counts of a page by their names, and `words`."""
    found = dict.fromkeys(["words", "it", "passive", "colons", "what", "that-of", "long", "you", "can"], 0)
    sentences, length, is_sentence, earlier, before = 0, 0, False, "", ""

    def end_sentence():
        nonlocal sentences, length, is_sentence
        sentences += is_sentence
        found["long"] += is_sentence and length >= 30
        length, is_sentence = 0, False

    for line in prose(page):
        tokens = line.split()
        if not tokens or tokens[0] in ("-", "*"):
            end_sentence()
        for place, token in enumerate(tokens):
            following, third = (tokens[place + 1:] + ["", ""])[:2]
            if re.search(r"[.!?]$", before) and re.match(r"[A-Z*`[]", token):
                end_sentence()
            word, after, is_stop = bare(token), bare(following), before[-1:] in list(".;:")
            amount = len(re.findall(r"[A-Za-z][A-Za-z']*", token))
            found["words"] += amount
            length += amount
            is_sentence = is_sentence or re.search("[a-z]", token) is not None
            found["it"] += word in POINTERS
            found["you"] += word in YOURS
            found["can"] += word in MODALS or word in ("need", "have", "want") and after == "to"
            found["colons"] += token[-1] in ";:"
            found["passive"] += PARTICIPLE.search(word) is not None and (
                before.lower() in VERBS or earlier.lower() in VERBS and before.endswith("ly"))
            found["what"] += (
                word == "whoever" or token == "Who" and is_stop and following.endswith("s")
                or word == "what" and (place == 0 or is_stop or before.endswith(",")) and following != ""
                and after not in ("if", "happens", "else", "to") and not (after in ("is", "are") and third == "the"))
            found["that-of"] += (
                word in ("that", "those") and after in "of from in with below above which whose".split()
                or word in ("one", "ones") and after in "that which of with whose".split())
            earlier, before = before, token
    end_sentence()
    for name in found.keys() - {"words", "long", "you", "can"}:
        found[name] *= 1000 / max(found["words"], 250)
    for name in ("you", "can"):
        found[name] *= 1000 / max(found["words"], 1)
    found["long"] *= 100 / max(sentences, 20)
    return found


def texts(path):
    """The lines that are read by a user, with their numbers: those of a page without its code, comments and texts of Swift."""
    inside = False
    for number, line in enumerate(text_of(path).split("\n"), 1):
        if path.endswith(".md"):
            if re.match(r"[ \t]*```", line):
                inside = not inside
            elif not inside:
                yield number, re.sub(r"\]\([^)]*\)", "", re.sub(r"`[^`]*`", "X", line))
            continue
        if '"""' in line:
            inside ^= re.search('""".*"""', line) is None
        elif inside:
            yield number, line
        else:
            # let name = "Tea" // a comment → "Tea" // a comment
            yield number, " ".join(found[0] for found in re.finditer(r'"(?:[^"\\]|\\.)*"|//.*', line))


def old_words(path):
    """The places of words that we do not use."""
    for number, text in texts(path):
        text = re.sub(r"[^a-z0-9]+", " ", " " + re.sub(r"\\\([^)]*\)", " ", text).lower() + " ")
        # The line above may end with "there".
        text = re.sub(r" (is|are) no longer ", " ", re.sub(r" there (is|are) no ", " ", re.sub(r"^ (is|are) no ", " ", text)))
        for found in OLD.finditer(text):
            yield f"{path}:{number}: {found[1].strip()}"


def by_hand(folder):
    return [path for path in files_of(folder) if not re.search(r"/(\.[^/]*|Generated|Golden)/", path)]


def questions(path):
    """The summaries of a file that begin with a question word. Strings of several lines are blank."""
    text = re.sub(
        r'^(?![ \t]*//)[^\n]*"""\n.*?\n[ \t]*"""', lambda found: "\n" * found[0].count("\n"), text_of(path), flags=re.M | re.S)
    before = ""
    for number, line in enumerate(map(str.strip, text.split("\n")), 1):
        summary = line.removeprefix("///").strip()
        if line.startswith("///") and not before.startswith("///") and QUESTION.match(summary):
            yield f"{path}:{number}: {summary}"
        before = line


def is_worse(name, value, limit):
    return value < limit if name in AT_LEAST else value > limit


os.chdir(repository)
pages = sorted(page for page in glob.glob("*.md") + glob.glob("Documentation/*.md") if not page.endswith(LEFT_OUT))
for folder in FOLDERS + SUMMARIES:
    if not os.path.isdir(folder):
        print(f"There is no folder '{folder}', which scripts/check words lists. If it has moved, write its new name there.",
              file=sys.stderr)
        sys.exit(66)
sources = {folder: by_hand(folder) for folder in FOLDERS}
if option("counts"):
    for page in operands or pages:
        print(page, *(f"{value:.1f}" if name != "words" else value for name, value in counts(page).items()))
    sys.exit()
places = {path: list(old_words(path)) for path in sorted(pages + sum(sources.values(), []))}
if option("list"):
    print("".join(f"{place}\n" for found in places.values() for place in found), end="")
    sys.exit()
found = {}
for page in pages:
    for name, value in counts(page).items():
        if name in GOALS and (name not in AT_LEAST or os.path.basename(page)[:-3] in GUIDES):
            found[page, name] = float(f"{value:.1f}")
    found[page, "old"] = len(places[page])
for folder, paths in sources.items():
    found[folder, "old"] = sum(len(places[path]) for path in paths)
records = scripts + "/internal/words.txt"
if option("record"):
    lines = [f"{path} {name} {value}" for (path, name), value in sorted(found.items()) if is_worse(name, value, GOALS[name][0])]
    write(records, "\n".join(["# The counts that miss a goal, by scripts/check words --record. None may get worse.", *lines]) + "\n")
    sys.exit()
recorded = {tuple(line.split()[:2]): float(line.split()[2]) for line in text_of(records).split("\n") if line and line[0] != "#"}
asked = [place for folder in SUMMARIES for path in by_hand(folder) for place in questions(path)]
failed = asked != []
if asked:
    print("\n".join(asked), 'Begin a summary with a noun or a verb in -s, such as "The riblets below this one."', sep="\n")
for (path, name), value in sorted(found.items()):
    limit, advice = GOALS[name]
    known = recorded.get((path, name), limit)
    limit = known if is_worse(name, known, limit) else limit
    if is_worse(name, value, limit):
        failed = True
        print(f"{path}: {name} is {value}, and its limit is {limit:g}. {advice}")
if failed:
    sys.exit(1)
print("No page and no folder got worse, and no summary begins with a question word.")
