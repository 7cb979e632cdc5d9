# Puts known faults into TicTacToe or into what navigates, one at a time, and expects the tests of the faulty part to fail.
#
#     Research/run faults [--short] [--navigation] [--jobs N] [--limit SECONDS] [--list] [PATTERN]
#
#     --short           Only every fifth fault.
#     --navigation      The faults of the navigator, the links and the hosts (Tests/Faults), and not those of TicTacToe.
#     --jobs N          How many test runs at the same time, 2 by default.
#     --limit SECONDS   How long the tests of one fault may run, 120 by default.
#     --list            Print the faults and stop.
#     PATTERN           Only faults whose name, file or sentence holds this text, in any case, for example: router.
#
# The faults are put into a copy of the packages in .build/faults, each behind a question, so one build serves all of a package.
# Without a fault the tests have to pass. Then a fault of TicTacToe (Examples/SampleFeatures/Faults, a list a role) runs the
# suites named after its file: a fault in OffGameRouter.swift those of OffGameRouterTests, and so on; those of others do not
# count, and neither do tests that do not end. A fault of a host runs the suites about navigation there; the adapters for UIKit
# and SwiftUI are built on their stubs. A fault in a list, with an empty line after it:
#
#     # What is wrong, in a sentence
#     Root/RootRouter.swift
#     - detachChild(loggedOut)
#     + detachChild(loggedIn)
#
# `-` is a whole line, without its indentation; several follow each other in the file. They become `if SeededFault… { the
# + lines } else { the - lines }`. For a part of a line, `<` has the text around an expression in [[ ]], or is the
# expression, and `>` what takes its place: they become `(SeededFault… ? > : <)`. What `-` and `<` say has to be there once.
#
# Prints which test caught which fault. Exits with 1 if a fault survives or does not compile, and with 65 if a list is wrong.

from concurrent.futures import ThreadPoolExecutor

from harness import *

copy = repository + "/.build/faults"
KERNEL = (r"RibletsTests\.(Arrival|Begin|Cover|Depth|LeftMeanwhile|Link|Migration|Move|Navigation|PlainChildren|PlainValue|Reentrancy"
          r"|Restoring|RibletWindow|RouteList|User)")
# The package of a list, the folder of its sources, and the tests that count; those of TicTacToe are named after its files.
LISTS = {
    "Navigator": (".", "Sources/Riblets", KERNEL),
    "RibletsViews": (
        "Portable", "Portable/Sources/RibletsViews", r"RibletsViewsTests\.(HostStorm|Layer|NavigationRandom|PortableWindowHost)"),
    "RibletsUIKit": ("Fixtures/AppleAdapters", "Sources/RibletsUIKit", r"RibletsUIKitTests\."),
    "RibletsSwiftUI": ("Fixtures/AppleAdapters", "Sources/RibletsSwiftUI", r"RibletsSwiftUITests\."),
}
SAMPLES = "Examples/SampleFeatures"
# What is not asked for is not compiled.
MANIFESTS = {
    SAMPLES + "/Package.swift": '''
package.targets.removeAll { target in
  target.name != "TicTacToe" && !target.dependencies.contains { "\\($0)".contains("\\"TicTacToe\\"") }
}
package.products.removeAll { $0.name != "TicTacToe" }
''',
    "Package.swift": 'package.targets.removeAll { $0.isTest && $0.name != "RibletsTests" }\n',
    "Portable/Package.swift": 'package.targets.removeAll { $0.isTest && $0.name != "RibletsViewsTests" }\n',
}
QUESTION = '''import Foundation

/// Which fault this run of the tests has.
enum SeededFault {
  private static let active = ProcessInfo.processInfo.environment["RIBLETS_SEEDED_FAULT"]

  static func isActive(_ name: String) -> Bool { active == name }
}
'''
problems = []


