# What the programs share: their options, commands, packages, apps and figures.

import atexit
import contextlib
import glob
import itertools
import json
import os
import re
import resource
import shlex
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

repository = os.path.realpath(os.path.dirname(__file__) + "/../..")
scripts = repository + "/scripts"
APPLE_ADAPTERS = "Fixtures/AppleAdapters"
environment = dict(
    os.environ, GIT_AUTHOR_NAME="A", GIT_AUTHOR_EMAIL="a@example.org", GIT_COMMITTER_NAME="A", GIT_COMMITTER_EMAIL="a@example.org",
    # No file, and not /dev/null: `git config --global` would put a file in place of the device.
    GIT_CONFIG_GLOBAL=repository + "/.build/gitconfig", GIT_CONFIG_NOSYSTEM="1")
for number, status in ((signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 143)):
    if signal.getsignal(number) != signal.SIG_IGN:
        signal.signal(number, lambda *_, status=status: sys.exit(status))


# Options

def manual_of(file):
    """The comment at the top of a program."""
    lines = itertools.takewhile(lambda line: line.startswith("#"), text_of(file).splitlines())
    return "\n".join(re.sub("^# ?", "", line) for line in lines if not line.startswith("#!"))


def call():
    """The words for the program that its manual begins with: scripts/check format"""
    return re.search(r"^    ((?:scripts|Research|\.ci)/[a-z-]+(?: [a-z][a-z-]*)?)", manual, re.M)[1]


def stop(status, sentence):
    print(sentence, file=sys.stderr)
    sys.exit(status)


def misused(sentence):
    """Ends a program that was called in a wrong way."""
    stop(64, f"{sentence} See: {call()} --help")


def read_options(arguments):
    """The options that the manual lists, as `at_most` for `--at-most PERCENT`, and the other arguments, if the manual lists an operand
    such as `PACKAGE…`. The word after an option says its kind: N, SECONDS and PERCENT are numbers, FILE and DIR exist, and NEW does
    not. A flag is "yes"."""
    words = dict(re.findall(r"^    (--[a-z-]+)(?: ([A-Z]+))?", manual, re.M))
    operand = re.search("^    [A-Z]+(…?)  ", manual, re.M)
    found, rest, waiting = {}, [], list(arguments)
    while waiting:
        argument = waiting.pop(0)
        name = argument[2:].replace("-", "_")
        if argument in ("-h", "--help"):
            print(manual)
            sys.exit()
        elif not argument.startswith("--"):
            operand and (operand[1] or not rest) or misused(f"'{argument}' is one argument too many.")
            rest.append(argument)
        elif argument not in words:
            misused(f"There is no option '{argument}'.")
        elif not words[argument]:
            found[name] = "yes"
        else:
            value = checked(argument, words[argument], waiting.pop(0) if waiting else "")
            # Patterns add up, as those of `swift test`, and zips are lines.
            separator = {"PATTERN": "|", "ZIP": "\n"}.get(words[argument])
            found[name] = found[name] + separator + value if separator and name in found else value
    return found, rest


def checked(option, word, value):
    """The value of an option, with an absolute place, if it is what the word stands for."""
    folder = os.path.dirname(os.path.abspath(value))
    is_right, needs = {
        "N": (re.fullmatch("[0-9]+", value), f"a number, for example: {option} 12"),
        "FILE": (os.path.isfile(value), "a file that exists"), "DIR": (os.path.isdir(value), "a folder that exists"),
        "NEW": (value and not os.path.exists(value) and os.path.isdir(folder), "a new folder inside of one that exists"),
    }.get({"SECONDS": "N", "PERCENT": "N", "ZIP": "FILE"}.get(word, word), (value, "a value"))
    is_right or misused(f"{option} needs {needs}.")
    if word == "CONFIGURATION" and value not in ("release", "debug"):
        misused(f"{option} is release or debug.")
    return os.path.realpath(value) if word in ("DIR", "FILE", "NEW", "ZIP") else value


