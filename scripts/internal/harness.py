# What the programs in Python share: their options, which programs.sh reads from their manuals, commands, apps and figures.

import atexit
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

repository = os.path.realpath(os.path.dirname(__file__) + "/../..")
scripts = repository + "/scripts"
operands = sys.argv[1:]
environment = dict(
    os.environ, GIT_AUTHOR_NAME="A", GIT_AUTHOR_EMAIL="a@example.org", GIT_COMMITTER_NAME="A", GIT_COMMITTER_EMAIL="a@example.org",
    GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1")
signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


def option(name, standard=""):
    """The value of an option, of the kind of its standard value; a flag is "yes" or empty."""
    value = os.environ.get("option_" + name)
    return type(standard)(value) if value else standard


def new_folder(path=""):
    """The folder of --keep, or one that goes with the program."""
    if path:
        os.makedirs(path)
        return path
    folder = os.path.realpath(tempfile.mkdtemp())
    atexit.register(lambda: subprocess.run(["rm", "-rf", folder]))
    return folder


def run(*command, at=None, may_fail=False, timeout=None, **variables):
    result = subprocess.run(
        command, cwd=at, env=dict(environment, **variables), stdin=subprocess.DEVNULL, capture_output=True, text=True,
        errors="replace", timeout=timeout)
    if result.returncode and not may_fail:
        sys.exit(f"'{' '.join(command)}' ended with {result.returncode} in {at}:\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return result


def shell(line):
    """What a line of Bash prints that may call the functions of packages.sh; the program ends where the line fails."""
    # The name behind the line is $0, whose manual names the program in what is said.
    command = ["bash", "-c", f"source '{scripts}/internal/packages.sh' && {line}", sys.argv[0]]
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    return result.stdout.strip("\n") if result.returncode == 0 else sys.exit(result.returncode)


def take_tool(kind="tool"):
    """The command of --tool, or the debug build. A "packed_tool" is also used by packages that make mocks."""
    if kind == "tool" and option("tool"):
        return option("tool")
    tool, environment["RIBLETS_TOOLS"] = shell(f'take_{kind} >&2 && echo "$tool|${{RIBLETS_TOOLS:-}}"').split("|")
    return option("tool") or tool


def text_of(path):
    with open(path) as stream:
        return stream.read()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as stream:
        stream.write(text)


def replace(path, old, new):
    """Writes a text in place of the first one of another text; returns whether that is in the file."""
    text = text_of(path)
    write(path, text.replace(old, new, 1))
    return old in text


def files_of(folder, ending=".swift"):
    paths = (os.path.join(place, name) for place, _, names in os.walk(folder) for name in names)
    return sorted(path for path in paths if path.endswith(ending) and "/.build/" not in path[len(folder):])


def library_targets(folder):
    """The targets of a package that are not for its tests alone, each after those that it uses: `name`, `path` in the package,
    `used` targets and products, and `flags` of the compiler."""
    flags = {"enableUpcomingFeature": "-enable-upcoming-feature", "enableExperimentalFeature": "-enable-experimental-feature",
             "swiftLanguageMode": "-swift-version", "defaultIsolation": "-default-isolation", "define": "-D"}
    waiting, done = [], []
    for target in json.loads(run("swift", "package", "--package-path", folder, "dump-package").stdout)["targets"]:
        path = target.get("path") or "Sources/" + target["name"]
        if target["type"] in ("regular", "executable") and not path.startswith("Tests/"):
            waiting.append(dict(
                name=target["name"], path=path, used={name for use in target["dependencies"] for name, *_ in use.values()},
                flags=[word for setting in target["settings"] for kind, value in setting["kind"].items() if kind in flags
                       for word in (flags[kind], value["_0"])]))
    while waiting:
        names = {target["name"] for target in waiting}
        done += [target for target in waiting if not names & target["used"]] or sys.exit(f"Targets use each other: {names}")
        waiting = [target for target in waiting if target not in done]
    return done


# Apps

def listed(tree, name=lambda riblet: f"Part{riblet}"):
    """A list for 'riblets new --from' of the children of riblets, which may be numbers; 0 is the root."""
    lines, waiting = [], [(child, 0) for child in reversed(tree.get(0, []))]
    while waiting:
        riblet, depth = waiting.pop()
        lines.append("  " * depth + f"- {name(riblet)}\n")
        waiting += [(child, depth + 1) for child in reversed(tree.get(riblet, []))]
    return "".join(lines)


def even_tree(count, *widths):
    """The children of each riblet by number, as many as the widths say in turn."""
    tree, waiting, next_one = {}, [0], 1
    while next_one < count:
        parent = waiting.pop(0)
        tree[parent] = list(range(next_one, min(next_one + widths[parent % len(widths)], count)))
        next_one += len(tree[parent])
        waiting += tree[parent]
    return tree


def drawn_tree(count, chance):
    """The children of each riblet, below parents that are drawn."""
    tree = {}
    for number in range(1, count):
        tree.setdefault(chance.randrange(number), []).append(number)
    return tree


def drawn_name(number):
    """A pronounceable name: neighbours by number are no neighbours by name."""
    syllables = ["Ba", "Ce", "Di", "Fo", "Gu", "Ha", "Ke", "Li", "Mo", "Nu", "Pa", "Re", "Si", "To", "Vu", "Wa"]
    mixed = number * 2654435761 % 4096
    return "".join(syllables[mixed >> shift & 15] for shift in (8, 4, 0)).capitalize() + "s" if number else "Root"


def kind_of_part(number):
    """A riblet of a list with options: one of each kind in turn."""
    kinds = ["", " (one-way)", " (view none)", ' (presenter, argument player: String = "Ann")', ' (dependency day: String = "Monday")']
    return f"Part{number}{kinds[number % 5]}"


def new_app(tool, app, tree="", modules_from=None):
    """An app in the settings of --strict with the riblets of a list, in modules if it is said from how many riblets on."""
    run(tool, "new", "app", "Shop", "--riblets-path", repository, "--path", app, "--strict", at=repository)
    if tree:
        write(app + "/tree.md", tree)
        run(tool, "new", "--from", "tree.md", "--parent", "Root", at=app)
        os.remove(app + "/tree.md")
    if modules_from is not None:
        run(tool, "modularize", *modules_from, at=app)


def commit(app, message="The base"):
    """A commit of all files, in a repository that is made if there is none."""
    if not os.path.exists(app + "/.git"):
        run("git", "init", "--quiet", "--initial-branch", "main", at=app)
    run("git", "add", "--all", at=app)
    run("git", "commit", "--quiet", "--allow-empty", "--message", message, at=app)


# Figures

class Figures:
    """Runs of a command: seconds on the clock and of the processors with all that it starts, and MiB."""

    def __init__(self):
        self.wall, self.processor, self.memory = [], [], []

    def run(self, *command, at=None, **variables):
        with tempfile.TemporaryFile("w+", errors="replace") as output:
            started = time.monotonic()
            process = subprocess.Popen(command, cwd=at, env=dict(environment, **variables), stdout=output, stderr=output)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = status
            self.wall.append(time.monotonic() - started)
            self.processor.append(usage.ru_utime + usage.ru_stime)
            # Bytes on a Mac, KiB elsewhere.
            self.memory.append(usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10))
            output.seek(0)
            text = output.read()
        if status:
            sys.exit(f"'{' '.join(command)}' failed in {at}:\n{text[-4000:]}")
        return text

    def median(self):
        return statistics.median(self.wall), statistics.median(self.processor)


promises = []


def row(what, value, unit, limit=None, remark=""):
    """Prints a figure with its limit, and whether it is kept."""
    kept = limit is None or value <= limit
    promises.append(kept)
    said = "" if limit is None else f", at most {limit:,}: {'kept' if kept else 'NOT KEPT'}"
    print(f"{what:<44}{value:10,.0f} {unit}{said}{remark and f' ({remark})'}", flush=True)


def end():
    """Ends with 1 if a promise is not kept."""
    sys.exit(0 if all(promises) else 1)
