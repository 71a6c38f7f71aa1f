"""What the arguments of every phrase can be: all words, and numbers of every plural form."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from osada.games.vikings.box import COLOURS, GOODS
from osada.games.vikings.words import SPACE_NAMES
from osada.kernel.message import Phrase

Values = tuple[object, ...]
NUMBERS: Values = (0, 1, 2, 5, 22)
SHIELDS: Values = (1, 2, 5, 22)
PLACES: Values = (1, 2, 5)
KINDS: Values = ("space", "piece", "ship", "token", "circle", "goods")

BY_NAME: dict[str, Values] = {
    "seat": (0, 1),
    "turn": (1, 0),
    "colour": COLOURS,
    "other_colour": COLOURS,
    "space": SPACE_NAMES,
    "goods": GOODS,
    "token": (1, 4),
    "rank": (1, 2, 3, 4),
    "shields": SHIELDS,
    "other_shields": SHIELDS,
    "place": PLACES,
    "ship": PLACES,
    "target": PLACES,
    "other_ship": PLACES,
    "given": KINDS,
    "wanted": KINDS,
    "values": (["1", "2", "3", "4"], ["2", "4", "6", "9"]),
}
"""By the name of an argument; any other is a number."""

HIDDEN_TOKEN: Values = ("hidden", 1, 4)
DRAWN: Values = ("hidden", ["nails"], ["fur", "fur"], ["fur", "grain", "nails"])
JUMPS: Values = ("jump-own", "jump-any")
SPECIAL: dict[tuple[str, str], Values] = {
    ("removed", "colour"): (*COLOURS, "nobody"),
    ("token-chosen", "token"): HIDDEN_TOKEN,
    ("bet-laid", "token"): HIDDEN_TOKEN,
    ("bet-lifted", "token"): HIDDEN_TOKEN,
    ("bet-moved", "token"): HIDDEN_TOKEN,
    ("bet-won", "token"): HIDDEN_TOKEN,
    ("ask-circle", "token"): HIDDEN_TOKEN,
    ("drew", "goods"): DRAWN,
    ("ask-keep", "goods"): DRAWN,
    ("ask-load", "goods"): ("hidden", ["fur"], ["grain"], ["nails"]),
    ("goods-kept", "goods"): ("hidden", *GOODS),
    ("cannot-jump", "space"): JUMPS,
    ("ask-jump-piece", "space"): JUMPS,
    ("ask-token", "space"): ("bet", "bet-or-move"),
    ("pile-empty", "space"): ("add-1", "draw-3"),
    ("scored", "goods"): NUMBERS,
    ("not-ready-to-sail", "goods"): (0, 3),
    ("not-ready-to-sail", "pieces"): (0, 3),
}


def values_of(phrase: Phrase, name: str) -> Values:
    """What this argument of a phrase can be."""
    short = phrase.key.removeprefix("vikings-")
    return SPECIAL.get((short, name), BY_NAME.get(name, NUMBERS))


def told_in_all_ways(phrase: Phrase) -> Iterator[dict[str, object]]:
    """The phrase as a message with every combination of its arguments."""
    for row in product(*(values_of(phrase, name) for name in phrase.names)):
        yield tell(phrase, dict(zip(phrase.names, row, strict=True)))


def tell(phrase: Phrase, args: dict[str, object]) -> dict[str, object]:
    """A message as `seen_by` gives it."""
    return {"key": phrase.key, "rule": phrase.rule, "args": args}


def one_by_one(phrase: Phrase, name: str) -> list[dict[str, object]]:
    """The phrase as a message with only one argument changing."""
    rest: dict[str, object] = {other: values_of(phrase, other)[0] for other in phrase.names}
    return [tell(phrase, {**rest, name: value}) for value in values_of(phrase, name)]
