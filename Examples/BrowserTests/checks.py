"""The checks, each a function whose documentation is its sentence."""

import os
import socket
import subprocess
import tempfile

from app import App, winners
from screen import DESK, Screen

WIN = [(1, 1), (2, 1), (1, 2), (2, 2), (1, 3)]
TIE = [(1, 1), (1, 2), (1, 3), (2, 2), (2, 1), (2, 3), (3, 2), (3, 1), (3, 3)]
NAMES = {
    "html": '<b onclick="x">Ann</b><script>document.title="pwned"</script>&amp;',
    "emoji": "👩‍👩‍👧‍👦 Zoë 🇪🇺 e\u0301",
    "rtl": "שלום‏ עולם \u202eabc",
    "long": "Wolfeschlegelsteinhausen" * 420,
}


def equal(actual, expected):
    assert actual == expected, f"{actual!r} is not {expected!r}"


def phone_layout(screen):
    equal(screen.overflow(), [])


def walk(browser, scheme):
    """Every screen, in one look."""
    with App("--seed", "7") as app:
        screen = Screen(browser, app, scheme)
        screen.wait_for("login")
        screen.picture("1-logged-out")
        phone_layout(screen)
        screen.type("Ann", "player-1-name")
        screen.type("Ben", "player-2-name")
        screen.picture("2-names")
        screen.press("login")
        screen.wait_for_lobby()
        equal(screen.scores(), ["Ann (0)", "Ben (0)"])
        screen.picture("3-lobby")
        screen.press("Tic Tac Toe")
        screen.wait_for("row-1-column-1")
        screen.picture("4-board")
        screen.play(*WIN[:4])
        screen.picture("5-board-played")
        phone_layout(screen)
        screen.press("row-1-column-3")
        screen.wait_for("close-game")
        equal(screen.title(), "Ann Won!")
        screen.picture("6-won")
        phone_layout(screen)
        screen.press("close-game")
        screen.wait_for_text("player-1", "Ann (1)")
        screen.picture("7-lobby-score")
        screen.press("Random Win")
        screen.wait_for("magic")
        screen.picture("8-random-win")
        phone_layout(screen)
        screen.press("magic")
        screen.wait_for("that-was-random")
        screen.picture("9-random-won")
        equal(screen.errors, [])


def every_screen_in_light(browser):
    """every screen can be walked through in light colours"""
    walk(browser, "light")


def every_screen_in_dark(browser):
    """every screen can be walked through in dark colours"""
    walk(browser, "dark")


def win_counts(browser):
    """a game that is won counts, and one that is not does not"""
    with App() as app:
        screen = Screen(browser, app)
        screen.login()
        screen.press("Tic Tac Toe")
        screen.play(*WIN[:4])
        screen.press("row-1-column-3")
        screen.wait_for("close-game")
        equal(screen.title(), "Ann Won!")
        screen.press("close-game")
        screen.wait_for_text("player-1", "Ann (1)")
        screen.press("Tic Tac Toe")
        screen.play(*TIE[:8])
        screen.press("row-3-column-3")
        screen.wait_for("close-game")
        equal(screen.title(), "It's a Tie")
        screen.press("close-game")
        screen.wait_for_lobby()
        equal(screen.scores(), ["Ann (1)", "Ben (0)"])
        equal(screen.errors, [])


def no_names(browser):
    """players without names are called Player 1 and Player 2"""
    with App() as app:
        screen = Screen(browser, app)
        screen.press("login")
        screen.wait_for_lobby()
        equal(screen.scores(), ["Player 1 (0)", "Player 2 (0)"])


def seeded_chance(browser):
    """chance with a seed gives the score that the seed predicts"""
    for seed in (1, 42):
        with App("--seed", str(seed)) as app:
            screen = Screen(browser, app)
            screen.login()
            for _ in range(6):
                screen.play_randomly()
            expected = winners(seed, 6)
            screen.wait_for_text("player-1", f"Ann ({expected.count(1)})")
            equal(screen.scores(), [f"Ann ({expected.count(1)})", f"Ben ({expected.count(2)})"])
            screen.close()


