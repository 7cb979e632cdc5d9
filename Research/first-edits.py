# Counts the generated tests that the first edits of a new app break, and the mutations that they find.
#
#     Research/run first-edits [--short] [--edits NAMES] [--mutations] [--tool FILE] [--keep NEW]
#
#     --short        Two edits: the button and the title.
#     --edits NAMES  Some of the edits, such as button,title; all 20 by default.
#     --mutations    Also counts the mutations of the generated sources that the generated tests find.
#     --tool FILE    The command, instead of the debug build of Tools: for figures of another version.
#     --keep NEW     Where the app and its build are made, and stay; a temporary folder otherwise.
#
# Writes an app of eight riblets: a login, a list, a detail below two tabs, a form as a sheet, favourites, a profile, settings and
# the root. Makes each edit to all riblets that it makes sense for, from the same start. Then builds: a test file with an error
# counts, and is left out; and runs the tests: a file with a failing test counts. A file counts once for each edit. Ends with 1 if
# an edit that touches no signature breaks the build of a test. Needs Swift.

import glob

from harness import *

names = "button,title" if option("short") else option("edits")
tool, work = take_tool(packed=True), new_folder(option("keep"))
app, start, scratch = work + "/Shop", work + "/start", work + "/build"

# Name, parent, options. The detail is below two tabs; the form is a sheet.
RIBLETS = [
    ("Login", "Root", "--shown fullScreen"),
    ("Catalog", "Root", "--shown tab --presenter"),
    ("Favourites", "Root", "--shown tab --flow one-way"),
    ("Profile", "Root", "--shown tab"),
    ("Detail", "Catalog", "--shown pushed --key id:Int"),
    ("Entry", "Catalog", "--shown sheet"),
    ("Settings", "Profile", "--shown pushed --presenter"),
]
CHILDREN = [name for name, _, _ in RIBLETS]
ALL = ["Root"] + CHILDREN
OPTIONS = {name: f"--parent {parent} {options}" for name, parent, options in RIBLETS}
PRESENTED = ["Catalog", "Settings"]
# Where each is moved to, and where it is attached once more.
ELSEWHERE = {
    "Login": "Catalog", "Catalog": "Profile", "Favourites": "Login", "Profile": "Login", "Detail": "Profile",
    "Entry": "Favourites", "Settings": "Catalog",
}


def riblets(*words):
    result = run(tool, *words, at=app, may_fail=True)
    if result.returncode > 1:
        sys.exit(f"riblets {' '.join(words)}: {result.returncode}\n{result.stdout}{result.stderr}")


def read(path):
    return text_of(f"{app}/{path}")


def put(path, text):
    write(f"{app}/{path}", text)


def sub(path, pattern, text, count=1):
    changed, found = re.subn(pattern, text, read(path), count=count, flags=re.M)
    if not found:
        sys.exit(f"{path} has no {pattern}:\n{read(path)}")
    put(path, changed)


def has(path, pattern):
    return re.search(pattern, read(path), re.M)


def source(name, part):
    return f"Sources/Shop/{name}/{name}{part}.swift"


def routes(name):
    return sorted(os.path.relpath(path, app) for path in glob.glob(f"{app}/Sources/Shop/*/*+{name}.swift"))


def lower(name):
    return name[0].lower() + name[1:]


def add_member(name, part, text):
    """Writes a member at the end of the class of a part, which is the last thing in its file."""
    sub(source(name, part), r"( \{\})?\n?\}?\n\Z", lambda end: (" {\n" if end[1] else "\n\n") + text + "\n}\n")


def at_activation(name, line):
    if has(source(name, "Interactor"), "override func didBecomeActive"):
        sub(source(name, "Interactor"), r"(override func didBecomeActive\(\) \{\n)", rf"\1    {line}\n")
    else:
        add_member(name, "Interactor", f"  override func didBecomeActive() {{\n    {line}\n  }}")


def in_body(name, line):
    sub(source(name, "ViewController"), r"^      routeViews", f"      {line}\n      routeViews")


