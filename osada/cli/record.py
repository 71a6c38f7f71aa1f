"""`osada record check` and `osada record show`: whole games as text files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import osada
from osada.kernel.errors import BadContent, BadRecord
from osada.kernel.journal import Journal
from osada.kernel.options import spell
from osada.kernel.record import Replay
from osada.terminal import Talk

from .files import BadFile, read_text
from .group import MISTAKE, complain, one_line
from .language import LangOption, choose_language
from .notes import count_notes, notes_data, tell_notes
from .screen import screen, write_json
from .speaking import speak
from .stepping import Viewers, draw_position, step_through
from .table.chapters import chapters_told, tell_chapter
from .table.telling import tell_lines, tell_sentences
from .viewing import log_together, read_viewers, told_last, view_together

ContentOption = Annotated[
    Path | None,
    typer.Option(
        "--content", metavar="FILE", help="The file of corrected values it was played with."
    ),
]


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Records to check.")],
    as_json: Annotated[
        bool, typer.Option("--json", help="For programs: one list, of what is wrong, too.")
    ] = False,
    content: ContentOption = None,
    lang: LangOption = None,
) -> None:
    """Replay records and report the first line that is wrong. Of a campaign every chapter is
    replayed, and opened by itself.

    \b
    Examples:
      osada record check game.osada
      osada record check *.osada --json
    """
    talk = Talk(choose_language(lang))
    checked: list[dict[str, object]] = []
    broken = False
    for path in files:
        try:
            replay = _replay(path, content, None, whole=True)
            if replay.fault is not None:
                raise BadFile(f"{path}: {replay.fault}")
            if replay.cut is not None:
                raise BadFile(f"{path}: {replay.cut}")
            _open_chapters(path, content, len(replay.journal.chapters))
        except osada.OsadaError as error:
            broken = True
            checked.append({"file": str(path), "faults": [one_line(error)]})
            complain(one_line(error))
            continue
        checked.append({"file": str(path), "faults": [], **checked_data(replay.journal)})
        if not as_json:
            screen().print(f"{path}: {summary(replay.journal, talk)}", soft_wrap=True)
    if as_json:
        write_json(checked)
    if broken:
        raise typer.Exit(MISTAKE)


def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record.")],
    to: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Play only the first N actions."),
    ] = None,
    view: Annotated[
        str,
        typer.Option(
            metavar="SEAT|none|all",
            help="Whose view: a seat's, a spectator's, or everything any seat knows.",
        ),
    ] = "none",
    step: Annotated[
        bool,
        typer.Option("--step", help="Go through it step by step, from --to on or from the start."),
    ] = False,
    chapter: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="For a campaign: show the end of this chapter."),
    ] = None,
    log: Annotated[
        bool, typer.Option("--log", help="Also list everything that happened, a line a turn.")
    ] = False,
    sentences: Annotated[
        bool, typer.Option("--sentences", help="List it in full sentences, one for each event.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    content: ContentOption = None,
    lang: LangOption = None,
) -> None:
    """Show the position at the end of a record. A broken record is shown up to the fault.

    \b
    Examples:
      osada record show game.osada --log
      osada record show game.osada --sentences --lang pl
      osada record show game.osada --to 40 --view 1
      osada record show game.osada --step
      osada record show valley.osada --chapter 3 --log
      osada record show valley.osada --chapter 3 --to 40
    """
    talk = Talk(choose_language(lang))
    replay = _replay(file, content, None if step else to, chapter=chapter)
    journal = replay.journal
    viewers = read_viewers(view, journal.seats)
    if step and not as_json:
        step_through(lambda at: _replay(file, content, at), journal, viewers, talk, to or 0)
        return
    if as_json:
        write_json(_data(journal, viewers, replay.fault))
    else:
        _draw(journal, viewers, log or sentences, talk, sentences)
    if replay.fault is not None:
        complain(f"{file}: {replay.fault}")
        raise typer.Exit(MISTAKE)
    if to is not None and to > len(journal.entries) and not as_json:
        screen().print(talk("record-short", count=len(journal.entries)))


def told(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a campaign.")],
    chapter: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Only this one, counted from 1.")
    ] = None,
    content: ContentOption = None,
    lang: LangOption = None,
) -> None:
    """Tell what each finished chapter of a campaign came to, counted from its log.

    \b
    Examples:
      osada record told valley.osada
      osada record told valley.osada --chapter 3 --lang cs
    """
    talk = Talk(choose_language(lang))
    replay = _replay(file, content, None, whole=True)
    if replay.fault is not None:
        raise BadFile(f"{file}: {replay.fault}")
    journal = replay.journal
    if not journal.game.house.chapters:
        raise BadFile(f"{file}: a game of {journal.game.name} has no chapters, only a campaign has")
    found = chapters_told(journal)
    wanted = [one for one in found if chapter in (None, one.number)]
    if not wanted:
        known = ", ".join(str(one.number) for one in found) or "none yet"
        raise BadFile(f"{file}: no finished chapter {chapter or ''}".rstrip() + f": {known}")
    speech, _ = speak(journal, talk)
    for one in wanted:
        tell_chapter(one, speech, screen())


def _open_chapters(path: Path, content: Path | None, closed: int) -> None:
    """Each chapter by the position it begins with, as `show` opens it; the first begins with the
    set-up."""
    for chapter in range(2, closed + 2):
        opened = _replay(path, content, None, chapter=chapter)
        if opened.fault is not None:
            raise BadFile(f"{path}: {opened.fault}")


def _replay(
    path: Path,
    content: Path | None,
    to: int | None,
    whole: bool = False,
    chapter: int | None = None,
) -> Replay:
    text = read_text(path)
    override = None if content is None else str(content)
    try:
        if chapter is not None and to is not None:  # the first actions of that chapter
            played = osada.read_record(text, None, override, True, chapter).journal
            to += sum(len(each.entries) for each in played.chapters[: chapter - 1])
        return osada.read_record(text, to, override, whole, chapter)
    except BadContent:
        raise
    except osada.OsadaError as error:
        raise BadFile(f"{path}: {error}") from None


def summary(journal: Journal, talk: Talk) -> str:
    """Game, seats, actions and result in a line."""
    speech, _ = speak(journal, talk)
    outcome = journal.state.outcome
    if outcome is None:
        result = talk("record-unfinished")
    else:
        points = ", ".join(f"{speech.seat(s.seat)} {s.total}" for s in outcome.scores)
        names = ", ".join(speech.seat(seat) for seat in outcome.winners)
        result = talk("record-won", names=names, points=points)
    told = talk(
        "record-ok",
        game=journal.game.name,
        seats=journal.seats,
        actions=len(journal.played),
        result=result,
    )
    closed = len(journal.chapters)
    chapters = talk("record-chapters", count=closed + 1) if closed else ""
    return ", ".join(filter(None, (told, chapters, count_notes(journal, talk))))


def checked_data(journal: Journal) -> dict[str, object]:
    """The same for programs."""
    outcome = journal.state.outcome
    return {
        "game": journal.game.name,
        "rules_version": journal.game.rules_version,
        "content_hash": journal.game.content_hash,
        "seats": journal.seats,
        "actions": len(journal.played),
        "chapters": len(journal.chapters) + 1,
        "outcome": None if outcome is None else outcome.to_data(),
    }


def _draw(journal: Journal, viewers: Viewers, log: bool, talk: Talk, sentences: bool) -> None:
    console = screen()
    if log:
        speech, _ = speak(journal, talk)
        told = log_together(journal, viewers)
        lines = tell_sentences(told, speech) if sentences else tell_lines(told, speech)
        chapter = told_last(journal)
        done = 0
        for step, text in [*lines, (len(chapter.entries) + 1, None)]:
            for place in range(done, step):
                for note in tell_notes(chapter.notes, place, speech, talk):
                    console.print(note)
            done = max(done, step)
            if text is not None:
                console.print(text)
    draw_position(journal, viewers, talk, console)


def _data(
    journal: Journal, viewers: tuple[int | None, ...], fault: BadRecord | None
) -> dict[str, object]:
    outcome = journal.state.outcome
    return {
        "game": journal.game.name,
        "rules_version": journal.game.rules_version,
        "content_hash": journal.game.content_hash,
        "seats": journal.seats,
        "options": {name: spell(value) for name, value in journal.options.items()},
        "actions": len(journal.entries),
        "view": view_together(journal.state, viewers),
        "log": log_together(journal, viewers),
        "notes": notes_data(journal.chapter.notes),
        "outcome": None if outcome is None else outcome.to_data(),
        "fault": None if fault is None else {"line": fault.line, "reason": fault.reason},
    }
