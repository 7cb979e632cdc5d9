"""Turns pages of Markdown into articles of a DocC catalogue. Prints the pictures, with their names there: FOLDER PAGE…

    [Holds](Routes.md#moves)                  [Holds](doc:Routes#Moves)
    [the manifest](../Package.swift)          the manifest
    <img src="Pictures/tap.light.svg" …>      ![…](tap), with tap~dark.svg beside tap.svg

The index of the pages becomes the landing page, and its tables become topics. Paths of pages are from the repository.
"""

import os
import re
import sys

output, *pages = sys.argv[1:]


def article(path):
    """`Documentation/Routes.md` is Routes, `Examples/README.md` is Examples."""
    if path == "Documentation/README.md":
        return "Guide"
    return re.sub(r"\.md$", "", re.sub(r"/README\.md$", "", re.sub("^Documentation/", "", path)))


def github(heading):
    """The name of a heading in an address, as GitHub makes it."""
    return re.sub(r"[^a-z0-9 _-]", "", heading.lower()).replace(" ", "-")


def docc(heading):
    """The same as DocC makes it."""
    heading = re.sub(r"[`.,:;?!()\"'/*&%#@_]", "", re.sub(r"\[|\]\([^)]*\)", "", heading))
    return re.sub("[ -]+", "-", heading)


def prose(path):
    """The lines of a page, and whether they are code."""
    fenced = False
    with open(path) as stream:
        for line in stream.read().rstrip("\n").split("\n"):
            is_fence = line.lstrip(" ").startswith("```")
            fenced ^= is_fence
            yield line, fenced or is_fence


def linked(line, page, path):
    """A line with the links of the catalogue; a file that is not in it is only its text."""
    done = ""
    while found := re.search(r"\]\(([^)]+)\)", line):
        before, target, line = line[:found.start()], found[1], line[found.end():]
        name, _, fragment = target.partition("#")
        name = article(os.path.normpath(os.path.join(os.path.dirname(path), name))) if name else page
        if re.match("[a-z]+:", target) or (done + before).count("`") % 2:
            done += f"{before}]({target})"
        elif name in known:
            fragment = anchors.get((name, fragment), "")
            done += f"{before}](doc:{name}{fragment and '#' + fragment})"
        else:
            # The link may begin in the line above.
            done += re.sub(r"\[([^[]*)$", r"\1", before)
    return done + line


def picture(line, path):
    """Prints the file of a picture and its name in the catalogue, and returns what stands for it there."""
    source, alt = (re.search(f'{name}="([^"]*)"', line)[1] for name in ("src", "alt"))
    source = os.path.normpath(os.path.join(os.path.dirname(path), source))
    name = re.sub("[^A-Za-z0-9-]", "-", re.sub(r"(\.light)?\.[a-z]+$", "", os.path.basename(source)))
    print(f"{source}\t{name}")
    return f"\n![{alt}]({name})\n"


known, anchors, topics, placed = {article(path) for path in pages}, {}, "", set()
for path in pages:
    for line, is_code in prose(path):
        if not is_code and (heading := re.match("#+ +(.*)", line)):
            anchors[article(path), github(heading[1])] = docc(heading[1])
            if article(path) == "Guide" and line.startswith("## "):
                topics += f"\n### {heading[1]}\n\n"
        elif not is_code and article(path) == "Guide" and line.startswith("| [") and (row := re.search(r"\(([A-Za-z]+)\.md\)", line)):
            topics += f"- <doc:{row[1]}>\n"
            placed.add(row[1])
for path in pages:
    page, text = article(path), []
    for line, is_code in prose(path):
        if is_code:
            text.append(line)
        elif page == "Guide" and line.startswith("## "):
            break
        elif re.match(" *<img ", line):
            text.append(picture(line, path))
        elif not re.match(" *<(/?picture|source|/?p)", line):
            line = re.sub("<!--[^>]*-->", "", line).replace("[!IMPORTANT]", "Important:", 1)
            text.append(linked(line, page, path))
            if page == "Guide" and line.startswith("# "):
                text.append("\n@Metadata {\n  @TechnologyRoot\n}")
    if page == "Guide":
        others = "".join(f"- <doc:{name}>\n" for name in map(article, pages) if name != "Guide" and name not in placed)
        text.append(f"## Topics\n{topics}\n### The repository\n\n{others}")
    with open(f"{output}/{page}.md", "w") as stream:
        stream.write("\n".join(text) + "\n")
