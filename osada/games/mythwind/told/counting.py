"""One season, counted from its log."""

from __future__ import annotations

from collections import Counter
from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import Event

from ..rules import phrases as say
from ..rules.box import Box
from ..rules.words import RESOURCES
from .causes import Cause, cause_by, cause_of

TRADE_PRICES: Final = (
    *("mythwind-farmer-planted", "mythwind-farmer-cow-bought", "mythwind-farmer-calf-born"),
    *("mythwind-farmer-gear-bought", "mythwind-farmer-cleared", "mythwind-merchant-bought"),
    "mythwind-ranger-outfitted",
)
"""What is paid for one's own trade is told with its price alone."""
PRICES: Final = (say.BOUGHT.key, say.HIRED.key, say.LEARNED.key, *TRADE_PRICES)
ALL: Final = -1
"""Whoever decides together."""


class Purse:
    """What came in and went out, by cause."""

    def __init__(self) -> None:
        self.gained: Counter[Cause] = Counter()
        self.paid: Counter[Cause] = Counter()

    def change(self, cause: Cause, change: int) -> None:
        """Something comes in, or goes out."""
        if change > 0:
            self.gained[cause] += change
        elif change < 0:
            self.paid[cause] -= change


class SeatSeason:
    """What one seat did with the season."""

    def __init__(self) -> None:
        self.coins = Purse()
        self.idle = 0
        """Days without a character action,"""
        self.odd = 0
        """and days with an odd job."""
        self.stood = 0
        """Visits that were for the attachment alone."""
        self.hired = 0
        self.helped = 0
        """How often a hired worker was put to work."""
        self.home = 0
        """Hired workers that have worked all they could."""
        self.acted = False
        """Whether it has taken a character action today."""


class SeasonCount:
    """All that a season's log says."""

    def __init__(self, seats: int, box: Box, levels: dict[str, int]) -> None:
        self.box = box
        self.seats = [SeatSeason() for _ in range(seats)]
        self.tracks = {name: Purse() for name in RESOURCES}
        self.levels = dict(levels)
        """Where each resource stands."""
        self.at_goal: dict[str, int] = {}
        """The same where the goal was judged."""
        self.built: list[str] = []
        self.given: list[tuple[str, Cause]] = []
        self.counters: Counter[str] = Counter()
        """What a goal may count, by its name."""
        self.goal = 0
        self.met = False
        self.days = 0
        self._causes: dict[int, Cause] = {}

    def hear(self, seat: int, action: Action | None, events: tuple[Event, ...]) -> None:
        """An action and what it told."""
        cause = cause_by(action, self.box) if action is not None else None
        if cause is None:
            cause = self._causes.get(seat, "event")
        if action is not None:
            own = self.seats[seat]
            own.acted |= cause == "trade" or action.kind == "odd-job"
            own.odd += action.kind == "odd-job"
        for event in events:
            cause = cause_of(event) or cause
            self._one(seat, cause, event)
        self._causes[seat] = cause

    def _one(self, seat: int, cause: Cause, event: Event) -> None:
        key, args = event.key, event.args
        if key == say.COINS.key:
            self._coins(cause, args)
        elif key in PRICES:
            who = self.seats[_number(args, "seat")]
            who.coins.change(cause, -_number(args, "price"))
        elif key == say.TRACK_CHANGED.key:
            name = str(args["resource"])
            self.tracks[name].change(cause, _number(args, "change"))
            self.levels[name] = _number(args, "value")
        elif key in (say.DAY_BEGAN.key, say.DUSK_BEGAN.key):
            self._day(key == say.DAY_BEGAN.key)
        elif key == say.DIE_CHANGED.key:
            self.seats[seat].helped += args["place"] == "hired" and cause == "trade"
        self._counted(event)
        self._others(cause, event)

    def _coins(self, cause: Cause, args: dict[str, object]) -> None:
        change = _number(args, "change")
        self.seats[_number(args, "seat")].coins.change(cause, change)
        self.counters["coins"] += max(change, 0)

    def _day(self, begins: bool) -> None:
        if begins:
            self.days += 1
            for one in self.seats:
                one.acted = False
        else:
            for one in self.seats:
                one.idle += not one.acted

    def _others(self, cause: Cause, event: Event) -> None:
        phrase, args = event.phrase, event.args
        if phrase is say.COMPLETED:
            self.built.append(str(args["building"]))
        elif phrase is say.GRANTED:
            self.given.append((str(args["building"]), cause))
        elif phrase is say.PASSED:
            self.seats[_number(args, "seat")].stood += 1
        elif phrase is say.HIRED:
            self.seats[_number(args, "seat")].hired += 1
        elif phrase is say.DICE_TO_TOWER:
            self.seats[_number(args, "seat")].home += _number(args, "count")
        elif phrase in (say.GOAL_MET, say.GOAL_MISSED):
            self.goal, self.met = _number(args, "goal"), phrase is say.GOAL_MET
            self.at_goal = dict(self.levels)

    def _counted(self, event: Event) -> None:
        name = COUNTED.get(event.key)
        if name is not None:
            self.counters[name] += 1
        if event.phrase is say.HIRED and str(event.args["die"]).startswith("s"):
            self.counters["hire_S"] += 1
        if event.phrase is say.COMPLETED:
            card = self.box.buildings[self.box.names.index(str(event.args["building"]))]
            self.counters["complete_III"] += card.level >= 3
        if event.key == "mythwind-merchant-bought":
            self.counters["coins"] -= _number(event.args, "price")


def _number(args: dict[str, object], name: str) -> int:
    value = args[name]
    assert isinstance(value, int)
    return value


COUNTED: Final = {
    say.CLEARED.key: "clear",
    say.COMPLETED.key: "complete",
    say.CONSTRUCTION_BEGAN.key: "construct",
    say.HIRED.key: "hire",
    say.ADVENTURE.key: "adventure",
    say.LEARNED.key: "skill",
    say.USED.key: "use_building",
    say.FIELD_USED.key: "sprite_field",
    say.BOUGHT.key: "buy",
    say.EVENT.key: "event",
}
