"""The application: all handlers, the guard around them, and the service behind them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import License
from litestar.types import ASGIApp

from osada.page.beside import common_words, shortcuts
from osada.table.game_infos import game_infos
from osada.table.protocol.problems import Refused
from osada.table.protocol.table import Problem, Tell
from osada.version import __version__

from ..door.guard import Guard
from ..door.homeward import Homeward
from ..door.observer import Observer, told_already
from ..door.status import status_of
from ..host.settings import Settings
from ..service import Service
from ..store.complaints import complain
from . import (
    account,
    hands,
    house,
    insight,
    invitations,
    leaving,
    lobby,
    people,
    pocket,
    positions,
    preview,
    printed,
    puzzles,
    rules,
    tables,
)
from .health import HANDLERS as HEALTH
from .joining import joined
from .live import live
from .page_files import Pages, page
from .requests import AnyRequest, no_store

CODES = {401: "not-signed-in", 403: "not-yours", 404: "unknown", 405: "unknown", 413: "too-big"}


def create_app(settings: Settings | None = None) -> ASGIApp:
    """A server process, ready to be run by uvicorn."""
    chosen = settings or Settings.from_env()
    inner = create_inner(chosen)
    guarded = inner.state.guard = Guard(inner.state.homeward, chosen)
    return Observer(guarded, chosen.behind_proxy, terse=chosen.log == "console")


def create_inner(settings: Settings) -> Litestar:
    """The application without its guard."""
    app = _litestar()
    app.state.settings = settings
    app.state.homeward = Homeward(app)
    app.state.pocket = pocket.PocketFolder(settings.pocket)
    app.state.pages = Pages(settings.page, common_words(), shortcuts())
    return app


def _litestar() -> Litestar:
    return Litestar(
        route_handlers=[
            *lobby.HANDLERS,
            *rules.HANDLERS,
            *tables.HANDLERS,
            *insight.HANDLERS,
            *leaving.HANDLERS,
            *hands.HANDLERS,
            *invitations.HANDLERS,
            *preview.HANDLERS,
            *pocket.HANDLERS,
            *printed.HANDLERS,
            *puzzles.HANDLERS,
            *positions.HANDLERS,
            *people.HANDLERS,
            *account.HANDLERS,
            *house.HANDLERS,
            *HEALTH,
            live,
            page,
        ],
        lifespan=[_lifespan],
        logging_config=None,  # ours stays as it is
        exception_handlers={
            Refused: _refused,
            ValidationException: _invalid,
            HTTPException: _http,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Osada",
            version=__version__,
            description="An open digital table for settlement board games.",
            license=License(name="MIT"),
            path="/schema",
            use_handler_docstrings=True,
        ),
    )


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    service = await Service.open(app.state.settings)
    service.share_rates(*([app.state.guard] if "guard" in app.state else []))
    async with joined(service, app.state.homeward) as part:
        await service.start()
        app.state.service = service
        async with _warm(service):
            try:
                yield
            finally:
                await part()


@asynccontextmanager
async def _warm(service: Service) -> AsyncIterator[None]:
    # Nobody has to wait for the games to be opened for the first time, nor for the hash with
    # which a password is compared that belongs to nobody.
    warming = asyncio.gather(
        asyncio.to_thread(game_infos),
        service.accounts.passwords.prepare(),
        return_exceptions=True,
    )
    try:
        yield
    finally:
        await warming
        await service.stop()


def _refused(_: AnyRequest, refused: Refused) -> Response[Problem]:
    wait = refused.problem.told.args.get("seconds")
    headers = {} if wait is None else {"retry-after": str(wait)}
    return Response(refused.problem, status_code=status_of(refused), headers=headers)


def _invalid(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    return Response(_problem("bad-request", str(error.extra or error.detail)), status_code=400)


def _unreadable(_: AnyRequest, error: Exception) -> Response[Problem]:
    """A body that is no text, or a thousand things inside each other."""
    return Response(_problem("bad-request", type(error).__name__), status_code=400)


def _http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    code = CODES.get(error.status_code, "bad-request")
    status = error.status_code if error.status_code < 500 else 500
    return Response(_problem(code, error.detail), status_code=status, headers=error.headers or {})


def _broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    ailment = complain(error, "a request failed")
    if ailment is not None:
        told_already(request.scope)
        return _refused(request, no_store(ailment))
    return Response(_problem("broken", ""), status_code=500)


def _problem(code: str, why: str) -> Problem:
    return Problem(code, Tell(f"problem-{code}", {"why": why[:300]} if why else {}))
