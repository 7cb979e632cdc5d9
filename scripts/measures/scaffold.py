"""Measures what adding a riblet and starting an app cost. Called by scripts/measure scaffold."""

import os
import resource
import shutil
import statistics
import subprocess
import sys
import time

tool, packed, work, repository, riblets, runs = sys.argv[1:7]
riblets, parts = int(riblets), sys.argv[7:]
failed = False


def run(*command, at, tools=None):
    """The seconds on the clock and of the processors; with the tool in the folder `tools`."""
    environment = {key: value for key, value in os.environ.items() if key != "RIBLETS_TOOLS"}
    if tools:
        environment["RIBLETS_TOOLS"] = tools
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.monotonic()
    result = subprocess.run(command, cwd=at, env=environment, capture_output=True, text=True)
    seconds = time.monotonic() - started
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if result.returncode != 0:
        sys.exit(f"'{' '.join(command)}' ended with {result.returncode}:\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def median(pairs):
    return statistics.median(pair[0] for pair in pairs), statistics.median(pair[1] for pair in pairs)


def say(what, figures, limit=None, unit="s"):
    global failed
    kept = limit is None or figures[0] <= limit
    failed |= not kept
    mark = "        " if limit is None else "Kept:   " if kept else "MISSED: "
    goal = "" if limit is None else f", at most {limit}"
    print(f"{mark}{what}: {figures[0]:.2f} {unit} (processor: {figures[1]:.2f}){goal}", flush=True)


def copy(app, name, parent):
    """A riblet like Sample, below another one; as 'riblets new riblet' would write it."""
    for top in ("Sources", "Tests"):
        for place, _, names in list(os.walk(os.path.join(app, top))):
            for file in names:
                path = os.path.join(place, file)
                inside = os.path.relpath(path, app)
                if "Sample" not in inside:
                    continue
                isEdge = "+Sample" in inside
                new = inside.replace("Sample", name)
                new = new.replace("Root", parent) if isEdge else new
                with open(path) as stream:
                    text = stream.read().replace("Sample", name).replace("sample", name[0].lower() + name[1:])
                if isEdge:
                    text = text.replace("Root", parent)
                yield os.path.join(app, new), text


def large_app():
    app = os.path.join(work, "large")
    run(tool, "new", "app", "Shop", "--riblets-path", repository, "--path", app, at=work)
    run(tool, "new", "riblet", "Sample", "--parent", "Root", "--attach", "by-hand", at=app)
    names = ["Root"]
    files = []
    while len(names) + 1 < riblets:
        name = f"Part{len(names)}"
        files += copy(app, name, names[(len(names) - 1) // 5])
        names.append(name)
    for path, text in files:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as stream:
            stream.write(text)
    return app, names


def add():
    app, names = large_app()
    for layout in ("one module", "modules"):
        if layout == "modules":
            say(f"{riblets} riblets put into modules", run(tool, "modularize", at=app))
        pairs = []
        for number in range(int(runs or 5)):
            parent = names[len(names) * (number + 1) // (int(runs or 5) + 2)]
            name = ("One" if layout == "modules" else "More") + str(number)
            pairs.append(run(tool, "new", "riblet", name, "--parent", parent, at=app))
        say(f"A riblet more in an app of {riblets}, in {layout}", median(pairs), 0.5)


def start():
    pairs = {"empty": [], "packed": [], "source": []}
    for number in range(int(runs or 1)):
        empty = os.path.join(work, f"empty{number}", "Empty")
        os.makedirs(empty)
        made = run("swift", "package", "init", "--type", "library", "--enable-swift-testing", "--disable-xctest", at=empty)
        tested = run("swift", "test", "--disable-xctest", at=empty)
        pairs["empty"].append((made[0] + tested[0], made[1] + tested[1]))
        for kind in ["packed"] + (["source"] if "source" in parts else []):
            app = os.path.join(work, f"{kind}{number}")
            made = run(tool, "new", "app", "Shop", "--riblets-path", repository, "--path", app, at=work)
            tested = run("swift", "test", "--disable-xctest", at=app, tools=packed if kind == "packed" else os.path.join(repository, "Tools"))
            pairs[kind].append((made[0] + tested[0], made[1] + tested[1]))
            shutil.rmtree(app)
    base = median(pairs["empty"])
    say("An empty package with a test, from nothing to green", base)
    for kind, limit in (("packed", 4), ("source", None)):
        if pairs[kind]:
            figures = median(pairs[kind])
            say(f"An app, the tool {kind if kind == 'packed' else 'from source'}", figures)
            say("  as a ratio", (figures[0] / base[0], figures[1] / base[1]), limit, "times")


if "add" in parts:
    add()
if "start" in parts or "source" in parts:
    start()
sys.exit(1 if failed else 0)
