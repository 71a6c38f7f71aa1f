"""A device without a browser: its shelf in memory, and who thinks right here."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec

from osada.pocket import thinking
from osada.pocket.addresses import EVERY
from osada.pocket.answering import Answer
from osada.pocket.device import Device
from osada.pocket.running import Running
from osada.pocket.shelf import MemoryShelf, Shelf


class Page:
    """Asks as the page does, and hears what it is sent."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self.shelf = shelf or MemoryShelf()
        self.heard: list[dict[str, Any]] = []
        self.running = Running(self.shelf, thinking.here, self, 0.0)  # type: ignore[arg-type]
        self._ref = 0

    @property
    def device(self) -> Device:
        return self.running.device

    async def open(self) -> Page:
        await self.device.open()
        return self

    async def bring(self, what: str) -> str:
        return ""

    def stop_reading(self) -> None:
        pass

    def send(self, line: int, message: str) -> None:
        if message:
            self.heard.append(json.loads(message))

    async def answer(self, method: str, path: str, body: object = None, **query: str) -> Answer:
        sent = "" if body is None else json.dumps(body)
        return await EVERY.answer(self.device, method, path, query, sent)

    async def ask(self, method: str, path: str, body: object = None, **query: str) -> Any:
        found = await self.answer(method, path, body, **query)
        assert found.status == 200, found.text
        return msgspec.json.decode(found.text) if found.kind == "application/json" else found.text

    async def table(self, game: str, *levels: str, **wish: object) -> str:
        seats = [{"who": "me"}, *({"who": "computer", "level": level} for level in levels)]
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wish})
        return str(made["table"]["id"])

    async def look(self, table: str, line: int = 1) -> dict[str, Any]:
        await self.running.listen(line, table, json.dumps({"do": "hello", "after": -1}))
        return self.heard[-1]

    async def say(self, ask: dict[str, object], line: int = 1) -> dict[str, Any]:
        self._ref += 1
        await self.running.say(line, json.dumps({"ref": self._ref, "ask": ask}))
        return next(m for m in reversed(self.heard) if m.get("ref") == self._ref)

    async def until(self, what: Any) -> None:
        for _ in range(200_000):
            if what():
                return
            await asyncio.sleep(0)
        raise AssertionError("it never came to that")
