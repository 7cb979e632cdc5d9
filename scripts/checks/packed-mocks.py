# Checks the plug-in with a packed tool: that nothing of the tool is built or resolved, and that mocks are made again when
# something changed, and only then.
#
#     scripts/check packed-mocks [--configuration CONFIGURATION]
#
#     --configuration CONFIGURATION  Which tool to pack: debug, the default, which tests have built anyway, or release,
#                                    which takes minutes; check it before you publish one.
#
# The package is Fixtures/PackedMocks, with a parent protocol in a package beside it; it is changed in a copy.

from harness import *

work = new_folder()
app, environment["RIBLETS_TOOLS"] = work + "/PackedMocks", work + "/riblets-tools"
print(run(scripts + "/pack-tool", "--configuration", option("configuration", "debug"), "--output", work + "/riblets-tools").stdout, end="")
shutil.copytree(repository + "/Fixtures/PackedMocks", app, ignore=shutil.ignore_patterns(".build"))
os.chdir(app)
COUNTER, SETTINGS, TILL = "Sources/Shop/Counter.swift", ".riblets/mocks.json", "Sources/Shop/Till.swift"
TEST_TARGET = '''    .testTarget(
      name: "TillTests", dependencies: ["Shop"],
      plugins: [.plugin(name: "RibletsMocksPlugin", package: "riblets-tools")]),
'''


def build(problem, **results):
    return run("swift", "build", "--build-tests", problem=problem, **results)


def mocks(target="ShopTests"):
    return "".join(text_of(file) for file in files_of(".build", "GeneratedMocks.swift") if target in file)


def change(path, old, new):
    replace(path, old, new) or sys.exit(f"{path} of Fixtures/PackedMocks has no '{old}'.")


def expect_mocks(what, text, is_there=True):
    """Builds after a change, and looks into the mocks. Returns what the build has said."""
    said = build(f"It does not build: {what}").stdout
    if (text in mocks()) != is_there:
        sys.exit(f"The mocks {'do not' if is_there else 'still'} have '{text}': {what}")
    return said


def expect_failure(what, text):
    result = build("", may_fail=True)
    result.returncode or sys.exit(f"It builds: {what}")
    text in result.stdout + result.stderr or fail(f"It does not say '{text}': {what}", result.stdout + result.stderr)


strangers = {url for url in re.findall(r'"url" ?: "(.*)"', run("swift", "package", "show-dependencies", "--format", "json").stdout)
             if not url.startswith(work + "/")}
strangers and sys.exit(f"More is resolved than the package and the plug-in: {', '.join(strangers)}")
if re.search("swift-(syntax|argument-parser)", text_of(".build/workspace-state.json")):
    sys.exit("What the tool is built from is resolved.")
print("Resolves the packed plug-in and nothing of what it is built from.")

watch = Watch()
said = run("swift", "test", "--disable-xctest", problem="The package with a packed plug-in fails.").stdout
"Test run with 2 tests in 1 suite passed" in said or fail("Its tests did not run.", said)
print(f"Builds and passes its tests from nothing in {watch}.")

os.utime("Tests/ShopTests/CustomerTests.swift")
if "Mocks for ShopTests" in build("It does not build a second time.").stdout:
    sys.exit("Mocks are made again though nothing changed.")
change(COUNTER, "  func pay", "  func leave()\n  func pay")
if "Mocks for ShopTests" not in expect_mocks("a protocol with a new member", "func leave()"):
    sys.exit("The build does not say that it makes mocks, so that the check above says nothing.")
write(TILL, "/// @mockable\nprotocol Till {}\n")
expect_mocks("a protocol in a new file", "class TillMock")
os.remove(TILL)
expect_mocks("a file that was deleted", "TillMock", is_there=False)
change("Places/Sources/Places/Place.swift", "  func enter", "  func close()\n  func enter")
expect_mocks("a parent of another package with a new member", "func close()")
change(SETTINGS, '"plain": true', '"plain": true, "imports": ["Foundation"]')
expect_mocks("settings that were changed", "import Foundation")
print("Makes mocks again when protocols, files, parents or settings change, and only then.")

change(SETTINGS, '"imports"', '"import"')
expect_failure("a setting that is unknown", "/.riblets/mocks.json:2:18: error: There is no setting 'import'.")
change(SETTINGS, '"import"', '"imports"')
change(COUNTER, "@mockable", "@mockable(speed: pay = fast)")
expect_failure("an annotation that says nonsense", "/Sources/Shop/Counter.swift:6:1: error: 'speed: pay' is no argument")
change(COUNTER, "@mockable(speed: pay = fast)", "@mockable")
print("Shows what is wrong with its place.")

change("Package.swift", "    .testTarget", TEST_TARGET + "    .testTarget")
write(TILL, "/// @mockable\nprotocol Till {}\n")
write("Tests/TillTests/TillTests.swift", "let tillType = TillMock.self\n")
build("It does not build with a second target of tests.")
made = {target: re.findall(r"class [A-Za-z]*Mock", mocks(target)) for target in ("ShopTests", "TillTests")}
"class TillMock" in made["TillTests"] or sys.exit("The second target does not have the mock that it names.")
"class TillMock" not in made["ShopTests"] or sys.exit("The first target has a mock that only the second one names.")
len(made["TillTests"]) == 1 or sys.exit("The second target has mocks that it does not name.")
print("Gives each of two targets of tests the mocks that it names.")

change(SETTINGS, '"ShopTests"', '"TillTests": {"imports": ["Foundation"]}, "ShopTests"')
said = run(f"{work}/riblets-tools/bin/riblets", "test", "--files", "Tests/ShopTests/CustomerTests.swift",
           problem="'riblets test' does not build a selection without a target that has settings.").stderr
"2 tests passed." in said or fail("'riblets test' did not run the tests of the first target.", said)
print("Builds one target of tests beside settings for another one.")
