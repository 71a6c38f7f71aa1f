"""What a view tells before anybody chooses: what there is to do where, and what a landmark would be
worth where it might lie. HAM-TURN-04, HAM-BUILD-02, HAM-SCORE-04."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, cast

import pytest

import osada
from osada.games.hamlet.rules.table import STAGES
from osada.games.hamlet.rules.table import Table as Pieces
from osada.kernel.state import State

from .policies import busily

KINDS = {"build": "build", "bridge": "road", "path": "road"}
GAME = osada.game("hamlet")


@cache
def positions(stage: str, every: int) -> list[State]:
    """Every so many of the positions at a stage of a few busy games."""
    found: list[State] = []
    for seed in range(6):
        state = GAME.start(seats=2, seed=seed)
        rng = Random(seed)
        for _ in range(500):
            if not state.turn:
                break
            assert isinstance(state, Pieces)
            if STAGES[state.step] == stage:
                found.append(state.copy())
            state.play(state.turn[0], busily(state, rng))
    return found[::every]


def seen(state: State) -> dict[str, Any]:
    return cast("dict[str, Any]", state.view(None))


def after(state: State, wire: Sequence[str | int]) -> State:
    """A copy of a position on which this has been played."""
    twin = state.copy()
    twin.play(twin.turn[0], GAME.read(wire))
    return twin


def brought(before: State, then: State, seat: int) -> tuple[int, int]:
    """Gold and stars that a deed has brought somebody."""
    was, now = seen(before)["seats"][seat], seen(then)["seats"][seat]
    return now["gold"] - was["gold"], now["track"] - was["track"]


@pytest.mark.rule("HAM-TURN-04")
def test_a_view_tells_what_a_villager_could_do_on_each_tile_before_it_goes() -> None:
    for state in positions("turn", 12):
        view = seen(state)
        seat = state.turn[0]
        told = {(one["tile"], one["kind"]): (one["gold"], one["stars"]) for one in view["errands"]}
        found = set()
        for go in [action for action in state.legal(seat) if action.kind == "go"]:
            there = after(state, go.wire)
            tile = str(go.wire[1])
            offered = [one for one in there.legal(seat) if one.kind != "rest"]
            found |= {(tile, KINDS.get(one.kind, "work")) for one in offered}
            free = [one for one in offered if one.kind in ("work", "fill", "beg")]
            if free and "deliver" not in {one.kind for one in offered}:
                won = [brought(there, after(there, one.wire), seat)[::-1] for one in free]
                assert max(won) == told[tile, "work"][::-1]
            assert {row["kind"] for row in seen(there)["errands"]} == {
                kind for name, kind in found if name == tile
            }
        assert set(told) == found


@pytest.mark.rule("HAM-SCORE-04")
def test_every_place_of_a_landmark_says_what_it_would_score_there() -> None:
    landmarks = set()
    for state in positions("place", 1):
        view = seen(state)
        tile = view["building"]["tile"]
        for site in view["sites"]:
            built = after(state, site["action"])
            if seen(built)["stage"] == "pay":
                built = after(built, ["settle"])
            lies = next(one for one in seen(built)["tiles"] if one["tile"] == tile)
            if lies["flag"] is None:
                assert site["points"] is None
                assert site["counts"]
                continue
            landmarks.add(tile)
            by_sections = [one["points"] for one in site["contacts"]]
            assert site["counts"] or lies["points"] == 0
            if tile != "tavern":  # it counts the gold that is left after paying
                assert lies["points"] == (site["points"] if site["counts"] else 0)
            if None not in by_sections:
                assert sum(by_sections) == site["points"]
    assert len(landmarks) > 6
