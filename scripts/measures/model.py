"""Times commands at an app as scripts/measure model explains it: FOLDER-OF-PROGRAMS APP REPOSITORY RIBLETS RUNS."""
import os
import statistics
import subprocess
import sys
import time

built, app, repository, riblets, runs = sys.argv[1], os.path.abspath(sys.argv[2]), sys.argv[3], int(sys.argv[4]), int(sys.argv[5])
tool = os.path.join(built, "riblets")

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


def an_interactor():
    for parent, folders, names in os.walk(os.path.join(app, "Sources")):
        folders.sort()
        for name in sorted(names):
            if name.endswith("Interactor.swift"):
                return os.path.join(parent, name)
    sys.exit("The app has no interactor.")


print(f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors.", flush=True)
if not os.path.exists(os.path.join(app, "Package.swift")):
    write_app()
commit_app()
page = os.path.join(app, ".build", "map.html")
os.makedirs(os.path.dirname(page), exist_ok=True)
rows = [
    ("tree", 600, Figures(tool, "tree")),
    ("check", 600, Figures(tool, "check")),
    ("map", 800, Figures(tool, "map", "--output", page)),
    ("impact", 1000, Figures(tool, "impact")),
    ("test --list", 600, Figures(tool, "test", "--list")),
]
edited = an_interactor()
with open(edited) as file:
    text = file.read()
isKept, memory = True, 0.0
try:
    # What 'impact' is asked about, and different each time.
    for number in range(runs + 1):
        with open(edited, "w") as file:
            file.write(f"{text}\nprivate func more{number}() {{}}\n")
        for _, _, figures in rows:
            figures.run()
finally:
    with open(edited, "w") as file:
        file.write(text)

for name, limit, figures in rows:
    # The first run has the files read into the system's memory.
    wall = statistics.median(figures.wall[1:])
    isKept, memory = isKept and wall <= limit, max(memory, max(figures.memory))
    print(
        f"{name:<12} {wall:6.0f} ms, at most {limit}: {'kept' if wall <= limit else 'NOT KEPT'}"
        f" (processor {statistics.median(figures.processor[1:]):.0f} ms, {max(figures.memory):.0f} MiB)"
    )
print(f"{'memory':<12} {memory:6.0f} MiB, at most 250: {'kept' if memory <= 250 else 'NOT KEPT'}")
sys.exit(0 if isKept and memory <= 250 else 1)
