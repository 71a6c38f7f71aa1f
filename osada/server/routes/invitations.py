"""The link for all friends: whoever has it sits down at the next free seat."""

from __future__ import annotations

import time

from litestar import get, post
from litestar.params import FromPath, JSONBody

from osada.table import arranging
from osada.table.protocol.house import GroupLink
from osada.table.protocol.problems import Refused, wait_for

from ..protocol.lobby import GroupChange
from ..tables.access import group_token
from .requests import AnyRequest, TableRequest, calling_address


@get("/api/tables/{table:str}/group")
async def group(request: AnyRequest, table: FromPath[str]) -> GroupLink:
    """The link for all friends, for the table's owner."""
    asked = await _as_owner(request, table)
    return link_for_all(asked)


@post("/api/tables/{table:str}/group", status_code=200)
async def change_group(
    request: AnyRequest, table: FromPath[str], data: JSONBody[GroupChange]
) -> GroupLink:
    """Close the link for all friends, or open it again: then it is a new one, and the one from
    before is worthless."""
    asked = await _as_owner(request, table)
    pace, address = asked.service.pace, calling_address(request)
    wait_for(pace.command(asked.room, asked.seat, address), asked.room.number)
    pace.check_store(address)

    await asked.service.tables.change(
        asked.room,
        lambda room: arranging.change_group(room, asked.seat, data.open, time.time()),
    )
    return link_for_all(asked)


async def _as_owner(request: AnyRequest, table: str) -> TableRequest:
    asked = await TableRequest.at(request, table)
    if not asked.head.owner:
        raise Refused("not-yours")
    return asked


def link_for_all(asked: TableRequest) -> GroupLink:
    """The link for all friends of a table; none where it is closed."""
    row = asked.room.head
    token = group_token(asked.service.signer, row) if row.group_open else ""
    return GroupLink(row.group_open, token, f"/g/{token}" if token else "")


HANDLERS = [group, change_group]
