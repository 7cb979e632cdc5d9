# Plays TicTacToe and goes through Interview, Shop and Kiosk, whose server it kills, in headless Chromium, at the size of a
# phone, and keeps pictures of the screens.
#
#     scripts/check browser [--limit SECONDS] [--only WORD] [--output FOLDER]
#
#     --output FOLDER   The folder for the pictures, .build/screenshots by default.
#     --limit SECONDS   How long the check may take once everything is built, 300 by default.
#     --only WORD       Only the checks with this word in their sentence.
#
# One line a check, `ok` or `FAILED`, then a summary; non-zero if one failed. Needs Swift and Python 3. What is
# missing is installed and said so: Chromium from the system's packages (as root, or it says what to install), and
# Playwright from PyPI into .build/browser-check.

from harness import *

limit, output = option("limit", 300), option("output", repository + "/.build/screenshots")
python, chromium = take_browser()
places = places_of("Examples")
for product in ("tictactoe", "interview", "shop", "kiosk", "kiosk-server"):
    build(product, *places, "--product", product)
apps = run("swift", "build", *places, "--show-bin-path").stdout.strip()
os.makedirs(output, exist_ok=True)
status = run_for(limit, None, python, "-B", repository + "/Examples/BrowserTests/main.py", "--apps", apps, "--chromium", chromium,
                 "--output", output, "--only", option("only"))
sys.exit(f"Not done after {spelled_time(limit)}." if status == 124 else status)
