# Measures how long commands take that read the whole of a large app, or add a riblet to it, and holds them to what is promised.
#
#     scripts/measure model [--runs N] [--riblets N] [--keep NEW] [--built DIR]
#
#     --runs N      How often each is run, 5 by default; the median counts.
#     --riblets N   How many riblets the app has, 1,000 by default: then the promises are those below.
#     --keep NEW    Where the app is written, and stays; a temporary folder unless told.
#     --built DIR   The folder of release programs, instead of building them now.
#
#     tree          600 ms
#     check         600 ms
#     map           800 ms
#     impact        1,000 ms
#     test --list   600 ms
#     new riblet    500 ms
#     memory        the largest of them: 250 MiB
#
# The app is what 'riblets new --from' writes, put into modules and committed, with its tests. Each run follows an edit. The
# time on the clock counts, and that of the processors beside it tells how busy the machine was with other things. Exits with 1
# if a promise is not kept. Needs Swift and git.

from harness import *

runs, riblets, built = option("runs", 5), option("riblets", 1000), option("built")
work = new_folder()
app = option("keep") or work + "/app"
if not built:
    print("Building the tool …", flush=True)
    release = ["swift", "build", "-c", "release", "--disable-build-manifest-caching", "--package-path", repository + "/Tools"]
    run(*release, "--product", "riblets")
    built = run(*release, "--show-bin-path").stdout.strip()
tool = built + "/riblets"
print(f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors.", flush=True)
new_app(tool, app, listed(even_tree(riblets, 5), kind_of_part), [])
commit(app)
rows = [
    (600, ["tree"]), (600, ["check"]), (800, ["map", "--output", work + "/map.html"]), (1000, ["impact"]), (600, ["test", "--list"]),
    (500, ["new", "riblet", "More#", "--parent", "Part7"])]
figures = [Figures() for _ in rows]
edited = files_of(app + "/Sources", "Interactor.swift")[0]
text = text_of(edited)
# The first run has the files read into the system's memory. What 'impact' is asked about is different each time.
for number in range(runs + 1):
    write(edited, f"{text}\nprivate func more{number}() {{}}\n")
    if number == 1:
        figures = [Figures() for _ in rows]
    for (_, command), measured in zip(rows, figures):
        measured.run(tool, *(word.replace("#", str(number)) for word in command), at=app)
    run(tool, "undo", at=app)
write(edited, text)
for (limit, command), measured in zip(rows, figures):
    wall, processor = (1000 * value for value in measured.median())
    row({"test": "test --list", "new": "new riblet"}.get(command[0], command[0]), wall, "ms", limit,
        f"processor {processor:.0f} ms, {max(measured.memory):.0f} MiB")
row("memory", max(max(measured.memory) for measured in figures), "MiB", 250)
end()
