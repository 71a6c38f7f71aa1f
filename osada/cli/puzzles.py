"""`osada lab puzzles`: find positions where one turn is clearly best, and not the obvious one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from osada.kernel.errors import OsadaError

from .files import read_text, write_text
from .lab import GameName, Jobs, Json, opened
from .progress import progress_bar
from .screen import screen, write_json

if TYPE_CHECKING:
    from osada.insight.puzzle import Puzzle
    from osada.kernel.game import Game
    from osada.lab.blocks import OpenGame
    from osada.lab.puzzles import Mined


class BadMine(OsadaError):
    """A file of mined games that belongs to something else."""


def puzzles(
    game: GameName,
    games: Annotated[int, typer.Option(min=0, metavar="N", help="Games to look through.")] = 20,
    seed: Annotated[int, typer.Option(metavar="S", help="Decides every game.")] = 1,
    jobs: Jobs = 1,
    work: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Keep here what was found, game by game; the same again goes on with it.",
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a collection of puzzles here.")
    ] = None,
    want: Annotated[int, typer.Option(min=1, metavar="N", help="How large it may be.")] = 60,
    again: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="First hold the puzzles of this collection against today's levels, and keep those "
            "that still are puzzles.",
        ),
    ] = None,
    retell: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Only tell the reasons of this collection anew, in place: where they are worded "
            "otherwise now.",
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Mine puzzles from games of computer players.

    \b
    Examples:
      osada lab puzzles vikings --games 4
      osada lab puzzles hamlet --games 300 --jobs 16 --work hamlet.mined --want 40 --out found.jsonl
      osada lab puzzles vikings --games 0 --again old.jsonl --out new.jsonl
      osada lab puzzles vikings --retell puzzles.jsonl
    """
    from osada.insight import adviser
    from osada.insight.puzzle import write_puzzles
    from osada.lab.puzzle_pick import pick
    from osada.lab.puzzles import MARGIN, PLAYS, mine

    open_game = opened(game, None)
    played = open_game()
    if retell is not None:
        _retell(played, retell)
        return
    budget = adviser(played).prover().budget()
    made = {
        "game": played.name,
        "rules": played.rules_version,
        "content": played.content_hash,
        "seed": seed,
        "players": PLAYS,
        "budget": budget._asdict(),
        "margin": MARGIN,
    }
    stood = [] if again is None else _again(open_game, again, jobs, as_json)
    done = {} if work is None else _kept(work, made)
    todo = [number for number in range(games) if number not in done]
    with progress_bar("games") as report:
        for mined in mine(open_game, seed, todo, jobs, report):
            done[mined.number] = mined
            if work is not None:
                with work.open("a", encoding="utf-8") as file:
                    file.write(_line(mined.to_data()))
    all_of_them = [done[number] for number in sorted(done)]
    mined_here = [puzzle for mined in all_of_them for puzzle in mined.puzzles]
    known = {puzzle.name for puzzle in stood}
    found = [*stood, *(puzzle for puzzle in mined_here if puzzle.name not in known)]
    picked = pick(found, want)
    looked = sum(mined.decisions for mined in all_of_them)
    counted = {"games": len(done), "decisions": looked, "found": len(found)}
    if out is not None:
        command = f"osada lab puzzles {played.name} --games {len(done)} --seed {seed} --want {want}"
        if again is not None:
            command += f" --again {again.name}"
        write_text(out, write_puzzles({"command": command, **made, **counted}, picked))
    grades: dict[str, int] = {}
    for puzzle in picked:
        grades[puzzle.grade] = grades.get(puzzle.grade, 0) + 1
    if as_json:
        write_json({**counted, "picked": len(picked), "grades": grades})
    else:
        told = ", ".join(f"{count} {grade or 'nobody'}" for grade, count in grades.items())
        screen().print(
            f"{len(found)} puzzles in {looked} decisions of {len(done)} games; "
            f"picked {len(picked)}" + (f", found by {told}" if told else "")
        )


def _retell(game: Game, file: Path) -> None:
    """The same puzzles, with their reasons as they are told today."""
    from osada.insight.puzzle import read_puzzles, write_puzzles
    from osada.lab.puzzle_again import retold

    made, *_ = read_text(file).splitlines() or [""]
    old = list(read_puzzles(file))
    new = [retold(game, puzzle) for puzzle in old]
    write_text(file, write_puzzles(json.loads(made), new))
    told = sum(was.reasons != now.reasons for was, now in zip(old, new, strict=True))
    screen().print(f"{told} of {len(old)} puzzles have other reasons")


def _again(open_game: OpenGame, file: Path, jobs: int, quiet: bool) -> list[Puzzle]:
    """Those of a collection that still are puzzles, as they are graded today."""
    from osada.insight.puzzle import read_puzzles
    from osada.lab.puzzle_again import graded

    read_text(file)  # a file that is not there is said in one line
    old = list(read_puzzles(file))
    with progress_bar("puzzles") as report:
        now = list(graded(open_game, old, jobs, report)) if old else []
    stood = [puzzle for puzzle in now if puzzle is not None]
    moved = sum(
        new is not None and new.grade != was.grade for was, new in zip(old, now, strict=True)
    )
    if not quiet:
        screen().print(f"{len(stood)} of {len(old)} still are puzzles, {moved} of another grade")
    return stood


def _kept(work: Path, made: dict[str, Any]) -> dict[int, Mined]:
    """What is there already; a new file says first what it is of."""
    from osada.lab.puzzles import Mined

    head = {key: made[key] for key in ("game", "rules", "content", "seed", "budget", "margin")}
    if not work.exists():
        write_text(work, _line(head))
        return {}
    first, *lines = read_text(work).splitlines() or [""]
    if first != _line(head).strip():
        raise BadMine(f"{work} was begun with another game, seed or version: name another file")
    kept: dict[int, Mined] = {}
    for line in lines:
        try:
            mined = Mined.from_data(json.loads(line))
        except (ValueError, KeyError, TypeError):
            continue  # written half when it was stopped: looked at again
        kept[mined.number] = mined
    return kept


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"
