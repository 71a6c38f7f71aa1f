"""Who thinks on a device: the same thinker as a server's, asked by texts, in whichever worker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import msgspec

from osada.table.questions import Answered, LookAt, Question, Wanted
from osada.table.thinker import Thinker

from .reading import read_here
from .tables import ME
from .thinkable import Think, Thinkable, Thought, ToRead

KINDS: dict[str, type[Thinkable]] = {
    kind.__name__: kind for kind in (Question, Wanted, LookAt, Answered, ToRead)
}
_thinker = Thinker(monotonic)
_encode = msgspec.json.Encoder().encode


def answer(kind: str, question: str) -> str:
    """The answer to a question, both as texts."""
    asked = msgspec.json.decode(question, type=KINDS[kind])
    return _encode(_answered(asked)).decode()


def _answered(asked: Thinkable) -> Any:
    if isinstance(asked, ToRead):
        return read_here(asked, ME)
    found = _thinker.answer(asked)
    if not isinstance(asked, Question):
        return found
    table = _thinker.tables.get(asked.table)
    return Thought(found, [] if table is None else table.took)


def asking(put: Callable[[str, str], Awaitable[str]]) -> Think:
    """Asks somewhere else by `put`."""

    async def think(question: Thinkable) -> Any:
        said = await put(type(question).__name__, _encode(question).decode())
        return msgspec.json.decode(said)

    return think


async def here(question: Thinkable) -> Any:
    """Thinks right here."""
    return msgspec.json.decode(_encode(_answered(question)))
