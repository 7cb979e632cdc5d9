# Compares our names and the stubs of UIKit and SwiftUI with facts about Apple's SDK. For scripts/check apple-adapters.
#
#     apple-facts.py MODULES   The folder with the modules that Fixtures/AppleAdapters was built to.
#
# The members of the stubs, and those of the adapters, are compared with the facts in Fixtures/AppleAdapters/Facts. Files that
# name all our public types are compiled beside Apple's. Exits with 1 and a line for each problem.

from harness import *

os.chdir(repository)
fixture = "Fixtures/AppleAdapters"
FLOOR = 16
# Of each file of RibletsUIKit.
CONDITION = "#if canImport(UIKit) && !os(watchOS) && !os(tvOS)"
# How Swift imports what has another name than the selector says.
RENAMED = {
    "parentViewController": "parent", "childViewControllers": "children", "nextResponder": "next",
    "isMovingFromParentViewController": "isMovingFromParent", "isMovingToParentViewController": "isMovingToParent",
    "modalInPresentation": "isModalInPresentation", "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
}
ADJECTIVE = re.compile(r"(ed|en|ing|able|active|editing|exclusive|Presentation|Popover)$|^(key|first|hidden|opaque)$")
VERB = re.compile("(is|hides|shows|wants|uses|can|should|prefers|needs)[A-Z]")
imports = ["-I", operands[0], "-I", operands[0] + "/../COpenCombineHelpers.build"]
work = new_folder()


def rows(name):
    lines = [line.split("\t") for line in text_of(f"{fixture}/Facts/{name}").rstrip("\n").split("\n")]
    return [dict(zip(lines[0], line)) for line in lines[1:]]


def swift_names(row):
    """The names that a property may have in Swift: `hidden` may be `isHidden`."""
    name = RENAMED.get(row["selector"], row["selector"])
    return [name] if row["kind"] == "method" else [name] + (["is" + name[0].upper() + name[1:]] if ADJECTIVE.search(name) and not VERB.match(name) else [])


class Member:
    def __init__(self, symbol, module):
        self.place = f"{module}: {symbol['pathComponents'][-2]}"
        # A module does not say where private symbols are.
        if location := symbol.get("location"):
            path = os.path.relpath(os.path.realpath(location["uri"].removeprefix("file://")), repository)
            self.place = f"{path}:{location['position']['line'] + 1}"
        self.kind = symbol["kind"]["identifier"]
        # setTabs(_:animated:) → setTabs, and the labels _ and animated
        self.name, _, labels = symbol["pathComponents"][-1].partition("(")
        self.labels = tuple(labels.split(":")[:-1])
        self.is_override = any(part["spelling"] == "override" for part in symbol["declarationFragments"])
        self.since = next((float(f"{version['introduced']['major']}.{version['introduced'].get('minor', 0)}")
                           for version in symbol.get("availability", []) if version.get("domain") == "iOS"), None)


def members(module):
    """The members of each type and its extensions, and the names that stand above each type."""
    known, bases, folder = {}, {}, f"{work}/{module}"
    os.mkdir(folder)
    run("swift", "symbolgraph-extract", "-module-name", module, *imports, "-minimum-access-level", "private", "-skip-synthesized-members",
        "-output-dir", folder, "-target", json.loads(run("swiftc", "-print-target-info").stdout)["target"]["triple"])
    for graph in (json.loads(text_of(path)) for path in files_of(folder, ".symbols.json")):
        names = {symbol["identifier"]["precise"]: symbol["pathComponents"][-1] for symbol in graph["symbols"]}
        for symbol in graph["symbols"]:
            if re.search(r"\.(property|method|init)$", symbol["kind"]["identifier"]):
                known.setdefault(symbol["pathComponents"][-2], []).append(Member(symbol, module))
        for relation in graph["relationships"]:
            if relation["kind"] in ("inheritsFrom", "conformsTo"):
                above = names.get(relation["target"]) or relation.get("targetFallback", "").split(".")[-1]
                bases.setdefault(names.get(relation["source"]), []).append(above)
    return known, bases


facts = rows("uikit-members.tsv")


def ancestors(name, bases):
    found, waiting = [], list(bases.get(name, []))
    while waiting:
        if (base := waiting.pop(0)) not in found:
            found.append(base)
            waiting += bases.get(base, [])
    return found


def selectors(row):
    parts = row["selector"].split(":")[:-1]
    return parts[0], tuple(parts[1:])


def is_method(member, row):
    """True if Swift may import a selector with the base name and the labels of a method: it leaves out the words of types.

    `addChildViewController:` is addChild(_:), `popViewControllerAnimated:` is popViewController(animated:)."""
    base, labels = selectors(row)
    if labels != member.labels[1:] or not (base == member.name or re.match(re.escape(member.name) + "[A-Z]", base)):
        return False
    rest, first = base[len(member.name):].lower(), member.labels[0]
    return not rest.endswith("animated") if first == "_" else rest.startswith(first.lower())


