# Runs the tests of every package, and ends with one line: `N passed, N failed`.
#
#     scripts/test [--filter PATTERN]… [--limit SECONDS] [--verbose] [PACKAGE…]
#
#     PACKAGE…         root, or a folder: Tools, Tools/MockSamples, Bridges, Portable, Portable/Web, Data, Data/Store,
#                       Examples/SampleFeatures, Examples, Benchmarks. All of them by default. Also Fixtures/AppleAdapters,
#                       which scripts/check apple-adapters runs.
#     --filter PATTERN  Only tests whose identifier matches, as in `swift test --filter`.
#     --limit SECONDS   How long the tests of one package may run, 900 by default; then they are ended and named.
#     --verbose         Everything the build and the tests print, while they print it.
#
# A test is a function, however many arguments it runs with. A package that does not build, whose tests stop half-way, or that
# has a test target and ran no test, counts as one failure more and is named. Tests write their files into memory where there is
# room, unless TMPDIR is set. Needs Swift and Python.

from harness import *

limit, filters = option("limit", 900), ["--filter", option("filter")] if option("filter") else []
totals, broken, started = [0, 0, 0], [], time.monotonic()
# A crash says where; the registers and the threads that wait would bury it.
os.environ.setdefault("SWIFT_BACKTRACE", "interactive=no,color=no,threads=crashed,registers=none,images=none")
for package in operands:
    # The adapters have tests where there is no UIKit.
    if package.rstrip("/") not in [*packages(), APPLE_ADAPTERS]:
        stop(64, f"There is no package '{package}' here.\nPackages: {' '.join(packages())}")
chosen = [package.rstrip("/") for package in operands] or packages()


def take_temporaries():
    """Gives tests a folder in memory, where there is room and programs can be started: a disk can take a sixth of the time of tests
    that write thousands of files."""
    memory = "/dev/shm"
    if os.environ.get("TMPDIR") or not os.access(memory, os.W_OK):
        return
    system = os.statvfs(memory)
    if system.f_bavail * system.f_frsize >= 2 << 30 and not system.f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = tempfile.mkdtemp(dir=memory)
        # As /tmp is: tests run programs as other users, too.
        os.chmod(os.environ["TMPDIR"], 0o755)
        # Tests leave folders that cannot be written to when they are ended from outside.
        for remove in (["rm", "-rf"], ["chmod", "-R", "u+rwx"]):
            atexit.register(run, *remove, os.environ["TMPDIR"], may_fail=True)


def run_logged(limit, log, *command):
    """Runs a command with its output in a file, and on the screen too with --verbose."""
    if option("verbose"):
        command, log = ["bash", "-o", "pipefail", "-c", '"${@:2}" 2>&1 | tee "$1"', "bash", log, *command], None
    return run_for(limit, log, *command)


def lend_tool():
    """Packages that make mocks take the tool of Tools/.build as its sources are now, so that swift-syntax is not built once more
    for them."""
    if os.environ.get("RIBLETS_TOOLS") or not os.path.exists(repository + "/Tools/.build/debug/riblets"):
        return
    log = repository + "/Tools/.build/test-logs/pack.log"
    os.makedirs(os.path.dirname(log), exist_ok=True)
    if run_logged(0, log, scripts + "/pack-tool", "--configuration", "debug") == 0:
        os.environ["RIBLETS_TOOLS"] = repository + "/Tools/.build/packed/debug/riblets-tools"
    else:
        print(f"   could not lend the tool to the others, which build it themselves: {log}")


def prepare():
    """Once, before the first package that is not the tools. The tool is lent first: a package that makes mocks depends on less
    then. What cannot be fetched, the build says."""
    if any("Sample" in package for package in chosen):
        lend_tool()
    resolve_packages(*chosen)


def count_broken(package, what):
    totals[1] += 1
    broken.append(f"{package}: {what}")
    print(f"   {package}: {what}")


