# Merges pairs of changes of an app by 'riblets merge', in both directions, with lines by hand on both sides.
#
#     Research/run merge-pairs [--short] [--modules] [--tool FILE] [--keep NEW] [PAIR…]
#
#     --short      Three pairs, for CI.
#     --modules    Both branches begin with an app of several modules.
#     --tool FILE  The command, instead of the debug build of Tools.
#     --keep NEW   Where the app is made, and stays; a temporary folder unless told.
#     PAIR…        Only these, such as move+dependency; 'move' are all with that change. All of 21 times 21 unless told.
#                  Each is merged both ways: ours into theirs, and theirs into ours.
#
# Changes are those of commands (new, rename, move, remove, add and remove dependency, modularize) and of hands: another order of
# tabs, lines between the marks of Package.swift. Each side has lines by hand in files that most changes touch, besides.
# Promised: no such line is lost, and what is merged with status 0 type-checks. Exits with 1 if that is not kept. Conflicts are
# counted beside git's. Needs Swift and git.

from harness import *
from internal.type_checks import TypeChecks

SHORT = ["move+dependency", "rename-and-new+lines", "order+new-tab"]
# What both branches begin with.
BASE = [
    "new riblet Home --parent Root --shown tab",
    "new riblet Cart --parent Root --shown tab",
    "new riblet Settings --parent Root --shown tab",
    "new riblet Post --parent Home --shown pushed --dependency a:Int=1",
    "new riblet Gift --parent Home --shown pushed",
    "new riblet Pay --parent Cart --shown pushed",
] + (["modularize --modules-from 2"] if option("modules") else [])

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
        ("PostInteractor.swift", "    presenter.listener = self\n", "    presenter.listener = self\n    print(\"hand-ours-post\")\n"),
        ("GiftInteractor.swift", "    presenter.listener = self\n", "    presenter.listener = self\n    print(\"hand-ours-gift\")\n"),
        ("HomeInteractor.swift", "    presenter.listener = self\n", "    presenter.listener = self\n    print(\"hand-ours-home\")\n"),
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


def git(at, *arguments, may_fail=False):
    return run("git", *arguments, at=at, may_fail=may_fail)


def file(app, name):
    """The path of a file by its name, wherever its module is."""
    return glob.glob(f"{app}/**/{name}", recursive=True)[0]


def change(app, side, lines):
    words = WORDS[side]
    for line in lines:
        if line.startswith("edit "):
            name, old, new = line.removeprefix("edit ").replace("{0}", words[0]).split(" | ")
            assert replace(file(app, name), old, new), line
        else:
            run(tool, *line.format(*words).split(" "), at=app)


def hands(app, side):
    for name, old, new in HANDS[side]:
        path = file(app, name)
        if old is None:
            write(path, text_of(path) + new)
        else:
            assert replace(path, old, new), (name, old)


def marks(app):
    return {mark for path in files_of(app) for mark in re.findall(r"hand-[A-Za-z]+-[a-z]+", text_of(path))}


folder, tool, wanted = new_folder(option("keep")), take_tool(), operands or (SHORT if option("short") else [])
checks = TypeChecks(tool, folder)
base = folder + "/base"
new_app(tool, base)
for line in BASE:
    run(tool, *line.split(" "), at=base)
commit(base)
pairs = [
    (first, second) for first in CHANGES for second in CHANGES
    if not wanted or first in wanted or second in wanted or f"{first}+{second}" in wanted
]
for place, side in enumerate(("ours", "theirs")):
    for name in sorted({pair[place] for pair in pairs}):
        lines = CHANGES[name]
        git(base, "checkout", "--quiet", "-b", f"{side}-{name}", "main")
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
    errors = checks.complaints(base)
    counts["not_compiling"] += len(names) if errors else 0
    print(f"{number + 1} of {len(trees)}, {', '.join(name for name, _ in names)}: "
          + ("DOES NOT COMPILE\n  " + "\n  ".join(errors[:4]) if errors else "compiles"), flush=True)
print(json.dumps(counts))
sys.exit(1 if counts["lost"] or counts["not_compiling"] else 0)
