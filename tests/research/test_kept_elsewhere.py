"""Environments are copied and sent to other processes with all who sit there, compiled or not."""

from __future__ import annotations

import copy
import pickle

import pytest

import osada
from osada.bots import bots
from osada.kernel.game import Game
from osada.research import AecTable, SeatTable, Setting


def company(game: Game) -> tuple[str, ...]:
    """One who casts lots, one who is quick, and the best that there is."""
    return "random", bots(game)[1], bots(game)[-1]


@pytest.mark.parametrize("name", osada.games())
def test_a_seat_at_a_table_goes_on_alike_after_a_copy_and_a_pickle(name: str) -> None:
    game = osada.game(name)
    setting = Setting(name, 2, most=16)
    for other in company(game):
        table = SeatTable(setting, 0, (other,))
        seen, _ = table.reset(seed=3)
        for _ in range(3):
            seen, *_ = table.step(int(seen["action_mask"].argmax()))
        copies = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
        if other in ("random", "greedy"):  # others look at a clock
            for _ in range(2):
                chosen = int(table.table.mask(0).argmax()) if 0 in table.table.state.turn else 0
                ends = [one.step(chosen)[1:4] for one in (table, *copies)]
                assert ends[0] == ends[1] == ends[2]
                if ends[0][1] or ends[0][2]:
                    break
        assert all(one.table.state == table.table.state for one in copies)
        assert all(one.table.played == table.table.played for one in copies)


@pytest.mark.parametrize("name", osada.games())
def test_a_table_of_all_seats_is_kept_and_played_on(name: str) -> None:
    env = AecTable(Setting(name, 2, most=30))
    env.reset(seed=4)
    for _ in range(6):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.table.state == env.table.state
        chosen = int(env.observe(env.agent_selection)["action_mask"].argmax())
        twin.step(chosen)
        assert len(twin.table.played) == len(env.table.played) + 1
