"""Games side by side are the games that tables play one by one."""

from __future__ import annotations

import numpy as np
import pytest

import osada
from osada.kernel.state import Illegal
from osada.research import Batch, SeatTable, Setting, SharedBatch, Table

GAMES = 3


@pytest.mark.parametrize("name", osada.games())
def test_every_row_of_a_batch_is_a_table_of_its_own(name: str) -> None:
    """Seen, legal, paid and ended alike, over the ends of games and into the next ones."""
    setting = Setting(name, 2, per_point=0.25, most=35)
    batch = Batch(setting, GAMES)
    tables = [Table(setting) for _ in range(GAMES)]
    batch.reset(seed=[5, 6, 7])
    for seed, table in zip((5, 6, 7), tables, strict=True):
        table.begin(seed)
    rng = np.random.default_rng(1)
    arrays, ended = batch.arrays, 0
    row = np.empty(tables[0].size, np.float32)
    for _ in range(80):
        chosen = []
        for number, table in enumerate(tables):
            seat = table.state.turn[0]
            assert arrays.seat[number] == seat
            mask = table.mask(seat)
            assert np.array_equal(arrays.action_mask[number], mask)
            table.observe_into(row, seat)
            assert np.array_equal(arrays.observation[number], row)
            chosen.append(int(rng.choice(np.flatnonzero(mask))))
        batch.step(chosen)
        for number, table in enumerate(tables):
            table.play(table.state.turn[0], chosen[number])
            paid, over = table.turned(), table.over
            cut = table.cut and not over
            if over or cut:
                paid = [one + end for one, end in zip(paid, table.rewards(), strict=True)]
                table.begin()
                ended += 1
            assert arrays.reward[number].tolist() == pytest.approx(paid)
            assert (arrays.over[number], arrays.cut[number]) == (over, cut)
    assert ended >= 2 * GAMES


def test_a_batch_with_a_company_plays_as_one_seat_does() -> None:
    setting = Setting("vikings", 3, most=60)
    batch = Batch(setting, 2, seat=1, others=("greedy", "random"))
    env = SeatTable(setting, 1, ("greedy", "random"))
    batch.reset(seed=10)
    seen, _ = env.reset(seed=11)
    arrays, ended, games = batch.arrays, False, 0
    for _ in range(60):
        assert np.array_equal(arrays.observation[1], seen["observation"])
        assert np.array_equal(arrays.action_mask[1], seen["action_mask"])
        chosen = arrays.action_mask.argmax(1)
        batch.step(chosen)
        if ended:
            seen, _ = env.reset()
            ended = False
        else:
            seen, paid, over, cut, _ = env.step(chosen[1])
            ended = over or cut
            games += ended
            assert (arrays.reward[1, 1], arrays.over[1], arrays.cut[1]) == (paid, over, cut)
    assert games >= 2


def test_games_in_two_processes_are_those_of_one() -> None:
    setting = Setting("vikings", 2, most=30)
    alone, shared = Batch(setting, 5), SharedBatch(setting, 5, processes=2)
    try:
        alone.reset(seed=3)
        shared.reset(seed=3)
        rng = np.random.default_rng(2)
        for _ in range(45):
            for one, other in zip(alone.arrays, shared.arrays, strict=True):
                assert np.array_equal(one, other)
            noise = rng.random(alone.arrays.action_mask.shape)
            chosen = (alone.arrays.action_mask * noise).argmax(1)
            alone.step(chosen)
            shared.step(chosen)
    finally:
        shared.close()
    with pytest.raises(ValueError, match="5 tables take 1 to 5 processes, not 6"):
        SharedBatch(setting, 5, processes=6)


def test_what_is_not_legal_is_refused_with_its_reasons() -> None:
    batch = Batch(Setting("vikings", 2), 2)
    batch.reset(seed=1)
    with pytest.raises(Illegal, match=r"seat \d may not"):
        batch.step(batch.arrays.action_mask.argmin(1))


def test_a_batch_begins_at_a_position() -> None:
    state = osada.game("hamlet").start(2, 6)
    batch = Batch(Setting("hamlet", 2), 2)
    batch.reset(position=state.to_json())
    assert [game.state for game in batch.games] == [state, state]
    assert np.array_equal(batch.arrays.observation[0], batch.arrays.observation[1])