def compare_members():
    problems = []
    known, bases = members("UIKit")
    known = {name: [member for member in list if "/UnknownToStubs.swift:" not in member.place] for name, list in known.items()}
    for name, list in known.items():
        for member in list:
            found = [row for row in facts if row["class"] == name and (
                member.name in swift_names(row) if member.kind.endswith("property") else
                ":" in row["selector"] and member.labels and is_method(member, row))]
            since = max((float(row["since iOS"] or 0) for row in found), default=None)
            if since and since > FLOOR and member.since != since:
                problems.append(f"{member.place}: '{member.name}' is there since iOS {since}: write @available(iOS {since}, *)")
            if member.since and (since or 0) != member.since:
                problems.append(f"{member.place}: the facts do not say that '{member.name}' is there since iOS {member.since}")
    methods = [row for row in facts if row["kind"] == "method" and not row["static"] and ":" in row["selector"] and not row["class"].endswith("Delegate")]
    for module in ("RibletsUIKit", "RibletsSwiftUI"):
        ours, our_bases = members(module)
        for name, list in ours.items():
            above = {name, *ancestors(name, {**bases, **our_bases})}
            for member in list:
                if member.kind != "swift.method" or member.is_override or not member.labels:
                    continue
                for row in methods:
                    if row["class"] in above and is_method(member, row):
                        problems.append(f"{member.place}: '{member.name}' redeclares {row['class']}'s '{row['selector']}'")
    return problems + [
        f"{path}:1: 'UIKit' of tvOS and watchOS has no sheets and no swipe back: begin with {CONDITION}"
        for path in files_of("Sources/RibletsUIKit") if text_of(path).split("\n")[0] != CONDITION]


def names_of(folder):
    """The public types of a module that are in none."""
    found = {}
    for path in files_of(folder):
        text = text_of(path)
        outermost = re.search(r"^(?!//|\n| |#|\}).", text, re.M)
        indent = "" if outermost and not text.startswith("#if") else "  "
        for match in re.finditer(rf"^{indent}(?:@(?!_spi)\w+(?:\([^)]*\))? )*(?:public|open) (?:final |indirect |nonisolated )*"
                                 r"(?:class|struct|enum|protocol|actor|typealias) (\w+)", text, re.M):
            found.setdefault(match[1], path)
    return found


def compare_names():
    ours = {os.path.basename(folder): names_of(folder) for pattern in (
        "Sources/Riblets*", "Data/Sources/Riblets*", "Data/Store/Sources/Riblets*", "Bridges/Sources/Riblets*",
        "Portable/Sources/Riblets*", "Portable/Web/Sources/Riblets*") for folder in sorted(glob.glob(pattern))}
    portable = {os.path.basename(folder) for folder in glob.glob("Portable/Sources/*") + glob.glob("Portable/Web/Sources/*")}
    mirrored = {(row["module"], name) for row in rows("mirrored-names.tsv") for name in row["names"].split()}
    others = {row["module"]: row["names"].split() for row in rows("other-names.tsv")}
    # For the comparison a module is as good as the names of its types.
    for module, names in {**ours, **others}.items():
        if not os.path.exists(f"{operands[0]}/{module}.swiftmodule"):
            write(f"{work}/{module}.swift", "\n".join(f"public enum {name} {{}}" for name in names))
            result = run("swiftc", "-emit-module", "-parse-as-library", "-module-name", module, "-o", f"{work}/{module}.swiftmodule", f"{work}/{module}.swift", may_fail=True)
            result.returncode and sys.exit(result.stderr)

    def errors(imported, named):
        """The errors of a file that imports modules and has a line for each name."""
        text = [f"import {module}" for module in ["Combine", "SwiftUI", "UIKit", *imported]]
        text += ["@available(*, unavailable)", "enum Names {", *(f"  typealias T{index} = {name}" for index, (_, name) in enumerate(named)), "}"]
        write(f"{work}/File.swift", "\n".join(text))
        result = run("swiftc", "-typecheck", "-parse-as-library", "-module-name", "App", "-swift-version", "6", "-diagnostic-style", "llvm",
                     "-Xfrontend", "-disable-cross-import-overlays", *imports, "-I", work, f"{work}/File.swift", may_fail=True)
        found = re.findall(r"File\.swift:(\d+):\d+: error: (.*)", result.stderr)
        if result.returncode and not found:
            sys.exit(result.stderr)
        first = len(text) - len(named)
        return [(*named[int(line) - first], message) if int(line) >= first else ("", "", message) for line, message in found]

    plain = [module for module in ours if module not in portable]
    everything = [*ours, *others]
    # What an app imports needs no module anywhere; what mirrors SwiftUI on purpose is told apart by its module.
    qualified = [(module, f"{module}.{name}" if (module, name) in mirrored else name) for module in ours for name in ours[module]]
    problems = [f"{ours[module].get(name, module)}: {message}" for imported, named in (
        (plain, [(module, name) for module in plain for name in ours[module]]), (everything, qualified))
        for module, name, message in errors(imported, named)]
    alone = {name for _, name, message in errors(everything, sorted(mirrored)) if "ambiguous" in message}
    problems += [f"{fixture}/Facts/mirrored-names.tsv: '{name}' of {module} needs no module name any more" for module, name in sorted(mirrored) if name not in alone]
    print(f"Names: {sum(len(ours[module]) for module in plain)} of {len(plain)} modules beside UIKit, SwiftUI and Combine; "
          f"{sum(map(len, ours.values()))} with those of Portable, {len(mirrored)} of them with their module")
    return sorted(set(problems))


problems = compare_members() + compare_names()
print("\n".join(problems), file=sys.stderr) if problems else None
sys.exit(1 if problems else 0)
