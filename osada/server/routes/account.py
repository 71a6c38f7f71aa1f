"""What an account's owner asks: where they are signed in, another password, everything that is
kept about them, and to be forgotten."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from osada.table.protocol.house import Me
from osada.table.protocol.problems import Refused

from ..door.sessions import Visitor, device_of
from ..people.accounts import Accounts
from ..protocol.lobby import Farewell, NewPassword, SessionInfo
from .export import export_of
from .people import accounts_of, calling, known
from .requests import AnyRequest, calling_address, service_of


async def _account(request: AnyRequest) -> Visitor:
    """Who asks, if they are signed in to an account."""
    visitor = await known(request)
    if not visitor.session:
        raise Refused("not-signed-in")
    return visitor


async def _sessions(accounts: Accounts, visitor: Visitor) -> list[SessionInfo]:
    rows = await accounts.sessions.of(visitor.player)
    return [
        SessionInfo(
            device_of(row.key), row.agent, row.created, row.seen, row.key == visitor.session
        )
        for row in rows
    ]


@get("/api/sessions")
async def get_sessions(request: AnyRequest) -> list[SessionInfo]:
    """The browsers that are signed in to my account, the latest used first."""
    return await _sessions(accounts_of(request), await _account(request))


@delete("/api/sessions/{session:str}", status_code=HTTP_200_OK)
async def end_session(request: AnyRequest, session: FromPath[str]) -> Response[list[SessionInfo]]:
    """Sign one browser out, wherever it is; those that are left."""
    accounts, visitor = accounts_of(request), await _account(request)
    rows = await accounts.sessions.of(visitor.player)
    keys = [row.key for row in rows if device_of(row.key) == session]
    if not keys:
        raise Refused("unknown")
    return await _ended(request, visitor, keys)


@delete("/api/sessions", status_code=HTTP_200_OK)
async def end_sessions(
    request: AnyRequest, here: FromQuery[bool] = False
) -> Response[list[SessionInfo]]:
    """Sign all other browsers out, and with `here` this one too; those that are left."""
    accounts, visitor = accounts_of(request), await _account(request)
    rows = await accounts.sessions.of(visitor.player)
    keys = [row.key for row in rows if here or row.key != visitor.session]
    return await _ended(request, visitor, keys)


async def _ended(
    request: AnyRequest, visitor: Visitor, keys: list[str]
) -> Response[list[SessionInfo]]:
    accounts = accounts_of(request)
    await accounts.end(keys)
    if visitor.session in keys:
        return Response([], cookies=accounts.as_guest(calling(request)))
    return Response(await _sessions(accounts, visitor))


@post("/api/account/password", status_code=HTTP_200_OK)
async def post_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Me]:
    """Change the password; every other browser is signed out, and this one gets a new session."""
    accounts = accounts_of(request)
    account = await accounts.change_password(await _account(request), data)
    cookies = await accounts.signed_in(calling(request), account)
    return Response(await accounts.me(account.id), cookies=cookies)


@delete("/api/account", status_code=HTTP_200_OK)
async def delete_account(request: AnyRequest, data: JSONBody[Farewell]) -> Response[Me]:
    """Delete the account, with everything by which anybody could know it again."""
    accounts, visitor = accounts_of(request), await _account(request)
    await accounts.proven_as(visitor, data.password)
    await accounts.forget(visitor)
    return Response(Me(name=""), cookies=accounts.as_guest(calling(request)))


@get("/api/account/export")
async def get_export(request: AnyRequest) -> Stream:
    """Everything that is kept about me, as one JSON file; a guest may have it too."""
    visitor = await known(request)
    pieces = await export_of(service_of(request), visitor, calling_address(request))
    headers = {"content-disposition": 'attachment; filename="osada.json"'}
    return Stream(pieces, media_type="application/json", headers=headers)


HANDLERS = [
    get_sessions,
    end_session,
    end_sessions,
    post_password,
    delete_account,
    get_export,
]
