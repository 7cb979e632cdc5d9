# Uses the page of 'riblets map' in headless Chromium, at the sizes of a phone and a desk, and keeps pictures of it.
#
#     Research/run maps [--short] [--riblets N] [--app DIR] [--tool FILE] [--output FOLDER]
#
#     --output FOLDER
#                   The folder for pages and pictures, .build/maps by default.
#     --short       An app of 40 riblets, for CI.
#     --riblets N   How many riblets the large app has, 1,000 by default; it is written anew.
#     --app DIR     An app that is there already, instead of that.
#     --tool FILE   The command 'riblets', instead of building it now.
#
# Searches, folds, follows a dependency, opens places, and uses the keys, on the pages of the samples and of the large app:
# there the first paint may take 1 s, and a search 50 ms. One line a check, `ok` or `FAILED`; non-zero if one failed. Needs Swift;
# Chromium and Playwright are installed as scripts/check browser does.

from harness import *

python, chromium = take_browser()
if sys.prefix != os.path.dirname(os.path.dirname(python)):
    os.execv(python, [python, "-B", *sys.argv])

from playwright.sync_api import Error, sync_playwright

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}


class Page:
    """A page in a window of its own, with what went wrong in it."""

    def __init__(self, browser, path, size, scheme="light"):
        self.context = browser.new_context(viewport=size, color_scheme=scheme, has_touch=size is PHONE)
        self.context.set_default_timeout(5000)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        self.page.on("request", lambda request: request.url.startswith("file:") or self.errors.append(f"asks for {request.url}"))
        self.page.goto("file://" + path)
        self.path, self.size, self.scheme = path, size, scheme

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        self.context.close()
        if kind is None:
            assert not self.errors, self.errors

    def node(self, riblet):
        return self.page.locator(f'.node[data-riblet="{riblet}"]').first

    def names(self):
        return self.page.evaluate("[...document.querySelectorAll('.node')].map(n => n.dataset.riblet)")

    def search(self, text):
        self.page.keyboard.press("/") if self.size is DESK else self.page.locator("#search").click()
        self.page.locator("#search").fill(text)

    def overflow(self):
        """What sticks out of the window or over its neighbour."""
        return self.page.evaluate(
            """() => {
              const wrong = [];
              if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
              for (const e of document.querySelectorAll("#detail:not([hidden]) *, .bar *, .node *")) {
                const box = e.getBoundingClientRect();
                if (e.closest(".node") && e.matches(".name") && e.scrollWidth > e.clientWidth + 1 && e.closest(".node").offsetWidth < 279)
                  wrong.push(`${e.textContent} is cut`);
                if (!e.closest(".node") && box.width && (box.left < -1 || box.right > innerWidth + 1)) wrong.push(`${e.className || e.tagName} sticks out`);
              }
              const nodes = [...document.querySelectorAll(".node")].map(e => [e, e.getBoundingClientRect()]);
              for (const [a, x] of nodes) for (const [b, y] of nodes)
                if (a !== b && x.left < y.right - 1 && y.left < x.right - 1 && x.top < y.bottom - 1 && y.top < x.bottom - 1) wrong.push(`${a.textContent} is over ${b.textContent}`);
              return wrong.slice(0, 5);
            }"""
        )

    def picture(self, out, name):
        size = "phone" if self.size is PHONE else "desk"
        title = os.path.basename(self.path)[: -len(".html")]
        self.page.screenshot(path=os.path.join(out, f"{title}-{size}-{self.scheme}-{name}.png"))


# The checks: each gets a function that opens a page by its name.


def finds(open_page):
    """the search finds riblets by a part of their name, capitals, dependencies and files, and the keys choose"""
    with open_page("samples", DESK) as it:
        it.search("rw")
        assert it.page.locator("#results li").first.inner_text().startswith("RandomWin"), "capitals"
        it.search("randomsource")
        it.page.keyboard.press("Enter")
        assert it.page.locator("#detail h2").first.inner_text() == "randomSource"
        it.page.keyboard.press("1")
        it.search("offgameinteractor")
        it.page.keyboard.press("Enter")
        assert it.page.locator("#detail h2").first.inner_text() == "OffGame"
        assert it.node("OffGame").get_attribute("aria-selected") == "true"
        it.search("nothing like it")
        assert it.page.locator("#results").inner_text() == "Nothing has this in its name."
        it.page.keyboard.press("Escape")
        assert it.page.locator("#results").is_hidden()