def link_before_login(browser):
    """a link before login waits, and opens its game after login"""
    with App("--link", "ribs-training://x?gameId=RandomWin") as app:
        screen = Screen(browser, app)
        app.open("ribs-training://launchGame?gameId=tictactoe")
        screen.wait_for("login")
        screen.press("login")
        screen.wait_for("row-1-column-1")
        screen.page.wait_for_timeout(300)
        equal(screen.title(), "Tic Tac Toe")
        equal(screen.errors, [])


def link_after_login(browser):
    """a link after login opens its game at once, also over an alert"""
    with App() as app:
        screen = Screen(browser, app)
        screen.login()
        app.open("ribs-training://launchGame?gameId=tictactoe")
        screen.wait_for("row-1-column-1")
        screen.play(*WIN[:4])
        screen.press("row-1-column-3")
        screen.wait_for("close-game")
        app.open("ribs-training://launchGame?gameId=randomwin")
        screen.wait_for("magic")
        equal(screen.page.locator("[role=alertdialog]:not(.leaving)").count(), 0)
        equal(screen.errors, [])


def broken_links(browser):
    """a link that is broken, foreign or to no game changes nothing"""
    with App("--link", "nonsense", "--link", "ribs-training://x?gameId=chess") as app:
        app.wait_for(app.notes, "'nonsense' is not a link")
        screen = Screen(browser, app)
        screen.login()
        for link in ("", "tictactoe", "http://localhost/?gameId=tictactoe", "ribs-training://x?gameId=%00", "\x1b[2J"):
            app.open(link)
        app.wait_for(app.notes, "is not a link to this app")
        app.wait_for(app.notes, "is not a link")
        screen.page.wait_for_timeout(200)
        screen.press("Tic Tac Toe")
        screen.wait_for("row-1-column-1")


def odd_names(browser):
    """names with markup, emoji, right-to-left text and 10,000 characters are shown as text, with the layout intact"""
    for kind, name in NAMES.items():
        with App() as app:
            screen = Screen(browser, app)
            screen.login(name, "Ben")
            equal(screen.text("player-1"), f"{name} (0)")
            phone_layout(screen)
            assert screen.in_sight("Tic Tac Toe") and screen.in_sight("Random Win"), f"{kind}: no game in sight"
            screen.picture(f"name-{kind}-lobby")
            screen.press("Tic Tac Toe")
            screen.wait_for("row-1-column-1")
            phone_layout(screen)
            assert screen.in_sight("row-3-column-3"), f"{kind}: the board is not in sight"
            screen.picture(f"name-{kind}-board")
            screen.play(*WIN[:4])
            screen.press("row-1-column-3")
            screen.wait_for("close-game")
            equal(screen.title(), f"{name} Won!")
            phone_layout(screen)
            assert screen.in_sight("close-game"), f"{kind}: no way out of the alert in sight"
            screen.picture(f"name-{kind}-won")
            equal(screen.page.locator(".layer b, .layer script").count(), 0)
            assert screen.page.title() != "pwned", "a script in a name ran"
            equal(screen.errors, [])
            screen.close()


def two_browsers(browser):
    """two browsers show the same game, whoever plays"""
    with App() as app:
        first, second = Screen(browser, app), Screen(browser, app)
        first.type("Ann", "player-1-name")
        second.page.wait_for_function("() => document.querySelector('[data-id=player-1-name]').value === 'Ann'")
        second.press("login")
        first.press("Tic Tac Toe")
        for index, cell in enumerate(WIN[:4]):
            (first, second)[index % 2].play(cell)
        second.press("row-1-column-3")
        first.press("close-game")
        second.wait_for_text("player-1", "Ann (1)")
        first.close()
        second.press("Random Win")
        second.wait_for("magic")
        equal(second.errors, [])


def restart(browser):
    """a browser that stays open finds the app again after a restart"""
    with App() as app:
        port = app.port
        screen = Screen(browser, app)
        screen.login()
    screen.page.locator("#banner").wait_for(state="visible")
    screen.picture("connection-lost")
    with App(port=port):
        screen.page.wait_for_selector('[data-id="login"]', timeout=20000)
        screen.page.locator("#banner").wait_for(state="hidden")
        screen.login("Cleo", "Dan")
        equal(screen.scores(), ["Cleo (0)", "Dan (0)"])


