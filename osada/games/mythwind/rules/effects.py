"""The effect language: what cards and buildings do, as short words in content files. It has a word
for every icon of the Charter (MYT-ICON-01, MYT-ICON-02) and keeps its three targets for dice
apart: at the Tower, hired, to be hired (MYT-ICON-03).

    res F 1 · res C/F 1 · res * -1          a town resource, of choice unit by unit
    coins each 2 · coins one 4              every character's coins, or the actor's
    coins most 40                           of whoever has most, as a cost
    worker V 1 · worker any -1              dice gained and lost at the Tower
    strengthen tower S all · weaken hired V 2
    hire free V 2 · progress · back · advance_one S · event · goto 14 · adventure · visit
    construct · construct max II · community · use_building
    forest_return 1 · forest_remove 1 · building grant chapel · building unlock chapel
    demolish 1 · demolish_forest 1 · skill each · use_skill one
    char_action extra one · char_action forbid one · goal_draw 1 · goal_ignore
    surplus S V C/F · deck event add 2,3,5 shuffle · deck event add 14 under 4
    envelope 1 · tower 3 · sprite field · sprite add 1
    flag set river · flag inc sprite_trust · flag clear grudge · return_card bottom
    choose coins one 1 | skill one          exactly one of the parts; + joins effects of a part
    may coins one 2 -> res F 1              the cost in full, or nothing

An effect is read once and kept by its text, so that a waiting choice can be saved as words.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final, final

from osada.kernel.errors import OsadaError, did_you_mean

from .words import LETTERS

ANY: Final = -1
ALL: Final = 99
LEVELS: Final = ("-", "I", "II", "III", "IV")
WHO: Final = ("each", "one", "group", "most")
PLACES: Final = ("top", "bottom", "shuffle", "under")
DECKS: Final = ("event", "adventure", "goal", "weather")


class BadEffect(OsadaError):
    """Words that mean no effect."""


@final
class Effect:
    """One effect in its parts. Only those that its `op` needs mean anything."""

    __slots__ = ("cards", "count", "kinds", "mode", "name", "op", "parts", "text", "where", "who")

    def __init__(self, text: str, op: str) -> None:
        self.text = text
        self.op = op
        self.kinds: tuple[int, ...] = ()
        """Resources, or kinds of dice."""
        self.count = 1
        self.who = ""
        self.where = ""
        self.mode = ""
        self.name = ""
        self.cards: tuple[int, ...] = ()
        self.parts: tuple[tuple[str, ...], ...] = ()
        """The alternatives of `choose`; cost and gain of `may`."""


_READ: dict[str, Effect] = {}


def read_effect(text: str) -> Effect:
    """The effect that words mean; the same words give the same object."""
    known = _READ.get(text)
    if known is None:
        known = _READ[text] = _parse(text)
    return known


def read_effects(texts: list[str], buildings: Collection[str]) -> None:
    """Refuse the first text that means no effect where there are these buildings."""
    for text in texts:
        effect = read_effect(text)
        if effect.op == "building" and effect.name not in buildings:
            raise BadEffect(f"'{text}': {did_you_mean(effect.name, buildings)}")
        for part in effect.parts:
            read_effects(list(part), buildings)


def _parse(text: str) -> Effect:
    op, _, rest = text.partition(" ")
    if op == "choose":
        parts = rest.split(" | ")
        if len(parts) < 2:
            raise BadEffect(f"'{text}': say 'choose EFFECTS | EFFECTS'")
        return _compound(text, op, parts)
    if op == "may":
        parts = rest.split(" -> ")
        if len(parts) != 2:
            raise BadEffect(f"'{text}': say 'may COST -> EFFECTS'")
        return _compound(text, op, parts)
    if op not in _READERS:
        raise BadEffect(f"'{text}': '{op}' is no effect: {did_you_mean(op, _READERS)}")
    effect = Effect(text, op)
    try:
        _READERS[op](effect, rest.split())
    except (ValueError, IndexError) as fault:
        raise BadEffect(f"'{text}' cannot be read: {fault}") from None
    return effect


def _compound(text: str, op: str, parts: list[str]) -> Effect:
    effect = Effect(text, op)
    effect.parts = tuple(tuple(p for p in part.split(" + ") if p) for part in parts)
    for part in effect.parts:
        if not part:
            raise BadEffect(f"'{text}': a part of it is empty")
        for one in part:
            read_effect(one)
    return effect


def _resources(word: str) -> tuple[int, ...]:
    if word == "*":
        return (0, 1, 2, 3)
    return tuple(LETTERS.index(letter) for letter in word.split("/"))


def _dice(word: str) -> tuple[int, ...]:
    if word == "any":
        return (0, 1)
    return tuple("SV".index(letter) for letter in word.split("/"))


def _whole(word: str) -> int:
    if not re.fullmatch(r"-?\d{1,3}", word):
        raise ValueError(f"'{word}' is no number")
    return int(word)


def _end(words: list[str], used: int) -> None:
    if len(words) != used:
        raise ValueError("too many or too few words")


def _read_res(e: Effect, words: list[str]) -> None:
    e.kinds, e.count = _resources(words[0]), _whole(words[1])
    _end(words, 2)


def _read_coins(e: Effect, words: list[str]) -> None:
    e.who, e.count = _one_of(words[0], WHO), _whole(words[1])
    _end(words, 2)


def _one_of(word: str, choices: tuple[str, ...]) -> str:
    if word not in choices:
        raise ValueError(f"'{word}': {did_you_mean(word, choices)}")
    return word


def _read_worker(e: Effect, words: list[str]) -> None:
    e.kinds, e.count = _dice(words[0]), _whole(words[1])
    _end(words, 2)


def _read_strength(e: Effect, words: list[str]) -> None:
    """`tower S all`, `tower all`, `tower S/V all` (one kind is chosen), `hired any 1`."""
    e.where = _one_of(words[0], ("tower", "hired"))
    word = words[1] if len(words) == 3 else "any"
    e.mode = "one-kind" if word == "S/V" else ""
    e.kinds = _dice(word)
    e.count = ALL if words[-1] == "all" else _whole(words[-1])
    _end(words, 3 if len(words) == 3 else 2)


def _read_hire(e: Effect, words: list[str]) -> None:
    _one_of(words[0], ("free",))
    e.kinds, e.count = _dice(words[1]), _whole(words[2])
    _end(words, 3)


def _read_advance(e: Effect, words: list[str]) -> None:
    e.kinds = _dice(words[0]) if words else (0, 1)


def _read_count(e: Effect, words: list[str]) -> None:
    e.count = _whole(words[0])
    _end(words, 1)


def _read_nothing(e: Effect, words: list[str]) -> None:
    _end(words, 0)


def _read_construct(e: Effect, words: list[str]) -> None:
    e.count = len(LEVELS) - 1
    if words:
        _one_of(words[0], ("max",))
        e.count = LEVELS.index(words[1])
        _end(words, 2)


def _read_building(e: Effect, words: list[str]) -> None:
    e.mode, e.name = _one_of(words[0], ("grant", "unlock")), words[1]
    _end(words, 2)


def _read_who(e: Effect, words: list[str]) -> None:
    e.who = _one_of(words[0], ("each", "one"))
    _end(words, 1)


def _read_char_action(e: Effect, words: list[str]) -> None:
    e.mode, e.who = _one_of(words[0], ("extra", "forbid")), _one_of(words[1], ("each", "one"))
    _end(words, 2)


def _read_surplus(e: Effect, words: list[str]) -> None:
    e.cards = ("SV".index(words[0]), "SV".index(words[1]))
    e.kinds = _resources(words[2])
    _end(words, 3)


def _read_deck(e: Effect, words: list[str]) -> None:
    e.name = _one_of(words[0], DECKS)
    _one_of(words[1], ("add",))
    e.cards = _cards(words[2])
    e.where = _one_of(words[3], PLACES)
    if e.where == "under":
        e.count = _whole(words[4])
    _end(words, 5 if e.where == "under" else 4)


def _cards(word: str) -> tuple[int, ...]:
    found: list[int] = []
    for part in word.split(","):
        first, _, last = part.removeprefix("W").partition("-")
        found += range(_whole(first), _whole(last or first) + 1)
    return tuple(found)


def _read_sprite(e: Effect, words: list[str]) -> None:
    e.mode = _one_of(words[0], ("field", "add"))
    if e.mode == "add":
        e.count = _whole(words[1])
    _end(words, 2 if e.mode == "add" else 1)


def _read_flag(e: Effect, words: list[str]) -> None:
    e.mode, e.name = _one_of(words[0], ("set", "clear", "inc")), words[1]
    _end(words, 2)


def _read_return(e: Effect, words: list[str]) -> None:
    e.where = _one_of(words[0], ("top", "bottom", "under"))
    e.count = _whole(words[1]) if e.where == "under" else 0
    _end(words, 2 if e.where == "under" else 1)


_READERS: Final = {
    "res": _read_res,
    "coins": _read_coins,
    "worker": _read_worker,
    "strengthen": _read_strength,
    "weaken": _read_strength,
    "hire": _read_hire,
    "progress": _read_nothing,
    "back": _read_nothing,
    "advance_one": _read_advance,
    "event": _read_nothing,
    "goto": _read_count,
    "adventure": _read_nothing,
    "visit": _read_nothing,
    "construct": _read_construct,
    "community": _read_nothing,
    "use_building": _read_nothing,
    "forest_return": _read_count,
    "forest_remove": _read_count,
    "building": _read_building,
    "demolish": _read_count,
    "demolish_forest": _read_count,
    "skill": _read_who,
    "use_skill": _read_who,
    "char_action": _read_char_action,
    "goal_draw": _read_count,
    "goal_ignore": _read_nothing,
    "surplus": _read_surplus,
    "deck": _read_deck,
    "envelope": _read_count,
    "tower": _read_count,
    "sprite": _read_sprite,
    "flag": _read_flag,
    "return_card": _read_return,
}
WORDS: Final = (*_READERS, "choose", "may")
"""Every word an effect can begin with."""
