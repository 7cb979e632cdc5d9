# Draws the pictures of Documentation/Pictures, light and dark.
#
#     scripts/pictures [--check] [--screenshots]
#
#     --check         Writes nothing, and fails if a drawing is not the one of its source.
#     --screenshots   Takes new screenshots of the map and of the living documentation, too. Needs Swift and Chromium.
#
# A drawing has its source in Mermaid: change the `.mmd` file, run this, look at the `.svg` files, and commit both. Known is a small
# part of Mermaid: `flowchart TD` with boxes and arrows, laid out as a tree, and `sequenceDiagram`. The same source gives the same
# bytes on any machine. Write `A("text")` for a box that is only an outline, such as a riblet that is not attached.

from harness import *

COLOURS = {
    "light": dict(text="#1f2328", line="#59636e", box="#ddf4ff", edge="#0969da", faint="#59636e", note="#fff8c5"),
    "dark": dict(text="#f0f6fc", line="#9198a1", box="#121d2f", edge="#4493f8", faint="#9198a1", note="#272115"),
}
SIZE = 14
FONT = "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"


def width(text):
    """An estimate, on the generous side: fonts differ."""
    return sum(4.4 if letter in "il.,:;'|!()[] " else 8.2 if letter.isupper() or letter in "mwMW" else 7.4 for letter in text)


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def label(x, y, text, colour, anchor="middle", weight=400):
    return (f'<text x="{x:g}" y="{y:g}" fill="{colour}" text-anchor="{anchor}" font-size="{SIZE}" '
            f'font-weight="{weight}">{escaped(text)}</text>')


def arrow(x1, y1, x2, y2, colour, dashed=False):
    dash = ' stroke-dasharray="4 4"' if dashed else ""
    return (f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{colour}" stroke-width="1.5"{dash} '
            f'marker-end="url(#head)"/>')


def box(x, y, w, h, fill, stroke, dashed=False):
    dash = ' stroke-dasharray="4 4"' if dashed else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="8" fill="{fill}" stroke="{stroke}"{dash}/>'


def page(w, h, title, parts, colours, left=0):
    head = (f'<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
            f'<path d="M0 0L8 4L0 8z" fill="{colours["line"]}"/></marker>')
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{w - left:g}" height="{h:g}" viewBox="{left:g} 0 {w - left:g} {h:g}" '
            f'font-family="{FONT}" role="img">\n<title>{escaped(title)}</title>\n<defs>{head}</defs>\n'
            + "\n".join(parts) + "\n</svg>\n")


def tree(lines, title, colours):
    """Boxes below each other, the children of one in a row; dotted arrows lead across."""
    boxes, children, across, edges = {}, {}, [], []
    part = r'(\w+)(?:(\[|\()"([^"]*)"[\])])?'
    for line in lines:
        found = re.fullmatch(rf'{part}(?: (-->|-\.->)(?:\|([^|]*)\|)? {part})?', line)
        if not found:
            sys.exit(f"{title}: '{line}' is not understood.")
        first, shape, text, kind, said, second, other_shape, other_text = found.groups()
        for name, form, words in ((first, shape, text), (second, other_shape, other_text)):
            if name and (name not in boxes or words):
                boxes[name] = ((words or name).split("<br>"), form == "(")
        if kind == "-->":
            children.setdefault(first, []).append(second)
            edges.append((first, second, said))
        elif kind:
            across.append((first, second, said))
    below = {child for all_children in children.values() for child in all_children}
    tops = [name for name in boxes if name not in below]
    heights = {name: 20 + 19 * len(words) for name, (words, _) in boxes.items()}
    widths = {name: max(width(word) for word in words) + 24 for name, (words, _) in boxes.items()}
    places, gap, rise = {}, 18, 46

    def inner(name):
        return sum(span(child) for child in children.get(name, [])) + gap * (len(children.get(name, [])) - 1)

    def span(name):
        return max(widths[name], inner(name))

    def place(name, left, top):
        room = span(name)
        places[name] = (left + room / 2, top)
        at = left + (room - inner(name)) / 2
        for child in children.get(name, []):
            place(child, at, top + heights[name] + rise)
            at += span(child) + gap

    at = 8
    for top in tops:
        place(top, at, 8)
        at += span(top) + gap
    w = at - gap + 8
    h = max(y + heights[name] for name, (x, y) in places.items()) + 8
    left, parts = 0, []
    for first, second, said in edges:
        (x1, y1), (x2, y2) = places[first], places[second]
        parts.append(arrow(x1, y1 + heights[first], x2, y2 - 2, colours["line"]))
        if said:
            side = -1 if x2 < x1 else 1
            parts.append(label((x1 + x2) / 2 + side * 14, (y1 + heights[first] + y2) / 2 + 5, said, colours["text"],
                               "end" if side < 0 else "start"))
            left = min(left, (x1 + x2) / 2 - 18 - width(said)) if side < 0 else left
            w = max(w, (x1 + x2) / 2 + 18 + width(said)) if side > 0 else w
    for first, second, said in across:
        (x1, y1), (x2, y2) = places[first], places[second]
        side = 1 if x2 > x1 else -1
        parts.append(arrow(x1 + side * widths[first] / 2, y1 + heights[first] / 2,
                           x2 - side * widths[second] / 2 - side * 2, y2 + heights[second] / 2, colours["line"], True))
        if said:
            parts.append(label((x1 + x2) / 2, min(y1, y2) + 8, said, colours["text"]))
    for name, (words, faint) in boxes.items():
        x, y = places[name]
        parts.append(box(x - widths[name] / 2, y, widths[name], heights[name], "none" if faint else colours["box"],
                         colours["faint"] if faint else colours["edge"], faint))
        for row, word in enumerate(words):
            parts.append(label(x, y + 24 + 19 * row, word, colours["faint"] if faint else colours["text"],
                               weight=600 if row == 0 and len(words) > 1 else 400))
    return page(w, h, title, parts, colours, left)


