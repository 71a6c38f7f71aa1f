"""Towns for tests: a started campaign, edited as data and read back, so that it is checked."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from osada.games import house
from osada.games.mythwind.game import Mythwind
from osada.games.mythwind.rules.town import Town
from osada.kernel.game import Game
from osada.kernel.message import Event

GAME = Mythwind()
FIRST = [*house("mythwind").every_printing()][-1]
"""The first printing: for whatever is proved by luck, so that another card changes nothing."""
CHARACTERS = ("farmer", "crafter", "merchant", "ranger")
Edit = Callable[[dict[str, Any]], None]


def town(
    seats: int = 1,
    edit: Edit | None = None,
    cast: str = "FCMR",
    game: Game = GAME,
    **options: object,
) -> Town:
    """The first noon of a campaign, with the first event answered; `edit` changes its data."""
    state = game.start(seats, 7, {"cast": cast, **options})
    assert isinstance(state, Town)
    settle(state)
    if edit is None:
        return state
    data = json.loads(state.to_json())
    edit(data)
    again = game.from_json(data)
    assert isinstance(again, Town)
    return again


def settle(s: Town) -> None:
    """Answer whatever all are asked with the first answer, until somebody may act alone."""
    while s.question is not None and s.question.seat < 0:
        seat = s.turn[0]
        agree = [a for a in s.legal(seat) if a.text == "agree"]
        s.play(seat, agree[0] if agree else s.legal(seat)[0])


def play(s: Town, *lines: str) -> list[Event]:
    """Play lines such as `0 visit hire`; what the last of them told."""
    told: list[Event] = []
    for line in lines:
        seat, _, text = line.partition(" ")
        told = s.play(int(seat), GAME.parse(s, text))
    return told


def menu(s: Town, seat: int = 0) -> list[str]:
    """The texts of what a seat may do."""
    return [action.text for action in s.legal(seat)]


def refusal(s: Town, line: str) -> tuple[str, str]:
    """The rule and the key of the first reason against a line."""
    seat, _, text = line.partition(" ")
    reason = s.explain(int(seat), GAME.parse(s, text))[0]
    return reason.rule, reason.key.removeprefix("mythwind-")


def told(events: list[Event]) -> list[str]:
    """The keys of events."""
    return [event.key.removeprefix("mythwind-") for event in events]


def to_dusk(s: Town) -> list[Event]:
    """Let everybody pass at the first free space and finish the day; what the dusk told."""
    events: list[Event] = []
    day, season = s.day, s.season
    while (s.day, s.season) == (day, season) and s.phase == 1:
        seat = s.turn[0]
        texts = menu(s, seat)
        for wish in ("finish", "pass", "kind sprite", "no", "done"):
            if wish in texts:
                events = s.play(seat, GAME.parse(s, wish))
                break
        else:
            events = s.play(seat, s.legal(seat)[0])
    return events
