"""`osada lab load`: how quickly a server with a full house tells everybody what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import to_builtins
from rich.table import Table

from osada.terminal import Talk

from .figures import Figures
from .language import LangOption, choose_language
from .load_workers import counts_of, show_costs
from .progress import progress_bar
from .screen import screen, write_json

if TYPE_CHECKING:
    from osada.lab.load.measure import Measured

TOO_SLOW = 1
"""The exit code of --strict when a limit is exceeded."""


def load(
    seconds: Annotated[
        float, typer.Option(min=1, max=600, metavar="S", help="How long to measure each part.")
    ] = 20.0,
    tables: Annotated[
        int, typer.Option(min=1, max=2000, metavar="N", help="Number of tables.")
    ] = 250,
    players: Annotated[
        int, typer.Option(min=2, max=8000, metavar="N", help="Connected players, 2 to 4 per table.")
    ] = 1000,
    game: Annotated[
        list[str] | None,
        typer.Option(
            metavar="GAME",
            help="A game to play; may be repeated. By default all games, mixed.",
            show_default=False,
        ),
    ] = None,
    thinking: Annotated[
        bool | None,
        typer.Option(
            "--thinking/--no-thinking",
            help="Only with, or only without, thinking computer players; by default both.",
            show_default=False,
        ),
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit with 1 when a limit is exceeded.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    workers: Annotated[
        str,
        typer.Option(
            metavar="N,…",
            help="Measure what an action costs with so many processes, on PostgreSQL and Redis.",
        ),
    ] = "",
    database: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="For --workers: postgresql://…, beside which a database is made and dropped.",
        ),
    ] = "",
    redis: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="For --workers: redis://…; by default redis-server is started for it.",
        ),
    ] = "",
    lang: LangOption = None,
) -> None:
    """Fill a server with players, and measure from an action to every seat's update.

    \b
    It starts a server of its own on this machine, on a database that is thrown away.
    Every table acts once a second.

    \b
    Examples:
      osada lab load
      osada lab load --tables 20 --players 80 --seconds 5 --no-thinking
      osada lab load --game vikings --json
      osada lab load --workers 1,2,4 --database postgresql://osada@localhost/osada --json
    """
    import osada
    from osada.lab.load.measure import Plan, measure

    talk = Talk(choose_language(lang))
    games = tuple(osada.game(name).name for name in game or osada.games())
    plan = Plan(tables=tables, players=players, seconds=seconds, games=games)
    if workers:
        show_costs(plan, counts_of(workers), database, redis, as_json)
        return
    parts = (False, True) if thinking is None else (thinking,)
    with progress_bar(talk("load-steps")) as report:
        measured = measure(plan, parts, report)
    if as_json:
        write_json(to_builtins(measured))
    else:
        screen().print(_table(measured, talk))
    if strict and any(part.p99 > part.limit for part in measured):
        raise typer.Exit(TOO_SLOW)


def open_(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    seats: Annotated[int, typer.Option(min=1, max=4, metavar="N", help="How many played.")] = 4,
    times: Annotated[int, typer.Option(min=1, max=1000, metavar="N", help="How many times.")] = 20,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The seed of the game.")] = 1,
    lang: LangOption = None,
) -> None:
    """Open a finished game, and measure the server's part of it.

    \b
    Computer players finish the game first; it is opened each time by a server that has
    not seen it before. The limit is 150 ms.

    \b
    Examples:
      osada lab open hamlet
      osada lab open vikings --times 100
    """
    import osada
    from osada.lab.load.opening import measure_opening

    talk = Talk(choose_language(lang))
    name = osada.game(game).name
    with progress_bar(talk("open-steps")) as report:
        opened = measure_opening(name, seats, times, seed, report)
    worst, middle = max(opened.seconds), sorted(opened.seconds)[len(opened.seconds) // 2]
    told = talk(
        "open-told",
        game=name,
        seats=opened.seats,
        actions=opened.actions,
        size=f"{opened.size / 1000:.0f}",
        middle=_ms(middle),
        worst=_ms(worst),
    )
    screen().print(told, soft_wrap=True)


def _table(measured: list[Measured], talk: Talk) -> Table:
    first = measured[0]
    games = ", ".join(first.games)
    title = talk("load-title", players=first.players, tables=first.tables, games=games)
    table = Figures(title=title)
    table.add_column(talk("load-part"))
    heads = (talk("load-rate"), "p50", "p99", talk("load-limit"), "", talk("load-worst"))
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for part in measured:
        table.add_row(
            talk("load-thinking") if part.thinking else talk("load-quiet"),
            f"{part.rate:.0f}",
            _ms(part.p50),
            _ms(part.p99),
            f"≤ {part.limit * 1000:.0f} ms",
            "✓" if part.p99 <= part.limit else "✗",
            _ms(part.worst),
        )
    return table


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"
