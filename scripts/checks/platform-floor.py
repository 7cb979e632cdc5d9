# Lists what a package's libraries use that is newer than the package's platforms and is not guarded, and fails.
# Then type-checks the libraries that are to run elsewhere, for Android, WebAssembly and static Linux.
#
#     scripts/check platform-floor [FOLDER]
#
#     FOLDER   The folder of a package that depends on no other. By default all packages that apps use, and Tools.
#
# Linux has every API at any time, so a use of a newer one only shows on somebody's Mac. Here the compiler itself
# type-checks the libraries for macOS and iOS at the versions that their Package.swift names, against the interfaces of
# this toolchain's modules: language features that need a newer runtime are found as well. Each use outside of `if #available`
# and `@available` is listed and fails, and an `if #available` that does nothing on older systems (no `else`, no early `return`)
# fails as well.
# Code for Apple's systems is checked, and code for Linux is not: Darwin, Foundation and Combine are stubs
# (Fixtures/PlatformFloor/README.md), and UIKit, SwiftUI and os those of Fixtures/AppleAdapters. The first run builds the
# modules, which takes a minute. On a Mac there is nothing to do: the compiler checks this in every build.
#
# The libraries of others, such as GRDB, are compiled from their checkouts without bodies and with errors, because the stubs
# lack much that these libraries use. If our code uses a declaration that is missing for this reason, the check fails.
#
# Riblets, RibletsMVVM and RibletsTesting are type-checked in the same way for the other systems, as a debug build and as a
# release build. The C libraries of Android and Musl are this system's under their names, so a function that they alone do
# not have is not found. That of WebAssembly is Fixtures/PlatformFloor/WASILibc: what Riblets uses of it.

import functools
import glob
import itertools
import json
import zlib

from harness import *

FOLDERS = [".", "Portable", "Portable/Web", "Data", "Data/Store", "Bridges", "Tools"]
# The libraries of others that these use, in their checkouts, each after those that it uses.
OTHERS = {
    "Portable/Web": ["FlyingFox/FlyingSocks/Sources", "FlyingFox/FlyingFox/Sources"],
    "Data/Store": ["GRDB.swift/GRDB"],
    "Tools": ["swift-syntax/Sources/SwiftSyntax", "swift-syntax/Sources/SwiftParser", "PathKit/Sources", "Stencil/Sources/Stencil",
              "swift-argument-parser/Sources/ArgumentParserToolInfo", "swift-argument-parser/Sources/ArgumentParser"],
}
LEFT_OUT = {"HTTPSpeed": "is a measurement", "RibletsMocksPlugin": "imports PackagePlugin, which has no textual interface here"}
# The libraries that are to run on other systems, with what they use, and the names of the systems' C libraries.
PORTABLE = {"Riblets", "RibletsMVVM", "RibletsTesting", "RibletsTestCore"}
OTHER_SYSTEMS = {"Android": "aarch64-unknown-linux-android28", "WASILibc": "wasm32-unknown-wasip1", "Musl": "x86_64-swift-linux-musl"}
SYSTEMS = {"ios": "iOS", "macos": "macOS"}
fixtures = repository + "/Fixtures/PlatformFloor"


