"""A device plays whole games by what the page asks, and keeps them."""

from __future__ import annotations

import asyncio

import pytest

import osada
from osada.pocket.pace import KEPT
from osada.table.computer_moves import to_act
from osada.table.table import Table

from .on_a_device import Page


async def _played(page: Page, table: str, most: int) -> None:
    await page.look(table)
    room = (await page.device.at(table)).room
    while len(room.standing) < most:
        await page.until(lambda: to_act(room) is None)
        if not room.is_running:
            return
        action = room.state.legal(0)[0].text
        reply = await page.say({"do": "play", "action": action, "expected": room.number})
        assert "problem" not in reply


def decided(room: Table, seat: int) -> int:
    """How often somebody has."""
    return sum(room.entries[at].seat == seat for at in room.standing)


@pytest.mark.parametrize(
    ("game", "level", "most"),
    [("vikings", "novice", 400), ("hamlet", "novice", 120), ("mythwind", "novice", 120)],
)
def test_a_game_is_played_and_lies_on_the_shelf(game: str, level: str, most: int) -> None:
    async def play() -> None:
        page = await Page().open()
        table = await page.table(game, level, seed=3)
        await _played(page, table, most)
        before = (await page.device.at(table)).room
        again = await Page(page.shelf).open()
        after = (await again.device.at(table)).room
        assert after.number == before.number
        assert after.state.to_json() == before.state.to_json()
        thinks = (await again.ask("GET", "/api/pace"))[game]
        assert list(thinks) == [level], "only whoever has played here is known by its pace"
        assert 0 <= thinks[level]["usual"] <= thinks[level]["longest"]
        assert thinks[level]["count"] >= min(decided(before, 1), KEPT)
        if game == "vikings":
            assert before.head.status == "over"
            record = await again.ask("GET", f"/api/tables/{table}/record")
            assert osada.read_record(record).fault is None

    asyncio.run(play())
