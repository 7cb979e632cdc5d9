"""What can be seen and done in Kiosk, with a server that is killed and started again under it. Each is a function of the browser."""

import json
import os
import re
import socket
import subprocess
import tempfile
import threading
import urllib.request

from app import App
from checks import equal, phone_layout
from screen import Screen

PATIENCE = 20_000


class Server:
    """A running kiosk-server. Use it with `with`: it is killed at the end of the block."""

    def __init__(self, data):
        self.data, self.port = data, 0
        self.start()

    def start(self):
        """Starts it, again on the port that it had."""
        self.process = subprocess.Popen(
            [App.executable("kiosk-server"), "--port", str(self.port), "--data", self.data],
            stdout=subprocess.PIPE,
            text=True,
        )
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"kiosk-server printed: {line}"
        self.url, self.port = found[0], int(found[1])

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def ask(self, method, path, body=None, **fields):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/{path}", data=data, method=method, headers=fields)
        with urllib.request.urlopen(request, timeout=5) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def stock(self, item):
        items = self.ask("GET", "menu?limit=100")["items"]
        return next(each["stock"] for each in items if each["id"] == item)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.kill()


class Line:
    """A line to a server that can lose what the server answers to orders."""

    def __init__(self, server):
        self.server, self.loses_answers = server, False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            client, _ = self.listener.accept()
            threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client):
        try:
            with client, socket.create_connection(("127.0.0.1", self.server.port), timeout=60) as server:
                threading.Thread(target=self._pass, args=(client, server), daemon=True).start()
                while piece := server.recv(65536):
                    if self.loses_answers and b'"number"' in piece:
                        break
                    client.sendall(piece)
                # Another thread reads from the client still, so that closing it would not end the connection.
                client.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    @staticmethod
    def _pass(client, server):
        try:
            while piece := client.recv(65536):
                server.sendall(piece)
        except OSError:
            pass


def without_a_server(browser):
    """Kiosk without a server takes an order, and has nothing to refresh"""
    with tempfile.TemporaryDirectory() as folder, App("--data", f"{folder}/kiosk.sqlite", name="kiosk") as app:
        screen = Screen(browser, app)
        screen.press("cola-more")
        screen.wait_for_text("cart-cola-line", "1 × Cola")
        equal(screen.control("refresh").count(), 0)
        screen.press("place-order")
        screen.wait_for("next-customer")
        equal(screen.errors, [])


def server_killed(browser):
    """Kiosk goes on while its server is killed, and places an order once when the server is back"""
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/kitchen.sqlite") as server:
        with App("--data", f"{folder}/copy.sqlite", "--server", server.url, name="kiosk") as app:
            screen = Screen(browser, app)
            screen.wait_for_text("sync-state", "Up to date")
            screen.picture("kiosk-1-served")
            phone_layout(screen)

            screen.press("cola-more")
            screen.press("cola-more")
            screen.wait_for_text("cart-cola-line", "2 × Cola")
            server.ask("PUT", "prices/cola", {"price": 310})
            screen.wait_for_text("cola-price-and-stock", "3.10 € · 30 left")
            screen.wait_for_text("cart-cola-total", "6.20 €")
            screen.picture("kiosk-2-price-pushed")

            server.kill()
            screen.wait_for_text("sync-problem", "Offline. Prices and stock may be old; your order is kept.")
            screen.press("fries-more")
            screen.wait_for_text("cart-fries-line", "1 × Fries")
            screen.picture("kiosk-3-offline")
            phone_layout(screen)

            screen.press("place-order")
            screen.page.locator('[data-name="cart-message"]').wait_for(timeout=PATIENCE)
            assert "The server cannot be reached." in screen.text("cart-message"), screen.text("cart-message")
            screen.press("fries-more")
            screen.wait_for_text("cart-fries-line", "2 × Fries")
            screen.picture("kiosk-4-order-kept")
            phone_layout(screen)

            server.start()
            screen.page.locator('[data-name="sync-state"]').wait_for(timeout=PATIENCE)
            screen.picture("kiosk-5-back-by-itself")
            screen.press("place-order")
            screen.wait_for("next-customer")
            screen.picture("kiosk-6-placed")
            screen.press("next-customer")
            equal([server.stock("cola"), server.stock("fries")], [28, 38])
            screen.wait_for_text("cola-price-and-stock", "3.10 € · 28 left")
            equal(screen.errors, [])


