# Makes what a published version needs: the tool for this kind of machine as an artifact bundle, the package that apps
# take the plug-in from, whose manifest names the bundle by address and checksum, and the packages in folders of this one.
#
#     scripts/release VERSION --url ADDRESS --riblets-url ADDRESS [--merge ZIP]… [--configuration CONFIGURATION] --output FOLDER
#
#     VERSION        As in 1.0.0. The tool has to have it.
#     --url ADDRESS  The folder that the bundle of this version will be downloaded from. SwiftPM takes https alone.
#     --riblets-url ADDRESS
#                    The git address of Riblets, as in https://example.com/riblets.git. Its packages are beside it.
#     --merge ZIP    The bundle that this script made on another kind of machine; can be repeated.
#     --output FOLDER
#                    The folder to write: riblets.artifactbundle.zip, and a folder for each package but Riblets itself. Each is
#                    for a git repository of its own, since SwiftPM finds versions of packages only at the root of one.
#     --configuration CONFIGURATION  release, the default, or debug: the tool as tests have built it.
#
# Uploads, commits and tags nothing: it says at the end what is left to do. scripts/check release checks that an app builds
# with what it writes. Needs Swift and Python.

import zipfile

from bundles import *

# The folders of the packages beside Riblets, which depend on each other by path here, and by version when they are published.
FOLDERS = ["Bridges", "Data", "Data/Store", "Portable", "Portable/Web"]
EXAMPLE = "scripts/release 1.0.0 --url https://example.com/1.0.0 --riblets-url https://example.com/riblets.git --output FOLDER"
version = operands[0] if operands else ""
address, riblets, output = option("url").rstrip("/"), option("riblets_url"), option("output")
for is_right, status, problem in (
        (re.fullmatch(r"\d+\.\d+\.\d+", version), 64, f"'{version}' is no version. Write it as in: {EXAMPLE}"),
        (address, 64, "Apps download the tool. Say where it will be: --url https://example.com/1.0.0"),
        (re.fullmatch(r'https://[^/"\\\s]+(/[^"\\\s]*)?', address), 64,
         f"--url needs an address that begins with https://, as in: {EXAMPLE}"),
        (riblets, 64, "Packages name each other. Say where Riblets will be: --riblets-url https://example.com/riblets.git"),
        (re.fullmatch(r'[^"\\\s]+[/:]riblets(\.git)?', riblets), 64,
         "--riblets-url needs a git address that ends in riblets or riblets.git, as https://example.com/riblets.git does."),
        (output, 64, f"Name the folder to write, as in: {EXAMPLE}"),
        (not os.path.lexists(output), 73, f"'{output}' is there already. Name a folder that is not."),
        (version == tool_version(), 65, f"The tool says that it is {tool_version()}, and not {version}. Release {tool_version()}, or "
         "change the version in Tools/Sources/RibletsCommand/RibletsCommand.swift.")):
    is_right or stop(status, problem)
work = new_folder()
packed, made = work + "/riblets-tools", work + "/release"
run_for(0, None, scripts + "/pack-tool", "--configuration", option("configuration", "release"), "--output", packed) and sys.exit(1)

# The tools of other machines beside the one of this machine.
for number, archive in enumerate(filter(None, option("merge").split("\n"))):
    folder = f"{work}/{number}/{BUNDLE}/"
    try:
        zipfile.ZipFile(archive).extractall(f"{work}/{number}")
    except zipfile.BadZipFile:
        stop(66, f"'{archive}' cannot be unzipped.")
    tools = glob.glob(f"{folder}riblets-{version}-*/bin/riblets")
    tools or stop(66, f"'{archive}' has no tool of version {version}.")
    for tool in tools:
        target = f"{packed}/{BUNDLE}/{tool[len(folder):]}"
        if not os.path.exists(target):
            os.makedirs(os.path.dirname(target))
            shutil.move(tool, target)
            os.chmod(target, 0o755)
triples = write_bundle_info(f"{packed}/{BUNDLE}", version)
os.mkdir(made)
checksum = zip_bundle(packed, f"{made}/{BUNDLE}.zip")

# The package that pack-tool wrote, with the bundle at its address.
shutil.copytree(packed + "/Plugins", made + "/riblets-tools/Plugins")
manifest = text_of(packed + "/Package.swift").replace("scripts/pack-tool", "scripts/release").replace(
    f'path: "{BUNDLE}"', f'url: "{address}/{BUNDLE}.zip", checksum: "{checksum}"')
checksum in manifest or sys.exit("The manifest of scripts/pack-tool has no line for the bundle.")
write(made + "/riblets-tools/Package.swift", manifest)
write(made + "/riblets-tools/README.md", """\
# riblets-tools

The build plug-in of Riblets, with the tool that it runs as it was built. Made by `scripts/release` of Riblets: changes
belong there.
""")
# The packages in folders, each with the others at their addresses, in exactly this version.
base, _, end_of_address = riblets.rpartition("riblets")
for folder in FOLDERS:
    manifest = text_of(f"{repository}/{folder}/Package.swift")
    name = re.search('^  name: "(riblets-[a-z]+)",$', manifest, re.M) or sys.exit(
        f"{folder}/Package.swift does not name its package in a line of its own.")
    for part in "Sources", "Tests":
        if os.path.isdir(f"{repository}/{folder}/{part}"):
            shutil.copytree(f"{repository}/{folder}/{part}", f"{made}/{name[1]}/{part}", symlinks=True)
    manifest = re.sub(r'\.package\(name: "(riblets[a-z-]*)", path: "[./A-Za-z]+"\)',
                      rf'.package(url: "{base}\1{end_of_address}", exact: "{version}")', manifest)
    'path: ".' not in manifest or sys.exit(f"{folder}/Package.swift depends on a folder in a way that is not known here.")
    write(f"{made}/{name[1]}/Package.swift", manifest)
    if os.path.exists(f"{repository}/{folder}/README.md"):
        shutil.copy2(f"{repository}/{folder}/README.md", f"{made}/{name[1]}")
for package in glob.glob(made + "/*/"):
    shutil.copy2(repository + "/LICENSE", package)
shutil.copytree(made, output, symlinks=True)
print(f"Made riblets-tools {version}: {output}\n  checksum  {checksum}")
print("".join(f"  for       {triple}\n" for triple in triples))
print(f"""What is left to do:
  1. Upload {BUNDLE}.zip, so that it is at {address}/{BUNDLE}.zip
  2. Commit each folder riblets-… to the repository of that name, which is beside that of Riblets, and tag it: git tag {version}
  3. Tag Riblets: git tag {version}
  4. Try it: riblets new app Shop --riblets-version {version} --riblets-url {riblets}""")
