"""Greedy at Vikings on Board: fair, steady in its plans, and better than chance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import osada
from osada.bots import Bot, bot
from osada.bots.greedy import Greedy
from osada.games.vikings.bots.judge import VikingsJudge
from osada.games.vikings.rules.board import Board
from osada.kernel.action import Action
from osada.kernel.state import State
from osada.lab import simulate
from osada.lab.blocks import opener

VIKINGS = osada.game("vikings")
MakeBot = Callable[[int, int], Bot]


def greedy(seed: int, seat: int) -> Bot:
    return bot("greedy", VIKINGS, seed, seat)


class Peeker:
    """A cheat: it loads goods for the first ship or the last, by what lies on top of a pile."""

    def choose(self, state: State, seat: int) -> Action:
        assert isinstance(state, Board)
        menu = state.legal(seat)
        return menu[0] if state.pile_1.values[:1] == [0] else menu[-1]


def different_minds(make: MakeBot, seats: int, seed: int) -> int:
    """How often a bot decides otherwise on an imagined position than on the true one: through
    one game, whole turns with their later decisions included."""
    rng = Random(seed)
    state = VIKINGS.start(seats, seed, {"two-player-viking": "on"} if seats == 2 else {})
    different = 0
    while state.turn:
        seat = state.turn[0]
        true, dreamt = state, state.imagined(seat, rng)
        awake, asleep = make(seed, seat), make(seed, seat)
        learned = state.reveals
        while state.turn == (seat,):
            action = awake.choose(true, seat)
            different += action is not asleep.choose(dreamt, seat)
            true.play(seat, action)
            if true.reveals != learned:
                break  # now the seat knows more than the dream was made of
            dreamt.play(seat, action)
    return different


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("VIK-HID-02")
def test_greedy_decides_the_same_whatever_the_secrets_are(seats: int) -> None:
    assert different_minds(greedy, seats, seats) == 0


def test_a_bot_that_looks_at_secrets_is_caught() -> None:
    assert different_minds(lambda seed, seat: Peeker(), 4, 1) > 0


def test_greedy_beats_three_random_players() -> None:
    found = simulate(opener("vikings", None), ["greedy", "random", "random", "random"], 40, 11)
    share = found["win_share"][0]
    assert share is not None
    assert share >= 0.8


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"two-player-viking": "on", "promote": "one-step"}),
        (3, {"empty-hull": "off", "colours": "YBGR"}),
        (4, {"exclusive-circles": "on"}),
    ],
)
def test_greedy_players_finish_a_game_among_themselves(
    seats: int, options: dict[str, object]
) -> None:
    found = simulate(opener("vikings", None), ["greedy"] * seats, 1, 3, options=options)
    assert found["unfinished"] == 0


class CountingJudge(VikingsJudge):
    """Counts how many positions it is asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def worth(self, state: State, seat: int) -> float:
        self.asked += 1
        return super().worth(state, seat)


def test_a_turn_is_thought_through_once() -> None:
    """Its later decisions look at one position only: whether it is the foreseen one."""
    state = VIKINGS.start(4, 2)
    judge = CountingJudge()
    player = Greedy(judge, Random(1))
    followed = 0
    learned = -1
    for _ in range(40):
        seat = state.turn[0]
        begins = state.legal(seat)[0].kind in ("space", "ship")
        judge.asked = 0
        action = player.choose(state, seat)
        if not begins and state.reveals == learned:
            assert judge.asked == 1
            followed += 1
        learned = state.reveals
        state.play(seat, action)
    assert followed > 5


def test_a_plan_is_dropped_when_the_position_is_not_the_foreseen_one() -> None:
    state = VIKINGS.start(4, 2)
    judge = CountingJudge()
    player = Greedy(judge, Random(1))
    seat = state.turn[0]
    planned = player.choose(state, seat)
    for other in state.legal(seat):
        twin = state.copy()
        twin.play(seat, other)
        if other is not planned and twin.turn == (seat,):
            player.choose(state, seat)
            judge.asked = 0
            assert player.choose(twin, seat) in twin.legal(seat)
            assert judge.asked > 1


@pytest.mark.parametrize(("name", "seats"), [("vikings", 4), ("vikings", 2), ("hamlet", 3)])
def test_a_plan_saves_thinking_and_changes_nothing(name: str, seats: int) -> None:
    """Whoever sits down in the middle of a turn does what who has a plan does."""
    game = osada.game(name)
    state = game.start(seats, 3)
    players = [bot("greedy", game, 3, seat) for seat in range(seats)]
    followed = 0
    for _ in range(90):
        seat = state.turn[0]
        player = players[seat]
        assert isinstance(player, Greedy)
        followed += bool(player.plan)
        action = player.choose(state, seat)
        assert action is bot("greedy", game, 3, seat).choose(state, seat)
        state.play(seat, action)
    assert followed > 20


def test_a_plan_is_void_when_somebody_has_learned_something() -> None:
    state = VIKINGS.start(4, 2)
    judge = CountingJudge()
    player = Greedy(judge, Random(1))
    while not player.plan:
        seat = state.turn[0]
        state.play(seat, player.choose(state, seat))
    judge.asked = 0
    state.reveals += 1
    player.choose(state, state.turn[0])
    assert judge.asked > 1
