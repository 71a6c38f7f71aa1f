"""Waiting for argon2: everybody in turn, and nobody waits for a flood of others."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

from osada.server.host.fair_queue import FairQueue
from osada.server.people.passwords import LANES, NICE, Lane
from osada.table.protocol.problems import Refused


def asked(story: list[tuple[Lane, str]]) -> tuple[list[str], int]:
    """In which order all these had their turn, and how many were asked to come again."""

    async def run() -> tuple[list[str], int]:
        line, begin, order = FairQueue("passwords", LANES, NICE), threading.Event(), []

        def work(who: str) -> Callable[[], None]:
            return lambda: order.append(who)

        first = asyncio.create_task(line.do(begin.wait, "known", "the first of all"))
        await asyncio.sleep(0)
        asking = [asyncio.create_task(line.do(work(who), lane, who)) for lane, who in story]
        await asyncio.sleep(0)
        begin.set()
        came = await asyncio.gather(first, *asking, return_exceptions=True)
        line.close()
        return order, sum(isinstance(one, Refused) for one in came)

    return asyncio.run(run())


def test_one_place_that_asks_much_keeps_nobody_waiting() -> None:
    much: list[tuple[Lane, str]] = [("sign-in", "flood")] * 30
    order, refused = asked([*much, ("sign-in", "ada"), ("sign-in", "iga")])
    assert order == ["flood", "ada", "iga", "flood"]
    assert refused == 30 - LANES["sign-in"].each


def test_registering_takes_no_turn_from_who_signs_in() -> None:
    flood: list[tuple[Lane, str]] = [("register", f"new{n}") for n in range(100)]
    order, refused = asked([*flood, ("sign-in", "ada"), ("sign-in", "iga")])
    assert refused == 100 - LANES["register"].most
    assert order.index("ada") <= 1
    assert order.index("iga") <= 3


def test_who_is_known_comes_before_all_strangers() -> None:
    flood: list[tuple[Lane, str]] = [("sign-in", f"guess{n}") for n in range(100)]
    order, refused = asked([*flood, ("known", "ada")])
    assert order[0] == "ada"
    assert refused == 100 - LANES["sign-in"].most


def test_who_has_gone_away_keeps_nobody_waiting_and_what_fails_is_told() -> None:
    async def run() -> None:
        line, begin = FairQueue("passwords", LANES), threading.Event()
        first = asyncio.create_task(line.do(begin.wait, "sign-in", "one"))
        gone = asyncio.create_task(line.do(lambda: 1 / 0, "sign-in", "two"))
        stays = asyncio.create_task(line.do(lambda: "done", "sign-in", "three"))
        fails = asyncio.create_task(line.do(lambda: 1 / 0, "sign-in", "four"))
        await asyncio.sleep(0)
        gone.cancel()
        begin.set()
        came = await asyncio.gather(first, gone, stays, fails, return_exceptions=True)
        assert came[2] == "done"
        assert [type(one) for one in came[1::2]] == [asyncio.CancelledError, ZeroDivisionError]
        line.close()

    asyncio.run(run())
