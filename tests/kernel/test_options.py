"""Every option of every game is kept by every position, and does something."""

from __future__ import annotations

from typing import cast

import pytest

import osada
from osada.games.vikings.game import Vikings
from osada.kernel.chosen import Chosen
from osada.kernel.game import Game
from osada.kernel.options import Option, SeatOption, Value, spell
from osada.lab.idle_options import idle_options, parting

GAMES: list[Game] = [osada.game(name) for name in osada.games()]
FEW = 3
"""Choices of an option that are tried; a seat option has as many as there are orders."""
OPTIONS = [
    pytest.param(game, option, choice, id=f"{game.name}-{option.name}-{spell(choice)}")
    for game in GAMES
    for option in game.options
    for choice in option.choices[1:FEW]
]
RICH_MARKET = Option("rich-market", "VIK-ACT-MARKET-01")


class OfAGame(Chosen):
    promote: Value
    rich_market: Value


@pytest.mark.parametrize(("game", "option", "choice"), OPTIONS)
def test_a_position_keeps_what_was_chosen(game: Game, option: Option, choice: Value) -> None:
    seats = (option.seats or game.seats)[-1]
    state = game.start(seats, 1, {option.name: choice})
    kept = cast(dict[str, str], state.to_data()["options"])
    named = [known for known in game.options if known.always or known == option]
    assert list(kept) == [known.name for known in named if known.lasts]
    if option.lasts:
        assert kept[option.name] == spell(choice)
        assert getattr(state.chosen, option.attribute) == choice
    for again in (game.from_json(state.to_json()), state.copy(), state.masked(None)):
        assert again.to_data()["options"] == kept
        assert again.chosen.spelled == kept


@pytest.mark.parametrize(("game", "option", "choice"), OPTIONS)
def test_an_option_does_something(game: Game, option: Option, choice: Value) -> None:
    parted = next(
        (at for seed in range(40) if (at := parting(game, option, choice, seed)) is not None), None
    )
    assert parted is not None, f"no game by {option.name}: {spell(choice)} differs from the usual"
    if not option.lasts:
        assert parted == 0, "what only the set-up asks for can be seen on the table at once"


def test_an_option_that_does_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Vikings, "options", (*Vikings.options, RICH_MARKET))
    assert idle_options(osada.game("vikings"), games=12) == ["rich-market: on"]


def test_one_that_came_later_changes_no_position_in_which_it_is_as_usual() -> None:
    known = (
        Option("promote", "VIK-ACT-PROMOTE-02", ("front", "one-step"), always=True),
        RICH_MARKET,
    )
    for value, told in (
        (False, {"promote": "front"}),
        (True, {"promote": "front", RICH_MARKET.name: "on"}),
    ):
        values: dict[str, Value] = {"promote": "front", RICH_MARKET.name: value}
        assert OfAGame(known, values, 2).spelled == told


def test_what_is_not_for_so_many_players_has_no_effect() -> None:
    pairs_only = Option("two-player-viking", "VIK-2P-01", seats=(2,))
    assert [pairs_only.settled(True, seats) for seats in (2, 3, 4)] == [True, False, False]


def test_what_is_nobodys_follows_in_the_order_of_the_box() -> None:
    colours = SeatOption("colours", "VIK-SETUP-01", "RGBY")
    assert colours.settled("YBGR", 2) == "YBRG"
    assert colours.settled("YBGR", 4) == "YBGR"
