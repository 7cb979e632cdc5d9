# Counts how the tools hang together: which targets import swift-syntax, and which folders know each other.
#
#     scripts/check tools-shape
#
# Exits with 1 if a folder is on a circle, and says how it comes back to itself; and if a target imports swift-syntax besides
# the reader of source and the edits of it. A folder has an arrow to another one if a name of a type that the other declares
# stands in one of its files. Folders on circles reach themselves by arrows. Comments and texts are left out, and so are private
# types. A name of several folders is a folder's own where it has one, and otherwise that of all of them.

from harness import *

os.chdir(repository + "/Tools/Sources")
DECLARATION = re.compile(r"((?:file)?private )?\b(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z]\w*)")
failed = False
importers = {path.split("/")[0] for path in files_of(".") if re.search(r"^([a-z]+ )?import Swift(Syntax|Parser)$", text_of(path), re.M)
             for path in [path.removeprefix("./")]} - {"RibletsEdits", "RibletsSource"}
if importers:
    failed = True
    print(f"These targets import swift-syntax, too: {', '.join(sorted(importers))}\n"
          "Let them ask RibletsSource for what source says, and RibletsEdits for changes of it.", file=sys.stderr)
for target in sorted(os.listdir(".")):
    homes, own, names = {}, {}, {}
    for path in files_of(target):
        folder, _, file = os.path.relpath(path, target).rpartition("/")
        folder = folder.split("/")[0]
        if not folder:
            continue
        # Without texts of several lines, comments and other texts.
        text = re.sub(r'"[^"\n]*"', "", re.sub("//.*", "", re.sub(r'"""\n.*?\n *"""', "", text_of(path), flags=re.S)))
        for private, name in DECLARATION.findall(text):
            own.setdefault(folder, set()).add(name)
            private or homes.setdefault(name, set()).add(folder)
        for name in set(re.findall(r"\b[A-Z]\w*", text)):
            names.setdefault((folder, name), []).append(os.path.relpath(path, target))
    places = {}
    for (folder, name), files in sorted(names.items()):
        for home in homes.get(name, set()) - {folder} if name not in own.get(folder, set()) else ():
            places.setdefault((folder, home), []).append(f"   {' '.join(files)}: {name} of {home}")
    reach = set(places)
    for middle in own:
        reach |= {(one, other) for one in own for other in own if (one, middle) in reach and (middle, other) in reach}
    circles = [folder for folder in own if (folder, folder) in reach]
    if own:
        print(f"  {target}: {len(own)} folders, {len(places)} arrows, {len(circles)} folders on circles")
    if circles:
        failed = True
        print("\n".join(place for (one, other), found in places.items() if (other, one) in reach for place in found))
        print("\nMove a type so that arrows point one way, from planners down to plans, names and layout.")
sys.exit(1 if failed else 0)
