"""Every way through a card of the story: what governs it, what it costs, what it brings.

A way brings at least what the engine would bring; of a roll, of the seasons and of a choice inside
an effect it brings all the branches together. So whatever is out of reach here is out of reach.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final, Protocol, final

from ..rules.cards import Adventure, Choice, Event, Roll
from ..rules.effects import Effect, read_effect


class GoalCard(Protocol):
    """What the story needs to know of a goal."""

    @property
    def test(self) -> str: ...
    @property
    def success(self) -> tuple[str, ...]: ...
    @property
    def failure(self) -> tuple[str, ...]: ...
    @property
    def unlock(self) -> int: ...
    @property
    def joins(self) -> int: ...


class Cards(Protocol):
    """The cards that tell the story; a box holds them all."""

    @property
    def events(self) -> Mapping[int, Event]: ...
    @property
    def adventures(self) -> Mapping[int, Adventure]: ...
    @property
    def goals(self) -> Sequence[GoalCard]: ...


@final
class Way:
    """One way through a card, named like `event 14 a`."""

    def __init__(
        self,
        card: str,
        name: str,
        tests: Iterable[str],
        cost: tuple[str, ...],
        texts: Iterable[str],
    ) -> None:
        self.card: Final = card
        self.name: Final = f"{card} {name}".strip()
        self.tests: Final = tuple(test for test in tests if test)
        self.cost: Final = tuple(read_effect(text) for text in cost)
        self.effects: Final = tuple(spelled(texts))
        self.joins = ""
        """The card with which its own comes into a deck, where it says one."""


def spelled(texts: Iterable[str]) -> Iterator[Effect]:
    """Effects with the insides of `choose` and `may` laid open; what `may` costs is no effect."""
    for text in texts:
        effect = read_effect(text)
        if effect.op == "choose":
            yield from spelled(chain(*effect.parts))
        elif effect.op == "may":
            yield from spelled(effect.parts[1])
        else:
            yield effect


def ways_of(cards: Cards) -> list[Way]:
    """All ways of all cards, goals included."""
    found: list[Way] = []
    for number, event in cards.events.items():
        found += _joining(_event_ways(f"event {number}", event), "event", event.joins)
    for number, adventure in cards.adventures.items():
        for section in adventure.sections:
            ways = _section_ways(f"adventure {number}", section)
            found += _joining(ways, "adventure", adventure.joins)
    for index, goal in enumerate(cards.goals):
        found += _joining(_goal_ways(f"goal {index + 1}", goal), "goal", goal.joins + 1)
    return found


def _joining(ways: Iterable[Way], deck: str, joins: int) -> Iterator[Way]:
    """The ways of a card that comes with another."""
    for way in ways:
        way.joins = f"{deck} {joins}" if joins else ""
        yield way


def _goal_ways(card: str, goal: GoalCard) -> Iterator[Way]:
    """`unlock` counts goals from 0; less means none."""
    unlocked = [f"deck goal add {goal.unlock + 1} shuffle"] if goal.unlock >= 0 else []
    yield Way(card, "success", (goal.test,), (), [*goal.success, *unlocked])
    yield Way(card, "failure", (goal.test,), (), goal.failure)


def _event_ways(card: str, event: Event) -> Iterator[Way]:
    lasting = chain(*(texts for _, texts in event.passive))
    always = [*event.effects, *chain(*event.by_season), *_faces(event.roll), *lasting]
    tests = (event.condition, event.requires, event.until)
    for option in event.options:
        texts = [*always, *option.effects, *_faces(option.roll), *option.after, *event.after]
        yield Way(card, option.key, (*tests, option.test), option.cost, texts)
    if not event.options:
        yield Way(card, "", tests, (), [*always, *event.after])
    if event.fallback:
        yield Way(card, "fallback", tests, (), [*always, *event.fallback, *event.after])
    if event.condition:
        yield Way(card, "else", tests, (), [*event.otherwise, *event.after])


def _section_ways(card: str, section: Choice) -> Iterator[Way]:
    texts = [*section.effects, *_faces(section.roll), *section.after]
    yield Way(card, section.key, (section.test,), section.cost, texts)
    if section.test:
        yield Way(
            card, f"{section.key} else", (section.test,), (), [*section.otherwise, *section.after]
        )


def _faces(roll: Roll | None) -> tuple[str, ...]:
    return () if roll is None else tuple(dict.fromkeys(chain(*roll.faces.values())))
