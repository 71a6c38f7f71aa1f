"""Every figure in a reason is what one counts on the table before and after the turn."""

from __future__ import annotations

from random import Random

import pytest

import osada
from osada.bots import bot
from osada.games.hamlet.rules.table import Table
from osada.games.vikings.rules.board import Board
from osada.insight import BRIEFLY, adviser, hint
from osada.insight.adviser import Adviser
from osada.insight.moves import StepTaken, moves_of
from osada.kernel.state import State

from .counting import hamlet, vikings

SEEN = {
    "vikings": (
        *("add", "bet", "bet-firmer", "bet-later", "bet-leads", "bet-trails", "draw", "early"),
        *("first", "first-empty", "fuller", "helps", "less", "load", "load-neutral", "load-rival"),
        *("market", "market-rival", "market-soon", "rival-less", "rival-more", "sails"),
        *("sails-bet", "sails-gives", "sails-missed", "sails-stays", "share", "spoils", "stern"),
        *("takes-lead", "gives-lead", "took"),
    ),
    "hamlet": (
        *("blueprint", "blueprint-each", "blueprint-stars", "delivery", "done", "donkey"),
        *("end", "gold", "gold-short", "gold-villager", "keeps", "milestone", "near-delivery"),
        *("near-sale", "reach", "reach-from", "reach-less", "ready-sale", "road", "sale", "spent"),
        *("stars", "stays", "stock", "tokens", "villager"),
    ),
}
"""What comes up in the games that are played here, at least."""
EVERY = {"vikings": 1, "hamlet": 3}
"""Decisions are looked at so often: those of Hamlet take longer to plan."""


def positions(game: str, seats: int, seed: int) -> list[tuple[State, int]]:
    """The decisions of a game of computer players."""
    rules = osada.game(game)
    state = rules.start(seats, seed)
    players = [bot("casual", rules, seed, seat) for seat in range(seats)]
    steps = []
    while state.turn:
        seat = state.turn[0]
        before = state.copy()
        action = players[seat].choose(state, seat)
        state.play(seat, action)
        steps.append(StepTaken(seat, action, before, state.copy()))
    moves = moves_of(adviser(rules).judge, steps)
    return [(move.before, move.seat) for move in moves if move.is_choice]


def counted(who: Adviser, world: State, seat: int) -> set[str]:
    """Hold every gain of the turns that deserve a look against the table; what they were."""
    keys = set()
    for line in who.turns(world, seat, 6):
        after = world.copy()
        for action in line.actions:
            after.play(seat, action)
        for gain in who.gains(world, after, seat):
            key, args = gain.says.key.split("-why-")[1], gain.says.args
            if isinstance(world, Board):
                assert isinstance(after, Board)
                true = vikings(world, after, seat, key, args)
            else:
                assert isinstance(world, Table)
                assert isinstance(after, Table)
                true = hamlet(world, after, seat, key, args)
            assert args == {name: true[name] for name in args}, key
            keys.add(key)
    return keys


@pytest.mark.pure_only
@pytest.mark.parametrize(
    ("game", "tables"), [("vikings", ((2, 3), (3, 5), (4, 8))), ("hamlet", ((2, 3), (3, 5)))]
)
def test_every_figure_of_a_reason_is_counted_on_the_table(
    game: str, tables: tuple[tuple[int, int], ...]
) -> None:
    who = adviser(osada.game(game))
    keys: set[str] = set()
    for seats, seed in tables:
        for state, seat in positions(game, seats, seed)[:: EVERY[game]]:
            keys |= counted(who, state.imagined(seat, Random(1)), seat)
    assert sorted(set(SEEN[game]) - keys) == []


@pytest.mark.parametrize("game", ["vikings", "hamlet"])
def test_what_is_said_without_a_gain_are_the_estimates_that_the_order_goes_by(game: str) -> None:
    who = adviser(osada.game(game))
    plain = {phrase.key for phrase in who.plain if phrase is not None}
    told = 0
    for state, seat in positions(game, 2, 3)[:: 2 * EVERY[game]][-7:]:
        if len(state.legal(seat)) < 2:
            continue
        choices = hint(who, state, seat, BRIEFLY).choices
        assert choices[0].reasons
        reason = choices[0].reasons[0]
        if reason["key"] not in plain:
            continue
        told += 1
        chances = [round(100 * choice.chances[seat]) for choice in choices]
        points = [[round(each) for each in choice.points] for choice in choices]
        args = reason["args"]
        assert isinstance(args, dict)
        if "seat" in args:
            figures = [points[0][args["seat"]], points[1][args["seat"]]]
            assert figures[0] < figures[1]
        elif str(reason["key"]).endswith("why-points"):
            figures = [points[0][seat], points[1][seat]]
            assert figures[0] > figures[1]
        else:
            figures = chances[:2]
            same = "letter" in args
            assert same or len(choices) < 2 or figures[0] > figures[1]
        assert args["count"] == figures[0]
        if "next" in args:
            assert args["next"] == figures[1]
    assert told
