"""Switches of a game: what a table may choose before it starts."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from .errors import MANY, BadStart, UnknownOption

Value = bool | str


class Option:
    """One switch: its choices (the first is the default) and the rule it belongs to."""

    def __init__(
        self,
        name: str,
        rule: str,
        choices: tuple[Value, ...] = (False, True),
        seats: tuple[int, ...] = (),
        lasts: bool = True,
        always: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.choices = choices
        self.seats = seats
        """The numbers of players it is for; empty for all."""
        self.lasts = lasts
        """Whether positions keep it. What only the set-up asks for can be seen on the table."""
        self.always = always
        """Whether every position names it: those of the first edition. One that was added later is
        named where it is not as usual, so that positions and records from before stay the same."""

    def __repr__(self) -> str:
        few = [spell(choice) for choice in self.choices[:MANY]]
        more = ["…"] if len(self.choices) > MANY else []
        return f"<{type(self).__name__} {self.name}: {', '.join([*few, *more])}>"

    @property
    def attribute(self) -> str:
        """What the rules call it (`Chosen`)."""
        return self.name.replace("-", "_")

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

    def settled(self, value: Value, seats: int) -> Value:
        """What a choice comes to among so many players. One that was written down, though it is
        not for so many, has no effect."""
        return self.default if self.seats and seats not in self.seats else value


class SeatOption(Option):
    """Something different for every seat, such as a colour. A choice is an order of their letters,
    `RGBY`, the first seat's first; what is left over is nobody's. The text of a choice names one
    thing by its letter."""

    def __init__(
        self, name: str, rule: str, things: str, lasts: bool = True, always: bool = False
    ) -> None:
        orders = tuple("".join(order) for order in permutations(things))
        super().__init__(name, rule, orders, lasts=lasts, always=always)

    @property
    def things(self) -> tuple[Value, ...]:
        """Each of them by its letter."""
        return tuple(str(self.default))

    def settled(self, value: Value, seats: int) -> Value:
        """What is nobody's follows in the order of the box."""
        taken = str(value)[:seats]
        return taken + "".join(thing for thing in str(self.default) if thing not in taken)


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
            raise UnknownOption(name, by_name)
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in known
    }
