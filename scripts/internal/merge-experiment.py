"""Merges branches that each add a riblet, and counts conflicts. Called by scripts/merge-experiment."""

import json
import os
import random
import re
import subprocess
import sys
import time

from random_tree import name

tool, folder, repository = sys.argv[1:4]
branches, riblets, picks, seed = (int(text) for text in sys.argv[4:8])
checks = sys.argv[8:]

environment = dict(
    os.environ,
    GIT_AUTHOR_NAME="A", GIT_AUTHOR_EMAIL="a@example.org", GIT_COMMITTER_NAME="A", GIT_COMMITTER_EMAIL="a@example.org",
    GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1",
    GIT_AUTHOR_DATE="2001-01-01T00:00:00Z", GIT_COMMITTER_DATE="2001-01-01T00:00:00Z")


def run(*command, at, may_fail=False):
    result = subprocess.run(command, cwd=at, env=environment, capture_output=True, text=True)
    if result.returncode != 0 and not may_fail:
        sys.exit(f"'{' '.join(command)}' ended with {result.returncode} in {at}:\n{result.stdout}{result.stderr}")
    return result


def git(at, *arguments, may_fail=False):
    return run("git", *arguments, at=at, may_fail=may_fail)


def plan():
    chance = random.Random(seed)
    tree = [("Root", None)]
    for number in range(1, riblets):
        tree.append((name(number), tree[chance.randrange(number)][0]))
    added = [(name(riblets + number), tree[chance.randrange(riblets)][0]) for number in range(branches)]
    return tree, added, sorted(chance.sample(range(branches), min(picks, branches)))


def make_app(kind, tree, added):
    app = os.path.join(folder, kind)
    os.makedirs(folder, exist_ok=True)
    run(tool, "new", "app", "Shop", "--riblets-path", repository, "--into", app, at=folder)
    for child, parent in tree[1:]:
        run(tool, "new", "riblet", child, "--parent", parent, at=app)
    if kind == "groups":
        run(tool, "layout", "--group-from", "2", at=app)
    git(app, "init", "--quiet", "--initial-branch", "main")
    git(app, "add", "--all")
    git(app, "commit", "--quiet", "--message", "The base")
    return app


def make_branches(app, kind, added):
    for number, (child, parent) in enumerate(added):
        git(app, "checkout", "--quiet", "-b", f"b{number}", "main")
        when = "start" if kind == "start" else "by-hand"
        run(tool, "new", "riblet", child, "--parent", parent, "--attach", when, at=app)
        git(app, "add", "--all")
        git(app, "commit", "--quiet", "--message", f"Add {child}")


def kind_of(path):
    if path == "Package.swift" or path.startswith(".riblets/"):
        return "manifests"
    return "parents" if path.endswith("Interactor.swift") else "others"


MARKS = re.compile(r"<<<<<<< [^\n]*\n(.*?)(?:\|\|\|\|\|\|\| [^\n]*\n.*?)?=======\n(.*?)>>>>>>> [^\n]*\n", re.S)


def both(match):
    """The first routes of both sides, sorted among each other, in the lines of one of them."""
    routes = sorted(set(re.findall(r"\.\w+(?:\(\))?", match[1] + match[2])) - {".begin"})
    call = "router?.begin(with: " + ", ".join(route for route in routes if not route.startswith(".begin")) + ")"
    if 4 + len(call) > 120:
        call = call.replace("(with", "(\n      with").replace(", ", ",\n      ")
    if "didBecomeActive" in match[1]:
        return f"\n  override func didBecomeActive() {{\n    {call}\n  }}\n"
    return f"    {call}\n"


def write_layout(app, kind):
    # Only the experiment's own groups: a large app in one module stays so here.
    limit = "2" if kind == "groups" else "1000000"
    if run(tool, "layout", "--check", "--group-from", limit, at=app, may_fail=True).returncode == 0:
        return False
    run(tool, "layout", "--group-from", limit, at=app)
    return True