def require(name, path, protocol, line):
    """Adds a requirement to a protocol."""
    sub(path, rf"(protocol {name}{protocol}: [^{{]*)\{{(\}})?", lambda found: found[1] + "{\n" + line + ("\n}" if found[2] else ""))


def given(name, argument, kind, value):
    """Gives the interactor one more argument."""
    path = source(name, "Interactor")
    sub(path, r"^(  weak var router.*\n)", rf"\1  let {argument}: {kind}\n")
    if has(path, r"^  (override )?init\("):
        sub(path, r"^  (override )?init\((.*)\) \{\n", rf"  init(\2, {argument}: {kind}) {{\n    self.{argument} = {argument}\n")
    else:
        add_member(name, "Interactor", f"  init(presenter: any {name}Presentable, {argument}: {kind}) {{\n    self.{argument} = {argument}\n    super.init(presenter: presenter)\n  }}")
    sub(source(name, "Builder"), rf"{name}Interactor\((.*)\)", rf"{name}Interactor(\1, {argument}: {value})")


def written_again(name, *options):
    """Writes the sources as with other options; the tests stay."""
    tests = os.path.join(work, "tests")
    shutil.copytree(f"{app}/Tests", tests)
    flags = [word for word in OPTIONS[name].split() if word not in ("--presenter", "one-way", "--flow")]
    riblets("new", "riblet", name, *flags, *options, "--force")
    shutil.rmtree(f"{app}/Tests")
    shutil.move(tests, f"{app}/Tests")


def button(name):
    if not has(source(name, "ViewController"), r'Button\("Finish"\)'):
        return
    sub(source(name, "ViewController"), r'^ *Button\("Finish"\).*\n', "")
    if has(source(name, "Interactor"), "  case finish"):
        sub(source(name, "Interactor"), "  case finish", "  case choose")
        sub(source(name, "Interactor"), r"case \.finish: .*", "case .choose: break")
    else:
        sub(source(name, "ViewController"), r"^  func finish\(\)\n", "")
        sub(source(name, "Interactor"), r"\n  func finish\(\) \{\n.*\n  \}\n", "")
    sub(source(name, "Interactor"), rf"^  func {lower(name)}DidFinish.*\n", "")
    for path in routes(name):
        sub(path, rf"^  func {lower(name)}DidFinish.*\n", "")


def presentable(name):
    require(name, source(name, "Interactor"), "Presentable", "  func show(_ text: String)")
    add_member(name, "Presenter" if name in PRESENTED else "ViewController", "  func show(_ text: String) {}")
    at_activation(name, 'presenter.show("Hello")')


def listener(name):
    require(name, source(name, "Interactor"), "Listener", f"  func {lower(name)}DidChoose(_ id: Int)")
    add_member(name, "Interactor", f"  func choose(_ id: Int) {{\n    listener?.{lower(name)}DidChoose(id)\n  }}")
    for path in routes(name):
        sub(path, rf"(extension \w+Interactor: {name}Listener \{{)(\}})?", lambda found: f"{found[1]}\n  func {lower(name)}DidChoose(_ id: Int) {{}}" + ("\n}" if found[2] else ""))


def stream(name):
    riblets("add", "dependency", f"numbers{name}:StateStream<Int>=MutableStateStream(0).stream", "--to", name)
    given(name, "numbers", "StateStream<Int>", f"component.numbers{name}")
    at_activation(name, "observe(numbers) { _, _ in }")


def sheet(name):
    for path in routes(name):
        place = "pushed" if has(path, r"Shown\.sheet") else "sheet"
        sub(path, r"Shown\.\w+", f"Shown.{place}")


def second_way(name):
    put("again.md", f"- {name} (again, by-hand)\n")
    riblets("new", "--from", "again.md", "--parent", ELSEWHERE[name])


