"""What is shown at once, page by page where the screen is too low for it: nothing scrolls away
unread."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from osada.terminal import Talk

from .keyboard import Keyboard


class Pages:
    """Blocks to show one below the other; one that fits on a page is not torn in two."""

    def __init__(self, console: Console, keyboard: Keyboard, talk: Talk) -> None:
        self.console = console
        self.keyboard = keyboard
        self.talk = talk
        self.watched = keyboard.live and console.is_terminal
        self._blocks: list[list[str]] = []

    def add(self, draw: Callable[[], None]) -> None:
        """What this draws is the next block. Where nobody sits at a screen it is shown at once."""
        if not self.watched:
            draw()
            return
        with self.console.capture() as captured:
            draw()
        self._blocks.append(captured.get().splitlines(keepends=True))

    def show(self) -> None:
        """Show all blocks; after each page but the last, wait until it has been read."""
        pages = in_pages(self._blocks, self.console.height - 1)
        for number, page in enumerate(pages, 1):
            self.console.file.write("".join(page))
            self.console.file.flush()
            if number < len(pages):
                unseen = self.keyboard.wait(self.talk("more") + " ")
                if unseen:
                    self.console.print(self.talk("more-unseen", text=unseen))


def in_pages(blocks: list[list[str]], height: int) -> list[list[str]]:
    """Lines by pages of so many at most.

    >>> in_pages([["board"] * 3, ["menu"] * 2], 4)
    [['board', 'board', 'board'], ['menu', 'menu']]
    >>> in_pages([["board"] * 3, ["menu"] * 2], 2)
    [['board', 'board'], ['board'], ['menu', 'menu']]
    """
    pages: list[list[str]] = [[]]
    for block in blocks:
        if len(pages[-1]) + len(block) > height and len(block) <= height and pages[-1]:
            pages.append([])
        for line in block:
            if len(pages[-1]) >= height:
                pages.append([])
            pages[-1].append(line)
    return pages
