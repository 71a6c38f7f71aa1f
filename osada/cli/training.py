"""`osada lab train`: learn to judge a game from games that computer players play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from .figures import Figures
from .lab import GameName, Jobs, Json, named_bots, opened
from .progress import progress_bar
from .screen import screen, write_json


def train(
    game: GameName,
    out: Annotated[
        Path,
        typer.Option(
            metavar="FOLDER", help="Where everything is kept; the same again goes on with it."
        ),
    ] = Path("training"),
    quick: Annotated[
        bool, typer.Option("--quick", help="A minute, only to see that it learns.")
    ] = False,
    games: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Games to learn from.")
    ] = None,
    rounds: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="How often to go through them.")
    ] = None,
    level: Annotated[
        str, typer.Option(metavar="NAME", help="Who plays them; see osada games.")
    ] = "greedy",
    seed: Annotated[int, typer.Option(metavar="S", help="Decides games and learning.")] = 1,
    jobs: Jobs = 1,
    as_json: Json = False,
) -> None:
    """Learn to judge a game: let computer players play, and learn who wins from where.

    \b
    What was learned lies in FOLDER/weights.npz, how it went in FOLDER/log.json.

    \b
    Examples:
      osada lab train vikings --quick
      osada lab train vikings --games 40000 --jobs 16 --out vikings-2
    """
    from osada.lab.training import Course
    from osada.lab.training import train as learn
    from osada.lab.training.course import QUICK

    open_game = opened(game, None)
    named_bots(open_game, level, None)
    course = Course(open_game().name, level, seed=seed, **(QUICK if quick else {}))
    course = course._replace(games=games or course.games, rounds=rounds or course.rounds)
    with progress_bar("games") as playing, progress_bar("rounds of learning") as learning:
        found = learn(open_game, course, out, jobs, playing, learning)
    if as_json:
        write_json(found)
        return
    table = Figures("round", "learned", "held back", "points", "seconds")
    for number, one in enumerate(found["curve"], 1):
        row = (one["learned"], one["held_back"], one["points"], one["seconds"])
        table.add_row(str(number), *(f"{value:g}" for value in row))
    [[share, low, high]] = found["examination"].values()
    screen().print(
        f"{found['positions']} positions of {course.games} games of {course.level}",
        table,
        f"log loss of the winner; {found['equal_chances']:g} for equal chances",
        f"against untrained ones: {share:.1%} of wins, {low:.1%} to {high:.1%}",
        Text(f"{out / 'weights.npz'}, fingerprint {found['fingerprint']}", style="dim"),
        sep="\n",
    )
