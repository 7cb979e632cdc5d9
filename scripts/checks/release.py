# Checks what scripts/release makes: that an app of a published version resolves, and passes what its own workflow for CI
# runs, in a clean clone, with mocks by the tool that the version has; also the workflow that `riblets ci` writes.
#
#     scripts/check release [--configuration CONFIGURATION]
#
#     --configuration CONFIGURATION  Which tool to release: debug, the default, which tests have built anyway, or release.
#
# Publishes to git repositories of this machine, with tags. SwiftPM downloads a bundle only by https, but takes it from its
# cache when it is there, and compares the checksum: so it is put there, and nothing comes from the network.

from bundles import *

configuration, work, SHARDS = option("configuration", "debug"), new_folder(), 2
home, app, riblets = work + "/home", work + "/Shop", work + "/riblets"
version = tool_version()
address = "https://riblets.invalid/" + version
# Strangers have none of the settings of these scripts. A workflow writes to the settings of git, which are in this home, too: with
# /dev/null for them, git would put a file in place of the device.
stranger = ["env", *(word for name in ("RIBLETS_STRICT", "RIBLETS_TOOLS", "GIT_CONFIG_GLOBAL") for word in ("-u", name)), "HOME=" + home]


def publish(folder):
    """Makes a repository of a folder that is there, with a tag."""
    commit(folder, "Release " + version)
    run("git", "tag", version, at=folder)


def clone_app(folder):
    """A clone of the app as it is now."""
    shutil.rmtree(app + "/.git", ignore_errors=True)
    commit(app, "App")
    shutil.rmtree(folder, ignore_errors=True)
    run("git", "clone", "--quiet", app, folder)
    return folder


def steps_of(workflow):
    """The commands of a workflow that riblets has written, in order: one line, a block ('|') and a folded one ('>-')."""
    for indent, form, rest in re.findall(r"^( *)run: (.*)\n((?:(?:\1  .*)?\n)*)", workflow.replace("- run:", "  run:"), re.M):
        lines = [line[len(indent) + 2:] for line in rest.split("\n")]
        yield {"|": "\n".join(lines), ">-": " ".join(lines)}.get(form, form)


def run_workflow(clone, problem, count=99, base="", **given):
    """Runs the commands of an app's workflow in its clone, all or the first ones. Returns how many, what they have said, and the
    summary. Commands that machines share run for one machine after the other. `base` is the branch that a pull request is for."""
    said, files = [], {name: f"{work}/service/{name}" for name in ("path", "environment", "summary")}
    for name, file in files.items():
        write(file, "".join(f"{name}={value}\n" for name, value in given.items()) if name == "environment" else "")
    steps = list(steps_of(text_of(clone + "/.github/workflows/ci.yml")))[:count]
    steps or sys.exit("The workflow has no commands.")
    for step in steps:
        for shard in range(1, SHARDS + 1 if "SHARD" in step else 2):
            path = ":".join([*reversed(text_of(files["path"]).splitlines()), environment["PATH"]])
            done = run(*stranger, *text_of(files["environment"]).splitlines(), "bash", "-ec", "exec 2>&1\n" + step, at=clone, may_fail=True,
                       PATH=path, GITHUB_BASE_REF=base, GITHUB_PATH=files["path"], GITHUB_ENV=files["environment"],
                       GITHUB_STEP_SUMMARY=files["summary"], SHARD=str(shard))
            said.append(done.stdout)
            if done.returncode:
                fail(problem, "".join(said)) if problem else None
                return 0, "".join(said), ""
    return len(steps), "".join(said), text_of(files["summary"])


def resolve(*expected):
    """Fails if the app resolves anything but these, in this version."""
    run(*stranger, "swift", "package", "resolve", at=app, problem="An app of a published version does not resolve.")
    text = text_of(app + "/Package.resolved")
    names = {pin["identity"] for pin in json.loads(text)["pins"] if pin["state"].get("version") == version}
    if names != set(expected) or len(json.loads(text)["pins"]) != len(expected):
        sys.exit(f"Something else is resolved: {text}")


def last_line(said):
    return said.rstrip("\n").rpartition("\n")[2]


made = run(scripts + "/release", version, "--url", address, "--riblets-url", "file://" + riblets, "--configuration", configuration,
           "--output", work + "/made", problem="scripts/release fails.").stdout
print(re.search("^Made .*", made, re.M)[0])
bundle = f"{home}/.cache/org.swift.swiftpm/artifacts/" + re.sub("[^A-Za-z0-9]", "_", address + "/riblets.artifactbundle.zip")
os.makedirs(os.path.dirname(bundle))
shutil.move(work + "/made/riblets.artifactbundle.zip", bundle)
run("unzip", "-q", bundle, "-d", work + "/bundle")
tool, = glob.glob(work + "/bundle/*/*/bin/riblets")
for package in glob.glob(work + "/made/riblets-*"):
    publish(shutil.move(package, work))
