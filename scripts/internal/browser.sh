# shellcheck shell=bash
# Finds a browser for checks, and installs what is missing. Sourced, not run; needs `repository`.

# take_browser: sets `chromium` to the browser, and `python` to a Python with Playwright.
take_browser() {
  local environment=${repository:?}/.build/browser-check
  take_chromium
  need_program python3 python3
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
}

# take_chromium: sets `chromium` to the browser.
take_chromium() {
  # shellcheck disable=SC2034 # for those who source this
  chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) ||
    { need_program chromium chromium && chromium=chromium; }
}
