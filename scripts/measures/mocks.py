"""Runs 'riblets mock' as scripts/measure mocks explains it: FOLDER-OF-PROGRAMS FOLDER WORK RUNS [counted]."""
import os
import statistics
import subprocess
import sys
import time

built, folder, work, runs = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
tool = os.path.join(built, "riblets")
is_counted = "counted" in sys.argv[5:]

# What swift-syntax alone took for a marked declaration where the promises were made: 0.22 s for 9,000.
PROMISED_YARDSTICK = 0.22e3 / 9000


def yardstick():
    """How many times as long as there it takes here."""
    command = [os.path.join(built, "ParseYardstick"), folder, "7"]
    milliseconds, count, size = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    times = float(milliseconds) / int(count) / PROMISED_YARDSTICK
    print(
        f"swift-syntax alone parses {int(count):,} declarations, {int(size) / 1e6:.1f} MB, in {float(milliseconds):.0f} ms:"
        f" {times:.2f} times what it took where the promises were made.",
        flush=True,
    )
    return times


class Figures:
    def __init__(self):
        self.wall, self.processor, self.memory = [], [], []

    def run(self, arguments):
        start = time.monotonic()
        process = os.posix_spawn(tool, [tool, "mock", "--sources", folder] + arguments, os.environ)
        _, status, usage = os.wait4(process, 0)
        self.wall.append((time.monotonic() - start) * 1000)
        self.processor.append((usage.ru_utime + usage.ru_stime) * 1000)
        # Bytes on a Mac, KiB elsewhere.
        self.memory.append(usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10))
        if status != 0:
            sys.exit(f"riblets mock ended with {status}.")


def measure(kind, flags, times):
    output = os.path.join(work, "Mocks.swift")
    arguments = ["--output", output] + flags
    cold, again = Figures(), Figures()
    for _ in range(runs):
        if os.path.exists(output):
            os.remove(output)
        cold.run(arguments)
    for _ in range(runs):
        again.run(arguments)
    isKept = True
    for name, figures in [("cold", cold), ("again", again)]:
        remark = f"processor {statistics.median(figures.processor):.0f} ms"
        isKept = report(f"{kind}, {name}", statistics.median(figures.wall), "ms", 450, remark, times) and isKept
    memory = max(cold.memory + again.memory)
    return report(f"{kind}, memory", memory, "MiB", 250, f"output {os.path.getsize(output) / 1e6:.1f} MB") and isKept


def report(name, value, unit, limit, remark, times=None):
    counted = value / times if times and is_counted else value
    isKept = counted <= limit
    print(
        f"{name:<20} {value:8.0f} {unit:<3} {f'({value / times:.0f} as counted) ' if times else ''}at most {limit}:"
        f" {'kept' if isKept else 'NOT KEPT'} ({remark})",
        flush=True,
    )
    return isKept


print(f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors.", flush=True)
times = yardstick()
results = [measure("plain", ["--plain"], times), measure("with the kit", [], times)]
sys.exit(0 if all(results) else 1)
