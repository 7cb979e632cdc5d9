"""Kills and races commands that change an app. Called by Research/run attacks."""

import json
import os
import random
import shutil
import subprocess
import sys
import time

tool, folder, repository = sys.argv[1:4]
kills, races, seed = (int(text) for text in sys.argv[4:7])
chance = random.Random(seed)
failures = []

TREE = """- Menu
  - Cart
    - Price
    - Address
  - Search
- Profile
  - Settings
  - Avatar
"""


def run(app, *arguments):
    return subprocess.run([tool, *arguments], cwd=app, capture_output=True, text=True, stdin=subprocess.DEVNULL)


def start(app, *arguments):
    return subprocess.Popen(
        [tool, *arguments], cwd=app, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL)


def checked(app, *arguments):
    result = run(app, *arguments)
    if result.returncode != 0:
        sys.exit(f"'{' '.join(arguments)}' ended with {result.returncode}:\n{result.stderr}")
    return result


def contents(app):
    """All files but the journal and what reading keeps."""
    found = {}
    for place, folders, files in os.walk(app):
        folders[:] = [name for name in folders if name not in ("journal", ".build")]
        for name in files:
            path = os.path.join(place, name)
            with open(path, "rb") as stream:
                found[os.path.relpath(path, app)] = stream.read()
    return found


def copy(name):
    app = os.path.join(folder, name)
    shutil.rmtree(app, ignore_errors=True)
    shutil.copytree(os.path.join(folder, "base"), app)
    return app


def make_base():
    os.makedirs(folder)
    app = os.path.join(folder, "base")
    checked(folder, "new", "app", "Shop", "--riblets-path", repository, "--path", app)
    listed = os.path.join(folder, "tree.md")
    with open(listed, "w") as stream:
        stream.write(TREE)
    checked(app, "new", "--from", listed, "--parent", "Root")
    shutil.rmtree(os.path.join(app, ".riblets", "journal"), ignore_errors=True)


def fail(text):
    failures.append(text)
    print(text, flush=True)


# Kills

def kill_commands():
    commands = [
        ["new", "riblet", "Offer", "--parent", "Cart"], ["rename", "Cart", "Basket"],
        ["remove", "Menu", "--recursive"], ["modularize", "--modules-from", "2"]]
    states = {}
    for place, command in enumerate(commands):
        app = copy("whole")
        before, tree = contents(app), run(app, "tree").stdout
        began = time.monotonic()
        checked(app, *command)
        states[place] = (before, contents(app), tree, run(app, "tree").stdout, time.monotonic() - began)
    halves = recoveries = 0
    for number in range(kills):
        place = number % len(commands)
        before, after, tree_before, tree_after, duration = states[place]
        app = copy("killed")
        process = start(app, *commands[place])
        if number % 4 == 0:
            time.sleep(duration * chance.uniform(0, 1.1))
        else:
            wait_for_changes(process, app)
            time.sleep(chance.uniform(0, 0.004))
        process.kill()
        process.communicate()
        if contents(app) not in (before, after):
            halves += 1
        said = " ".join(commands[place])
        result = run(app, "tree")
        if "ended half-way" in result.stderr:
            recoveries += 1
        if result.returncode != 0 or result.stdout not in (tree_before, tree_after):
            fail(f"Kill {number}: after '{said}' this is the tree, with status {result.returncode}:\n{result.stdout}")
        if contents(app) not in (before, after):
            fail(f"Kill {number}: after '{said}' files are neither as before nor as afterwards.")
    print(f"{kills} kills: {halves} times half a change was on disk, {recoveries} times it was said to be taken back.")


def wait_for_changes(process, app):
    """Waits until the command has written what it is about to do."""
    plan = os.path.join(app, ".riblets/journal/pending/plan.json")
    while process.poll() is None and not os.path.exists(plan):
        pass


# Races

def race_commands():
    pairs = [
        (["remove", "Search"], ["new", "riblet", "Filter", "--parent", "Search"]),
        (["rename", "Search", "Finder"], ["new", "riblet", "Filter", "--parent", "Search"]),
        (["new", "riblet", "Offer", "--parent", "Cart", "--attach", "start"],
         ["new", "riblet", "Coupon", "--parent", "Cart", "--attach", "start"]),
        (["remove", "Avatar"], ["rename", "Profile", "Account"]),
        (["new", "riblet", "Offer", "--parent", "Cart", "--attach", "start"], None)]
    counts = {}
    for number in range(races):
        pair = pairs[number % len(pairs)]
        app = copy("raced")
        processes = [start(app, *pair[0])]
        time.sleep(chance.uniform(0, 0.1))
        lines = edit(app) if pair[1] is None else []
        if pair[1] is not None:
            processes.append(start(app, *pair[1]))
        results = [(process.communicate()[1], process.returncode) for process in processes]
        statuses = tuple(status for _, status in results)
        counts[statuses] = counts.get(statuses, 0) + 1
        check_race(app, number, pair, results, lines)
    print(f"{races} races, with these statuses: " + ", ".join(f"{key}: {counts[key]}" for key in sorted(counts)))


def edit(app):
    """Writes lines as an editor does that saves again and again."""
    path = os.path.join(app, "Sources/Shop/Cart/CartInteractor.swift")
    lines = []
    for number in range(20):
        time.sleep(0.01)
        try:
            with open(path) as stream:
                text = stream.read()
            line = f"// Line {number} of an editor.\n"
            with open(path + ".draft", "w") as stream:
                stream.write(text + line)
            os.rename(path + ".draft", path)
            lines.append(line)
        except FileNotFoundError:
            continue
    return lines


def check_race(app, number, pair, results, lines):
    said = " || ".join(" ".join(command) for command in pair if command)
    problems = []
    for text, status in results:
        if status not in (0, 64):
            problems.append(f"A command ended with {status}: {text}")
    tree = run(app, "tree", "--json", "--strict")
    report = json.loads(tree.stdout)
    names = {riblet["name"] for riblet in report["riblets"]}
    if tree.returncode != 0:
        problems.append(f"The tree has notes: {report['notes']}")
    for command, (_, status) in zip([command for command in pair if command], results):
        if status != 0:
            continue
        if command[0] == "new" and command[2] not in names:
            problems.append(f"'{command[2]}' is not there.")
        if command[0] in ("remove", "rename"):
            if command[1] in names:
                problems.append(f"'{command[1]}' is still there.")
            for path, content in contents(app).items():
                if path.endswith(".swift") and (command[1] + "Router").encode() in content:
                    problems.append(f"{path} still knows '{command[1]}'.")
    for edge in report["edges"]:
        if not {edge["parent"], edge["child"]} <= names:
            problems.append(f"An edge leads from '{edge['parent']}' to '{edge['child']}'.")
    if lines:
        with open(os.path.join(app, "Sources/Shop/Cart/CartInteractor.swift")) as stream:
            text = stream.read()
        # The editor itself may read a text and write it after a command: then its lines are whole, and so is the file.
        if lines[-1] not in text:
            problems.append("The last line of the editor is lost.")
    for problem in problems:
        fail(f"Race {number}, {said}: {problem}")


make_base()
kill_commands()
race_commands()
print(f"{len(failures)} failures, seed {seed}.")
sys.exit(1 if failures else 0)
