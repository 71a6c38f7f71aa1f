"""What the page asks by address, answered here: the same addresses as at a server."""

from __future__ import annotations

import traceback
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from osada.kernel.errors import OsadaError
from osada.table.protocol.problems import Refused
from osada.table.protocol.table import Problem, Tell

from .device import Device

Taken = TypeVar("Taken")
Words = dict[str, str]
"""What stands in an address at the places in brackets."""
JSON, TEXT, HTML = "application/json", "text/plain", "text/html"
_encode = msgspec.json.Encoder().encode


class Written(NamedTuple):
    """An answer that is no JSON."""

    text: str
    kind: str = TEXT


class Answer(NamedTuple):
    """What goes back to the page."""

    status: int
    kind: str
    text: str


class Addresses:
    """Which function answers which address."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int], list[tuple[list[str], Any, Any]]] = {}

    def at(
        self, method: str, address: str, takes: type[Taken]
    ) -> Callable[[Callable[[Device, Words, Taken], Awaitable[object]]], None]:
        """`/api/tables/{table}`: the function is given the words in brackets, and what it takes,
        from the query of what is only read, or from the body."""

        def add(function: Callable[[Device, Words, Taken], Awaitable[object]]) -> None:
            words = address.split("/")
            self._known.setdefault((method, len(words)), []).append((words, takes, function))

        return add

    def join(self, others: Addresses) -> None:
        """Those of another room, too."""
        for key, some in others._known.items():
            self._known.setdefault(key, []).extend(some)

    async def answer(
        self, device: Device, method: str, path: str, query: Words, body: str
    ) -> Answer:
        """What is to be said; never an error."""
        try:
            words, takes, function = self._find(method, path.split("/"))
            if takes is Nothing:
                taken: object = Nothing()
            elif method == "GET":
                taken = msgspec.convert(query, takes, strict=False)
            else:
                taken = msgspec.json.decode(body or "{}", type=takes)
            await _brought(device, words, taken)
            found = await function(device, words, taken)
        except Refused as refused:
            return _refused(404 if refused.problem.code == "unknown" else 409, refused.problem)
        except (msgspec.DecodeError, RecursionError) as error:
            return _refused(400, _problem("bad-request", str(error)))
        except OsadaError as error:
            return _refused(409, _problem("bad-request", str(error)))
        except Exception:
            traceback.print_exc()
            return _refused(500, _problem("broken", ""))
        if isinstance(found, Written):
            return Answer(200, found.kind, found.text)
        return Answer(200, JSON, _encode(found).decode())

    def _find(self, method: str, asked: list[str]) -> tuple[Words, Any, Any]:
        for words, takes, function in self._known.get((method, len(asked)), ()):
            found: Words = {}
            for word, given in zip(words, asked, strict=True):
                if word.startswith("{"):
                    found[word[1:-1]] = given
                elif word != given:
                    break
            else:
                return found, takes, function
        raise Refused("unknown")


class Nothing(msgspec.Struct):
    """An address that takes nothing."""


async def _brought(device: Device, words: Words, taken: object) -> None:
    """The game and the language that are spoken of; those of a table come when it is opened."""
    game = words.get("game") or getattr(taken, "game", "")
    if game:
        await device.brought.game(game)
    if "lang" in words:
        await device.brought.language(words["lang"])


def _refused(status: int, problem: Problem) -> Answer:
    return Answer(status, JSON, _encode(problem).decode())


def _problem(code: str, why: str) -> Problem:
    return Problem(code, Tell(f"problem-{code}", {"why": why[:300]} if why else {}))
