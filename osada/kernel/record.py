"""A whole game as a text file: a header, then an action a line with what chance gave beside it.

    osada record 1
    game: NAME
    rules: 1
    content: 5f0c…
    seats: 2
    seed: 7
    ---
    start
    = tokens-red 3 1 4 2
    = drop 1 0
    0 draw-3 = draw-3 fur grain grain       # a comment
    0 goods grain
    ; Too early, I think.                   a remark on the position reached
    ( Ada                                   another way from there on, up to `)`
      1 promote
      1 piece 3:2
    )
    end 3f9a…                               the fingerprint of the position reached
    --- 2                                   a campaign goes on in chapters: each begins with
    position {…}                            the position it begins at, and can be opened alone
    0 keep
    end 77c0…

`=` begins something drawn, on the line of its action or below it: its name and its results.
What a replay draws must be possible and be what the seed gives, unless it is `sealed`; what was
shown must be what lies there. In a variation chance gives what it gives, as if it were sealed.
"""

from __future__ import annotations

from .errors import BadRecord, OsadaError
from .game import Game
from .header import FindGame, game_of, seed_of, split_header, whole_number, wishes
from .journal import Chapter, Journal
from .record_lines import POSITION, RecordLine, meaningful
from .replaying import BrokenRule, play_through, read_cast, read_draws
from .variations import Notes
from .writing import CAST, PERSON, write_record

__all__ = ["PERSON", "BrokenRule", "Replay", "read_record", "write_record"]


class Replay:
    """What came of reading a record: the journal as far as it goes, and what stopped it."""

    def __init__(self, journal: Journal, fault: BadRecord | None, cut: BadRecord | None) -> None:
        self.journal = journal
        self.fault = fault
        self.cut = cut
        """Said where everything up to the last line holds, but no `end` follows: somebody wrote it
        by hand, or the file was cut off."""

    def __repr__(self) -> str:
        stopped = self.fault or self.cut
        return f"<Replay of {self.journal!r}{f': {stopped}' if stopped else ''}>"


def read_record(
    text: str,
    find_game: FindGame,
    to: int | None = None,
    whole: bool = False,
    chapter: int | None = None,
) -> Replay:
    """Replay a record. Of a campaign only the last chapter is replayed, unless `whole` is asked
    for or `to`, the number of actions to stop after; with `chapter` the record ends with that one.
    A header that cannot be read raises; a fault further down stops there, and `fault` says on
    which line and why."""
    pages = _pages(text)
    if chapter is not None:
        if not 1 <= chapter <= len(pages):
            raise BadRecord(
                0, f"the last chapter is number {len(pages)}: there is none with number {chapter}"
            )
        pages = pages[:chapter]
    header, first = split_header(meaningful(pages[0], 1))
    game = game_of(header, find_game)
    lines = pages[0].count("\n")
    if len(pages) == 1 or whole or to is not None:
        journal = _set_up(game, header, first)
        rest = first[1:]
        for page in pages[1:]:
            rest += meaningful(page, lines + 1)
            lines += page.count("\n")
    else:
        lines += sum(page.count("\n") for page in pages[1:-1])
        last = meaningful(pages[-1], lines + 1)[1:]
        cast = last.pop(0) if last and last[0].text.startswith(CAST) else None
        if not last:
            raise BadRecord(lines + 1, f"a chapter begins with '{POSITION} {{…}}'")
        journal = _open_at(game, header, last[0])
        if cast is not None:
            who, drawn = read_cast(game, cast, cast.text.removeprefix(CAST))
            journal.chapter.cast, journal.chapter.setup = " ".join(who), tuple(drawn)
        journal.chapter.bookmark = _bookmark(pages[-1])
        journal.chapters = [_unread(page, i) for i, page in enumerate(pages[:-1])]
        rest = last[1:]
    fault = play_through(journal, rest, to)
    return Replay(journal, fault, _cut(rest or first) if fault is None and to is None else None)


def _cut(body: list[RecordLine]) -> BadRecord | None:
    """What is to be said of a record whose last line is not `end …`."""
    last = body[-1]
    if last.text.split()[0] == "end":
        return None
    return BadRecord(last.number, "the record breaks off here: no line 'end …' follows")


def _pages(text: str) -> list[str]:
    """The chapters of a record, each with the line that begins it."""
    starts, at = [0], 0
    for line in text.split("\n"):
        if _begins_chapter(line):
            starts.append(at)
        at += len(line) + 1
    return [text[a:b] for a, b in zip(starts, [*starts[1:], len(text)], strict=True)]


def _begins_chapter(line: str) -> bool:
    """`--- 2`, and whatever stands behind it."""
    dashes, _, rest = line.partition(" ")
    return dashes == "---" and rest.partition(" ")[0].rstrip().isdecimal()


def _bookmark(page: str) -> str:
    """What stands behind the number of a chapter."""
    return " ".join(page.split("\n", 1)[0].split()[2:])


def _unread(page: str, number: int) -> Chapter:
    """A chapter that stays as it was written."""
    body = page.split("\n---\n", 1)[1] if number == 0 else page.split("\n", 1)[1]
    chapter = Chapter.__new__(Chapter)
    chapter.origin, chapter.setup, chapter.opening, chapter.entries = "", (), (), []
    chapter.cast, chapter.notes = "", Notes()
    chapter.bookmark = _bookmark(page) if number else ""
    chapter.text = body.rstrip("\n")
    chapter.digest = chapter.text.rsplit(" ", 1)[-1]
    return chapter


def _set_up(game: Game, header: dict[str, RecordLine], body: list[RecordLine]) -> Journal:
    start = body[0]
    if start.text.startswith(POSITION):
        return _open_at(game, header, start)
    options, names, players, weights = wishes(header)
    draws = read_draws(game, start.text.partition("=")[2], start.number)
    try:
        seed = seed_of(header)
        state = game.start(whole_number(header, "seats"), seed, options, draws)
        journal = Journal.resume(game, state, seed, options)
    except BadRecord:
        raise
    except OsadaError as error:
        raise BadRecord(start.number, str(error)) from None
    if state.chance.strays:
        raise BadRecord(start.number, state.chance.strays[0])
    journal.names, journal.players, journal.weights = names, players, weights
    return journal


def _open_at(game: Game, header: dict[str, RecordLine], line: RecordLine) -> Journal:
    """A journal that begins at a position."""
    if not line.text.startswith(POSITION):
        raise BadRecord(line.number, f"a chapter begins with '{POSITION} {{…}}'")
    options, names, players, weights = wishes(header)
    origin = line.text.removeprefix(POSITION).strip()
    try:
        state = game.from_json(origin)
        journal = Journal.resume(game, state, seed_of(header), options, origin)
        journal.first_seats = whole_number(header, "seats")
    except OsadaError as error:
        raise BadRecord(line.number, str(error)) from None
    journal.names, journal.players, journal.weights = names, players, weights
    return journal
