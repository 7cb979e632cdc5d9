"""One browser that shows the app."""

import os

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
FRONT = ".layer:not([inert]):not(.leaving)"


class Screen:
    """A page of its own, as another browser would have one. Shows the app as a phone does."""

    out = ""

    def __init__(self, browser, app, scheme="light", viewport=PHONE, motion="reduce", **device):
        self.context = browser.new_context(
            viewport=viewport, color_scheme=scheme, reduced_motion=motion, device_scale_factor=2, **device
        )
        self.context.set_default_timeout(5000)
        self.page = self.context.new_page()
        self.scheme = scheme
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("dialog", lambda dialog: self.errors.append(f"a dialog: {dialog.message}"))
        self.page.on("console", self._note)
        self.page.goto(app.address)

    def _note(self, message):
        # A connection that is lost while the app restarts is an error to Chromium, and expected.
        if message.type == "error" and "WebSocket" not in message.text and "ERR_CONNECTION" not in message.text:
            self.errors.append(message.text)

    # What a person does

    def control(self, identifier):
        return self.page.locator(f'{FRONT} [data-id="{identifier}"]')

    def press(self, identifier):
        self.control(identifier).click()

    def type(self, text, identifier):
        self.control(identifier).fill(text)

    def drag(self, start, end, steps=5, ends=True):
        """Moves a finger from one point to another, and lifts it."""
        self.fingers = self.context.new_cdp_session(self.page)
        self._touch("touchStart", start)
        for step in range(1, steps + 1):
            point = [a + (b - a) * step / steps for a, b in zip(start, end)]
            self._touch("touchMove", point)
            # A finger is not faster than that.
            self.page.wait_for_timeout(16)
        if ends:
            self.lift()

    def lift(self):
        self._touch("touchEnd")

    def _touch(self, kind, *points):
        touches = [{"x": x, "y": y} for x, y in points]
        self.fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def login(self, player1="Ann", player2="Ben"):
        self.type(player1, "player-1-name")
        self.type(player2, "player-2-name")
        self.press("login")
        self.wait_for_lobby()

    def play(self, *cells):
        for cell in cells:
            self.press(f"row-{cell[0]}-column-{cell[1]}")
            self.page.wait_for_function(
                "id => [...document.querySelectorAll('[data-id]')].some(e => e.dataset.id === id && e.disabled)",
                arg=f"row-{cell[0]}-column-{cell[1]}",
            )

    def play_randomly(self):
        self.press("Random Win")
        self.press("magic")
        self.press("that-was-random")
        self.wait_for_lobby()

    # What a person sees

    def wait_for(self, identifier):
        self.control(identifier).wait_for()

    def wait_for_focus(self, identifier):
        self.page.wait_for_function("id => document.activeElement.dataset.id === id", arg=identifier)

    def wait_for_lobby(self):
        self.wait_for("Tic Tac Toe")

    def wait_for_rest(self):
        """Waits until no screen is on its way out."""
        self.page.wait_for_function("() => !document.querySelector('.leaving')")

    def text(self, name):
        return self.page.locator(f'{FRONT} [data-name="{name}"]').text_content()

    def wait_for_text(self, name, text):
        self.page.wait_for_function(
            "([name, text]) => [...document.querySelectorAll('[data-name]')]"
            ".some(e => e.dataset.name === name && e.textContent === text)",
            arg=[name, text],
        )

    def title(self):
        return self.page.locator(f"{FRONT} header h1").text_content()

    def wait_for_title(self, beginning):
        self.page.locator(f"{FRONT} header h1").filter(has_text=beginning).wait_for()

    def scores(self):
        return [self.text("player-1"), self.text("player-2")]

    def picture(self, name):
        """Keeps what is seen as `NAME-SCHEME.png`."""
        self.page.mouse.move(0, 0)
        self.page.wait_for_timeout(150)
        self.page.screenshot(path=os.path.join(Screen.out, f"{name}-{self.scheme}.png"))

    def overflow(self):
        """What is wider than the screen or sticks out of it, described; empty if all is well."""
        return self.page.evaluate(
            """front => {
              const width = document.documentElement.clientWidth;
              const wrong = [];
              if (document.documentElement.scrollWidth > width) wrong.push("the page scrolls sideways");
              for (const element of document.querySelectorAll(`${front}, ${front} *`)) {
                const box = element.getBoundingClientRect();
                const name = element.dataset.id || element.dataset.name || element.className || element.tagName;
                if (box.width && (box.left < -1 || box.right > width + 1)) wrong.push(`${name} sticks out`);
                if (element.matches(".content") && element.scrollWidth > element.clientWidth + 1) {
                  wrong.push(`${name} scrolls sideways`);
                }
              }
              return wrong;
            }""",
            FRONT,
        )

    def in_sight(self, identifier):
        """Whether a control can be pressed without scrolling."""
        box = self.control(identifier).bounding_box()
        height = self.page.viewport_size["height"]
        return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height

    def close(self):
        self.context.close()
