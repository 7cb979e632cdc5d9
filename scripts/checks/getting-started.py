# Checks Documentation/GettingStarted.md: does all that it says from nothing on, and compares what is seen.
#
#     scripts/check getting-started [--keep NEW]
#
#     --keep NEW   Writes the app there, and leaves it; a temporary folder otherwise.
#
# Runs each command of the page, and makes each change that it shows: the first line of such a block names the file, the
# others are lines that are kept, taken out (−) or put in (+). What a command prints is compared where the page shows it; tests
# have to pass. What is written has to be clean for the formatter. The mocks are made by the packed debug tool, which tests
# have built anyway. Needs Swift.

from harness import *

# Apps of scripts are built in one folder, so that Riblets is compiled once for them.
scratch = repository + "/.build/apps"
# A reader is at their own machine: where CI is on, a test records no snapshot.
environment.pop("CI", None)


def fail(text):
    sys.exit(f"{text}\nThe step is in Documentation/GettingStarted.md.")


def type_in(command, expected):
    """Runs a command as somebody would type it; what it prints is compared if the page shows it."""
    global folder
    print(f"$ {command}", flush=True)
    if command.startswith("cd "):
        folder = os.path.join(folder, command[3:])
        return
    line = re.sub("^riblets ", f"'{tool}' ", command)
    line = re.sub(r"\bswift (run|test)\b", f"swift \\1 --scratch-path '{scratch}'", line)
    line = line.replace("swift test", "swift test --disable-xctest")
    done = run("bash", "-c", line, at=folder, may_fail=True, timeout=900)
    said = f"\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    if done.returncode != 0 and not line.startswith("RIBLETS_SNAPSHOTS=failed "):
        fail(f"'{command}' ended with {done.returncode}:{said}")
    if "swift test" in command and not re.search(r"Test run with [1-9]\d* tests", done.stdout):
        fail(f"'{command}' ran no test:{said}")
    # What a command notes for a person counts as printed, too.
    printed = (done.stdout + (done.stderr if command.startswith("riblets ") else "")).strip()
    # A line of dots stands for others.
    pattern = "\n".join(r"(.*\n)*?.*" if line == "…" else re.escape(line) for line in expected.splitlines())
    if expected and not re.fullmatch(pattern, printed):
        fail(f"'{command}' is to print\n{expected}\nand prints\n{printed}")


def edit(text):
    """Changes a file as a block says: its name, then lines to keep, to take out and to put in; dots leave lines out."""
    name, _, rest = text.partition("\n")
    print(f"  edit {name}", flush=True)
    path = os.path.join(folder, name)
    is_new = all(line.startswith("+") for line in rest.splitlines())
    if is_new == os.path.exists(path):
        fail(f"'{name}' is there already." if is_new else f"'{name}' is not there.")
    source = "\n" + ("" if is_new else text_of(path))
    for part in rest.split("…\n"):
        old, new = ("\n" + "".join(line[1:] + "\n" for line in part.splitlines() if line[:1] != left_out) for left_out in "+-")
        if not is_new and source.count(old) != 1:
            fail(f"'{name}' does not have these lines exactly once:{old}")
        source = source.replace(old, new, 1)
    write(path, source[1:])


started = time.monotonic()
tool = take_tool(packed=True)
folder = new_folder(option("keep"))
counts = {"sh": 0, "diff": 0}
for kind, text in re.findall(r"^```(sh|diff)\n(.*?)^```$", text_of(repository + "/Documentation/GettingStarted.md"), re.M | re.S):
    if kind == "diff":
        counts[kind] += 1
        edit(text)
        continue
    for part in text.split("$ ")[1:]:
        counts[kind] += 1
        command, _, printed = part.partition("\n")
        type_in(command, printed.strip())
if min(counts.values()) < 5:
    fail(f"The page has {counts['sh']} commands and {counts['diff']} edits: has its form changed?")
run("swift", "format", "lint", "--strict", "--recursive", "Sources", "Tests", at=folder)
print(f"{counts['sh']} commands and {counts['diff']} edits do what the page says, in {time.monotonic() - started:.0f} s.")
