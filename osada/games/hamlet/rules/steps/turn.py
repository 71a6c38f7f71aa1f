"""The turn: the donkey move once and each villager once, in any order, all of it optional.
HAM-TURN-02, HAM-TURN-04, HAM-TURN-05, HAM-TURN-09, HAM-WORKER-01, HAM-OWN-04."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from .. import phrases as say
from ..flow import end_turn
from ..map.roads import way_between
from ..table import CHOOSE_ACT, CHOOSE_LEAD, LYING, MOVED, Table, put, put_row
from ..words import DONKEYS, END, GO, TILES
from .lead import can_lead, lead_donkey, lead_offers, lead_refusal


class Turn(Step[Table]):
    """What comes next: the donkeys, a villager, or the end of the turn."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        found: list[Action] = []
        if not s.donkeys_led:
            if s.options.lenient_donkeys:
                found += lead_offers(s, seat)
            elif can_lead(s, seat):
                found.append(DONKEYS)
        if s.standing(seat) >= 0:
            found += [GO[tile] for tile in s.roads.at_home]
        found.append(END)
        return found

    def kinds_wanted(self, s: Table, seat: int) -> frozenset[str]:
        """Donkeys walk by themselves, or are led one by one (HAM-DONKEY-02)."""
        other = "donkeys" if s.options.lenient_donkeys else "lead"
        return frozenset(self.wants) - {other}

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        if action is END:
            return ()
        if action.kind == "go":
            return _cannot_go(s, seat, action.args[0])
        if action.kind == "lead":
            if not s.options.lenient_donkeys:
                return (Message(say.WRONG_KIND, {"given": "lead", "stage": "turn"}),)
            return lead_refusal(s, seat, action)
        if s.options.lenient_donkeys:
            return (Message(say.WRONG_KIND, {"given": "donkeys", "stage": "turn"}),)
        if s.donkeys_led:
            return (Message(say.DONKEYS_DONE, {}),)
        return () if can_lead(s, seat) else (Message(say.NO_DONKEY_CAN_MOVE, {}),)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        if action is END:
            end_turn(s)
        elif action.kind == "go":
            acting, own = s.standing(seat), s.villagers[seat]
            s.at = action.args[0]
            s.villagers = put_row(s.villagers, seat, put(own, acting, s.at))
            s.step = CHOOSE_ACT
            if s.telling:
                way = way_between(s.roads.near, own[acting], s.at)
                s.tell(
                    say.VILLAGER_WENT,
                    {"seat": seat, "tile": TILES[s.at], "way": [TILES[tile] for tile in way]},
                )
        elif action.kind == "lead":
            lead_donkey(s, seat, action)
        else:
            s.step = CHOOSE_LEAD
            if s.telling:
                s.tell(say.DONKEYS_SET_OUT, {"seat": seat})

    def prompt(self, s: Table, seat: int) -> Prompt:
        villagers = sum(1 for villager in s.villagers[seat] if villager < LYING)
        donkeys = 0 if s.donkeys_led else sum(1 for d in s.donkeys[seat] if d < MOVED)
        return Message(say.ASK_TURN, {"seat": seat, "villagers": villagers, "donkeys": donkeys})


def _cannot_go(s: Table, seat: int, tile: int) -> tuple[Reason, ...]:
    if s.standing(seat) < 0:
        return (Message(say.NO_VILLAGER_LEFT, {}),)
    if not s.village.has(tile):
        return (Message(say.NO_SUCH_TILE, {"tile": TILES[tile]}),)
    if not s.roads.home >> tile & 1:
        return (Message(say.UNREACHABLE, {"tile": TILES[tile]}),)
    return ()
