"""`osada lab players`: what a computer player's move costs at a table, against its thinking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import to_builtins
from rich.table import Table

from osada.terminal import Talk

from .figures import Figures
from .language import LangOption, choose_language
from .progress import progress_bar
from .screen import screen, write_json

if TYPE_CHECKING:
    from osada.lab.table_players import Moves


def players(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; by default every one.")
    ] = None,
    level: Annotated[
        str, typer.Option(metavar="NAME", help="Which computer player; see osada games.")
    ] = "greedy",
    people: Annotated[
        int,
        typer.Option(
            min=0, max=3, metavar="N", help="Seats taken by people; their moves are not counted."
        ),
    ] = 1,
    decisions: Annotated[
        int, typer.Option(min=1, max=100_000, metavar="N", help="How many decisions, at most.")
    ] = 300,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The seed of the game.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Measure what a computer player's move costs at a table, against its thinking alone.

    \b
    Everything is a mean in milliseconds of the processor, the server's part included.

    \b
    Examples:
      osada lab players
      osada lab players vikings --decisions 1000 --json
    """
    import osada
    from osada.bots import bot
    from osada.lab.table_players import Plan, measure_players

    talk = Talk(choose_language(lang))
    games = [osada.game(name) for name in (osada.games() if game is None else (game,))]
    for one in games:
        bot(level, one, 0, 0)  # a wrong name is told at once
    moves = []
    for one in games:
        with progress_bar(talk("players-steps", game=one.name)) as report:
            moves.append(measure_players(Plan(one.name, level, people, decisions, seed), report))
    if as_json:
        write_json(to_builtins(moves))
    else:
        screen().print(_table(moves, talk))


def _table(moves: list[Moves], talk: Talk) -> Table:
    title = talk("players-title", level=moves[0].level, people=moves[0].people)
    table = Figures(title=title)
    table.add_column("", no_wrap=True)
    heads = (
        talk("players-decisions"),
        talk("players-thinking"),
        talk("players-table"),
        talk("players-ratio"),
        talk("players-server"),
        talk("players-sitting-down"),
    )
    for head in heads:
        table.add_column(head, justify="right")
    for move in moves:
        table.add_row(
            move.game,
            str(move.decisions),
            f"{move.thinking:.2f}",
            f"{move.table:.2f}",
            f"× {move.ratio:.2f}",
            f"{move.server:.2f}",
            f"{move.sitting_down:.1f}",
        )
    return table