def folds(open_page):
    """a riblet folds what is below it, by mouse and by keys"""
    with open_page("samples", DESK) as it:
        assert "RandomWin" in it.names()
        it.node("TicTacToe.LoggedIn").locator(".fold").click()
        assert "RandomWin" not in it.names() and it.node("TicTacToe.LoggedIn").get_attribute("aria-expanded") == "false"
        it.page.keyboard.press("ArrowRight")
        assert "RandomWin" in it.names()
        it.page.keyboard.press("ArrowLeft")
        it.page.keyboard.press("ArrowLeft")
        it.page.keyboard.press("Enter")
        assert it.page.locator("#detail h2").first.inner_text() == "TicTacToe.Root"
        it.page.locator("#fold-all").click()
        # What is selected stays in sight.
        assert set(it.names()) <= {f"{app}.{part}" for app in ("Kiosk", "Shop", "TicTacToe") for part in ("Root", "Cart", "LoggedIn", "LoggedOut")} | {"Menu", "Sync"}
        it.page.locator("#unfold-all").click()
        assert len(it.names()) == 22, it.names()
        before = it.node("Menu").bounding_box()["width"]
        it.page.keyboard.press("+")
        assert it.node("Menu").bounding_box()["width"] > before * 1.1, "zoom"


def follows(open_page):
    """a dependency is followed to the component that makes it, and its way is drawn in the tree"""
    with open_page("samples", DESK) as it:
        it.page.evaluate("location.hash = '#tree/riblet/RandomWin'")
        need = it.page.locator('[data-way="RandomWin.randomSource"]')
        need.click()
        assert it.page.evaluate("[...document.querySelectorAll('.node.on-way')].map(n => n.dataset.riblet).sort().join()") == "RandomWin,TicTacToe.LoggedIn,TicTacToe.Root"
        assert it.page.evaluate("document.querySelector('.way-line').getAttribute('d').split('M').length - 1") == 2
        assert it.page.locator(".way").inner_text().replace("\n", " ").startswith("randomSource comes to RandomWin ← TicTacToe.LoggedIn ← TicTacToe.Root ← AppComponent")
        it.page.locator(".way .chain button", has_text="LoggedIn").click()
        assert it.page.locator("#detail h2").first.inner_text() == "TicTacToe.LoggedIn"
        it.page.keyboard.press("Escape")
        assert it.page.locator(".node.on-way").count() == 0
        it.page.go_back()
        assert it.page.locator("#detail h2").first.inner_text() == "RandomWin", "the way back"


def opens(open_page):
    """places open an editor, or are copied"""
    with open_page("samples", DESK) as it:
        it.page.evaluate("location.hash = '#tree/riblet/RandomWin'")
        link = it.page.locator("#detail a.place").first
        address = link.get_attribute("href")
        assert address.startswith("vscode://file/") and address.endswith(link.get_attribute("data-place").split("/")[-1]), address
        it.page.locator("#options").click()
        it.page.locator("#editor").select_option("xcode")
        it.page.locator("#settings .primary").click()
        assert it.page.locator("#detail a.place").first.get_attribute("href").startswith("xcode://open?url=file:///")
    with open_page("published", DESK) as it:
        assert "/home/" not in it.page.content() and it.page.evaluate("document.getElementById('data').dataset.root") == ""
        it.page.evaluate("location.hash = '#tree/riblet/RandomWin'")
        place = it.page.locator("#detail button.place").first
        place.click()
        it.page.locator("#toast.seen").wait_for()
        assert it.page.locator("#toast").inner_text() == "Copied " + place.get_attribute("data-place")


def views(open_page):
    """modules, dependencies and links are views, and each leads on"""
    with open_page("samples", DESK) as it:
        it.page.keyboard.press("2")
        it.page.locator('[data-module="Kiosk"]').click()
        assert it.page.locator(".module.uses").all_inner_texts()[0].startswith("KioskFood")
        it.page.locator("#detail .names button", has_text="Menu").click()
        assert it.page.locator("#detail h2").first.inner_text() == "Menu"
        it.page.keyboard.press("3")
        it.page.locator("tr.row", has_text="mutableScoreStream").first.click()
        assert it.page.locator("#detail h2").first.inner_text() == "mutableScoreStream"
        it.page.keyboard.press("4")
        assert "LaunchGameWorkflow" in it.page.locator("#stage").inner_text()


