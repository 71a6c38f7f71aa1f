"""`osada puzzle`: today's puzzle, or another one, solved at the terminal."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

import osada
from osada.insight.puzzle import BadPuzzle, Puzzle, of_the_day, puzzles
from osada.kernel.errors import did_you_mean
from osada.terminal import Talk
from osada.texts import Speech

from .language import LangOption, choose_language
from .screen import screen, write_json
from .solved import Solved, name_of

if TYPE_CHECKING:
    from collections.abc import Callable

GRADES = ("skilled", "strong", "master", "nobody")
MARKS = ("first", "later", "missed", "none")
Known = list[tuple[str, Puzzle]]


def puzzle(
    name: Annotated[
        str | None,
        typer.Argument(metavar="NAME", help="Which one, as --list calls it; today's if not said."),
    ] = None,
    list_: Annotated[bool, typer.Option("--list", help="List them instead.")] = False,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Only those of this game,")
    ] = None,
    grade: Annotated[
        str | None,
        typer.Option(metavar="|".join(GRADES), help="those that this level finds first,"),
    ] = None,
    unsolved: Annotated[
        bool, typer.Option("--unsolved", help="and those that you have not solved.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The list, for programs.")] = False,
    lang: LangOption = None,
) -> None:
    """Find the turn that is clearly the best, and not the obvious one.

    \b
    Examples:
      osada puzzle
      osada puzzle --game hamlet --grade strong
      osada puzzle --game vikings --list --unsolved
      osada puzzle hamlet-0a1b2c3d
    """
    talk = Talk(choose_language(lang))
    everything = _all()
    solved = Solved()
    wanted = [one for one in everything if _wanted(one, solved, game, grade, unsolved)]
    if list_ or as_json:
        (_write if as_json else _draw)(wanted, solved, talk)
        return
    from .solving import Solving  # only who solves one has to wait until all this is loaded

    chosen, found = _today(wanted, everything) if name is None else _named(everything, name)
    Solving(chosen, found, solved, talk, screen()).solve()


def _all() -> Known:
    return [(game, one) for game in osada.games() for one in puzzles(osada.game(game))]


def _wanted(
    one: tuple[str, Puzzle], solved: Solved, game: str | None, grade: str | None, unsolved: bool
) -> bool:
    if game is not None and game not in osada.games():
        raise BadPuzzle(f"there is no game '{game}': {did_you_mean(game, osada.games())}")
    if grade is not None and grade not in GRADES:
        raise BadPuzzle(f"there is no grade '{grade}': {did_you_mean(grade, GRADES)}")
    of, puzzle = one
    is_solved = solved.of(name_of(of, puzzle)).at_try > 0
    graded = grade in (None, puzzle.grade or "nobody")
    return game in (None, of) and graded and not (unsolved and is_solved)


def _today(wanted: Known, everything: Known) -> tuple[str, Puzzle]:
    """Today's of those that are wanted."""
    today = of_the_day(wanted, datetime.now(UTC).date())
    if today is None and everything:
        raise BadPuzzle("there is no such puzzle: osada puzzle --list shows them all")
    if today is None:
        raise BadPuzzle("there are no puzzles: make some with osada lab puzzles")
    return today


def _named(everything: Known, name: str) -> tuple[str, Puzzle]:
    for game, one in everything:
        if name in (name_of(game, one), one.name):
            return game, one
    known = [name_of(game, one) for game, one in everything]
    raise BadPuzzle(f"there is no puzzle '{name[:60]}': {did_you_mean(name, known)}")


def _write(wanted: Known, solved: Solved, talk: Talk) -> None:
    write_json(
        [
            {
                "name": name_of(game, one),
                "game": game,
                "grade": one.grade or "nobody",
                "seats": one.source["seats"],
                "mark": solved.of(name_of(game, one)).mark,
            }
            for game, one in wanted
        ]
    )


def _draw(wanted: Known, solved: Solved, talk: Talk) -> None:
    words: Callable[[str], str] = {
        **{f"grade-{grade}": text for grade, text in zip(GRADES, _grades(talk), strict=True)},
        **{f"mark-{mark}": text for mark, text in zip(MARKS, _marks(talk), strict=True)},
    }.__getitem__
    grid = Table(box=None, padding=(0, 1), pad_edge=False)
    for head in (talk("puzzle-name"), talk("puzzle-game"), talk("puzzle-grade"), ""):
        grid.add_column(head)
    for game, one in wanted:
        name = name_of(game, one)
        grade = words(f"grade-{one.grade or 'nobody'}")
        title = Speech(osada.game(game), talk.lang).title
        grid.add_row(name, title, grade, words(f"mark-{solved.of(name).mark}"))
    screen().print(grid)
    done = sum(solved.of(name_of(game, one)).at_try > 0 for game, one in wanted)
    screen().print(talk("puzzle-count", done=done, of=len(wanted)))


def _grades(talk: Talk) -> list[str]:
    """What it takes to find them, easiest first."""
    return [
        talk("puzzle-grade-skilled"),
        talk("puzzle-grade-strong"),
        talk("puzzle-grade-master"),
        talk("puzzle-grade-nobody"),
    ]


def _marks(talk: Talk) -> list[str]:
    return [
        talk("puzzle-mark-first"),
        talk("puzzle-mark-later"),
        talk("puzzle-mark-missed"),
        talk("puzzle-mark-none"),
    ]
