"""`osada server doctor` and `health`: is a house as it should be, and what is to be typed?"""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import to_builtins

from osada.terminal import Talk

from .language import LangOption, choose_language
from .screen import screen, write_json

WRONG = 1
"""The exit code when something is."""
PORT = 8080


def doctor(
    port: Annotated[
        int, typer.Option(min=1, max=65535, metavar="N", help="Where the server listens here.")
    ] = PORT,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Look at disk, database, Redis, clock, backups, the server, and the way to it from outside.

    \b
    It reads the same settings as the server (OSADA_DATABASE, OSADA_REDIS,
    OSADA_ADDRESS …) and changes nothing. The exit code is 1 if anything is wrong.

    \b
    Examples:
      osada server doctor
      set -a; . /etc/osada.env; osada server doctor
    """
    from osada.server.host.settings import Settings
    from osada.server.office.examination import examine

    talk = Talk(choose_language(lang))
    found = examine(Settings.from_env(), port)
    if as_json:
        write_json(to_builtins(found))
    else:
        console = screen()
        for one in found:
            line = _said(talk, one.told, one.type)[one.key]
            console.print(f"{'  ' if one.well else '✗ '}{line}", soft_wrap=True)
    if not all(one.well for one in found):
        raise typer.Exit(WRONG)


def health(
    port: Annotated[
        int, typer.Option(min=1, max=65535, metavar="N", help="Where the server listens here.")
    ] = PORT,
) -> None:
    """Ask the server of this machine how it is: 0 if it is well, 1 if not. For containers.

    \b
    Examples:
      osada server health --port 8080
    """
    from osada.server.office.outside import get

    answer = get(f"http://127.0.0.1:{port}/health")
    told = answer.json()
    print(told.get("why") or told.get("status") or answer.why)
    if answer.status != 200:
        raise typer.Exit(WRONG)


def _said(talk: Talk, told: str, what: str) -> dict[str, str]:
    """What is said of each thing that was looked at."""
    return {
        "disk": talk("doctor-disk", told=told),
        "disk-little": talk("doctor-disk-little", told=told, type=what),
        "database": talk("doctor-database", told=told),
        "database-none": talk("doctor-database-none", told=told, type=what),
        "database-ill": talk("doctor-database-ill", told=told, type=what),
        "clocks-differ": talk("doctor-clocks-differ", told=told, type=what),
        "redis": talk("doctor-redis", told=told),
        "redis-away": talk("doctor-redis-away", told=told, type=what),
        "clock": talk("doctor-clock"),
        "clock-free": talk("doctor-clock-free", type=what),
        "server": talk("doctor-server", told=told),
        "server-ill": talk("doctor-server-ill", told=told),
        "server-none": talk("doctor-server-none", told=told, type=what),
        "address-none": talk("doctor-address-none"),
        "address": talk("doctor-address", told=told),
        "address-unknown": talk("doctor-address-unknown", told=told, type=what),
        "address-away": talk("doctor-address-away", told=told, type=what),
        "address-plain": talk("doctor-address-plain", told=told, type=what),
        "headers-lost": talk("doctor-headers-lost", told=told),
        "proxy-unbelieved": talk("doctor-proxy-unbelieved", told=told, type=what),
        "sockets-lost": talk("doctor-sockets-lost", told=told),
        "metrics-open": talk("doctor-metrics-open", told=told),
        "backups": talk("doctor-backups", told=told),
        "backups-none": talk("doctor-backups-none", type=what),
        "backups-missing": talk("doctor-backups-missing", told=told, type=what),
        "backups-old": talk("doctor-backups-old", told=told, type=what),
    }
