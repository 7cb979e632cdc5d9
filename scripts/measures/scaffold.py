# Measures how long it takes to add a riblet to a large app, and to come from nothing to green tests.
#
#     scripts/measure scaffold [--runs N] [--riblets N] [--add] [--start] [--source] [--packed DIR]
#
#     --runs N      How often each is run, 5 by default for riblets and 1 for apps; the median counts.
#     --riblets N   How many riblets the large app has, 1,000 by default.
#     --add         Measures only a riblet more: at most 0.5 s, in one module and in several modules.
#     --start       Measures only a new app: at most 4 times an empty package with one test, with the packed tool.
#     --source      Measures a new app with the tool built from source, too, which takes its time.
#     --packed DIR  The release tool as scripts/pack-tool has packed it, instead of packing it now.
#
# The time on the clock counts, and the processor's time beside it tells how busy the machine was with other things.
# Exits with 1 if a promise is not kept. Needs Swift.

from harness import *

riblets = option("riblets", 1000)
everything = not (option("add") or option("start") or option("source"))
work = new_folder()
tool = take_release_tool()


def say(what, figures, limit=None):
    wall, processor = figures.median()
    row(what, wall, "s", limit, f"processor {processor:.2f}")
    return wall


def add():
    app, runs = work + "/large", option("runs", 5)
    whole = Figures()
    run(tool, "new", "app", "Shop", "--riblets-path", repository, "--path", app, at=work)
    write(work + "/tree.md", listed(even_tree(riblets, 5)))
    whole.run(tool, "new", "--from", work + "/tree.md", "--parent", "Root", at=app)
    say(f"a list of {riblets} riblets", whole)
    for layout in ("one module", "modules"):
        if layout == "modules":
            moved = Figures()
            moved.run(tool, "modularize", at=app)
            say(f"{riblets} riblets put into modules", moved)
        more = Figures()
        for number in range(runs):
            parent = f"Part{riblets * (number + 1) // (runs + 2)}"
            more.run(tool, "new", "riblet", f"{layout.split()[0].title()}{number}", "--parent", parent, at=app)
        say(f"a riblet more in an app of {riblets}, in {layout}", more, 0.5)


def start():
    kinds = {"empty": None, "packed": environment["RIBLETS_TOOLS"]}
    if option("source"):
        kinds["source"] = repository + "/Tools"
    figures = {kind: Figures() for kind in kinds}
    for number in range(option("runs", 1)):
        for kind, tools in kinds.items():
            folder = f"{work}/{kind}{number}/Shop"
            os.makedirs(os.path.dirname(folder))
            made = f"'{tool}' new app Shop --riblets-path '{repository}' --path Shop"
            if kind == "empty":
                made = "mkdir Shop && cd Shop && swift package init --type library --enable-swift-testing --disable-xctest && cd .."
            figures[kind].run(
                "bash", "-c", made + " && cd Shop && swift test --disable-xctest", at=os.path.dirname(folder), RIBLETS_TOOLS=tools or "")
            shutil.rmtree(folder)
    base = say("an empty package with a test, from nothing to green", figures["empty"])
    for kind in list(kinds)[1:]:
        seconds = say(f"an app, the tool {'packed' if kind == 'packed' else 'from source'}", figures[kind])
        row("  as a ratio", seconds / base, "times", 4 if kind == "packed" else None)


if option("add") or everything:
    add()
if option("start") or option("source") or everything:
    start()
end()
