"""Writing a record; the form is told in record.py."""

from __future__ import annotations

from typing import Final

from .chance import SEALED, Draw
from .game import Game
from .journal import Chapter, Entry, Journal
from .options import spell
from .record_lines import CLOSES, OPENS, POSITION, REMARK
from .variations import Notes

FORMAT: Final = 1
FIRST_LINE: Final = "osada record"
CAST: Final = "cast"
PERSON: Final = "person"


def write_record(journal: Journal) -> str:
    """The text of a running or finished game. It ends with the fingerprint of the position."""
    game = journal.game
    lines = [
        f"{FIRST_LINE} {FORMAT}",
        f"game: {game.name}",
        f"rules: {game.rules_version}",
        f"content: {game.content_hash}",
        f"seats: {journal.first_seats}",
        f"seed: {SEALED if journal.seed is None else journal.seed}",
    ]
    lines += [f"name {seat}: {name}" for seat, name in sorted(journal.names.items())]
    lines += [f"player {seat}: {who}" for seat, who in sorted(journal.players.items())]
    if journal.weights and any(who != PERSON for who in journal.players.values()):
        lines.append(f"weights: {journal.weights}")
    lines += [
        f"option {option.name}: {spell(journal.options[option.name])}"
        for option in game.options
        if journal.options[option.name] != option.default
    ]
    lines.append("---")
    journal.chapter.digest = journal.state.digest()
    for number, chapter in enumerate((*journal.chapters, journal.chapter), 1):
        lines += [f"--- {number} {chapter.bookmark}".rstrip()] if number > 1 else []
        lines += [chapter.text] if chapter.text else _spell_chapter(game, chapter)
    return "\n".join(lines) + "\n"


def _spell_chapter(game: Game, chapter: Chapter) -> list[str]:
    if chapter.origin:
        cast = f"{CAST} {chapter.cast}{spell_draws(game, chapter.setup)}"
        lines = [cast] if chapter.cast else []
        lines.append(f"{POSITION} {chapter.origin}")
    else:
        lines = ["start"]
        lines += [f"= {draw.label} {_spell_values(game, draw)}" for draw in chapter.setup]
    lines += _spell_row(game, chapter.entries, chapter.notes)
    return [*lines, f"end {chapter.digest}"]


def _spell_row(game: Game, entries: list[Entry], notes: Notes) -> list[str]:
    """Actions, each followed by what stands beside it: first what stands before them all."""
    lines = _spell_beside(game, notes, 0)
    for place, entry in enumerate(entries, 1):
        lines.append(_spell_entry(game, entry))
        lines += _spell_beside(game, notes, place)
    return lines


def _spell_beside(game: Game, notes: Notes, place: int) -> list[str]:
    """A remark, and the other ways from there on."""
    remark = notes.remarks.get(place)
    lines = [] if remark is None else [f"{REMARK} {remark}"]
    for variation in notes.at(place):
        inner = _spell_row(game, variation.entries, variation.notes)
        lines.append(f"{OPENS} {variation.name}".rstrip())
        lines += [f"  {line}" for line in inner]
        lines.append(CLOSES)
    return lines


def _spell_entry(game: Game, entry: Entry) -> str:
    return f"{entry.seat} {entry.action}" + spell_draws(game, (*entry.draws, *entry.shown))


def spell_draws(game: Game, draws: tuple[Draw, ...]) -> str:
    return "".join(f" = {draw.label} {_spell_values(game, draw)}" for draw in draws)


def _spell_values(game: Game, draw: Draw) -> str:
    words = game.draw_words(draw.label)
    return " ".join(words[value] if words else str(value) for value in draw.values)
