"""No figure is lost in the log: it is in the line of its event, or something implies it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import osada
from osada.texts import Speech
from osada.texts.folding import Told
from osada.texts.log import Log

from .log_lines import heard_by

IMPLIED: dict[str, dict[str, str]] = {
    "vikings": {
        "piece-chosen place": "no two pieces of a ship are alike, and it stands in the step",
        "promoted place": "the first place is the front",
        "nothing-sailed round": "it stands in the heading above",
        "control rank": "they are told in this order",
        "returned count": "all that were drawn but the one that is loaded",
        "drew count": "all goods that were drawn are told to who drew them",
    },
    "hamlet": {
        "consumed tile": "where it lay stands in the step of its own, a press away",
        "rewarded tile": "only one kind of tile makes it",
        "refined count": "one is told without a number",
    },
}
"""What a line leaves out, and why nobody loses it. Mythwind has no such list yet."""


def figures(told: Told) -> Iterator[tuple[str, str]]:
    """The numbers of an event by argument, as they are printed."""
    args = told["args"]
    assert isinstance(args, dict)
    for name, value in args.items():
        if isinstance(value, int) and name not in ("seat", "turn") and value:
            yield name, str(value)


@pytest.mark.pure_only
@pytest.mark.parametrize(("name", "seats", "most"), [("vikings", 3, 400), ("hamlet", 3, 500)])
def test_every_figure_of_an_event_is_in_its_line_or_implied(
    name: str, seats: int, most: int
) -> None:
    game = osada.game(name)
    log = Log(Speech(game, "en", ("Ada", "Olaf", "Iga")))
    heard = heard_by(game, seats, most, 0)
    lost: set[str] = set()
    for row in log.folds.rows(heard):
        line = str(log.line(row))
        numbers = set(re.findall(r"\d+", line))
        for told in row.told:
            for argument, figure in figures(told):
                of = f"{log.folds.short(told)} {argument}"
                if figure not in numbers and of not in IMPLIED[name]:
                    lost.add(f"{of} {figure}: {line}")
    assert lost == set()
