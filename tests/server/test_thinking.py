"""Computer players think elsewhere, and whatever they do wrong, the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import osada
from osada import bots
from osada.bots.levels import LEVELS
from osada.server.players.asking import Thinkers, Thought
from osada.table.levels import known, levels, standing_in, usual

from ..patience import PATIENCE
from ..tied import tied
from .asking import Bare

BAD = str(Path(__file__).with_name("bad_bots.py"))
LEGAL = Bare("random").legal


@pytest.fixture(autouse=True)
def _no_bad_bots_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_EVERYWHERE", dict(bots._EVERYWHERE))


def thinking(
    work: Callable[[Thinkers], Awaitable[Thought]], seconds: float = 20.0, bots_file: str = BAD
) -> Thought:
    async def run() -> Thought:
        thinkers = Thinkers(1, seconds, bots_file)
        await thinkers.start()
        try:
            return await work(thinkers)
        finally:
            await thinkers.stop()

    return asyncio.run(run())


async def choose(thinkers: Thinkers, level: str, table: str = "t") -> Thought:
    return await thinkers.choose(Bare(level, table=table))


def test_the_same_question_gets_the_same_legal_answer() -> None:
    async def work(thinkers: Thinkers) -> Thought:
        first = await choose(thinkers, "greedy")
        assert await choose(thinkers, "greedy") == first
        assert (await choose(thinkers, "greedy", "another")).action == first.action
        return first

    thought = thinking(work, bots_file="")
    assert thought.action in LEGAL
    assert thought.stumbles == 0


@pytest.mark.parametrize("level", ["crashing", "raising", "cheating", "nobody"])
def test_who_stumbles_twice_plays_something_legal(level: str) -> None:
    async def work(thinkers: Thinkers) -> Thought:
        stumbled = await choose(thinkers, level)
        assert (await choose(thinkers, "random")).stumbles == 0, "the next one is not disturbed"
        return stumbled

    thought = thinking(work)
    assert thought.action in LEGAL
    assert thought.stumbles == 2


def test_who_stumbles_once_is_asked_again() -> None:
    game = Bare("limping")
    thought = thinking(lambda thinkers: thinkers.choose(game))
    assert thought[:2] == (game.state.legal(game.seat)[-1].text, 1)


def test_who_never_answers_is_ended_and_replaced() -> None:
    async def work(thinkers: Thinkers) -> Thought:
        await choose(thinkers, "random")
        before = thinkers.pool.all[0].pid
        thinkers.seconds = 0.3
        stumbled = await choose(thinkers, "hanging")
        thinkers.seconds = 20.0
        assert (await choose(thinkers, "random")).stumbles == 0
        await gone(before)
        return stumbled

    thought = thinking(work)
    assert thought.action in LEGAL
    assert thought.stumbles == 2


async def gone(pid: int) -> None:
    """Until a process has ended."""
    until = time.monotonic() + PATIENCE
    while _runs(pid):
        assert time.monotonic() < until, f"{pid} is still there"
        await asyncio.sleep(0.02)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1][0]
    except (ProcessLookupError, FileNotFoundError):
        return False
    return state != "Z"


def test_the_event_loop_stays_free_while_somebody_thinks() -> None:
    async def work(thinkers: Thinkers) -> Thought:
        await choose(thinkers, "random")
        thinkers.seconds = 0.5
        thinking = asyncio.create_task(choose(thinkers, "hanging"))
        beats = 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            beats += 1
        assert beats > 10
        return await thinking

    thinking(work)


def test_a_process_that_died_meanwhile_is_replaced_and_nobody_has_stumbled() -> None:
    async def work(thinkers: Thinkers) -> Thought:
        mind = thinkers.pool.all[0]
        game = Bare("greedy")
        for _ in range(3):
            thought = await thinkers.choose(game)
            assert thought.stumbles == 0
            game.play(game.seat, thought.action)
            os.kill(mind.pid, signal.SIGKILL)
        return thought

    thinking(work, bots_file="")


def test_who_stumbles_over_a_decision_to_come_has_not_stumbled_over_this_one() -> None:
    """Raising there is nothing; a process that ends over it is asked again about this one alone."""

    async def work(thinkers: Thinkers) -> Thought:
        for level in ("refusing", "fainting"):
            game = Bare(level, table=level)
            thought = await thinkers.choose(game)
            assert tuple(thought) == (game.state.legal(game.seat)[0].text, 0, ()), level
            game.play(game.seat, thought.action)
            thought = await thinkers.choose(game)
            assert thought.stumbles == 2, level
            assert thought.action in game.legal
        return thought

    thinking(work)


def test_no_process_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "serve.py"
    script.write_text(
        "import asyncio\n"
        "from osada.server.players.asking import Thinkers\n"
        "from tests.server.asking import Bare\n"
        "async def main():\n"
        f"    thinkers = Thinkers(1, 60, {BAD!r})\n"
        "    await thinkers.start()\n"
        "    await thinkers.choose(Bare('random'))\n"
        "    print(thinkers.pool.all[0].pid, flush=True)\n"
        "    await thinkers.choose(Bare('hanging'))\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    root = Path(osada.__file__).parent.parent
    process = subprocess.Popen(
        tied([sys.executable, str(script)]),
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert process.stdout is not None
    pid = int(process.stdout.readline())
    time.sleep(0.2)
    assert _runs(pid)
    process.send_signal(signal.SIGKILL)
    process.wait(PATIENCE)
    process.stdout.close()
    asyncio.run(gone(pid))


def test_people_choose_from_levels_and_experiments_from_everybody() -> None:
    for game in osada.games():
        offered = ["novice", "skilled", "master"] if game == "mythwind" else [*LEVELS]
        assert levels(game) == offered
        assert usual(game) == ("skilled" if game == "mythwind" else "casual")
        assert standing_in(game) == ("skilled" if game == "mythwind" else "strong")
        assert known(game)[:2] == ["random", "greedy"]
        assert set(offered) <= set(known(game))
