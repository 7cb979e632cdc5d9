"""Merges pairs of changes in both directions, with lines by hand on both sides. Called by Research/run merge-pairs."""

import glob
import json
import os
import re
import shutil
import subprocess
import sys

tool, folder, repository = sys.argv[1:4]
modules, wanted = sys.argv[4], sys.argv[5:]

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
    "use-dependency": ["edit Sources/Shop/Post/PostBuilder.swift | final class PostComponent: Component<any PostDependency> { | final class PostComponent: Component<any PostDependency> {\n  var by{0}: Int { dependency.a }\n"],
    "worker": ["new worker Log{0} --riblet Post"],
    "order": ["edit Sources/Shop/Root/RootInteractor.swift | begin(with: .home, .cart, .settings) | begin(\n      with: .cart,  // hand-{0}-order\n      .home,\n      .settings)"],
    "manifest": ["edit Package.swift | \"Shop\",\n | \"Shop\",\n        \"Shop\",  // hand-{0}-manifest\n"],
    "modularize": ["modularize --modules-from 2"],
}
WORDS = {"ours": ("Ours", "Article", "Cart", "Int=5"), "theirs": ("Theirs", "Story", "Settings", "String=\"Six\"")}

# The lines by hand of each side, in files that most changes touch.
HANDS = {
    "ours": [
        ("Sources/Shop/Post/PostInteractor.swift", "  func finish() {\n", "  func finish() {\n    print(\"hand-ours-post\")\n"),
        ("Sources/Shop/Gift/GiftInteractor.swift", "  func finish() {\n", "  func finish() {\n    print(\"hand-ours-gift\")\n"),
        ("Sources/Shop/Home/HomeInteractor.swift", "  func finish() {\n", "  func finish() {\n    print(\"hand-ours-home\")\n"),
    ],
    "theirs": [
        ("Sources/Shop/Post/PostRouter.swift", None, "\n// hand-theirs-post\n"),
        ("Sources/Shop/Home/HomeRouter.swift", None, "\n// hand-theirs-home\n"),
        ("Sources/Shop/Root/RootInteractor.swift", "  override func didBecomeActive() {\n", "  override func didBecomeActive() {\n    print(\"hand-theirs-root\")\n"),
    ],
}


def run(*command, at, may_fail=False):
    result = subprocess.run(command, cwd=at, env=environment, capture_output=True, text=True)
    if result.returncode != 0 and not may_fail:
        raise RuntimeError(f"'{' '.join(command)}' ended with {result.returncode}:\n{result.stdout}{result.stderr}")
    return result


def git(at, *arguments, may_fail=False):
    return run("git", *arguments, at=at, may_fail=may_fail)


def change(app, side, lines):
    words = WORDS[side]
    for line in lines:
        line = line.format(*words) if not line.startswith("edit") else line.replace("{0}", words[0])
        if not line.startswith("edit "):
            run(tool, *line.split(" "), at=app)
            continue
        path, old, new = line.removeprefix("edit ").split(" | ")
        text = open(os.path.join(app, path)).read()
        assert old in text, (path, old)
        open(os.path.join(app, path), "w").write(text.replace(old, new, 1))


def hands(app, side):
    for path, old, new in HANDS[side]:
        path = os.path.join(app, path)
        text = open(path).read()
        assert old is None or old in text, (path, old)
        open(path, "w").write(text + new if old is None else text.replace(old, new, 1))


def commit(app, message):
    git(app, "add", "--all")
    git(app, "commit", "--quiet", "--allow-empty", "--message", message)


def swift_files(app, kind):
    return sorted(path for path in glob.glob(os.path.join(app, kind, "**", "*.swift"), recursive=True))


def complaints(app):
    """The errors of the compiler in the sources of an app of one module."""
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-package-name", "shop", "-module-name", "Shop"]
    for name in ("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"):
        command += ["-enable-upcoming-feature", name]
    sources = [path for path in swift_files(app, "Sources") if "/ShopApp/" not in path]
    result = run(*command, "-I", modules, *sources, at=app, may_fail=True)
    return [line for line in result.stderr.split("\n") if ": error: " in line]


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
    if not wanted or first in wanted or f"{first}+{second}" in wanted
]
for place, side in enumerate(("ours", "theirs")):
    for name in sorted({pair[place] for pair in pairs}):
        lines = CHANGES[name]
        git(base, "checkout", "--quiet", "-b", f"{side}-{name}", "base")
        hands(base, side)
        commit(base, "Lines by hand")
        change(base, side, lines)
        commit(base, name)

counts = dict(pairs=0, merged=0, told=0, refused=0, conflicts=0, git_conflicts=0, lost=0, not_compiling=0)
for first, second in pairs:
    git(base, "reset", "--hard", "--quiet")
    git(base, "clean", "-fdxq")
    git(base, "checkout", "--quiet", "--detach", f"ours-{first}")
    before = marks(base)
    git(base, "checkout", "--quiet", "--detach", f"theirs-{second}")
    there = marks(base)
    git(base, "checkout", "--quiet", "--detach", f"ours-{first}")
    plain = git(base, "merge-tree", "--write-tree", "--name-only", "--no-messages", "HEAD", f"theirs-{second}", may_fail=True)
    git_conflicts = len(set(plain.stdout.split("\n")[1:]) - {""}) if plain.returncode else 0
    result = run(tool, "merge", f"theirs-{second}", at=base, may_fail=True)
    conflicts = len(git(base, "diff", "--name-only", "--diff-filter=U").stdout.split())
    lost = sorted((before | there) - marks(base)) if result.returncode in (0, 1) else []
    errors = []
    if result.returncode == 0 and not glob.glob(os.path.join(base, "Sources", "*Module")):
        errors = complaints(base)
    counts["pairs"] += 1
    counts["merged"] += result.returncode == 0
    counts["told"] += result.returncode == 1
    counts["refused"] += result.returncode not in (0, 1)
    counts["conflicts"] += conflicts
    counts["git_conflicts"] += git_conflicts
    counts["lost"] += len(lost)
    counts["not_compiling"] += bool(errors)
    print(f"{first} + {second}: {result.returncode}, conflicts {conflicts}, git {git_conflicts}", flush=True)
    if lost:
        print(f"  LOST {lost}\n{result.stdout}{result.stderr}", flush=True)
    if errors:
        print("  DOES NOT COMPILE " + "\n  ".join(errors[:4]) + "\n" + result.stdout, flush=True)
    if result.returncode not in (0, 1):
        print("  " + result.stderr.strip().replace("\n", "\n  "), flush=True)
    elif result.returncode == 1 and not lost:
        print("  " + result.stdout.strip().replace("\n", "\n  "), flush=True)
print(json.dumps(counts))
sys.exit(1 if counts["lost"] or counts["not_compiling"] else 0)