def fits(open_page):
    """nothing is cut, covers something else or sticks out, on a phone and a desk, light and dark"""
    for title in ("samples", "small", "big"):
        for size in (PHONE, DESK):
            for scheme in ("light", "dark"):
                with open_page(title, size, scheme) as it:
                    problems = it.overflow()
                    it.picture(open_page.out, "tree")
                    for view in ("modules", "dependencies", "links"):
                        it.page.evaluate(f"location.hash = '#{view}'")
                        it.page.wait_for_timeout(50)
                        problems += it.overflow()
                        if scheme == "light":
                            it.picture(open_page.out, view)
                    it.page.evaluate("location.hash = '#tree'")
                    it.page.wait_for_timeout(50)
                    it.node(it.names()[min(3, len(it.names()) - 1)]).click()
                    problems += it.overflow()
                    it.picture(open_page.out, "riblet")
                    assert not problems, f"{title} {size['width']} {scheme}: {problems}"


def phone(open_page):
    """on a phone a riblet covers the tree, and the way back leads there"""
    with open_page("small", PHONE) as it:
        it.node("Search").locator(".name").tap()
        assert it.page.locator("#detail h2").first.inner_text() == "Search"
        it.page.locator('[data-way="Search.day"]').tap()
        assert it.page.locator("#detail").is_hidden() and it.page.locator(".node.on-way").count() == 2
        it.page.locator(".way .close").tap()
        it.page.locator("#options").tap()
        it.page.locator("#settings .primary").tap()
        it.search("voucher")
        it.page.locator("#results li").first.tap()
        it.page.locator("#detail .close").tap()
        assert it.page.locator("#detail").is_hidden() and "Voucher" in it.names()


def quick(open_page):
    """the large app is there in a second, and a search takes 50 ms at most"""
    paints, searches = [], []
    for _ in range(3):
        with open_page("big", DESK) as it:
            paints.append(it.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()"))
            drawn = it.page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
            paints[-1] = max(paints[-1], drawn)
            searches.append(it.page.evaluate(
                """() => ["p", "part1", "part12rou", "day", "sources/", "zzz"].map(text => {
                  const field = document.getElementById("search");
                  field.value = text;
                  const start = performance.now();
                  field.dispatchEvent(new Event("input"));
                  document.getElementById("results").getBoundingClientRect();
                  return performance.now() - start;
                })"""
            ))
            it.page.keyboard.press("Escape")
            start = it.page.evaluate("(() => { const s = performance.now(); document.getElementById('unfold-all').click(); document.body.getBoundingClientRect(); return performance.now() - s })()")
    # The machine may be busy with something else: the quickest of three counts.
    slowest = max(min(times) for times in zip(*searches))
    print(f"       first paint {sorted(paints)[1]:.0f} ms, slowest search {slowest:.0f} ms, unfold all {start:.0f} ms", flush=True)
    assert sorted(paints)[1] <= 1000, f"first paint after {paints} ms"
    assert slowest <= 50, f"searches took {searches} ms"


samples, work = repository + "/Examples/SampleFeatures", new_folder()
out, app = os.path.abspath(option("output", repository + "/.build/maps")), option("app", work + "/app")
os.makedirs(out, exist_ok=True)
tool = take_tool()
if not option("app"):
    new_app(tool, app, listed(even_tree(40 if option("short") else option("riblets", 1000), 5), kind_of_part), [])
new_app(tool, work + "/small", '- Search (dependency day: String = "Monday")\n- Basket\n  - Voucher\n')
for title, *place in (("samples", samples), ("small", work + "/small"), ("published", samples, "--portable"), ("big", app)):
    run(tool, "map", "--package-path", *place, "--output", f"{out}/{title}.html", at=work)
failed, checks = 0, [finds, folds, follows, opens, views, phone, fits, quick]
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])

    def open_page(title, size, scheme="light"):
        return Page(browser, f"{out}/{title}.html", size, scheme)

    open_page.out = out
    for check in checks:
        began, complaint = time.monotonic(), None
        try:
            check(open_page)
        except AssertionError as error:
            complaint = str(error) or f"line {error.__traceback__.tb_next.tb_lineno}"
        except Error as error:
            complaint = error.message.strip().splitlines()[0]
        failed += complaint is not None
        print(f"{'ok    ' if complaint is None else 'FAILED'} {check.__doc__} ({time.monotonic() - began:.1f} s)", flush=True)
        if complaint is not None:
            print(f"       {complaint[:2000]}", flush=True)
    browser.close()
print(f"{len(checks) - failed} checks passed, {failed} failed. Pages and pictures are in {out}")
sys.exit(1 if failed else 0)
