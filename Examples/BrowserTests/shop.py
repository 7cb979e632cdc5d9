"""What can be seen and done in Shop: every way in which a route shows a child. Each is a function of the browser."""

import os
import tempfile

from app import App
from checks import equal, phone_layout
from screen import DESK, PHONE, Screen


def logged_in(browser, app, **options):
    screen = Screen(browser, app, **options)
    screen.type("Ann", "your-name")
    screen.press("log-in")
    screen.wait_for("item-lamp")
    return screen


def into_checkout(screen):
    """Puts a lamp into the cart and begins to check out."""
    screen.press("item-lamp")
    screen.press("add-to-cart")
    screen.press("show-cart")
    screen.press("check-out")
    screen.wait_for("buy")


def every_style(browser):
    """a stack, a sheet, tabs, an overlay, an alert and a list look right, on a phone and on a desk"""
    for kind, viewport in (("phone", PHONE), ("desk", DESK)):
        with App(name="shop") as app:
            screen = logged_in(browser, app, viewport=viewport)
            foot = screen.control("tab-Cart").bounding_box()["y"]
            screen.picture(f"shop-{kind}-tabs")
            screen.press("item-lamp")
            screen.wait_for_title("Lamp")
            assert screen.page.locator(".layer.push:not([inert]) .back").is_visible(), "no way back can be seen"
            screen.press("companion")
            screen.wait_for_title("Chair")
            screen.press("add-to-cart")
            screen.wait_for("show-cart")
            phone_layout(screen)
            assert screen.in_sight("show-cart"), "the overlay is not in sight"
            screen.picture(f"shop-{kind}-stack-and-overlay")
            screen.press("show-cart")
            screen.wait_for("chair-add")
            screen.press("chair-add")
            screen.wait_for_text("chair-count", "2 × Chair")
            equal(screen.control("tab-Cart").bounding_box()["y"], foot)
            phone_layout(screen)
            screen.picture(f"shop-{kind}-list")
            screen.press("check-out")
            screen.type("1 High Street", "address")
            phone_layout(screen)
            screen.picture(f"shop-{kind}-sheet")
            screen.page.keyboard.press("Escape")
            screen.wait_for("discard")
            phone_layout(screen)
            screen.picture(f"shop-{kind}-alert")
            screen.press("discard")
            screen.press("tab-Home")
            screen.wait_for_title("Chair")
            equal(screen.errors, [])


def focus_follows(browser):
    """the focus goes to a new screen's first field or its way out, and returns to where it was"""
    with App(name="shop") as app:
        screen = Screen(browser, app)
        screen.wait_for_focus("your-name")
        screen.page.keyboard.type("Ann")
        screen.page.keyboard.press("Enter")
        screen.wait_for("item-lamp")
        into_checkout(screen)
        screen.wait_for_focus("address")
        screen.page.keyboard.type("1 High Street")
        screen.page.keyboard.press("Escape")
        screen.wait_for_focus("cancel")
        screen.page.keyboard.press("Escape")
        screen.wait_for_focus("address")
        screen.page.keyboard.press("Escape")
        screen.press("discard")
        screen.wait_for_focus("check-out")
        equal(screen.errors, [])


def reload_comes_back(browser):
    """after a reload everything is where it was: the screen, what was typed, the focus, the way back"""
    with App(name="shop") as app:
        screen = logged_in(browser, app)
        into_checkout(screen)
        screen.page.keyboard.type("1 High Street")
        for _ in range(6):
            screen.page.keyboard.press("ArrowLeft")
        screen.page.reload()
        screen.wait_for_focus("address")
        equal(screen.control("address").input_value(), "1 High Street")
        equal(screen.page.evaluate("() => document.activeElement.selectionStart"), 7)
        screen.page.go_back()
        screen.press("discard")
        # The focus that the sheet had covered is known as well.
        screen.wait_for_focus("check-out")
        screen.press("tab-Home")
        screen.wait_for_title("Lamp")
        screen.page.go_back()
        screen.wait_for("item-rug")
        screen.page.go_forward()
        screen.page.wait_for_timeout(200)
        assert screen.control("item-rug").is_visible(), "forward has led somewhere"
        equal(screen.errors, [])


def killed_app(browser):
    """an app that was killed is where it was when it runs again, and the page that is open shows it"""
    with tempfile.TemporaryDirectory() as folder:
        place = os.path.join(folder, "place.json")
        with App("--restore", place, name="shop") as app:
            port = app.port
            screen = logged_in(browser, app)
            into_checkout(screen)
            screen.type("1 High Street", "address")
            screen.page.wait_for_timeout(300)
        screen.page.locator("#banner").wait_for(state="visible")
        with App("--restore", place, name="shop", port=port):
            screen.page.locator("#banner").wait_for(state="hidden", timeout=20000)
            screen.wait_for("buy")
            equal(screen.control("address").input_value(), "1 High Street")
            screen.page.keyboard.press("Escape")
            screen.wait_for("discard")


def swipe(browser):
    """a finger that comes from the left edge takes one screen along and away, unless it stops early or scrolls"""
    with App(name="shop") as app:
        screen = logged_in(browser, app, has_touch=True, is_mobile=True)
        screen.press("item-lamp")
        screen.press("companion")
        screen.wait_for_title("Chair")
        screen.drag((5, 400), (60, 400), steps=20)
        screen.drag((5, 200), (8, 500))
        equal(screen.title(), "Chair")
        equal(screen.page.locator(".dragged").count(), 0)
        # While it is down, the screen is under the finger.
        screen.drag((5, 400), (300, 400), ends=False)
        equal(screen.page.locator(".dragged .panel").bounding_box()["x"], 295)
        screen.picture("shop-swipe")
        screen.lift()
        screen.wait_for_title("Lamp")
        # One step, not another one by the browser.
        screen.page.wait_for_timeout(300)
        equal(screen.title(), "Lamp")
        screen.drag((5, 400), (300, 400))
        screen.wait_for("item-lamp")
        equal(screen.errors, [])


def less_motion(browser):
    """screens move in, unless somebody has asked for less motion"""
    for motion, is_moving in (("no-preference", True), ("reduce", False)):
        with App(name="shop") as app:
            screen = logged_in(browser, app, motion=motion)
            screen.press("item-lamp")
            screen.page.wait_for_selector(".layer.push")
            moving = screen.page.evaluate("() => document.getAnimations().some(a => a.animationName === 'from-side')")
            equal(moving, is_moving)
            screen.wait_for_title("Lamp")


SHOP_CHECKS = [every_style, focus_follows, reload_comes_back, killed_app, swipe, less_motion]
