"""Runs the checks one after the other, each with an app of its own. Started by scripts/check browser."""

import argparse
import os
import sys
import time

from playwright.sync_api import Error, sync_playwright

from app import App
from checks import CHECKS
from kiosk import KIOSK_CHECKS
from looks import LOOK_CHECKS
from screen import Screen
from shop import SHOP_CHECKS


def run(check, browser):
    """What went wrong, in a line; nothing if all is well."""
    try:
        check(browser)
    except AssertionError as error:
        return str(error) or "an assertion failed"
    except Error as error:
        return error.message.strip().splitlines()[0]
    finally:
        for context in browser.contexts:
            context.close()
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--apps", required=True)
    parser.add_argument("--chromium", required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    App.folder, Screen.out = options.apps, options.output
    chosen = [check for check in CHECKS + SHOP_CHECKS + KIOSK_CHECKS + LOOK_CHECKS if options.only in check.__doc__]
    if not chosen:
        print(f"No check has '{options.only}' in its sentence.", file=sys.stderr)
        return 64

    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=options.chromium, args=["--no-sandbox"])
        for check in chosen:
            began = time.monotonic()
            complaint = run(check, browser)
            failed += complaint is not None
            verdict = "ok    " if complaint is None else "FAILED"
            print(f"{verdict} {check.__doc__} ({time.monotonic() - began:.1f} s)", flush=True)
            if complaint is not None:
                print(f"       {complaint[:2000]}", flush=True)
        browser.close()
    pictures = sum(name.endswith(".png") for name in os.listdir(options.output))
    print(f"{len(chosen) - failed} checks passed, {failed} failed. {pictures} pictures in {options.output}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
