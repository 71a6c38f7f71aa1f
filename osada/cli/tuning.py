"""`osada lab tune`: better numbers for a judgement made by hand, found by playing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from .figures import Figures
from .lab import GameName, Jobs, Json, opened
from .progress import progress_bar
from .screen import screen, write_json


def tune(
    game: GameName,
    steps: Annotated[int, typer.Option(min=1, metavar="N", help="How often to step.")] = 3,
    games: Annotated[int, typer.Option(min=10, metavar="N", help="Games for each step.")] = 1000,
    spread: Annotated[
        float, typer.Option(min=0.01, max=1.0, metavar="X", help="How far numbers are turned.")
    ] = 0.3,
    seed: Annotated[int, typer.Option(metavar="S", help="Decides every game.")] = 1,
    jobs: Jobs = 1,
    log: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write every step there, a line of JSON.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Look for better numbers of a game's judgement: everybody plays with numbers of their own, and
    what brought points is followed.

    \b
    Examples:
      osada lab tune hamlet --steps 1 --games 40
      osada lab tune hamlet --games 2000 --jobs 16 --log hamlet.jsonl
    """
    from osada.lab.tuning import tune_step, tuning_of

    open_game = opened(game, None)
    numbers = dict(tuning_of(open_game()).numbers)
    found = []
    for number in range(steps):
        with progress_bar(f"games of step {number + 1}") as report:
            step = tune_step(open_game, numbers, games, spread, f"{seed} {number}", jobs, report)
        found.append(step)
        numbers = step["after"]
        if log is not None:
            with log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(step) + "\n")
    if as_json:
        write_json({"game": game, "spread": spread, "seed": seed, "steps": found})
        return
    table = Figures("number", "before", "after", "gain", "±")
    last = found[-1]
    for name, before in found[0]["before"].items():
        gain = last["gains"][name]
        cells = (before, numbers[name], gain["points"], gain["error"])
        table.add_row(name, *(f"{cell:g}" for cell in cells))
    screen().print(
        table, "gain: points ahead for turning the number up, in the last step", sep="\n"
    )
