# Checks what an app gets that depends on Riblets: nothing from third parties.
#
#     scripts/check fixture
#
# The apps are Fixtures/MinimalApp, one riblet, and Fixtures/DataApp, a view model over queries. Their graphs are resolved, and
# they are built and run. What a build costs is checked by scripts/check first-run.

from harness import *

# Apps of scripts are built in one folder, so that Riblets is compiled once for them.
scratch = ["--scratch-path", repository + "/.build/apps"]


def resolved(package):
    """The places of a package and of all that it depends on."""
    graph = run("swift", "package", "--package-path", package, *scratch, "show-dependencies", "--format", "json",
                problem=f"The graph of {os.path.relpath(package, repository)} cannot be resolved.")
    waiting, found = [json.loads(graph.stdout)], set()
    while waiting:
        one = waiting.pop()
        found.add(one["url"])
        waiting += one["dependencies"]
    return found


for name, sentence, ours in (("MinimalApp", "Hello from an active riblet.", []),
                             ("DataApp", "Of 10 there are 7 left.", [repository + "/Data"])):
    app = f"{repository}/Fixtures/{name}"
    # An app does not see what only the tests of the root package would use: the root is asked as well.
    strangers = (resolved(app) | resolved(repository)).difference([app, repository], ours)
    strangers and sys.exit("\n".join(["The root package, or Data, depends on:", *sorted(strangers),
                                      "It may depend on no other. What needs one belongs in a package beside it."]))
    said = run("swift", "run", "--package-path", app, *scratch, problem=f"Fixtures/{name} does not build, or does not run.").stdout
    sentence in said or sys.exit(f"It ran without saying '{sentence}'. It printed:\n{said}")
    print(f"{name} resolves our packages and nothing else, and runs: {sentence}")
