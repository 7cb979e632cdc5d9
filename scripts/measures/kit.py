# Measures what the test kit costs in a debug build, and holds it to what is promised.
#
#     scripts/measure kit [--runs N]
#
#     --runs N   How often each is run, 7 by default; the median counts.
#
#     specs      1,000 examples beyond the run of the same bundle with one empty test: 300 ms
#     snapshots  a view of 390×844 that matches its two files, as text and SVG: 150 ms
#     settle     one that finds nothing to do: 10 µs
#
# The figures are times, so run it on a machine that does nothing else. Exits with 1 if a promise is not kept. Needs Swift.

from harness import *

print("Building the tests …", flush=True)
build = ["swift", "build", "--build-tests", "--package-path", repository]
run(*build)
program = run(*build, "--show-bin-path").stdout.strip() + "/ribletsPackageTests.xctest"
command = [program, "--testing-library", "swift-testing"]
# On Linux the built bundle is a program: without the package manager around it there is less to vary.
if os.path.isdir(program):
    command = ["swift", "test", "--skip-build", "--package-path", repository, "--disable-xctest"]


def measured(tests, figure=None):
    """The median of the milliseconds that the tests take, or of what they print."""
    values = []
    for _ in range(option("runs", 7)):
        started = time.monotonic()
        result = run(*command, "--filter", tests, RIBLETS_KIT_SPEED="1")
        values.append(float(re.search(figure, result.stdout + result.stderr)[1]) if figure else 1000 * (time.monotonic() - started))
    return statistics.median(values)


row("1,000 examples of a spec", measured("ThousandExamplesSpec/") - measured("NothingTests/"), "ms", 300)
snapshot = measured("ScreenSnapshotTests/.*logging", r'Test "logging in" passed after ([0-9.]+) seconds')
row("a view that matches its snapshots", 1000 * snapshot, "ms", 150)
row("a settle with nothing to do", measured("SettleSpeed/", r"kit-speed\|([0-9.]+)"), "µs", 10)
end()
