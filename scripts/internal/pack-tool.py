# Packs the command `riblets` and its plug-in as a package that builds nothing: the tool is in it, as an artifact bundle.
#
#     scripts/pack-tool [--configuration CONFIGURATION] [--output FOLDER]
#
#     --output FOLDER                The folder to write, Tools/.build/packed/CONFIGURATION/riblets-tools by default. Its
#                                    name is what packages that depend on it by path call it.
#     --configuration CONFIGURATION  release, the default, or debug: the tool as tests have built it.
#
# Writes Package.swift, the plug-in's sources and riblets.artifactbundle for this machine; of a release tool also
# riblets.artifactbundle.zip with its checksum. The release tool is stripped, and on Linux it brings Swift's libraries. Called
# as FOLDER/bin/riblets, it writes apps that take the plug-in from FOLDER. Files that come out as before keep their time, so that
# nobody makes mocks again. Needs Swift and Python.

import filecmp

from bundles import *

configuration = option("configuration", "release")
out = os.path.abspath(option("output", f"{repository}/Tools/.build/packed/{configuration}/riblets-tools"))
if os.path.exists(out) and not os.path.isfile(f"{out}/{BUNDLE}/info.json") and (not os.path.isdir(out) or os.listdir(out)):
    stop(73, f"'{out}' is there, and is no packed tool. Name a folder that is not.")
work, watch = new_folder(), Watch()
options = ["--package-path", repository + "/Tools", "--configuration", configuration, "--product", "riblets"]
if configuration == "release" and sys.platform != "darwin":
    options.append("--static-swift-stdlib")
print(f"Building the {configuration} tool. The first build takes minutes, and prints nothing more until it ends.")
run_quietly("The tool does not build.", "swift", "build", *options)
print(f"Built the {configuration} tool in {watch}.")
tool = run("swift", "build", *options, "--show-bin-path").stdout.strip() + "/riblets"
version = run(tool, "--version").stdout.strip()
triple = re.search('"unversionedTriple": *"(.*)"', run("swiftc", "-print-target-info").stdout)[1]

# The package as it shall be, in a folder of its own.
binary = f"{BUNDLE}/riblets-{version}-{triple}/bin/riblets"
os.makedirs(os.path.dirname(f"{work}/{binary}"))
shutil.copy2(tool, f"{work}/{binary}")
configuration == "debug" or run("strip", f"{work}/{binary}")
shutil.copytree(repository + "/Tools/Plugins", work + "/Plugins")
write_bundle_info(f"{work}/{BUNDLE}", version)
write(work + "/Package.swift", """\
// swift-tools-version: 6.1
import PackageDescription

// Made by scripts/pack-tool: the plug-in, and the tool as it was built.
let package = Package(
  name: "riblets-tools",
  products: [
    .plugin(name: "RibletsMocksPlugin", targets: ["RibletsMocksPlugin"]),
  ],
  targets: [
    .plugin(name: "RibletsMocksPlugin", capability: .buildTool(), dependencies: ["riblets"]),
    .binaryTarget(name: "riblets", path: "riblets.artifactbundle"),
  ]
)
""")

# Puts it where it shall be. Files that are not there any more are removed, files that are the same are left alone.
os.makedirs(out + "/bin", exist_ok=True)
for file in files_of(out, ""):
    is_made = os.path.islink(file) or file.endswith(".zip")
    is_made or os.path.exists(work + file[len(out):]) or os.remove(file)
for file in files_of(work, ""):
    target = out + file[len(work):]
    if not os.path.exists(target) or not filecmp.cmp(file, target, shallow=False):
        os.makedirs(os.path.dirname(target), exist_ok=True)
        # Whole or not at all, also for a build that runs the tool meanwhile.
        shutil.copy2(file, target + ".new")
        os.replace(target + ".new", target)
if os.path.lexists(out + "/bin/riblets"):
    os.remove(out + "/bin/riblets")
os.symlink("../" + binary, out + "/bin/riblets")
if configuration == "release":
    print(f"Checksum of {BUNDLE}.zip: {zip_bundle(out, f'{out}/{BUNDLE}.zip')}")
print(f"Packed riblets {version} for {triple} ({os.path.getsize(f'{out}/{binary}') >> 20} MiB): {out}")
print(f"To call it, with mocks by it in the apps that it writes: export PATH={out}/bin:$PATH")
