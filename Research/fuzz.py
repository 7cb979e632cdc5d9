# Runs many more of the random sequences that tests run: of navigation, of data from a server, and of users who sign in and out.
#
#     Research/run fuzz [--count N] [--seed N] [WHAT]
#
#     --count N   How many sequences, 10,000 by default; the tests run 60 to 300 of them each time.
#     --seed N    Only the sequence of this seed, as a failure names it. Users act on several threads: try theirs several times.
#     WHAT        plain, the default: navigation with a host that keeps what it is shown; views: with a window of portable views;
#                 uikit or swiftui: with the adapters, on their stubs; data: observed, fetched and changed data, changes in an
#                 outbox, and lists in pages; users: requests, streams and renewals of users.
#
# Each step is compared with a plain model. After a difference, which is named with its seed and the steps that led to it, exits
# with 1. The adapters are built optimised, which takes a fifth of the time. Needs Swift and nothing else.

from harness import *

KINDS = {
    "plain": ("NAVIGATION", "root", "RibletsTests.NavigationRandomTests"),
    "views": ("NAVIGATION", "Portable", "RibletsViewsTests.NavigationRandomTests"),
    "uikit": ("NAVIGATION", APPLE_ADAPTERS, "RibletsUIKitTests.NavigationRandomTests"),
    "swiftui": ("NAVIGATION", APPLE_ADAPTERS, "RibletsSwiftUITests.NavigationRandomTests"),
    "data": ("DATA", "Data", "RibletsDataTests.(RemoteRandomTests|OutboxRandomTests|ListRandomTests)"),
    "users": ("USERS", "Data", "RibletsHTTPTests.RandomUsersTests"),
}
what = operands[0] if operands else "plain"
what in KINDS or misused(f"'{what}' is none of {', '.join(KINDS)}.")
kind, package, suites = KINDS[what]
os.environ[f"RIBLETS_{kind}_SEQUENCES"] = option("count", "10000")
if option("seed"):
    os.environ[f"RIBLETS_{kind}_SEED"] = option("seed")
# The compiler does not take all tests of the other packages in an optimised build.
optimised = ["-c", "release", "-Xswiftc", "-enable-testing"] if package == APPLE_ADAPTERS else []
os.execvp("swift", ["swift", "test", *optimised, *places_of(package), "--filter", "^" + suites.replace(".", r"\."), "--disable-xctest"])
