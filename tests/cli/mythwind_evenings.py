"""Campaigns of Mythwind for the tests of its table: played by chance, drawn as text."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import osada as package
from osada.cli.speaking import speak
from osada.games.mythwind.view.shape import View
from osada.kernel.journal import Journal
from osada.terminal import Talk

from .hamlet_evenings import printed

LANGUAGES = ("en", "pl", "cs")


def wandered(
    seats: int,
    actions: int,
    until: Callable[[View], bool] = lambda view: False,
    seed: int = 4,
    **options: object,
) -> Journal:
    """A campaign after so many actions, or as soon as something is so; people agree and
    keep their characters."""
    rng = Random(seed)
    journal = Journal(package.game("mythwind"), seats, seed, options)
    for _ in range(actions):
        if until(view_of(journal)):
            return journal
        seat = journal.state.turn[0]
        legal = [a for a in journal.state.legal(seat) if a.kind != "become"]
        agree = [action for action in legal if action.kind == "agree"]
        journal.play(seat, rng.choice(agree or legal))
    return journal


def view_of(journal: Journal, viewer: int | None = 0) -> View:
    return cast(View, journal.state.view(viewer))


def drawn(journal: Journal, width: int = 100, lang: str = "en", viewer: int | None = 0) -> str:
    """The board as text."""
    _, board = speak(journal, Talk(lang))
    return printed(board.draw(journal.state.view(viewer), width), width)


def menu(journal: Journal, width: int = 100, lang: str = "en") -> str:
    """The answers as the board draws them, as text."""
    _, board = speak(journal, Talk(lang))
    seat = journal.state.turn[0]
    return printed(board.menu(journal.state.view(seat), journal.state.legal(seat), width), width)


def season_typed(journal: Journal) -> list[str]:
    """Play a begun solo season as somebody would who plants, waters and harvests when possible,
    else takes the first offer, and goes home when there is nothing else: the numbers typed."""
    wanted = ("harvest", "water", "plant", "visit", "finish")
    typed: list[str] = []
    while not journal.chapters:
        legal = journal.state.legal(0)
        kinds = [action.kind for action in legal]
        kind = next((kind for kind in wanted if kind in kinds), kinds[0])
        choices = [n for n, k in enumerate(kinds) if k == kind]
        number = choices[len(journal.entries) % len(choices)]
        typed.append(str(number + 1))
        journal.play(0, legal[number])
    return typed
