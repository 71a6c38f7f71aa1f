"""`osada lab results`: the tables of results that were kept, and some of the games played again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from .files import write_text
from .lab import FOUND_SOMETHING, Json
from .screen import screen, write_json

FILE = Path("docs/bots/results.jsonl")


def results(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="What `lab tournament --keep` wrote.")
    ] = FILE,
    again: Annotated[
        int, typer.Option(min=0, metavar="N", help="Play so many of the games again.")
    ] = 0,
    seed: Annotated[int, typer.Option(metavar="S", help="Decides which.")] = 1,
    clocked: Annotated[
        bool,
        typer.Option(
            "--clocked", help="Also those of players whom a clock cuts short: they may differ."
        ),
    ] = False,
    drawing: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Draw there how often the chances came true that the best level gave itself"
            " among the best two.",
        ),
    ] = None,
    note: Annotated[
        bool,
        typer.Option(
            "--note", help="Write what players are told of the levels into the games' houses."
        ),
    ] = False,
    as_json: Json = False,
) -> None:
    """Work out the tables of docs/bots.md from the games behind them, and play some again.

    \b
    Examples:
      osada lab results
      osada lab results docs/bots/results.jsonl --again 6
      osada lab results --note
    """
    from osada.bots.ladder import write_ladder
    from osada.bots.levels import LEVELS, WITHOUT_CLOCK
    from osada.games import game
    from osada.lab.results import drawn, play_again, read_results, rungs, shares, together

    kept = read_results(file)
    for name in dict.fromkeys(one["game"] for one in kept) if note else ():
        write_ladder(game(name).house.folder, rungs(kept, name))
    rows = shares(kept)
    free = [one for one in kept if clocked or WITHOUT_CLOCK.issuperset(one["bots"])]
    replayed = play_again(free, again, seed) if again and free else []
    best = [one for one in kept if set(one["bots"]) <= set(LEVELS[-2:]) and one["said"]]
    for name in dict.fromkeys(one["game"] for one in best) if drawing is not None else ():
        points = together([one["said"] for one in best if one["game"] == name])
        assert drawing is not None
        write_text(drawing / f"chances-{name}.svg", drawn(points, f"{name}: said, and came"))
    other = [one for one in replayed if not one.same]
    if as_json:
        write_json(
            {
                "series": [
                    {
                        **{key: row.kept[key] for key in ("game", "bots", "ms", "longest", "said")},
                        "games": len(row.kept["games"]),
                        "win_share": round(row.share, 4),
                        "wilson": [round(row.low, 4), round(row.high, 4)],
                    }
                    for row in rows
                ],
                "again": len(replayed),
                "other": len(other),
            }
        )
    else:
        table = Table(
            *("game", "who", "games", "wins", "95 %", "ms", "longest"),
            box=box.SIMPLE_HEAD,
            pad_edge=False,
        )
        for row in rows:
            first, *rest = row.kept["bots"]
            table.add_row(
                row.kept["game"],
                f"{first} against {len(rest)} {rest[0]}",
                str(len(row.kept["games"])),
                f"{row.share:.1%}",
                f"{row.low:.1%} to {row.high:.1%}",
                f"{row.kept['ms']:g}",
                f"{1000 * row.kept['longest']:.0f}",
            )
        screen().print(table)
        if replayed:
            screen().print(f"{len(replayed)} games played again, {len(other)} ended otherwise")
    if other and not clocked:
        raise typer.Exit(FOUND_SOMETHING)
