"""Measures what building tests costs after a change. Called by scripts/measure tests."""

import glob
import json
import os
import re
import resource
import shutil
import subprocess
import sys

packed, work, repository, riblets, statistics = sys.argv[1:6]
riblets, shapes = int(riblets), sys.argv[6:]
tool = glob.glob(os.path.join(packed, "riblets.artifactbundle", "**", "riblets"), recursive=True)[0]
app = os.path.join(work, "app")
counts = os.path.join(work, "statistics")
layouts = {"one module": None, "split tests": ["--split-tests"], "modules": ["--modules-from", "2"]}
environment = dict(os.environ, RIBLETS_TOOLS=packed)
failed = False


def run(*command, at):
    """The seconds of the processors that a command takes with all that it starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = subprocess.run(command, cwd=at, env=environment, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if result.returncode != 0:
        sys.exit(f"'{' '.join(command)}' ended with {result.returncode}:\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def tree(shape):
    """The children of each riblet by number; 0 is the root."""
    if shape == "flat":
        return {0: list(range(1, riblets))}
    children, waiting, count = {}, [0], 1
    while count < riblets:
        parent = waiting.pop(0)
        children[parent] = list(range(count, min(count + (4, 3, 5, 2)[parent % 4], riblets)))
        count += len(children[parent])
        waiting += children[parent]
    return children


def make_base(children):
    base = os.path.join(work, "base")
    shutil.rmtree(base, ignore_errors=True)
    run(tool, "new", "app", "Shop", "--riblets-path", repository, "--path", base, at=work)
    lines = []

    def write(number, depth):
        for child in children.get(number, []):
            lines.append(f"{'  ' * depth}- Part{child}\n")
            write(child, depth + 1)

    write(0, 0)
    with open(os.path.join(work, "tree.md"), "w") as stream:
        stream.writelines(lines)
    run(tool, "new", "--from", os.path.join(work, "tree.md"), "--parent", "Root", at=base)
    return base


def change(pattern, name, edit):
    """Edits the one file below a pattern in which a text stands."""
    for path in sorted(glob.glob(os.path.join(app, pattern), recursive=True)):
        with open(path) as stream:
            text = stream.read()
        if name in text:
            with open(path, "w") as stream:
                stream.write(edit(text))
            return
    sys.exit(f"No file of {pattern} has '{name}'.")


def change_test_line(child, parent):
    change(f"Tests/*/{child}/{child}InteractorTests.swift", "    tester.activate()\n",
           lambda text: text.replace("    tester.activate()\n", "    tester.activate()\n    _ = 1\n", 1))


def add_listener_method(child, parent):
    finish = f"func {child[0].lower()}{child[1:]}DidFinish()"
    more = finish.replace("DidFinish", "DidPause")
    change("Sources/**/*.swift", f"protocol {child}Listener", lambda text: text.replace(finish, f"{finish}\n  {more}", 1))
    change(f"Sources/**/{parent}+{child}.swift", finish,
           lambda text: re.sub(r"\n( *)((?:\w+ )*)" + re.escape(finish), lambda found: f"\n{found[1]}{found[2]}{more} {{}}" + found[0], text, count=1))


def add_riblet(child, parent):
    run(tool, "new", "riblet", "Added", "--parent", parent, at=app)


def build():
    shutil.rmtree(counts, ignore_errors=True)
    os.makedirs(counts)
    flags = ["-Xswiftc", "-stats-output-dir", "-Xswiftc", counts] if statistics else []
    return run("swift", "build", "--build-tests", "--disable-xctest", "--scratch-path", os.path.join(work, "build"), *flags, at=app)


PHASES = {
    "parsing and imports": ("parse-and-resolve-imports", "load-stdlib"),
    "types": ("perform-sema", "perform-whole-module-type-checking"),
    "code": ("SILGen", "SIL optimization", "IRGen", "LLVM pipeline", "LLVM output"),
}


def summary():
    """The jobs of the compiler and their seconds, in sources and in tests, and what they did."""
    jobs, phases = {}, {}
    for path in glob.glob(os.path.join(counts, "*.json")):
        name = re.match(r"stats-\d+-swift-frontend-(\w+?)-(.*)-x86|stats-\d+-swift-frontend-(\w+?)-(.*)-a", os.path.basename(path))
        if not name:
            continue
        with open(path) as stream:
            values = json.load(stream)
        module = name[1] or name[3]
        kind = "tests" if module.endswith("Tests") else "sources"
        if "swiftmodule" in os.path.basename(path):
            kind += "' modules"
        total = sum(value for key, value in values.items() if re.match(r"time\.swift-frontend\..*\.(user|sys)$", key))
        known = jobs.setdefault(kind, [0, 0.0])
        known[0] += 1
        known[1] += total
        for phase, names in PHASES.items():
            found = sum(values.get(f"time.swift.{part}.{mode}", 0) for part in names for mode in ("user", "sys"))
            phases[phase] = phases.get(phase, 0) + found
    parts = [f"{kind}: {count} jobs, {seconds:.1f} s" for kind, (count, seconds) in sorted(jobs.items())]
    return "; ".join(parts) + " | " + ", ".join(f"{phase} {seconds:.1f} s" for phase, seconds in phases.items())


def measure(shape):
    global failed
    children = tree(shape)
    base = make_base(children)
    leaf, parent = next((child, above) for above, below in children.items() for child in below
                        if child not in children and (above or shape == "flat"))
    names = f"Part{leaf}", "Root" if parent == 0 else f"Part{parent}"
    print(f"\n{riblets} riblets, {shape}; changed is {names[0]} below {names[1]}", flush=True)
    figures = {}
    for layout, options in layouts.items():
        shutil.rmtree(app, ignore_errors=True)
        shutil.copytree(base, app)
        if options is not None:
            run(tool, "modularize", *options, at=app)
        build()
        for what, edit in (("a line of a test", change_test_line), ("a method of a listener", add_listener_method),
                           ("a riblet more", add_riblet)):
            edit(*names)
            figures[layout, what] = seconds = build()
            share = seconds / figures["one module", what]
            promised = layout != "one module" and (what == "a line of a test" or (layout == "modules" and shape == "branches"))
            failed |= promised and share > 0.25
            mark = "MISSED: " if promised and share > 0.25 else "Kept:   " if promised else "        "
            print(f"{mark}{layout + ', ' + what:38}{seconds:7.1f} s{share:7.0%}", flush=True)
            if statistics:
                print(f"          {summary()}", flush=True)


for name in shapes:
    measure(name)
sys.exit(1 if failed else 0)
