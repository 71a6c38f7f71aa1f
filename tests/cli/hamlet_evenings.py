"""Games of Hamlet for the tests of its table: played by computer players, drawn as text."""

from __future__ import annotations

import io
from collections.abc import Callable
from random import Random
from typing import cast

from rich.console import Console, RenderableType

import osada as package
from osada.bots import bot
from osada.cli.speaking import speak
from osada.games.hamlet.view.shape import View
from osada.kernel.journal import Journal
from osada.terminal import Talk

LANGUAGES = ("en", "pl", "cs")
WANTED = ("place", "settle", "build", "bridge", "path", "refine", "sell", "deliver", "hire", "take")
"""What a player in a hurry does whenever it is possible, so that villages grow quickly."""


def hurried(
    seats: int,
    actions: int,
    until: Callable[[Journal], bool] = lambda journal: False,
    seed: int = 4,
    **options: object,
) -> Journal:
    """A game after so many actions, or as soon as something is so."""
    rng = Random(seed)
    journal = Journal(package.game("hamlet"), seats, seed, options)
    while journal.state.turn and len(journal.entries) < actions and not until(journal):
        seat = journal.state.turn[0]
        legal = journal.state.legal(seat)
        wanted = [action for action in legal if action.kind in WANTED]
        journal.play(seat, rng.choice(wanted if wanted and rng.random() < 0.9 else legal))
    return journal


def asked(kind: str, nth: int = 1) -> Callable[[Journal], bool]:
    """True the nth time that an action of this kind is among the legal ones."""
    met = [0]

    def reached(journal: Journal) -> bool:
        turn = journal.state.turn
        met[0] += bool(turn) and any(a.kind == kind for a in journal.state.legal(turn[0]))
        return met[0] == nth

    return reached


def numbers_typed(journal: Journal, seed: int) -> list[str]:
    """Play a begun solo game to its end as a greedy player would; the numbers that were typed."""
    player = bot("greedy", journal.game, seed, 0)
    typed = []
    while journal.state.turn:
        action = player.choose(journal.state, 0)
        typed.append(str(journal.state.legal(0).index(action) + 1))
        journal.play(0, action)
    return typed


def view_of(journal: Journal, viewer: int | None = 0) -> View:
    return cast(View, journal.state.view(viewer))


def printed(shown: RenderableType | None, width: int = 100) -> str:
    assert shown is not None
    out = io.StringIO()
    console = Console(file=out, width=width, no_color=True, highlight=False, markup=False)
    console.print(shown)
    return out.getvalue()


def drawn(journal: Journal, width: int = 100, lang: str = "en") -> str:
    """The board as text."""
    _, board = speak(journal, Talk(lang))
    return printed(board.draw(journal.state.view(0), width), width)


def menu(journal: Journal, width: int = 100, lang: str = "en") -> str:
    """The places for a tile as text."""
    _, board = speak(journal, Talk(lang))
    seat = journal.state.turn[0]
    shown = board.menu(journal.state.view(seat), journal.state.legal(seat), width)
    return printed(shown, width)
