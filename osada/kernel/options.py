"""Switches of a game: what a table may choose before it starts."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from .errors import BadStart, did_you_mean

Value = bool | str


class Option:
    """One switch: its choices (the first is the default) and the rule it belongs to."""

    def __init__(
        self,
        name: str,
        rule: str,
        choices: tuple[Value, ...] = (False, True),
        seats: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.rule = rule
        self.choices = choices
        self.seats = seats
        """The numbers of players it is for; empty for all."""

    @property
    def things(self) -> tuple[Value, ...]:
        """What the texts of the choices name."""
        return self.choices

    @property
    def default(self) -> Value:
        """What holds when nobody says anything."""
        return self.choices[0]

    def read(self, value: object) -> Value:
        """The choice that a value or its text stands for."""
        for choice in self.choices:
            if value is choice or str(value).strip().lower() == spell(choice).lower():
                return choice
        words = ", ".join(spell(choice) for choice in self.choices)
        raise BadStart(f"option {self.name} cannot be '{value}': choose from {words}")


class SeatOption(Option):
    """Something different for every seat, such as a colour. A choice is an order of their letters,
    `RGBY`, the first seat's first; what is left over is nobody's. The text of a choice names one
    thing by its letter."""

    def __init__(self, name: str, rule: str, things: str) -> None:
        super().__init__(name, rule, tuple("".join(order) for order in permutations(things)))

    @property
    def things(self) -> tuple[Value, ...]:
        """Each of them by its letter."""
        return tuple(str(self.default))


def spell(value: Value) -> str:
    """The text of an option's value in a record or on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value


def read_options(known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option's value: what was given, else its default."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise BadStart(f"there is no option '{name}': {did_you_mean(name, by_name)}")
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in known
    }
