"""A whole game as a text file: a header, then an action a line with what chance gave beside it.

    osada record 1
    game: vikings
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
What a replay draws must be possible and be what the seed gives; what was shown must be what
lies there.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from .chance import Draw
from .errors import BadRecord, OsadaError
from .game import Game
from .journal import Chapter, Journal, one_line
from .state import Illegal
from .writing import CAST, FIRST_LINE, FORMAT, POSITION, spell_draws, write_record

FindGame = Callable[[str], Game]
_PAGE = re.compile(r"^--- (\d+)[ \t]*$", re.MULTILINE)

__all__ = ["Replay", "read_record", "write_record"]


class Replay:
    """What came of reading a record: the journal as far as it goes, and what stopped it."""

    def __init__(self, journal: Journal, fault: BadRecord | None) -> None:
        self.journal = journal
        self.fault = fault


class _Line:
    """One line that says something, with its number in the file."""

    __slots__ = ("number", "text")

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text


def read_record(
    text: str, find_game: FindGame, to: int | None = None, whole: bool = False
) -> Replay:
    """Replay a record. Of a campaign only the last chapter is replayed, unless `whole` is asked
    for or `to`, the number of actions to stop after. A header that cannot be read raises; a fault
    further down stops there, and `fault` says on which line and why."""
    pages = _pages(text)
    header, first = _split(_meaningful(pages[0], 1))
    game = _game(header, find_game)
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
        journal.chapters = [_unread(page, i) for i, page in enumerate(pages[:-1])]
        rest = last[1:]
    return Replay(journal, _play_through(journal, rest, to))


def _pages(text: str) -> list[str]:
    """The chapters of a record, each with the line that begins it."""
    starts = [found.start() for found in _PAGE.finditer(text)]
    return [text[a:b] for a, b in zip([0, *starts], [*starts, len(text)], strict=True)]


def _unread(page: str, number: int) -> Chapter:
    """A chapter that stays as it was written."""
    body = page.split("\n---\n", 1)[1] if number == 0 else page.split("\n", 1)[1]
    chapter = Chapter.__new__(Chapter)
    chapter.origin, chapter.setup, chapter.opening, chapter.entries = "", (), (), []
    chapter.cast = ""
    chapter.text = body.rstrip("\n")
    chapter.digest = chapter.text.rsplit(" ", 1)[-1]
    return chapter


def _meaningful(text: str, first: int) -> list[_Line]:
    """The lines that say something; a position is JSON and has no comments."""
    kept: list[_Line] = []
    for number, raw in enumerate(text.split("\n"), first):
        if raw.startswith(f"{POSITION} "):
            kept.append(_Line(number, raw.strip()))
            continue
        line = re.sub(r"(^|\s)#.*", "", raw).strip()
        if line.startswith("=") and kept:
            kept[-1].text += f" {line}"
        elif line:
            kept.append(_Line(number, line))
    return kept


def _split(lines: list[_Line]) -> tuple[dict[str, _Line], list[_Line]]:
    if not lines or not lines[0].text.startswith(FIRST_LINE):
        raise BadRecord(1, f"this is no record: the first line must be '{FIRST_LINE} {FORMAT}'")
    version = lines[0].text.removeprefix(FIRST_LINE).strip()
    if version != str(FORMAT):
        raise BadRecord(1, f"record format {version} is unknown: this osada reads {FORMAT}")
    header: dict[str, _Line] = {}
    for at, line in enumerate(lines[1:], 1):
        if line.text == "---":
            body = lines[at + 1 :]
            if not body or body[0].text.split()[0] not in ("start", POSITION):
                raise BadRecord(line.number + 1, "after --- the line 'start …' must follow")
            return header, body
        key, colon, value = line.text.partition(":")
        if not colon:
            raise BadRecord(line.number, f"'{line.text}' is not 'name: value'")
        if key in header:
            raise BadRecord(line.number, f"'{key}' is said twice")
        header[key] = _Line(line.number, value.strip())
    raise BadRecord(lines[-1].number, "the line --- that ends the header is missing")


def _game(header: dict[str, _Line], find_game: FindGame) -> Game:
    name = _need(header, "game")
    try:
        game = find_game(name.text)
    except OsadaError as error:
        raise BadRecord(name.number, str(error)) from None
    rules = _number(header, "rules")
    if rules > game.rules_version:
        raise BadRecord(
            header["rules"].number,
            f"made with rules version {rules}, newer than ours ({game.rules_version}): "
            "update osada to open it",
        )
    content = _need(header, "content")
    if content.text != game.content_hash:
        raise BadRecord(
            content.number,
            f"made with other printed values ({content.text}, ours are {game.content_hash}): "
            "give the override file it was played with (--content FILE)",
        )
    return game


def _set_up(game: Game, header: dict[str, _Line], body: list[_Line]) -> Journal:
    start = body[0]
    if start.text.startswith(POSITION):
        return _open_at(game, header, start)
    options, names = _wishes(header)
    draws = _draws(game, start.text.partition("=")[2], start.number)
    try:
        seed = _number(header, "seed")
        state = game.start(_number(header, "seats"), seed, options, draws)
        journal = Journal.resume(game, state, seed, options)
    except BadRecord:
        raise
    except OsadaError as error:
        raise BadRecord(start.number, str(error)) from None
    if state.chance.strays:
        raise BadRecord(start.number, state.chance.strays[0])
    journal.names = names
    return journal


def _open_at(game: Game, header: dict[str, _Line], line: _Line) -> Journal:
    """A journal that begins at a position."""
    if not line.text.startswith(POSITION):
        raise BadRecord(line.number, f"a chapter begins with '{POSITION} {{…}}'")
    options, names = _wishes(header)
    origin = line.text.removeprefix(POSITION).strip()
    try:
        state = game.from_json(origin)
        journal = Journal.resume(game, state, _number(header, "seed"), options, origin)
        journal.first_seats = _number(header, "seats")
    except OsadaError as error:
        raise BadRecord(line.number, str(error)) from None
    journal.names = names
    return journal


def _wishes(header: dict[str, _Line]) -> tuple[dict[str, object], dict[int, str]]:
    """Options and names of a header; anything else in it is a mistake."""
    options: dict[str, object] = {}
    names: dict[int, str] = {}
    for key, line in header.items():
        if key.startswith("option "):
            options[key.removeprefix("option ")] = line.text
        elif re.fullmatch(r"name \d+", key):
            names[int(key.removeprefix("name "))] = line.text
        elif key not in ("game", "rules", "content", "seats", "seed"):
            raise BadRecord(line.number, f"'{key}' is unknown in a header")
    return options, names


def _play_through(journal: Journal, body: list[_Line], to: int | None) -> BadRecord | None:
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


def _check_end(journal: Journal, line: _Line, digest: str) -> None:
    reached = journal.state.digest()
    if digest != reached:
        raise BadRecord(line.number, f"the position reached is {reached}, not {digest}")


def _reseat(journal: Journal, line: _Line, names: str) -> None:
    """Between chapters other players may sit down."""
    try:
        journal.reseat(tuple(names.split()))
    except OsadaError as error:
        raise BadRecord(line.number, str(error)) from None


def _check_position(journal: Journal, line: _Line, origin: str) -> None:
    """A later chapter begins where the one before it ended."""
    if origin != one_line(journal.state):
        raise BadRecord(line.number, "the chapter does not begin where the last one ended")


def _play_line(journal: Journal, line: _Line, word: str, rest: str) -> None:
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
        why = "; ".join(f"{reason.rule} ({reason.key})" for reason in error.reasons)
        raise BadRecord(line.number, f"seat {word} may not '{text.strip()}': {why}") from None
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
        label, *values = part.replace(",", " ").split()
        words = game.draw_words(label)
        try:
            numbers = [words.index(v) if words else int(v) for v in values]
        except ValueError:
            raise BadRecord(line, f"'{part}' is no result of the draw '{label}'") from None
        draws.append(Draw(label, tuple(numbers)))
    return draws


def _need(header: dict[str, _Line], key: str) -> _Line:
    if key not in header:
        raise BadRecord(1, f"the header does not say '{key}: …'")
    return header[key]


def _number(header: dict[str, _Line], key: str) -> int:
    line = _need(header, key)
    if not line.text.isdecimal() or len(line.text) > 20:
        raise BadRecord(line.number, f"'{key}' must be a whole number, not '{line.text}'")
    return int(line.text)