def port_taken(_):
    """a taken port that was asked for is an error, and otherwise the next free one is taken"""
    with App() as app:
        second = subprocess.run(
            [App.executable(), "--port", str(app.port)], capture_output=True, text=True, timeout=20, check=False
        )
        assert second.returncode != 0, "it did not fail"
        assert f"port {app.port}" in second.stderr, second.stderr
    with socket.socket() as blocker:
        blocker.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            blocker.bind(("127.0.0.1", 8080))
            blocker.listen()
        except OSError:
            pass  # Somebody else has it, which is as good.
        process = subprocess.Popen([App.executable()], stdout=subprocess.PIPE, text=True)
        try:
            address = process.stdout.readline()
            assert "http://127.0.0.1:80" in address and ":8080/" not in address, address
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def motion(browser):
    """transitions end with the right screen alone, however fast somebody plays"""
    with App() as app:
        screen = Screen(browser, app, motion="no-preference")
        screen.login()
        for round_ in range(1, 4):
            screen.press("Tic Tac Toe")
            screen.play(*WIN[:4])
            screen.press("row-1-column-3")
            screen.press("close-game")
            screen.wait_for_text("player-1", f"Ann ({round_})")
            for link in ("tictactoe", "randomwin", "tictactoe", "chess", "randomwin"):
                app.open(f"ribs-training://x?gameId={link}")
            screen.press("magic")
            # The answer to the press comes later than the press.
            screen.page.locator("[role=alertdialog]").first.wait_for()
            screen.wait_for_rest()
            equal(screen.page.locator("[role=alertdialog]").count(), 1)
            app.open("ribs-training://x?gameId=tictactoe")
            screen.play((3, 3))
            screen.wait_for_rest()
            equal(screen.page.locator("[role=alertdialog]").count(), 0)
            screen.play(*TIE[:8])
            screen.press("close-game")
            screen.wait_for_lobby()
            equal(screen.scores(), [f"Ann ({round_})", "Ben (0)"])
        equal(screen.errors, [])


def desk(browser):
    """a wide window shows the app as well"""
    with App("--link", "ribs-training://x?gameId=tictactoe") as app:
        screen = Screen(browser, app, viewport=DESK)
        screen.press("login")
        screen.play(*WIN[:3])
        screen.picture("desk-board")
        phone_layout(screen)


def small(browser):
    """the board and its alert fit on a small phone"""
    with App("--link", "ribs-training://x?gameId=tictactoe") as app:
        screen = Screen(browser, app, viewport={"width": 320, "height": 568})
        screen.press("login")
        screen.play(*WIN[:4])
        screen.picture("small-board")
        phone_layout(screen)
        assert screen.in_sight("row-3-column-3"), "the board is not in sight"
        screen.press("row-1-column-3")
        screen.wait_for("close-game")
        assert screen.in_sight("close-game"), "no way out of the alert in sight"


def browser_back(browser):
    """the browser's back goes back one screen, also after a reload, and forward does nothing"""
    with tempfile.TemporaryDirectory() as folder, App(
        "--data", os.path.join(folder, "interviews.sqlite"), name="interview"
    ) as app:
        screen = Screen(browser, app)
        screen.press("start-interview")
        screen.wait_for("skip")
        screen.page.go_back()
        screen.wait_for("history")
        screen.page.go_forward()
        screen.page.wait_for_timeout(200)
        assert screen.control("history").is_visible(), "forward has led somewhere"

        # Two screens above each other, of which each takes one step.
        screen.press("start-interview")
        for number in range(1, 11):
            screen.wait_for_title(f"Question {number} of 10")
            screen.press("skip")
        screen.press("see-answers")
        screen.wait_for_title("Interview of")
        screen.page.reload()
        screen.page.wait_for_load_state()
        screen.page.go_back()
        screen.wait_for("open-1")
        screen.page.go_back()
        screen.wait_for("history")

        # A way back that was taken in the page leaves no entry behind.
        screen.press("start-interview")
        screen.wait_for("skip")
        screen.page.keyboard.press("Escape")
        screen.wait_for("history")
        screen.page.wait_for_function("() => history.state?.isAbove !== true")
        equal(screen.page.evaluate("() => history.state"), None)
        equal(screen.errors, [])


CHECKS = [
    every_screen_in_light,
    every_screen_in_dark,
    win_counts,
    no_names,
    seeded_chance,
    link_before_login,
    link_after_login,
    broken_links,
    odd_names,
    two_browsers,
    restart,
    port_taken,
    motion,
    desk,
    small,
    browser_back,
]
