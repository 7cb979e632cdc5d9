"""What the samples look like, and what a screen reader and a reader of large texts get. Each is a function of the browser."""

import tempfile

from app import App
from checks import equal, phone_layout
from kiosk import PATIENCE, Server
from screen import FRONT, PHONE, Screen
from shop import logged_in


def box(screen, selector):
    element = screen.page.locator(f"{FRONT} {selector}").first
    element.wait_for()
    return element.bounding_box()


def style(screen, identifier, name, part="null"):
    return screen.control(identifier).evaluate(f"element => getComputedStyle(element, {part})['{name}']")


def double_text(screen):
    """What a browser does for somebody who has asked for letters of twice the size."""
    screen.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")


def tabs_stay(browser):
    """tabs are at the bottom edge with a symbol and a title, also over pushed screens, and show how many things are in the cart"""
    with App(name="shop") as app:
        screen = logged_in(browser, app)
        bar = box(screen, ".tabs")
        equal([bar["x"], bar["width"], bar["y"] + bar["height"]], [0, PHONE["width"], PHONE["height"]])
        equal(screen.page.locator(f"{FRONT} .tabs svg.icon").count(), 3)
        equal(screen.page.locator(f"{FRONT} .tabs .name").all_text_contents(), ["Home", "Search", "Cart"])
        equal(screen.page.locator(".badge").count(), 0)
        screen.press("item-lamp")
        screen.press("add-to-cart")
        screen.wait_for("show-cart")
        equal(box(screen, ".tabs"), bar)
        equal(screen.page.locator(f"{FRONT} .badge").all_text_contents(), ["1"])
        assert box(screen, '[data-id="show-cart"]')["y"] < bar["y"], "the overlay is under the tabs"
        phone_layout(screen)
        screen.press("tab-Cart")
        screen.press("lamp-add")
        screen.wait_for_text("lamp-count", "2 × Lamp")
        equal(screen.page.locator(f"{FRONT} .badge").all_text_contents(), ["2"])
        screen.press("check-out")
        screen.wait_for("buy")
        equal(screen.page.locator(f"{FRONT} .tabs").count(), 0)
        equal(screen.errors, [])


def without_colours(browser):
    """the selected tab is told to screen readers, and by shape where the system has colours of its own"""
    with App(name="shop") as app:
        screen = logged_in(browser, app, forced_colors="active")
        current = screen.page.locator(f"{FRONT} .tabs [aria-current=page]")
        equal(current.all_text_contents(), ["Home"])
        lines = [
            each.evaluate("name => getComputedStyle(name).textDecorationLine")
            for each in screen.page.locator(f"{FRONT} .tabs .name").all()
        ]
        equal(lines, ["underline", "none", "none"])
        screen.picture("shop-forced-colours")
        screen.press("tab-Cart")
        screen.wait_for("check-out")
        equal(current.all_text_contents(), ["Cart"])


def names_of_symbols(browser):
    """+ and − have names for a screen reader, with the thing that they change"""
    with App(name="shop") as app:
        screen = logged_in(browser, app)
        screen.press("item-lamp")
        screen.press("add-to-cart")
        screen.press("show-cart")
        screen.page.get_by_role("button", name="Add one Lamp").click()
        screen.wait_for_text("lamp-count", "2 × Lamp")
        screen.page.get_by_role("button", name="Remove one Lamp").click()
        screen.wait_for_text("lamp-count", "1 × Lamp")
    with tempfile.TemporaryDirectory() as folder, App("--data", f"{folder}/kiosk.sqlite", name="kiosk") as app:
        screen = Screen(browser, app)
        screen.page.get_by_role("button", name="Add one Cola").click()
        screen.wait_for_text("cart-cola-line", "1 × Cola")
        screen.page.get_by_role("button", name="Take out Cola").click()
        screen.page.locator('[data-name="cart-cola-line"]').wait_for(state="hidden")