def option(name, standard=""):
    """The value of an option, of the kind of its standard value."""
    return type(standard)(options[name]) if options.get(name) else standard


# Commands

def new_folder(path=""):
    """The folder of --keep, or one that goes with the program."""
    if path:
        os.makedirs(path)
        return path
    folder = os.path.realpath(tempfile.mkdtemp())
    atexit.register(lambda: subprocess.run(["rm", "-rf", folder]))
    return folder


def run(*command, at=None, may_fail=False, problem="", timeout=None, **variables):
    """Runs a command. The program ends where the command fails, with a problem and what the command has said of it."""
    result = subprocess.run(
        command, cwd=at, env=dict(environment, **variables), stdin=subprocess.DEVNULL, capture_output=True, text=True,
        errors="replace", timeout=timeout)
    if result.returncode and not may_fail:
        fail(problem or f"'{' '.join(command)}' ended with {result.returncode} in {at or os.getcwd()}:", result.stdout + result.stderr)
    return result


def fail(problem, log):
    sys.exit("\n".join([problem, *complaints(log)[-80:]]))


def complaints(log):
    """The lines of a log of a build or of tests about what went wrong, each message once: the package manager repeats a message of
    a module in every file of it that it compiles."""
    found, said, wanted = [], set(), False
    for line in log.splitlines():
        if re.match(r"\[\d+(/\d+)?\] |Building for |[◇✔➜━]", line):
            wanted = False
            continue
        if re.match(r"(\S.*:\d+:\d+: (error|warning|note|remark)|error): ", line):
            wanted = line not in said
            said.add(line)
        elif re.match("✘", line) or re.match("[^ 0-9]", line) and not re.match(r"\S.*:\d+:\d+: ", line):
            wanted = True
        if wanted:
            found.append(line)
    return found


def run_for(limit, log, *command, at=None, **variables):
    """Runs a command for at most so many seconds, if there is a limit, with its output in a file, if there is one. Returns its
    status, or 124 if it was ended. Ends all that it has started, also if the program itself is ended."""
    with open(log, "w") if log else contextlib.nullcontext() as output:
        process = subprocess.Popen(command, cwd=at, env=dict(os.environ, **variables), stdin=subprocess.DEVNULL, stdout=output,
                                   stderr=output and subprocess.STDOUT, start_new_session=True)
    try:
        return process.wait(limit or None)
    except subprocess.TimeoutExpired:
        return 124
    finally:
        end_tree(process)


def end_tree(process):
    """Ends a process with all that it has started, unless it has ended. SwiftPM puts its test process into a group of its own, which
    outlives a signal to the first."""
    if process.poll() is not None:
        return
    # Neither /proc nor ps is everywhere.
    stats = run("cat", *glob.glob("/proc/[0-9]*/stat"), may_fail=True).stdout
    table = re.findall(r"^(\d+) \(.*\) \w (\d+) ", stats, re.M) or [
        line.split() for line in run("ps", "-A", "-o", "pid=,ppid=").stdout.splitlines()]
    tree = [process.pid]
    for ancestor in tree:
        tree += [int(child) for child, parent in table if int(parent) == ancestor]
    for number in (signal.SIGTERM, signal.SIGKILL):
        for child in tree:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, number)
        time.sleep(0.3)
    process.wait()


def install(who, *packages):
    """Installs Debian packages, or says what to install, and ends the program."""
    if not shutil.which("apt-get"):
        stop(69, f"{who} needs these packages (Debian's names): {' '.join(packages)}")
    if os.getuid():
        stop(69, f"{who} needs these system packages: sudo apt-get install {' '.join(packages)}")
    print(f"Installs from the system's packages: {' '.join(packages)}", file=sys.stderr)
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", *packages]):
        subprocess.run(["apt-get", *arguments], stdout=sys.stderr).returncode and sys.exit(69)


def take_program(package, *names):
    """The path of the first of a package's programs that is there; if there is none, the package is installed."""
    names = names or (package,)
    any(map(shutil.which, names)) or install(call(), package)
    return next(filter(None, map(shutil.which, names)))


