"""The tool for several kinds of machines, as an artifact bundle."""

from harness import *

BUNDLE = "riblets.artifactbundle"


def tool_version():
    """What the tool says of itself, before it is built."""
    return re.search(r'^ *version: "(.*)",$', text_of(repository + "/Tools/Sources/RibletsCommand/RibletsCommand.swift"), re.M)[1]


def write_bundle_info(bundle, version):
    """Describes each riblets-VERSION-TRIPLE/bin/riblets that is in a bundle. Returns the triples."""
    triples = [folder.partition(f"riblets-{version}-")[2] for folder in sorted(os.listdir(bundle)) if folder.startswith(f"riblets-{version}-")]
    variants = (json.dumps({"path": f"riblets-{version}-{triple}/bin/riblets", "supportedTriples": [triple]}) for triple in triples)
    write(bundle + "/info.json", """{
  "schemaVersion": "1.0",
  "artifacts": {
    "riblets": {
      "type": "executable",
      "version": "%s",
      "variants": [
        %s
      ]
    }
  }
}
""" % (version, ",\n        ".join(variants)))
    return triples


def zip_bundle(folder, archive):
    """Makes an archive of the bundle in a folder. Returns the checksum that a manifest names."""
    shutil.make_archive(archive[:-4], "zip", folder, BUNDLE)
    return run("swift", "package", "--package-path", folder, "compute-checksum", archive).stdout.strip()
