"""Puts faults into an app and compares failing tests with selected ones. Called by Research/run impact-faults."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import time

from random_tree import drawn_tree

tool, folder, repository = sys.argv[1:4]
riblets, bodies, others, seed = (int(text) for text in sys.argv[4:8])
lists_only = sys.argv[8] == "list"
chance = random.Random(seed)
environment = dict(
    os.environ,
    GIT_AUTHOR_NAME="A", GIT_AUTHOR_EMAIL="a@example.org", GIT_COMMITTER_NAME="A", GIT_COMMITTER_EMAIL="a@example.org",
    GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1", RIBLETS_SNAPSHOTS="never",
    SWIFT_BACKTRACE="enable=no")
# The app's developer is at their own machine: where CI is on, a test records no snapshot.
environment.pop("CI", None)
app = folder
# The app without its seeded faults: where it lies, nothing is built.
unseeded = folder + "-unseeded"
# Where other scripts have built Riblets for their apps, under other names than this one's.
scratch = os.path.join(repository, ".build/apps")


def run(*command, at, may_fail=False, **extra):
    result = subprocess.run(command, cwd=at, env=dict(environment, **extra), capture_output=True, text=True)
    if result.returncode != 0 and not may_fail:
        sys.exit(f"'{' '.join(command)}' ended with {result.returncode} in {at}:\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return result


def make_app():
    os.makedirs(os.path.dirname(os.path.abspath(app)), exist_ok=True)
    run(tool, "new", "app", "Impact", "--riblets-path", repository, "--path", app, at=os.path.dirname(os.path.abspath(app)))
    with open(app + "/tree.md", "w") as stream:
        stream.write(drawn_tree(riblets, chance))
    run(tool, "new", "--from", "tree.md", at=app)
    run(tool, "modularize", "--modules-from", "2", at=app)
    os.remove(app + "/tree.md")
    commit_app()


def commit_app():
    if not os.path.exists(app + "/.git"):
        run("git", "init", "--quiet", "--initial-branch", "main", at=app)
    run("git", "add", "--all", at=app)
    run("git", "commit", "--quiet", "--allow-empty", "--message", "The base", at=app)


def restore_app():
    run("git", "reset", "--quiet", "--hard", at=app)
    run("git", "clean", "--quiet", "-fd", at=app)


def swift_files(below):
    found = []
    for place, folders, files in os.walk(os.path.join(app, below)):
        folders.sort()
        found += [os.path.relpath(os.path.join(place, file), app) for file in sorted(files) if file.endswith(".swift")]
    return found


def text_of(path):
    with open(os.path.join(app, path)) as stream:
        return stream.read()


# MARK: Faults in bodies

BODIES = [
    (r"^listener\?\.(\w+DidFinish)\(\)$", "the listener does not hear", ["_ = listener"]),
    (r"^interactor\.listener = listener$", "the builder", ["_ = interactor.listener", 'fatalError("seeded")']),
    (r"^presenter\.listener = self$", "the interactor does not listen to its view", ["_ = presenter"]),
    (r"^interactor\.router = self$", "the interactor has no router", ["_ = interactor.router"]),
    (r'^title = "\w+"$', "the view has another title, or stops", ['title = "Wrong"', 'fatalError("seeded")']),
    (r"^return parent\.builders\.(\w+)\.build\(withListener: listener\)$", "the route stops", ['fatalError("seeded")']),
    (r"^router\?\.begin\(with: [^()]*\)$", "no first child", ["_ = router", 'fatalError("seeded")']),
    (r"^(\w+Builder)\(dependency: dependency\)$", "the module interface", ['fatalError("seeded")']),
]


def body_faults():
    found = []
    for path in swift_files("Sources"):
        lines = [line.strip() for line in text_of(path).split("\n")]
        for line in lines:
            for pattern, sentence, replacements in BODIES:
                if re.match(pattern, line) and lines.count(line) == 1:
                    found.append((path, line, chance.choice(replacements), sentence))
    chance.shuffle(found)
    return found[:bodies]


def seed_bodies(faults):
    """Puts all faults into the app, each behind a question, and leaves a copy of it as it was; returns their names."""
    shutil.rmtree(unseeded, ignore_errors=True)
    shutil.copytree(app, unseeded)
    with open(app + "/body.txt", "w") as stream:
        for path, before, after, sentence in faults:
            stream.write(f"# {sentence}\n{path}\n- {before}\n+ {after}\n\n")
    listed = run("awk", "-v", f"sources={app}", "-f", f"{repository}/Research/seed-faults.awk",
                 f"{app}/body.txt", at=app, LC_ALL="C").stdout.splitlines()
    os.remove(app + "/body.txt")
    for module in {path.split("/")[1] for path, *_ in faults}:
        with open(f"{app}/Sources/{module}/SeededFault.swift", "w") as stream:
            stream.write("import Foundation\n\nenum SeededFault {\n  static func isActive(_ name: String) -> Bool {\n"
                         '    ProcessInfo.processInfo.environment["RIBLETS_SEEDED_FAULT"] == name\n  }\n}\n')
    return [line.split("\t")[0] for line in listed]


# MARK: Selection and truth

def selection(at):
    result = run(tool, "impact", "--json", at=at)
    impact = json.loads(result.stdout)
    units = {f"{suite['target']}.{suite['name']}" for target in impact["targets"] for suite in target["suites"]}
    whole = {target["name"] for target in impact["targets"] if target["isWhole"]}
    return impact, units, whole


def unit(classname):
    """The target and the outermost suite."""
    parts = re.split(r"[./]", classname)
    return ".".join(parts[:2])


def results(path):
    """The suites with failures, and all that were run; by lines, as names have bare quotation marks."""
    failed, seen, current = set(), set(), None
    if not os.path.exists(path):
        return None, None
    with open(path) as stream:
        lines = stream.readlines()
        # A run that stops leaves a part.
        if not any("</testsuites>" in line for line in lines):
            return None, None
        for line in lines:
            case = re.match(r'\s*<testcase classname="([^"]*)"', line)
            if case:
                current = unit(case[1])
                seen.add(current)
            if re.match(r"\s*<(failure|error)", line):
                failed.add(current)
    return failed, seen


def build(at, may_fail=False):
    return run("swift", "build", "--build-tests", "--disable-build-manifest-caching", "--scratch-path", scratch, at=at, may_fail=may_fail)


def test(at, skipped=None, **extra):
    """Runs tests; without any that are in some suites. Returns the status, the suites that failed, and those that ran."""
    report = scratch + "/report.xml"
    if os.path.exists(report):
        os.remove(report)
    command = ["swift", "test", "--skip-build", "--ignore-lock", "--disable-xctest", "--scratch-path", scratch, "--xunit-output", report]
    if skipped:
        names = sorted(skipped)
        for start in range(0, len(names), 200):
            patterns = "|".join(re.escape(name) for name in names[start:start + 200])
            command += ["--skip", f"^({patterns})(/|$)"]
    try:
        result = subprocess.run(command, cwd=at, env=dict(environment, **extra), capture_output=True, text=True, timeout=120)
        status = result.returncode
    except subprocess.TimeoutExpired:
        status = 124
    failed, seen = results(report)
    return status, failed, seen


counts = {"faults": 0, "silent": 0, "missed": 0, "unselected": 0, "unfound": 0}
shares = []


def check_run(at, title, units, total, **extra):
    """Compares failing suites with the selection."""
    status, failed, seen = test(at, **extra)
    stopped = failed is None or status != 0 and not failed
    if stopped:
        # The run has stopped: what is not selected has to pass by itself.
        rest = all_units - units
        status, failed, seen = test(at, skipped=units, **extra) if rest else (0, set(), set())
        if failed is None or status != 0 and not failed:
            failed = {"the run of what is not selected, which stopped"}
        missed = failed
        text = "the run stopped"
    else:
        missed = failed - units
        text = f"{len(failed)} suites failed"
    report(title, text, units, total, missed, is_silent=not stopped and not failed)


def report(title, text, units, total, missed, is_silent=False):
    counts["faults"] += 1
    counts["silent"] += is_silent
    counts["missed"] += bool(missed)
    shares.append(len(units) / total)
    verdict = "MISSED " + ", ".join(sorted(missed)) if missed else "none missed"
    print(f"{counts['faults']:4}  {title}: {text}, {len(units)} of {total} selected, {verdict}", flush=True)


# MARK: Faults of other kinds

def replaced(path, old, new, count=1):
    text = text_of(path)
    if old not in text:
        return False
    with open(os.path.join(app, path), "w") as stream:
        stream.write(text.replace(old, new, count))
    return True


def other_faults():
    """Edits by kind: a sentence and a function that makes the edit."""
    sources = swift_files("Sources")
    tests = swift_files("Tests")
    interactors = [path for path in sources if path.endswith("Interactor.swift")]
    interfaces = [path for path in sources if path.endswith("Interface.swift")]
    edges = [path for path in sources if "+" in path and "ModuleInterface" not in path]
    interfaces = [path for path in sources if path.endswith("+ModuleInterface.swift")]
    views = [path for path in sources if path.endswith("ViewController.swift")]
    builders = [path for path in sources if path.endswith("Builder.swift")]
    snapshots = sorted(
        os.path.relpath(os.path.join(place, file), app) for place, _, files in os.walk(app + "/Tests") for file in files
        if "__Snapshots__" in place)
    stem = lambda path: os.path.basename(path).split(".")[0]

    def rename_declaration(path, word):
        found = re.search(word, text_of(path))
        return lambda: bool(found) and replaced(path, found[0], found[0].replace(found[1], found[1] + "Renamed"))

    kinds = {
        "interface": [(path, rename_declaration(path, r"func (\w+DidFinish)\(\)")) for path in interactors],
        "interface that compiles": [
            (path, lambda path=path: replaced(path, "Shown.embedded", "Shown.sheet") or
             replaced(path, "Shown.pushed", "Shown.sheet")) for path in edges],
        "added member": [
            (path, lambda path=path: replaced(path, "\n  override var body", "\n  var another: Int { 1 }\n\n  override var body"))
            for path in views],
        "shared protocol": [(path, rename_declaration(path, r"func (\w+DidFinish)\(\)")) for path in interfaces],
        "mock": [(path, lambda path=path: replaced(path, "/// @mockable\n", "")) for path in interactors + builders],
        "shared mock": [(path, lambda path=path: replaced(path, "/// @mockable\n", "")) for path in interfaces],
        "resource": [(path, lambda path=path: append(path, "another line\n")) for path in snapshots],
        "manifest": [("Package.swift", lambda: replaced("Package.swift", '        "RootInterface",\n', ""))],
        "deleted module interface": [(path, lambda path=path: delete(path)) for path in interfaces],
        "deleted file": [(path, lambda path=path: delete(path)) for path in edges + builders],
        "renamed type": [(path, rename_declaration(path, r"class (\w+Router):")) for path in sources if path.endswith("Router.swift")],
        "moved file": [(path, lambda path=path: move(path)) for path in interactors],
        "moved to another module": [(path, lambda path=path: move_out(path)) for path in edges],
        "test": [(path, lambda path=path: replaced(path, "CallCount == 1", "CallCount == 2")) for path in tests],
    }
    chosen = []
    names = sorted(kinds)
    for name in names:
        chance.shuffle(kinds[name])
    while len(chosen) < others and any(kinds.values()):
        for name in names:
            if kinds[name] and len(chosen) < others:
                path, edit = kinds[name].pop()
                chosen.append((f"{name}, {path}", edit))
    return chosen


def append(path, line):
    with open(os.path.join(app, path), "a") as stream:
        stream.write(line)
    return True


def delete(path):
    os.remove(os.path.join(app, path))
    return True


def move(path):
    os.rename(os.path.join(app, path), os.path.join(app, path.replace(".swift", "Moved.swift")))
    return True


def move_out(path):
    modules = sorted({other.split("/")[1] for other in swift_files("Sources")} - {path.split("/")[1], "ImpactApp"})
    os.rename(os.path.join(app, path), os.path.join(app, "Sources", chance.choice(modules), os.path.basename(path)))
    return True


def needing(modules, targets):
    """The test targets that need a module, as SwiftPM has them."""
    def closure(target, seen):
        if target not in seen:
            seen.add(target)
            for other in targets.get(target, {}).get("target_dependencies", []):
                closure(other, seen)
        return seen

    return {target for target, value in targets.items() if value["type"] == "test" and closure(target, set()) & modules}


def check_other(title, edit, targets, total):
    if not edit():
        return
    impact, units, whole = selection(app)
    result = build(app, may_fail=True)
    if result.returncode == 0:
        check_run(app, title, units, total)
    else:
        output = result.stdout + result.stderr
        broken = set(re.findall(re.escape(os.path.abspath(app)) + r"/(?:Sources|Tests)/(\w+)/[^\s:]*:\d+:\d+: error", output))
        broken |= set(re.findall(r"plugins/outputs/[^/]*/(\w+)/[^\s:]*:\d+:\d+: error", output))
        if not broken and "manifest" not in title:
            sys.exit(f"The build failed for another reason: {title}\n{output[-3000:]}")
        # Without a place the package itself is broken, and with it all tests.
        # A module that is built fails the run; a test target is built if a suite of it is selected.
        built = set(impact["modules"]) | {target["name"] for target in impact["targets"]}
        missed = set() if impact["everything"] else (broken or {"the package"}) - built
        failing = needing(broken, targets) if broken else {t for t, value in targets.items() if value["type"] == "test"}
        unselected = len(failing - whole)
        counts["unselected"] += bool(unselected)
        note = f" ({unselected} not selected as a whole)" if unselected else ""
        report(title, f"{', '.join(sorted(broken)) or 'the package'} did not compile; {len(failing)} test targets need it{note}",
               units, total, missed)
    restore_app()


# MARK: Faults that the tests of riblets new have to find

MUST_FAIL = [
    ("Interactor.swift", "weak var listener", "var listener", "BuilderTests", "a listener that is kept"),
    ("Interactor.swift", "weak var router", "var router", "BuilderTests", "a router that is kept"),
    ("ViewController.swift", "\n      routeViews", "", "Spec", "a body without its children"),
]


def check_found(total):
    """One fault of each kind, each in a riblet of its own, in one build: the suite of that part has to fail."""
    expected = {}
    sources = swift_files("Sources")
    for ending, before, after, suite, sentence in MUST_FAIL:
        paths = [path for path in sources if path.endswith(ending) and "/Root/" not in path]
        chance.shuffle(paths)
        for path in paths:
            riblet = os.path.basename(path)[:-len(ending)]
            if not any(riblet + "BuilderTests" == name or riblet + "Spec" == name for name in expected) and \
                    replaced(path, before, after):
                expected[riblet + suite] = f"{sentence}, {path}"
                break
        else:
            sys.exit(f"No riblet has '{before.strip()}' in its {ending}: the templates have changed, and this list has not.")
    _, units, _ = selection(app)
    build(app)
    status, failed, _ = test(app)
    if failed is None:
        sys.exit(f"The tests stopped, with status {status}.")
    names = {unit.split(".")[-1] for unit in failed}
    unfound = [sentence for suite, sentence in expected.items() if suite not in names]
    report("; ".join(expected.values()), f"{len(failed)} suites failed", units, total, failed - units)
    for sentence in unfound:
        print(f"NOT FOUND by any test of riblets new: {sentence}", flush=True)
    counts["unfound"] = len(unfound)


# MARK: The run

started = time.time()
make_app()
faults = body_faults()
print(f"Seed {seed}: an app of {riblets} riblets, {len(faults)} faults in bodies.")
if lists_only:
    for path, before, after, sentence in faults:
        print(f"body, {path}: {before} -> {after} ({sentence})")
    for title, _ in other_faults():
        print(title)
    sys.exit(0)

# The faults in bodies stay in the app, where none is active unless it is named: so one build serves them, and all others begin
# with it.
names = seed_bodies(faults)
build(app)
# Pictures of views that are there before any fault.
run("swift", "test", "--skip-build", "--ignore-lock", "--disable-xctest", "--scratch-path", scratch, "--filter", "Snapshot", at=app,
    may_fail=True, RIBLETS_SNAPSHOTS="missing")
commit_app()
status, failed, all_units = test(app)
if status != 0:
    sys.exit(f"Without a fault the tests have to pass: {failed}")
total = len(all_units)
description = json.loads(run("swift", "package", "--ignore-lock", "--scratch-path", scratch, "describe", "--type", "json", at=app).stdout)
targets = {target["c99name"]: target for target in description["targets"]}
for fault, (path, before, after, sentence) in zip(names, faults):
    # The selection is that of the one line, in the app without the others.
    with open(os.path.join(unseeded, path)) as stream:
        text = stream.read()
    with open(os.path.join(unseeded, path), "w") as stream:
        stream.write(text.replace(before, after, 1))
    _, units, _ = selection(unseeded)
    with open(os.path.join(unseeded, path), "w") as stream:
        stream.write(text)
    check_run(app, f"body, {path}: {sentence}", units, total, RIBLETS_SEEDED_FAULT=fault)
for title, edit in other_faults():
    check_other(title, edit, targets, total)
check_found(total)

print(
    f"{counts['faults']} faults, {counts['missed']} with a test that was missed; {counts['silent']} failed no test; "
    f"{counts['unselected']} did not compile, and a test target behind the module that fails was not selected as a whole. "
    f"Selected: {100 * sum(shares) / max(len(shares), 1):.1f} % of {total} suites in the mean, {100 * max(shares, default=0):.1f} % at most. "
    f"{time.time() - started:.0f} s.")
sys.exit(1 if counts["missed"] or counts["unfound"] else 0)
