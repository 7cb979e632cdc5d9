"""Compares the counts that pages print with measured ones. Called by scripts/check figures.

A printed count has a comment behind it that names its benchmark and what was counted, one word for each number of the
same cell or sentence: `3 / 4 <!-- attach-detach allocations, attach-detach-component allocations -->`. A divisor may
follow a word, as in `instructions/1000`.
"""

import json
import re
import sys

write, measured_file, *pages = sys.argv[1:]
tolerance = 0.01
number = re.compile(r"(?<![\w.,-])\d[\d,]*(?:\.\d+)?(?![\w-])")
comment = re.compile(r"<!-- ([a-z][a-z0-9-]* (?:allocations|bytes|instructions)[^>]*?) -->")
problems, compared = [], 0


def measurements():
    figures = {}
    with open(measured_file) as lines:
        for line in lines:
            if line.strip():
                figure = json.loads(line)
                figures[figure["name"]] = figure
    return figures


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
            if abs(shown - value) > max(tolerance * value, step / 2):
                problems.append(f"{page}:{line_number}: {name} has {spelled(value, mark.group())} {count}, and "
                                f"{mark.group()} is printed")
                before = before[:mark.start()] + spelled(value, mark.group()) + before[mark.end():]
        parts += [before, found.group()]
        start = found.end()
    return "".join(parts) + line[start:]


def peers(page):
    """The rows of the table that compares with RIBs: what is counted, and the fixed text."""
    rows, inside = {}, False
    for line in open(page):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("| ") and cells[-1] == "RIBs and RxSwift":
            inside = True
        elif inside and not line.startswith("|"):
            break
        elif inside and not cells[0].startswith("---"):
            rows[cells[0]] = cells[-1]
    return rows


figures = measurements()
for page in pages:
    with open(page) as file:
        lines = file.read().split("\n")
    checked = [check_counts(page, index + 1, line) for index, line in enumerate(lines)]
    if write == "yes" and checked != lines:
        with open(page, "w") as file:
            file.write("\n".join(checked))
uncommented = re.compile(r"^\| `([a-z][a-z0-9-]*)`[^|]*: [^|]*(allocations|bytes|instructions)[^|]*\|[^|]*\|([^|]*)\|$")
for page in pages:
    for index, line in enumerate(open(page)):
        found = uncommented.match(line.strip())
        if found and "×" not in found.group(3) and number.search(found.group(3)) and not comment.search(line):
            problems.append(f"{page}:{index + 1}: the count of {found.group(1)} has no comment that says what it is")

first = peers(pages[0])
# Documentation/Why.md shows some rows of the table in Performance.md. The other pages do not compare with RIBs.
for page in pages[1:2]:
    other = peers(page)
    for row in sorted(first):
        if first[row] != other.get(row):
            problems.append(f"{page}: RIBs' figure of '{row}' is {other.get(row, 'missing')} here, and "
                            f"{first[row]} in {pages[0]}")

if compared == 0:
    problems.append("No page prints a count with a comment: nothing was compared")
if problems and write == "yes":
    print("\n".join(f"Was: {problem}" for problem in problems))
elif problems:
    print("\n".join(problems), file=sys.stderr)
    sys.exit("Counts on pages are more than 1 % off, or cannot be compared. To print what was measured: "
             "scripts/check figures --write")
else:
    print(f"{compared} counts on {len(pages)} pages are measured ones.")
