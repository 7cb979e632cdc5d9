# Counts the conflicts of git when many people add riblets to one app at once.
#
#     Research/run merges [--short] [--branches N] [--riblets N] [--picks N] [--seed N] [--tool FILE] [--keep NEW]
#
#     --short       6 branches, for CI.
#     --branches N  How many branches begin at one base and are merged one after another, 100 by default.
#     --riblets N   How many riblets the base has, 200 by default.
#     --picks N     How many of the branches are cherry-picked to a release branch besides, 60 by default.
#     --seed N      What parents are drawn from, 1 by default. The same numbers give the same counts.
#     --tool FILE   The command, instead of the debug build of Tools.
#     --keep NEW    Where the apps are made, and stay; a temporary folder unless told.
#
# Each branch adds one riblet below a random one. There are three apps of the same tree, in which a new riblet is
#
#     routes  led to by a route: new files only
#     start   one that its parent begins with: new files, and one line in the parent
#     modules  led to by a route, in an app that 'riblets modularize' has put into modules
#
# A merge or a pick with conflicts counts once in all, and once for each kind of file: the line in the parent, or the
# manifests. Conflicts are solved as people would: of lines in a parent both stay; 'riblets modularize' writes the manifest.
# Promised: none for routes, none in parents for modules, none in new files. Exits with 1 if that is not kept. Research/run
# merge-pairs merges other changes by 'riblets merge'. Needs Swift and git.

import random

from harness import *

branches, riblets, picks = (6, 8, 3) if option("short") else (option("branches", 100), option("riblets", 200), option("picks", 60))
environment.update(GIT_AUTHOR_DATE="2001-01-01T00:00:00Z", GIT_COMMITTER_DATE="2001-01-01T00:00:00Z")
MARKS = re.compile(r"<<<<<<< [^\n]*\n(.*?)(?:\|\|\|\|\|\|\| [^\n]*\n.*?)?=======\n(.*?)>>>>>>> [^\n]*\n", re.S)


def git(*arguments, may_fail=False):
    return run("git", *arguments, at=app, may_fail=may_fail)


def kind_of(path):
    if path == "Package.swift" or path.startswith(".riblets/"):
        return "manifests"
    return "parents" if path.endswith("Interactor.swift") else "others"


def both(match):
    """The first routes of both sides, sorted among each other, in the lines of one of them."""
    routes = sorted(set(re.findall(r"\.\w+(?:\(\))?", match[1] + match[2])) - {".begin"})
    call = "router?.begin(with: " + ", ".join(routes) + ")"
    if 4 + len(call) > 120:
        call = call.replace("(with", "(\n      with").replace(", ", ",\n      ")
    if "didBecomeActive" in match[1]:
        return f"\n  override func didBecomeActive() {{\n    {call}\n  }}\n"
    return f"    {call}\n"


def write_layout():
    # Only the experiment's own modules: a large app in one module stays so here.
    limit = "2" if kind == "modules" else "1000000"
    if run(tool, "modularize", "--check", "--modules-from", limit, at=app, may_fail=True).returncode:
        run(tool, "modularize", "--modules-from", limit, at=app)


def solve(paths):
    for path in paths:
        if path == "Package.swift":
            git("checkout", "--ours", "--", path)
        elif path.startswith(".riblets/"):
            merged = {}
            for side in (2, 3):
                shown = git("show", f":{side}:{path}", may_fail=True)
                for key, items in (json.loads(shown.stdout) if shown.returncode == 0 else {}).items():
                    merged[key] = sorted(set(merged.get(key, [])) | set(items))
            write(f"{app}/{path}", json.dumps(merged))
        else:
            text = MARKS.sub(both, text_of(f"{app}/{path}"))
            if "<<<<<<<" in text or kind_of(path) != "parents":
                sys.exit(f"Nobody solves this conflict: {path}")
            write(f"{app}/{path}", text)
    if any(kind_of(path) == "manifests" for path in paths):
        write_layout()
    git("add", "--all")


def join(branch, numbers, *command):
    """Merges or picks one after another; counts those with conflicts, by the kinds of their files."""
    git("checkout", "--quiet", "-B", branch, "main")
    counts = {"all": 0, "parents": 0, "manifests": 0, "others": 0}
    for number in numbers:
        result = git(*command, f"b{number}", may_fail=True)
        if result.returncode == 0:
            continue
        paths = git("diff", "--name-only", "--diff-filter=U").stdout.split()
        if not paths:
            sys.exit(f"git stopped without a conflict: {result.stdout}{result.stderr}")
        for group in {"all"} | {kind_of(path) for path in paths}:
            counts[group] += 1
        solve(paths)
        git("-c", "core.editor=true", command[0], "--continue")
    # What two branches have decided without a conflict is one text, too.
    write_layout()
    commit(app, "Write the layout again")
    return counts


chance = random.Random(option("seed", 1))
tree = drawn_tree(riblets, chance)
parents = [chance.randrange(riblets) for _ in range(branches)]
picked = sorted(chance.sample(range(branches), min(picks, branches)))
folder, tool, failed = new_folder(option("keep")), take_tool(), []
print(f"{branches} branches from one base of {riblets} riblets, seed {option('seed', 1)}.\n")
print(f"{'conflicts in':24}{'all':>6}{'parents':>9}{'manifests':>11}", flush=True)
for kind in ("routes", "start", "modules"):
    app = f"{folder}/{kind}"
    new_app(tool, app, listed(tree, drawn_name), ["--modules-from", "2"] if kind == "modules" else None)
    commit(app)
    for number, parent in enumerate(parents):
        git("checkout", "--quiet", "-b", f"b{number}", "main")
        run(tool, "new", "riblet", drawn_name(riblets + number), "--parent", drawn_name(parent),
            "--attach", "start" if kind == "start" else "by-hand", at=app)
        commit(app, f"Add {drawn_name(riblets + number)}")
    for what, branch, numbers, command in (
            (f"{len(picked)} cherry-picks", "release", picked, ["cherry-pick"]),
            (f"{branches} merges", "all", range(branches), ["merge", "--quiet", "--no-edit"])):
        counts = join(branch, numbers, *command)
        print(f"{kind + ', ' + what:24}{counts['all']:6}{counts['parents']:9}{counts['manifests']:11}", flush=True)
        if counts["others"] or kind == "routes" and counts["all"] or kind == "modules" and counts["parents"]:
            failed.append(f"'{kind}' has conflicts, where nobody should meet.")
    count = run(tool, "tree", at=app).stdout.count("- ")
    if count != riblets + branches:
        failed.append(f"'{kind}' has {count} riblets after all merges, not {riblets + branches}.")
print("".join(f"Not kept: {text}\n" for text in failed), end="")
sys.exit(1 if failed else 0)
