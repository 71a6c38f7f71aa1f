"""Greedy at Hamlet: it finishes its games, by all that a village has to do, and plays well."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import osada
from osada.bots import bot
from osada.games.hamlet.bots.evaluation import worth
from osada.games.hamlet.bots.judge import HamletJudge
from osada.games.hamlet.bots.sites import ground, sites
from osada.games.hamlet.rules.map.roads import Roads
from osada.games.hamlet.rules.table import Table
from osada.games.hamlet.rules.words import TILES
from osada.lab import simulate
from osada.lab.blocks import opener
from tests.hamlet import tables
from tests.hamlet.positions import position

HAMLET = osada.game("hamlet")
OPEN = opener("hamlet", None)
FULL = {"woodcutter": "wood wood wood", "quarry": "stone stone stone", "farm": "wheat wheat wheat"}


def play(
    seats: int, seed: int, options: dict[str, object] | None = None
) -> tuple[Table, Counter[str]]:
    """A game among greedy players, every choice looked up in the menu; how often what was done."""
    state = HAMLET.start(seats, seed, options)
    assert isinstance(state, Table)
    players = [bot("greedy", HAMLET, seed, seat) for seat in range(seats)]
    done: Counter[str] = Counter()
    while state.turn:
        seat = state.turn[0]
        action = players[seat].choose(state, seat)
        assert action in state.legal(seat)
        state.play(seat, action)
        done[action.kind] += 1
        assert sum(done.values()) < 3000
    return state, done


def first_deed(table: tables.Table) -> list[str]:
    """What the one in turn undertakes first, action by action."""
    state = table.state.copy()
    seat = state.turn[0]
    player = bot("greedy", HAMLET, 1, seat)
    judge = HamletJudge()
    actions: list[str] = []
    while not actions or not judge.turn_over(state, seat):
        action = player.choose(state, seat)
        state.play(seat, action)
        actions.append(str(action))
    return actions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_players_complete_the_church_in_a_sensible_time(seats: int) -> None:
    state, done = play(seats, seats)
    assert -1 not in state.delivered
    assert 10 <= state.round <= 25
    deeds = ("work", "refine", "take", "hire", "sell", "deliver", "build", "lead")
    assert min(done[deed] for deed in deeds) > 0
    assert done["bridge"] + done["path"] > 0


def test_a_greedy_player_alone_uses_the_turns_it_has() -> None:
    state, _ = play(1, 5)
    assert state.outcome is not None
    assert 15 <= state.round <= state.box.solo_turns
    assert state.outcome.scores[0].total > 60


@pytest.mark.parametrize(
    "options",
    [
        {"layout": "free", "lenient-donkeys": "on"},
        {"layout": "random", "no-detour": "on"},
        {"layout": "random", "strict-terrain": "on"},
    ],
)
def test_greedy_knows_the_options(options: dict[str, object]) -> None:
    state, _ = play(2, 8, options)
    assert state.round <= 30


@pytest.mark.parametrize("greedy_seat", [0, 2])
def test_greedy_beats_three_random_players(greedy_seat: int) -> None:
    bots = ["greedy" if seat == greedy_seat else "random" for seat in range(4)]
    found = simulate(OPEN, bots, 3, seed=greedy_seat)
    assert found["unfinished"] == 0
    assert found["win_share"][greedy_seat] == 1


def test_the_same_seed_gives_the_same_game() -> None:
    games = [simulate(OPEN, ["greedy", "greedy"], 1, seed)["hash"] for seed in (6, 6, 7)]
    assert games[0] == games[1] != games[2]


def test_greedy_does_not_know_what_chance_will_give() -> None:
    """Other tiles lie in wait in the bag of the twin; it decides the same nevertheless."""
    state = HAMLET.start(3, 4)
    for _ in range(60):
        seat = state.turn[0]
        twin = state.copy()
        twin.chance.word ^= 0x5DEECE66D
        action = bot("greedy", HAMLET, 4, seat).choose(state, seat)
        assert bot("greedy", HAMLET, 4, seat).choose(twin, seat) is action
        state.play(seat, action)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_ending_the_turn_makes_nothing_better_or_worse(seats: int) -> None:
    """Or else greedy would waste gold rather than end a turn, or end it too soon."""
    state = HAMLET.start(seats, 3)
    rng = Random(3)
    ended = 0
    while ended < 15:
        seat = state.turn[0]
        assert isinstance(state, Table)
        before, begun = worth(state, seat), state.standing(seat) != 0
        action = rng.choice(state.legal(seat))
        state.play(seat, action)
        if action.kind == "end" and begun:
            assert worth(state, seat) == pytest.approx(before)
            ended += 1


@pytest.mark.parametrize("round_number", [8, 20])
def test_who_is_ahead_completes_the_church_as_soon_as_it_can(round_number: int) -> None:
    table = position(
        2,
        round=round_number,
        delivered=["red", "green", None, "red"],
        gold={"red": 15},
        stars={"red": 10},
        goods=FULL,
    )
    assert first_deed(table)[:2] == ["go church", "deliver 3"]


def test_who_is_far_behind_does_not() -> None:
    table = position(
        2,
        round=8,
        delivered=["green", "green", None, "green"],
        gold={"red": 15},
        stars={"green": 60},
        goods=FULL,
    )
    assert "deliver 3" not in first_deed(table)


def test_the_first_gold_hires_a_villager() -> None:
    table = position(2, round=2, gold={"red": 5}, row="sawmill, shrine, forest-pond, trade-post")
    deed = first_deed(table)
    assert (deed[0], deed[-1]) == ("go town-hall", "hire villager")


def test_a_building_with_printed_roads_is_joined_to_an_open_one() -> None:
    """At first only the Market has a road section that leads nowhere yet."""
    s = HAMLET.start(2)
    assert isinstance(s, Table)
    mill = TILES.index("flour-mill")
    _, anchor, section, anchor_section = sites(ground(s), 0, mill, 0)[0]
    assert TILES[anchor] == "market"
    pose = s.village.pose(mill, section, anchor, anchor_section)
    built = s.village.with_tile(mill, pose)
    assert Roads(built, ()).home >> mill & 1