def test_package(package):
    """Builds and runs the tests of one package. What goes wrong is counted, and the next package has its turn."""
    directory = directory_of(package)
    logs = directory + "/.build/test-logs" + ("/older-system" if os.environ.get("RIBLETS_OLDER_SYSTEM") else "")
    os.makedirs(logs, exist_ok=True)
    manifest = run("swift", "package", "dump-package", at=directory, may_fail=True)
    if manifest.returncode:
        print(manifest.stderr)
        return count_broken(package, "its manifest cannot be read")
    manifest = json.loads(manifest.stdout)
    kinds = {target["type"] for target in manifest["targets"]}
    if "test" not in kinds:
        return print("   has no tests")
    try:
        places = places_of(package)
    except SystemExit:
        return count_broken(package, "needs something from the system")
    # SwiftPM does not see a new file of a package beside this one unless it plans anew. What a plug-in needs it builds once more
    # as a tool: of a package that has plug-ins only the tests are built, and what they depend on.
    what = ["--product", manifest["name"] + "PackageTests"] if "plugin" in kinds else ["--build-tests"]
    watch = Watch()
    if run_logged(0, logs + "/build.log", "swift", "build", *what, "--disable-build-manifest-caching", *places):
        option("verbose") or print("\n".join(complaints(text_of(logs + "/build.log", errors="replace"))))
        return count_broken(package, "did not build")
    print(f"   built in {watch}")
    run_tests(package, places, logs)


def run_tests(package, places, logs):
    watch, log, events = Watch(), logs + "/tests.log", logs + "/events.jsonl"
    if os.path.exists(events):
        os.remove(events)
    # Nothing is built here, and other scripts may build in the same folder meanwhile.
    status = run_logged(limit, log, "swift", "test", "--skip-build", "--ignore-lock", *places, "--disable-xctest",
                        "--event-stream-output-path", events, *filters)
    if status and not option("verbose"):
        # The log without its lines about what went well.
        well = re.compile(r"(◇|✔|➜|━|􀟈|􀁛) |↳ (Testing Library|Target Platform)|\[\d+/\d+\]|Test (Suite|Case) ")
        print("".join(f"   {line}\n" for line in text_of(log, errors="replace").splitlines() if not well.match(line)), end="")
    counts, open_tests = read(events)
    if open_tests is None:
        print(f"   {spelled(counts)} in {watch}")
        totals[:] = map(sum, zip(totals, counts))
        if counts[1]:
            broken.append(f"{package}: {counts[1]} failed")
        elif status:
            count_broken(package, f"failed outside of its tests (status {status})")
        elif not counts[0] and not filters:
            count_broken(package, "has a test target and ran no test")
    else:
        print("".join(f"   Did not end: {test}\n" for test in sorted(open_tests)[:20]), end="")
        how = f"its tests had not ended after {spelled_time(limit)}" if status == 124 else f"its tests stopped half-way (status {status})"
        count_broken(package, f"{how}; all it printed: {log}")


def read(events):
    """How many tests have passed, failed and were skipped; and those that have begun and not ended, if the run has not ended."""
    functions, started, ended, failed, skipped, has_ended = set(), set(), set(), set(), set(), False
    for line in text_of(events, errors="replace").splitlines() if os.path.exists(events) else ():
        try:
            event = json.loads(line)["payload"]
        except ValueError:
            # The run was ended while it wrote.
            continue
        kind, test = event["kind"], event.get("testID")
        if kind == "function":
            functions.add(event["id"])
        elif kind == "testStarted":
            started.add(test)
        elif kind == "testEnded":
            ended.add(test)
            if any(message["symbol"] == "fail" for message in event["messages"]):
                failed.add(test)
        elif kind == "testSkipped":
            skipped.add(test)
        has_ended = has_ended or kind == "runEnded"
    counts = [len(functions & found) for found in (ended - failed - skipped, failed, skipped)]
    return (counts, None) if has_ended else ([0, 0, 0], {test.rpartition("/")[0] for test in functions & started - ended})


def spelled(counts):
    passed, failed, skipped = counts
    return f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else "")


take_temporaries()
prepared = False
for package in chosen:
    print(f"== {package}")
    if package != "Tools" and not prepared:
        prepared = True
        prepare()
    test_package(package)
print("".join(f"\nFailed: {line}" for line in broken))
if not totals[0] + totals[1]:
    print(f"Failed: no test matches {' '.join(filters)}" if filters else "Failed: there are no tests")
print(f"Took {spelled_time(time.monotonic() - started)}.\n{spelled(totals)}")
sys.exit(0 if totals[0] and not totals[1] else 1)
