"""What is shown of a link where somebody pastes it: who invites, to which game, and a picture."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from html import escape

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from osada.games import houses
from osada.table.books import ABOUT
from osada.table.ledger import LAST
from osada.table.protocol.problems import Refused
from osada.table.table import Table
from osada.table.who_sat_then import names_at
from osada.texts.wording import Wording, common_files, load_wording

from ..tables.access import check_ticket, read_ticket
from .documents import Document
from .people import accounts_of, calling
from .requests import AnyRequest, looked_back, service_of

LINKS = ("s", "w", "g")
"""The first words of addresses that are links to a table."""
PICTURE = "preview.jpg"
WIDTH, HEIGHT = 1200, 630
END = "</head>"
"""Before this it is written."""


class Preview(Struct):
    """A link in a few words, in the language of who set up its table."""

    title: str
    text: str
    lang: str
    game: str


async def previewed(request: AnyRequest, name: str) -> str:
    """What the head of the page behind a link says to whoever shows it elsewhere; nothing where
    the address is no link, or no good one."""
    first, _, token = name.partition("/")
    if first not in LINKS:
        return ""
    try:
        preview = await _of_link(request, token)
    except Refused:
        return ""
    return _tags(preview, origin_of(request))


async def _of_link(request: AnyRequest, token: str) -> Preview:
    """Of a seat nothing but the game and who invites: whoever pastes a link shows it to everybody
    there. Of what one may look at, how it stands for a spectator."""
    service = service_of(request)
    ticket = read_ticket(service.signer, token)
    room = await service.tables.open(ticket.table)
    check_ticket(room, ticket)
    if ticket.seat is None and not ticket.group:
        with suppress(Refused):
            return await _as_watched(request, room)
    host = (await accounts_of(request).me(room.head.owner)).name
    return _of_room(room, host)


async def _as_watched(request: AnyRequest, room: Table) -> Preview:
    """Which round it is and who leads, now or at the step that the link names."""
    at = request.query_params.get("at", "")
    upto = min(int(at), room.number) if at.isdecimal() and len(at) < len(str(LAST)) else room.number
    state = await looked_back(request, room, upto)
    row, words = room.head, announcing(room.head.lang)
    game = _said(words, f"{row.game}-about-title") or row.game.capitalize()
    reached = words.say(f"{row.game}-about-reached", dict(state.reached()))
    names = names_at(room, upto) or [seat.name for seat in room.seats]
    told = "won" if state.outcome is not None else "leads"
    leaders = ", ".join(names[seat] for seat in state.ahead() if names[seat])
    text = words.say(f"page-preview-{told}", {"names": leaders}) if leaders else ""
    title = words.say("page-preview-shown", {"game": game, "reached": reached})
    return Preview(title, text or _said(words, f"{row.game}-about-what"), row.lang, row.game)


def _of_room(room: Table, host: str) -> Preview:
    row = room.head
    words = announcing(row.lang)
    game = _said(words, f"{row.game}-about-title") or row.game.capitalize()
    named = "yes" if host else "no"
    title = words.say("page-preview-title", {"game": game, "name": host, "named": named})
    return Preview(title, _said(words, f"{row.game}-about-what"), row.lang, row.game)


def _said(words: Wording, key: str) -> str:
    """A text that not every game has."""
    return words.say(key) if words.bundle.has_message(key) else ""


def _tags(preview: Preview, origin: str) -> str:
    told = {
        "og:type": "website",
        "og:site_name": "Osada",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:locale": preview.lang,
    }
    if _picture(preview.game) is not None:
        told["og:image"] = f"{origin}/api/games/{preview.game}/picture"
        told["og:image:width"], told["og:image:height"] = str(WIDTH), str(HEIGHT)
        told["og:image:alt"] = preview.title
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()
    )


def origin_of(request: AnyRequest) -> str:
    """Where we were asked: the guard has seen to it that it is a name of ours."""
    caller = calling(request)
    return f"{caller.scheme}://{caller.host}"


@get("/api/games/{game:str}/picture")
async def picture(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The picture of a game, for where a link to one of its tables is shown."""
    found = _picture(game)
    if found is None:
        raise Refused("unknown")
    return found.answer(request)


@cache
def _picture(game: str) -> Document | None:
    house = houses().get(game)
    file = house.folder / PICTURE if house else None
    if file is None or not file.exists():
        return None
    return Document(file.read_bytes(), "image/jpeg", "public, max-age=86400", is_squeezed=False)


@cache
def announcing(lang: str) -> Wording:
    """The words of the table and those about every game."""
    abouts = (house.folder / "texts" / lang / ABOUT for house in houses().values())
    return load_wording(lang, (*common_files(lang), *(file for file in abouts if file.exists())))


HANDLERS = [picture]
