# Runs random series of commands on apps with code written by hand, and type-checks the app after each command.
#
#     Research/run edits [--short] [--series N] [--commands N] [--seed N] [--tool FILE]
#
#     --short       2 series, for CI.
#     --series N    How many series, 300 by default.
#     --commands N  How many commands each has, 5 by default.
#     --seed N      What all is drawn from. Another one each time unless told; it is printed.
#     --tool FILE   The command, instead of the debug build of Tools.
#
# An app has some riblets, and up to three changes by hand: properties of components, conditions, keys of UserDefaults, types in
# files of their own. It is saved in one of several forms, and may have several modules. The commands are new riblet, new --from
# with riblets that are there again, new worker, add and remove dependency, rename, move and remove, with names, types and values
# that are drawn: of many kinds, also wrong ones, with --import and --codable.
#
# Promised: after a command that ends with 0, the app type-checks, no file has line ends of two kinds, and at the end of a series
# the tests type-check, too. After a command that ends with more than 1 nothing has changed. After one that ends with 1, which
# leaves something to do, 'riblets undo' takes all back. Exits with 1 if that is not kept, with the seed of the series. Needs Swift.

import hashlib
import random

from harness import *
from internal.type_checks import TypeChecks

series, commands, seed = 2 if option("short") else option("series", 300), option("commands", 5), option("seed", random.randrange(32768))
folder, tool = new_folder(), take_tool()

NAMES = ["Cart", "CartItem", "Hall", "Menu", "Pay", "Search", "Day", "Tag", "Basket", "Item", "Note", "Root2"]
ITEMS = ["name:String", "count:Int", "tags:[String]", "day:Date", "price:Price", "feed:any PriceFeed", "rate:Double?",
         "rates:Rates<Int>", "title:String", "mark:Mark", "coin:Coin", "letter:Character"]
VALUES = {"name": '"Ann"', "count": "7", "tags": '["a"]', "day": ".distantPast", "price": "Price(cents: 3)",
          "feed": "FixedPriceFeed()", "rate": "2.5", "rates": "Rates()", "title": '"Tea"', "mark": "Mark()",
          "coin": "Coin()", "letter": '"a"'}
# Types and values of many kinds: those that bring imports, and those that a command has to refuse.
KINDS = ["net:URLSession=.shared", "req:URLRequest=URLRequest(url: URL(filePath: \"/a\"))", "defs:UserDefaults=.standard",
         "any1:any Sendable=Date()", "queue:DispatchQueue=.main", "decoder:JSONDecoder=.init()", "place:Locale=.current",
         "line:Basket.Line=.init()", "row:Basket.Row=Basket.Row()", "lost:Line=.init()", "inner:Basket.Inner=.init()",
         "sec:Secret=Secret()", "dbg:Debugged=.init()", "both:Both=Both.one", "bill:Bill=.ten", "coin2:any Sendable=Coin()",
         "full:Foundation.Date=Foundation.Date.distantPast", "box:Box<Int>=Box(value: 1)", "bare:Box=Box(value: 1)",
         "lists:[String: [Price]]=[:]", "perhaps:Price?=nil", "feeds:[any PriceFeed]=[]", "anyOne:any PriceFeed & Named=FixedPriceFeed()",
         "plain:PriceFeed=FixedPriceFeed()", "clock2:any Clock<Duration>=ContinuousClock()", "meta:Price.Type=Price.self",
         "pair:(x: Int, y: Price)=(x: 1, y: .tea)", "done:Handler={}", "euro:Euro=.tea", "cup:Price=.cup", "cup2:Price=Price.cup",
         "hid:Price=Price.hidden", "text:String=\"\\(standard.cents) euros\"", "lazy:Price=standard", "made:Price=makePrice(3)",
         "veiled:Price=veiled", "late:Price=late", "sum:Price=.tea <+> .tea", "root:Double=sqrt(2)", "most:Int=max(1, 2)",
         "twice:[Int]=[1, 2].map { $0 * standard.cents }", "free:[Int]=[1].map { $0 + other }", "own:Price=self.price",
         "path:KeyPath<Price, Int>=\\.cents", "wait:Price=await makePrice(1)", "name2:String=#function", "none:Any=1",
         "only:Plain=Plain()", "stream:EventStream<Int>=MutableEventStream<Int>().stream", "range:ClosedRange<Int>=1...3",
         "shape:Shape=.round(3)", "wide:Float16=1", "some1:some PriceFeed=FixedPriceFeed()"]
