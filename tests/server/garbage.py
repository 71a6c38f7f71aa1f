"""Things thrown at a socket: no JSON, half of it, too much of it, the wrong kind or time."""

from __future__ import annotations

import json

import msgspec
from hypothesis import strategies as st

import osada
from osada.table.protocol import commands as cmd

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=20,
)
WORDS = ["play", "undo", "move", "answer", "chat", "stand-in", "return", "name", "why", "hello"]
FIELDS = (
    *("ref", "ask", "action", "expected", "count", "what", "vote", "yes", "text", "phrase"),
    *("seat", "level", "name", "actions", "token", "after"),
)
NEARLY = st.fixed_dictionaries(
    {
        "ref": st.integers() | JSON,
        "ask": st.fixed_dictionaries(
            {"do": st.sampled_from(WORDS)}, optional=dict.fromkeys(FIELDS, JSON)
        )
        | JSON,
    },
    optional={"more": JSON},
)
"""Shaped like a request, with something wrong in it more often than not."""


@st.composite
def torn(draw: st.DrawFn) -> bytes:
    """A good request, cut short or with a byte of it spoilt."""
    asks: list[cmd.Request] = [
        cmd.Play("promote", 0),
        cmd.Chat("hi"),
        cmd.Why(["promote", "bet"]),
    ]
    ask = draw(st.sampled_from(asks))
    raw = bytearray(msgspec.json.encode(cmd.Envelope(draw(st.integers(0, 99)), ask)))
    at = draw(st.integers(0, len(raw) - 1))
    if draw(st.booleans()):
        return bytes(raw[:at])
    raw[at] = draw(st.integers(0, 255))
    return bytes(raw)


class Thrown:
    """Something to throw; however big it is, a report shows only its beginning."""

    def __init__(self, raw: bytes | str) -> None:
        self.raw = raw

    def __repr__(self) -> str:
        return f"{self.raw[:300]!r}, {len(self.raw)} in all"


_RAW: st.SearchStrategy[bytes | str] = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    JSON.map(json.dumps),
    NEARLY.map(json.dumps),
    torn(),
    st.integers(1, 40_000).map(lambda depth: "[" * depth),
    st.integers(1, 9_000).map(lambda depth: '{"ask":' * depth + "1" + "}" * depth),
    st.integers(1, 200_000).map(lambda size: "x" * size),
    st.integers(1, 200_000).map(lambda size: json.dumps({"ref": 1, "ask": {"do": "x" * size}})),
)
GARBAGE = _RAW.map(Thrown)

_EVERY = sorted(osada.game("vikings").vocabulary.by_text)
_NUMBER = st.integers(0, 12)
WISHES: st.SearchStrategy[cmd.Request] = st.one_of(
    st.builds(cmd.Play, st.sampled_from(_EVERY), _NUMBER),
    st.builds(cmd.Play, st.text(min_size=1, max_size=30), _NUMBER),
    st.builds(cmd.Undo, _NUMBER, st.integers(1, 500)),
    st.builds(cmd.Answer, _NUMBER, st.booleans()),
    st.builds(cmd.StandIn, st.integers(0, 7), st.sampled_from(["", "nobody"])),
    st.builds(cmd.Return),
    st.builds(cmd.Name, st.text(max_size=60)),
    st.builds(cmd.Chat, st.text(max_size=80), st.sampled_from(["", "chat-hello", "chat-nothing"])),
    st.builds(cmd.Propose, st.sampled_from(["undo", "end"]), _NUMBER, st.integers(0, 500)),
)
"""Right in form; whether it may be done now is another matter."""
