"""`osada lab stored`: very many tables out of a few, and what is measured of them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode

from osada.lab.load.measure import Plan
from osada.lab.stored.backing_up import measure_backup
from osada.lab.stored.filling import BUSY, fill

from ..cli.conftest import Osada, home, osada

__all__ = ["home", "osada"]


@pytest.mark.pure_only
def test_copied_tables_are_tables_and_their_lists_are_answered(
    osada: Osada, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.sqlite3"

    def fill_and_keep(file: Path, *more: Any) -> None:
        fill(file, *more)
        with closing(sqlite3.connect(file)) as database, closing(sqlite3.connect(kept)) as copy:
            database.backup(copy)

    monkeypatch.setattr("osada.lab.stored.measure.fill", fill_and_keep)
    command = ("--tables", "300", "--entries", "4", "--times", "2", "--json")
    said = osada("lab", "stored", *command, "--folder", str(tmp_path))
    [found] = decode(said.out)
    assert (found["tables"], found["entries"]) == (300, 4)
    assert found["start"] > 0 < found["megabytes"]
    asked = {(one["who"], one["name"]): one["bytes"] for one in found["lists"]}
    assert len(asked) == 9
    assert asked[BUSY, "mine"] > asked["stranger", "lobby"] > 100
    with closing(sqlite3.connect(kept)) as database:
        count = database.execute("SELECT count(*), sum(status = 'running') FROM tables").fetchone()
        streams = database.execute('SELECT DISTINCT count(*) FROM entries GROUP BY "table"')
        assert (count[0] - 3, count[1]) == (300, 6), "and the three that were played"
        assert streams.fetchall() == [(4,)]
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    assert sorted(one.name for one in tmp_path.iterdir() if one.is_dir()) == []


@pytest.mark.pure_only
def test_a_backup_during_play_is_measured_beside_play_without_one(tmp_path: Path) -> None:
    plan = Plan(tables=2, players=4, seconds=1.5, warm_up=0.0, pace=2.0, games=("vikings",))
    found = measure_backup(1, plan, 1, tmp_path, lambda *_: None)
    [felt] = found.rounds
    assert found.megabytes >= 1
    assert (found.rate, felt.backups >= 1) == (4.0, True)
    assert felt.quiet_actions > 0 < felt.actions
    assert felt.ratio == pytest.approx(felt.p99 / felt.quiet_p99)
    assert list(tmp_path.iterdir()) == []
