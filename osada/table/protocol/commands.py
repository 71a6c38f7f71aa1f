"""What a client may do at a table and ask of it, as JSON; and what comes on a socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .table import ActionSent, Motion, Number, Seat, Short, Words


class Play(Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Play an action. `expected` is the last entry the client has seen."""

    action: ActionSent
    expected: Number


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back one's own last plays, down to the barrier."""

    expected: Number
    count: Annotated[int, Meta(ge=1, le=500)] = 1


class Propose(Struct, tag_field="do", tag="move", forbid_unknown_fields=True):
    """Put a motion to the others: undo `count` plays, end the game here, or let a computer player
    act at `seat`, which is open or whose person is gone."""

    what: Motion
    expected: Number
    count: Annotated[int, Meta(ge=0, le=500)] = 0
    seat: Seat | None = None


class Answer(Struct, tag_field="do", tag="answer", forbid_unknown_fields=True):
    """Say yes or no to the motion opened by entry `vote`; no of whoever put it withdraws it."""

    vote: Number
    yes: bool


class Chat(Struct, tag_field="do", tag="chat", forbid_unknown_fields=True):
    """Say something: free words, or the key of a preset phrase (`chat-…`)."""

    text: Words = ""
    phrase: Short = ""


class StandIn(Struct, tag_field="do", tag="stand-in", forbid_unknown_fields=True):
    """Let a computer player take over a seat: one's own, or, as the table's owner, an open one."""

    seat: Seat
    level: Short = ""
    """The best one where nothing is said."""


class Occupy(Struct, tag_field="do", tag="occupy", forbid_unknown_fields=True):
    """As the table's owner: let another computer player sit where one sits, or open the seat to a
    friend."""

    seat: Seat
    level: Short = ""
    """Empty: nobody, until somebody takes the seat by a link."""


class Return(Struct, tag_field="do", tag="return", forbid_unknown_fields=True):
    """Take one's own seat back from the computer player who stood in."""


class Name(Struct, tag_field="do", tag="name", forbid_unknown_fields=True):
    """Be called otherwise at this table."""

    name: Short


Command = Play | Undo | Propose | Answer | Chat | StandIn | Occupy | Return | Name


class Why(Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Ask why actions are not legal; changes nothing."""

    actions: Annotated[list[ActionSent], Meta(max_length=64)]


class WhatIf(Struct, tag_field="do", tag="what-if", forbid_unknown_fields=True):
    """Ask what a legal action would do; changes nothing."""

    action: ActionSent


class Ping(Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Are you there? Anybody who looks may ask; the reply holds the last number."""


class Hello(Struct, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message on a socket: who asks (a seat or watch token, for programs; browsers have
    their cookie) and the last entry they know."""

    token: Annotated[str, Meta(max_length=200)] = ""
    after: Annotated[int, Meta(ge=-1, le=(1 << 31) - 1)] = -1
    brief: bool = False
    """Whether updates shall say only what has changed in the scene, as the page wants it."""


Request = Command | Why | WhatIf | Ping
"""What a socket takes after Hello, inside an Envelope."""


class Envelope(Struct, forbid_unknown_fields=True):
    """A request on a socket; the reply carries the same `ref`."""

    ref: Annotated[int, Meta(ge=0, le=1 << 53)]
    ask: Request
