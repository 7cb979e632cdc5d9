# shellcheck shell=bash
# Finds a browser for checks, and installs what is missing. Sourced, not run; needs `repository`.

# take_browser: sets `chromium` to the browser, and `python` to a Python with Playwright.
take_browser() {
  local log environment=${repository:?}/.build/browser-check
  log=$(mktemp)
  chromium=$(find_chromium)
  if [[ -z $chromium ]]; then
    if ! command -v apt-get >/dev/null || [[ $(id -u) != 0 ]]; then
      echo "Chromium is missing. Install it, for instance with: sudo apt-get install chromium" >&2
      exit 69
    fi
    echo "Installs Chromium from the system's packages."
    if ! { apt-get update -qq && apt-get install -y -qq chromium; } >"$log" 2>&1; then
      cat "$log" >&2
      exit 69
    fi
    chromium=$(find_chromium)
  fi
  command -v python3 >/dev/null || { echo "Python 3 is missing. Install it, for instance with: apt-get install python3" >&2; exit 69; }
  # shellcheck disable=SC2034 # for who sources this
  python=$environment/bin/python
  if ! "$python" -c 'import playwright' 2>/dev/null; then
    echo "Installs Playwright from PyPI into .build/browser-check."
    mkdir -p "$repository/.build"
    if ! python3 -m venv --clear "$environment"; then
      echo "Python cannot make an environment. On Debian: apt-get install python3-venv" >&2
      exit 69
    fi
    "$python" -m pip install --quiet --disable-pip-version-check 'playwright>=1.50,<2'
  fi
  rm -f "$log"
}

find_chromium() {
  command -v chromium || command -v chromium-browser || command -v google-chrome || true
}
