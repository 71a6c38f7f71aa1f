"""What a browser asks about the person in front of it: who they are, signing in and out."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from .caller import Caller, caller_of
from .desk import AnyRequest
from .lobby_protocol import Credentials, Me, Rename, Statistics
from .people import Reception
from .problems import Refused
from .sessions import Visitor
from .statistics import statistics_of


def reception_of(request: AnyRequest) -> Reception:
    """The reception of this server."""
    reception = request.app.state.reception
    assert isinstance(reception, Reception)
    return reception


def calling(request: AnyRequest) -> Caller:
    """Who calls, and from where."""
    return caller_of(request.scope, reception_of(request).settings.behind_proxy)


async def known(request: AnyRequest) -> Visitor:
    """Who asks; `Refused` for somebody without a cookie."""
    visitor = await reception_of(request).sessions.visitor(calling(request))
    if not visitor.player:
        raise Refused("not-signed-in")
    return visitor


@get("/api/me")
async def get_me(request: AnyRequest) -> Response[Me]:
    """The person behind the cookie; whoever has none gets one."""
    reception, caller = reception_of(request), calling(request)
    visitor = await reception.sessions.visitor(caller)
    me = await reception.me(visitor.player) if visitor.player else Me(name="")
    if visitor.session:
        return Response(me, cookies=reception.same(caller))
    return Response(me, cookies=reception.as_guest(caller, visitor.player))


@post("/api/me", status_code=HTTP_200_OK)
async def post_me(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Be called so at tables to come."""
    reception, player = reception_of(request), (await known(request)).player
    await reception.rename(player, data)
    return await reception.me(player)


@post("/api/account", status_code=HTTP_200_OK)
async def post_account(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account, which takes over everything this browser had as a guest."""
    reception, caller = reception_of(request), calling(request)
    account = await reception.register(await known(request), data, caller)
    cookies = await reception.signed_in(caller, account)
    return Response(await reception.me(account.id), cookies=cookies)


@post("/api/session", status_code=HTTP_200_OK)
async def post_session(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in: make this browser the account's."""
    reception, caller = reception_of(request), calling(request)
    account = await reception.sign_in(await reception.sessions.visitor(caller), data, caller)
    cookies = await reception.signed_in(caller, account)
    return Response(await reception.me(account.id), cookies=cookies)


@delete("/api/session", status_code=HTTP_200_OK)
async def delete_session(request: AnyRequest) -> Response[Me]:
    """Sign out, and make this browser a new guest's. An account's session ends; a guest, whom
    nobody could find again, is forgotten with everything they had."""
    reception, caller = reception_of(request), calling(request)
    visitor = await reception.sessions.visitor(caller)
    if visitor.session:
        await reception.end([visitor.session])
    elif visitor.player:
        await reception.forget(visitor)
    return Response(Me(name=""), cookies=reception.as_guest(caller))


@get("/api/me/statistics")
async def get_statistics(request: AnyRequest) -> Statistics:
    """What the person behind the cookie has played, and how it went."""
    reception = reception_of(request)
    player = (await reception.sessions.visitor(calling(request))).player
    return await statistics_of(reception.people, player) if player else Statistics([])


HANDLERS = [get_me, post_me, post_account, post_session, delete_session, get_statistics]
