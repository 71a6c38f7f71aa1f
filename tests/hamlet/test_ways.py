"""The ways that events tell, for boards to show: along links, over own donkeys, none too long."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest

from osada.games.hamlet.game import Hamlet
from osada.games.hamlet.rules.map.roads import way_between
from osada.kernel.state import State

GAME = Hamlet()


def linked(view: dict[str, Any]) -> set[tuple[str, str]]:
    """All pairs of tiles that a road joins, both ways round."""
    pairs = {(link["from"], link["to"]) for link in view["links"]}
    return pairs | {(two, one) for one, two in pairs}


def donkeys(view: dict[str, Any], seat: int) -> set[str]:
    """The tiles with a donkey of a player."""
    return {donkey["tile"] for donkey in view["seats"][seat]["donkeys"]}


def seen(state: State) -> dict[str, Any]:
    """A view whose parts can be asked by name."""
    return cast("dict[str, Any]", state.view(None))


@pytest.mark.rule("HAM-TURN-05")
@pytest.mark.rule("HAM-TRANSPORT-02")
def test_whoever_and_whatever_moves_goes_from_link_to_link() -> None:
    rng = Random(5)
    told = {"hamlet-villager-went": 0, "hamlet-consumed": 0, "hamlet-bought": 0}
    for seed in range(4):
        state = GAME.start(3, seed)
        for _ in range(400):
            seat = state.turn[0]
            before = seen(state)
            events = state.play(seat, rng.choice(state.legal(seat)))
            for event in events:
                if event.key not in told:
                    continue
                told[event.key] += 1
                way = cast("list[str]", event.args["way"])
                assert set(pairwise(way)) <= linked(before)
                assert way[-1] == (event.args.get("target") or event.args["tile"])
                if event.key == "hamlet-consumed":
                    assert way[0] == event.args["tile"]
                if event.key != "hamlet-villager-went":
                    assert set(way[1:-1]) <= donkeys(before, seat)
    assert all(told.values()), told


def test_a_way_is_the_shortest_and_there_is_none_where_nothing_is_linked() -> None:
    ring = [0b100010, 0b101, 0b1010, 0b10100, 0b101000, 0b10001, 0]
    assert way_between(ring, 2, 2) == [2]
    assert way_between(ring, 0, 5) == [0, 5]
    assert way_between(ring, 0, 2) == [0, 1, 2]
    assert way_between(ring, 0, 3) in ([0, 1, 2, 3], [0, 5, 4, 3])
    assert way_between(ring, 0, 6) == []
