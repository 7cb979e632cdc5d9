# Checks that every Swift file is formatted as .swift-format says. Any finding fails.
#
#     scripts/check format [--fix]
#
#     --fix   Formats the files in place first, and then says what only a person can mend.
#
# Looks at what is tracked and at what is new and not ignored. Leaves out what is broken on purpose: files below a
# folder named Broken in a folder named Fixtures.

from harness import *

os.chdir(repository)
files = [file for file in tracked("*.swift") if not re.search("(^|/)Fixtures/(.*/)?Broken/", file)]
files or stop(66, f"There is no Swift file to check in {repository}.")
batches = [files[first:first + 500] for first in range(0, len(files), 500)]
for batch in batches if option("fix") else ():
    subprocess.run(["swift", "format", "--in-place", "--parallel", "--", *batch])
if any([subprocess.run(["swift", "format", "lint", "--strict", "--parallel", "--", *batch]).returncode for batch in batches]):
    sys.exit("Not formatted. To fix what can be fixed automatically: scripts/check format --fix")
print(f"{len(files)} Swift files are formatted.")
