"""Merges pairs of changes in both directions, with lines by hand on both sides. Called by Research/run merge-pairs."""

import glob
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

tool, folder, repository = sys.argv[1:4]
modules, base_of_modules, wanted = sys.argv[4], sys.argv[5] == "modules", sys.argv[6:]

environment = dict(
    os.environ,
    GIT_AUTHOR_NAME="A", GIT_AUTHOR_EMAIL="a@example.org", GIT_COMMITTER_NAME="A", GIT_COMMITTER_EMAIL="a@example.org",
    GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1")

# What both branches begin with.
BASE = [
    "new app Shop --riblets-path REPOSITORY --path APP",
    "new riblet Home --parent Root --shown tab",
    "new riblet Cart --parent Root --shown tab",
    "new riblet Settings --parent Root --shown tab",
    "new riblet Post --parent Home --shown pushed --dependency a:Int=1",
    "new riblet Gift --parent Home --shown pushed",
    "new riblet Pay --parent Cart --shown pushed",
]
if base_of_modules:
    BASE.append("modularize --modules-from 2")

# A change is commands, or lines of Python: 'edit FILE | OLD | NEW'. {0} is ours or theirs, {1} is another word on each side.
CHANGES = {
    "lines": [],
    "new": ["new riblet New{0} --parent Home --shown pushed"],
    "new-of-one-name": ["new riblet Twin --parent {2} --shown pushed"],
    "new-tab": ["new riblet Tab{0} --parent Root --shown tab"],
    "new-with-dependency": ["new riblet Dear{0} --parent Cart --shown pushed --dependency cost{0}:Int=2"],
    "rename": ["rename Post {1}"],
    "rename-parent": ["rename Home Main"],
    "rename-and-new": ["rename Gift Old{1}", "new riblet Gift --parent Settings --shown pushed"],
    "remove": ["remove Gift"],
    "move": ["move Post --parent Cart"],
    "move-elsewhere": ["move Post --parent {2}"],
    "dependency": ["add dependency title{0}:String=\"Tea\" --to Post"],
    "two-dependencies": ["add dependency one{0}:Int=1 --to Post", "add dependency two{0}:Int=2 --to Post"],
    "same-dependency": ["add dependency price:Int=3 --to Pay"],
    "dependency-of-a-type": ["add dependency kind:{3} --to Post"],
    "remove-dependency": ["remove dependency a --from Post"],
    "use-dependency": ["edit PostBuilder.swift | final class PostComponent: Component<any PostDependency> { | final class PostComponent: Component<any PostDependency> {\n  var by{0}: Int { dependency.a }\n"],
    "worker": ["new worker Log{0} --riblet Post"],
    "order": ["edit RootInteractor.swift | begin(with: .home, .cart, .settings) | begin(\n      with: .cart,  // hand-{0}-order\n      .home,\n      .settings)"],
    "manifest": ["edit Package.swift |       exclude: [\"Snapshots/__Snapshots__\"],\n |       exclude: [\"Snapshots/__Snapshots__\"],  // hand-{0}-manifest\n"],
    "modularize": ["modularize --modules-from 2"],
}
WORDS = {"ours": ("Ours", "Article", "Cart", "Int=5"), "theirs": ("Theirs", "Story", "Settings", "String=\"Six\"")}

# The lines by hand of each side, in files that most changes touch.
HANDS = {
    "ours": [
        ("PostInteractor.swift", "  func finish() {\n", "  func finish() {\n    print(\"hand-ours-post\")\n"),
        ("GiftInteractor.swift", "  func finish() {\n", "  func finish() {\n    print(\"hand-ours-gift\")\n"),
        ("HomeInteractor.swift", "  func finish() {\n", "  func finish() {\n    print(\"hand-ours-home\")\n"),
        ("PostBuilder.swift", None, "\n// hand-ours-component\n"),
        ("Home+Gift.swift", None, "\n// hand-ours-route\n"),
        ("PostBuilderTests.swift", None, "\n// hand-ours-test\n"),
    ],
    "theirs": [
        ("PostRouter.swift", None, "\n// hand-theirs-post\n"),
        ("HomeRouter.swift", None, "\n// hand-theirs-home\n"),
        ("RootInteractor.swift", "  override func didBecomeActive() {\n", "  override func didBecomeActive() {\n    print(\"hand-theirs-root\")\n"),
        ("HomeBuilder.swift", "final class HomeComponent", "// hand-theirs-component\nfinal class HomeComponent"),
        ("Home+Post.swift", None, "\n// hand-theirs-route\n"),
        ("Home+PostTests.swift", None, "\n// hand-theirs-test\n"),
        ("Package.swift", "let package = Package(\n", "// hand-theirs-package\nlet package = Package(\n"),
    ],
}


def run(*command, at, may_fail=False):
    result = subprocess.run(command, cwd=at, env=environment, capture_output=True, text=True)
    if result.returncode != 0 and not may_fail:
        raise RuntimeError(f"'{' '.join(command)}' ended with {result.returncode}:\n{result.stdout}{result.stderr}")
    return result


def git(at, *arguments, may_fail=False):
    return run("git", *arguments, at=at, may_fail=may_fail)


def file(app, name):
    """The path of a file by its name, wherever its module is."""
    return next(iter(glob.glob(os.path.join(app, "**", name), recursive=True)))


def change(app, side, lines):
    words = WORDS[side]
    for line in lines:
        line = line.format(*words) if not line.startswith("edit") else line.replace("{0}", words[0])
        if not line.startswith("edit "):
            run(tool, *line.split(" "), at=app)
            continue
        path, old, new = line.removeprefix("edit ").split(" | ")
        replace(file(app, path), old, new)


def replace(path, old, new):
    text = open(path).read()
    assert old is None or old in text, (path, old)
    open(path, "w").write(text + new if old is None else text.replace(old, new, 1))


def hands(app, side):
    for path, old, new in HANDS[side]:
        replace(file(app, path), old, new)


def commit(app, message):
    git(app, "add", "--all")
    git(app, "commit", "--quiet", "--allow-empty", "--message", message)


def swift_files(app, kind):
    return sorted(path for path in glob.glob(os.path.join(app, kind, "**", "*.swift"), recursive=True))


def compile(app, target, *options):
    command = ["swiftc", "-swift-version", "6", "-package-name", "shop", "-module-name", target["name"], "-wmo"]
    for name in ("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"):
        command += ["-enable-upcoming-feature", name]
    folder = target.get("path") or ("Tests/" if target["type"] == "test" else "Sources/") + target["name"]
    sources = swift_files(app, folder)
    result = run(*command, "-I", modules, *options, *sources, at=app, may_fail=True)
    return [line for line in result.stderr.split("\n") if ": error: " in line]


def mocks(app, target, targets, out):
    """Makes the mocks of a target of tests, as the plug-in of packages asks for them."""
    direct = [name for name in own_dependencies(target) if name in targets]
    others = {name for other in targets.values() if other["type"] == "test" and other is not target
              for name in own_dependencies(other)}
    list_of = lambda names: [dict(name=name, files=swift_files(app, "Sources/" + name)) for name in sorted(names)]
    seen = list_of(name for name, other in targets.items() if other["type"] == "regular" and name not in direct)
    for name in ("Sources/Riblets", "Portable/Sources/RibletsViews"):
        seen.append(dict(name=os.path.basename(name), files=swift_files(repository, name)))
    users = swift_files(app, "Tests/" + target["name"]) if set(direct) <= others else None
    place = os.path.join(out, target["name"])
    with open(place + ".json", "w") as list_file:
        json.dump(dict(mocked=list_of(direct), seen=seen, targets=sorted(targets), users=users), list_file)
    result = run(tool, "mock", "--modules", place + ".json", "--output", place + ".swift", "--testable-imports",
                 *sorted(direct), at=app, may_fail=True)
    return place + ".swift", [] if result.returncode == 0 else [result.stdout + result.stderr]


def own_dependencies(target):
    return [part["byName"][0] for part in target["dependencies"] if "byName" in part]


def reach(target, targets):
    """The modules of the app that a module imports, directly or not."""
    found, waiting = set(), own_dependencies(target)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += own_dependencies(targets[name])
    return found


def content(app, path):
    return open(os.path.join(app, path), "rb").read()


def manifest(app):
    """The targets of the manifest, read once for each content."""
    place = kept(app, ["Package.swift"], [])
    if not os.path.isdir(place):
        result = run("swift", "package", "dump-package", at=app, may_fail=True)
        if result.returncode:
            return {}, [result.stderr]
        os.makedirs(place)
        open(os.path.join(place, "targets.json"), "w").write(result.stdout)
    dumped = json.load(open(os.path.join(place, "targets.json")))
    return {target["name"]: target for target in dumped["targets"]}, []


def kept(app, paths, others):
    """The folder of what was compiled, by the content of its files."""
    digest = hashlib.sha256(repr(others).encode())
    for path in paths:
        digest.update(path.encode() + b"\0" + content(app, path) + b"\0")
    return os.path.join(folder, "compiled", digest.hexdigest())


def complaints(app):
    """The errors of the manifest and of the compiler in all modules of an app and in their tests."""
    targets, found = manifest(app)
    places = {}
    waiting = [target for target in targets.values() if target["type"] != "executable"]
    while waiting and not found:
        target = next((target for target in waiting if set(own_dependencies(target)) <= set(places)), None)
        if target is None:
            return [f"The modules {[target['name'] for target in waiting]} are on a circle."]
        waiting.remove(target)
        name, options = target["name"], ["-parse-as-library"]
        # The mocks of tests are made of all modules.
        imported = list(targets) if target["type"] == "test" else reach(target, targets)
        imported = sorted(places[other] for other in imported if other in places)
        for place in imported:
            options += ["-I", place]
        sources = swift_files(app, ("Tests/" if target["type"] == "test" else "Sources/") + name)
        place = places[name] = kept(app, [os.path.relpath(file, app) for file in sources], [name, *imported])
        if os.path.isdir(place):
            continue
        out = tempfile.mkdtemp(dir=folder)
        if target["type"] == "test":
            mock, found = mocks(app, target, targets, out)
            found = found or compile(app, target, "-typecheck", *options, mock)
        else:
            module = os.path.join(out, name + ".swiftmodule")
            found = compile(app, target, "-emit-module", "-enable-testing", *options, "-o", module)
        if not found:
            os.makedirs(os.path.dirname(place), exist_ok=True)
            shutil.move(out, place)
    return found


def marks(app):
    found = set()
    for root, folders, names in os.walk(app):
        folders[:] = [name for name in folders if name != ".git"]
        for name in names:
            try:
                found |= set(re.findall(r"hand-[A-Za-z]+-[a-z]+", open(os.path.join(root, name)).read()))
            except UnicodeDecodeError:
                pass
    return found


base = os.path.join(folder, "base")
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
for line in BASE:
    line = line.replace("REPOSITORY", repository).replace("APP", base)
    run(tool, *line.split(" "), at=base if os.path.isdir(base) else folder)
git(base, "init", "--quiet", "--initial-branch", "base")
commit(base, "The base")
pairs = [
    (first, second) for first in CHANGES for second in CHANGES
    if not wanted or first in wanted or second in wanted or f"{first}+{second}" in wanted
]
for place, side in enumerate(("ours", "theirs")):
    for name in sorted({pair[place] for pair in pairs}):
        lines = CHANGES[name]
        git(base, "checkout", "--quiet", "-b", f"{side}-{name}", "base")
        hands(base, side)
        commit(base, "Lines by hand")
        change(base, side, lines)
        commit(base, name)

counts = dict(merges=0, merged=0, told=0, refused=0, conflicts=0, git_conflicts=0, lost=0, not_compiling=0)


def clean(app, commit):
    git(app, "reset", "--hard", "--quiet")
    git(app, "clean", "-fdxq")
    git(app, "checkout", "--quiet", "--detach", commit)


def merge(ours, theirs):
    """Merges a branch into another one, and returns the tree if nothing is left to do."""
    clean(base, theirs)
    there = marks(base)
    clean(base, ours)
    before = marks(base)
    plain = git(base, "merge-tree", "--write-tree", "--name-only", "--no-messages", "HEAD", theirs, may_fail=True)
    git_conflicts = len(set(plain.stdout.split("\n")[1:]) - {""}) if plain.returncode else 0
    result = run(tool, "merge", theirs, at=base, may_fail=True)
    conflicts = len(git(base, "diff", "--name-only", "--diff-filter=U").stdout.split())
    lost = sorted((before | there) - marks(base)) if result.returncode in (0, 1) else []
    counts["merges"] += 1
    counts["merged"] += result.returncode == 0
    counts["told"] += result.returncode == 1
    counts["refused"] += result.returncode not in (0, 1)
    counts["conflicts"] += conflicts
    counts["git_conflicts"] += git_conflicts
    counts["lost"] += len(lost)
    print(f"{ours} <- {theirs}: {result.returncode}, conflicts {conflicts}, git {git_conflicts}", flush=True)
    if lost:
        print(f"  LOST {lost}\n{result.stdout}{result.stderr}", flush=True)
    if result.returncode not in (0, 1):
        print("  " + result.stderr.strip().replace("\n", "\n  "), flush=True)
    elif result.returncode == 1 and not lost:
        print("  " + result.stdout.strip().replace("\n", "\n  "), flush=True)
    return git(base, "rev-parse", "HEAD^{tree}").stdout.strip() if result.returncode == 0 else None


# All are merged before the first is compiled, which takes longer, and once for what is the same.
trees = {}
for first, second in pairs:
    ours, theirs = f"ours-{first}", f"theirs-{second}"
    for one, other in ((ours, theirs), (theirs, ours)):
        if tree := merge(one, other):
            trees.setdefault(tree, []).append((f"{one} <- {other}", git(base, "rev-parse", "HEAD").stdout.strip()))
print(json.dumps(counts), flush=True)
for number, names in enumerate(trees.values()):
    clean(base, names[0][1])
    errors = complaints(base)
    counts["not_compiling"] += len(names) if errors else 0
    print(f"{number + 1} of {len(trees)}, {', '.join(name for name, _ in names)}: "
          + ("DOES NOT COMPILE\n  " + "\n  ".join(errors[:4]) if errors else "compiles"), flush=True)
print(json.dumps(counts))
sys.exit(1 if counts["lost"] or counts["not_compiling"] else 0)
