"""One address, many spellings of it: limits that the router did not share (row 3)."""

from __future__ import annotations

from collections.abc import Iterator

from osada.server.host.settings import Settings
from osada.server.people.login_limit import NAMES

from ..attacker import Attacker
from ..games import ANY
from . import attack

SLACK = 5
"""What a limit may let through beyond its count, as it fills up again."""


def spelled(path: str) -> Iterator[str]:
    """A path as nobody would write it."""
    first, second = path.strip("/").split("/")
    yield path
    yield f"/{first}/{second}/"
    yield f"//{first}/{second}"
    yield f"/{first}//{second}"
    yield f"///{first}///{second}//"
    yield f"/{first}/./{second}"
    yield f"/x/../{first}/{second}"
    yield f"/{first}/x/../{second}"
    yield f"/{first}/%2e/{second}"
    yield f"/%{ord(first[0]):02x}{first[1:]}/{second}"
    yield f"/{first}%2f{second}"
    yield f"/{first}%2F{second}"
    yield f"/{first}/{second}%2f"
    yield f"/{first.upper()}/{second}"
    yield f"/{first}/{second};x=1"
    yield f"/{first}/{second}?x=1"
    yield f"/{first}/{second}%00"
    yield f"/{first}/{second}%20"
    yield f"/{first}\\{second}"
    yield f"http://127.0.0.1/{first}/{second}"


@attack("spellings of new tables", weight=1.5, most=600)
async def new_tables(attacker: Attacker) -> None:
    """More tables from one address than it may set up."""
    browser = await attacker.browser(0)
    wish = {"game": ANY, "seats": [{"who": "me"}, {"who": "link"}]}
    made = 0
    while attacker.more:
        for path in spelled("/api/tables"):
            made += (await attacker.post(browser, path, wish)).status == 201
    limit = Settings(database="").create_rate.count
    if made > limit + SLACK:
        attacker.got(f"{made} tables from one address, where {limit} are allowed")


@attack("spellings of signing in", weight=1.5, most=400)
async def signing_in(attacker: Attacker) -> None:
    """More passwords tried from one address than it may."""
    browser = await attacker.browser(0)
    tried = 0
    while attacker.more:
        for path in spelled("/api/session"):
            given = {"login": f"nobody-{tried}", "password": "a wrong password"}
            tried += (await attacker.post(browser, path, given)).status in (200, 401)
    limit = Settings(database="").login_rate.count * NAMES
    if tried > limit + SLACK:
        attacker.got(f"{tried} passwords tried from one address, where {limit} are allowed")
