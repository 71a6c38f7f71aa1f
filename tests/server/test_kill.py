"""A server that is killed in the middle of play loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from osada.lab.blocks import no_progress
from osada.table.protocol import table as p
from tools.siege import tally as tallying
from tools.siege.browser import Browser
from tools.siege.hurried import HurriedPlayer
from tools.siege.kill import Killed, kill
from tools.siege.tally import Tally, check_table

from ..cli.conftest import Osada, home, osada
from .programs import Postgres, Redis

__all__ = ["home", "osada"]


def _check(killed: Killed, times: int) -> None:
    assert (killed.lost, killed.doubled, killed.unplayable) == (0, 0, 0), killed.wrong
    assert killed.times == times
    assert killed.acknowledged >= times, "hardly anything was played"
    assert killed.tables >= 3


def test_kills_in_the_middle_of_play_lose_and_double_nothing() -> None:
    seen: list[tuple[int, int]] = []
    killed = kill(20, lambda done, total: seen.append((done, total)), seed=5)
    _check(killed, 20)
    assert killed.database == "sqlite"
    assert seen[-1] == (20, 20)


def test_of_two_processes_either_may_be_killed_at_any_moment(
    postgres: Postgres, redis_server: Redis
) -> None:
    settings = {"OSADA_DATABASE": postgres.new_database(), "OSADA_REDIS": redis_server.url}
    killed = kill(5, no_progress, settings, servers=2, seed=5)
    _check(killed, 5)
    assert killed.database == "postgresql"


def test_what_is_lost_or_doubled_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {
        0: p.EntrySeen(0, 0.0, "start"),
        1: p.EntrySeen(1, 0.0, "play", 0, action=("space", "promote")),
        2: p.EntrySeen(2, 0.0, "chat", 0, text="twice"),
        3: p.EntrySeen(3, 0.0, "chat", 0, text="twice"),
    }

    async def entries(*_: object) -> dict[int, p.EntrySeen]:
        return there

    async def plays_through(*_: object) -> bool:
        return False

    monkeypatch.setattr(tallying, "_entries", entries)
    monkeypatch.setattr(tallying, "_plays_through", plays_through)
    player = HurriedPlayer([], Browser(1, "127.0.0.1"), "table", 0)
    player.acknowledged = {1: "space promote", 2: "twice", 4: "gone", 0: "another"}
    player.twice = ["space promote"]
    tally = Tally()
    asyncio.run(check_table(tally, 1, "table", [player]))
    assert (tally.lost, tally.doubled, tally.unplayable) == (2, 2, 1)
    del there[1]
    asyncio.run(check_table(tally, 1, "table", [player]))
    assert any("gaps" in wrong for wrong in tally.wrong)


def test_the_command_fails_when_something_was_lost(
    osada: Osada, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed = Killed(
        times=7,
        cuts=0,
        acknowledged=90,
        lost=1,
        doubled=0,
        again=3,
        unplayable=0,
        tables=3,
        seconds=4.0,
        servers=1,
        database="sqlite",
        wrong=["entry 6 is not there"],
    )
    monkeypatch.setattr("tools.siege.kill.kill", lambda *_, **__: killed)
    said = osada("lab", "kill", "--times", 7, "--lang", "en")
    assert said.code == 1
    assert "lost: 1" in said.out
    assert "entry 6 is not there" in said.out
    killed.lost = 0
    said = osada("lab", "kill", "--json")
    assert said.code == 0
    assert msgspec.json.decode(said.out)["acknowledged"] == 90


def test_a_database_that_cannot_be_used_is_told(osada: Osada) -> None:
    said = osada("lab", "kill", "--times", 1, "--postgres", "sqlite:///x.sqlite3")
    assert (said.code, "postgresql://" in said.err) == (2, True)
    said = osada("lab", "kill", "--times", 1, "--postgres", "postgresql://127.0.0.1:1/none")
    assert (said.code, "the database cannot be used" in said.err) == (2, True)
