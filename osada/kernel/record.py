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
    end 3f9a…                               the fingerprint of the position reached
    --- 2                                   a campaign goes on in chapters: each begins with
    position {…}                            the position it begins at, and can be opened alone
    0 keep
    end 77c0…

`=` begins something drawn, on the line of its action or below it: its name and its results.
What a replay draws must be possible and be what the seed gives, unless it is `sealed`; what was
shown must be what lies there.
"""

from __future__ import annotations

from .chance import Draw
from .errors import BadRecord, OsadaError
from .game import Game
from .header import FindGame, Line, game_of, seed_of, split_header, whole_number, wishes
from .journal import Chapter, Journal, one_line
from .state import Illegal
from .writing import CAST, POSITION, spell_draws, write_record

__all__ = ["BrokenRule", "Replay", "read_record", "write_record"]


class BrokenRule(BadRecord):
    """A line of a record on which somebody does what the rules refuse; `reasons` says why."""

    def __init__(self, line: int, told: str, refused: Illegal) -> None:
        why = "; ".join(f"{reason.rule} ({reason.key})" for reason in refused.reasons)
        super().__init__(line, f"seat {refused.seat} may not '{told}': {why}")
        self.seat = refused.seat
        self.told = told
        self.reasons = refused.reasons


class Replay:
    """What came of reading a record: the journal as far as it goes, and what stopped it."""

    def __init__(self, journal: Journal, fault: BadRecord | None, cut: BadRecord | None) -> None:
        self.journal = journal
        self.fault = fault
        self.cut = cut
        """Said where everything up to the last line holds, but no `end` follows: somebody wrote it
        by hand, or the file was cut off."""


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
    header, first = split_header(_meaningful(pages[0], 1))
    game = game_of(header, find_game)
    lines = pages[0].count("\n")
    if len(pages) == 1 or whole or to is not None:
        journal = _set_up(game, header, first)
        rest = first[1:]
        for page in pages[1:]:
            rest += _meaningful(page, lines + 1)
            lines += page.count("\n")
    else:
        lines += sum(page.count("\n") for page in pages[1:-1])
        last = _meaningful(pages[-1], lines + 1)[1:]
        cast = last.pop(0).text if last and last[0].text.startswith(CAST) else ""
        if not last:
            raise BadRecord(lines + 1, f"a chapter begins with '{POSITION} {{…}}'")
        journal = _open_at(game, header, last[0])
        journal.chapter.cast = cast.removeprefix(CAST).strip()
        journal.chapter.bookmark = _bookmark(pages[-1])
        journal.chapters = [_unread(page, i) for i, page in enumerate(pages[:-1])]
        rest = last[1:]
    fault = _play_through(journal, rest, to)
    return Replay(journal, fault, _cut(rest or first) if fault is None and to is None else None)


def _cut(body: list[Line]) -> BadRecord | None:
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
    chapter.cast = ""
    chapter.bookmark = _bookmark(page) if number else ""
    chapter.text = body.rstrip("\n")
    chapter.digest = chapter.text.rsplit(" ", 1)[-1]
    return chapter


def _meaningful(text: str, first: int) -> list[Line]:
    """The lines that say something; a position is JSON and has no comments."""
    kept: list[tuple[int, list[str]]] = []
    for number, raw in enumerate(text.split("\n"), first):
        if raw.startswith(f"{POSITION} "):
            kept.append((number, [raw.strip()]))
            continue
        line = _without_comment(raw).strip()
        if line.startswith("=") and kept:
            kept[-1][1].append(line)
        elif line:
            kept.append((number, [line]))
    return [Line(number, " ".join(parts)) for number, parts in kept]


def _without_comment(line: str) -> str:
    """What stands before a `#` at the beginning of a word."""
    at = line.find("#")
    while at > 0 and not line[at - 1].isspace():
        at = line.find("#", at + 1)
    return line if at < 0 else line[:at]


def _set_up(game: Game, header: dict[str, Line], body: list[Line]) -> Journal:
    start = body[0]
    if start.text.startswith(POSITION):
        return _open_at(game, header, start)
    options, names, players = wishes(header)
    draws = _draws(game, start.text.partition("=")[2], start.number)
    try:
        seed = seed_of(header)
        rules = whole_number(header, "rules")
        state = game.start(whole_number(header, "seats"), seed, options, draws, rules)
        journal = Journal.resume(game, state, seed, options)
    except BadRecord:
        raise
    except OsadaError as error:
        raise BadRecord(start.number, str(error)) from None
    if state.chance.strays:
        raise BadRecord(start.number, state.chance.strays[0])
    journal.names, journal.players = names, players
    return journal


def _open_at(game: Game, header: dict[str, Line], line: Line) -> Journal:
    """A journal that begins at a position."""
    if not line.text.startswith(POSITION):
        raise BadRecord(line.number, f"a chapter begins with '{POSITION} {{…}}'")
    options, names, players = wishes(header)
    origin = line.text.removeprefix(POSITION).strip()
    try:
        state = game.from_json(origin)
        journal = Journal.resume(game, state, seed_of(header), options, origin)
        journal.first_seats = whole_number(header, "seats")
    except OsadaError as error:
        raise BadRecord(line.number, str(error)) from None
    journal.names, journal.players = names, players
    return journal


def _play_through(journal: Journal, body: list[Line], to: int | None) -> BadRecord | None:
    played = 0
    ended = False
    for line in body:
        if to is not None and played >= to:
            return None
        word, _, rest = line.text.partition(" ")
        try:
            if word == "---":
                ended = False
            elif ended:
                raise BadRecord(line.number, "something follows after 'end'")
            elif word == "end":
                _check_end(journal, line, rest.strip())
                ended = True
            elif word == CAST:
                _reseat(journal, line, rest)
            elif word == POSITION:
                _check_position(journal, line, rest.strip())
            else:
                _play_line(journal, line, word, rest)
                played += 1
        except BadRecord as fault:
            return fault
    return None


def _check_end(journal: Journal, line: Line, digest: str) -> None:
    reached = journal.state.digest()
    if digest != reached:
        raise BadRecord(line.number, f"the position reached is {reached}, not {digest}")


def _reseat(journal: Journal, line: Line, names: str) -> None:
    """Between chapters other players may sit down."""
    try:
        journal.reseat(tuple(names.split()))
    except OsadaError as error:
        raise BadRecord(line.number, str(error)) from None


def _check_position(journal: Journal, line: Line, origin: str) -> None:
    """A later chapter begins where the one before it ended."""
    if origin != one_line(journal.state):
        raise BadRecord(line.number, "the chapter does not begin where the last one ended")


def _play_line(journal: Journal, line: Line, word: str, rest: str) -> None:
    game = journal.game
    if not word.isdecimal() or len(word) > 20:
        raise BadRecord(line.number, f"'{line.text[:60]}' must begin with a seat, e.g. '0 …'")
    text, _, drawn = rest.partition("=")
    noted = _draws(game, drawn, line.number)
    mark = journal.mark()
    try:
        action = game.parse(journal.state, text.strip())
        journal.play(int(word), action, list(noted))
    except Illegal as error:
        raise BrokenRule(line.number, text.strip(), error) from None
    except OsadaError as error:
        raise BadRecord(line.number, str(error)) from None
    entry = journal.last
    assert entry is not None
    fault = ""
    if journal.state.chance.strays:
        fault = journal.state.chance.strays[0]
    elif noted != [*entry.draws, *entry.shown]:
        given = spell_draws(game, (*entry.draws, *entry.shown)).strip() or "nothing"
        fault = f"the game gives '{given}' here, not '{drawn.strip() or 'nothing'}'"
    if fault:
        journal.rewind(mark)
        raise BadRecord(line.number, fault)


def _draws(game: Game, text: str, line: int) -> list[Draw]:
    draws = []
    for part in filter(None, (piece.strip() for piece in text.split("="))):
        label, *values = part.replace(",", " ").split() or [part]
        words = game.draw_words(label)
        try:
            numbers = [words.index(v) if words else int(v) for v in values]
        except ValueError:
            raise BadRecord(line, f"'{part}' is no result of the draw '{label}'") from None
        draws.append(Draw(label, tuple(numbers)))
    return draws
