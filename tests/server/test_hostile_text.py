"""Whatever a stranger writes, reading it takes hardly longer than its length says."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings

import osada
from osada.kernel.content import line_numbers
from osada.kernel.errors import OsadaError
from osada.kernel.journal import one_line
from osada.kernel.options import read_options
from osada.server.door.caller import caller_of, is_from, read_cookies
from osada.server.door.headers import content_policy
from osada.server.door.hosts import is_of_this_house, name_of
from osada.server.door.networks import block_of, network
from osada.server.door.paths import normal
from osada.server.door.signing import Signer
from osada.server.host.logs import cut_tokens
from osada.server.protocol import lobby
from osada.table.archives import check_length
from osada.table.games import corrected_game
from osada.table.protocol import commands, house, wishes
from osada.table.protocol.problems import Refused
from osada.table.seats import clean

from .hostile import CAP, hostile_texts

SECONDS = 1.0
"""Of the processor, for one text by one reader; most need a hundredth of it."""
HEADER = "osada record 1\ngame: {}\nrules: 1\ncontent: {}\nseats: 2\nseed: 7\n---\nstart\n"
STARTS = {name: osada.game(name).start(2, 7) for name in osada.games()}
Read = Callable[[str], object]


def _headers(text: str) -> object:
    raw = text.encode("utf-8", "replace")
    names = (b"cookie", b"host", b"origin", b"authorization", b"x-csrf", b"x-forwarded-for")
    scope = {"type": "http", "scheme": "http", "client": None, "headers": [(n, raw) for n in names]}
    caller = caller_of(cast("Any", scope), True)
    return content_policy(caller), is_from(caller.origin, caller.host, ())


def _bodies(text: str) -> None:
    kinds: tuple[Any, ...] = (
        *(wishes.NewTable, lobby.Credentials, house.DroppedRecord),
        *(lobby.Take, house.Rename, commands.Envelope, commands.Command),
    )
    inside = json.dumps({"login": text, "name": text, "text": text, "game": text, "do": text})
    for kind in kinds:
        for body in (text, inside):
            with suppress(msgspec.MsgspecError, UnicodeEncodeError):
                msgspec.json.decode(body.encode("utf-8", "replace"), type=kind)


def _record(name: str) -> Read:
    header = HEADER.format(name, osada.game(name).content_hash)

    def read(text: str) -> None:
        for whole in (text, header + text, header.replace("---", f"name 0: {text}\n---")):
            osada.read_record(whole, whole=True)

    return read


def _position(name: str) -> Read:
    game, data = osada.game(name), json.loads(one_line(STARTS[name]))

    def read(text: str) -> None:
        for key in data:
            with suppress(OsadaError):
                game.from_json({**data, key: text})
            with suppress(OsadaError):
                game.from_json({**data, key: dict.fromkeys(text.split("\n"), text[:500])})
        game.from_json(text)

    return read


def _action(name: str) -> Read:
    game = osada.game(name)

    def read(text: str) -> None:
        game.vocabulary.find(text)
        game.parse(STARTS[name], text)

    return read


def _corrections(name: str) -> Read:
    return lambda text: corrected_game.__wrapped__(name, text)  # what is kept proves nothing


READERS: dict[str, Read] = {
    "path in the log": cut_tokens,
    "cookies": read_cookies,
    "headers": _headers,
    "address": network,
    "block of an address": block_of,
    "path": lambda text: normal(f"/{text}".encode()),
    "host": lambda text: is_of_this_house(name_of(text)),
    "origin": lambda text: is_from(f"http://{text}", "osada.example", ()),
    "token": lambda text: Signer("a secret").read("me", text),
    "bodies": _bodies,
    "name": clean,
    "chat": lambda text: clean(text, 500),
    "length of a record": check_length,
    "lines of corrections": line_numbers,
    **{f"record of {name}": _record(name) for name in STARTS},
    **{f"position of {name}": _position(name) for name in STARTS},
    **{f"action of {name}": _action(name) for name in STARTS},
    **{f"corrections of {name}": _corrections(name) for name in STARTS},
    "options": lambda text: read_options(osada.game("vikings").options, {text: text}),
}


@pytest.mark.parametrize("reader", READERS)
@example("\n" * 80_000)
@example(" " * CAP)
@example("[ " * (CAP // 2))
@example("[" + " " * CAP)
@example("a-" * (CAP // 2))
@example("a=" * (CAP // 2))
@example('a="' + "\\" * CAP)
@example("a" + " " * CAP + "=")
@example("start\n" + "=\n" * CAP)
@example("a." * (CAP // 2) + "a = 1")
@example("a." * 499 + "a\n" + "a=" + "9" * CAP)
@example("".join(f"k{n} = 1\n" for n in range(CAP // 10)))
@example("0 " + "promot " * (CAP // 8))
@given(text=hostile_texts())
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_text_keeps_a_reader_busy(reader: str, text: str) -> None:
    read = READERS[reader]
    began = time.process_time()
    with suppress(OsadaError, Refused):
        read(text)
    assert time.process_time() - began < SECONDS
