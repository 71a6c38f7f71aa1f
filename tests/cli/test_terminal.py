"""At a real terminal: what the last person typed is gone, and signs it lacks have stand-ins."""

from __future__ import annotations

import os
import pty
import subprocess
import time
from pathlib import Path

from ..patience import PATIENCE
from ..tied import tied
from .driving import COMMAND, ROOT, environment, in_its_own

UP = b"\x1b[A"


class Terminal:
    """`osada` at a terminal of its own, typed to as a person would."""

    def __init__(
        self, arguments: list[str], home: Path, lines: int = 60, columns: int = 100
    ) -> None:
        self.seen = b""
        self.screen, theirs = pty.openpty()
        size = {"TERM": "xterm", "LINES": str(lines), "COLUMNS": str(columns)}
        surroundings = {**os.environ, **environment(home), **size}
        self.process = subprocess.Popen(
            tied([*COMMAND, *arguments]),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=ROOT,
            env=surroundings,
            start_new_session=True,
        )
        os.close(theirs)
        os.set_blocking(self.screen, False)

    def until(self, text: bytes) -> bytes:
        """What is written until this comes; from there on it is read next."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < end, self.seen[-2000:]
            try:
                self.seen += os.read(self.screen, 65536)
            except (BlockingIOError, OSError):
                time.sleep(0.02)
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, text: bytes) -> None:
        os.write(self.screen, text)

    def leave(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)


def test_the_next_person_at_the_keyboard_finds_no_line_of_the_last(tmp_path: Path) -> None:
    """The screen is wiped with its scrollback, and Up brings nothing back."""
    line = ["play", "vikings", "--seats", "2", "--seed", "5", "--me", "all"]
    terminal = Terminal(line, tmp_path)
    try:
        terminal.until(b"VIK-ROUND-03")
        terminal.until(b"> ")
        terminal.type(b"first-player\r")
        assert b"\x1b[2J" in terminal.until(b"\x1b[3J")
        terminal.until(b"Green")
        terminal.type(b"\r")
        terminal.until(b"VIK-ROUND-03")
        terminal.until(b"> ")
        terminal.type(UP + b"board\r")
        shown = terminal.until(b"Ships")
        assert b"first-player" not in shown
        terminal.type(UP)  # one's own lines are still there
        terminal.until(b"board")
    finally:
        terminal.leave()


def test_what_is_higher_than_the_screen_is_shown_page_by_page(tmp_path: Path) -> None:
    """The board first, then the choices with what they are good for; nothing scrolls away."""
    terminal = Terminal(["play", "vikings", "--seed", "5"], tmp_path, lines=24, columns=80)
    try:
        terminal.until(b"Answer with a number")
        first = terminal.until(b"(Enter: more)")
        assert b"Village" in first
        terminal.type(b"1\r")  # a line of the village perhaps, and of a menu that nobody has seen
        assert b"not played yet" in terminal.until(b"still to come")
        second = terminal.until(b"(Enter: more)")
        assert b"VIK-ROUND-03" in second
        assert max(page.count(b"\n") for page in (first, second)) <= 24
        terminal.type(b"first-player\r")  # whoever knows already need not wait
        terminal.until(b"[swap]")
        assert b"Village" in terminal.until(b"(Enter: more)")
    finally:
        terminal.leave()


def test_on_a_terminal_without_our_signs_empty_and_hidden_differ(tmp_path: Path) -> None:
    line = ["play", "vikings", "--seed", "1", "--lang", "pl"]
    said = in_its_own(line, "quit\n", tmp_path, PYTHONIOENCODING="ascii")
    rows = said.out.splitlines()
    hidden = next(row for row in rows if "Zielony" in row and "0 0 0" in row)
    assert "? ? ? ? -" in hidden
    empty = next(row for row in rows if "Zamiana" in row)
    assert "?" not in empty.split("||")[0]
    assert "kadlub" in said.out
