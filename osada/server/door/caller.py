"""Who calls: what the guard has to know of a request or a socket before anybody answers it."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.types import Scope
from msgspec import Struct

from . import request_head
from .browser_names import agent_of
from .networks import network

ME_COOKIE = "osada_me"
"""The signed cookie by which this browser is known (`osada.server.door.sessions`)."""
CSRF_COOKIE = "osada_csrf"
"""The cookie that a page must repeat in a header, which only our own page can read."""
MOST_COOKIES = 40
"""A browser sends the cookies of everything under our host; no page of ours sets so many."""
CSRF_HEADER = "x-csrf"
DEFAULT_PORTS = {"http": ":80", "https": ":443"}


class Caller(Struct):
    """One request or socket: from where, by which address of ours, with which tickets."""

    address: str
    scheme: str
    host: str
    origin: str
    bearer: str
    cookies: dict[str, str]
    csrf: str
    agent: str = ""
    """What the browser or program calls itself."""

    @property
    def secure(self) -> bool:
        """Whether nobody on the way can read along."""
        return self.scheme == "https"

    @property
    def as_browser(self) -> bool:
        """Whether it acts by a cookie, which a browser sends even when another page asks it to."""
        return not self.bearer and ME_COOKIE in self.cookies

    @property
    def person(self) -> str:
        """Whose doing it is, for counting: a seat's token, a browser, or else the address."""
        return self.bearer or self.cookies.get(ME_COOKIE, "") or self.address


def stranger(scope: Scope) -> Caller:
    """A caller of whom nothing was read, as it was too much."""
    client = scope.get("client")
    return Caller(network(client[0] if client else "local"), "http", "", "", "", {}, "")


def caller_of(scope: Scope, behind_proxy: bool) -> Caller:
    """Read the caller from a connection; what a proxy says counts only where one is expected."""
    headers = {name.decode("latin-1").lower(): value for name, value in scope["headers"]}

    def said(name: str) -> str:
        return headers.get(name, b"").decode("latin-1").strip()

    client = scope.get("client")
    address = client[0] if client else "local"
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    host = said("host")
    if behind_proxy:
        # The nearest proxy writes last; what stands before it may be anybody's claim.
        address = said("x-forwarded-for").rpartition(",")[2].strip() or address
        scheme = said("x-forwarded-proto").rpartition(",")[2].strip().lower() or scheme
        host = said("x-forwarded-host").rpartition(",")[2].strip() or host
    kind, _, token = said("authorization").partition(" ")
    return Caller(
        address=network(address),
        scheme=scheme,
        host=host.lower(),
        origin=said("origin").lower(),
        bearer=token.strip() if kind.lower() == "bearer" else "",
        cookies=read_cookies(said("cookie")),
        csrf=said(CSRF_HEADER),
        agent=agent_of(said("user-agent")),
    )


def read_cookies(header: str) -> dict[str, str]:
    """Cookies by name; what cannot be read is none.

    >>> read_cookies('osada_me=abc.def; theme="dark"')
    {'osada_me': 'abc.def', 'theme': 'dark'}
    """
    if len(header) > request_head.COOKIES:
        return {}
    cookies: dict[str, str] = {}
    for part in header.split(";", MOST_COOKIES)[:MOST_COOKIES]:
        name, sign, value = part.partition("=")
        name = name.strip()
        if sign and name and name.isascii() and name.isprintable():
            cookies[name] = value.strip().strip('"')
    return cookies


def is_from(origin: str, host: str, further: tuple[str, ...]) -> bool:
    """Whether a page of this origin is ours: served under the same host, or named in settings."""
    if origin in further:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if parts.scheme not in DEFAULT_PORTS or not parts.netloc:
        return False
    port = DEFAULT_PORTS[parts.scheme]
    return parts.netloc.removesuffix(port) == host.removesuffix(port)
