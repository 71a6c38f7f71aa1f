"""What one does on a device beside playing: hints, analyses, tries, puzzles, positions, records."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

import osada
from osada.table.computer_moves import to_act

from .on_a_device import Page


def run(story: Callable[[Page], Awaitable[None]]) -> None:
    """Tell a story to a new device."""

    async def tell() -> None:
        await story(await Page().open())

    asyncio.run(tell())


async def _play(page: Page, table: str, plays: int) -> None:
    room = (await page.device.at(table)).room
    await page.look(table)
    for _ in range(plays):
        await page.until(lambda: to_act(room) is None)
        action = room.state.legal(0)[0].text
        reply = await page.say({"do": "play", "action": action, "expected": room.number})
        assert "problem" not in reply
    await page.until(lambda: to_act(room) is None)


def test_a_hint_is_told_and_noted_in_the_log_once() -> None:
    async def story(page: Page) -> None:
        table = await page.table("vikings", "novice", seed=4)
        room = (await page.device.at(table)).room
        await page.look(table)
        await page.until(lambda: to_act(room) is None)
        hint = await page.ask("POST", f"/api/tables/{table}/hint")
        assert hint["choices"]
        again = await page.ask("POST", f"/api/tables/{table}/hint")
        assert again["choices"] == hint["choices"]
        told = [row.data["told"] for row in room.entries if row.kind == "note"]
        assert len(told) == 1

    run(story)


def test_an_analysis_goes_on_where_it_was_left_and_a_try_and_a_remark_stand_beside_it() -> None:
    async def story(page: Page) -> None:
        table = await page.table("vikings", "novice", seed=4)
        await _play(page, table, 3)
        one = f"/api/tables/{table}"
        await page.ask("POST", f"{one}/analysis")
        work = await page.device.looks.known((await page.device.at(table)).room, 0)
        await page.until(lambda: not work.working)
        found = await page.ask("GET", f"{one}/analysis")
        assert found["decisions"]
        assert not found["failed"]
        tried = await page.ask("POST", f"{one}/branch", {"number": 1})
        assert tried["id"] != table
        assert [t["id"] for t in (await page.ask("GET", "/api/tables"))["mine"]] == [table]
        await page.ask("POST", f"{one}/remark", {"number": 1, "text": "Why not?"})
        again = await Page(page.shelf).open()
        seen = await again.ask("GET", f"{one}/analysis")
        assert seen["decisions"] == found["decisions"]
        assert [b["table"] for b in seen["branches"]] == [tried["id"]]
        assert [r["text"] for r in seen["remarks"]] == ["Why not?"]
        await again.ask("POST", f"/api/tables/{tried['id']}/try", {"how": "away"})
        assert (await again.ask("GET", f"{one}/analysis"))["branches"] == []

    run(story)


def test_a_puzzle_is_judged_and_stays_solved() -> None:
    async def story(page: Page) -> None:
        listed = await page.ask("GET", "/api/puzzles")
        one = next(p for p in listed["puzzles"] if p["game"] == "vikings")
        address = f"/api/puzzles/vikings/{one['name']}"
        step = await page.ask("POST", address, {"actions": []})
        assert not step["over"]
        shown = await page.ask("POST", f"{address}/answer", {"actions": []})
        assert shown["answer"]
        right = await page.ask("POST", f"{address}/answer", {"actions": shown["answer"]})
        assert right["right"]
        again = await Page(page.shelf).open()
        marks = {p["name"]: p["mark"] for p in (await again.ask("GET", "/api/puzzles"))["puzzles"]}
        assert marks[one["name"]] == "later"

    run(story)


def test_undo_stops_at_what_somebody_has_learned_and_says_so() -> None:
    async def story(page: Page) -> None:
        table = await page.table("vikings", "novice", seed=4)
        await _play(page, table, 2)
        number = (await page.device.at(table)).room.number
        reply = await page.say({"do": "undo", "count": 90, "expected": number})
        assert reply["problem"]["told"]["key"].startswith("problem-")

    run(story)


def test_a_position_is_entered_and_played_on_from() -> None:
    async def story(page: Page) -> None:
        draft = await page.ask("POST", "/api/positions/vikings", {"seats": 2})
        seats = [{"who": "me"}, {"who": "computer", "level": "novice"}]
        wish = {"game": "vikings", "seats": seats, "position": draft["position"]}
        made = await page.ask("POST", "/api/tables", wish)
        assert made["table"]["known"] == ["position"]

    run(story)


def test_a_record_goes_out_comes_back_and_can_be_looked_at_but_a_bad_one_is_refused() -> None:
    async def story(page: Page) -> None:
        table = await page.table("vikings", "novice", seed=4)
        await _play(page, table, 2)
        record = await page.ask("GET", f"/api/tables/{table}/record")
        assert osada.read_record(record).fault is None
        opened = await page.ask("POST", "/api/records", {"text": record, "title": "Ours"})
        assert opened["status"] == "archive"
        assert await page.ask("GET", f"/api/tables/{opened['id']}/entries")
        bad = await page.answer("POST", "/api/records", {"text": "no record", "title": ""})
        assert bad.status == 409
        assert "problem-bad-record" in bad.text

    run(story)


@pytest.mark.parametrize("path", ["/api/account", "/api/tables/nowhere", "/api/tables/x/group"])
def test_what_only_a_server_has_is_not_there(path: str) -> None:
    async def story(page: Page) -> None:
        assert (await page.answer("GET", path)).status == 404

    run(story)


def test_two_people_pass_the_device_and_nobody_sees_what_is_the_others() -> None:
    async def story(page: Page) -> None:
        seats = [{"who": "me"}, {"who": "link", "name": "Jan"}]
        made = await page.ask(
            "POST", "/api/tables", {"game": "mythwind", "seats": seats, "seed": 3}
        )
        one = f"/api/tables/{made['table']['id']}"
        assert made["table"]["me"] is None
        nobody = await page.ask("GET", f"{one}/scene")
        assert nobody["legal"] == []
        assert (await page.answer("POST", f"{one}/hint")).status == 409
        for seat in (1, 0):
            head = await page.ask("POST", f"{one}/hold", {"seat": seat})
            assert head["me"] == seat
            scene = await page.ask("GET", f"{one}/scene")
            assert bool(scene["legal"]) == (seat in scene["turn"])
        assert (await page.ask("POST", f"{one}/hold", {"seat": None}))["me"] is None
        assert (await page.answer("POST", f"{one}/hold", {"seat": 5})).status == 409

    run(story)
