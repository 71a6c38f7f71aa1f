"""`osada simulate`, `osada fuzz`, `osada bench`: the lab at the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import osada
from osada.bots.guarded import SECONDS as SECONDS_OF_OWN
from osada.bots.own import check_name
from osada.kernel.errors import BadStart
from osada.lab import bench as run_bench
from osada.lab import fuzz as run_fuzz
from osada.lab import simulate as run_simulate
from osada.lab.bench import SECONDS, Bench
from osada.lab.blocks import OpenGame, opener
from osada.lab.fuzz import EVERY, OUT
from osada.lab.limits import MAX_DECISIONS, Lengths, Limits

from .clone import tool
from .files import new_folder
from .lab_tables import bench_table, fuzz_table, simulate_table
from .progress import progress_bar
from .screen import screen, write_json

FOUND_SOMETHING = 1
"""The exit code of `fuzz` when a check has failed."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; see osada games.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object, for programs.")]
Jobs = Annotated[
    int, typer.Option(metavar="J", help="Processes to use; the result is the same with any number.")
]
AllJobs = Annotated[
    int, typer.Option(metavar="J", help="Processes to use; by default one for each core.")
]
Executor = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="A Dask cluster that does the work: dask://HOST:PORT of its scheduler.",
    ),
]
OwnSeconds = Annotated[
    float,
    typer.Option(
        metavar="S",
        help="How long a player from a file of your own may think about a decision.",
    ),
]
Clock = Annotated[
    bool,
    typer.Option(
        "--clock",
        help="Let a clock cut the levels short, as at a table: then no two runs are the same.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A game option; see osada games."),
]
ContentFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Your file with corrected printed values.")
]
MaxDecisions = Annotated[
    int, typer.Option(metavar="N", help="Stop a game after this many decisions.")
]
MaxTurns = Annotated[int, typer.Option(metavar="N", help="Stop a game after this many turns.")]


def simulate(
    game: GameName,
    seats: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many play; by default as many as there are --bots."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME,…",
            help="The computer players, seat by seat (`osada games` names them); your own as"
            " my_bot.py:Class. By default, on all seats, the one that the game itself proposes:"
            " most often random.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="Decides every game of the series.")] = 0,
    jobs: Jobs = 1,
    as_json: Json = False,
    max_decisions: MaxDecisions = MAX_DECISIONS,
    max_turns: MaxTurns = 0,
    option: Options = None,
    content: ContentFile = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep every game as a record in this folder."),
    ] = None,
    seconds: OwnSeconds = SECONDS_OF_OWN,
    *,
    lengths: Lengths,
) -> None:
    """Let computer players play many games, and report who wins how often.

    \b
    Examples:
      osada simulate vikings --bots greedy,random,random --games 400
      osada simulate vikings --games 2000 --jobs 2 --seed 7 --json
      osada simulate vikings --games 20 --keep games
    """
    open_game = opened(game, content)
    names = named_bots(open_game, bots, seats)
    options = named_options(option or [])
    limits = Limits(max_decisions, max_turns, lengths)
    with progress_bar("games") as report:
        result = run_simulate(
            open_game,
            names,
            games,
            seed,
            jobs,
            options,
            limits,
            None if keep is None else new_folder(keep),
            progress=report,
            seconds=seconds,
        )
    if as_json:
        write_json(result)
    else:
        screen().print(simulate_table(result))


def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games to play.")] = 100,
    seats: Annotated[
        str | None,
        typer.Option(metavar="N,N,…", help="Numbers of players, in turn; by default all."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="Decides every game of the series.")] = 0,
    jobs: Jobs = 1,
    every: Annotated[
        int,
        typer.Option(
            metavar="N", help="Run the expensive checks at every Nth step; 1 is every step."
        ),
    ] = EVERY,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where failures are written, as records.")
    ] = Path(OUT),
    max_turns: MaxTurns = 0,
    as_json: Json = False,
    content: ContentFile = None,
    *,
    lengths: Lengths,
) -> None:
    """Play random games with random options and check the rules after every step.

    \b
    A failure is cut short and written as a record. Then the exit code is 1.

    \b
    Examples:
      osada fuzz vikings --games 3000 --seats 2,3,4 --seed 1
      osada fuzz vikings --every 1 --games 20
    """
    open_game = opened(game, content)
    with progress_bar("games") as report:
        result = run_fuzz(
            open_game,
            games,
            _seat_counts(seats),
            seed,
            jobs,
            every,
            out,
            Limits(turns=max_turns, lengths=lengths),
            progress=report,
        )
    if as_json:
        write_json(result)
    else:
        screen().print(fuzz_table(result))
    if result["failures"]:
        raise typer.Exit(FOUND_SOMETHING)


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; by default every one.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(metavar="S", help="About how long to measure each game.")
    ] = SECONDS,
    peers: Annotated[
        bool,
        typer.Option(
            "--peers",
            help="In a clone: beside other libraries, each in a process of its own; they are"
            " installed into an environment of their own when this is first asked.",
        ),
    ] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="With --peers: also write a page.")
    ] = None,
    as_json: Json = False,
    content: ContentFile = None,
) -> None:
    """Measure how fast a game runs, in one process.

    \b
    Examples:
      osada bench vikings
      osada bench vikings --seconds 60 --json
      osada bench --peers
    """
    if peers:
        names = osada.games() if game is None else (game,)
        for name in names:
            opened(name, None)
        tool("peers", "bench --peers").bench_beside(names, seconds, as_json, out)
        return
    results: dict[str, Bench] = {}
    for name in osada.games() if game is None else (game,):
        open_game = opened(name, content)
        with progress_bar(f"{name}: rounds") as report:
            results[name] = run_bench(open_game, seconds, progress=report)
    if as_json:
        write_json(results if game is None else results[game])
        return
    for result in results.values():
        screen().print(bench_table(result))


def opened(game: str, content: Path | None) -> OpenGame:
    """The game, opened once here so that a wrong name or file is told at once."""
    open_game = opener(game, None if content is None else str(content))
    open_game()
    return open_game


def named_bots(open_game: OpenGame, bots: str | None, seats: int | None) -> list[str]:
    """One name for each seat."""
    if bots is None:
        game = open_game()
        return [game.company] * (game.seats[-1] if seats is None else seats)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        check_name(name, open_game())  # a wrong name is told before a wrong number of them
    if seats is not None and len(names) != seats:
        raise BadStart(f"--bots names {len(names)} for {seats} seats: name one for each seat")
    return names


def _seat_counts(text: str | None) -> list[int]:
    words = [] if text is None else [word.strip() for word in text.split(",")]
    for word in words:
        if not word.isdecimal() or len(word) > 2:
            raise BadStart(f"--seats '{text}' is not a list of numbers: e.g. --seats 2,3,4")
    return [int(word) for word in words]


def named_options(texts: list[str]) -> dict[str, object]:
    """Each NAME=VALUE; the game says which names and values there are."""
    chosen: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadStart(f"--option '{text}' is not NAME=VALUE: osada games lists the options")
        chosen[name.strip()] = value.strip()
    return chosen
