# Type-checks and runs the adapters for UIKit and SwiftUI against stubs of these frameworks, where there are none.
#
#     scripts/check apple-adapters
#     scripts/check apple-adapters [--ours|--others] FILE…
#
#     FILE…            Swift files that import UIKit, SwiftUI or the adapters: only these are type-checked, as one module.
#                      They may use Riblets, RibletsMVVM, their test kits, RibletsSpec and Swift Testing.
#     --ours           Only in the settings that a package of `riblets new app --strict` has.
#     --others         In all settings but these.
#
# Without files, checks what is ours: scripts/test builds the package Fixtures/AppleAdapters with the adapters, and runs its
# tests. Then the adapters are type-checked in language mode 5, and the apps in its folder Usage. Names and members of ours are
# compared with those that Apple's SDK has, as far as the facts go: scripts/internal/apple-facts.py. Files are checked in each
# of the settings that an app may have: language mode 6 with our features, without any, and with default isolation
# MainActor, and language mode 5. A warning is an error.
#
# The stubs are written by hand (Fixtures/AppleAdapters/Stubs), and Combine is OpenCombine: what passes here has not been compiled with Apple's SDK.
# On a Mac there is nothing to do: the compiler has the real frameworks.
#
# Exit codes: 0 all is well, 1 something does not compile or a test fails, 64 wrong arguments, 66 a file is missing.

from harness import *


def compile_all(cases):
    """Type-checks the files of each case as one module, beside those of others. Returns whether all of them compile.

    As one job: the compiler reads all files once, and not once for each of them. Swift Testing has an overlay for UIKit, which
    wants the real one."""
    begun = []
    for name, arguments in cases.items():
        output = tempfile.TemporaryFile("w+", errors="replace")
        begun.append((name, output, subprocess.Popen(
            ["swiftc", "-typecheck", "-wmo", *imports, "-warnings-as-errors", "-parse-as-library", "-diagnostic-style", "llvm",
             "-Xfrontend", "-disable-cross-import-overlays", *arguments], stdout=output, stderr=output)))
    for name, output, process in begun:
        if process.wait():
            output.seek(0)
            said = re.sub(r"^\[#.*\n", "", output.read().replace(work, ""), flags=re.M)
            print(f"Does not compile: {name}\n{said}", file=sys.stderr)
        else:
            print(f"Compiles: {name}")
    return not any(process.returncode for _, _, process in begun)


def as_an_app(name, files):
    """The cases of files in every setting that an app may have."""
    settings = {"our features": ["-swift-version", "6", *features()]} if not option("others") else {}
    if not option("ours"):
        settings.update({"no feature": ["-swift-version", "6"], "language mode 5": ["-swift-version", "5"],
                         "default isolation MainActor": ["-swift-version", "6", "-default-isolation", "MainActor"]})
    return {f"{name}, {setting}": ["-module-name", "App", "-package-name", "app", *flags, *files] for setting, flags in settings.items()}


def copy(file):
    """A copy of a file, to be compiled: what Interface Builder looks for is blanked out, as attributes of the Objective-C runtime
    are errors without it. A preview becomes a function, since only Xcode has its macro."""
    text = re.sub("@IB(Outlet|Action)", "         ", text_of(file))
    text = re.sub(r"#if os\(iOS\)(\n.*\n *#Preview \{)$", r"#if true\1", text, flags=re.M)
    text = re.sub(r"^ *#Preview \{$", "@ViewBuilder @MainActor private func preview() -> some View {", text, flags=re.M)
    write(work + file, text)
    return work + file


files = [os.path.realpath(file) for file in operands]
for name, file in zip(operands, files):
    if not os.path.isfile(file):
        stop(66, f"There is no file '{name}'.")
if not files and (option("ours") or option("others")):
    misused("Options say how files are checked: name the files.")
if sys.platform == "darwin":
    print("On a Mac the compiler has UIKit and SwiftUI: build the package for iOS.")
    sys.exit()
work = new_folder()
os.chdir(repository)
if files:
    imports = take_apple_modules()
    name = f"{len(files)} files" if len(files) > 1 else os.path.basename(files[0])
    sys.exit(0 if compile_all(as_an_app(name, [copy(file) for file in files])) else 1)
subprocess.run([scripts + "/test", APPLE_ADAPTERS]).returncode and sys.exit(1)
imports = take_apple_modules()
passed = [subprocess.run([sys.executable, "-B", scripts + "/internal/apple-facts.py", imports[1]]).returncode == 0, compile_all({
    f"{module}, language mode 5, no feature": ["-module-name", module, "-swift-version", "5", "-package-name", "appleadapters",
                                               *files_of("Sources/" + module)]
    for module in ("RibletsUIKit", "RibletsSwiftUI", "RibletsLog")})]
# An app is a file or a folder.
for app in sorted(glob.glob(APPLE_ADAPTERS + "/Usage/*")):
    passed.append(compile_all(as_an_app(os.path.basename(app), files_of(app) or [app])))
sys.exit(0 if all(passed) else 1)