def view_model(name):
    path = source(name, "ViewController")
    if has(path, "override func body"):
        sub(source(name, "Interactor"), r'^  var text = .*\n', r'\g<0>  var note = "Note"\n')
        in_body(name, "Text(state.note)")
    elif name in PRESENTED:
        sub(source(name, "Presenter"), r'^  var text = .*\n', r'\g<0>  var note = "Note"\n')
        in_body(name, "Text(viewModel.note)")
    else:
        written_again(name, "--presenter")


def state(name):
    text = read(source(name, "Interactor"))
    put(source(name, "Interactor"), text + f"\nextension {name}Interactor: StateSaving {{\n  var savedState: Int {{\n    get {{ 1 }}\n    set {{ _ = newValue }}\n  }}\n}}\n")


def link(name):
    ways = {"Detail": "RootCatalog()).to(CatalogDetail(id: 1)", "Entry": "RootCatalog()).to(CatalogEntry()", "Settings": "RootProfile()).to(ProfileSettings()"}
    way = ways.get(name, f"Root{name}()")
    put(f"Sources/Shop/{name}/{name}Link.swift", f'import Riblets\n\nlet link{name} = LinkCatalogue<any RootRouting>(\n  prefixes: ["shop://"], links: [.link("x") {{ _ in LinkPath(to: {way}) }}])\n')


def alert(name):
    add_member(name, "Interactor", '  func askFirst() {\n    task { interactor in\n      _ = try await interactor.router?.ask(NavigationAlert("Sure?", answers: [.cancel]))\n    }\n  }')


def no_presenter(name):
    written_again(name)
    os.remove(f"{app}/{source(name, 'Presenter')}")


def viewless(name):
    written_again(name, "--view", "none")
    for part in ("ViewController", "Presenter"):
        if os.path.exists(f"{app}/{source(name, part)}"):
            os.remove(f"{app}/{source(name, part)}")


def moved(name):
    away = ["--from", "Catalog"] if name == "Detail" else []
    riblets("move", name, "--parent", ELSEWHERE[name], *away)


# What is done, how, to which riblets, and whether it touches a signature.
EDITS = {
    "button": ("take the button out", button, CHILDREN, True),
    "title": ("rename its title", lambda name: sub(source(name, "ViewController"), r'^    title = ".*"', f'    title = "My {name}"'), ALL, False),
    "field": ("add a text field", lambda name: in_body(name, 'TextField("Name", text: "") { _ in }'), ALL, False),
    "presentable": ("add a presentable's method", presentable, ALL, True),
    "listener": ("add a listener's method with a value", listener, CHILDREN, True),
    "argument": ("add a constructor argument", lambda name: given(name, "limit", "Int", "3"), ALL, True),
    "dependency": ("add a dependency", lambda name: riblets("add", "dependency", f"mood{name}:String=\"calm\"", "--to", name), ALL, True),
    "stream": ("a stream that the interactor observes", stream, ALL, True),
    "task": ("a task at activation", lambda name: at_activation(name, "task { _ in await Task.yield() }"), ALL, False),
    "sheet": ("show it as a sheet", sheet, CHILDREN, False),
    "way": ("a second way to it", second_way, CHILDREN, False),
    "view-model": ("a view model", view_model, CHILDREN, True),
    "state": ("a state to save", state, ALL, False),
    "link": ("a link", link, CHILDREN, False),
    "alert": ("an alert", alert, ALL, False),
    "list": ("a list of items", lambda name: sub(source(name, "ViewController"), r"^      Text\(.*\)\n", '      for item in ["One", "Two"] { Text(item) }\n'), ALL, False),
    "badge": ("a badge", lambda name: in_body(name, f'Text("3").identifier("{name}.badge")'), ALL, False),
    "no-presenter": ("remove the presenter", no_presenter, PRESENTED, True),
    "move": ("move it", moved, [name for name in CHILDREN if name != "Catalog"], True),
    "viewless": ("make it view-less", viewless, CHILDREN, True),
}


