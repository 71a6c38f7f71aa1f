"""The pages of whoever keeps the house. For everybody else there is nothing here.

What changes something asks that the password was given within a quarter of an hour, and is written
down before it is done.
"""

from __future__ import annotations

import time
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED
from msgspec import structs

from osada.table.protocol.problems import Refused

from ..door.sessions import Visitor
from ..protocol.office import (
    HouseDeed,
    HouseDeeds,
    HouseHealth,
    HouseKeeper,
    HousePeople,
    HousePerson,
    HouseTable,
    HouseTables,
    Proof,
    Proven,
    SignedOut,
)
from ..store.lists import Mark
from ..store.overview import KINDS, list_people, list_tables
from ..store.people import PlayerRow
from .people import accounts_of, calling
from .requests import AnyRequest, calling_address, service_of

COUNTS_FOR: Final = 900.0
"""Seconds for which a password counts as just given."""
PAGE: Final = 50
LONGEST: Final = 60
"""Signs of a name that somebody signs in with."""
Text = Annotated[str, QueryParameter(max_length=100)]


async def keeps_house(request: AnyRequest) -> bool:
    """Whether whoever asks keeps the house."""
    accounts = accounts_of(request)
    visitor = await accounts.sessions.visitor(calling(request))
    return bool(visitor.session) and await service_of(request).keepers.is_one(visitor.player)


async def _keeper(request: AnyRequest) -> tuple[Visitor, PlayerRow]:
    """Who asks, if they keep the house; for others there is nothing here."""
    accounts = accounts_of(request)
    visitor = await accounts.sessions.visitor(calling(request))
    person = await accounts.people.find(visitor.player) if visitor.session else None
    if person is None or not await service_of(request).keepers.is_one(person.id):
        raise NotFoundException  # to the letter as at any address that leads nowhere
    return visitor, person


async def _left(request: AnyRequest, visitor: Visitor) -> float:
    """For how many seconds more the password counts as given."""
    row = await accounts_of(request).sessions.store.find(visitor.session)
    age = time.time() - row.created if row is not None else COUNTS_FOR
    return COUNTS_FOR - age if 0 <= age < COUNTS_FOR else 0.0


async def _proven(request: AnyRequest) -> PlayerRow:
    """Who asks, if they may change something now."""
    visitor, person = await _keeper(request)
    if not await _left(request, visitor):
        raise Refused("sign-in-anew")
    return person


@get("/api/house", include_in_schema=False)
async def health(request: AnyRequest) -> HouseHealth:
    """How the house is."""
    visitor, person = await _keeper(request)
    left = await _left(request, visitor)
    return await service_of(request).overlook.health(person.login or "", left)


@post("/api/house/proof", status_code=HTTP_200_OK, include_in_schema=False)
async def prove(request: AnyRequest, data: JSONBody[Proof]) -> Response[Proven]:
    """Sign in anew, in the same browser."""
    visitor, _ = await _keeper(request)
    accounts = accounts_of(request)
    person = await accounts.proven_as(visitor, data.password)
    cookies = await accounts.signed_in(calling(request), person)
    await accounts.end([visitor.session])
    return Response(Proven(COUNTS_FOR), cookies=cookies)


@get("/api/house/tables", include_in_schema=False)
async def tables(
    request: AnyRequest, status: Text = "", game: Text = "", after: Text = ""
) -> HouseTables:
    """Tables, where something was written last first."""
    await _keeper(request)
    if status and status not in KINDS:
        raise Refused("bad-request")
    try:
        mark = Mark.read(after) if after else None
    except ValueError:
        raise Refused("bad-request") from None
    lines, more = await list_tables(service_of(request).engine, PAGE, status, game, mark)
    return HouseTables([HouseTable(**structs.asdict(one)) for one in lines], str(more or ""))


@get("/api/house/people", include_in_schema=False)
async def people(request: AnyRequest, search: Text = "", after: Text = "") -> HousePeople:
    """Who has an account, by the names they sign in with."""
    await _keeper(request)
    for text in (search, after):
        if len(text) > LONGEST or not text.isprintable():
            raise Refused("bad-request")
    lines, more = await list_people(service_of(request).engine, PAGE, search, after)
    return HousePeople([HousePerson(**structs.asdict(one)) for one in lines], more)


@get("/api/house/deeds", include_in_schema=False)
async def deeds(
    request: AnyRequest, before: Annotated[int, QueryParameter(ge=0, le=1 << 31)] = 0
) -> HouseDeeds:
    """Who did what here, and who keeps the house."""
    await _keeper(request)
    keepers = service_of(request).keepers
    lines = await keepers.deeds(PAGE + 1, before or None)
    return HouseDeeds(
        [HouseDeed(**structs.asdict(one)) for one in lines[:PAGE]],
        lines[PAGE - 1].id if len(lines) > PAGE else 0,
        [HouseKeeper(**structs.asdict(one)) for one in await keepers.all()],
    )


@post("/api/house/backup", status_code=HTTP_202_ACCEPTED, include_in_schema=False)
async def backup(request: AnyRequest) -> None:
    """Begin a backup now; `GET /api/house` tells when it is made."""
    person, service = await _proven(request), service_of(request)
    if service.settings.backups is None:
        raise Refused("no-backups")
    await service.keepers.note(person.login or "", "backup")
    service.backups.make_now()


@post("/api/house/people/{player:str}/sign-out", status_code=HTTP_200_OK, include_in_schema=False)
async def sign_out(request: AnyRequest, player: FromPath[str]) -> SignedOut:
    """Sign somebody out wherever they are signed in."""
    person, accounts = await _proven(request), accounts_of(request)
    found = await accounts.people.find(player)
    if found is None or not found.login:
        raise Refused("unknown")
    keys = [row.key for row in await accounts.sessions.store.of(player)]
    await service_of(request).keepers.note(person.login or "", "signed-out", found.login)
    await accounts.end(keys)
    return SignedOut(len(keys))


@post(
    "/api/house/tables/{table:str}/record",
    status_code=HTTP_200_OK,
    media_type="text/plain",
    include_in_schema=False,
)
async def record(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """The record of a game that has ended: while it runs, hands are nobody's but the players'."""
    person, service = await _proven(request), service_of(request)
    room = await service.tables.open(table)
    if room.is_running:
        raise Refused("running")
    await service.keepers.note(person.login or "", "record", table)
    text = await service.records.of(room, calling_address(request))
    return Response(text, media_type="text/plain")


HANDLERS = [health, prove, tables, people, deeds, backup, sign_out, record]
