# Measures what building the tests of an app costs after a change, in one module, with split tests, and in several modules.
#
#     scripts/measure tests [--riblets N] [--shape SHAPE] [--packed DIR] [--keep NEW]
#
#     --riblets N    How many riblets the app has, 72 by default.
#     --shape SHAPE  Measures only one tree: `branches`, with 2 to 5 children below a parent, or `flat`, with all below the
#                    root. Both by default.
#     --packed DIR   The tool as scripts/pack-tool has packed it, instead of packing the debug one now.
#     --keep NEW     Where the app is made and built, and stays; a temporary folder unless told.
#
# A change is a line of one test, a method of one listener protocol, or `riblets new riblet`. What counts is processor time of
# `swift build --build-tests` with all that it starts. Promised is at most a quarter of what one module with one target of
# tests costs: for the line in split tests and in several modules, and for the others in several modules of `branches`. Exits with 1 if that
# is not kept. Takes half an hour of processor time. Needs Swift.

from harness import *

riblets = option("riblets", 72)
work = new_folder(option("keep"))
app, base = work + "/app", work + "/base"
tool = take_release_tool("debug")
LAYOUTS = {"one module": None, "split tests": ["--split-tests"], "modules": ["--modules-from", "2"]}


def change(folder, name, edit):
    """Edits the first file of a folder in which a text stands."""
    path = next((path for path in files_of(f"{app}/{folder}") if name in text_of(path)), None) or sys.exit(f"No file has '{name}'.")
    write(path, edit(text_of(path)))


def change_test_line(child, parent):
    change("Tests", f"struct {child}InteractorTests", lambda text: text.replace("  init() {\n", "  init() {\n    _ = 1\n", 1))


def add_listener_method(child, parent):
    finish = f"func {child[0].lower()}{child[1:]}DidFinish()"
    more = finish.replace("DidFinish", "DidPause")
    change("Sources", f"protocol {child}Listener", lambda text: text.replace(finish, f"{finish}\n  {more}", 1))
    change("Sources", f"extension {parent}Interactor: {child}Listener",
           lambda text: re.sub(r"\n( *)((?:\w+ )*)" + re.escape(finish), rf"\n\1\2{more} {{}}\g<0>", text, count=1))


def add_riblet(child, parent):
    run(tool, "new", "riblet", "Added", "--parent", parent, at=app)


def build():
    figures = Figures()
    figures.run("swift", "build", "--build-tests", "--disable-xctest", "--scratch-path", work + "/build", at=app)
    return figures.processor[0]


for shape in [option("shape")] if option("shape") else ["branches", "flat"]:
    tree = even_tree(riblets, riblets) if shape == "flat" else even_tree(riblets, 4, 3, 5, 2)
    shutil.rmtree(base, ignore_errors=True)
    new_app(tool, base, listed(tree))
    leaf, parent = next((child, above) for above, below in tree.items() for child in below
                        if child not in tree and (above or shape == "flat"))
    names = f"Part{leaf}", f"Part{parent}" if parent else "Root"
    print(f"\n{riblets} riblets, {shape}; changed is {names[0]} below {names[1]}", flush=True)
    alone = {}
    for layout, options in LAYOUTS.items():
        shutil.rmtree(app, ignore_errors=True)
        shutil.copytree(base, app)
        if options is not None:
            run(tool, "modularize", *options, at=app)
        build()
        for what, edit in (("a line of a test", change_test_line), ("a method of a listener", add_listener_method),
                           ("a riblet more", add_riblet)):
            edit(*names)
            seconds = build()
            if layout == "one module":
                alone[what] = seconds
            promised = layout != "one module" and (what == "a line of a test" or (layout == "modules" and shape == "branches"))
            row(f"{layout}, {what}", seconds, "s", round(alone[what] / 4, 1) if promised else None, f"{seconds / alone[what]:.0%}")
end()
