# What CI does, from a fresh clone: `bash .ci/run`. The same on your machine.
#
#     .ci/run [--help]
#
# Runs one step after the other, prints the time and the processor time of each, and stops at the first that fails. Ends
# with the dearest steps and the summary of the tests.

from harness import *

os.chdir(repository)
started, costs, tests = time.monotonic(), [], new_folder() + "/tests"


def step(name, command):
    """Runs a line of Bash."""
    print(f"\n=== {name}")
    began, before = time.monotonic(), processor_time()
    status = run_for(0, None, "bash", "-o", "pipefail", "-c", command)
    seconds, spent = time.monotonic() - began, processor_time() - before
    print(f"--- {name}: {seconds:.0f} s ({spent:.0f} s of processor time)")
    costs.append((spent, seconds, name))
    if status:
        print(f'\nStopped: the step "{name}" failed after {seconds:.0f} s. To run it alone: {command.partition(" | ")[0]}')
        show_costs()
        sys.exit(1)


def show_costs():
    print(f"\nThe dearest steps, of {sum(spent for spent, _, _ in costs):.0f} s of processor time:")
    for spent, seconds, name in sorted(costs, reverse=True)[:10]:
        print(f"  {spent:5.0f} s, in {seconds:4.0f} s: {name}")
    if os.path.exists(tests):
        print(text_of(tests).rstrip("\n").rpartition("\n")[2])


step("What is tracked", "scripts/check repository")
step("Format", "scripts/check format")
step("Words of pages and comments", "scripts/check words")
step("Floors of the tools", "scripts/check tools-shape")
step("Pictures of pages", "scripts/pictures --check")
step("Shell scripts", "scripts/check scripts")
step("The first command of the README, in a fresh clone", "scripts/check first-run")
# What follows is built for this run alone.
os.environ.update(RIBLETS_SWIFT=shutil.which("swift"), PATH=f"{scripts}/internal/quick-build:{os.environ['PATH']}")
step("Tests of all packages", f"scripts/test | tee {tests}")
# The tool that the tests have built, packed, and mocks by it as they have lent it. If they could not pack theirs, each step does.
lent = repository + "/Tools/.build/packed/debug/riblets-tools"
if not os.environ.get("RIBLETS_TOOLS") and os.path.isdir(lent):
    os.environ.update(RIBLETS_TOOLS=lent, RIBLETS_LENT=lent)
step("Tests as on older systems", "RIBLETS_OLDER_SYSTEM=1 scripts/test root Examples/SampleFeatures")
step("Coverage of the sample apps, by riblet and role", "scripts/riblets coverage --package-path Examples/SampleFeatures --fail-under 90")
step("Budgets", "scripts/check budgets")
step("Freeing on several threads, under the sanitizers", "scripts/check sanitizers --short")
for name, check in {
        "Platform floor": "platform-floor", "The walls around data": "data-walls", "Documentation of public symbols": "documentation",
        "Adapters for UIKit and SwiftUI": "apple-adapters", "An app that depends on Riblets": "fixture",
        "The sample apps in a browser": "browser", "Getting started, step by step": "getting-started",
        "What riblets new writes": "scaffold", "What riblets new writes for UIKit and SwiftUI": "apple-scaffold",
        "Mocks by a packed plug-in": "packed-mocks", "Mocks of Combine, against OpenCombine": "combine-mocks",
        "A published version, as an app resolves it": "release"}.items():
    step(name, f"scripts/check {check}")
for file in sorted(glob.glob("scripts/tests/*-tests.sh")) + sorted(glob.glob("Research/tests/*-tests.sh")):
    step(f"Tests of the scripts: {os.path.basename(file)[:-9]}", file)
for study in ("bazel", "edits", "fuzz-mocks", "maps", "merge-pairs", "merges"):
    step(f"Study: {study}", f"Research/run {study} --short")
show_costs()
print(f"\nEverything passed, in {spelled_time(time.monotonic() - started)}.")
