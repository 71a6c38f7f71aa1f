"""A table that was set up with an option which its game does not have any more."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import update

from osada.games.vikings.game import Vikings
from osada.kernel.options import Option
from osada.server.store import schema
from osada.table.heads import head_of
from osada.table.protocol.problems import Refused

from .halls import hall, process, set_table


@pytest.mark.parametrize("kept", [True, False], ids=["begun by it", "later"])
def test_it_says_so_instead_of_failing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    """Whether or not positions are kept that name it, too; a list of tables still shows it."""
    former = Option("rich-market", "VIK-ACT-MARKET-01")

    async def run() -> None:
        async with hall(tmp_path) as store:
            table = await set_table(store, "person", "person")
            chosen = {"promote": "one-step", former.name: "on"}
            async with store.engine.begin() as connection:
                t = schema.tables
                row = update(t).where(t.c.id == table).values(options=json.dumps(chosen))
                await connection.execute(row)
                if not kept:
                    await connection.execute(schema.snapshots.delete())
            with monkeypatch.context() as before:
                before.setattr(Vikings, "options", (*Vikings.options, former))
                assert (await process(store).open(table)).is_running
            with pytest.raises(Refused) as refused:
                await process(store).open(table)
            problem = refused.value.problem
            assert (problem.code, problem.told.args) == ("no-option", {"option": "rich-market"})
            found = await store.head(table)
            assert found is not None
            assert head_of(*found, None, "").options == chosen

    asyncio.run(run())
