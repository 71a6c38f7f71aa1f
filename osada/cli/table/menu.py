"""The legal actions, numbered: the words for each, and the exact text that names it."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from osada.kernel.action import Action
from osada.kernel.errors import BadAction, nearest
from osada.kernel.state import Data, State
from osada.terminal import Board, Talk
from osada.texts import Speech

from .typed import WORDS

GAP = 3
"""Columns between two columns of the menu."""
LONGEST = 6
"""Digits of a number that are worth reading: no menu is so long."""


class Menu:
    """What a seat may do now, in as many columns as fit; with a word on each if there is room."""

    def __init__(
        self, actions: tuple[Action, ...], view: Data, board: Board, speech: Speech, explain: bool
    ) -> None:
        self.items = [
            _item(number, action, board.emblem(view, action), speech)
            for number, action in enumerate(actions, 1)
        ]
        self.glosses = [board.gloss(view, action, explain) for action in actions]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """In columns, read downwards."""
        if any(self.glosses):
            yield self._with_glosses()
            return
        widest = max(item.cell_len for item in self.items)
        columns = max(1, (options.max_width + GAP) // (widest + GAP))
        rows = -(-len(self.items) // columns)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(rows):
            grid.add_row(*self.items[row::rows])
        yield grid

    def _with_glosses(self) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for item, gloss in zip(self.items, self.glosses, strict=True):
            grid.add_row(item, gloss)
        return grid


def _item(number: int, action: Action, emblem: Text | None, speech: Speech) -> Text:
    item = Text(f"{number:>2} ", style="")
    item.stylize("bold cyan", 0, 3)
    if emblem is not None:
        item.append_text(emblem).append(" ")
    item.append(speech.action(action))
    return item.append(f" [{action.text}]", style="dim")


def pick(state: State, seat: int, text: str, speech: Speech, talk: Talk) -> Action:
    """The action that a number of the menu or a text names; it need not be legal."""
    actions = state.legal(seat)
    if text.isdecimal():
        number = int(text[:LONGEST])
        if 1 <= number <= len(actions):
            return actions[number - 1]
        most, example = len(actions), actions[0].text
        told = talk("no-such-number", number=text[:LONGEST], most=most, example=example)
        raise BadAction(told)
    try:
        return speech.game.parse(state, text)
    except BadAction:
        legal = [*(action.text for action in actions), *(word for word in WORDS if len(word) > 1)]
        near = nearest(text.lower(), legal) or nearest(text.lower(), speech.game.known_texts())
        key = "not-understood-near" if near else "not-understood"
        raise BadAction(talk(key, text=text, near=near)) from None
