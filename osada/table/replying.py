"""What is answered on the line to a table, whatever it is made of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from .protocol.commands import Command, Envelope, Ping, WhatIf, Why
from .protocol.problems import Refused
from .protocol.table import Reply
from .table import Table
from .what_if import what_if
from .why_not import why_not

Act = Callable[[int, Command], Awaitable[int]]
"""Carries out what a seat does; the number the stream has come to."""


async def reply_to(table: Table, seat: int | None, envelope: Envelope, act: Act) -> Reply:
    """The reply to what somebody at a seat wants, or who watches."""
    try:
        return await _reply(table, seat, envelope, act)
    except Refused as refused:
        return Reply(envelope.ref, refused.problem.number, refused.problem)


async def _reply(table: Table, seat: int | None, envelope: Envelope, act: Act) -> Reply:
    ask = envelope.ask
    if isinstance(ask, Ping):
        return Reply(envelope.ref, table.number)
    if seat is None:
        raise Refused("watching")
    if isinstance(ask, Why):
        return Reply(envelope.ref, why=why_not(table, seat, ask.actions))
    if isinstance(ask, WhatIf):
        return Reply(envelope.ref, what_if=what_if(table, seat, ask.action))
    return Reply(envelope.ref, await act(seat, ask))
