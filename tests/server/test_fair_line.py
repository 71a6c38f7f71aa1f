"""Waiting for a few places: who goes first, that everybody has a turn, and who is waited for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest

from osada.server.host.background import LANE, Background
from osada.server.host.background import LANES as IN_BACKGROUND
from osada.server.host.fair_line import PATIENCE as OFTEN
from osada.server.host.fair_line import FairLine, Lane
from osada.server.host.shared_work import SharedWork
from osada.server.players.pool import LANES, Pool, Worker
from osada.table.protocol.problems import Refused

from ..patience import PATIENCE

Taken = list[tuple[str, str]]


class Served:
    """A line of which everything is noted: in which order all came in, and who was refused."""

    def __init__(self, line: FairLine[int]) -> None:
        self.line = line
        self.order: Taken = []
        self.refused: list[str] = []
        self.held: list[int] = []

    async def _ask(self, lane: str, who: str) -> None:
        try:
            place = await self.line.take(lane, who)
        except Refused as refused:
            self.refused.append(refused.problem.code)
            return
        self.order.append((lane, who))
        self.held.append(place)

    async def come(self, lane: str, who: str) -> asyncio.Task[None]:
        task = asyncio.create_task(self._ask(lane, who))
        await asyncio.sleep(0)
        return task

    async def serve_all(self) -> None:
        while self.held:
            self.line.give(self.held.pop(0))
            await asyncio.sleep(0)


def thinking(places: int, spare: int) -> Served:
    return Served(FairLine(range(places), LANES, spare=spare))


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        async with asyncio.timeout(PATIENCE):
            await story()

    asyncio.run(told())


@pytest.mark.parametrize("addresses", [1, 30, 45])
def test_whatever_strangers_ask_a_computer_player_is_served_next(addresses: int) -> None:
    async def story() -> None:
        here = thinking(1, 0)
        for question in range(45):
            await here.come("ask", f"stranger {question % addresses}")
        for turn in range(5):
            before = len(here.order)
            table = await here.come("play", "honest")
            if len(here.order) == before:  # a question is being thought of
                here.line.give(here.held.pop(0))
            await table
            assert here.order[before] == ("play", "honest"), f"turn {turn}"
            here.line.give(here.held.pop(0))  # and now one of theirs
            await asyncio.sleep(0)
        await here.serve_all()
        each, most = LANES["ask"].each, LANES["ask"].most
        assert len(here.refused) == 45 - 1 - min(addresses * each, most)
        assert set(here.refused) <= {"asks-already", "many-ask"}

    run(story)


def test_where_there_are_several_places_one_is_kept_for_computer_players() -> None:
    async def story() -> None:
        here = thinking(3, 1)
        for stranger in range(8):
            await here.come("ask", f"{stranger}")
        await here.come("look", "a game")
        assert len(here.order) == 2
        await here.come("play", "honest")
        assert here.order[-1] == ("play", "honest"), "nobody waits for a question"
        await here.serve_all()
        assert ("look", "a game") in here.order[3:6], "questions do not hold up whole games"

    run(story)


def test_one_address_has_its_turn_once_a_round_and_who_has_gone_none() -> None:
    async def story() -> None:
        here = Served(FairLine([1], {"first": Lane(), "all": Lane(each=3)}))
        tasks = [
            await here.come("all", who) for who in ("much", *["much"] * 4, "ada", "gone", "iga")
        ]
        assert here.refused == ["too-fast"]
        tasks[-2].cancel()
        await asyncio.sleep(0)
        assert here.line.waiting("all") == 5
        await here.serve_all()
        assert [who for _, who in here.order] == ["much", "much", "ada", "iga", "much", "much"]
        assert here.line.waiting("all") == 0

    run(story)


def test_a_table_goes_back_to_where_its_players_sit_but_nobody_waits_long() -> None:
    async def story() -> None:
        pool = Pool(2, "")
        one, other = pool.all
        one.knows("a", 1)
        other.knows("b", 1)
        assert await pool.take("a") is one
        pool.give(one)
        assert await pool.take("b") is other
        assert await pool.take("b") is one, "nobody waits while one is free"
        served: list[tuple[str, Worker]] = []

        async def wait(table: str) -> None:
            served.append((table, await pool.take(table)))

        names = ("b", *(f"a{n}" for n in range(8)), "new")
        for name in names[1:-1]:
            one.knows(name, 1)
        tasks = [asyncio.create_task(wait(table)) for table in names]
        await asyncio.sleep(0)
        for _ in range(OFTEN + 2):
            pool.give(one)
            await asyncio.sleep(0)
        assert [table for table, _ in served] == ["a0", "a1", "a2", "a3", "b", "a4"]
        tasks[-2].cancel()
        await asyncio.sleep(0)
        while len(served) < 9:
            pool.give(one)
            await asyncio.sleep(0)
        assert served[-1][0] == "new"
        pool.give(one)
        assert await pool.take("c") is one

    run(story)


def test_of_several_workers_one_is_free_for_a_table_however_many_ask() -> None:
    async def story() -> None:
        pool = Pool(2, "")
        await pool.take("a stranger", "ask")
        waiting = [
            asyncio.create_task(pool.take("another", "ask")),
            asyncio.create_task(pool.take("a game", "look")),
        ]
        await asyncio.sleep(0)
        assert not any(one.done() for one in waiting)
        worker = await asyncio.wait_for(pool.take("a table"), 5)
        pool.give(worker)
        assert await asyncio.wait_for(pool.take("a table"), 5) is worker, "at every turn"
        for one in waiting:
            one.cancel()

    run(story)


def test_whoever_asks_leaves_a_table_the_worker_where_its_players_sit() -> None:
    async def story() -> None:
        pool = Pool(2, "")
        its = await pool.take("a table")
        its.knows("a table", 1)
        pool.give(its)
        assert await pool.take("a stranger", "ask") is not its
        assert await asyncio.wait_for(pool.take("a table"), 5) is its

    run(story)


def test_who_gives_up_waiting_when_a_place_was_given_gives_it_on() -> None:
    async def story() -> None:
        pool = Pool(1, "")
        mind = await pool.take("a")
        waiting = asyncio.create_task(pool.take("b"))
        await asyncio.sleep(0)
        pool.give(mind)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert await asyncio.wait_for(pool.take("c"), 5) is mind

    run(story)


def test_what_is_asked_by_several_is_done_until_the_last_of_them_has_gone() -> None:
    async def story() -> None:
        shared: SharedWork[str] = SharedWork(2)
        began: list[str] = []
        done = asyncio.Event()

        async def work(name: str) -> str:
            began.append(name)
            await done.wait()
            return name

        def ask(name: str) -> asyncio.Task[str]:
            return asyncio.create_task(shared.get(name, lambda: work(name)))

        first, second, alone = ask("a"), ask("a"), ask("b")
        await asyncio.sleep(0)
        for gone in (first, alone):
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        assert (shared.known("a"), shared.known("b")) == (True, False)
        left = ask("c")
        await asyncio.sleep(0)
        left.cancel()
        anew = ask("c")  # just when what nobody waits for ends
        await asyncio.sleep(0)
        done.set()
        assert await second == "a"
        assert await ask("a") == "a"
        assert await anew == "c"
        assert began == ["a", "b", "c", "c"]

    run(story)


def test_what_is_kept_for_nobody_is_shared_all_the_same_and_what_is_done_ousts_nothing_begun() -> (
    None
):
    async def story() -> None:
        shared: SharedWork[str] = SharedWork()
        began: list[str] = []
        done = {name: asyncio.Event() for name in "ab"}

        async def work(name: str) -> str:
            began.append(name)
            await done[name].wait()
            return name

        def ask(name: str) -> asyncio.Task[str]:
            return asyncio.create_task(shared.get(name, lambda: work(name)))

        slow, quick = ask("a"), ask("b")
        await asyncio.sleep(0)
        done["b"].set()
        assert await quick == "b"
        await asyncio.sleep(0)
        assert (shared.known("a"), shared.known("b")) == (True, False)
        again = ask("a")
        await asyncio.sleep(0)
        done["a"].set()
        assert [await slow, await again] == ["a", "a"]
        assert sorted(began) == ["a", "b"], "each was done once"

    run(story)


def test_one_address_does_not_fill_the_line_before_the_background() -> None:
    async def story() -> None:
        background, may, order = Background(), threading.Event(), list[str]()

        def ask(who: str) -> asyncio.Task[None]:
            return asyncio.create_task(background.do(lambda: order.append(who), who))

        first = asyncio.create_task(background.do(lambda: may.wait(60), "much"))
        await asyncio.sleep(0)
        asked = [ask(who) for who in (*["much"] * 20, "ada")]
        await asyncio.sleep(0)
        may.set()
        came = await asyncio.gather(first, *asked, return_exceptions=True)
        background.close()
        assert order.index("ada") <= 1, "everybody has their turn"
        assert sum(isinstance(one, Refused) for one in came) == 20 - IN_BACKGROUND[LANE].each

    run(story)


def test_in_the_background_the_next_begins_when_a_thread_is_done_though_nobody_waits_for_it() -> (
    None
):
    async def story() -> None:
        background, may, begun = Background(), threading.Event(), list[str]()

        def long() -> None:
            begun.append("long")
            may.wait(60)
            begun.append("done")

        gone = asyncio.create_task(background.do(long, "ada"))
        while not begun:
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        following = asyncio.create_task(background.do(lambda: begun.append("next"), "ada"))
        for _ in range(20):
            await asyncio.sleep(0.005)
        may.set()
        await following
        assert begun == ["long", "done", "next"]

    run(story)
