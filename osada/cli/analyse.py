"""`osada analyse`: a finished or running game from its record, decision by decision."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import osada
from osada.insight import CLOSELY, adviser
from osada.insight.adviser import Adviser
from osada.insight.analysis import Seen, course, decisions, look_at, steps_of
from osada.insight.data import moment_data, seen_data
from osada.insight.lesson import decided, lesson
from osada.insight.moves import Move
from osada.kernel.errors import BadContent
from osada.kernel.journal import Journal
from osada.kernel.record import PERSON
from osada.terminal import Talk
from osada.texts import Speech

from .analysing import draw_course, draw_decisions, draw_moments
from .analysis_page import analysis_page
from .files import BadFile, read_text, write_text
from .group import MISTAKE, complain
from .language import LangOption, choose_language
from .notes import notes_data, tell_notes
from .progress import progress_bar
from .record import ContentOption
from .screen import screen, write_json
from .speaking import speak


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record.")],
    seat: Annotated[
        int | None,
        typer.Option(metavar="SEAT", min=0, help="Whose lesson to draw; the first person's."),
    ] = None,
    html: Annotated[
        Path | None,
        typer.Option(metavar="PAGE", help="Also write it as one page that needs nothing else."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    content: ContentOption = None,
    lang: LangOption = None,
) -> None:
    """Say of every decision of a game how good it was, and what would have been better.

    \b
    Examples:
      osada analyse game.osada
      osada analyse game.osada --html game.html
    """
    talk = Talk(choose_language(lang))
    journal = _read(file, content)
    who = _whose(journal, seat)
    advising = adviser(journal.game)
    steps = steps_of(journal)
    moves = decisions(advising, steps)
    seen = _look(advising, moves)
    whole = len(seen) == len(moves)
    points = course(seen, journal.state, len(steps), whole)
    moments = lesson(seen, who, type(advising), len(steps))
    by = decided(journal.state.outcome, who) if whole and not moments else None
    speech, _ = speak(journal, talk)
    beside = _beside(journal, speech, talk)
    if html is not None:
        write_text(html, analysis_page(seen, points, moments, by, speech, talk, beside))
    if len(seen) < len(moves):
        complain(talk("analyse-stopped", count=len(seen), of=len(moves)))
    if as_json:
        write_json(
            {
                "game": journal.game.name,
                "seats": journal.seats,
                "actions": len(steps),
                "decisions": [seen_data(one) for one in seen],
                "course": [{"after": p.after, "chances": list(p.chances)} for p in points],
                "lesson": [moment_data(one) for one in moments],
                "decided": None if by is None else by._asdict(),
                "notes": notes_data(journal.chapter.notes),
            }
        )
        return
    console = screen()
    draw_decisions(seen, speech, talk, console)
    draw_course(points, speech, talk, console)
    console.print(talk("analyse-lesson", name=speech.seat(who)))
    draw_moments(moments, by, speech, talk, console)
    if beside:
        console.print(talk("analyse-notes"))
    for place, lines in beside:
        console.print(Text("\n".join([f"{place:>4}", *lines]), overflow="fold"))


def _beside(journal: Journal, speech: Speech, talk: Talk) -> list[tuple[int, list[str]]]:
    """What somebody has written beside the game, after how many of its actions."""
    told = (
        (place, [line.plain for line in tell_notes(journal.chapter.notes, place, speech, talk)])
        for place in range(len(journal.entries) + 1)
    )
    return [(place, lines) for place, lines in told if lines]


def _read(file: Path, content: Path | None) -> Journal:
    override = None if content is None else str(content)
    text = read_text(file)
    try:
        replay = osada.read_record(text, None, override)
    except BadContent:
        raise
    except osada.OsadaError as error:
        raise BadFile(f"{file}: {error}") from None
    if replay.fault is not None:
        complain(f"{file}: {replay.fault}")
        raise typer.Exit(MISTAKE)
    return replay.journal


def _whose(journal: Journal, seat: int | None) -> int:
    if seat is not None:
        if seat >= journal.seats:
            raise BadFile(f"there is no seat {seat}: the last one is {journal.seats - 1}")
        return seat
    return next((at for at, who in sorted(journal.players.items()) if who == PERSON), 0)


def _look(advising: Adviser, moves: list[Move]) -> list[Seen]:
    """Every decision, with progress; Ctrl-C leaves with what has been seen so far."""
    seen: list[Seen] = []
    with progress_bar("decisions") as report, suppress(KeyboardInterrupt):
        for number, move in enumerate(moves):
            seen.append(look_at(advising, move, number, CLOSELY))
            report(number + 1, len(moves))
    return seen
