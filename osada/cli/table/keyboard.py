"""Reading what people type; the end of the input is the end of the sitting."""

from __future__ import annotations

import contextlib
import sys

from rich.console import Console


class Leave(Exception):
    """The people at the table get up. What was played is kept, unless they want it gone."""

    def __init__(self, keep: bool = True) -> None:
        self.keep = keep
        super().__init__()


class Keyboard:
    """One keyboard for everybody at the table."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty()
        self._early: list[str] = []
        """What was typed before it was asked for."""
        if self.live:
            # Only its import is wanted: it gives the line editing and its history.
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    def ask(self, prompt: str) -> str:
        """A line, without the blanks around it."""
        if self._early:
            return self._early.pop(0)
        try:
            line = input(prompt)
        except EOFError:
            self.console.print()
            raise Leave from None
        if not self.live:
            # A script's answers are not echoed by any terminal: without this nobody could read
            # what such a game was.
            self.console.print(line, soft_wrap=True)
        return line.strip()

    def wait(self, prompt: str) -> str:
        """Until Enter is pressed, once for all that is left where somebody answers already. A
        number answers nothing: it would mean what has not been shown. It is given back."""
        if self._early:
            return ""
        line = self.ask(prompt)
        if line.isdecimal():
            return line
        self._early += [line] if line else []
        return ""

    def wipe(self) -> None:
        """Take what the last person saw off the screen, and what they typed out of reach: lines of
        before, and what was cut out of one."""
        with contextlib.suppress(ImportError):
            import readline

            readline.clear_history()
            for key in (r"\C-y", r"\ey"):
                readline.parse_and_bind(f'"{key}": abort')
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
