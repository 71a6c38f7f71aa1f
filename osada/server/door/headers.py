"""What every answer says to the browser about what a page of ours may do: as little as it needs."""

from __future__ import annotations

import re

from litestar.types import Message, Send

from .caller import Caller

_HOST = re.compile(r"[a-z0-9.\-]+(:\d+)?|\[[0-9a-f:]+\](:\d+)?")
YEAR = 365 * 24 * 3600

PLAIN = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # Links to seats must not travel to other sites.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(),"
        b" midi=(), display-capture=(), browsing-topics=()",
    ),
)


POLICY = b"content-security-policy"


def content_policy(caller: Caller) -> str:
    """Everything from here and nothing inline; the socket is named for browsers that ask for it."""
    connect = "'self'"
    if _HOST.fullmatch(caller.host):
        connect += f" {'wss' if caller.secure else 'ws'}://{caller.host}"
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"font-src 'self'; connect-src {connect}; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


def with_headers(send: Send, caller: Caller, path: str) -> Send:
    """Send on, with the headers added to whatever is answered; a page that needs less than ours
    may come with a policy of its own."""
    added = [*PLAIN, (POLICY, content_policy(caller).encode())]
    if caller.secure:
        added.append((b"strict-transport-security", f"max-age={YEAR}".encode()))
    ours = {name for name, _ in added}

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = [(n, v) for n, v in message.get("headers", [])]
            own = [(n, v) for n, v in given if n.lower() == POLICY]
            kept = [(n, v) for n, v in given if n.lower() not in ours]
            if path.startswith("/api/") and not any(n.lower() == b"cache-control" for n, _ in kept):
                kept.append((b"cache-control", b"no-store"))
            message["headers"] = [*kept, *(h for h in added if not (own and h[0] == POLICY)), *own]
        await send(message)

    return sending
