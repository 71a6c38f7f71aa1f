"""`osada lab load`: a small house, so that what is promised of a full one can be measured."""

from __future__ import annotations

import asyncio
import json

import pytest

from osada.lab.blocks import no_progress
from osada.lab.load.measure import Measured, Plan, measure, percentile
from osada.lab.load.opening import measure_opening
from osada.lab.load.throwaway import LoadFailed
from osada.lab.load.workers import measure_house

from ..cli.conftest import Osada, home, osada
from .programs import Postgres, Redis

__all__ = ["home", "osada"]


def test_every_seat_is_told_of_every_action_with_and_without_computer_players() -> None:
    seen: list[tuple[int, int]] = []
    games = ("vikings", "mythwind")
    plan = Plan(tables=2, players=4, seconds=1.5, warm_up=0.5, pace=4.0, games=games)
    quiet, busy = measure(plan, (False, True), lambda done, total: seen.append((done, total)))
    assert (quiet.thinking, quiet.limit) == (False, 0.1)
    assert (busy.thinking, busy.limit) == (True, 0.25)
    for part in (quiet, busy):
        assert part.actions >= 2
        assert 0 < part.p50 <= part.p99 <= part.worst
    assert seen[-1][0] == seen[-1][1]


def test_a_house_has_as_many_players_at_every_table() -> None:
    with pytest.raises(LoadFailed, match="2, 3 or 4 times"):
        measure(Plan(tables=3, players=10, games=("vikings",)), (False,), lambda done, total: None)


def testpercentiles_are_times_that_were_measured() -> None:
    times = [float(n) for n in range(1, 201)]
    assert (percentile(times, 50), percentile(times, 99)) == (100.0, 198.0)
    assert percentile([7.0], 99) == 7.0


def test_the_table_names_the_limits(osada: Osada, monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(plan: Plan, parts: tuple[bool, ...], _: object) -> list[Measured]:
        return [
            Measured(
                thinking=thinking,
                games=plan.games,
                players=plan.players,
                tables=plan.tables,
                actions=5000,
                rate=250.0,
                p50=0.004,
                p99=0.3 if thinking else 0.05,
                worst=0.4,
                limit=0.25 if thinking else 0.1,
                skipped=0,
                server_ms=2.0,
                client_ms=1.0,
                megabytes=200.0,
            )
            for thinking in parts
        ]

    monkeypatch.setattr("osada.lab.load.measure.measure", measured)
    said = osada("lab", "load", "--strict")
    assert said.code == 1
    quiet, thinking = [line for line in said.out.splitlines() if "≤" in line]
    assert "50.0 ms" in quiet
    assert "≤ 100 ms   ✓" in quiet
    assert "≤ 250 ms   ✗" in thinking
    assert "(hamlet, mythwind, vikings)" in " ".join(said.out.split()), "where none is named"
    told = json.loads(osada("lab", "load", "--json").out)
    assert [part["games"] for part in told] == [["hamlet", "mythwind", "vikings"]] * 2
    assert osada("lab", "load", "--strict", "--no-thinking").code == 0


def test_a_finished_game_is_opened_whole_by_a_server_that_has_not_seen_it() -> None:
    opened = measure_opening("vikings", 2, 2, 1, no_progress)
    assert (opened.seats, len(opened.seconds)) == (2, 2)
    assert opened.actions > 50
    assert opened.size > 20_000


def test_what_an_action_costs_with_two_processes_is_counted(
    postgres: Postgres, redis_server: Redis
) -> None:
    plan = Plan(tables=2, players=4, seconds=2, warm_up=0, pace=4.0, games=("vikings",))
    database, redis = postgres.url(), redis_server.url
    cost = asyncio.run(measure_house(plan, 2, False, database, redis, lambda done: None))
    assert cost.workers == 2
    assert cost.actions >= 2
    assert cost.server_ms > 0
    assert 0 < cost.transactions < 9, "as many as it was without homes"
    assert cost.bus_messages < 3
    assert cost.bytes > 100
    assert cost.handed_on is not None
    assert 0 <= cost.handed_on <= 1


def test_what_cannot_be_measured_is_told(osada: Osada) -> None:
    said = osada("lab", "load", "--workers", "2,x")
    assert (said.code, "--workers 1,2,4" in said.err) == (2, True)
    said = osada("lab", "load", "--workers", "2")
    assert (said.code, "--database postgresql://" in said.err) == (2, True)
    said = osada("lab", "load", "--workers", "2", "--database", "tables.sqlite3")
    assert (said.code, "is no PostgreSQL" in said.err) == (2, True)
