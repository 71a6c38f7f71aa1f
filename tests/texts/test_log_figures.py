"""Nothing is lost in the log: each figure, place, good and text of an event is in its line, or
something implies it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import osada
from osada.texts import Speech
from osada.texts.folding import Deed, Told
from osada.texts.log import Log
from osada.texts.speech import HIDDEN

from .log_lines import heard_by

IMPLIED: dict[str, dict[str, str]] = {
    "vikings": {
        "placed space": "each space has a deed of its own",
        "piece-chosen place": "no two pieces of a ship are alike, and it stands in the step",
        "piece-chosen colour": "`own` is who plays",
        "jumped colour": "`own` is who plays",
        "promoted place": "the first place is the front",
        "nothing-sailed round": "it stands in the heading above",
        "control rank": "they are told in this order",
        "returned count": "all that were drawn but the one that is loaded",
        "drew count": "all goods that were drawn are told to who drew them",
    },
    "hamlet": {
        "delivered tile": "there is one Church",
        "bought target": "it comes to where it is used",
        "villager-went tile": "whoever takes, sells or delivers goes to where that is done",
        "villager-went way": "the way is in the step",
        "consumed tile": "where it lay is in the step",
        "consumed target": "it comes to where it is used",
        "consumed way": "the way is in the step",
        "bought way": "the way is in the step",
        "refined count": "one is told by its name alone",
        "refined fine": "what is not of high quality has no word for it",
        "rewarded fine": "its gold and points tell",
        "rewarded tile": "where it was made is in the step",
        "sold tile": "there is one Market",
        "row-filled": "the row shows what lies in it; the step says it",
        "sale-shown": "the market shows what lies in it; the step says it",
    },
    "mythwind": {
        "season-began goal": "it is told by its title",
        "event card": "it is told by its title",
        "achieved achievement": "it is told by its title",
        "event-chosen card": "it stands before it in the line",
        "weather effect": "the word is another: construction",
        "season-effect season": "it stands in the heading of the season",
        "season-effect symbols": "one of them is the weather before it",
        "proposed answer": "what was agreed is told",
        "visited space": "what is bought, hired or learned there has one place",
        "coins coins": "what one has is shown, and what came is told; the step says it",
        "die-changed place": "what is not at the Tower is hired",
    },
}
"""What a line leaves out, and why nobody loses it: `event argument`, or `event` with all it has."""


def figures(told: Told) -> Iterator[tuple[str, object]]:
    """What an event tells by argument: numbers, things, places, texts; all but seats."""
    args = told["args"]
    assert isinstance(args, dict)
    for name, value in args.items():
        for one in value if isinstance(value, list) else [value]:
            if name not in ("seat", "turn") and one and one != HIDDEN:
                yield name, one


def named(log: Log, told: Told, value: str) -> set[str]:
    """Everything that such a thing may be called, in lower case."""
    words = log.speech.words
    called = {str(form) for form in log.speech.forms(value).values()}
    called |= {log.speech.counted(value, count) for count in range(1, 9)}
    called |= {str(text) for text in log.speech.beside(told).values()}
    keys = [f"{log.folds.game}-{kind}-{value}" for kind in ("word", "space")]
    called |= {words.say(key) for key in keys if words.has(key)}
    return {text.lower() for text in called | {value} if text}


def is_told(log: Log, deed: Deed, told: Told, name: str, value: object, line: str) -> bool:
    """Whether it stands in the line; of what is told as one, its sum or the last of it does."""
    if isinstance(value, str):
        return any(text in line.lower() for text in named(log, told, value))
    alike = [one for one in (*deed.told, *deed.within) if one["key"] == told["key"]]
    values = [found for one in alike for of, found in figures(one) if of == name]
    numbers = [number for number in (value, *values) if isinstance(number, int)]
    told_so = {str(abs(number)) for number in (numbers[0], sum(numbers[1:]), numbers[-1])}
    return bool(told_so & set(re.findall(r"\d+", line)))


@pytest.mark.pure_only
@pytest.mark.parametrize(
    ("name", "seats", "most"), [("vikings", 3, 400), ("hamlet", 4, 900), ("mythwind", 4, 700)]
)
def test_every_figure_place_good_and_text_of_an_event_is_in_its_line_or_implied(
    name: str, seats: int, most: int
) -> None:
    game = osada.game(name)
    log = Log(Speech(game, "en", ("Ada", "Olaf", "Iga", "Bo")))
    lost: dict[str, str] = {}
    seen: set[str] = set()
    for row in log.folds.rows(heard_by(game, seats, most, 0)):
        line = str(log.line(row))
        for deed in log.folds.deeds(row.told):
            for told in (*deed.told, *deed.within):
                for argument, value in figures(told):
                    key = log.folds.short(told)
                    if is_told(log, deed, told, argument, value, line):
                        continue
                    seen |= {key, f"{key} {argument}"}
                    if not {key, f"{key} {argument}"} & set(IMPLIED[name]):
                        lost[f"{key} {argument}"] = f"{value}: {line}"
    assert lost == {}
    assert set(IMPLIED[name]) <= seen, "these are told after all"