class Platform:
    """The toolchain's modules for a triple of the lowest version that a library has. Libraries are checked at their own.

    Their textual interfaces say since when each declaration exists on each of Apple's platforms. The compiler only looks at that
    when it compiles for the platform. So the interfaces are laid out once more under the platform's name; the compiler builds
    them for it when they are imported; and C headers stay those of this system (`-clang-target`), except that Darwin is written
    by hand. That is enough to type-check, and no SDK is needed. It cannot link."""

    def __init__(self, form, module_file, library, name="", version=""):
        self.name, self.form, self.library, self.triple = name, form, library, form.format(version)
        self.folder, written = f"{work}/{self.triple}", f"{fixtures}/{library}"
        self.is_written = os.path.exists(written)
        self.headers = [] if library == "Darwin" else ["-clang-target", host]
        shutil.copytree(written, self.folder) if self.is_written else os.mkdir(self.folder)
        self.modules = f"{repository}/.build/platform-floor/{zlib.crc32(toolchain['compilerVersion'].encode())}-{self.triple}-{library}"
        if not os.path.exists(self.modules + "/complete"):
            self.lay_out(module_file)
        if self.is_written:
            self.make_stub(library, f"{written}/{library}.swift")

    def lay_out(self, module_file):
        """Made aside and put into place as a whole, since others may do the same meanwhile."""
        aside = f"{self.modules}.{os.getpid()}"
        for path in glob.glob(f"{resources}/linux/*.swiftmodule/{host}.swiftinterface"):
            if self.is_written and "/Glibc.swiftmodule/" in path:
                continue
            text = re.sub(r"\bGlibc\b", self.library, text_of(path))
            # What is deployed back has no body in an interface for Linux, and would be an error without one. Within these
            # modules nothing is checked, and their bodies are not read; the marks on their declarations stay.
            head, rest = text.split("\n", 6)[:6], text.split("\n", 6)[6:]
            head = "\n".join(head).replace(f"-target {host}", f"-target {self.triple} -disable-availability-checking")
            head = head.replace(" -O ", " -Onone -experimental-skip-all-function-bodies ")
            module = re.sub(r"^Glibc\.", self.library + ".", os.path.basename(os.path.dirname(path)))
            write(f"{aside}/{module}/{module_file}.swiftinterface", re.sub(r"@backDeployed\([^)]*\)", "", "\n".join([head, *rest])))
        glibc = f"{resources}/linux/{host.split('-')[0]}"
        if not self.is_written and os.path.exists(glibc + "/glibc.modulemap"):
            write(aside + "/module.modulemap", re.sub(r".*textual header.*\n", "", text_of(glibc + "/glibc.modulemap")))
            shutil.copy(glibc + "/SwiftGlibc.h", aside)
        write(aside + "/complete", "")
        if not os.path.exists(self.modules + "/complete"):
            shutil.rmtree(self.modules, ignore_errors=True)
        try:
            os.rename(aside, self.modules)
        except OSError:
            shutil.rmtree(aside)

    def compile(self, *arguments, at=None):
        plugins = resources + "/host/plugins"
        return run(
            "swiftc", "-frontend", "-target", self.triple, *self.headers, "-disable-objc-interop", "-I", self.modules,
            "-I", self.folder, "-module-cache-path", self.modules + "/cache", "-plugin-path", plugins, "-plugin-path", plugins + "/testing",
            "-parse-as-library", "-diagnostic-style", "llvm", *arguments, at=at, may_fail=True)

    def make_stub(self, name, *paths, mode="6"):
        result = self.compile("-emit-module", "-disable-availability-checking", "-swift-version", mode,
                              "-module-name", name, "-o", f"{self.folder}/{name}.swiftmodule", *paths)
        result.returncode and sys.exit(f"The stub of {name} does not compile:\n{result.stderr}")

    def make_foundation(self):
        write(self.folder + "/Foundation.swift", text_of(fixtures + "/Foundation.swift").replace("Glibc", self.library))
        more = ("/AppleFoundation.swift", "/AppleFiles.swift", "/AppleNames.swift") if self.library == "Darwin" else ()
        self.make_stub("Foundation", self.folder + "/Foundation.swift", *(fixtures + file for file in more))

    def make_others(self, folder):
        """GRDB's C module has the header of this system: SQLite is the same everywhere."""
        if folder == "Data/Store":
            self.headers += ["-I", checkouts_of(folder) + "/GRDB.swift/Sources/GRDBSQLite", "-Xcc", "-idirafter/usr/include"]
        for path in OTHERS.get(folder, ()):
            name = os.path.basename(path.removesuffix("/Sources"))
            sources = [file for file in files_of(f"{checkouts_of(folder)}/{path}") if ".docc/" not in file]
            self.compile("-emit-module", "-disable-availability-checking", "-experimental-skip-all-function-bodies", "-swift-version", "5",
                         "-experimental-allow-module-with-compiler-errors", "-package-name", "others", "-module-name", name,
                         "-o", f"{self.folder}/{name}.swiftmodule", *sources)

    def arguments(self, target):
        version = target.versions.get(self.name, "")
        return ["-target", self.form.format(version), *target.flags, "-module-name", target.name, *target.sources, *target.generated]

    def type_check(self, target, *flags):
        """The compiler's errors, and its warnings, since they are errors in what scripts build. A compiler that dies without a
        word is an error."""
        result = self.compile("-typecheck", *flags, *self.arguments(target), at=package)
        said = [line for line in (result.stdout + result.stderr).split("\n") if re.search(r"(^|: )error: |[.]swift:[0-9:]+ warning: ", line)]
        return said or [f"error: the compiler ended with status {result.returncode} on {target.name}"] * bool(result.returncode)

    def make_interface(self, target):
        """Whoever imports it asks for no more than its interface."""
        self.compile("-emit-module", "-disable-availability-checking", "-experimental-skip-non-inlinable-function-bodies", "-o",
                     f"{self.folder}/{target.name}.swiftmodule", *self.arguments(target), at=package)