def answer_lost(browser):
    """Kiosk places an order once whose answers got lost, also if the server is killed and started again in between"""
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/kitchen.sqlite") as server:
        line = Line(server)
        with App("--data", f"{folder}/copy.sqlite", "--server", line.url, name="kiosk") as app:
            screen = Screen(browser, app)
            screen.press("cola-more")
            screen.wait_for_text("cart-cola-line", "1 × Cola")
            line.loses_answers = True
            screen.press("place-order")
            screen.page.locator('[data-name="cart-message"]').wait_for(timeout=PATIENCE)
            assert "The server did not answer." in screen.text("cart-message"), screen.text("cart-message")
            equal(server.stock("cola"), 29)
            screen.press("cola-more")
            screen.page.locator('[data-name="menu-message"]').wait_for()
            screen.wait_for_text("cart-cola-line", "1 × Cola")
            screen.picture("kiosk-8-answer-lost")
            phone_layout(screen)
            server.kill()
            server.start()
            line.loses_answers = False
            screen.press("place-order")
            screen.wait_for("next-customer")
            equal(server.stock("cola"), 29)
            equal(screen.errors, [])


def retry(browser):
    """Kiosk asks its server again at once when Retry is pressed, and has the menu of the first start after a second one"""
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/kitchen.sqlite") as server:
        data = ["--data", f"{folder}/copy.sqlite", "--server", server.url]
        with App(*data, name="kiosk") as app:
            Screen(browser, app).wait_for_text("sync-state", "Up to date")
        server.kill()
        with App(*data, name="kiosk") as app:
            screen = Screen(browser, app)
            screen.wait_for_text("cola-name", "Cola")
            screen.page.locator('[data-name="sync-problem"]').wait_for(timeout=PATIENCE)
            screen.page.locator('[data-id="refresh"]:not([disabled])').wait_for(timeout=PATIENCE)
            server.start()
            screen.press("refresh")
            screen.page.locator('[data-name="sync-state"]').wait_for(timeout=PATIENCE)
            equal(screen.errors, [])


def pulled(browser):
    """Kiosk asks its server again when a finger pulls the menu down from its top, far enough"""
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/kitchen.sqlite") as server:
        with App("--data", f"{folder}/copy.sqlite", "--server", server.url, name="kiosk") as app:
            screen = Screen(browser, app, has_touch=True, is_mobile=True)
            screen.wait_for_text("classic-price-and-stock", "6.90 € · 12 left")
            lines = [{"item": "classic", "quantity": 2, "price": 690}]
            server.ask("POST", "orders", {"lines": lines}, **{"Idempotency-Key": "elsewhere"})
            screen.drag((195, 300), (195, 340))
            screen.drag((195, 300), (300, 310))
            screen.page.wait_for_timeout(300)
            screen.wait_for_text("classic-price-and-stock", "6.90 € · 12 left")
            screen.drag((195, 300), (195, 420), ends=False)
            equal(screen.page.locator(".pulled").bounding_box()["y"], 60)
            screen.picture("kiosk-9-pulled")
            screen.lift()
            screen.wait_for_text("classic-price-and-stock", "6.90 € · 10 left")
            equal(screen.page.locator(".pulled").count(), 0)
            # A list that is scrolled goes on scrolling.
            server.ask("POST", "orders", {"lines": lines}, **{"Idempotency-Key": "elsewhere, too"})
            screen.page.locator(".list").evaluate("list => list.scrollTop = 100")
            screen.drag((195, 300), (195, 370), ends=False)
            equal(screen.page.locator(".pulled").count(), 0)
            screen.lift()
            screen.wait_for_text("classic-price-and-stock", "6.90 € · 10 left")
            equal(screen.errors, [])


def started_first(browser):
    """Kiosk that is started before its server says so, and has the menu as soon as that is there"""
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/kitchen.sqlite") as server:
        server.kill()
        with App("--data", f"{folder}/copy.sqlite", "--server", server.url, name="kiosk") as app:
            screen = Screen(browser, app)
            screen.wait_for_text("sync-problem", "Offline. The menu comes as soon as the server can be reached.")
            screen.picture("kiosk-7-started-first")
            phone_layout(screen)
            server.start()
            screen.page.locator('[data-name="cola-name"]').wait_for(timeout=PATIENCE)
            screen.page.locator('[data-name="sync-state"]').wait_for(timeout=PATIENCE)
            equal(screen.errors, [])


KIOSK_CHECKS = [without_a_server, server_killed, answer_lost, retry, pulled, started_first]
