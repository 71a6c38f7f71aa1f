"""The Ranger's journal: what he may do at noon, and his steps at dusk and season's end."""

from __future__ import annotations

from typing import final

from osada.kernel.action import Action
from osada.kernel.content import Content
from osada.kernel.message import Message, Reason
from osada.kernel.secret import Family, Secrets, Span
from osada.kernel.state import Data

from ...ops.op import Op
from ...sheet import Own
from ...town import Task, Town
from ...words import KINDS, SPRITE, VILLAGER
from ..character import Character
from . import phrases as say
from .homecoming import homecoming_ops
from .preparing import SPARE, preparing_ops
from .printed import CAMP, DROP, GEAR, LOOT, PREPARE, RATION, REGIONS, TRAIL, TRAVEL, Printed
from .reading import read_trail, trail_faults
from .trail import BACK, TOWN, Trail
from .travelling import travelling_ops
from .ways import FIELD_MENDER, SECOND_WIND, drop, droppable, rest, trail, worn

NUMBER = 3
POINT, SCOUTING, RESTING = 0, 1, 2


@final
class Ranger(Character):
    """R6.4: prepare, travel, camp; the expedition runs beside the town's day."""

    def __init__(self, content: Content) -> None:
        self.printed = Printed(content)
        kinds = (
            *("prepare", "travel", "camp", "rest-up", "leave-it", "spend-stamina", "outfit"),
            *("mend", "scout", "depart", "spend-gear", "ignore-need", "drop", "card", "call"),
            *("hand-over", "trail-help"),
        )
        usable = tuple(bool(u) for u in self.printed.usable)
        super().__init__(NUMBER, self.printed.prices, usable, kinds)
        self.action_kinds = ("prepare", "travel", "camp")
        self.any_time = ("drop",)

    def ops(self) -> dict[str, Op]:
        return {
            **preparing_ops(self.printed),
            **travelling_ops(self.printed),
            **homecoming_ops(self.printed),
        }

    def new(self, s: Town) -> Own:
        """Rested and with an empty pack; every region's cards shuffled."""
        way = Trail()
        way.stamina = self.printed.stamina
        for region, printed in enumerate(self.printed.regions):
            cards = s.chance.shuffle("ranger-deck", list(range(len(printed.cards))))
            way.decks[region] = Secrets(cards, [0] * len(cards))
        return way

    def dawn(self, s: Town, seat: int) -> None:
        trail(s, seat).met_weather = False

    def dusk(self, s: Town, seat: int) -> None:
        if trail(s, seat).mode != TOWN:
            s.push([Task("ranger-evening", seat)])

    def season_end(self, s: Town, seat: int) -> None:
        """Decks reshuffled, a little rest; where he is, he stays."""
        way = trail(s, seat)
        for region, printed in enumerate(self.printed.regions):
            cards = s.chance.shuffle("ranger-deck", list(range(len(printed.cards))))
            way.decks[region] = Secrets(cards, [0] * len(cards))
        rest(s, seat, self.printed, self.printed.season_stamina)

    def offers(self, s: Town, seat: int) -> list[Action]:
        every = (PREPARE, TRAVEL, CAMP, *DROP, *TRAIL)
        return [action for action in every if not self.why_not(s, seat, action)]

    def why_not(self, s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
        reason: Reason | None
        if action.kind in self.action_kinds:
            reason = self._action_refusal(s, seat, action)
        elif action.kind == "drop":
            there = action.args[0] in droppable(trail(s, seat))
            name = (*GEAR, *LOOT)[action.args[0]]
            reason = None if there else Message(say.NOT_CARRIED, {"thing": name})
        elif action.kind == "trail-help":
            reason = self._help_refusal(s, seat, action.args[0])
        else:
            reason = Message(say.ASKED_ONLY, {"given": action.kind})
        return () if reason is None else (reason,)

    def _action_refusal(self, s: Town, seat: int, action: Action) -> Reason | None:
        way = trail(s, seat)
        if s.sheet(seat).actions <= 0:
            return Message(say.NO_MORE_ACTIONS, {})
        if action is PREPARE:
            away = way.mode != TOWN
            return Message(say.NOT_IN_TOWN, {"region": REGIONS[way.region]}) if away else None
        if way.mode == TOWN:
            return Message(say.IN_TOWN, {})
        if action is CAMP:
            return None if way.usable(RATION) else Message(say.NO_RATION, {})
        if way.mode == BACK:
            return Message(say.GOING_BACK, {})
        if way.step >= self.printed.regions[way.region].length:
            return Message(say.TRIP_DONE, {"region": REGIONS[way.region]})
        return None

    def _help_refusal(self, s: Town, seat: int, kind_of_help: int) -> Reason | None:
        """In town only: villagers give a point, sprites scout or let him rest."""
        way = trail(s, seat)
        sheet = s.sheet(seat)
        kind = VILLAGER if kind_of_help == POINT else SPRITE
        if way.mode != TOWN:
            return Message(say.NOT_IN_TOWN, {"region": REGIONS[way.region]})
        able = any(die // 4 == kind and die % 4 for die in sheet.dice)
        if sheet.attached != kind or not able:
            return Message(say.NO_WORKER, {"kind": KINDS[kind]})
        if kind_of_help == RESTING and way.stamina >= self.printed.stamina:
            return Message(say.FULLY_RESTED, {})
        return None

    def carry_out(self, s: Town, seat: int, action: Action) -> None:
        if action.kind in self.action_kinds:
            s.sheet(seat).act()
            self._begin(s, seat, action)
        elif action.kind == "drop":
            drop(s, seat, action.args[0])
        else:
            self._help(s, seat, action.args[0])

    def _begin(self, s: Town, seat: int, action: Action) -> None:
        if action is PREPARE:
            s.tell(say.PREPARING, {"seat": seat, "points": self.printed.points + 1})
            s.push([Task("ranger-prepare", seat, self.printed.points + SPARE)])
        elif action is TRAVEL:
            trail(s, seat).pushed = False
            s.push([Task("ranger-travel", seat)])
        else:
            s.push([Task("ranger-camp", seat)])

    def _help(self, s: Town, seat: int, kind_of_help: int) -> None:
        if kind_of_help == POINT:
            tasks = [Task("pay weaken hired V 1", seat), Task("ranger-point", seat, 1)]
        elif kind_of_help == RESTING:
            tasks = [Task("pay weaken hired S 1", seat), Task("ranger-breath", seat)]
        else:
            tasks = [Task("pay weaken hired S 1", seat), Task("ranger-look", seat)]
        s.push(tasks)

    def can_use(self, s: Town, seat: int, skill: int) -> bool:
        way = trail(s, seat)
        if skill == FIELD_MENDER:
            return bool(worn(way, self.printed))
        return skill == SECOND_WIND and way.stamina < self.printed.stamina

    def use(self, s: Town, seat: int, skill: int) -> None:
        if skill == FIELD_MENDER:
            s.push([Task("ranger-restore", seat)])
        else:
            rest(s, seat, self.printed, 1)

    def read(self, s: Town, data: Data) -> Own:
        return read_trail(data, self.printed)

    def secrets(self, own: Own) -> list[Family]:
        assert isinstance(own, Trail)
        return [[Span(deck)] for deck in own.decks]

    def faults(self, own: Own) -> list[str]:
        assert isinstance(own, Trail)
        return trail_faults(own, self.printed)


def printed_for(s: Town) -> Printed:
    """What is printed for him in this game."""
    journal = s.box.cast[NUMBER]
    assert isinstance(journal, Ranger)
    return journal.printed
