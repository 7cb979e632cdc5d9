"""Kills Interview while it saves its place, as Research/run kill-restore explains it: PROGRAM KILLS SEED."""

import fcntl
import itertools
import json
import os
import pty
import random
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time

# Starts an interview, and goes back from it, each in a moment of its own: what comes together is saved once.
STEPS = [b"\r", b"\x1b[Z\r"]
# What is on the screen where a place leads.
TITLES = {"root": "Practise out loud", "interview": r"Question \d+ of \d+", "history": "History"}
ESCAPES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07]*\x07|.)")


class Wrong(Exception):
    pass


class Interview:
    """The program in a terminal of its own."""

    def __init__(self, program, data, place):
        self.said = ""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execv(program, [program, "--terminal", "--data", data, "--restore", place])
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 80, 0, 0))

    def read(self, seconds):
        """Reads what it paints for some time, or until it has painted something; returns whether it has."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            return False
        try:
            self.said += os.read(self.terminal, 65536).decode(errors="replace")
        except OSError:
            raise Wrong(f"The program has ended by itself:\n{self.text()[-2000:]}") from None
        return True

    def drive(self, seconds):
        """Goes to and fro, a step whenever the one before has been painted."""
        end = time.monotonic() + seconds
        for step in itertools.cycle(STEPS):
            os.write(self.terminal, step)
            while (left := end - time.monotonic()) > 0 and not self.read(min(left, 0.05)):
                pass
            if left <= 0:
                return

    def text(self):
        return ESCAPES.sub("", self.said)

    def wait_for(self, pattern):
        end = time.monotonic() + 60
        while not re.search(pattern, self.text()):
            if time.monotonic() > end:
                raise Wrong(f"The program does not show '{pattern}':\n{self.text()[-2000:]}")
            self.read(1)
        if "cannot be" in self.text():
            raise Wrong(f"The program complained:\n{self.text()[-2000:]}")

    def kill(self):
        # With all that it has started itself.
        os.killpg(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def kind_of(text):
    """The place that a file names, if the file is whole."""
    try:
        place = json.loads(text)
        kind = next(iter(place))
        is_whole = len(place) == 1 and kind in TITLES
        if kind == "interview":
            is_whole = set(place[kind]["_0"]) == {"answers", "id", "startedAt", "title"}
        if is_whole:
            return kind
    except (ValueError, TypeError, KeyError, StopIteration):
        pass
    raise Wrong(f"the file is neither the old one nor the new one:\n{text}")


def main():
    program, kills, seed = os.path.abspath(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    chance = random.Random(seed)
    counts = dict.fromkeys(TITLES, 0)
    files = set()
    with tempfile.TemporaryDirectory() as folder:
        data, place = os.path.join(folder, "interviews.sqlite"), os.path.join(folder, "place.json")
        kind = "root"
        for kill in range(1, kills + 1):
            try:
                app = Interview(program, data, place)
                app.wait_for(TITLES[kind])
                app.drive(chance.random() * 0.3)
                app.kill()
                with open(place, encoding="utf-8") as file:
                    text = file.read()
                kind = kind_of(text)
            except Wrong as wrong:
                print(f"After kill {kill - 1 or kill} {wrong}", file=sys.stderr)
                return 1
            counts[kind] += 1
            files.add(text)
        app = Interview(program, data, place)
        app.wait_for(TITLES[kind])
        app.kill()
    print(
        f"{kills} kills: {counts['interview']} left an interview, {counts['root']} the start,"
        f" {len(files)} files in all; never half a file, and each led back where it was."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
