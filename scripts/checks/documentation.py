# Lists the public symbols of the libraries that have no documentation, and the links in documentation that lead nowhere,
# and fails if there are any. The pages of Documentation/ and the symbols are one site.
#
#     scripts/check documentation [--output NEW]
#
#     --output NEW   Then writes a site of all pages and symbols to this folder, for any web server:
#                    python3 -m http.server --directory NEW, and http://localhost:8000/documentation.
#
# What a symbol inherits from the protocol it implements counts. Looks at the root package, at Data/, Portable/, Bridges/ and those in them,
# which it builds; what stands behind `#if canImport(UIKit)` or SwiftUI is seen on a Mac alone. Needs Swift with its documentation
# compiler, DocC, which toolchains have.

from harness import *

work, modules, said = new_folder(), [], ""
graphs, guide = work + "/graphs", work + "/Guide.docc"
os.chdir(repository)
# On a Mac it is not in the PATH.
docc = shutil.which("docc") or shutil.which("xcrun") and run("xcrun", "--find", "docc", may_fail=True).stdout.strip() or sys.exit(
    "The documentation compiler 'docc' is missing. It comes with Swift: install the toolchain of swift.org or Xcode.")
triple = json.loads(run("swiftc", "-print-target-info").stdout)["target"]["triple"]


def extract_graphs(folder):
    """The symbols of a package's libraries that have any, after those that they use."""
    package = "root" if folder == "." else folder
    places = places_of(package)
    build(package, *places)
    products = run("swift", "build", *places, "--show-bin-path").stdout.strip()
    maps = [path for pattern in (products + "/*.build/module.modulemap", ".build/checkouts/*/*/include/module.modulemap",
                                 ".build/checkouts/*/Sources/*/module.modulemap") for path in glob.glob(pattern)]
    for module in (target["name"] for target in library_targets(folder)):
        if not os.path.isdir(f"{folder}/Sources/{module}") or module in os.listdir(graphs):
            continue
        os.mkdir(f"{graphs}/{module}")
        run("swift", "symbolgraph-extract", "-module-name", module, "-I", products + "/Modules",
            *(word for path in maps for word in ("-Xcc", "-fmodule-map-file=" + path)), "-target", triple,
            "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", f"{graphs}/{module}")
        if any(symbols_of(module)):
            modules.append(module)


def symbols_of(module):
    for path in files_of(f"{graphs}/{module}", ".symbols.json"):
        yield from json.loads(text_of(path))["symbols"]


def place_of(symbol):
    """FILE:LINE: NAME, or nothing for a symbol that is not in a file of this repository, as operators that the compiler adds."""
    location, root = symbol.get("location"), f"file://{repository}/"
    if location and location["uri"].startswith(root) and "::SYNTHESIZED" not in symbol["identifier"]["precise"]:
        return f"{location['uri'].removeprefix(root)}:{location['position']['line'] + 1}: {'.'.join(symbol['pathComponents'])}"


def convert(name, *arguments):
    """Makes an archive, and keeps what DocC says."""
    global said
    result = run(docc, "convert", *arguments, "--output-path", f"{work}/{name}.doccarchive", "--fallback-bundle-identifier", name,
                 "--fallback-display-name", name, "--ide-console-output")
    said += result.stdout + result.stderr
    return f"{work}/{name}.doccarchive"


os.mkdir(graphs)
for folder in (".", "Data", "Data/Store", "Portable", "Portable/Web", "Bridges"):
    extract_graphs(folder)
symbols = [symbol for module in modules for symbol in symbols_of(module)]
undocumented = {place_of(symbol) for symbol in symbols if "docComment" not in symbol} - {None}
if undocumented:
    sys.exit("\n".join(["Public, and not documented:", *sorted(undocumented), "Its first sentence should say what the name does not."]))
symbols or sys.exit("No public symbol was found, so that this check says nothing.")
print(f"{len(symbols)} public symbols are documented.", flush=True)

# A copy of the pages, as articles: their links and pictures have other names there.
os.mkdir(guide)
pages = [*sorted(glob.glob("Documentation/*.md")), "README.md", "Examples/README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
for line in run(sys.executable, "-B", scripts + "/internal/articles.py", guide, *pages).stdout.splitlines():
    path, name = line.split("\t")
    ending = os.path.splitext(path)[1]
    shutil.copy(path, f"{guide}/{name}{ending}")
    if ".light." in path:
        shutil.copy(path.replace(".light.", ".dark."), f"{guide}/{name}~dark{ending}")
archives = [convert("Guide", guide)]
for module in modules:
    archives.append(convert(module, "--additional-symbol-graph-dir", f"{graphs}/{module}", "--enable-experimental-external-link-support",
                            *(word for archive in archives[1:] for word in ("--dependency", archive))))
# DocC also warns of each parameter that has no text of its own, which ours need not have.
broken = {line.removeprefix(repository + "/") for line in said.split("\n")
          if re.search("(warning|error):", line) and "is missing documentation" not in line}
if broken:
    sys.exit("\n".join(["Documentation that DocC does not understand:", *sorted(broken),
                        "A symbol of another module stands in single backquotes, as in: `EventStream`."]))
print(f"All links of the pages, and in the documentation of {len(modules)} modules, lead somewhere.")
if option("output"):
    run(docc, "merge", *archives, "--synthesized-landing-page-name", "Riblets", "--synthesized-landing-page-kind", "Framework",
        "--synthesized-landing-page-topics-style", "list", "--output-path", option("output"))
    print(f"The site is in {option('output')}.")