for file in run("git", "ls-files", "-z", at=repository).stdout.split("\0")[:-1]:
    if os.path.exists(f"{repository}/{file}"):
        os.makedirs(os.path.dirname(f"{riblets}/{file}"), exist_ok=True)
        shutil.copy2(f"{repository}/{file}", f"{riblets}/{file}", follow_symlinks=False)
publish(riblets)

run(tool, "new", "app", "Shop", "--path", app, "--riblets-version", version, "--riblets-url", "file://" + riblets)
watch = Watch()
resolve("riblets", "riblets-portable", "riblets-tools")
run(tool, "new", "query", "Dishes", "--domain", "Menu", "--model", "Dish", at=app)
resolve("riblets", "riblets-data", "riblets-portable", "riblets-tools")
print(f"An app resolves riblets riblets-data riblets-portable riblets-tools {version}, and nothing else.")
clone = clone_app(work + "/clone/Shop")
count, said, _ = run_workflow(clone, "What the workflow of an app of a published version runs fails.")
re.search("Test run with [1-9][0-9]* tests .* passed", said) or fail("Its tests did not run.", said)
files_of(clone + "/.build", "GeneratedMocks.swift") or sys.exit("Its mocks were not made.")
print(f"Passes each of the {count} commands of its workflow in a clean clone, from nothing, in {watch}.")

# The workflow for what a change can break, on two machines.
run(tool, "new", "riblet", "Cart", "--parent", "Root", at=app)
run(tool, "ci", "--shards", str(SHARDS), at=app)
clone = clone_app(work + "/shards/Shop")
spec, watch = "Tests/ShopTests/Cart/CartSpec.swift", Watch()
write(f"{clone}/{spec}", text_of(f"{clone}/{spec}") + "// A change.\n")
commit(clone, "Change a test")
count, said, summary = run_workflow(clone, "What riblets ci has written fails.", base="main")
spec in summary or sys.exit("The summary does not name the change.")
re.search("^Cart: 1 passed$", said, re.M) or fail("What the change can break is not what was tested.", said)
last_line(said) == "1 test passed." or fail("More was tested than the change can break.", said)
print(f"Passes each of the {count} commands that riblets ci has written, of one test that a change can break, on {SHARDS} machines.")
_, said, _ = run_workflow(clone, "What riblets ci has written fails after a push.")
re.fullmatch(r"[1-9][0-9]+ tests passed\.", last_line(said)) or fail("A push to main does not test everything.", said)
print(f"The same after a push to main: {last_line(said)} All in {watch}.")

# An app that finds Riblets by path: its workflow fetches it to that place, whatever it is told.
shutil.rmtree(app)
run(tool, "new", "app", "Shop", "--path", app, "--riblets-path", riblets)
'.package(name: "riblets", path: "../riblets")' in text_of(app + "/Package.swift") or sys.exit(
    "The manifest of an app by path does not name it as expected.")
clone, fetched = clone_app(work + "/by-path/Shop"), work + "/by-path/riblets"
steps, said, _ = run_workflow(clone, "", 1, RIBLETS="")
steps and sys.exit("Its workflow goes on without Riblets.")
re.search("^Set the variable RIBLETS of this repository", said, re.M) or fail("Its workflow does not say what to set.", said)
run_workflow(clone, "Its workflow does not fetch a tag of Riblets.", 1, RIBLETS=f"file://{riblets}#{version}")
run("git", "describe", "--tags", at=fetched).stdout.strip() == version or sys.exit("It is another tag.")
shutil.rmtree(fetched)
run_workflow(clone, "Its workflow does not take a folder.", 1, RIBLETS=riblets)
os.path.isfile(fetched + "/Package.swift") or sys.exit("It is another folder.")
print("The workflow of an app by path fetches Riblets by an address and a tag, or takes a folder.")

# What riblets ci writes for it takes a packed tool, or packs one. What comes behind that is the same for all apps.
run(tool, "ci", at=app)
shutil.rmtree(work + "/by-path")
clone = clone_app(work + "/by-path/Shop")
given = {"RIBLETS": riblets}
if configuration == "debug":
    run(scripts + "/pack-tool", "--configuration", "debug", "--output", work + "/packed/riblets-tools")
    given["RIBLETS_TOOLS"] = work + "/packed/riblets-tools"
count, _, _ = run_workflow(clone, "What riblets ci has written for an app by path fails.", 5, **given)
os.access(clone + "/.build/ci/riblets", os.X_OK) or sys.exit("It has no command riblets.")
"riblets test" in list(steps_of(text_of(clone + "/.github/workflows/ci.yml")))[5] or sys.exit(
    "Not all commands before its tests were run.")
print(f"Passes the {count} commands of riblets ci before its tests with Riblets by path, and a tool that is packed.")
