"""In a low window with a full table nothing is lost that lies beside the board."""

from __future__ import annotations

from typing import Any

import pytest

from osada.kernel.state import State

from ..server.client import Client
from .at_table import seat_link, sit
from .conftest import NewPerson
from .people import LOCALES
from .positions import played_on

LOW = (1280, 720)
LOST = """within => [...document.querySelectorAll(within)]
  .filter(one => one.getClientRects().length).flatMap(frame => {
    const box = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('*')].filter(one => {
        const {width, height, top, bottom, right} = one.getBoundingClientRect();
        const seen = width > 1 && height > 1 && !one.closest('.sr, .mini');
        return seen && (top < box.top - 1 || bottom > box.bottom + 1 || right > box.right + 1);
    }).map(one => `${frame.innerText.slice(0, 30)}: ${one.tagName} ${one.className}`);
})"""
"""What reaches out of the boxes that are named, or scrolls out of their sight."""


def turn_comes(state: State) -> bool:
    """The first seat is asked something."""
    return state.turn == (0,)


def goods_are_out(state: State) -> bool:
    """Vikings has a row for goods out of the game."""
    view: dict[str, Any] = state.view(0)
    return state.turn == (0,) and any(view["removed"].values())


def hand_is_full(state: State) -> bool:
    """Hamlet's row has as many cards as it ever has."""
    view: dict[str, Any] = state.view(0)
    return state.turn == (0,) and view["stage"] == "turn" and len(view["seats"][0]["hand"]) == 3


@pytest.mark.parametrize("lang", LOCALES)
def test_the_rows_beside_the_fjord_have_their_boxes(
    new_person: NewPerson, host: Client, lang: str
) -> None:
    for others, until in ((3, turn_comes), (2, goods_are_out)):
        seats = ("link", *["greedy"] * others)
        made, _, _ = played_on(host, "vikings", *seats, seed=1, until=until)
        page = sit(new_person(lang, LOW), seat_link(made, 0), "Ela")
        assert page.locator(".side p").count() == (1 if others == 3 else 3)
        assert page.evaluate(LOST, ".side") == []


@pytest.mark.parametrize("lang", LOCALES)
def test_goals_scores_and_cards_of_hamlet_have_their_boxes(
    new_person: NewPerson, host: Client, lang: str
) -> None:
    four = ("link", "greedy", "greedy", "greedy")
    made, _, _ = played_on(host, "hamlet", *four, seed=3, until=hand_is_full)
    page = sit(new_person(lang, LOW), seat_link(made, 0), "Ela")
    assert page.locator(".goals h2").is_visible()
    assert page.locator(".awards li").count() >= 4
    assert page.evaluate(LOST, ".left, .dock .row, .dock .row .bp") == []
