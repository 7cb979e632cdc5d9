# Gives the mock generator spoiled sample protocols, and looks for crashes, hangs and mocks that are no Swift.
#
#     Research/run fuzz-mocks [--short] [--seed N] [--count N] [--jobs N] [--type-check N] [--show SEED]
#
#     --short          60 mocks for the compiler, by a debug build, which tests have made: for CI.
#     --seed N         The first seed, 1 by default; each input has the next one, and is the same everywhere.
#     --count N        How many inputs, 100,000 by default.
#     --jobs N         How many processes, one for each core by default.
#     --type-check N   Takes inputs that still compile, and gives N mocks of such to the compiler.
#     --show SEED      Shows the input of a seed, and what becomes of it.
#
# Exits with 1 for any fault, and if less than half of the inputs could be mocked. Needs Swift and nothing else.

from harness import *

package, is_short = repository + "/Tools", options.pop("short", "")
places = ["--package-path", package, "-c", "debug" if is_short else "release"]
is_short and os.environ.get("RIBLETS_LENT") or build("MockFuzz", *places, "--product", "MockFuzz")
program = os.path.dirname(modules_of(places)) + "/MockFuzz"
words = [word for name, value in {**({"type_check": "60"} if is_short else {}), **options}.items()
         for word in ("--" + name.replace("_", "-"), value)]
os.execv(program, [program, "--samples", package + "/MockSamples/Sources/MockSamples", *words])