OPTIONS = [[], [], ["--import", "Money"], ["--codable"], ["--import", "Money", "--codable"]]
OWN_NAMES = ["Router", "State", "Item", "Note", "Screen", "Link", "List", "Group", "Step", "Worker", "Source", "Context",
             "Interactor", "Component", "Builder", "Route", "Event", "Input", "Output", "Window", "Lifetime", "Card"]
# The forms in which an app is saved: as it is written, and as editors, other systems and other people write it.
FORMS = ["plain", "carriage returns", "byte order marks", "tabs", "heads", "conditions", "other alphabets", "own names", "modules"]
PRICES = """import Riblets
import Money

/// @mockable
@MainActor
protocol PriceFeed: AnyObject, Sendable {}

final class FixedPriceFeed: PriceFeed {}

struct Price: Codable, Hashable, Sendable {
  var cents: Int
  static let tea = Price(cents: 2)
  private static let hidden = Price(cents: 3)
}

protocol Named {}
extension FixedPriceFeed: Named {}
struct Basket: Codable, Hashable, Sendable {
  struct Line: Codable, Hashable, Sendable {}
  private struct Inner {}
}
extension Basket { struct Row: Codable, Hashable, Sendable {} }
private struct Secret {}
struct Box<Value: Sendable>: Sendable { var value: Value }
struct Plain: Sendable {}
enum Shape: Codable, Hashable { case round(Int), flat }
typealias Handler = @MainActor () -> Void
typealias Euro = Price
let standard = Price(cents: 2)
private let veiled = Price(cents: 2)
func makePrice(_ cents: Int) -> Price { Price(cents: cents) }
infix operator <+>: AdditionPrecedence
func <+> (one: Price, other: Price) -> Price { Price(cents: one.cents + other.cents) }
#if LATE
struct Debugged: Sendable {}
let late = Price(cents: 2)
#endif
#if os(Linux)
struct Both: Codable, Hashable, Sendable { static let one = Both() }
#else
struct Both: Codable, Hashable, Sendable { static let one = Both() }
#endif

struct Mark: Sendable {}

extension Coin {
  var price: Price { Price(cents: 1) }
}

extension Price {
  var rates: Rates<Int> { Rates() }
}
"""


def attempt(*command, at):
    return run(*command, at=at, may_fail=True)


def swift_files(app, below="Sources"):
    return files_of(f"{app}/{below}")


def content(app):
    found = {}
    for place, folders, files in os.walk(app):
        if ".build" in folders:
            folders.remove(".build")
        if place.endswith(".riblets") and "journal" in folders:
            folders.remove("journal")
        for name in files:
            path = os.path.join(place, name)
            with open(path, "rb") as stream:
                found[os.path.relpath(path, app)] = hashlib.sha256(stream.read()).hexdigest()
    return found


def make_money():
    """A module that apps import, which is not of theirs."""
    write(os.path.join(folder, "Money.swift"), "public struct Rates<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {\n  public init() {}\n}\n\npublic struct Coin: Sendable {\n  public init() {}\n}\n\npublic struct Bill: Codable, Hashable, Sendable {\n  public static let ten = Bill()\n}\n")
    run("swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", "Money", "Money.swift", at=folder)


def errors(app, with_tests=False):
    """The errors in an app, and in its tests with the mocks that the tool writes."""
    return "\n".join(checks.complaints(app, with_tests)[:6])


def mixed_line_ends(app):
    """The sources that end some lines with a carriage return, and others without."""
    found = []
    for path in swift_files(app) + swift_files(app, "Tests"):
        with open(path, "rb") as stream:
            text = stream.read()
        if 0 < text.count(b"\r\n") < text.count(b"\n"):
            found.append(os.path.relpath(path, app))
    return "Line ends of two kinds: " + ", ".join(found) if found else ""


def riblets(app):
    return [os.path.basename(path)[:-len("Router.swift")] for path in swift_files(app) if path.endswith("Router.swift")]


def item(chance, values=0.5):
    text = chance.choice(ITEMS)
    return text + ("=" + VALUES[text.split(":")[0]] if chance.random() < values else "")


