"""Does what Documentation/GettingStarted.md says, and compares what is seen. Started by scripts/check getting-started."""

import argparse
import os
import re
import subprocess
import sys

BLOCK = re.compile(r"^```(sh|diff)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Wrong(Exception):
    """What is on the page does not work, or shows something else."""


class Walk:
    def __init__(self, tool, folder, scratch):
        self.tool, self.folder, self.scratch = tool, folder, scratch
        # A reader is at their own machine: where CI is on, a test records no snapshot.
        self.environment = {name: value for name, value in os.environ.items() if name != "CI"}

    def run(self, command, expected):
        """Runs a command as somebody would type it; what it prints is compared if the page shows it."""
        print(f"$ {command}", flush=True)
        if command.startswith("cd "):
            self.folder = os.path.join(self.folder, command[3:])
            return
        line = command
        if line.startswith("riblets "):
            line = f"'{self.tool}' {line.removeprefix('riblets ')}"
        line = re.sub(r"\bswift (run|test)\b", f"swift \\1 --scratch-path '{self.scratch}'", line)
        line = line.replace("swift test", "swift test --disable-xctest")
        done = subprocess.run(
            ["bash", "-c", line],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
        if done.returncode != 0 and not line.startswith("RIBLETS_SNAPSHOTS=failed "):
            raise Wrong(f"'{command}' ended with {done.returncode}:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
        if "swift test" in command and not re.search(r"Test run with [1-9]\d* tests", done.stdout):
            raise Wrong(f"'{command}' ran no test:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
        # What a command notes for a person counts as printed, too.
        printed = (done.stdout + (done.stderr if command.startswith("riblets ") else "")).strip()
        if expected and not self.shows(printed, expected):
            raise Wrong(f"'{command}' is to print\n{expected}\nand prints\n{printed}")

    @staticmethod
    def shows(printed, expected):
        """True if what is expected is printed; a line of dots stands for others."""
        pattern = "\n".join(r"(.*\n)*?.*" if line == "…" else re.escape(line) for line in expected.splitlines())
        return re.fullmatch(pattern, printed) is not None

    def edit(self, text):
        """Changes a file as a block says: its name, then lines to keep, to take out and to put in; dots leave lines out."""
        name, _, rest = text.partition("\n")
        print(f"  edit {name}", flush=True)
        path = os.path.join(self.folder, name)
        lines = rest.splitlines()
        if all(line.startswith("+") for line in lines):
            if os.path.exists(path):
                raise Wrong(f"'{name}' is there already.")
            os.makedirs(os.path.dirname(path), exist_ok=True)
            source = "\n".join(line[1:] for line in lines) + "\n"
        else:
            if not os.path.exists(path):
                raise Wrong(f"'{name}' is not there.")
            with open(path, encoding="utf-8") as file:
                source = file.read()
            for part in rest.split("…\n"):
                source = self.replace(source, part.splitlines(), name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(source)

    @staticmethod
    def replace(source, lines, name):
        old = "".join(line[1:] + "\n" for line in lines if line[:1] != "+")
        new = "".join(line[1:] + "\n" for line in lines if line[:1] != "-")
        if ("\n" + source).count("\n" + old) != 1:
            raise Wrong(f"'{name}' does not have these lines exactly once:\n{old}")
        return ("\n" + source).replace("\n" + old, "\n" + new)[1:]


def steps(page):
    """The blocks in their order: commands with what they print, and edits."""
    for kind, text in BLOCK.findall(page):
        if kind == "diff":
            yield "edit", text, ""
            continue
        for part in text.split("$ ")[1:]:
            command, _, printed = part.partition("\n")
            yield "run", command, printed.strip()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--page", required=True)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--folder", required=True)
    parser.add_argument("--scratch", required=True)
    options = parser.parse_args()
    with open(options.page, encoding="utf-8") as file:
        page = file.read()
    walk = Walk(options.tool, options.folder, options.scratch)
    counts = {"run": 0, "edit": 0}
    try:
        for kind, text, printed in steps(page):
            counts[kind] += 1
            if kind == "edit":
                walk.edit(text)
            else:
                walk.run(text, printed)
        if min(counts.values()) < 5:
            raise Wrong(f"The page has {counts['run']} commands and {counts['edit']} edits: has its form changed?")
        lint = subprocess.run(
            ["swift", "format", "lint", "--strict", "--recursive", "Sources", "Tests"],
            cwd=walk.folder, capture_output=True, text=True, check=False,
        )
        if lint.returncode != 0:
            raise Wrong(f"The formatter finds something:\n{lint.stderr}")
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    print(f"{counts['run']} commands and {counts['edit']} edits do what the page says.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
