# Fails when a page prints a count of ours that a fresh run does not confirm within 1 %, or when Documentation/Why.md
# and Performance.md print different figures of RIBs.
#
#     scripts/check figures [--write] [--measured FILE]
#
#     --write           Prints what was measured into the pages.
#     --measured FILE   Takes the figures from a file of 'benchmarks --json' instead of a run.
#
# Allocations, bytes and instructions only: times depend on the machine. A printed count has a comment behind it that names its
# benchmark and what was counted, one word for each number of the same cell or sentence:
# `3 / 4 <!-- attach-detach allocations, attach-detach-component allocations -->`. A divisor may follow a word, as in
# `instructions/1000`. Without --measured needs valgrind, which scripts/measure benchmarks installs.

from harness import *

os.chdir(repository)
pages = ["Documentation/Why.md", "Documentation/Performance.md", "Documentation/Benchmarks.md"]
number = re.compile(r"(?<![\w.,-])\d[\d,]*(?:\.\d+)?(?![\w-])")
comment = re.compile(r"<!-- ([a-z][a-z0-9-]* (?:allocations|bytes|instructions)[^>]*?) -->")
problems, compared = [], 0


def measurements():
    if option("measured"):
        lines = text_of(option("measured"))
    else:
        names = {name for page in pages for found in comment.finditer(text_of(page)) for name, *_ in wanted(found[1])}
        lines = run(scripts + "/measures/benchmarks", "--json", "--counts-only", "--instructions", "--filter",
                    f"^({'|'.join(sorted(names))})$").stdout
    return {figure["name"]: figure for figure in map(json.loads, filter(str.strip, lines.split("\n")))}


def wanted(text):
    """The benchmark, the count and the divisor for each number before a comment."""
    for item in text.split(", "):
        name, *counts = item.split(" ")
        for count in counts:
            count, _, divisor = count.partition("/")
            yield name, count, int(divisor or 1)


def spelled(value, like):
    """A figure with as many decimals as the printed one."""
    decimals = len(like.partition(".")[2])
    return f"{value:,.{decimals}f}"


def check_counts(page, line_number, line):
    """Compares the numbers before each comment of a line; returns the line with those that are measured."""
    global compared
    parts, start = [], 0
    for found in comment.finditer(line):
        before = line[start:found.start()]
        asked = list(wanted(found.group(1)))
        cell = max(before.rfind("|"), before.rfind("-->") + 2) + 1
        printed = list(number.finditer(before, max(cell, 0)))[-len(asked):]
        if len(printed) < len(asked):
            problems.append(f"{page}:{line_number}: the comment '{found.group(1)}' names {len(asked)} counts, and "
                            f"{len(printed)} numbers stand before it")
            printed = []
        for mark, (name, count, divisor) in reversed(list(zip(printed, asked))):
            figure = figures.get(name)
            if figure is None:
                problems.append(f"{page}:{line_number}: there is no benchmark '{name}', or it was not measured")
                continue
            if figure.get(count) is None:
                problems.append(f"{page}:{line_number}: '{name}' counts no {count} here")
                continue
            value, shown = figure[count] / divisor, float(mark.group().replace(",", ""))
            compared += 1
            step = 10.0 ** -len(mark.group().partition(".")[2])
            if abs(shown - value) > max(0.01 * value, step / 2):
                problems.append(f"{page}:{line_number}: {name} has {spelled(value, mark.group())} {count}, and "
                                f"{mark.group()} is printed")
                before = before[:mark.start()] + spelled(value, mark.group()) + before[mark.end():]
        parts += [before, found.group()]
        start = found.end()
    return "".join(parts) + line[start:]


def peers(page):
    """The last cell of each row of the tables of a page, which has RIBs' figure if the row is compared, by the first one."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in text_of(page).split("\n") if line.startswith("|")]
    return {cells[0]: cells[-1] for cells in rows if "---" not in cells[0]}


figures = measurements()
uncommented = re.compile(r"^\| `([a-z][a-z0-9-]*)`[^|]*: [^|]*(allocations|bytes|instructions)[^|]*\|[^|]*\|([^|]*)\|$")
for page in pages:
    lines = text_of(page).split("\n")
    checked = [check_counts(page, index + 1, line) for index, line in enumerate(lines)]
    if option("write") and checked != lines:
        write(page, "\n".join(checked))
    for index, line in enumerate(lines):
        found = uncommented.match(line.strip())
        if found and "×" not in found.group(3) and number.search(found.group(3)) and not comment.search(line):
            problems.append(f"{page}:{index + 1}: the count of {found.group(1)} has no comment that says what it is")

# Documentation/Why.md shows some rows of the table in Performance.md. The other page does not compare with RIBs.
first, other = peers(pages[0]), peers(pages[1])
for name in sorted(first.keys() & other.keys() - {""}):
    if first[name] != other[name]:
        problems.append(f"{pages[1]}: RIBs' figure of '{name}' is {other[name]} here, and {first[name]} in {pages[0]}")

if compared == 0:
    problems.append("No page prints a count with a comment: nothing was compared")
if problems and option("write"):
    print("\n".join(f"Was: {problem}" for problem in problems))
elif problems:
    print("\n".join(problems), file=sys.stderr)
    sys.exit("Counts on pages are more than 1 % off, or cannot be compared. To print what was measured: "
             "scripts/check figures --write")
else:
    print(f"{compared} counts on {len(pages)} pages are measured ones.")
