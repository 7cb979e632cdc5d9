# Loads the build files that 'riblets export bazel' writes for an app of several modules, and compares what Bazel says of changes
# with what 'riblets impact' says. Builds and tests the app with Bazel, too.
#
#     Research/run bazel [--short] [--riblets N] [--changes N] [--seed N] [--tool FILE] [--keep NEW]
#
#     --short       40 changes, and one library and the mocks of one target of tests are built, for CI.
#     --riblets N   How many riblets the app has, 40 by default.
#     --changes N   How many changes are compared, 1,000 by default.
#     --seed N      What the tree and the changes are drawn from, 1 by default.
#     --tool FILE   The command as scripts/pack-tool has packed it, instead of the debug build of Tools.
#     --keep NEW    Where the app is made, and stays; a temporary folder unless told.
#
# A change is of one to three files: bodies, declarations, new, deleted and moved files, pictures of tests. For each, the tests
# that Bazel finds by 'rdeps' have to be the test targets that 'riblets impact --dependents' names, and those that it
# selects have to be among them. The comparison is itself checked: it has to notice a dependency that is taken out of a build
# file. Without --short all tests are built and run: as many suites as SwiftPM has; a test and a picture that are changed have
# to fail; and another export changes nothing.
#
# The rules for Swift are the stand-in in Fixtures/Bazel, and not those that build files name: these are fetched from
# the network. Needs Swift and git; the Debian package bazel-bootstrap is installed where there is no Bazel.

import random
import xml.etree.ElementTree

from harness import *

chance, failures = random.Random(option("seed", 1)), []
count = 40 if option("short") else option("changes", 1000)
app, bazel_root = new_folder(option("keep")) + "/Shop", new_folder()


def bazel(command, *arguments, may_fail=False):
    fixtures = repository + "/Fixtures/Bazel"
    options = [f"--override_repository=build_bazel_rules_swift={fixtures}/rules_swift",
               f"--override_repository=remote_coverage_tools={fixtures}/coverage_tools"]
    if command in ("build", "test"):
        cache = bazel_root + "/modules"
        os.makedirs(cache, exist_ok=True)
        options += [f"--action_env=SWIFT_MODULE_CACHE={cache}", f"--sandbox_writable_path={cache}"]
        options += ["--symlink_prefix=/", "--noshow_progress", "--ui_event_filters=-info,-debug", f"--jobs={os.cpu_count()}"]
    return run("bazel", f"--output_user_root={bazel_root}", command, *options, *arguments, at=app, may_fail=may_fail)


def check(sentence, holds, detail=""):
    print(f"{'ok' if holds else 'FAILED'}  {sentence}" + (f": {detail}" if detail else ""), flush=True)
    if not holds:
        failures.append(sentence)


def restore():
    run("git", "reset", "--quiet", "--hard", at=app)
    run("git", "clean", "--quiet", "-fd", at=app)


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
    write(f"{app}/{path}", text_of(f"{app}/{path}") + line)
    return [path]


def of_body(path, number):
    """A line in the first function that has one of its own; a comment where none has."""
    text = text_of(f"{app}/{path}")
    changed = re.sub(r"(func .*\{\n)", rf"\1    _ = {number}\n", text, count=1)
    write(f"{app}/{path}", changed if changed != text else f"{text}// {number}\n")
    return [path]


def moved(path, folder, number):
    os.rename(f"{app}/{path}", f"{app}/{folder}/Moved{number}.swift")
    return [path]


def changed(path, files, number):
    """Makes a change of one file, or of one beside it; returns its kind, and the files of the base whose modules change."""
    folder = os.path.dirname(path)
    if not path.endswith(".swift"):
        return "picture", added_to(path, f"{number}\n")
    kind = chance.choice(["body", "body", "body", "interface", "interface", "shared", "new", "deleted", "moved", "elsewhere"])
    if kind == "body":
        return kind, of_body(path, number)
    if kind in ("interface", "shared"):
        return kind, added_to(path, f"\n{'package ' if kind == 'shared' else ''}func added{number}() {{}}\n")
    if kind == "new":
        write(f"{app}/{folder}/New{number}.swift", f"struct New{number} {{}}\n")
        return kind, [path]
    if kind == "deleted":
        os.remove(f"{app}/{path}")
        return kind, [path]
    if kind == "moved":
        return kind, moved(path, folder, number)
    # Tests in a module that is no test target select everything, so they move among tests.
    kin = [file for file in files if file.endswith(".swift") and file.startswith("Tests/") == path.startswith("Tests/")]
    other = chance.choice(kin)
    return kind, moved(path, os.path.dirname(other), number) + [other]


