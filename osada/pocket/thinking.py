"""Who thinks on a device: the same thinker as a server's, asked by texts, in whichever worker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import msgspec

from osada.table.questions import Answered, LookAt, Question, Sendable, Wanted
from osada.table.thinker import Thinker

KINDS: dict[str, type[Sendable]] = {
    kind.__name__: kind for kind in (Question, Wanted, LookAt, Answered)
}
_thinker = Thinker(monotonic)
_encode = msgspec.json.Encoder().encode


def answer(kind: str, question: str) -> str:
    """The answer to a question, both as texts."""
    asked = msgspec.json.decode(question, type=KINDS[kind])
    return _encode(_thinker.answer(asked)).decode()


def asking(put: Callable[[str, str], Awaitable[str]]) -> Callable[[Sendable], Awaitable[Any]]:
    """Asks somewhere else by `put`."""

    async def think(question: Sendable) -> Any:
        said = await put(type(question).__name__, _encode(question).decode())
        return msgspec.json.decode(said)

    return think


async def here(question: Sendable) -> Any:
    """Thinks right here."""
    return _thinker.answer(question)