class Target:
    def __init__(self, found, folder):
        self.name, self.folder, self.versions, self.generated = found["name"], folder, found["versions"], []
        self.flags = found["flags"] + ["-package-name", "root" if folder == "." else os.path.basename(folder).lower()]
        self.sources = [os.path.relpath(file, package) for file in files_of(f"{package}/{folder}/{found['path']}")]
        resources = [f"{package}/{folder}/{found['path']}/{path}" for path in found["resources"]]
        names = [os.path.basename(file) for path in resources for file in files_of(path, "") or [path]]
        if names:
            # As SwiftPM writes it. page.css → page_css
            constants = (re.sub(r"\W", "_", name) for name in names)
            self.generated = [f"{work}/{self.name}/PackageResources.swift"]
            write(*self.generated, "struct PackageResources {" + "".join(f"\n  static let {name}: [UInt8] = []" for name in constants) + "\n}\n")


@functools.cache
def checkouts_of(folder):
    """The folder with the sources of the others that a package uses. They are fetched if they are not there."""
    places = places_of(folder)
    is_shared = "--scratch-path" in places
    checkouts = (places[3] if is_shared else f"{repository}/{folder}/.build") + "/checkouts"
    if not all(os.path.exists(f"{checkouts}/{path}") for path in OTHERS[folder]):
        if is_shared:
            problem = resolve_packages(*OTHERS)
            problem and sys.exit(problem)
        else:
            run("swift", "package", "resolve", *places)
    return checkouts


def missing_fallbacks(path):
    """The lines of each `if #available` that has neither an `else`, nor a body that leaves, so that what follows is the fallback.

    `guard` needs none, the language asks for its `else`. Reads formatted sources, in which a block's closing brace starts its
    line at the indentation of the `if`."""
    lines, leaves = text_of(f"{package}/{path}").split("\n"), r"(^|[ {;])(return|throw|continue|break)([ ;}]|$)"
    for at, line in enumerate(lines):
        if not re.search(r"(^|[ }])if (.*, )?#available\(", line) or re.match(" *//", line):
            continue
        if "{" in line and "}" in line[line.index("{"):]:
            has_fallback = re.search(r"\} else|return|throw", line)
        else:
            indent = re.match(" *", line)[0]
            body = next((end for end in range(at + 1, len(lines)) if re.match(indent + r"\}", lines[end])), len(lines) - 1)
            inner = [text for text in lines[at + 1:body] if not re.match(" *//", text)]
            has_fallback = "else" in lines[body] or any(re.search(leaves, text) for text in inner)
        if not has_fallback:
            yield f"{path}:{at + 1}"


def uses(errors):
    """FILE, LINE, WHAT and SINCE, from FILE:LINE:COLUMN: error: WHAT is only available in SINCE or newer."""
    form = r"([^ :]+):([0-9]+):[0-9]+: (?:error|warning): (.*) (?:is|are) only available in ([A-Za-z]+ [0-9]+\.[0-9]+).*"
    return {(found[1], int(found[2]), found[3], found[4]) for line in errors if (found := re.match(form, line))}


if sys.platform == "darwin":
    print("On a Mac the compiler checks the platform floor in every build.")
    sys.exit()
