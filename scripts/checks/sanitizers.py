# Runs the tests of the runtime under the address and the thread sanitizer, and fails on what these report.
#
#     scripts/check sanitizers [--short] [--filter REGEX] [--limit SECONDS] [SANITIZER…]
#
#     SANITIZER…        address or thread; both by default.
#     --short           Only the tests in which several threads let go of one tree, for CI.
#     --filter REGEX    Only tests whose identifier matches, as in `swift test --filter`.
#     --limit SECONDS   How long the tests of one sanitizer may run, 1800 by default; then they are ended.
#
# Builds Tests/RibletsTests with the targets that it needs and no others, with --short only the files of these tests, once
# for each sanitizer, in .build/sanitizers. Prints what is reported, and the place of the whole output. Needs Swift and Python.

from harness import *

place, filter = repository + "/.build/sanitizers", r"^RibletsTests\.DropTests/" if option("short") else option("filter")
# Without the targets that the tests do not need.
ROOT = '''
package.products = []
package.targets.removeAll {
  !["Riblets", "RibletsTestCore", "RibletsTesting", "SeededGenerator", "RibletsTests"].contains($0.name)
}
'''
SHORT = '''
let tests = package.targets.first { $0.name == "RibletsTests" }!
tests.sources = ["Tree/DropTests.swift", "Tree/Parcel.swift", "Tree/Part.swift", "Tree/Squall.swift"]
'''


def check(sanitizer):
    """What a run is to say: that it ran tests, and that no sanitizer has found anything. Returns whether it does."""
    log = f"{place}/{sanitizer}.log"
    options = ["--package-path", place + "/package", "--scratch-path", f"{place}/{sanitizer}", "--sanitize", sanitizer]
    print(f"Building with the {sanitizer} sanitizer …")
    build(sanitizer, *options, "--build-tests")
    chosen = ["--filter", filter] if filter else []
    status = run_for(option("limit", 1800), log, "swift", "test", "--skip-build", "--disable-xctest", *options, *chosen)
    text = text_of(log, errors="replace")
    lines, tests = text.splitlines(), re.findall(r"Test run with ([1-9]\d* tests?) ", text)
    # Each report has one line of this kind, with the process's number before it or not.
    reports = [at for at, line in enumerate(lines) if re.search("(ERROR|WARNING): (Address|Thread|Leak)Sanitizer", line)]
    for at in reports[:5]:
        print("\n".join(lines[at:at + 12]))
    if not reports and status:
        print("\n".join([line for line in lines if re.search("✘|error:|Fatal|Crash", line)][:20]))
    problem = (f"{len(reports)} reports" if reports else f"the tests ended with status {status}" if status else
               "" if tests else "no test ran")
    print(f"{sanitizer}: {problem}. All of it: {log}" if problem else f"{sanitizer}: {tests[-1]}, no report")
    return not problem


for sanitizer in operands:
    if sanitizer not in ("address", "thread"):
        misused(f"There is no sanitizer '{sanitizer}' here.")
os.makedirs(place + "/package", exist_ok=True)
# Pages and fixtures are read by tests.
for part in os.listdir(repository):
    target = f"{place}/package/{part}"
    if not part.startswith((".", "Package.")) and not os.path.lexists(target):
        os.symlink(f"{repository}/{part}", target)
write(place + "/package/Package.swift", text_of(repository + "/Package.swift") + ROOT + (SHORT if option("short") else ""))
sys.exit(0 if all([check(sanitizer) for sanitizer in operands or ["address", "thread"]]) else 1)
