"""A seat as Gymnasium's tools have it: by name, with masks, forfeits, and what a turn brings."""

from __future__ import annotations

from random import Random

import gymnasium
import numpy as np
import pytest

import osada
from osada.kernel.record import read_record
from osada.kernel.state import Illegal
from osada.research import AecTable, ParallelTable, SeatTable, Setting, Table

pytestmark = pytest.mark.pure_only


@pytest.mark.filterwarnings("ignore")
def test_every_game_is_made_by_its_name() -> None:
    for name in osada.games():
        env = gymnasium.make(f"osada/{name.title()}-v0", most=30, render_mode="ansi")
        bare = env.unwrapped
        assert isinstance(bare, SeatTable)
        seen, info = env.reset(seed=2)
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        legal = bare.action_masks()
        assert legal.dtype == np.bool_
        assert np.array_equal(legal, seen["action_mask"].astype(bool))
        assert len(bare.state()) == bare.table.seats * bare.table.size
        assert np.array_equal(bare.state()[: bare.table.size], seen["observation"])
        seen, _, _, _, info = env.step(int(legal.argmax()))
        assert np.array_equal(info["action_mask"], seen["action_mask"])


def test_what_is_not_legal_forfeits_the_game_or_is_refused() -> None:
    env = SeatTable(Setting("vikings", 2), forfeit=-3.0)
    seen, _ = env.reset(seed=1)
    wrong = int(seen["action_mask"].argmin())
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-3.0, True, False)
    assert "seat 0 may not" in info["illegal"]
    strict = SeatTable(Setting("vikings", 2), strict=True)
    strict.reset(seed=1)
    with pytest.raises(Illegal, match="seat 0 may not"):
        strict.step(wrong)


def test_what_turns_bring_adds_up_to_what_one_is_ahead_at_the_end() -> None:
    env = SeatTable(Setting("vikings", 3, per_point=0.5))
    seen, _ = env.reset(seed=8)
    rng, brought, turns, over = Random(2), 0.0, 0, False
    while not over:
        choice = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, _, _ = env.step(choice)
        brought += reward
        turns += reward != 0
    outcome = env.table.state.outcome
    assert outcome is not None
    totals = [score.total for score in outcome.scores]
    won = 1 / len(outcome.winners) if 0 in outcome.winners else 0.0
    assert brought == pytest.approx(won + 0.5 * (totals[0] - max(totals[1:])))
    assert turns > 2


def test_turns_pay_at_every_kind_of_table() -> None:
    aec = AecTable(Setting("hamlet", 2, per_point=1.0))
    aec.reset(seed=3)
    rng, paid = Random(1), [0.0, 0.0]
    for _ in range(120):
        seen, *_ = aec.last()
        assert seen is not None
        aec.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        paid = [paid[seat] + aec.rewards[f"seat_{seat}"] for seat in (0, 1)]
    assert paid == pytest.approx(aec.table.standings())
    assert any(paid)
    many = ParallelTable(Setting("mythwind", 2, per_point=1.0, most=80))
    seen_by, infos = many.reset(seed=3)
    sums = dict.fromkeys(many.agents, 0.0)
    while many.agents:
        masks = {agent: np.flatnonzero(infos[agent]["action_mask"]) for agent in many.agents}
        named = {a: int(rng.choice(mask)) if len(mask) else 0 for a, mask in masks.items()}
        seen_by, rewards, _, _, infos = many.step(named)
        for agent, reward in rewards.items():
            sums[agent] += reward
    assert [sums[f"seat_{s}"] for s in (0, 1)] == pytest.approx(
        [2 * worth for worth in many.table.standings()]
    )
    assert len(many.state()) == 2 * many.table.size
    assert set(seen_by) == {"seat_0", "seat_1"}


@pytest.mark.parametrize("name", osada.games())
def test_a_game_that_was_learned_from_opens_as_a_record(name: str) -> None:
    """Dealt, and begun at a position."""
    table, rng = Table(Setting(name, 2)), Random(5)
    for position in (None, osada.game(name).start(2, 9).to_json()):
        table.begin(4, position)
        for _ in range(70):
            if table.over:
                break
            seat = table.state.turn[0]
            table.take(seat, rng.choice(table.state.legal(seat)))
        replay = read_record(table.record(), osada.game)
        assert replay.fault is None
        assert replay.journal.state.digest() == table.state.digest()
        assert len(replay.journal.played) == len(table.played)