def large_text(browser):
    """letters of twice the size are twice as large, break no word of a tab, and nothing sticks out of the screen"""
    with App(name="shop") as app:
        screen = logged_in(browser, app, viewport={"width": 320, "height": 640})
        before = [float(style(screen, each, "fontSize")[:-2]) for each in ("log-out", "item-lamp", "tab-Cart")]
        double_text(screen)
        after = [float(style(screen, each, "fontSize")[:-2]) for each in ("log-out", "item-lamp", "tab-Cart")]
        equal(after, [2 * each for each in before])
        heights = screen.page.locator(f"{FRONT} .tabs .name").evaluate_all(
            "names => names.map(name => name.getClientRects().length && name.scrollHeight / parseFloat(getComputedStyle(name).lineHeight))"
        )
        assert all(each < 1.5 for each in heights), f"a title of a tab has several lines: {heights}"
        phone_layout(screen)
        screen.picture("shop-large-text")
        screen.press("item-lamp")
        screen.press("add-to-cart")
        screen.wait_for("show-cart")
        phone_layout(screen)


def whole_words(browser):
    """a word of a button is not broken where a row of buttons can take another line"""
    with App(name="shop") as app:
        screen = logged_in(browser, app, viewport={"width": 320, "height": 640})
        double_text(screen)
        # As the page makes a row of three buttons.
        broken = screen.page.evaluate(
            """front => {
              const row = document.createElement("div");
              row.className = "stack horizontal buttons";
              row.innerHTML = ["Favourites", "Recent", "Downloads"].map(word => `<button class="normal">${word}</button>`).join("");
              document.querySelector(`${front} .content`).prepend(row);
              return [...row.children].filter(button => {
                const range = document.createRange();
                range.selectNodeContents(button);
                return range.getClientRects().length > 1;
              }).map(button => button.textContent);
            }""",
            FRONT,
        )
        equal(broken, [])
        phone_layout(screen)


def chevrons(browser):
    """a row that leads to another screen has a chevron, and a button that does something has none"""
    with App(name="shop") as app:
        screen = logged_in(browser, app)
        equal([style(screen, each, "content", "'::after'") for each in ("item-lamp", "log-out")], ['""', "none"])


def banner(browser):
    """the banner of a lost connection covers neither the title nor the tabs"""
    for options in ({}, {"viewport": {"width": 1280, "height": 800}}):
        with App(name="shop") as app:
            screen = logged_in(browser, app, **options)
            app.process.kill()
            screen.page.locator("#banner").wait_for(state="visible")
            notice = screen.page.locator("#banner").bounding_box()
            title = box(screen, "header h1")
            assert notice["y"] + notice["height"] <= title["y"], "the banner is above the title"
            tabs = box(screen, ".tabs")
            assert tabs["y"] + tabs["height"] <= screen.page.viewport_size["height"], "the tabs are out of sight"
            screen.picture(f"shop-lost-{screen.page.viewport_size['width']}")


def rows_of_the_kiosk(browser):
    """Kiosk without its server leaves most of its seven rows in sight, also with an order and a message"""
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/kitchen.sqlite") as server:
        with App("--data", f"{folder}/copy.sqlite", "--server", server.url, name="kiosk") as app:
            screen = Screen(browser, app)
            screen.wait_for_text("sync-state", "Up to date")
            top = box(screen, ".list")["y"]
            screen.press("classic-more")
            screen.wait_for_text("cart-classic-line", "1 × Classic")
            server.kill()
            screen.page.locator('[data-name="sync-problem"]').wait_for(timeout=PATIENCE)
            assert box(screen, ".list")["y"] - top < 8, "the menu has moved"
            assert rows_in_sight(screen) >= 5, f"{rows_in_sight(screen)} rows are in sight"
            screen.press("place-order")
            screen.page.locator('[data-name="cart-message"]').wait_for(timeout=PATIENCE)
            assert rows_in_sight(screen) >= 4, f"{rows_in_sight(screen)} rows are in sight with a message"
            phone_layout(screen)


def rows_in_sight(screen):
    """How many dishes are whole in the list."""
    return screen.page.evaluate(
        """front => {
          const list = document.querySelector(`${front} .list`).getBoundingClientRect();
          return [...document.querySelectorAll(`${front} .row`)].filter(row => {
            const box = row.getBoundingClientRect();
            return row.querySelector("button") && box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
          }).length;
        }""",
        FRONT,
    )


LOOK_CHECKS = [
    tabs_stay, without_colours, names_of_symbols, large_text, whole_words, chevrons, banner, rows_of_the_kiosk,
]