def command(app, chance):
    there = riblets(app)
    kind = chance.choices(["new", "again", "add", "drop", "rename", "move", "remove", "worker", "kind"], [20, 10, 15, 6, 10, 10, 4, 3, 40])[0]
    one, other = chance.choice(there), chance.choice(there)
    if kind == "kind":
        text, options = chance.choice(KINDS), chance.choice(OPTIONS)
        # '--import' is the word of the user that a module has the unknown names.
        options = [] if "other" in text else options
        to_route = [word for word in options if word != "--codable"]
        return chance.choice([
            ["add", "dependency", text, "--to", one] + to_route,
            ["new", "riblet", chance.choice(NAMES), "--parent", one, "--dependency", text] + to_route,
            ["new", "riblet", chance.choice(NAMES), "--parent", one, "--argument", text] + options,
            ["new", "worker", chance.choice(["Clock", "Timing"]), "--riblet", one, "--dependency", text] + to_route,
        ]), None
    if kind == "new":
        words = ["new", "riblet", chance.choice(NAMES), "--parent", one]
        if chance.random() < 0.6:
            words += ["--shown", chance.choice(["tab", "pushed", "sheet", "embedded", "hidden"])]
        if chance.random() < 0.2:
            words += ["--view", "none"]
        for _ in range(chance.choice([0, 0, 1, 2])):
            words += ["--dependency", item(chance)]
        if chance.random() < 0.25:
            words += ["--argument", item(chance, 0.7)]
        return words, None
    if kind == "again":
        return ["new", "--from", "again.md", "--parent", one], f"- {other} (again, {chance.choice(['tab', 'pushed', 'by-hand', 'sheet'])})\n"
    if kind == "add":
        return ["add", "dependency", item(chance), "--to", one], None
    if kind == "drop":
        return ["remove", "dependency", chance.choice(ITEMS).split(":")[0], "--from", one], None
    if kind == "rename":
        return ["rename", one, chance.choice(NAMES)], None
    if kind == "move":
        return ["move", one, "--parent", other], None
    if kind == "remove":
        return ["remove", "riblet", one, "--recursive"], None
    return ["new", "worker", "Clock", "--riblet", one], None


def edit(app, chance, number):
    """One change as a hand would make it."""
    one = chance.choice(riblets(app))
    home = next(os.path.dirname(path) for path in swift_files(app) if path.endswith(f"/{one}Router.swift"))
    builder = os.path.join(home, f"{one}Builder.swift")
    text = text_of(builder)
    kind = chance.choice(["property", "text", "comment", "condition", "own", "interpolation", "type", "split", "stored"])
    component = re.search(r"final class \w+Component: Component<any \w+> (\{\}|\{\n.*?\n\})\n", text, re.S)
    items = re.findall(r"^  var (\w+): ([^{]+) \{ dependency", text, re.M)
    name = one[0].lower() + one[1:]
    if kind == "property":
        item = chance.choice([text for text in ITEMS if not text.startswith(("rates", "day", "coin"))])
        key, kind = item.split(":", 1)
        if any(key == known for known, _ in items) or re.search(rf"\b{key}\b", text):
            return
        declared = any(
            f"extension {one}Component" in text and re.search(rf"\bvar {key}\b", text) for text in map(text_of, swift_files(app)))
        if not declared:
            write(os.path.join(home, f"{one}{key.capitalize()}.swift"), f"extension {one}Component {{\n  var {key}: {kind} {{ {VALUES[key]} }}\n}}\n")
    elif kind == "text":
        write(os.path.join(home, f"{one}Keys.swift"), f'enum {one}Keys{number} {{\n  static let key = "{one}"\n  static let old = "{one}.open"\n  static let note = "The {one} of today"\n}}\n')
    elif kind == "comment":
        write(builder, text.replace("/// @mockable\n", f"/// {one} and its {name}.\n/// @mockable\n", 1))
    elif kind == "condition":
        write(os.path.join(home, f"{one}Debug{number}.swift"), f"#if DEBUG\nextension {one}Interactor {{\n  func debug{number}() {{}}\n}}\n#endif\n")
    elif kind == "own":
        path = os.path.join(home, f"{one}Interactor.swift")
        code = text_of(path)
        end = code.rstrip().rfind("}")
        write(path, code[:end] + f"\n  func own{number}() {{ _ = router }}\n" + code[end:])
    elif kind == "interpolation" and items:
        key, kind = chance.choice(items)
        write(os.path.join(home, f"{one}Words{number}.swift"), f"extension {one}Component {{\n  var words{number}: String {{ \"\\({key})\" }}\n}}\n")
    elif kind == "type":
        write(os.path.join(app, "Sources/Shop/Models", f"{one}Row{number}.swift"), f"struct {one}Row{number} {{\n  var {name} = 1\n}}\n")
    elif kind == "split" and component:
        write(builder, text.replace(component[0], ""))
        head = re.match(r"(import .*\n)*", text)[0]
        write(os.path.join(home, f"{one}Component.swift"), head + "\n" + component[0])
    elif kind == "stored" and component and component[1] == "{}":
        write(builder, text.replace(component[0], component[0].replace("{}", "{\n  let started" + str(number) + " = 1\n}")))