def make():
    new_app(tool, app)
    for name in CHILDREN:
        riblets("new", "riblet", name, *OPTIONS[name].split())
    put("again.md", "- Detail (again, pushed, by-hand)\n")
    riblets("new", "--from", "again.md", "--parent", "Favourites")
    os.remove(f"{app}/again.md")
    shutil.copytree(app, start, symlinks=True)


def begin_again():
    shutil.rmtree(app)
    shutil.copytree(start, app, symlinks=True)


def tests():
    return {os.path.basename(path): path for path in glob.glob(f"{app}/Tests/**/*.swift", recursive=True)}


def build():
    """Builds the tests, and returns the test files that do not compile; the others have to."""
    result = run("swift", "build", "--build-tests", "--disable-build-manifest-caching", "--disable-xctest", "--scratch-path", scratch,
                 at=app, may_fail=True)
    if result.returncode == 0:
        return set()
    told = result.stdout + result.stderr
    broken = {found for found in re.findall(r"/([^/\n]+\.swift):\d+:\d+: error:", told) if found in tests()}
    if not broken:
        sys.exit("\n".join(line for line in told.splitlines() if "error" in line)[-3000:] or told[-3000:])
    return broken


def test(mutation=""):
    """Runs the tests, and returns the files of those that fail."""
    program = glob.glob(f"{scratch}/debug/*.xctest")[0]
    result = run(program, "--testing-library", "swift-testing", "--no-parallel", at=app, may_fail=True, timeout=120, MUTATION=mutation)
    told = result.stdout + result.stderr
    failed = {found for found in re.findall(r"recorded an issue.* at ([^ :]+\.swift):\d+", told) if found in tests()}
    if "Test run with" not in told.rsplit("started.", 1)[-1]:
        # It has crashed: within the suite that began last.
        suite = re.findall(r"Suite (\w+) started", told)[-1]
        failed |= {name for name, path in tests().items() if re.search(rf"(struct|enum) {suite}\b", text_of(path))}
    elif result.returncode and not failed:
        sys.exit(told[-3000:])
    return failed


def broken_by(edit):
    """Returns the test files that no longer compile, and those that no longer pass."""
    _, change, riblets, _ = EDITS[edit]
    begin_again()
    for name in riblets:
        change(name)
    before = tests()
    uncompiled, failed = set(), set()
    while broken := build():
        uncompiled |= broken
        for name in broken:
            os.remove(before[name])
    while found := test() - failed:
        failed |= found
    # A snapshot is recorded again by one command; nobody edits its test.
    recorded = {name for name in failed if "Snapshot" in name}
    return uncompiled, failed, recorded