class Fault:
    def __init__(self, role, number, place, sentence):
        self.role, self.name, self.place, self.sentence = role, f"{role} {number}", place, sentence
        self.package, self.sources, self.tests = LISTS.get(role, (SAMPLES, SAMPLES + "/Sources/TicTacToe", None))
        self.file, self.lines = "", {"-": [], "+": [], "<": [], ">": []}

    def filter(self):
        """The suites that are named after the file, as in Documentation/Coverage.md, or those of the package."""
        part = os.path.basename(self.file).removesuffix(".swift")
        if part.endswith("ViewController"):
            return self.tests or rf"\.{part.removesuffix('ViewController')}(View|ViewController|ViewSnapshot|Snapshot)(Tests|Specs?)/"
        return self.tests or rf"\.{part}(Tests|Specs?)/"

    def seed(self, lines):
        """Puts the fault into a file: lines, each with a mark if it is a fault's own."""
        before, question = [line.strip() for line in self.lines["-"]], f'SeededFault.isActive("{self.name}")'
        if before and not self.lines["<"]:
            found = [
                at for at in range(len(lines))
                if [text.strip() for text, is_seeded in lines[at:at + len(before)] if not is_seeded] == before]
            if len(found) != 1:
                return f"its lines are {len(found)} times in {self.file}"
            old = lines[found[0]:found[0] + len(before)]
            new = [f"if {question} {{", *(line.strip() for line in self.lines["+"]), "} else {"]
            lines[found[0]:found[0] + len(before)] = [*((text, True) for text in new), *old, ("}", True)]
        elif self.lines["<"] and not before:
            # The last ]]: the expression may end with a bracket of its own.
            parts = re.fullmatch(r"(.*?)\[\[(.*)\]\](.*)", self.lines["<"][0])
            head, old, tail = parts.groups() if parts else ("", self.lines["<"][0], "")
            found = [at for at, (text, is_seeded) in enumerate(lines) if not is_seeded for _ in range(text.count(head + old + tail))]
            if len(found) != 1:
                return f"its text is {len(found)} times in {self.file}"
            text = lines[found[0]][0]
            lines[found[0]] = text.replace(head + old + tail, f"{head}({question} ? {self.lines['>'][0]} : {old}){tail}"), False
        else:
            return "a fault has lines with - and +, or one with < and one with >"


def read_list(path):
    """The faults of a list."""
    role, faults = os.path.basename(path).removesuffix(".txt"), []
    for number, line in enumerate(text_of(path).split("\n"), 1):
        if line.startswith("# "):
            faults.append(Fault(role, len(faults) + 1, f"{path}:{number}", line[2:]))
        elif line[1:2] == " " and line[0] in "-+<>" and faults:
            faults[-1].lines[line[0]].append(line[2:])
        elif line.endswith(".swift") and faults:
            faults[-1].file = line
        elif line:
            problems.append(f"{path}:{number}: this is no line of a fault: {line}")
    return faults


def seeded(faults):
    """The files that the faults change, by their paths, and one that answers which fault is on."""
    files = {}
    for fault in faults:
        path = f"{fault.sources}/{fault.file}"
        if not os.path.isfile(f"{repository}/{path}"):
            problems.append(f"{fault.place}: there is no file '{fault.file}'")
            continue
        lines = files.setdefault(path, [(line, False) for line in text_of(f"{repository}/{path}").split("\n")])
        if problem := fault.seed(lines):
            problems.append(f"{fault.place}: {problem}")
    texts = {path: "\n".join(text for text, _ in lines) for path, lines in files.items()}
    return texts | {fault.sources + "/SeededFault.swift": QUESTION for fault in faults}


