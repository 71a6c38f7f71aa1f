"""What the docs say of a press on the board: which modules act in it, and in which order."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from osada.server.host.settings import Settings
from osada.server.routes.live import _Visit
from osada.server.store.transactions import Transactions
from osada.server.tables.pace import Pace
from osada.table.protocol.commands import Envelope, Play

from ..server.halls import hall, process, set_table

pytestmark = pytest.mark.pure_only  # compiled modules are not seen acting

DOCS = Path(__file__).parent.parent.parent / "docs" / "house.md"
PACKAGE = "/osada/"
STOP = re.compile(r"^\d+\. .*?(?=^\d+\. |\Z)", re.M | re.S)
MODULE = re.compile(r"`([a-z_/]+\.py)`")
RULES = "games/"


class Seen:
    """The modules of ours that act, each where it acts first."""

    def __init__(self) -> None:
        self.modules: dict[str, None] = {}

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        file = frame.f_code.co_filename
        at = file.rfind(PACKAGE)
        if event == "call" and at >= 0 and "<" not in frame.f_code.co_name:
            self.modules.setdefault(file[at + len(PACKAGE) :])


def _pressed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    seen = Seen()
    write = Transactions.write

    async def watched(self: Transactions, writing: Callable[[Connection], None]) -> None:
        def watch(connection: Connection) -> None:
            # SQLAlchemy has a stack of its own here, which nobody watches by himself
            sys.setprofile(seen if watching else None)
            writing(connection)
            sys.setprofile(None)

        await write(self, watch)

    watching = False
    monkeypatch.setattr(Transactions, "write", watched)

    async def story() -> None:
        nonlocal watching
        async with hall(folder) as store:
            tables = process(store, alone=True)
            table = await tables.open(await set_table(store, "person", "person"))
            settings = Settings()
            service: Any = SimpleNamespace(tables=tables, store=store, pace=Pace(settings))
            nobody: Any = SimpleNamespace(player="", device="", session="")
            visits = [_Visit(service, _socket, table, v, nobody, "a") for v in (0, 1, None)]
            for visit in visits:
                visit.watcher.view.brief = True
                visit._welcome(-1)
                tables.watchers.add(visit.watcher)
            for ref in range(5):  # what is made once is made
                seat = table.state.turn[0]
                ask = Play(table.state.legal(seat)[0].wire, table.number)
                raw = msgspec.json.encode(Envelope(ref, ask))
                watching = ref == 4
                sys.setprofile(seen if watching else None)
                try:
                    await visits[seat]._serve(raw)
                finally:
                    sys.setprofile(None)
            assert table.number == 5

    asyncio.run(story())
    return list(seen.modules)


_socket: Any = None


def _stops() -> list[list[str]]:
    text = DOCS.read_text(encoding="utf-8")
    section = text.split("## What happens on one press\n")[1].split("\n## ")[0]
    return [MODULE.findall(stop) for stop in STOP.findall(section)]


def test_a_press_takes_the_way_that_the_docs_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    acting = _pressed(tmp_path, monkeypatch)
    named = [module for stop in _stops() for module in stop]
    assert sorted(named) == sorted(set(named)), "each module is told of where it acts first"
    ours = [module for module in acting if not module.startswith(RULES)]
    assert sorted(ours) == sorted(module for module in named if not module.startswith(RULES))
    at = {module: number for number, stop in enumerate(_stops()) for module in stop}
    order = [at[module] for module in ours]
    assert order == sorted(order), [*zip(ours, order, strict=True)]