# Mutations: a pattern in a file of each riblet, and what is there in its place if the mutation is on.
MUTATIONS = [
    ("Builder", r"^    interactor\.listener = listener", r'    if !mutated("NAME") { interactor.listener = listener }'),
    ("Builder", r"^    viewController\.listener = interactor", r'    if !mutated("NAME") { viewController.listener = interactor }'),
    ("Builder", r"id: component\.id", r'id: mutated("NAME") ? 0 : component.id'),
    ("Builder", r"self\.id = id", r'self.id = mutated("NAME") ? 0 : id'),
    ("Interactor", r"self\.id = id", r'self.id = mutated("NAME") ? 0 : id'),
    ("Interactor", r"DidFinish\(id: id\)\n", r'DidFinish(id: mutated("NAME") ? 0 : id)' + "\n"),
    ("Interactor", r"^    presenter\.listener = self", r'    if !mutated("NAME") { presenter.listener = self }'),
    ("Interactor", r"^    listener\?", r'    if !mutated("NAME") { listener?'),
    ("Interactor", r"case \.finish: (.*)", r'case .finish: if !mutated("NAME") { \1 }'),
    ("Interactor", r"^    (presenter\.(connect|present)\(.*\)|presenter\.connect.*\})$", r'    if !mutated("NAME") { \1 }'),
    ("Interactor", r"^    (router\?\.begin.*)", r'    if !mutated("NAME") { \1 }'),
    ("Interactor", r'^  var (name|text) = "(\w+)"', r'  var \1 = mutated("NAME") ? "" : "\2"'),
    ("Router", r"^    interactor\.router = self", r'    if !mutated("NAME") { interactor.router = self }'),
    ("Presenter", r"^    viewController\.display\((.*)\)", r'    if !mutated("NAME") { viewController.display(\1) }'),
    ("Presenter", r"text: model\.name", r'text: mutated("NAME") ? "" : model.name'),
    ("ViewController", r'^    title = "(.*)"', r'    title = mutated("NAME") ? "" : "\1"'),
    ("ViewController", r"^      Text\((.*)\)$", r'      Text(mutated("NAME") ? "" : \1)'),
    ("ViewController", r'Button\("Finish"\)', r'Button(mutated("NAME") ? "Other" : "Finish")'),
    ("ViewController", r"\{ self\.(listener\?\.finish\(\)|send\(\.finish\)) \}", r'{ if !mutated("NAME") { self.\1 } }'),
    ("ViewController", r"^    self\.viewModel = viewModel", r'    if !mutated("NAME") { self.viewModel = viewModel }'),
    ("ViewController", r"^      routeViews", r'      if !mutated("NAME") { routeViews }'),
    ("+", r"\{ router\?\.leave\((.*)\) \}", r'{ if !mutated("NAME") { router?.leave(\1) } }'),
    ("+", r"static let shown = Shown\.(\w+)", r'static let shown = mutated("NAME") ? Shown.hidden : Shown.\1'),
    ("+", r"listener: listener, id: id", r'listener: listener, id: mutated("NAME") ? 0 : id'),
    ("+", r'var key: String \{ (.*) \}', r'var key: String { mutated("NAME") ? "" : \1 }'),
]


def mutations():
    """Writes all mutations into the app, each behind a condition, and returns their names."""
    begin_again()
    found = []
    for number, (part, pattern, text) in enumerate(MUTATIONS):
        for name in ALL:
            for path in routes(name) if part == "+" else [source(name, part)]:
                if not os.path.exists(f"{app}/{path}") or not has(path, pattern):
                    continue
                mutation = f"{number}:{path}"
                sub(path, pattern, text.replace("NAME", mutation))
                if text.endswith("{ listener?"):
                    sub(path, r"(\{ listener\?.*)", r"\1 }")
                found.append(mutation)
    put("Sources/Shop/App/Mutation.swift", 'import Foundation\n\nprivate let mutation = ProcessInfo.processInfo.environment["MUTATION"]\n\nfunc mutated(_ name: String) -> Bool { mutation == name }\n')
    return found


def main():
    make()
    files = glob.glob(f"{app}/Tests/**/*.swift", recursive=True)
    lines = sum(len(text_of(path).splitlines()) for path in files)
    print(f"{len(ALL)} riblets: {len(files)} test files with {lines} lines.", flush=True)
    total, wrong, by_hand = 0, [], 0
    for edit in names.split(",") if names else EDITS:
        text, _, riblets, touches = EDITS[edit]
        uncompiled, failed, recorded = broken_by(edit)
        total += len(uncompiled | failed)
        by_hand += len((uncompiled | failed) - recorded)
        if uncompiled and not touches:
            wrong.append(edit)
        print(f"{text}, in {len(riblets)}: {len(uncompiled)} do not compile, {len(failed)} do not pass ({len(recorded)} snapshots): {' '.join(sorted(uncompiled | failed))}", flush=True)
    print(f"All edits: {total} test files no longer compile or pass, {by_hand} without those whose snapshot is recorded again.", flush=True)
    if option("mutations"):
        found = mutations()
        while broken := build():
            sys.exit(f"The mutations do not compile with {broken}.")
        if failed := test():
            sys.exit(f"Without a mutation, tests fail in {failed}.")
        missed = [name for name in found if not test(name)]
        print(f"{len(found)} mutations: {len(found) - len(missed)} found. Missed: {' '.join(missed)}")
    if wrong:
        sys.exit(f"Tests no longer compile, although no signature is touched: {', '.join(wrong)}")


main()
