# Measures 'riblets mock' on the sources of a large app, and holds it to what is promised.
#
#     scripts/measure mocks [--runs N] [--files N] [--seed N] [--keep NEW] [--counted]
#
#     --runs N    How often each is run, 5 by default; the median counts.
#     --files N   How many files the app has, 10,000 by default: then the promises are those below.
#     --seed N    What the app is made from, 1 by default.
#     --keep NEW  Where the app's sources are made, and stay; a temporary folder unless told.
#     --counted   Holds the times to the promises as they are counted below, and not as the clock has them.
#
#     cold       there is no output yet: 450 ms
#     again      the output is there, and stays as it is: 450 ms
#     memory     the largest of them: 250 MiB
#
# Machines differ, so each time is printed once more as it is counted in what swift-syntax alone needs for the app's marked
# declarations, on one thread and in the same run: 24.4 us each where the promises were made. Of a machine on which that
# takes three times as long it is a third. The processor's time beside the clock tells how busy the machine was with other
# things. All are measured for plain mocks and for those with the test kit's part. Exits with 1 if a promise is not kept.

from harness import *

# What swift-syntax alone took for a marked declaration where the promises were made: 0.22 s for 9,000.
PROMISED_YARDSTICK = 0.22e3 / 9000


def yardstick():
    """How many times as long as there it takes here."""
    milliseconds, count, size = run(f"{built}/ParseYardstick", folder, "7").stdout.split()
    times = float(milliseconds) / int(count) / PROMISED_YARDSTICK
    print(f"swift-syntax alone parses {int(count):,} declarations, {int(size) / 1e6:.1f} MB, in {float(milliseconds):.0f} ms: "
          f"{times:.2f} times what it took where the promises were made.", flush=True)
    return times


def measure(kind, *flags):
    output, memory = work + "/Mocks.swift", 0
    for name in ("cold", "again"):
        figures = Figures()
        for _ in range(runs):
            if name == "cold" and os.path.exists(output):
                os.remove(output)
            figures.run(f"{built}/riblets", "mock", "--sources", folder, "--output", output, *flags)
        wall, processor = (1000 * value for value in figures.median())
        value, remark = (wall / times, f"by the clock {wall:.0f}") if option("counted") else (wall, f"{wall / times:.0f} as counted")
        row(f"{kind}, {name}", value, "ms", 450, f"{remark}, processor {processor:.0f}")
        memory = max(memory, *figures.memory)
    row(f"{kind}, memory", memory, "MiB", 250, f"output {os.path.getsize(output) / 1e6:.1f} MB")


runs = option("runs", 5)
work = new_folder()
folder = option("keep") or work + "/app"
print("Building the tool and the app's sources …", flush=True)
release = ["swift", "build", "-c", "release", "--disable-build-manifest-caching", "--package-path", repository + "/Tools"]
for product in ("riblets", "ParseYardstick"):
    run(*release, "--product", product)
built = run(*release, "--show-bin-path").stdout.strip()
run("swift", "run", "-c", "release", "--disable-build-manifest-caching", "--package-path", repository + "/Benchmarks", "mock-corpus",
    folder, "--files", str(option("files", 10000)), "--seed", str(option("seed", 1)))
print(f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors.", flush=True)
times = yardstick()
measure("plain", "--plain")
measure("with the kit")
end()
