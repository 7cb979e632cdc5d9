# Checks that nothing is tracked that belongs to one machine: build products, resolved versions, somebody's paths.
#
#     scripts/check repository

from harness import *

os.chdir(repository)


def places(*pattern):
    return run("git", "grep", "-nI", *pattern, "--", ".", ":!*.svg", may_fail=True).stdout


files = run("git", "ls-files").stdout
# Brackets keep the pattern from finding itself.
folders = "(^|[^A-Za-z0-9_.~-])/(hom[e]|User[s]|roo[t]|wor[k]|farm[s]?)/[A-Za-z0-9_.-]"
problems = [(heading, lines) for heading, lines in (
    ("Tracked, but made by a build (git rm --cached):",
     "\n".join(re.findall(r"^(?:.*/)?(?:\.build|\.swiftpm|DerivedData)/.*$|^(?:.*/)?Package\.resolved$|^.*\.xcodeproj/.*$", files, re.M))),
    ("A path of one machine:", places("-E", folders)),
    ("The path of this checkout:", places("-F", repository + "/"))) if lines]
for heading, lines in problems:
    print("\n  ".join([heading, *lines.splitlines()[:20]]), file=sys.stderr)
problems and sys.exit(1)
print(f"{len(files.splitlines())} files are tracked, none of one machine only.")
