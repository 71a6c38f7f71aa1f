"""The interfaces by the tests that their libraries bring, and what those do not ask."""

from __future__ import annotations

import pickle
import runpy
import warnings
from pathlib import Path
from random import Random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import osada
from osada.kernel.errors import BadAction, BadStart
from osada.research import AecTable, ParallelTable, Processes, SeatTable, Setting, Table
from osada.research.__main__ import described
from osada.research.processes import ProcessFailed

pytestmark = pytest.mark.pure_only
ROOT = Path(__file__).parents[2]


def short(game: str) -> Setting:
    """Games that are cut off soon, so that ends are among what is tested."""
    return Setting(game, most=45)


@pytest.mark.parametrize("game", osada.games())
@pytest.mark.filterwarnings("ignore")
def test_the_libraries_find_nothing_wrong(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    setting = short(game)
    api_test(AecTable(setting), num_cycles=15)  # type: ignore[no-untyped-call]
    seed_test(lambda: AecTable(setting), num_cycles=4)  # type: ignore[no-untyped-call]
    parallel_api_test(ParallelTable(setting), num_cycles=25)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatTable(setting, 1))
    assert capsys.readouterr().out.count("Passed") == 2


def test_whoever_wins_gets_all_of_it() -> None:
    env = AecTable(Setting("vikings", 2), "ansi")
    env.reset(seed=5)
    rng = Random(1)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        rewards[agent] = reward
        assert seen is not None
        assert not cut
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    outcome = env.table.state.outcome
    assert outcome is not None
    assert sum(rewards.values()) == 1.0
    assert [seat for seat in (0, 1) if rewards[f"seat_{seat}"]] == list(outcome.winners)
    assert "Vikings on Board" in env.render()


def test_a_campaign_pays_what_it_has_become() -> None:
    """Who acts, when several may, is told; a season is where it is cut off."""
    env = ParallelTable(Setting("mythwind", 2, lengths={"seasons": 1}))
    seen, _ = env.reset(seed=2)
    rng = Random(3)
    both = 0
    while env.agents:
        masks = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
        named = {a: int(rng.choice(mask)) if len(mask) else 0 for a, mask in masks.items()}
        seen, rewards, over, cut, infos = env.step(named)
        both += all(info["played"] for info in infos.values())
    assert both > 0
    assert not any(over.values())
    assert all(cut.values())
    worth = env.table.encoding.worth
    assert rewards["seat_1"] == worth(env.table.state, 1) - worth(env.table.first, 1) != 0


def test_what_was_observed_stays_as_it_was() -> None:
    table = Table(Setting("vikings", 3))
    table.begin(4)
    rng = Random(0)
    for _ in range(12):
        seat = table.state.turn[0]
        kept, looked_at = table.observe(seat), table.observe(seat)
        now = dict(**looked_at)["observation"]
        table.play(seat, int(rng.choice(np.flatnonzero(kept["action_mask"]))))
        again = pickle.loads(pickle.dumps(kept))
        assert np.array_equal(again["observation"], now)
        assert np.array_equal(kept["observation"], now)
        assert not np.array_equal(table.observe(seat)["observation"], now)


def test_tables_in_two_processes_play_as_in_one() -> None:
    setting = Setting("vikings", 2, most=14)
    many = Processes(setting, tables=3, processes=2, others=("greedy",))
    alone = SeatTable(setting, others=("greedy",))
    try:
        seen, _ = many.reset(seed=40)
        mine, _ = alone.reset(seed=42)
        ended = False
        for _ in range(12):
            assert np.array_equal(seen["observation"][2], mine["observation"])
            chosen = seen["action_mask"].argmax(1)
            seen, reward, over, cut, _ = many.step(chosen)
            if ended:
                mine, _ = alone.reset()
                ended = False
                continue
            mine, paid, *ends, _ = alone.step(chosen[2])
            assert (reward[2], over[2], cut[2]) == (paid, *ends)
            ended = any(ends)
        with pytest.raises(ProcessFailed, match="Illegal: seat 0 may not"):
            many.step(seen["action_mask"].argmin(1))
    finally:
        many.close()


def test_a_position_is_played_on_and_nonsense_is_told() -> None:
    state = osada.game("hamlet").start(2, 6)
    env = SeatTable(Setting("hamlet", 2), strict=True)
    env.reset(options={"position": state.to_json()})
    assert env.table.first == state
    with pytest.raises(BadAction, match="is no action of hamlet: they are 0 to 9813"):
        env.step(9814)
    with pytest.raises(BadAction, match="is a place where nothing may be laid now"):
        env.step(9813)
    with pytest.raises(BadStart, match="vikings does not count seasons, but rounds, turns"):
        Table(Setting("vikings", lengths={"seasons": 1}))
    with pytest.raises(ValueError, match="seat 0 of 4 needs 3 others, not 2"):
        SeatTable(Setting("vikings"), others=("greedy", "random"))


def test_the_example_with_many_tables_wins_and_loses() -> None:
    ended, share = runpy.run_path(str(ROOT / "examples" / "many_tables.py"))["play"](2, 1, 70)
    assert ended >= 2
    assert 0 <= share <= 1


def test_the_page_says_what_the_numbers_are() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    for name in osada.games():
        assert described(name) in page, f"{name}: run tools/kept"
