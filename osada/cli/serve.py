"""`osada serve`, and `osada` alone: the table in the browser, for everybody on the network."""

from __future__ import annotations

import os
import socket
import sys
from io import StringIO
from typing import TYPE_CHECKING, Annotated

import typer

from osada.terminal import Talk

from .language import LangOption, choose_language
from .screen import screen

if TYPE_CHECKING:
    from osada.server.host.settings import Settings

PORT = 8080
"""Where the table is served when nobody says otherwise, or soon after."""
EVERYWHERE = ("0.0.0.0", "::", "")
FAILED = 1
"""The exit code when the server could not begin."""


def serve(
    port: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=65535,
            metavar="N",
            help=f"The port; by default {PORT}, or the next one that is free.",
            show_default=False,
        ),
    ] = None,
    host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Where to listen: 0.0.0.0 for the whole network, 127.0.0.1 for this machine only.",
        ),
    ] = EVERYWHERE[0],
    workers: Annotated[
        int,
        typer.Option(
            min=1,
            max=64,
            metavar="N",
            help="Processes that share the work; more than one needs PostgreSQL and Redis.",
        ),
    ] = 1,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="PLACE",
            help="Where games are stored: a file, or postgresql://…; same as OSADA_DATABASE.",
            show_default=False,
        ),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="The public address, e.g. https://play.example.org; same as OSADA_ADDRESS.",
            show_default=False,
        ),
    ] = None,
    backups: Annotated[
        str | None,
        typer.Option(
            metavar="FOLDER",
            help="Where the server makes backups by itself; same as OSADA_BACKUPS.",
            show_default=False,
        ),
    ] = None,
    every: Annotated[
        str | None,
        typer.Option(metavar="TIME", help="How often: 30m, 6h, 1d.", show_default="6h"),
    ] = None,
    keep: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="How many stay.", show_default="14")
    ] = None,
    qr: Annotated[bool, typer.Option("--qr/--no-qr", help="Show a QR code for phones.")] = True,
    lang: LangOption = None,
) -> None:
    """Serve the table in the browser, to this machine and the local network.

    \b
    More is set by variables: OSADA_REDIS, OSADA_SECRET, OSADA_ORIGINS,
    OSADA_BEHIND_PROXY, OSADA_THINKERS, OSADA_LOG; see docs/hosting.md.

    \b
    Examples:
      osada serve
      osada serve --port 9000 --host 127.0.0.1
      osada serve --database games.sqlite3 --no-qr
      osada serve --address https://play.example.org
      osada serve --backups /var/backups/osada --every 6h --keep 14
    """
    # Only who serves has to wait until all this is loaded.
    from osada.server.host.settings import Settings
    from osada.server.running import check, listen, run

    talk = Talk(choose_language(lang))
    if database is not None:
        os.environ["OSADA_DATABASE"] = database
    if address is not None:
        os.environ["OSADA_ADDRESS"] = address
    for name, told in (("BACKUPS", backups), ("BACKUP_EVERY", every), ("BACKUP_KEEP", keep)):
        if told is not None:
            os.environ[f"OSADA_{name}"] = str(told)
    settings = Settings.from_env()
    with listen(host, PORT if port is None else port, may_move=port is None) as listening:
        check(settings, workers)
        taken = listening.getsockname()[1]

        def ready() -> None:
            if port is None and taken != PORT:
                screen().print(talk("serve-port-taken", port=str(PORT), other=str(taken)))
            _say_addresses(talk, host, taken, qr)
            _say_rest(talk, settings)

        if not run(settings, listening, workers, ready):
            raise typer.Exit(FAILED)
    screen().print(talk("serve-ended"))


def _say_addresses(talk: Talk, host: str, port: int, qr: bool) -> None:
    """Where the table is, from here and from other machines."""
    console = screen()
    if host not in EVERYWHERE:
        console.print(talk("serve-here", url=_url(host, port)), soft_wrap=True)
        return
    console.print(talk("serve-here", url=_url("localhost", port)), soft_wrap=True)
    lan = lan_address()
    if not lan:
        return
    url = _url(lan, port)
    console.print(talk("serve-network", url=url), soft_wrap=True)
    code = qr_code(url) if qr else ""
    if code:
        console.print(talk("serve-scan"))
        console.print(code, soft_wrap=True)


def _say_rest(talk: Talk, settings: Settings) -> None:
    console = screen()
    console.print(talk("serve-kept", place=settings.place), soft_wrap=True)
    if not (settings.page / "index.html").is_file():
        console.print(talk("serve-no-page"))
    console.print(talk("serve-how-to-end"))
    sys.stdout.flush()


def lan_address() -> str:
    """This machine's address on the network around it; empty if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks by which way one would get there.
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if address.startswith(("127.", "0.")) else address


def qr_code(url: str) -> str:
    """The address as a QR code of half blocks; empty where the terminal has no such signs."""
    import segno

    drawn = StringIO()
    segno.make(url, error="l", micro=False).terminal(drawn, border=2, compact=True)
    code = drawn.getvalue().rstrip("\n")
    try:
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return code


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
