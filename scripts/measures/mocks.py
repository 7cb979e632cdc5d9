# Measures 'riblets mock' on the sources of a large app, and holds it to what is promised.
#
#     scripts/measure mocks [--runs N] [--files N] [--seed N] [--keep NEW]
#
#     --runs N    How often each is run, 5 by default; the median counts.
#     --files N   How many files the app has, 10,000 by default: then the promises are those below.
#     --seed N    What the app is made from, 1 by default.
#     --keep NEW  Where the app's sources are made, and stay; a temporary folder unless told.
#
#     cold       there is no output yet: 450 ms
#     again      the output is there, and stays as it is: 450 ms
#     memory     the largest of them: 250 MiB
#
# The processor's time beside the clock tells how busy the machine was with other things. All are measured for plain mocks and for
# those with the test kit's part. Exits with 1 if a promise is not kept. Needs Swift.

from harness import *


def measure(kind, *flags):
    output, memory = work + "/Mocks.swift", 0
    for name in ("cold", "again"):
        figures = Figures()
        for _ in range(runs):
            if name == "cold" and os.path.exists(output):
                os.remove(output)
            figures.run(f"{built}/riblets", "mock", "--sources", folder, "--output", output, *flags)
        wall, processor = (1000 * value for value in figures.median())
        row(f"{kind}, {name}", wall, "ms", 450, f"processor {processor:.0f}")
        memory = max(memory, *figures.memory)
    row(f"{kind}, memory", memory, "MiB", 250, f"output {os.path.getsize(output) / 1e6:.1f} MB")


runs = option("runs", 5)
work = new_folder()
folder = option("keep") or work + "/app"
print("Building the tool and the app's sources …", flush=True)
release = ["swift", "build", "-c", "release", "--disable-build-manifest-caching", "--package-path", repository + "/Tools"]
run(*release, "--product", "riblets")
built = run(*release, "--show-bin-path").stdout.strip()
run("swift", "run", "-c", "release", "--disable-build-manifest-caching", "--package-path", repository + "/Benchmarks", "mock-corpus",
    folder, "--files", str(option("files", 10000)), "--seed", str(option("seed", 1)))
print(f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors.", flush=True)
measure("plain", "--plain")
measure("with the kit")
end()