# Packages

# The tools are first, as others make their mocks with them; then in the order in which they depend on each other.
PACKAGES = ["Tools", "root", "Tools/MockSamples", "Bridges", "Portable", "Portable/Web", "Data", "Data/Store",
            "Examples/SampleFeatures", "Examples", "Benchmarks"]
TOOL = repository + "/Tools/.build/debug/riblets"


def directory_of(package):
    return os.path.join(repository, "" if package == "root" else package).rstrip("/")


def packages():
    return [package for package in PACKAGES if os.path.exists(directory_of(package) + "/Package.swift")]


def install_system_packages(package):
    """GRDB is built against the system's SQLite, which Xcode's SDK brings."""
    if sys.platform == "darwin" or package not in ("Data/Store", "Examples", "Examples/SampleFeatures", "Benchmarks"):
        return
    if run("dpkg", "-s", "libsqlite3-dev", may_fail=True).returncode:
        install(package, "libsqlite3-dev")


def places_of(package):
    """Where SwiftPM finds a package and what it has built, after what it needs from the system is installed.

    What depends on the root package is built in the root's folder, so that its modules, and GRDB, are compiled once for all."""
    install_system_packages(package)
    scratch = ["--scratch-path", repository + "/.build"] if package in PACKAGES[2:] else []
    return ["--package-path", directory_of(package), *scratch]


def resolve_packages(*packages):
    """Fetches what packages depend on that are built in one folder. Returns what went wrong. To fetch for one alone removes what
    the others have fetched; once each knows its versions, nothing is removed any more."""
    for _ in range(3):
        said = ""
        for places in filter(lambda places: "--scratch-path" in places, map(places_of, packages)):
            with tempfile.NamedTemporaryFile() as log:
                status = run_for(0, log.name, "swift", "package", "resolve", *places)
                said += text_of(log.name, errors="replace")
            if status:
                return said
        if not re.search("^(Creating working copy|Removing)", said, re.M):
            break
    return ""


def tracked(*patterns):
    """The files that git tracks or that are new and not ignored."""
    names = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns, at=repository).stdout.split("\0")
    return [name for name in dict.fromkeys(names) if os.path.isfile(f"{repository}/{name}")]


def run_quietly(problem, *command):
    """Runs a command, and shows what it has said of errors if it fails."""
    with tempfile.NamedTemporaryFile() as log:
        if run_for(0, log.name, *command):
            fail(problem, text_of(log.name, errors="replace"))


def build(what, *options):
    run_quietly(f"{what} does not build.", "swift", "build", "--disable-build-manifest-caching", *options)


def take_tool(packed=False):
    """The command of --tool, or the debug build. A packed tool is also used by packages that make mocks. In CI the tests have just
    built it, and RIBLETS_LENT says where they have packed it."""
    lent = os.environ.get("RIBLETS_LENT")
    if packed:
        os.environ["RIBLETS_TOOLS"] = environment["RIBLETS_TOOLS"] = lent or repository + "/Tools/.build/packed/debug/riblets-tools"
        lent or run_quietly("The tool cannot be packed.", scripts + "/pack-tool", "--configuration", "debug")
    elif not lent and not option("tool"):
        build("The tool", "--package-path", repository + "/Tools", "--product", "riblets")
    return option("tool") or TOOL


def take_apple_modules():
    """The compiler's options for the adapters for UIKit and SwiftUI, their stubs, OpenCombine and the test kits, which are built."""
    places = places_of(APPLE_ADAPTERS)
    build(APPLE_ADAPTERS, *places)
    modules = modules_of(places)
    return ["-I", modules, "-I", modules + "/../COpenCombineHelpers.build"]


def modules_of(places):
    return run("swift", "build", *places, "--show-bin-path").stdout.strip() + "/Modules"