def solve(app, kind, paths):
    for path in paths:
        file = os.path.join(app, path)
        if path == "Package.swift":
            git(app, "checkout", "--ours", "--", path)
        elif path.startswith(".riblets/"):
            merge_manifest(app, path)
        else:
            with open(file) as stream:
                text = MARKS.sub(both, stream.read())
            if "<<<<<<<" in text or kind_of(path) != "parents":
                sys.exit(f"Nobody solves this conflict: {file}")
            with open(file, "w") as stream:
                stream.write(text)
    if any(kind_of(path) == "manifests" for path in paths):
        write_layout(app, kind)
    git(app, "add", "--all")


def merge_manifest(app, path):
    merged = {}
    for side in (2, 3):
        shown = git(app, "show", f":{side}:{path}", may_fail=True)
        for key, items in (json.loads(shown.stdout) if shown.returncode == 0 else {}).items():
            merged[key] = sorted(set(merged.get(key, [])) | set(items))
    with open(os.path.join(app, path), "w") as stream:
        json.dump(merged, stream)


def join(app, kind, branch, numbers, command):
    """Merges or picks one after another; counts those with conflicts, by the kinds of their files."""
    git(app, "checkout", "--quiet", "-B", branch, "main")
    counts = {"all": 0, "parents": 0, "manifests": 0, "others": 0}
    for number in numbers:
        result = git(app, *command, f"b{number}", may_fail=True)
        if result.returncode == 0:
            continue
        paths = git(app, "diff", "--name-only", "--diff-filter=U").stdout.split()
        if not paths:
            sys.exit(f"git stopped without a conflict: {result.stdout}{result.stderr}")
        counts["all"] += 1
        for group in {kind_of(path) for path in paths}:
            counts[group] += 1
        solve(app, kind, paths)
        git(app, "-c", "core.editor=true", *(command[:1]), "--continue")
    # What two branches have decided without a conflict is one text, too.
    if write_layout(app, kind):
        git(app, "commit", "--quiet", "--all", "--message", "Write the layout again")
    return counts


def check(app, kind):
    for what in checks:
        arguments = [] if what == "build" else ["--disable-xctest"]
        started = time.monotonic()
        result = run("swift", what, *arguments, at=app, may_fail=True)
        if result.returncode != 0:
            sys.exit(f"swift {what} fails in the merged app '{kind}':\n{result.stdout[-4000:]}{result.stderr[-2000:]}")
        print(f"{kind}: swift {what} passes after all merges, in {time.monotonic() - started:.0f} s.", flush=True)


def main():
    tree, added, picked = plan()
    print(f"{branches} branches from one base of {riblets} riblets, seed {seed}.\n")
    print(f"{'conflicts in':24}{'all':>6}{'parents':>9}{'manifests':>11}")
    failed = []
    for kind in ("routes", "start", "groups"):
        app = make_app(kind, tree, added)
        make_branches(app, kind, added)
        rounds = [
            (f"{len(picked)} cherry-picks", "release", picked, ["cherry-pick"]),
            (f"{branches} merges", "all", range(branches), ["merge", "--quiet", "--no-edit"])]
        for what, branch, numbers, command in rounds:
            counts = join(app, kind, branch, numbers, command)
            print(f"{kind + ', ' + what:24}{counts['all']:6}{counts['parents']:9}{counts['manifests']:11}", flush=True)
            if counts["others"]:
                failed.append(f"'{kind}' has {counts['others']} conflicts in new files, where nobody should meet.")
            if kind == "routes" and counts["all"] or kind == "groups" and counts["parents"]:
                failed.append(f"'{kind}' has conflicts, where nobody should meet.")
        count = len(os.listdir(os.path.join(app, "Sources", "Shop"))) if kind != "groups" else None
        if count is not None and count != riblets + branches + 1:
            failed.append(f"'{kind}' has {count - 1} riblets after all merges, not {riblets + branches}.")
        check(app, kind)
    for text in failed:
        print("Not kept: " + text)
    sys.exit(1 if failed else 0)


main()