information = json.loads(run("swiftc", "-print-target-info").stdout)
toolchain, resources, host = information, information["paths"]["runtimeResourcePath"], information["target"]["unversionedTriple"]
work = new_folder()
package = os.path.realpath(operands[0]) if operands else repository
targets = [
    Target(found, folder) for folder in (["."] if operands else FOLDERS)
    for found in library_targets(f"{package}/{folder}") if found["name"] not in LEFT_OUT]
if not all(target.versions for target in targets):
    sys.exit(f"{package}/Package.swift names no version of iOS or macOS.")
architecture = host.split("-")[0].replace("aarch64", "arm64")
found, elsewhere, systems = [], [], []
for name, form, module_file in (("ios", "ios{}-simulator", "ios-simulator"), ("macos", "macosx{}", "macos")):
    on_it = [target for target in targets if name in target.versions]
    if not on_it:
        continue
    lowest = min((target.versions[name] for target in on_it), key=float)
    platform = Platform(f"{architecture}-apple-{form}", f"{architecture}-apple-{module_file}", "Darwin", name, lowest)
    platform.make_stub("Dispatch", fixtures + "/Dispatch.swift", fixtures + "/AppleDispatch.swift")
    platform.make_foundation()
    if any(target.name == "RibletsSwiftUI" for target in targets):
        platform.make_stub("Combine", fixtures + "/Combine.swift")
        for module in ("UIKit", "SwiftUI", "os") if name == "ios" else ("SwiftUI", "os"):
            platform.make_stub(module, *files_of(f"{repository}/Fixtures/AppleAdapters/Stubs/{module}"), mode="5")
    for folder, of_folder in itertools.groupby(on_it, key=lambda target: target.folder):
        platform.make_others(folder)
        for target in of_folder:
            found += platform.type_check(target)
            platform.make_interface(target)
for library, triple in OTHER_SYSTEMS.items() if any(target.name == "Riblets" for target in targets) else ():
    platform = Platform(triple, re.sub(r"android\d+$", "android", triple), library)
    if library != "WASILibc":
        platform.make_stub("Dispatch", fixtures + "/Dispatch.swift")
    platform.make_foundation()
    for target in targets:
        if target.name in PORTABLE:
            elsewhere += (f"{triple}: {line}" for flags in ([], ["-D", "DEBUG"]) for line in platform.type_check(target, *flags))
            platform.make_interface(target)
    systems.append(triple)

places = {}
for file, line, what, since in sorted(uses(found)):
    for place, text in enumerate((what, since)):
        known = places.setdefault((file, line), ([], []))[place]
        text in known or known.append(text)
sources = [path for target in targets for path in target.sources]
alone = [place for path in sorted(sources) for place in missing_fallbacks(path)]
# What the compiler says beside availability: then its answer is not to be trusted.
unchecked = sorted({line for line in found if not re.search(r"(is|are) only available in ", line)})
systems_of = lambda target: " and ".join(f"{SYSTEMS[name]} {version}" for name, version in sorted(target.versions.items()))
for floor, of_floor in itertools.groupby(sorted(targets, key=lambda target: (systems_of(target), target.name)), systems_of):
    of_floor = list(of_floor)
    print(f"Libraries for {floor}: {' '.join(target.name for target in of_floor)} ({sum(len(target.sources) for target in of_floor)} files)")
if not operands:
    print("".join(f"Not checked: {name} {reason}.\n" for name, reason in LEFT_OUT.items()), end="")
print("Newer than this floor:")
for (file, line), (what, since) in places.items():
    print(f"  {file}:{line}: {', '.join(what)} ({', '.join(since)}): NOT GUARDED")
places or print("  nothing")
for heading, lines, indent in (
        ("`if #available` that does nothing on older systems:", alone, "  "),
        ("Not to be checked, as this does not compile for the platform:", unchecked, ""),
        ("Not for other systems:", sorted(set(elsewhere)), ""),
        ("Riblets, RibletsMVVM and RibletsTesting type-check for:", [] if elsewhere else systems, "  ")):
    if lines:
        print("\n" + "\n".join([heading, *(indent + line for line in lines)]))
sys.exit(1 if alone or unchecked or elsewhere or places else 0)
