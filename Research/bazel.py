"""Compares the build files of an app with what its model says. Called by Research/run bazel."""

import json
import os
import random
import re
import subprocess
import sys
import time
import xml.etree.ElementTree

from random_tree import drawn_tree

tool, app, repository, bazel_root = (os.path.abspath(path) for path in sys.argv[1:5])
riblets, count, seed = (int(text) for text in sys.argv[5:8])
builds = sys.argv[8] == "yes"
chance = random.Random(seed)
environment = dict(
    os.environ,
    GIT_AUTHOR_NAME="A", GIT_AUTHOR_EMAIL="a@example.org", GIT_COMMITTER_NAME="A", GIT_COMMITTER_EMAIL="a@example.org",
    GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1")
failures = []


def run(*command, at=app, may_fail=False):
    result = subprocess.run(command, cwd=at, env=environment, capture_output=True, text=True, errors="replace")
    if result.returncode != 0 and not may_fail:
        sys.exit(f"'{' '.join(command)}' ended with {result.returncode}:\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return result


def bazel(command, *arguments, may_fail=False):
    fixtures = repository + "/Fixtures/Bazel"
    options = [f"--override_repository=build_bazel_rules_swift={fixtures}/rules_swift",
               f"--override_repository=remote_coverage_tools={fixtures}/coverage_tools"]
    if command in ("build", "test"):
        cache = bazel_root + "/modules"
        os.makedirs(cache, exist_ok=True)
        options += [f"--action_env=SWIFT_MODULE_CACHE={cache}", f"--sandbox_writable_path={cache}"]
        options += ["--symlink_prefix=/", "--noshow_progress", "--ui_event_filters=-info,-debug", f"--jobs={os.cpu_count()}"]
    return run("bazel", f"--output_user_root={bazel_root}", command, *options, *arguments, may_fail=may_fail)


def check(sentence, holds, detail=""):
    print(f"{'ok' if holds else 'FAILED'}  {sentence}" + (f": {detail}" if detail else ""), flush=True)
    if not holds:
        failures.append(sentence)


def make_app():
    above = os.path.dirname(app)
    os.makedirs(above, exist_ok=True)
    run(tool, "new", "app", "Shop", "--riblets-path", repository, "--path", app, at=above)
    with open(app + "/tree.md", "w") as stream:
        stream.write(drawn_tree(riblets, chance))
    run(tool, "new", "--from", "tree.md")
    run(tool, "modularize", "--modules-from", "2")
    os.remove(app + "/tree.md")
    run(tool, "export", "bazel", "--workspace")
    run("git", "init", "--quiet", "--initial-branch", "main")
    run("git", "add", "--all")
    run("git", "commit", "--quiet", "--message", "The base")


def restore():
    run("git", "reset", "--quiet", "--hard")
    run("git", "clean", "--quiet", "-fd")


def text_of(path):
    with open(os.path.join(app, path)) as stream:
        return stream.read()


def write(path, text):
    with open(os.path.join(app, path), "w") as stream:
        stream.write(text)


# MARK: What Bazel says

class Graph:
    """The build files as Bazel reads them: which rules name a file, and which tests depend on a rule."""

    def __init__(self):
        self.rules, self.tests = {}, {}
        tree = xml.etree.ElementTree.fromstring(bazel("query", "--output=xml", "//...").stdout)
        for rule in tree.iter("rule"):
            if rule.get("class") in ("swift_library", "swift_test", "swift_binary"):
                for item in rule.iter("label"):
                    if item.get("value").startswith("//:") and "." in item.get("value"):
                        self.rules.setdefault(item.get("value")[3:], set()).add(rule.get("name"))

    def tests_of(self, rule):
        if rule not in self.tests:
            found = bazel("query", f"kind(swift_test, rdeps(//..., {rule}))").stdout.split()
            self.tests[rule] = {name.split(":")[-1] for name in found}
        return self.tests[rule]

    def tests_reading(self, paths):
        return set().union(*(self.tests_of(rule) for path in paths for rule in self.rules[path]))


# MARK: Changes

def added_to(path, line):
    write(path, text_of(path) + line)
    return [path]


def of_body(path, number):
    """A line in the first function that has one of its own; a comment where none has."""
    lines = text_of(path).split("\n")
    place = next((place for place, line in enumerate(lines) if re.search(r"func .*\{$", line)), None)
    if place is None:
        return added_to(path, f"// {number}\n")
    lines.insert(place + 1, f"    _ = {number}")
    write(path, "\n".join(lines))
    return [path]


def moved(path, folder, number):
    os.rename(os.path.join(app, path), os.path.join(app, folder, f"Moved{number}.swift"))
    return [path]


def changed(path, files, number):
    """Makes a change of one file, or of one beside it; returns its kind, and the files of the base whose modules change."""
    folder = os.path.dirname(path)
    if not path.endswith(".swift"):
        return "picture", added_to(path, f"{number}\n")
    kind = chance.choice(["body", "body", "body", "interface", "interface", "shared", "new", "deleted", "moved", "elsewhere"])
    if kind == "body":
        return kind, of_body(path, number)
    if kind == "interface":
        return kind, added_to(path, f"\nfunc added{number}() {{}}\n")
    if kind == "shared":
        return kind, added_to(path, f"\npackage func shared{number}() {{}}\n")
    if kind == "new":
        write(f"{folder}/New{number}.swift", f"struct New{number} {{}}\n")
        return kind, [path]
    if kind == "deleted":
        os.remove(os.path.join(app, path))
        return kind, [path]
    if kind == "moved":
        return kind, moved(path, folder, number)
    # Tests in a module that is no test target select everything, so they move among tests.
    kin = [file for file in files if file.endswith(".swift") and file.startswith("Tests/") == path.startswith("Tests/")]
    other = chance.choice(kin)
    return kind, moved(path, os.path.dirname(other), number) + [other]


def answers(graph, paths):
    """The tests that depend on files by Bazel, by target and by what a change reaches, and the share of suites of the last."""
    impact = json.loads(run(tool, "impact", "--dependents", "--json").stdout)
    suites = sum(len(target["suites"]) for target in impact["targets"]) / impact["suiteCount"]
    return graph.tests_reading(paths), set(impact["dependents"]), {target["name"] for target in impact["targets"]}, suites


def check_changes(graph):
    started = time.time()
    files = sorted(graph.rules)
    kinds, differences, outside, found, shares = {}, [], [], [], []
    for number in range(count):
        paths, titles = [], []
        for part, path in enumerate(chance.sample(files, chance.choice([1, 1, 2, 3]))):
            kind, of = changed(path, files, number * 10 + part)
            kinds[kind] = kinds.get(kind, 0) + 1
            paths += of
            titles.append(f"{kind} {path}")
        by_bazel, by_target, finer, suites = answers(graph, paths)
        restore()
        found.append(len(by_bazel) / len(tests))
        shares.append(suites)
        if by_bazel != by_target:
            differences.append(f"{', '.join(titles)}: Bazel {sorted(by_bazel - by_target)}, riblets {sorted(by_target - by_bazel)}")
        if not finer <= by_bazel:
            outside.append(f"{', '.join(titles)}: {sorted(finer - by_bazel)}")
    print("    " + ", ".join(f"{kinds[kind]} {kind}" for kind in sorted(kinds)) + f", in {time.time() - started:.0f} s")
    check(f"rdeps is what riblets impact --dependents names, for {count} changes", not differences,
          "; ".join(differences[:3]) or f"{mean(found):.0%} of the tests by target, in the mean")
    check("what riblets impact selects is contained in it", not outside,
          "; ".join(outside[:3]) or f"{mean(shares):.0%} of the suites, in the mean")


def mean(shares):
    return sum(shares) / max(1, len(shares))


def check_comparison():
    """Takes a dependency out of a build file by hand, which the comparison has to notice."""
    text = text_of("BUILD.bazel")
    start = text.index('    name = "Shop",')
    name = re.search(r'^        ":(\w+Module)",\n', text[start:], re.M)
    write("BUILD.bazel", text[:start] + text[start:].replace(name[0], "", 1))
    graph = Graph()
    path = next(path for path in sorted(graph.rules) if path.startswith(f"Sources/{name[1]}/"))
    by_bazel, by_target, finer, _ = answers(graph, of_body(path, 1))
    restore()
    check(f"without {name[1]} among the dependencies of Shop, it notices a difference",
          by_target - by_bazel == {"ShopTests"}, f"{', '.join(sorted(by_target - by_bazel)) or 'none'}")


# MARK: Building

def check_library_and_mocks():
    """The two rules that all others need, for one interface and one target of tests."""
    interface = next(path for path in sorted(graph.rules) if "Interface/" in path).split("/")[1]
    test = interface.replace("Interface", "ModuleTests")
    result = bazel("build", f"//:{interface}", f"//:{test}_mocks", may_fail=True)
    check("a library and the mocks of tests are built", result.returncode == 0, f"{interface}, {test}" + result.stderr[-2000:])
    if result.returncode == 0:
        with open(bazel("info", "bazel-bin").stdout.strip() + f"/{test}_mocks/GeneratedMocks.swift") as stream:
            text = stream.read()
        check("the mocks import their modules", f"@testable import {interface}" in text and "Mock:" in text)


def check_tests():
    started = time.time()
    result = bazel("test", "//...", "--test_output=errors", may_fail=True)
    check("all that the build files name builds, and its tests pass", result.returncode == 0,
          f"{time.time() - started:.0f} s" if result.returncode == 0 else result.stdout[-2000:] + result.stderr[-2000:])
    if result.returncode != 0:
        return
    suites = 0
    logs = bazel("info", "bazel-testlogs").stdout.strip()
    for test in tests:
        with open(f"{logs}/{test}/test.log", errors="replace") as stream:
            suites += int(re.search(r"Test run with \d+ tests? in (\d+) suites?", stream.read())[1])
    known = len(run(tool, "test", "--list").stdout.split("\n")) - 1
    check("each suite has run", suites == known, f"{suites} with Bazel, {known} that riblets test lists")
    broken = next(path for path in sorted(graph.rules) if path.endswith("InteractorTests.swift"))
    write(broken, text_of(broken).replace("CallCount == 1", "CallCount == 2"))
    check_failing(broken, "a test that fails")
    picture = next(path for path in sorted(graph.rules) if path.endswith(".txt"))
    added_to(picture, "another line\n")
    check_failing(picture, "a picture that is another one")


def check_failing(path, title):
    target = path.split("/")[1]
    result = bazel("test", "//...", may_fail=True)
    restore()
    failed = set(re.findall(r"^//:(\w+) +FAILED", result.stdout, re.M))
    check(f"{title} fails its target, and no other", failed == {target}, f"{', '.join(sorted(failed)) or 'none failed'}")


def version():
    """What Debian's Bazel does not say itself."""
    said = run("bazel", "--version").stdout.strip()
    if "no_version" not in said:
        return said
    return "bazel " + run("dpkg-query", "--show", "--showformat", "${Version}", "bazel-bootstrap", may_fail=True).stdout


started = time.time()
make_app()
print(f"Seed {seed}: an app of {riblets} riblets, {version()}, rules for Swift by the stand-in.")
loading = time.time()
graph = Graph()
tests = sorted({name[3:] for rules in graph.rules.values() for name in rules if name.endswith("Tests")})
check("the build files load", bool(tests), f"{len(tests)} tests, {len(graph.rules)} files, {time.time() - loading:.1f} s")
missing = [path for path in run("git", "ls-files", "Sources", "Tests").stdout.split() if path not in graph.rules]
check("they name each file of the modules", not missing, ", ".join(missing[:3]))
check("another export changes nothing", run(tool, "export", "bazel", "--check", may_fail=True).returncode == 0)
check_changes(graph)
check_comparison()
if builds:
    check_tests()
else:
    check_library_and_mocks()
print(f"{'FAILED: ' + '; '.join(failures) if failures else 'All hold'}, in {time.time() - started:.0f} s.")
sys.exit(1 if failures else 0)
