"""`./run lab siege` and `./run lab kill`: what strangers and accidents do to a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import to_builtins
from rich import box
from rich.table import Table

from osada.cli.language import LangOption, choose_language
from osada.cli.progress import progress_bar
from osada.cli.screen import screen, write_json
from osada.terminal import Talk

if TYPE_CHECKING:
    from .kill import Killed, Progress
    from .verdict import Siege

FELL = 1
"""The exit code when something was broken, lost or doubled; with --strict, also when it hurt."""


def siege(
    minutes: Annotated[
        float, typer.Option(min=0.05, max=120, metavar="M", help="How long to attack.")
    ] = 3.0,
    only: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Only attacks with this in their name; may be repeated."),
    ] = None,
    tables: Annotated[
        int, typer.Option(min=3, max=200, metavar="N", help="Tables of honest players.")
    ] = 30,
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit with 1 also when honest players were hurt.")
    ] = False,
    names: Annotated[bool, typer.Option("--list", help="Only list the attacks.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Attack a server in every way we know, and measure what honest players notice.

    \b
    It starts a server of its own on this machine, on a database that is thrown away.
    Honest players act at every table once a second. The exit code is 1 when an attack
    got what it should not, or stopped the server.

    \b
    Examples:
      ./run lab siege
      ./run lab siege --minutes 0.5 --only links --only cookies
      ./run lab siege --minutes 20 --strict --json
    """
    from .siege import besiege, chosen

    talk = Talk(choose_language(lang))
    wanted = only or []
    if names:
        for plan in chosen(wanted):
            screen().print(plan.name)
        return
    with progress_bar(talk("siege-steps")) as report:
        outcome = besiege(minutes, wanted, report, tables)
    if as_json:
        write_json(to_builtins(outcome))
    else:
        screen().print(_table(outcome, talk))
        screen().print(_told(outcome, talk), soft_wrap=True)
    if outcome.broken or (strict and outcome.hurt):
        raise typer.Exit(FELL)


def kill(
    times: Annotated[
        int, typer.Option(min=1, max=100_000, metavar="N", help="How many times to kill it.")
    ] = 300,
    postgres: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Use this empty PostgreSQL database instead of SQLite: postgresql://…",
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Two servers instead of one, by this Redis, with --postgres: redis://…",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, metavar="S", help="Random seed, to choose the same moments again."),
    ] = None,
    minutes: Annotated[
        float,
        typer.Option(min=0, metavar="M", help="Kill it so often again and again, so long."),
    ] = 0,
    kept: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write what came of each time to it, and go on with the next seed another day.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Kill a server again and again while people play, and count what was lost or doubled.

    \b
    It starts a server of its own on this machine, on a database that is thrown away.
    The exit code is 1 when anything that was acknowledged is not there, or is there twice.

    \b
    Examples:
      ./run lab kill --times 50
      ./run lab kill --json
      ./run lab kill --times 20 --minutes 60 --kept killed.jsonl
      ./run lab kill --postgres postgresql://osada@localhost/empty --redis redis://localhost:6379/9
    """
    from .kill import kill as kill_servers
    from .killing_on import kill_on

    talk = Talk(choose_language(lang))
    if redis and not postgres:
        raise typer.BadParameter("--redis needs --postgres: two servers share a database")
    settings = {"OSADA_DATABASE": postgres} if postgres else None
    if settings is not None and redis:
        settings["OSADA_REDIS"] = redis
    servers = 2 if redis else 1

    def once(number: int | None, report: Progress) -> Killed:
        return kill_servers(times, report, settings, servers, number)

    with progress_bar(talk("kill-steps")) as report:
        killed = kill_on(once, seed, minutes, kept, report)
    if as_json:
        write_json(to_builtins(killed))
    else:
        told = talk(
            "kill-told",
            times=killed.times,
            seconds=f"{killed.seconds:.0f}",
            acknowledged=killed.acknowledged,
            lost=killed.lost,
            doubled=killed.doubled,
            again=killed.again,
            unplayable=killed.unplayable,
            tables=killed.tables,
        )
        screen().print("\n".join([told, *killed.wrong]), soft_wrap=True)
    if killed.lost or killed.doubled or killed.unplayable:
        raise typer.Exit(FELL)


def _table(outcome: Siege, talk: Talk) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(talk("siege-attack"))
    for head in ("p50", "p99", talk("siege-errors"), "MiB"):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column(talk("siege-verdict"))
    verdicts = {
        "held": talk("siege-held"),
        "hurt": talk("siege-hurt"),
        "broken": talk("siege-broken"),
    }
    for attack in outcome.attacks:
        honest, verdict = attack.honest, verdicts[attack.verdict]
        table.add_row(
            attack.name,
            _ms(honest.p50),
            _ms(honest.p99),
            str(honest.errors),
            f"{attack.memory_mib:.0f}",
            f"{verdict}: {attack.why}" if attack.why else verdict,
        )
    return table


def _told(outcome: Siege, talk: Talk) -> str:
    return talk(
        "siege-told",
        attacks=len(outcome.attacks),
        held=outcome.held,
        hurt=len(outcome.hurt),
        broken=len(outcome.broken),
        before=_ms(outcome.before.p99),
        p50=_ms(outcome.honest.p50),
        p99=_ms(outcome.honest.p99),
        errors=outcome.honest.errors,
        memory=f"{outcome.memory_mib:.0f}",
    )


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms"
