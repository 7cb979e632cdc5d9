# Lists what a package's libraries use that is newer than the package's platforms and is not guarded, and fails.
# Then type-checks the libraries that are to run elsewhere, for Android, WebAssembly and static Linux.
#
#     scripts/check platform-floor [FOLDER]
#
#     FOLDER   The folder of a package that depends on no other. By default the root package, and then Portable and Data,
#              which are checked with its modules.
#
# Linux has every API at any time, so a use of a newer one only shows on somebody's Mac. Here the compiler itself
# type-checks the libraries for macOS and iOS at the versions that Package.swift names, against the interfaces of
# this toolchain's modules: language features that need a newer runtime are found as well. Each use outside of `if #available`
# and `@available` is listed and fails, and an `if #available` that does nothing on older systems (no `else`, no early `return`)
# fails as well.
# Code for Apple's systems is checked, and code for Linux is not: Darwin, Foundation and Combine are stubs
# (Fixtures/PlatformFloor/README.md), and UIKit and SwiftUI those of Fixtures/AppleAdapters. The first run builds the
# modules, which takes a minute. On a Mac there is nothing to do: the compiler checks this in every build.
#
# Riblets, RibletsMVVM and RibletsTesting are type-checked in the same way for the other systems, as a debug build and as a
# release build. The C libraries of Android and Musl are this system's under their names, so a function that they alone do
# not have is not found. That of WebAssembly is Fixtures/PlatformFloor/WASILibc: what Riblets uses of it.

import glob
import json
import zlib

from harness import *

LEFT_OUT = {"HTTPSpeed"}
# The libraries that are to run on other systems, with what they use, and the names of the systems' C libraries.
PORTABLE = {"Riblets", "RibletsMVVM", "RibletsTesting", "RibletsTestCore"}
OTHER_SYSTEMS = {"Android": "aarch64-unknown-linux-android28", "WASILibc": "wasm32-unknown-wasip1", "Musl": "x86_64-swift-linux-musl"}
fixtures = repository + "/Fixtures/PlatformFloor"


class Platform:
    """The toolchain's modules for a triple.

    Their textual interfaces say since when each declaration exists on each of Apple's platforms. The compiler only looks at that
    when it compiles for the platform. So the interfaces are laid out once more under the platform's name; the compiler builds
    them for it when they are imported; and C headers stay those of this system (`-clang-target`), except that Darwin is written
    by hand. That is enough to type-check, and no SDK is needed. It cannot link."""

    def __init__(self, triple, module_file, library):
        self.triple, self.library, self.folder, written = triple, library, f"{work}/{triple}", f"{fixtures}/{library}"
        self.is_written = os.path.exists(written)
        self.headers = [] if library == "Darwin" else ["-clang-target", host]
        shutil.copytree(written, self.folder) if self.is_written else os.mkdir(self.folder)
        self.modules = f"{repository}/.build/platform-floor/{zlib.crc32(toolchain['compilerVersion'].encode())}-{triple}-{library}"
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
            "-module-cache-path", self.modules + "/cache", "-plugin-path", plugins, "-plugin-path", plugins + "/testing",
            "-parse-as-library", "-diagnostic-style", "llvm", "-suppress-warnings", *arguments, at=at, may_fail=True)

    def make_stub(self, name, *paths, mode="6"):
        result = self.compile("-I", self.folder, "-emit-module", "-disable-availability-checking", "-swift-version", mode,
                              "-module-name", name, "-o", f"{self.folder}/{name}.swiftmodule", *paths)
        result.returncode and sys.exit(f"The stub of {name} does not compile:\n{result.stderr}")

    def make_foundation(self):
        write(self.folder + "/Foundation.swift", text_of(fixtures + "/Foundation.swift").replace("Glibc", self.library))
        more = [fixtures + "/AppleFoundation.swift"] if self.library == "Darwin" else []
        self.make_stub("Foundation", self.folder + "/Foundation.swift", *more)

    def type_check(self, target, folder, *flags):
        """The compiler's errors. A compiler that dies without a word is an error."""
        result = self.compile("-typecheck", *target.flags, "-module-name", target.name, "-I", self.folder, *flags, *target.sources, at=folder)
        said = [line for line in (result.stdout + result.stderr).split("\n") if re.search(r"(^|: )error: ", line)]
        return said or [f"error: the compiler ended with status {result.returncode} on {target.name}"] * bool(result.returncode)

    def make_interface(self, target):
        """Whoever imports it asks for no more than its interface."""
        self.compile("-emit-module", "-disable-availability-checking", "-experimental-skip-non-inlinable-function-bodies", "-o",
                     f"{self.folder}/{target.name}.swiftmodule", *target.flags, "-module-name", target.name, "-I", self.folder,
                     *target.sources, at=package)


class Target:
    def __init__(self, found, folder):
        self.name = found["name"]
        self.flags = found["flags"] + ["-package-name", "root" if folder == "." else folder.lower()]
        self.sources = [os.path.relpath(file, package) for file in files_of(f"{package}/{folder}/{found['path']}")]


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
    Target(found, folder) for folder in (["."] if operands else [".", "Portable", "Data"])
    for found in library_targets(f"{package}/{folder}") if found["name"] not in LEFT_OUT]
versions = {
    platform["platformName"]: platform["version"] for platform in json.loads(run("swift", "package", "dump-package", at=package).stdout)["platforms"]}
architecture = host.split("-")[0].replace("aarch64", "arm64")
found, elsewhere, systems = [], [], []
for name, triple, module_file in (("ios", "ios{}-simulator", "ios-simulator"), ("macos", "macosx{}", "macos")):
    version = versions.get(name) or sys.exit(f"{package}/Package.swift names no version of {name}.")
    platform = Platform(f"{architecture}-apple-{triple.format(version)}", f"{architecture}-apple-{module_file}", "Darwin")
    platform.make_foundation()
    if any(target.name == "RibletsSwiftUI" for target in targets):
        platform.make_stub("Combine", fixtures + "/Combine.swift")
        for module in ("UIKit", "SwiftUI") if name == "ios" else ("SwiftUI",):
            platform.make_stub(module, *files_of(f"{repository}/Fixtures/AppleAdapters/Stubs/{module}"), mode="5")
    for target in targets:
        found += platform.type_check(target, package)
        platform.make_interface(target)
for library, triple in OTHER_SYSTEMS.items() if any(target.name == "Riblets" for target in targets) else ():
    platform = Platform(triple, re.sub(r"android\d+$", "android", triple), library)
    if library != "WASILibc":
        platform.make_stub("Dispatch", fixtures + "/Dispatch.swift")
    platform.make_foundation()
    for target in targets:
        if target.name in PORTABLE:
            elsewhere += (f"{triple}: {line}" for flags in ([], ["-D", "DEBUG"]) for line in platform.type_check(target, package, *flags))
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
print(f"Libraries: {' '.join(sorted(target.name for target in targets))} ({len(sources)} files)")
print(f"Newer than the floor, iOS {versions['ios']} and macOS {versions['macos']}:")
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