def sequence(lines, title, colours):
    """Columns for who takes part, and a row for each message or note."""
    names, rows = {}, []
    for line in lines:
        if found := re.fullmatch(r"participant (\w+) as (.+)", line):
            names[found[1]] = found[2]
        elif found := re.fullmatch(r"(\w+)(->>|-->>)(\w+): (.+)", line):
            rows.append(found.groups())
        elif found := re.fullmatch(r"Note over (\w+): (.+)", line):
            rows.append((found[1], "note", found[1], found[2]))
        else:
            sys.exit(f"{title}: '{line}' is not understood.")
    order = list(names)
    steps = [max(width(names[a]), width(names[b])) + 34 for a, b in zip(order, order[1:])]
    for first, kind, second, said in rows:
        i, j = sorted((order.index(first), order.index(second)))
        if j > i and kind != "note":
            lack = width(said) + 24 - sum(steps[i:j])
            for step in range(i, j):
                steps[step] += max(0, lack / (j - i))
    left = max(width(names[order[0]]) / 2 + 20,
               max([width(said) / 2 + 20 for a, kind, b, said in rows if a == b == order[0]], default=0))
    xs = {name: left + sum(steps[:at]) for at, name in enumerate(order)}
    last = xs[order[-1]]
    w = max([last + width(names[order[-1]]) / 2 + 20]
            + [xs[a] + (width(said) / 2 + 20 if kind == "note" else width(said) + 60)
               for a, kind, b, said in rows if a == b])
    h = 62 + 40 * len(rows) + 12
    parts = []
    for name in order:
        parts.append(f'<line x1="{xs[name]:g}" y1="42" x2="{xs[name]:g}" y2="{h - 8:g}" stroke="{colours["faint"]}"/>')
        room = width(names[name]) + 24
        parts.append(box(xs[name] - room / 2, 8, room, 34, colours["box"], colours["edge"]))
        parts.append(label(xs[name], 30, names[name], colours["text"], weight=600))
    for row, (first, kind, second, said) in enumerate(rows):
        y = 82 + 40 * row
        if kind == "note":
            room = width(said) + 20
            parts.append(box(xs[first] - room / 2, y - 21, room, 28, colours["note"], colours["faint"]))
            parts.append(label(xs[first], y - 2, said, colours["text"]))
        elif first == second:
            x = xs[first]
            parts.append(f'<path d="M{x:g} {y - 12:g}h22v14h-17" fill="none" stroke="{colours["line"]}" '
                         f'stroke-width="1.5" marker-end="url(#head)"/>')
            parts.append(label(x + 30, y, said, colours["text"], "start"))
        else:
            parts.append(arrow(xs[first], y, xs[second] + (-2 if xs[second] > xs[first] else 2), y, colours["line"],
                               kind == "-->>"))
            parts.append(label((xs[first] + xs[second]) / 2, y - 7, said, colours["text"]))
    return page(w, h, title, parts, colours)


def draw(source, scheme):
    lines = [line.strip() for line in text_of(source).splitlines() if line.strip()]
    title = lines[0].removeprefix("%% ")
    forms = {"flowchart TD": tree, "sequenceDiagram": sequence}
    if not lines[0].startswith("%% ") or lines[1] not in forms:
        sys.exit(f"{source}: The first line is a comment with what the picture shows, the second 'flowchart TD' or 'sequenceDiagram'.")
    return forms[lines[1]](lines[2:], title, COLOURS[scheme])


def take_screenshot(name, page, size):
    """Light and dark; 0 is dark and 1 is light in Chromium's settings."""
    for scheme, number in (("light", 1), ("dark", 0)):
        run(chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--virtual-time-budget=3000",
            f"--blink-settings=preferredColorScheme={number}", f"--window-size={size}",
            f"--screenshot={folder}/{name}.{scheme}.png", f"file://{page}")


folder, stale = repository + "/Documentation/Pictures", []
for source in files_of(folder, ".mmd"):
    for scheme in COLOURS:
        path, text = source.replace(".mmd", f".{scheme}.svg"), draw(source, scheme)
        if not os.path.exists(path) or text_of(path) != text:
            stale.append(os.path.basename(path))
            option("check") or write(path, text)
if stale and option("check"):
    sys.exit("These pictures are not those of their sources. Run scripts/pictures, and commit them: " + ", ".join(stale))
print("All pictures are those of their sources." if option("check") else f"{len(stale)} pictures are written.")
if option("screenshots"):
    chromium = shell('source "$scripts/internal/browser.sh" && need_program chromium chromium >&2 && find_chromium')
    work = new_folder()
    run(scripts + "/riblets", "map", "--package-path", repository + "/Examples/SampleFeatures", "--portable",
        "--output", work + "/map.html")
    take_screenshot("map", work + "/map.html", "1280,640")
    # The spec of Documentation/Specs.md.
    run("swift", "test", "--disable-build-manifest-caching", "--package-path", repository, "--filter", "RibletsSpecTests.CartSpec",
        RIBLETS_LIVING_DOCS=work + "/docs")
    take_screenshot("specs", work + "/docs/index.html", "1000,560")
