"""Marks every protocol of code bases, and holds 'riblets mock' to an answer for each: called by Research/run corpus."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

tool, work, jobs, bases = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:]
protocol = re.compile(
    r"^([ \t]*)(?:(?:public|package|internal|private|fileprivate|nonisolated|@\w+(?:\([^)]*\))?)[ \t]+)*"
    r"protocol[ \t]+`?(\w+)"
)
# What can be compiled without building anything, or is left out by its conditions.
alone = {
    "Foundation", "FoundationEssentials", "Swift", "Dispatch", "Synchronization", "Glibc", "Darwin", "Musl", "Android",
    "WASILibc", "Bionic", "CRT", "ucrt", "WinSDK", "os",
}


def mark(path, target):
    """Writes a file with its marks, and returns where they are: line and name."""
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
        text = file.read()
    if "protocol" not in text:
        shutil.copyfile(path, target)
        return []
    lines, marks = [], []
    comment = False
    quoted = False
    for line in text.split("\n"):
        found = None if comment or quoted else protocol.match(line)
        if found:
            lines.append(found.group(1) + "/// @mockable")
            marks.append((len(lines), found.group(2)))
        lines.append(line)
        if line.count('"""') % 2:
            quoted = not quoted
        if not quoted:
            comment = comment and "*/" not in line or line.rfind("/*") > line.rfind("*/")
    with open(target, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
        file.write("\n".join(lines))
    return marks


def mock(paths, output, *options):
    command = [tool, "mock", "--plain", "--json", "--no-package-graph", "--output", output]
    run = subprocess.run(command + list(options) + ["--sources"] + paths, capture_output=True, text=True, timeout=600)
    return run.returncode, run.stdout, run.stderr


def compiles(paths):
    command = ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-package-name", "alone", "-module-name", "Alone"]
    run = subprocess.run(command + ["-swift-version", "5"] + paths, capture_output=True, text=True)
    return run.returncode == 0, run.stderr


def imports(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return set(re.findall(r"^\s*(?:@\w+(?:\([^)]*\))? )*(?:\w+ )?import (?:\w+ )?(\w+)", file.read(), re.M))


def check_alone(paths, output):
    """Compiles files that need no others with their mocks: None if they need others, otherwise what is wrong."""
    if any(imports(path) - alone for path in paths) or not compiles(paths)[0]:
        return None
    mock(paths, output)
    is_right, complaints = compiles(paths + [output])
    return [] if is_right else [line for line in complaints.split("\n") if " error: " in line][:5]


def bundles(target, marks):
    """What may compile by itself: modules with marks, and then files of the others."""
    modules = {}
    for folder, _, names in os.walk(target):
        parts = os.path.relpath(folder, target).split(os.sep)
        if "Sources" in parts and len(parts) > parts.index("Sources") + 1:
            module = os.sep.join(parts[: parts.index("Sources") + 2])
            modules.setdefault(module, []).extend(
                os.path.join(folder, name) for name in sorted(names) if name.endswith(".swift"))
    whole = [paths for paths in modules.values() if set(paths) & set(marks)]
    return whole + [[path] for path in marks]


crashes, lost, wrong = [], [], []
total = {"files": 0, "marks": 0, "mocks": 0, "diagnoses": 0, "alone": 0}
for number, base in enumerate(bases):
    source = os.path.abspath(base)
    target = os.path.join(work, f"{number}-{os.path.basename(source)}")
    marks = {}
    count = 0
    for folder, folders, names in os.walk(source):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            path = os.path.join(folder, name)
            if not name.endswith(".swift") or not os.path.isfile(path) or os.path.islink(path):
                continue
            count += 1
            goal = os.path.join(target, os.path.relpath(path, source))
            os.makedirs(os.path.dirname(goal), exist_ok=True)
            found = mark(path, goal)
            if found:
                marks[goal] = found
    if not count:
        print(f"There is no Swift in '{base}'.", file=sys.stderr)
        sys.exit(66)
    output = os.path.join(work, f"{number}.swift")
    begin = time.monotonic()
    status, report, errors = mock([target], output)
    seconds = time.monotonic() - begin
    if status not in (0, 1) or not report:
        crashes.append(f"{base}: the tool ended with {status}. {errors[-300:]}")
        continue
    diagnoses = json.loads(report)["diagnoses"]
    with open(output, encoding="utf-8") as file:
        mocks = re.findall(r"(?:class|actor) (\w+Mock)\b", file.read())
    told = [(found.get("file"), found.get("line"), found["text"]) for found in diagnoses]
    for path, places in marks.items():
        # A diagnosis is at the mark, or at the declaration behind it; attributes may be above the mark.
        for line, name in places:
            is_made = any(mock.endswith(name + "Mock") for mock in mocks)
            is_told = any(
                file == path and (line - 8 <= place <= line + 1 or f"'{name}'" in text) for file, place, text in told)
            if not is_made and not is_told:
                lost.append(f"{path}:{line}: '{name}' has neither a mock nor a diagnosis.")
    right, done = 0, set()
    with ThreadPoolExecutor(jobs) as pool:
        made = bundles(target, marks)
        outputs = [os.path.join(work, f"{number}-{place}.mocks.swift") for place in range(len(made))]
        checked = zip(made, pool.map(check_alone, made, outputs))
        for paths, found in checked:
            here = set(paths) & set(marks) - done
            if found is None or not here:
                continue
            done |= here
            right += sum(len(marks[path]) for path in here)
            wrong += found
    places = sum(len(found) for found in marks.values())
    print(
        f"{os.path.basename(source)}: {count} files, {places} marks, {len(mocks)} mocks, {len(diagnoses)} diagnoses, "
        f"{right} of them compiled, {seconds:.2f} s", flush=True)
    for key, value in zip(total, (count, places, len(mocks), len(diagnoses), right)):
        total[key] += value

for line in crashes + lost + wrong:
    print(line)
print(
    f"Together: {total['files']} files, {total['marks']} marks, {total['mocks']} mocks, {total['diagnoses']} diagnoses; "
    f"{len(crashes)} crashes, {len(lost)} marks without an answer; {total['alone']} marks compiled with their mocks, "
    f"{len(wrong)} complaints")
sys.exit(1 if crashes or lost or wrong else 0)
