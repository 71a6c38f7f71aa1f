"""Computer players by name: what they are given, and what they refuse."""

from __future__ import annotations

from collections import Counter

import pytest

import osada
from osada.bots import BadBot, bot, bots, levels
from osada.bots.levels import LEVELS
from osada.kernel.game import Game
from tests.kernel.harvest import Harvest

VIKINGS = osada.game("vikings")


def test_every_bot_is_found_by_its_name() -> None:
    assert bots(VIKINGS) == ("random", "greedy", *LEVELS, "tenth")
    assert levels(VIKINGS) == LEVELS
    for name in bots(VIKINGS):
        bot(name, VIKINGS, 1, 0)


def test_a_mistyped_bot_is_refused_with_a_hint() -> None:
    with pytest.raises(BadBot, match="did you mean 'greedy'"):
        bot("gredy", VIKINGS, 1, 0)


def test_a_game_has_only_the_players_of_its_own_house() -> None:
    with pytest.raises(BadBot, match=r"no bot 'greedy' for harvest: .*random"):
        bot("greedy", Harvest(), 1, 0)


@pytest.mark.parametrize("game", [VIKINGS, Harvest()], ids=lambda game: str(game.name))
def test_random_plays_any_game_to_the_end(game: Game) -> None:
    state = game.start(3, 5)
    players = [bot("random", game, 5, seat) for seat in range(3)]
    while state.turn:
        seat = state.turn[0]
        state.play(seat, players[seat].choose(state, seat))
    assert state.outcome is not None


def test_random_takes_each_legal_action_equally_often() -> None:
    state = VIKINGS.start(4, 5)
    seat = state.turn[0]
    player = bot("random", VIKINGS, 5, seat)
    taken = Counter(str(player.choose(state, seat)) for _ in range(4400))
    assert set(taken) == {str(action) for action in state.legal(seat)}
    mean = 4400 / len(taken)
    # five standard deviations: the seed is fixed, so this is no matter of luck
    assert all(abs(count - mean) < 5 * mean**0.5 for count in taken.values())


def test_two_seats_of_a_game_do_not_think_alike() -> None:
    state = VIKINGS.start(4, 5)
    seat = state.turn[0]
    one, other = bot("random", VIKINGS, 5, 0), bot("random", VIKINGS, 5, 1)
    choices = [(one.choose(state, seat), other.choose(state, seat)) for _ in range(20)]
    assert any(a is not b for a, b in choices)
