"""The complaints of the compiler against an app, which is not built for that."""

import hashlib

from harness import *


class TypeChecks:
    """Type-checks the modules of apps and their tests, once for each content. Other modules that they import are in folders."""

    def __init__(self, tool, folder, *modules):
        self.tool, self.folder = tool, folder
        # Where tests have built what the sources of an app and its tests import.
        for part in ("--product RibletsViews", "--product RibletsViewsTesting", "--product RibletsViewsSnapshot", "--target RibletsSpec"):
            build("Portable", *places_of("Portable"), *part.split())
        self.modules = [repository + "/.build/debug/Modules", *modules]

    def complaints(self, app, with_tests=True):
        """The errors of the manifest and of the compiler in all modules of an app, and in their tests."""
        targets, found = self.manifest(app)
        places = {}
        waiting = [target for target in targets.values() if target["type"] == "regular" or with_tests and target["type"] == "test"]
        while waiting and not found:
            target = next((target for target in waiting if set(own_dependencies(target)) <= set(places)), None)
            if target is None:
                return [f"The modules {[target['name'] for target in waiting]} are on a circle."]
            waiting.remove(target)
            name, is_test = target["name"], target["type"] == "test"
            # The mocks of tests are made of all modules.
            imported = sorted(places[other] for other in (targets if is_test else reach(target, targets)) if other in places)
            sources = files_of(f"{app}/{'Tests' if is_test else 'Sources'}/{name}")
            place = places[name] = self.kept(app, [os.path.relpath(file, app) for file in sources], [name, *imported])
            if os.path.isdir(place):
                continue
            out = tempfile.mkdtemp(dir=self.folder)
            if is_test:
                mocks, found = self.mocks(app, target, targets, out)
                found = found or self.compile(app, name, imported, "-typecheck", *sources, mocks)
            else:
                module = os.path.join(out, name + ".swiftmodule")
                found = self.compile(app, name, imported, "-emit-module", "-enable-testing", "-o", module, *sources)
            if not found:
                os.makedirs(os.path.dirname(place), exist_ok=True)
                shutil.move(out, place)
        return found

    def compile(self, app, name, imported, *options):
        # The app's own modules first: tests of the samples leave a module of the same name behind.
        places = (word for place in [*imported, *self.modules] for word in ("-I", place))
        result = run("swiftc", "-swift-version", "6", "-parse-as-library", "-package-name", "shop", "-module-name", name, "-wmo",
                     *FEATURES, *places, *options, at=app, may_fail=True)
        # A compiler that dies without a word is an error, too.
        said = [line.replace(app + "/", "") for line in result.stderr.split("\n") if ": error: " in line]
        return said or [f"The compiler ended with {result.returncode} on {name}."] * bool(result.returncode)

    def mocks(self, app, target, targets, out):
        """Makes the mocks of a target of tests, as the plug-in of packages asks for them."""
        direct = [name for name in own_dependencies(target) if name in targets]
        others = {name for other in targets.values() if other["type"] == "test" and other is not target
                  for name in own_dependencies(other)}
        list_of = lambda names: [dict(name=name, files=files_of(f"{app}/Sources/{name}")) for name in sorted(names)]
        seen = list_of(name for name, other in targets.items() if other["type"] == "regular" and name not in direct)
        for name in ("Sources/Riblets", "Portable/Sources/RibletsViews"):
            seen.append(dict(name=os.path.basename(name), files=files_of(f"{repository}/{name}")))
        users = files_of(f"{app}/Tests/{target['name']}") if set(direct) <= others else None
        place = os.path.join(out, target["name"])
        write(place + ".json", json.dumps(dict(mocked=list_of(direct), seen=seen, targets=sorted(targets), users=users)))
        result = run(self.tool, "mock", "--modules", place + ".json", "--output", place + ".swift", "--testable-imports",
                     *sorted(direct), at=app, may_fail=True)
        return place + ".swift", [] if result.returncode == 0 else [result.stdout + result.stderr]

    def manifest(self, app):
        """The targets of the manifest, read once for each content."""
        place = self.kept(app, ["Package.swift"], [])
        if not os.path.isdir(place):
            result = run("swift", "package", "dump-package", at=app, may_fail=True)
            if result.returncode:
                return {}, [result.stderr]
            write(place + "/targets.json", result.stdout)
        return {target["name"]: target for target in json.loads(text_of(place + "/targets.json"))["targets"]}, []

    def kept(self, app, paths, others):
        """The folder of what was compiled, by the content of its files."""
        digest = hashlib.sha256(repr(others).encode())
        for path in paths:
            digest.update(f"{path}\0{text_of(f'{app}/{path}')}\0".encode())
        return os.path.join(self.folder, "compiled", digest.hexdigest())


FEATURES = features()


def own_dependencies(target):
    return [part["byName"][0] for part in target["dependencies"] if "byName" in part]


def reach(target, targets):
    """The modules of the app that a module imports, directly or not."""
    found, waiting = set(), own_dependencies(target)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += own_dependencies(targets[name])
    return found