def write_copy(texts):
    """Copies the packages as they are now. A file that comes out as before keeps its time, so that only what has changed is
    compiled. Others get one of a later second: the compiler's driver reads times without their fractions, and takes a file of
    the second in which its last build ended for built."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "Package.swift", "Sources", "Tests",
                 "Data", "Portable", SAMPLES, "Fixtures/AppleAdapters", at=repository).stdout.split("\0")
    wanted = {path for path in listed if os.path.lexists(f"{repository}/{path}") and path} | texts.keys()
    for path in files_of(copy, ""):
        if os.path.relpath(path, copy) not in wanted:
            os.remove(path)
    for path in sorted(wanted):
        source, target = f"{repository}/{path}", f"{copy}/{path}"
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.islink(source):
            if not os.path.islink(target):
                os.symlink(os.readlink(source), target)
            continue
        content = texts[path].encode() if path in texts else open(source, "rb").read()
        content += MANIFESTS.get(path, "").encode()
        if not os.path.isfile(target) or open(target, "rb").read() != content:
            with open(target, "wb") as stream:
                stream.write(content)
            os.utime(target, (time.time() + 2, time.time() + 2))


def failures(package, name, *filters):
    """The tests that fail with a fault, and the status, or nothing if the tests do not end."""
    command = ["swift", "test", "--skip-build", "--ignore-lock", "--disable-xctest"]
    for filter in filters:
        command += ["--filter", filter]
    with tempfile.NamedTemporaryFile() as log:
        status = run_for(option("limit", 120), log.name, *command, at=package, RIBLETS_SEEDED_FAULT=name, RIBLETS_SNAPSHOTS="never",
                         NO_COLOR="1", SWIFT_BACKTRACE="enable=no")
        output = text_of(log.name, errors="replace")
    failed = re.findall(r'^✘ Test (?!run with )"?([^"\n]*?)"? (?:with .* )?failed after', output, re.M)
    return failed, None if status == 124 else status


def verdict(fault):
    failed, status = failures(package, fault.name, fault.filter())
    endless = "" if status is not None else ", and a test did not end"
    if failed:
        return failed[0] + (f" (+{len(failed) - 1})" if failed[1:] else "") + endless
    if status is None:
        return "tests that did not end" if fault.tests else f"SURVIVED: the tests had not ended after {option('limit', 120)} s"
    return f"the run, which stopped (status {status})" if status else "SURVIVED"


lists = repository + ("/Tests/Faults" if option("navigation") else f"/{SAMPLES}/Faults")
faults = [fault for path in sorted(glob.glob(lists + "/*.txt")) for fault in read_list(path)]
texts = seeded(faults)
if problems:
    print("\n".join(problems).replace(lists + "/", ""), file=sys.stderr)
    sys.exit(65)
pattern = operands[0] if operands else ""
chosen = [fault for fault in faults if pattern.lower() in f"{fault.name}\t{fault.file}\t{fault.sentence}".lower()]
chosen = chosen[::5] if option("short") else chosen
if not chosen:
    print(f"No fault has the text '{pattern}'. See: Research/run faults --list", file=sys.stderr)
    sys.exit(64)
if option("list"):
    print("\n".join(f"{fault.name:<14}  {fault.sentence}  ({fault.file})" for fault in chosen))
    sys.exit()
install_system_packages(SAMPLES)
# The copy makes its mocks with the tool as it is here.
take_tool("packed_tool")
for name in ("RIBLETS_NAVIGATION_SEQUENCES", "RIBLETS_HOST_SEQUENCES"):
    os.environ.setdefault(name, "20")
write_copy(texts)
survived, widest = 0, max(len(fault.sentence) for fault in chosen)
print(f"{'Role':<14}  {'Fault':<{widest}}  Caught by")
for part in sorted({fault.package for fault in chosen}):
    package = os.path.normpath(f"{copy}/{part}")
    here = [fault for fault in chosen if fault.package == part]
    print(f"Building {part} with all faults …", file=sys.stderr, flush=True)
    build(part, "--build-tests", "--package-path", package)
    failed, status = failures(package, "none", *sorted({fault.filter() for fault in here}))
    if failed or status != 0:
        sys.exit(f"Without a fault these tests have to pass, and do not: {', '.join(failed) or status}")
    with ThreadPoolExecutor(option("jobs", 2)) as pool:
        for fault, found in zip(here, pool.map(verdict, here)):
            survived += found.startswith("SURVIVED")
            print(f"{fault.name:<14}  {fault.sentence:<{widest}}  {found}", flush=True)
print(f"\n{len(chosen)} faults, {len(chosen) - survived} caught, {survived} survived.")
sys.exit(1 if survived else 0)
