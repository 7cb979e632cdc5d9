"""Apps that the tool writes, with the riblets of Tools/Tests/RibletsScaffoldTests/Pairs."""

from harness import *

# Apps of scripts are built in one folder, so that Riblets is compiled once for them.
SCRATCH = ["--scratch-path", repository + "/.build/apps"]
# For riblets that depend on an object and that take a value of the app's own.
PRICES = """/// Where prices come from.
/// @mockable
@MainActor
protocol PriceFeed: AnyObject, Sendable {}

/// Prices that never change.
final class FixedPriceFeed: PriceFeed {}

/// What something costs.
struct Price: Codable, Hashable, Sendable {
  var cents: Int
}
"""
# The options for a word of a line of pairs.
OPTIONS = {
    "storyboard": "--storyboard", "xib": "--xib", "yes": "--presenter", "title": "--dependency 'title:String=\"Tea\"'",
    "feed": "--dependency 'feed:any PriceFeed=FixedPriceFeed()'", "player": "--dependency 'player:String=\"Ann\"'",
    "standard": "--argument 'day:Date=Date(timeIntervalSince1970: 0)'", "own": "--argument 'price:Price=Price(cents: 3)'",
    "root": "--parent Root", "view": "--parent Shelf", "viewless": "--parent LoggedIn",
}
tool = take_tool(packed=True)


def riblets(commands):
    """Runs lines in the folder of the program, each as somebody would type it after `riblets`."""
    for line in filter(None, map(str.strip, commands.splitlines())):
        print("$ riblets " + line)
        run(tool, *shlex.split(line))


def pairs(file, app):
    """The commands for the riblets of one kind of app, with every pair of options."""
    lines = [re.split("[ |]+", line) for line in text_of(f"{repository}/Tools/Tests/RibletsScaffoldTests/Pairs/{file}").splitlines()]
    rows = [line for line in lines if line[0] != "#" and line[1] == app]
    len(rows) > 4 or sys.exit("There are no pairs of options to check.")
    return "\n".join(
        " ".join([f"new riblet {name} --view {view} --flow {flow}", *(["--attach " + attach] if attach != "default" else []),
                  *(OPTIONS[word] for word in (interface, presenter, *others) if word in OPTIONS)])
        for name, _, view, interface, presenter, flow, attach, *others in rows)


def lint(*places):
    run("swift", "format", "lint", "--strict", "--recursive", *places or ("Sources", "Tests", "Package.swift"),
        problem="The formatter finds something.")


def run_tests(what):
    """Builds the app and its tests, and runs them."""
    watch = Watch()
    said = run("swift", "test", *SCRATCH, "--disable-xctest", problem=f"The tests of the app {what} fail.").stdout
    summary = re.search(r"Test run with (\d+ tests in \d+ suites passed)", said) or fail("No test ran.", said)
    count = len(re.findall(r"^ *- (?!.*\(again)", run(tool, "tree").stdout, re.M))
    print(f"{count} riblets, {what}: {summary[1]}. Built and run in {watch}.")
