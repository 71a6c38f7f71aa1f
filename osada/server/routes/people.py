"""What a browser asks about the person in front of it: who they are, signing in and out."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from osada.table.protocol.house import Me, Rename
from osada.table.protocol.problems import Refused

from ..door.caller import Caller, caller_of
from ..door.sessions import Visitor
from ..people.accounts import Accounts
from ..people.statistics import statistics_of
from ..protocol.lobby import Credentials, Statistics
from .requests import AnyRequest, service_of


def accounts_of(request: AnyRequest) -> Accounts:
    """The accounts of this server."""
    return service_of(request).accounts


def calling(request: AnyRequest) -> Caller:
    """Who calls, and from where."""
    return caller_of(request.scope, accounts_of(request).settings.behind_proxy)


async def known(request: AnyRequest) -> Visitor:
    """Who asks; `Refused` for somebody without a cookie."""
    visitor = await accounts_of(request).sessions.visitor(calling(request))
    if not visitor.player:
        raise Refused("not-signed-in")
    return visitor


@get("/api/me")
async def get_me(request: AnyRequest) -> Response[Me]:
    """The person behind the cookie; whoever has none gets one."""
    accounts, caller = accounts_of(request), calling(request)
    visitor = await accounts.sessions.visitor(caller)
    me = await accounts.me(visitor.player) if visitor.player else Me(name="")
    if visitor.session:
        return Response(me, cookies=accounts.same(caller))
    return Response(me, cookies=accounts.as_guest(caller, visitor.player))


@post("/api/me", status_code=HTTP_200_OK)
async def post_me(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Be called so from now on, also at the tables where one is playing."""
    accounts, player = accounts_of(request), (await known(request)).player
    await accounts.rename(player, data)
    return await accounts.me(player)


@post("/api/account", status_code=HTTP_200_OK)
async def post_account(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account, which takes over everything this browser had as a guest."""
    accounts, caller = accounts_of(request), calling(request)
    account = await accounts.register(await known(request), data, caller)
    cookies = await accounts.signed_in(caller, account)
    return Response(await accounts.me(account.id), cookies=cookies)


@post("/api/session", status_code=HTTP_200_OK)
async def post_session(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in: make this browser the account's."""
    accounts, caller = accounts_of(request), calling(request)
    account = await accounts.sign_in(await accounts.sessions.visitor(caller), data, caller)
    cookies = await accounts.signed_in(caller, account)
    return Response(await accounts.me(account.id), cookies=cookies)


@delete("/api/session", status_code=HTTP_200_OK)
async def delete_session(request: AnyRequest) -> Response[Me]:
    """Sign out, and make this browser a new guest's. An account's session ends; a guest, whom
    nobody could find again, is forgotten with everything they had."""
    accounts, caller = accounts_of(request), calling(request)
    visitor = await accounts.sessions.visitor(caller)
    if visitor.session:
        await accounts.end([visitor.session])
    elif visitor.player:
        await accounts.forget(visitor)
    return Response(Me(name=""), cookies=accounts.as_guest(caller))


@get("/api/me/statistics")
async def get_statistics(request: AnyRequest) -> Statistics:
    """What the person behind the cookie has played, and how it went."""
    accounts = accounts_of(request)
    player = (await accounts.sessions.visitor(calling(request))).player
    return await statistics_of(accounts.people, player) if player else Statistics([])


HANDLERS = [get_me, post_me, post_account, post_session, delete_session, get_statistics]
