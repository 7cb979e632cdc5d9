"""Reads the model of an app as scripts/measure model explains it: FOLDER-OF-PROGRAMS APP REPOSITORY RIBLETS RUNS."""
import os
import shutil
import statistics
import subprocess
import sys
import time

built, app, repository, riblets, runs = sys.argv[1], os.path.abspath(sys.argv[2]), sys.argv[3], int(sys.argv[4]), int(sys.argv[5])
tool, probe = os.path.join(built, "riblets"), os.path.join(built, "ModelProbe")
cache = os.path.join(app, ".build", "riblets")

KINDS = ["", " (one-way)", " (view none)", ' (presenter, argument player: String = "Ann")', " (dependency day: String)"]


def run(*command, at):
    result = subprocess.run(command, cwd=at, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"'{' '.join(command)}' ended with {result.returncode}:\n{result.stdout[-2000:]}{result.stderr[-2000:]}")


def write_app():
    """Root and so many riblets below it, five below each."""
    lines, waiting = [], [(number, 0) for number in range(5, 0, -1) if number < riblets]
    while waiting:
        number, depth = waiting.pop()
        lines.append("  " * depth + f"- Part{number}{KINDS[number % len(KINDS)]}\n")
        waiting += [(child, depth + 1) for child in range(5 * number + 5, 5 * number, -1) if child < riblets]
    run(tool, "new", "app", "Shop", "--riblets-path", repository, "--path", app, at=repository)
    with open(os.path.join(app, "tree.md"), "w") as file:
        file.write("".join(lines))
    run(tool, "new", "--from", "tree.md", "--parent", "Root", at=app)
    run(tool, "modularize", at=app)


def commit_app():
    """The app is compared with a commit of itself."""
    if not os.path.exists(os.path.join(app, ".git")):
        run("git", "init", "--quiet", "--initial-branch", "main", at=app)
        run("git", "add", "--all", at=app)
        run("git", "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "All", at=app)


class Figures:
    def __init__(self, *command):
        self.command, self.wall, self.processor, self.memory = command, [], [], []

    def run(self):
        start = time.monotonic()
        process = subprocess.Popen(self.command, cwd=app, stdout=subprocess.PIPE)
        text = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        self.wall.append((time.monotonic() - start) * 1000)
        self.processor.append((usage.ru_utime + usage.ru_stime) * 1000)
        # Bytes on a Mac, KiB elsewhere.
        self.memory.append(usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10))
        if status != 0:
            sys.exit(f"{self.command[0]} ended with {status}.")
        return text


def a_file():
    for parent, folders, names in os.walk(os.path.join(app, "Sources")):
        folders.sort()
        for name in sorted(names):
            if name.endswith("Interactor.swift"):
                return os.path.join(parent, name)
    sys.exit("The app has no interactor.")


def settle():
    """What was written just now is read once more, and then known."""
    time.sleep(0.1)
    Figures(probe, app).run()
    Figures(tool, "tree").run()


print(f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors.", flush=True)
if not os.path.exists(os.path.join(app, "Package.swift")):
    write_app()
commit_app()
cold, unchanged, changed, tree = Figures(probe, app), Figures(probe, app), Figures(probe, app), Figures(tool, "tree")
draw = (tool, "map", "--output", os.path.join(app, ".build", "map.html"))
map_cold, map_unchanged, check = Figures(*draw), Figures(*draw), Figures(tool, "check")
impact, test_list = Figures(tool, "impact"), Figures(tool, "test", "--list")
for _ in range(runs):
    shutil.rmtree(cache, ignore_errors=True)
    text = cold.run()
    shutil.rmtree(cache, ignore_errors=True)
    map_cold.run()
print(text.decode().strip(), flush=True)
# One after the other: what one program has kept is unknown to another.
settle()
for figures in (unchanged, tree, map_unchanged, check, impact, test_list):
    Figures(*figures.command).run()
    for _ in range(runs):
        figures.run()
path = a_file()
with open(path) as file:
    text = file.read()
try:
    for number in range(runs):
        settle()
        with open(path, "w") as file:
            file.write(f"{text}\nextension RootRouter {{\n  func more{number}() {{}}\n}}\n")
        found = changed.run()
    listed = Figures(tool, "tree").run()
    shutil.rmtree(cache)
    if found != Figures(probe, app).run() or listed != Figures(tool, "tree").run():
        print("The model after a change is not that of a run that knows nothing.", file=sys.stderr)
        sys.exit(70)
finally:
    with open(path, "w") as file:
        file.write(text)

isKept = True
rows = [("cold", cold, 1000), ("unchanged", unchanged, 100), ("changed", changed, 200), ("tree, unchanged", tree, 150)]
rows += [("map, cold", map_cold, 1500), ("map, unchanged", map_unchanged, 400), ("check, unchanged", check, 300)]
rows += [("impact, unchanged", impact, 300), ("tests, unchanged", test_list, 300)]
for name, figures, limit in rows:
    wall = statistics.median(figures.wall)
    isKept = isKept and wall <= limit
    print(
        f"{name:<17} {wall:6.0f} ms, at most {limit}: {'kept' if wall <= limit else 'NOT KEPT'}"
        f" (processor {statistics.median(figures.processor):.0f} ms, {max(figures.memory):.0f} MiB)",
        flush=True,
    )
memory = max(max(figures.memory) for _, figures, _ in rows[:4])
print(f"{'memory':<17} {memory:6.0f} MiB, at most 250: {'kept' if memory <= 250 else 'NOT KEPT'}")
sys.exit(0 if isKept and memory <= 250 else 1)
