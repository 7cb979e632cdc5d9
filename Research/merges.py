"""Merges branches that each add a riblet, and counts conflicts. Called by Research/run merges."""

import json
import os
import random
import re
import subprocess
import sys
import time

from random_tree import listed, name

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
    run(tool, "new", "app", "Shop", "--riblets-path", repository, "--path", app, at=folder)
    if kind == "mixed":
        with open(os.path.join(folder, "tree.md"), "w") as stream:
            stream.write(listed(tree))
        run(tool, "new", "--from", os.path.join(folder, "tree.md"), at=app)
    else:
        for child, parent in tree[1:]:
            run(tool, "new", "riblet", child, "--parent", parent, at=app)
    if kind == "modules":
        run(tool, "modularize", "--modules-from", "2", at=app)
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
    # Only the experiment's own modules: a large app in one module stays so here.
    limit = "2" if kind == "modules" else "1000000"
    if run(tool, "modularize", "--check", "--modules-from", limit, at=app, may_fail=True).returncode == 0:
        return False
    run(tool, "modularize", "--modules-from", limit, at=app)
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


def mixed_commands(tree):
    """What each branch does: new riblets, renames, removals, modules, and lines written by hand."""
    chance = random.Random(seed)
    names = [child for child, parent in tree if parent]
    parents = {parent for _, parent in tree}
    fresh = iter(range(riblets, 1_000_000))
    plans = []
    for _ in range(branches):
        # A branch touches a riblet once.
        left = chance.sample(names, len(names))
        commands = []
        for _ in range(chance.choice([1, 1, 2, 3])):
            kind = chance.choices(["new", "rename", "remove", "modularize", "hand"], [50, 20, 12, 6, 12])[0]
            riblet = left.pop()
            if kind == "new":
                commands.append(("new", "riblet", name(next(fresh)), "--parent", riblet, "--attach",
                                 chance.choice(["start", "by-hand"])))
            elif kind == "rename":
                commands.append(("rename", riblet, name(next(fresh))))
            elif kind == "remove" and riblet not in parents:
                commands.append(("remove", "riblet", riblet))
            elif kind == "modularize":
                commands.append(("modularize", "--modules-from", "2"))
            else:
                commands.append(("hand", riblet))
        plans.append(commands)
    return plans


def interactor(app, riblet):
    for place, _, files in os.walk(os.path.join(app, "Sources")):
        if riblet + "Interactor.swift" in files:
            return os.path.join(place, riblet + "Interactor.swift")
    return None


def mixed(tree):
    """Merges branches of all commands by 'riblets merge', and counts conflicts in lines of commands and of hands."""
    app = make_app("mixed", tree, [])
    git(app, "config", "user.name", "A")
    git(app, "config", "user.email", "a@example.org")
    counts, seconds, said, failed = {"hand": 0, "others": 0}, [], {}, []
    for number, commands in enumerate(mixed_commands(tree)):
        git(app, "checkout", "--quiet", "-b", f"b{number}", "main")
        for command in commands:
            if command[0] != "hand":
                run(tool, *command, at=app)
                continue
            file = interactor(app, command[1])
            if file is None:
                continue
            with open(file) as stream:
                text = stream.read()
            with open(file, "w") as stream:
                stream.write(text.replace("  func finish() {", f"  /// By hand, number {number}.\n  func finish() {{", 1))
        git(app, "add", "--all")
        git(app, "commit", "--quiet", "--allow-empty", "--message", f"Branch {number}")
    git(app, "checkout", "--quiet", "-B", "all", "main")
    for number in range(branches):
        started = time.monotonic()
        result = run(tool, "merge", f"b{number}", at=app, may_fail=True)
        seconds.append(time.monotonic() - started)
        for line in result.stdout.splitlines():
            for words in ("is called", "The app was put into modules", "was removed", "and stays."):
                said[words] = said.get(words, 0) + (words in line)
        paths = git(app, "diff", "--name-only", "--diff-filter=U").stdout.split()
        if result.returncode not in (0, 1) or (result.returncode == 1 and not paths):
            failed.append(f"b{number} is not merged cleanly:\n{result.stdout}{result.stderr}")
            if result.returncode == 65:
                continue
        for path in paths:
            with open(os.path.join(app, path)) as stream:
                text = stream.read()
            # Both sides of a conflict are lines that a hand has written.
            sides = [side for match in MARKS.finditer(text) for side in match.groups()]
            by_hand = sides and all(
                line.startswith("  /// By hand") for side in sides for line in side.splitlines() if line)
            counts["hand" if by_hand else "others"] += 1
            if not by_hand:
                failed.append(f"b{number} has a conflict that no hand has written: {path}\n{text}")
            git(app, "checkout", "--ours", "--", path)
        if paths:
            git(app, "add", "--all")
            git(app, "commit", "--quiet", "--no-edit")
    print(f"{branches} branches of new riblets, renames, removals, modules and lines by hand, merged by riblets merge:")
    print(f"  conflicts in lines by hand: {counts['hand']}, in others: {counts['others']}; a merge took "
          f"{sorted(seconds)[len(seconds) // 2]:.1f} s in the median, {max(seconds):.1f} s at most")
    print(f"  names that followed: {said.get('is called', 0)}, modules: {said.get('The app was put into modules', 0)}, "
          f"removals: {said.get('was removed', 0)}, of which stayed: {said.get('and stays.', 0)}")
    for command in (("tree", "--strict"), ("modularize", "--check", "--modules-from", "1000000")):
        result = run(tool, *command, at=app, may_fail=True)
        if result.returncode != 0:
            failed.append(f"'riblets {' '.join(command)}' ends with {result.returncode}:\n{result.stdout[-2000:]}{result.stderr}")
    check(app, "mixed")
    return failed


def main():
    tree, added, picked = plan()
    if "mixed" in checks:
        checks.remove("mixed")
        end(mixed(tree))
    print(f"{branches} branches from one base of {riblets} riblets, seed {seed}.\n")
    print(f"{'conflicts in':24}{'all':>6}{'parents':>9}{'manifests':>11}")
    failed = []
    for kind in ("routes", "start", "modules"):
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
            if kind == "routes" and counts["all"] or kind == "modules" and counts["parents"]:
                failed.append(f"'{kind}' has conflicts, where nobody should meet.")
        count = len(os.listdir(os.path.join(app, "Sources", "Shop"))) if kind != "modules" else None
        if count is not None and count != riblets + branches + 1:
            failed.append(f"'{kind}' has {count - 1} riblets after all merges, not {riblets + branches}.")
        check(app, kind)
    end(failed)


def end(failed):
    for text in failed:
        print("Not kept: " + text)
    sys.exit(1 if failed else 0)


main()
