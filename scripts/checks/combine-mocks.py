# Compiles mocks of protocols with Combine's publishers and subjects against OpenCombine, which resolves on every platform.
#
#     scripts/check combine-mocks
#
# Plain mocks and those for the test kit, in Swift 5 and 6. OpenCombine and the test kit are those of Fixtures/AppleAdapters.
# Exits with 1 for any complaint. Needs Linux and Swift.

from harness import *

tool, imports, work = take_tool(), take_apple_modules(), new_folder()
protocols = repository + "/Tools/Tests/MockAttackStreams"
for kind, options in ("plain", ["--plain", "--history"]), ("kit", []):
    mocks = f"{work}/{kind}.swift"
    run(tool, "mock", "--sources", protocols, "--output", mocks, "--no-package-graph", "--strict", *options, at=repository)
    for mode in "56":
        run("swiftc", "-emit-sil", "-o", work + "/sil", "-wmo", "-parse-as-library", "-warnings-as-errors", "-swift-version", mode,
            "-module-name", "Streams", *imports, *files_of(protocols), mocks)
        print(f"Mocks of Combine's shapes, {kind}, compile in Swift {mode}.")
