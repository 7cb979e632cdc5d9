# Types the README's first command into a fresh clone, waits for the page, and holds what that costs.
#
#     scripts/check first-run [--limit SECONDS]
#
#     --limit SECONDS   How much processor time it may take until the page is served, 125 by default.
#
# Seconds are those of a machine that compiles the yardstick, a fixed source, in 2 s of processor time, on all processors
# at once. Here it is compiled before and after, and the limit is stretched or shortened by what it took. What only tests
# need may be neither resolved nor built: the package in Tools, and swift-syntax. The clone has what is committed. Needs
# Swift and git.

import select
import urllib.request
from concurrent.futures import ThreadPoolExecutor

from harness import *

# 100 until the framework had routes and links, which take 7 of them. Without the index store, which swift run writes and
# nobody reads here, it would be a tenth less.
limit, reference = option("limit", 125), 2.0
lanes = min(4, os.cpu_count())
work = new_folder()
clone = work + "/clone"


def compile_yardstick(lane):
    run("swiftc", "-swift-version", "6", "-Onone", "-module-name", "Yardstick", "-c", work + "/Yardstick.swift", "-o",
        f"{work}/yardstick-{lane}.o")


def yardstick():
    """The processor time of one compile, beside others as in a build, which a processor that is two halves feels."""
    before = processor_time()
    with ThreadPoolExecutor(lanes) as pool:
        list(pool.map(compile_yardstick, range(2 * lanes)))
    return (processor_time() - before) / (2 * lanes)


def run_until_served(command):
    """The processor time of a command until it has said an address and served the page there."""
    before, said = processor_time(), b""
    process = subprocess.Popen(
        [*command.split(), "--port", "0"], cwd=clone, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        start_new_session=True)
    try:
        while not (address := re.search(rb"http://127\.0\.0\.1:(\d+)/", said)):
            more = os.read(process.stdout.fileno(), 65536) if select.select([process.stdout], [], [], 1800)[0] else b""
            said += more
            if not more:
                errors = dict.fromkeys(line for line in said.decode(errors="replace").split("\n") if "error:" in line)
                sys.exit("\n".join([*errors, "The command ended, or half an hour passed, before there was an address."]))
        try:
            urllib.request.build_opener(urllib.request.ProxyHandler({})).open(address[0].decode(), timeout=30)
        except OSError:
            sys.exit(f"There is no page at {address[0].decode()}.")
    finally:
        end_tree(process)
    return processor_time() - before


def expect_no_tools():
    """What is resolved is in SwiftPM's state, what is built in folders by its name."""
    paths = [os.path.join(place, name) for place, folders, names in os.walk(clone) for name in folders + names]
    states = [text_of(path) for path in paths if "/.build/" in path and path.endswith("/workspace-state.json")]
    states or sys.exit("There is no .build/workspace-state.json in the clone, so that this check says nothing.")
    found = sorted({text for state in states for text in re.findall(r'"[^"]*(?:/Tools|swift-syntax)"', state)})
    found and sys.exit(f"Resolved, and only tests need it: {', '.join(found)}")
    found = [path for path in paths if "/.build/" in path
             and re.match(r"(RibletsCommand|SwiftSyntax)|swift-syntax$", os.path.basename(path))][:5]
    found and sys.exit(f"Built, and only tests need it: {', '.join(found)}")
    print("Neither the tools nor swift-syntax are resolved or built.")


run("git", "clone", "-q", repository, clone)
# A line of the README that ends with a backslash goes on in the next one.
readme = re.sub(r"\\\n *", "", text_of(clone + "/README.md"))
command = re.search(r"^(swift run [^#\n]*[^#\n ]) *(#.*)?$", readme, re.M)
command = command[1] if command else sys.exit("The README has no line that begins with: swift run")
# Tests of this check have a shorter one.
write(work + "/Yardstick.swift", "".join(f"""struct Price{number}: Hashable, Comparable, Codable {{
  var cents: Int
  var name = ""
  static func < (left: Self, right: Self) -> Bool {{ (left.cents, left.name) < (right.cents, right.name) }}
  func total(of counts: [Int]) -> Int {{ counts.filter {{ $0 > 0 }}.map {{ $0 * cents }}.reduce(0, +) }}
}}
""" for number in range(int(environment.get("RIBLETS_YARDSTICK_TYPES", 50)))))
# The first compile finds the compiler on the disk, and is not counted.
compile_yardstick(1)
before = yardstick()
print(f"In a clone of {run('git', 'rev-parse', '--short', 'HEAD', at=clone).stdout.strip()}: {command}", flush=True)
started = time.monotonic()
spent = run_until_served(command)
print(f"The page was served after {time.monotonic() - started:.0f} s and {spent:.2f} s of processor time.")
expect_no_tools()
after = yardstick()
allowed = limit * (before + after) / 2 / reference
print(f"The yardstick took {before:.2f} s before and {after:.2f} s after, and {reference:.2f} s where the limit is {limit} s: "
      f"here {allowed:.2f} s.")
if spent > allowed:
    sys.exit(f"That is more than the limit, {allowed:.2f} s.")
