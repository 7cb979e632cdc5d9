# Measures what a cold CI run costs that tests only what a change of one riblet can break, against one that tests everything.
#
#     scripts/measure affected [--riblets N] [--packed DIR] [--at-most PERCENT]
#
#     --riblets N         How many riblets the app has, 200 by default; in modules.
#     --packed DIR        The tool as scripts/pack-tool has packed it, instead of packing a release one now.
#     --at-most PERCENT   What is promised, 15 by default.
#
# Both runs begin in a fresh clone of the app with nothing built: 'swift test' in one, 'riblets test --affected --cold' in the other,
# after a changed line in the interactor of one riblet. What counts is the processor time of all that they start, without what
# Riblets' own libraries take in the same way: those are built by themselves in clones of their own, and their time is printed. A
# third run tests everything with --cold, so that what the selection saves and what the way of compiling saves are told apart.
# Exits with 1 if the promise is not kept. Takes a quarter of an hour of processor time. Needs Swift and git.

from harness import *

riblets = option("riblets", 200)
work = new_folder()
tool = take_release_tool()
# The app is a stranger's.
environment.pop("RIBLETS_STRICT", None)
environment["RIBLETS_SNAPSHOTS"] = "missing"
app = work + "/Shop"
# Three children each, so that there are modules.
new_app(tool, app, listed(even_tree(riblets, 3)), ["--modules-from", "2"])
commit(app)


def cost(clone, *commands):
    """The processor time of commands in a clone, which is beside the app, so that it finds Riblets in the same way."""
    figures, folder = Figures(), f"{work}/{clone}"
    if not os.path.exists(folder):
        run("git", "clone", "--quiet", app, folder)
    said = [figures.run(*command, at=folder) for command in commands]
    return sum(figures.processor), said[-1]


description = run("swift", "package", "describe", "--type", "json", at=app).stdout
names = {name for name in re.findall(r'^ *"(Riblets[A-Za-z]*)",?$', description, re.M) if "Plugin" not in name}
# The second has the options of --cold.
before, before_cold = (
    cost(clone, *([swift, "build", "--target", name] for name in sorted(names)))[0]
    for clone, swift in (("Libraries", "swift"), ("ColdLibraries", scripts + "/internal/quick-build/swift")))
row("Riblets' own libraries", before, "s", None, f"{before_cold:.0f} s with --cold")
everything, said = cost("Everything", ["swift", "test"])
row("all tests, by 'swift test'", everything, "s", None, re.search(r"Test run with (\d+ tests)", said)[1])
cold, _ = cost("Cold", [tool, "test", "--cold"])
row("the same by 'riblets test --cold'", cold, "s")
run("git", "clone", "--quiet", app, work + "/Affected")
changed = f"Part{riblets // 2}"
path = files_of(work + "/Affected/Sources", f"/{changed}Interactor.swift")[0]
replace(path, "  func finish() {\n", "  func finish() {\n    _ = 1\n") or sys.exit(f"{path} has no function 'finish'.")
commit(work + "/Affected", "Change one riblet")
affected, said = cost("Affected", [tool, "test", "--affected", "HEAD~1", "--cold"])
row(f"what a changed line of '{changed}' can break", affected, "s", None, said.strip().split("\n")[-1])
row("beyond the libraries, of the same by --cold", 100 * (affected - before_cold) / (cold - before_cold), "%")
row("beyond the libraries, of all by 'swift test'", 100 * (affected - before_cold) / (everything - before), "%", option("at_most", 15))
end()
