"""What every card of Mythwind's story does, in a rich town and in a poor one, as short sums.

Each event, adventure and building is let happen by itself, once for each way of answering whatever
it asks: always the first answer, always the second, always the last. What a companion would answer
is kept with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import osada
from osada.bots import Bot, bot
from osada.games.mythwind.rules.resolve import run
from osada.games.mythwind.rules.town import NOBODY, Task, Town
from tests.mythwind.happenings import Data, hired, quiet, stand, tower

from .answers import Answers, sum_of

FILE = Path(__file__).parent / "cards.txt"
WAYS = {"first": 0, "second": 1, "last": -1}
MOST = 25
"""So many answers to one card are enough."""


def rich(data: Data) -> None:
    hired(data, "s1 v2 v3", 20)
    hired(data, "s2", 9, "crafter")
    tower(data, "s1 s2 s3 v1 v2")
    stand(data, 5, "shop")
    stand(data, 4, "sawmill")


def poor(data: Data) -> None:
    tower(data, "")
    data["tracks"] = dict.fromkeys(data["tracks"], 0)
    for who in ("farmer", "crafter"):
        data["sheets"][who]["coins"] = 0


TOWNS = {"rich": rich, "poor": poor}


def cards() -> Answers:
    """All sums, by card, town and way of answering."""
    return dict(_all())


def _all() -> Iterator[tuple[str, str]]:
    companion = bot("greedy", osada.game("mythwind"), 1, 0)
    for kind, edit in TOWNS.items():
        begun = quiet(edit, seats=2)
        box = begun.box
        tasks = {
            **{f"event {card}": Task(f"!event {card}", NOBODY) for card in box.events},
            **{f"adventure {card}": Task(f"!section {card}", 0, 1) for card in box.adventures},
            **{
                f"building {name}": Task(f"!at-building {b}", 0) for b, name in enumerate(box.names)
            },
        }
        for card, task in tasks.items():
            thought: list[object] = []
            for way, place in WAYS.items():
                happened = _happened(begun, card, task, place, companion, thought)
                yield f"{card} {kind} {way}", sum_of(happened)
            yield f"{card} {kind} companion", sum_of(thought)


def _happened(
    begun: Town, card: str, task: Task, place: int, companion: Bot, thought: list[object]
) -> list[object]:
    """What has changed in the town, and all that was asked and told on the way; beside it, what a
    companion would have answered."""
    s = begun.copy()
    assert isinstance(s, Town)
    said: list[object] = []
    s.open_cards += [card] if card.startswith("adventure") else []
    s.push([task, *([Task(f"!discard {card}", 0)] if card.startswith("adventure") else [])])
    run(s)
    s.legal(s.seats)  # nobody's menu, so that the one from before is forgotten
    for _ in range(MOST):
        said += [event.seen_by(None) for event in s.events]
        asked = [seat for seat in s.turn if s.asked_of(seat) is not None]
        if not asked:
            break
        seat = asked[0]
        menu = s.legal(seat)
        said.append([action.text for action in menu])
        thought.append(companion.choose(s, seat).text)
        agree = [action for action in menu if action.text == "agree"]
        s.play(seat, agree[0] if agree else menu[place if place < len(menu) else 0])
    before = begun.to_data()
    return [*said, {key: part for key, part in s.to_data().items() if part != before.get(key)}]


if __name__ == "__main__":
    FILE.write_text("".join(f"{what} {kept}\n" for what, kept in cards().items()), encoding="utf-8")
