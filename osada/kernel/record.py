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
from .journal import Entry, Journal
from .options import spell
from .state import Illegal

FORMAT = 1
FIRST_LINE = "osada record"
FindGame = Callable[[str], Game]


def write_record(journal: Journal) -> str:
    """The text of a running or finished game. It ends with the fingerprint of the position."""
    game = journal.game
    lines = [
        f"{FIRST_LINE} {FORMAT}",
        f"game: {game.name}",
        f"rules: {game.rules_version}",
        f"content: {game.content_hash}",
        f"seats: {journal.seats}",
        f"seed: {journal.seed}",
    ]
    lines += [f"name {seat}: {name}" for seat, name in sorted(journal.names.items())]
    lines += [
        f"option {option.name}: {spell(journal.options[option.name])}"
        for option in game.options
        if journal.options[option.name] != option.default
    ]
    lines += ["---", "start"]
    lines += [f"= {draw.label} {_spell_values(game, draw)}" for draw in journal.setup]
    lines += [_spell_entry(game, entry) for entry in journal.entries]
    lines.append(f"end {journal.state.digest()}")
    return "\n".join(lines) + "\n"


def _spell_entry(game: Game, entry: Entry) -> str:
    return f"{entry.seat} {entry.action}" + _spell_draws(game, (*entry.draws, *entry.shown))


def _spell_draws(game: Game, draws: tuple[Draw, ...]) -> str:
    return "".join(f" = {draw.label} {_spell_values(game, draw)}" for draw in draws)


def _spell_values(game: Game, draw: Draw) -> str:
    words = game.draw_words(draw.label)
    return " ".join(words[value] if words else str(value) for value in draw.values)


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


def read_record(text: str, find_game: FindGame, to: int | None = None) -> Replay:
    """Replay a record, up to action `to` if given. A header that cannot be read raises; a fault
    further down stops there, and `fault` says on which line and why."""
    lines = _meaningful(text)
    header, body = _split(lines)
    game = _game(header, find_game)
    journal = _set_up(game, header, body)
    return Replay(journal, _play_through(journal, body[1:], to))


def _meaningful(text: str) -> list[_Line]:
    kept: list[_Line] = []
    for number, raw in enumerate(text.split("\n"), 1):
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
            if not body or body[0].text.split()[0] != "start":
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
    options: dict[str, object] = {}
    names: dict[int, str] = {}
    for key, line in header.items():
        if key.startswith("option "):
            options[key.removeprefix("option ")] = line.text
        elif re.fullmatch(r"name \d+", key):
            names[int(key.removeprefix("name "))] = line.text
        elif key not in ("game", "rules", "content", "seats", "seed"):
            raise BadRecord(line.number, f"'{key}' is unknown in a header")
    start = body[0]
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


def _play_through(journal: Journal, body: list[_Line], to: int | None) -> BadRecord | None:
    for line in body:
        if to is not None and len(journal.entries) >= to:
            return None
        word, _, rest = line.text.partition(" ")
        try:
            if word == "end":
                return _check_end(journal, line, rest.strip(), line is body[-1])
            _play_line(journal, line, word, rest)
        except BadRecord as fault:
            return fault
    return None


def _check_end(journal: Journal, line: _Line, digest: str, last: bool) -> BadRecord | None:
    if not last:
        return BadRecord(line.number, "something follows after 'end'")
    reached = journal.state.digest()
    if digest != reached:
        return BadRecord(line.number, f"the position reached is {reached}, not {digest}")
    return None


def _play_line(journal: Journal, line: _Line, word: str, rest: str) -> None:
    game = journal.game
    if not word.isdecimal() or len(word) > 20:
        raise BadRecord(line.number, f"'{line.text[:60]}' must begin with a seat, e.g. '0 …'")
    text, _, drawn = rest.partition("=")
    noted = _draws(game, drawn, line.number)
    try:
        action = game.parse(journal.state, text.strip())
        journal.play(int(word), action, list(noted))
    except Illegal as error:
        why = "; ".join(f"{reason.rule} ({reason.key})" for reason in error.reasons)
        raise BadRecord(line.number, f"seat {word} may not '{text.strip()}': {why}") from None
    except OsadaError as error:
        raise BadRecord(line.number, str(error)) from None
    entry = journal.entries[-1]
    fault = ""
    if journal.state.chance.strays:
        fault = journal.state.chance.strays[0]
    elif noted != [*entry.draws, *entry.shown]:
        given = _spell_draws(game, (*entry.draws, *entry.shown)).strip() or "nothing"
        fault = f"the game gives '{given}' here, not '{drawn.strip() or 'nothing'}'"
    if fault:
        journal.undo(int(word), 1, frozenset(range(journal.seats)))
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
