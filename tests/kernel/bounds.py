"""Between which numbers an owner may correct each entry of a game's content, and somebody may write
each number of a position.

`python -m tests.kernel.bounds` writes down what the code says now, for a person to look at; with
`--show` it only tells. Always in a process of its own: a game may keep what it has read.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import osada
from osada.kernel.content import Content
from osada.kernel.fields import Fields

FOLDER = Path(__file__).with_name("bounds")
GAMES = ("hamlet", "mythwind", "vikings")
MANY = str(1 << 30)
STEPS, EVERY = 2000, 20


class Asked:
    """While it is open, notes every number that is asked for: a line for its name, how many, the
    least and the most. Names of one kind, such as those of all buildings, have one line."""

    def __init__(self) -> None:
        self.lines: set[str] = set()
        self._kept: list[Any] = [Content.whole, Content.wholes, Fields.number]

    def __enter__(self) -> set[str]:
        whole, wholes, number = self._kept
        note = self._note

        def one(self: Content, name: str, low: int, high: int) -> int:
            note(re.sub(r"^(\w+)\.[^.]+\.([^.]+)$", r"\1.*.\2", name), f"{low} to {high}")
            return int(whole(self, name, low, high))

        def several(self: Content, name: str, count: int, low: int, high: int) -> Any:
            note(
                re.sub(r"^(\w+)\.[^.]+\.([^.]+)$", r"\1.*.\2", name), f"{count} of {low} to {high}"
            )
            return wholes(self, name, count, low, high)

        def read(self: Fields, value: object, low: int, high: int, place: str) -> int:
            note(re.sub(r"^(\w+)\.[^.]+", r"\1.*", place), f"{low} to {high}")
            return int(number(self, value, low, high, place))

        self._set(one, several, read)
        return self.lines

    def __exit__(self, *_: object) -> None:
        self._set(*self._kept)

    def _note(self, name: str, bounds: str) -> None:
        self.lines.add(f"{re.sub('[0-9]+', '#', name)}: {bounds.replace(MANY, 'many')}")

    def _set(self, whole: Any, wholes: Any, number: Any) -> None:
        Content.whole, Content.wholes, Fields.number = whole, wholes, number  # type: ignore[method-assign]


def of_content(game: str) -> set[str]:
    """What is asked of the content when the game is opened."""
    with Asked() as lines:
        osada.game(game)
    return lines


def of_positions(name: str) -> set[str]:
    """What is asked of positions of a game that is played by chance."""
    game = osada.game(name)
    with Asked() as lines:
        for seats in (min(game.seats), max(game.seats)):
            state, rng = game.start(seats, 5), Random(5)
            for number in range(STEPS):
                if not state.turn:
                    break
                seat = rng.choice(state.turn)
                state.play(seat, rng.choice(state.legal(seat)))
                if number % EVERY == 0:
                    game.from_json(state.to_json())
    return lines


KINDS = {"content": of_content, "positions": of_positions}


def main(show: bool) -> None:
    """Tell or write down what the code says now."""
    for kind, asked in KINDS.items():
        for game in GAMES:
            lines = "".join(f"{line}\n" for line in sorted(asked(game)))
            if show:
                print(f"{kind} {game}\n{lines}")
            else:
                (FOLDER / f"{game}-{kind}.txt").write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    main(show=sys.argv[1:] == ["--show"])