def spell(app, form, chance):
    """Saves the sources of an app in another form."""
    for path in swift_files(app) + swift_files(app, "Tests"):
        text = old = text_of(path)
        if form == "carriage returns":
            text = text.replace("\n", "\r\n")
        elif form == "byte order marks":
            text = "\ufeff" + text
        elif form == "tabs":
            text = re.sub(r"^( +)", lambda found: "\t" * (len(found[1]) // 2) + " " * (len(found[1]) % 2), text, flags=re.M)
        elif form == "heads" and "/Sources/Shop/" in path:
            text = re.sub(r"^(final class \w+): (.*) \{(\}?)$", r"@available(macOS 10.15, *)  // as long as we can\n\1:\n  \2\n{\3", text, flags=re.M)
            text = re.sub(r"^protocol (\w+): (.*) \{\}$", r"@available(macOS 10.15, *) internal protocol \1:\n    \2 { /* nothing */ }", text, flags=re.M)
        elif form == "conditions" and re.search("(Interactor|Builder|Router)[.]swift$", path) and "/Sources/Shop/" in path:
            text = re.sub(r"^(final class \w+.*?(?:\{\}|^\}))$", r"#if swift(>=5.0)\n\1\n#endif", text, count=1, flags=re.M | re.S)
        elif form == "other alphabets":
            text = re.sub(r"^(  )(let|weak var|var) ", r"\1/* 🛒 장바구니 für Größe */ \2 ", text, flags=re.M)
        if text != old:
            with open(path, "w", newline="") as stream:
                stream.write(text)
    if form == "own names":
        for name in chance.sample(OWN_NAMES, 6):
            write(os.path.join(app, "Sources/Shop/Own", f"{name}.swift"), f"enum {name} {{}}\n")
            if errors(app, True):
                os.remove(os.path.join(app, "Sources/Shop/Own", f"{name}.swift"))


def main():
    make_money()
    print(f"Seed {seed}.", flush=True)
    failed, counts = [], {}
    for number in range(series):
        own = seed * 1_000 + number
        chance = random.Random(own)
        with tempfile.TemporaryDirectory(dir=folder) as place:
            app = os.path.join(place, "Shop")
            new_app(tool, app)
            write(os.path.join(app, "Sources/Shop/Prices/Prices.swift"), PRICES)
            for _ in range(3):
                attempt(tool, "new", "riblet", chance.choice(NAMES), "--parent", chance.choice(riblets(app)), "--shown", "tab", at=app)
            for count in range(chance.choice([0, 1, 2, 3])):
                edit(app, chance, count)
            form = chance.choice(FORMS)
            spell(app, form, chance)
            if form == "modules":
                run(tool, "modularize", "--modules-from", "2", at=app)
            told = errors(app)
            if told:
                sys.exit(f"{own} ({form}): the app does not compile before:\n{told}")
            done = []
            for count in range(commands):
                words, listed = command(app, chance)
                if listed:
                    write(os.path.join(app, "again.md"), listed)
                before = content(app)
                result = attempt(tool, *words, at=app)
                shown = " ".join(words) + (f" [{listed.strip()}]" if listed else "")
                done.append(f"{shown} → {result.returncode}")
                key = (words[0], result.returncode)
                counts[key] = counts.get(key, 0) + 1
                said = (result.stdout + result.stderr).strip()
                problem = ""
                if result.returncode == 0:
                    problem = mixed_line_ends(app) or errors(app, count == commands - 1)
                elif result.returncode == 1:
                    if "left to do" not in said:
                        problem = "Status 1 without anything to do."
                    attempt(tool, "undo", at=app)
                    if content(app) != before:
                        problem = "undo leaves something."
                elif content(app) != before:
                    problem = "Something has changed."
                if result.returncode > 1 and result.returncode not in (64, 65):
                    problem = said
                if problem:
                    failed.append(own)
                    print(f"Seed {own} ({form}):\n  " + "\n  ".join(done) + f"\n{said}\n{problem}\n", flush=True)
                    break
    print(f"{series} series of {commands} commands, seed {seed}: " + ", ".join(f"{a} {b}: {n}" for (a, b), n in sorted(counts.items())))
    if failed:
        print(f"Not kept in {len(failed)}: {failed}")
        sys.exit(1)


checks = TypeChecks(tool, folder, folder)
main()
