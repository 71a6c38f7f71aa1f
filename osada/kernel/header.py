"""The header of a record: which game, which rules, who plays, by which options."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from .chance import LARGEST, SEALED
from .errors import BadRecord, OsadaError
from .game import Game
from .record_lines import POSITION, RecordLine
from .writing import FIRST_LINE, FORMAT

PLAYER = re.compile(r"[\w.:-]{1,60}", re.ASCII)
"""Short and plain: it comes from outside, and is said again where it is not known."""
WEIGHTS = re.compile(r"[0-9a-f]{8}")
FindGame = Callable[[str], Game]


def split_header(lines: list[RecordLine]) -> tuple[dict[str, RecordLine], list[RecordLine]]:
    """The header by name, and the lines of the body."""
    if not lines or not lines[0].text.startswith(FIRST_LINE):
        raise BadRecord(
            1, f"this is no record: the first line must be '{FIRST_LINE} {FORMAT}'", "foreign"
        )
    version = lines[0].text.removeprefix(FIRST_LINE).strip()
    if version != str(FORMAT):
        raise BadRecord(
            1, f"record format {version} is unknown: this osada reads {FORMAT}", "version"
        )
    header: dict[str, RecordLine] = {}
    for at, line in enumerate(lines[1:], 1):
        if line.text == "---":
            body = lines[at + 1 :]
            if not body or body[0].text.split()[0] not in ("start", POSITION):
                raise BadRecord(
                    line.number + 1, "after --- the line 'start …' must follow", "header"
                )
            return header, body
        key, colon, value = line.text.partition(":")
        if not colon:
            raise BadRecord(line.number, f"'{line.text}' is not 'name: value'", "header")
        if key in header:
            raise BadRecord(line.number, f"'{key}' is said twice", "header")
        header[key] = RecordLine(line.number, value.strip())
    raise BadRecord(lines[-1].number, "the line --- that ends the header is missing", "header")


def game_of(header: dict[str, RecordLine], find_game: FindGame) -> Game:
    """The game it was played with, at these rules and printed values."""
    name = need(header, "game")
    try:
        game = find_game(name.text)
    except OsadaError as error:
        raise BadRecord(name.number, str(error)) from None
    rules = whole_number(header, "rules")
    if rules > game.rules_version:
        raise BadRecord(
            header["rules"].number,
            f"made with rules version {rules}, newer than ours ({game.rules_version}): "
            "update osada to open it",
            "version",
        )
    if rules < game.rules_version:
        raise BadRecord(
            header["rules"].number,
            f"made with rules version {rules}, which is no longer played: "
            f"ours is {game.rules_version}",
            "rules",
        )
    content = need(header, "content")
    ours = game.content_hash
    game = game.printed_as(content.text)
    if content.text != game.content_hash:
        raise BadRecord(
            content.number,
            f"made with other printed values ({content.text}, ours are {ours}): "
            "give the override file it was played with (--content FILE)",
            "values",
        )
    return game


class Wishes(NamedTuple):
    """What a header says beyond what it must."""

    options: dict[str, object]
    names: dict[int, str]
    players: dict[int, str]
    weights: str


def wishes(header: dict[str, RecordLine]) -> Wishes:
    """Options, names, players and weights of a header; anything else in it is a mistake."""
    options: dict[str, object] = {}
    names: dict[int, str] = {}
    players: dict[int, str] = {}
    for key, line in header.items():
        if key.startswith("option "):
            options[key.removeprefix("option ")] = line.text
        elif _seat_named(key, "name") >= 0:
            names[_seat_named(key, "name")] = line.text
        elif _seat_named(key, "player") >= 0:
            if not PLAYER.fullmatch(line.text):
                raise BadRecord(
                    line.number, "a player is 'person' or the name of a computer player", "header"
                )
            players[_seat_named(key, "player")] = line.text
        elif key == "weights":
            if not WEIGHTS.fullmatch(line.text):
                raise BadRecord(
                    line.number, "'weights' must be a fingerprint of 8 signs, 0-9 a-f", "header"
                )
        elif key not in ("game", "rules", "content", "seats", "seed"):
            raise BadRecord(line.number, f"'{key}' is unknown in a header", "header")
    return Wishes(options, names, players, header["weights"].text if "weights" in header else "")


def _seat_named(key: str, what: str) -> int:
    """The seat of `name 2`; -1 where it is something else."""
    word, _, seat = key.partition(" ")
    return int(seat) if word == what and seat.isdecimal() and len(seat) < 4 else -1


def need(header: dict[str, RecordLine], key: str) -> RecordLine:
    """An entry that must be there."""
    if key not in header:
        raise BadRecord(1, f"the header does not say '{key}: …'", "header")
    return header[key]


def whole_number(header: dict[str, RecordLine], key: str) -> int:
    """An entry that must be a number."""
    line = need(header, key)
    if not line.text.isdecimal() or len(line.text) > 20:
        raise BadRecord(line.number, f"'{key}' must be a whole number, not '{line.text}'", "header")
    return int(line.text)


def seed_of(header: dict[str, RecordLine]) -> int | None:
    """The seed, or None where it is sealed."""
    line = need(header, "seed")
    if line.text == SEALED:
        return None
    text = line.text
    if not (text.isascii() and text.isdecimal()) or len(text) > 40 or int(text) >= LARGEST:
        raise BadRecord(
            line.number,
            f"'seed' must be a whole number below 2^128, or '{SEALED}', not '{text[:60]}'",
            "header",
        )
    return int(text)