def answers(graph, paths):
    """The tests that depend on files by Bazel, by target and by what a change reaches, and the share of suites of the last."""
    impact = json.loads(run(tool, "impact", "--dependents", "--json", at=app).stdout)
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
          "; ".join(differences[:3]) or f"{statistics.mean(found):.0%} of the tests by target, in the mean")
    check("what riblets impact selects is contained in it", not outside,
          "; ".join(outside[:3]) or f"{statistics.mean(shares):.0%} of the suites, in the mean")


def check_comparison():
    """Takes a dependency out of a build file by hand, which the comparison has to notice."""
    text = text_of(app + "/BUILD.bazel")
    start = text.index('    name = "Shop",')
    name = re.search(r'^        ":(\w+Module)",\n', text[start:], re.M)
    write(app + "/BUILD.bazel", text[:start] + text[start:].replace(name[0], "", 1))
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
        text = text_of(bazel("info", "bazel-bin").stdout.strip() + f"/{test}_mocks/GeneratedMocks.swift")
        check("the mocks import their modules", f"@testable import {interface}" in text and "Mock:" in text)


def check_tests():
    started = time.time()
    result = bazel("test", "//...", "--test_output=errors", may_fail=True)
    check("all that the build files name builds, and its tests pass", result.returncode == 0,
          f"{time.time() - started:.0f} s" if result.returncode == 0 else result.stdout[-2000:] + result.stderr[-2000:])
    if result.returncode != 0:
        return
    logs = bazel("info", "bazel-testlogs").stdout.strip()
    said = [re.search(r"Test run with \d+ tests? in (\d+) suites?", text_of(f"{logs}/{test}/test.log")) for test in tests]
    suites, known = sum(int(found[1]) for found in said), len(run(tool, "test", "--list", at=app).stdout.split("\n")) - 1
    check("each suite has run", suites == known, f"{suites} with Bazel, {known} that riblets test lists")
    broken = next(path for path in sorted(graph.rules) if path.endswith(".swift") and "CallCount == 1" in text_of(f"{app}/{path}"))
    replace(f"{app}/{broken}", "CallCount == 1", "CallCount == 2")
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


started = time.time()
take_program("bazel-bootstrap", "bazel")
tool = option("tool") or take_tool(packed=True) and environment["RIBLETS_TOOLS"] + "/bin/riblets"
# The server of Bazel ends with the study, and so does what it has written.
atexit.register(lambda: (bazel("shutdown", may_fail=True), subprocess.run(["chmod", "-R", "u+w", bazel_root])))
new_app(tool, app, listed(drawn_tree(option("riblets", 40), chance), drawn_name), ["--modules-from", "2"])
run(tool, "export", "bazel", "--workspace", at=app)
commit(app)
# Debian's Bazel does not say its version itself.
version = run("bazel", "--version").stdout.strip().replace(
    "no_version", run("dpkg-query", "--show", "--showformat", "${Version}", "bazel-bootstrap", may_fail=True).stdout)
print(f"Seed {option('seed', 1)}: an app of {option('riblets', 40)} riblets, {version}, rules for Swift by the stand-in.")
loading = time.time()
graph = Graph()
tests = sorted({name[3:] for rules in graph.rules.values() for name in rules if name.endswith("Tests")})
check("the build files load", bool(tests), f"{len(tests)} tests, {len(graph.rules)} files, {time.time() - loading:.1f} s")
missing = [path for path in run("git", "ls-files", "Sources", "Tests", at=app).stdout.split() if path not in graph.rules]
check("they name each file of the modules", not missing, ", ".join(missing[:3]))
check("another export changes nothing", run(tool, "export", "bazel", "--check", at=app, may_fail=True).returncode == 0)
check_changes(graph)
check_comparison()
if option("short"):
    check_library_and_mocks()
else:
    check_tests()
print(f"{'FAILED: ' + '; '.join(failures) if failures else 'All hold'}, in {time.time() - started:.0f} s.")
sys.exit(1 if failures else 0)