def features():
    """The upcoming features of our packages, as options of the compiler."""
    names = re.findall(r'^ *\.enableUpcomingFeature\("(.*)"\),$', text_of(repository + "/Package.swift"), re.M)
    return [word for name in names for word in ("-enable-upcoming-feature", name)]


def take_benchmarks(*products, counts=True):
    """The folder with programs of Benchmarks, in release. Instructions are counted with valgrind."""
    counts and take_program("valgrind")
    install_system_packages("Benchmarks")
    places = ["-c", "release", "--package-path", repository + "/Benchmarks"]
    for product in products:
        build(product, *places, "--product", product)
    return os.path.dirname(modules_of(places))


def take_chromium():
    return take_program("chromium", "chromium", "chromium-browser", "google-chrome")


def take_browser():
    """A Python with Playwright, and Chromium; what is missing is installed."""
    folder, chromium = repository + "/.build/browser-check", take_chromium()
    python = folder + "/bin/python"
    if not os.path.exists(python) or run(python, "-c", "import playwright", may_fail=True).returncode:
        print("Installs Playwright from PyPI into .build/browser-check.")
        run(sys.executable, "-m", "venv", "--clear", folder,
            problem="Python cannot make an environment. On Debian: apt-get install python3-venv")
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "playwright>=1.50,<2")
    return python, chromium


def text_of(path, **options):
    with open(path, **options) as stream:
        return stream.read()


def write(path, text):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w") as stream:
        stream.write(text)


def replace(path, old, new):
    """Writes a text in place of the first one of another text; returns whether that is in the file."""
    text = text_of(path)
    write(path, text.replace(old, new, 1))
    return old in text


def files_of(folder, ending=".swift"):
    """The files in a folder and below it, without those that a build has made in a folder of its own."""
    paths = (os.path.join(place, name) for place, _, names in os.walk(folder) for name in names)
    return sorted(path for path in paths if path.endswith(ending) and "/.build/" not in path[len(folder):])


def library_targets(folder):
    """The targets of a package that are not for its tests alone, each after those that it uses: `name`, `path` in the package,
    `used` targets and products, `flags` of the compiler, `versions` of Apple's platforms, and the `resources` in its code."""
    flags = {"enableUpcomingFeature": "-enable-upcoming-feature", "enableExperimentalFeature": "-enable-experimental-feature",
             "swiftLanguageMode": "-swift-version", "defaultIsolation": "-default-isolation", "define": "-D"}
    waiting, done = [], []
    description = json.loads(run("swift", "package", "--package-path", folder, "dump-package").stdout)
    for target in description["targets"]:
        path = target.get("path") or "Sources/" + target["name"]
        if target["type"] in ("regular", "executable") and not path.startswith("Tests/"):
            waiting.append(dict(
                name=target["name"], path=path, used={name for use in target["dependencies"] for name, *_ in use.values()},
                flags=[word for setting in target["settings"] for kind, value in setting["kind"].items() if kind in flags
                       for word in (flags[kind], value["_0"])],
                versions={platform["platformName"]: platform["version"] for platform in description["platforms"]},
                resources=[file["path"] for file in target["resources"] if "embedInCode" in file["rule"]]))
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

def spelled_time(seconds):
    """75 → 1 min 15 s"""
    minutes, seconds = divmod(int(seconds), 60)
    return f"{minutes} min {seconds} s" if minutes else f"{seconds} s"


def processor_time():
    """The seconds of the processors for all commands that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


class Watch:
    """The time on the clock and that of the processors for all commands that have ended since: 12 s (3 s of processor time)."""

    def __init__(self):
        self.started, self.spent = time.monotonic(), processor_time()

    def __str__(self):
        spent = processor_time() - self.spent
        return f"{spelled_time(time.monotonic() - self.started)} ({spent:.0f} s of processor time)"


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


manual = manual_of(sys.argv[0]) if os.path.isfile(sys.argv[0]) else ""
options, operands = read_options(sys.argv[1:]) if re.search("^    (scripts|Research|\.ci)/", manual, re.M) else ({}, sys.argv[1:])
