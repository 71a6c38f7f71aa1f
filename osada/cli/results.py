"""`osada lab results`: the tables of results that were kept, and some of the games played again."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import osada

from .figures import Figures
from .files import write_text
from .lab import FOUND_SOMETHING, Json
from .screen import screen, write_json

if TYPE_CHECKING:
    from osada.lab.results import Kept, Share

PACKAGE = Path(osada.__file__).parent
FILES = (PACKAGE / "lab" / "results.jsonl", PACKAGE.parent / "docs" / "bots" / "results.jsonl")
"""Where ours are: an installed wheel has them in the package, a clone among the documents."""


def results(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE", help="What `lab tournament --keep` wrote; ours, when left out."
        ),
    ] = None,
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

    A file with a series that says more or fewer wins than its games show is refused (exit 1).

    \b
    Examples:
      osada lab results
      osada lab results docs/bots/results.jsonl --again 6
      osada lab results --note
    """
    from osada.bots.ladder import write_ladder
    from osada.bots.levels import LEVELS, WITHOUT_CLOCK
    from osada.games import game
    from osada.lab.results import WrongResults, drawn, play_again, rungs, shares, together

    kept = read(file)
    try:
        rows = shares(kept)
    except WrongResults as wrong:
        print(f"osada: {wrong}", file=sys.stderr)
        raise typer.Exit(FOUND_SOMETHING) from None
    for name in dict.fromkeys(one["game"] for one in kept) if note else ():
        write_ladder(game(name).house.folder, rungs(kept, name))
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
                        "open": row.open,
                        "unfinished": row.unfinished[0],
                    }
                    for row in rows
                ],
                "again": len(replayed),
                "other": len(other),
            }
        )
    else:
        table = Figures("game", "who", "games", "wins", "95 %", "ties", "ms", "longest")
        for row in rows:
            first, *rest = row.kept["bots"]
            table.add_row(
                row.kept["game"],
                f"{first} against {len(rest)} {rest[0]}",
                str(len(row.kept["games"])),
                f"{row.share:.1%}",
                f"{row.low:.1%} to {row.high:.1%}",
                str(row.open or ""),
                f"{row.kept['ms']:g}",
                f"{1000 * row.kept['longest']:.0f}",
            )
        screen().print(table)
        for told in remarks(rows):
            screen().print(told)
        if replayed:
            screen().print(f"{len(replayed)} games played again, {len(other)} ended otherwise")
    if other and not clocked:
        raise typer.Exit(FOUND_SOMETHING)


def read(file: Path | None) -> list[Kept]:
    """The series of a file, or ours."""
    from osada.lab.results import BadResults, read_results

    found = file or next((one for one in FILES if one.exists()), None)
    if found is None:
        raise BadResults("say which FILE: ours is neither in this package nor in a clone around it")
    return read_results(found)


def remarks(rows: Sequence[Share]) -> list[str]:
    """What must be known of a table, and no column tells."""
    told = []
    if any(row.open for row in rows):
        told.append(
            "ties: games in which the first bot shared the most points, of series that keep no"
            " winners. What they were worth is taken from what was counted when they were played."
        )
    for row in rows:
        played, whole = row.unfinished
        if played:
            first, *rest = row.kept["bots"]
            told.append(
                f"{row.kept['game']}, {first} against {len(rest)} {rest[0]}: of the {whole} games"
                f" of the last deal only {played} were played; seats are not evened out there."
            )
    return told
