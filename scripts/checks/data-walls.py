# Checks the walls around data: a feature runs its domain's queries and no others, and cannot reach the root provider.
#
#     scripts/check data-walls [--record]
#
#     --record   Writes the messages of this compiler to Fixtures/DataWalls/Expected.txt, to be read before it is committed.

import difflib

from harness import *

os.chdir(repository)
places, walls = places_of("Data"), "Fixtures/DataWalls"
build("RibletsData", *places, "--target", "RibletsData")
modules = modules_of(places)


def type_check(feature, *options, **results):
    return run("swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Feature", "-I", modules, "-diagnostic-style", "llvm",
               *options, walls + "/Domains.swift", f"{walls}/{feature}", **results)


for name, options in ("what a feature may do", []), ("the same with our features", features()):
    type_check("KioskViewModel.swift", "-warnings-as-errors", *options, problem=f"Does not compile: {name}")
    print(f"Compiles: {name}")
errors = re.findall(r"KioskViewModel\.swift:(\d+):\d+: error: (.*)", type_check("Broken/KioskViewModel.swift", may_fail=True).stderr)
# Sorted: what the compiler says of one line comes in no fixed order.
said = "".join(f"{line}: {message}\n" for line, message in sorted(errors, key=lambda error: (int(error[0]), error[1])))
expected = walls + "/Expected.txt"
if option("record"):
    write(expected, said)
    print(f"Recorded: {expected}")
elif text_of(expected) == said:
    print(f"Does not compile, and says why: {len(dict(errors))} lines that a feature may not write")
else:
    difference = difflib.unified_diff(text_of(expected).splitlines(), said.splitlines(), expected, "the compiler", lineterm="", n=0)
    sys.exit("\n".join(["The messages for what a feature may not do differ:", *difference]))
