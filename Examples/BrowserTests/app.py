"""The app under check, as a process."""

import os
import queue
import re
import subprocess
import threading


class App:
    """A running app, tictactoe by default. Use it with `with`: it is ended at the end of the block."""

    folder = ""

    @staticmethod
    def executable(name="tictactoe"):
        return os.path.join(App.folder, name)

    def __init__(self, *arguments, port=0, name="tictactoe"):
        self.name = name
        self.process = subprocess.Popen(
            [App.executable(name), "--port", str(port), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.printed, self.notes = queue.Queue(), queue.Queue()
        self.readers = [
            threading.Thread(target=App._read, args=(stream, lines), daemon=True)
            for stream, lines in ((self.process.stdout, self.printed), (self.process.stderr, self.notes))
        ]
        for reader in self.readers:
            reader.start()
        self.address = self.wait_for(self.printed, r"http://\S+")
        self.port = int(re.search(r":(\d+)/", self.address)[1])

    @staticmethod
    def _read(stream, lines):
        for line in stream:
            lines.put(line.rstrip("\n"))

    @staticmethod
    def wait_for(lines, pattern, seconds=10):
        """The first part of a line that matches."""
        while True:
            try:
                line = lines.get(timeout=seconds)
            except queue.Empty:
                raise AssertionError(f"the app printed nothing like '{pattern}' for {seconds} s") from None
            if found := re.search(pattern, line):
                return found[0]

    def open(self, link):
        """Types a link into the app's standard input."""
        self.process.stdin.write(link + "\n")
        self.process.stdin.flush()

    def end(self):
        self.process.kill()
        self.process.wait()
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        self.end()
        if kind is None:
            self.expect_no_diagnosis()

    def expect_no_diagnosis(self):
        """Fails if the app printed anything but its own notes: a leak, a wrong use of the framework, a crash."""
        for reader in self.readers:
            reader.join(timeout=5)
        while not self.notes.empty():
            note = self.notes.get()
            assert note.startswith(f"{self.name}: "), f"the app printed: {note}"


def winners(seed, count):
    """Who wins the random games for a seed: SplitMix64, reduced to 0…99, more than 50 for player 1."""
    mask, state, drawn = 2**64 - 1, seed, []
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & mask
        mixed = state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
        drawn.append(1 if (mixed ^ (mixed >> 31)) % 100 > 50 else 2)
    return drawn
