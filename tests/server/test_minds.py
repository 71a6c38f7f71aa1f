"""Which worker thinks for which table."""

from __future__ import annotations

import asyncio

from osada.server.players.minds import PATIENCE, Mind, Minds


def test_a_table_goes_back_to_where_its_players_sit() -> None:
    async def story() -> None:
        minds = Minds(2, "")
        one, other = minds.all
        one.knows("a", 1)
        other.knows("b", 1)
        assert await minds.take("a") is one
        minds.give(one)
        assert await minds.take("b") is other
        assert await minds.take("b") is one, "nobody waits while one is free"

    asyncio.run(story())


def test_who_sits_where_a_place_gets_free_goes_first_but_nobody_waits_long() -> None:
    async def story() -> None:
        minds = Minds(2, "")
        one, other = minds.all
        one.knows("a", 1)
        other.knows("b", 1)
        await minds.take("a")
        await minds.take("b")
        served: list[tuple[str, Mind]] = []

        async def wait(table: str) -> None:
            served.append((table, await minds.take(table)))

        tasks = [asyncio.create_task(wait(table)) for table in ("b", *"aaaaaaaa", "new")]
        await asyncio.sleep(0)
        for _ in range(PATIENCE + 2):
            minds.give(one)
            await asyncio.sleep(0)
        tables = [table for table, _ in served]
        assert tables == ["a"] * PATIENCE + ["b", "a"]
        tasks[-2].cancel()
        await asyncio.sleep(0)
        while len(served) < 9:
            minds.give(one)
            await asyncio.sleep(0)
        assert served[-1][0] == "new"
        minds.give(one)
        assert await minds.take("c") is one

    asyncio.run(story())


def test_who_gives_up_waiting_when_a_mind_was_given_gives_it_on() -> None:
    async def story() -> None:
        minds = Minds(1, "")
        mind = await minds.take("a")
        waiting = asyncio.create_task(minds.take("b"))
        await asyncio.sleep(0)
        minds.give(mind)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert await asyncio.wait_for(minds.take("c"), 5) is mind

    asyncio.run(story())
