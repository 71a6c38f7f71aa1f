"""The Town Hall: a blueprint, then workers. HAM-HALL-01 to HAM-HALL-07, HAM-COMP-04."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.step import Step

from .. import phrases as say
from ..deed import Deed
from ..drawing import fill_row
from ..flow import lay_down
from ..table import CHOOSE_HIRE, CHOOSE_STABLE, LYING, Table, put_row, without
from ..words import (
    CHURCH,
    DONE,
    HIRE_DONKEY,
    HIRE_VILLAGER,
    STABLE,
    TAKE,
    TILES,
    TOWN_HALL,
)
from .here import not_here


class Hall(Deed):
    """The first choice in the Town Hall: a blueprint, or straight to hiring."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        if s.at != TOWN_HALL:
            return []
        found: list[Action] = []
        if len(s.hands[seat]) < s.box.hand_limit:
            for price in range(min(len(s.row), s.gold[seat] + 1)):
                found.append(TAKE[s.row[price]])
        return found + hire_offers(s, seat)

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        if s.at != TOWN_HALL:
            return not_here(s, action.kind)
        if action.kind == "take":
            return _take_refusal(s, seat, action.args[0])
        return hire_refusal(s, seat, action)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        s.step = CHOOSE_HIRE
        if action.kind == "take":
            _take(s, seat, action.args[0])
            _close_if_idle(s, seat)
        else:
            hire(s, seat, action)


def _take_refusal(s: Table, seat: int, tile: int) -> tuple[Reason, ...]:
    if len(s.hands[seat]) >= s.box.hand_limit:
        return (Message(say.HAND_FULL, {"most": s.box.hand_limit}),)
    if tile not in s.row:
        return (Message(say.NOT_IN_ROW, {"tile": TILES[tile]}),)
    price = s.row.index(tile)
    if price > s.gold[seat]:
        return (
            Message(say.ROW_TOO_DEAR, {"tile": TILES[tile], "price": price, "gold": s.gold[seat]}),
        )
    return ()


def _take(s: Table, seat: int, tile: int) -> None:
    """HAM-HALL-03 to HAM-HALL-05: a coin onto each blueprint to the left, then the blueprint with
    the coins lying on it; the others slide left and the row is filled."""
    place = s.row.index(tile)
    coins = s.coins[place]
    s.coins = [lying + 1 for lying in s.coins[:place]] + s.coins[place + 1 :]
    s.row = without(s.row, tile)
    s.take_gold(seat, coins - place)
    s.hands = put_row(s.hands, seat, [*s.hands[seat], tile])
    if s.telling:
        s.tell(
            say.BLUEPRINT_TAKEN,
            {"seat": seat, "tile": TILES[tile], "price": place, "coins": coins},
        )
    fill_row(s)


def villager_price(s: Table, seat: int) -> int:
    """HAM-HALL-06: what the next villager costs, -1 when all are hired."""
    hired = len(s.villagers[seat]) - 1
    return s.box.villager_prices[hired] if hired < len(s.box.villager_prices) else -1


def hire_offers(s: Table, seat: int) -> list[Action]:
    """Whom the player could hire now."""
    found: list[Action] = []
    gold = s.gold[seat]
    if 0 <= villager_price(s, seat) <= gold:
        found.append(HIRE_VILLAGER)
    if len(s.donkeys[seat]) < s.box.donkeys and s.box.donkey_price <= gold:
        found.append(HIRE_DONKEY)
    return found


def hire_refusal(s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
    """Why nobody can be hired."""
    villager = action is HIRE_VILLAGER
    worker = "villager" if villager else "donkey"
    price = villager_price(s, seat) if villager else s.box.donkey_price
    none_left = price < 0 if villager else len(s.donkeys[seat]) >= s.box.donkeys
    if none_left:
        most = len(s.box.villager_prices) + 1 if villager else s.box.donkeys
        return (Message(say.NO_WORKER_LEFT, {"worker": worker, "most": most}),)
    if price > s.gold[seat]:
        return (
            Message(say.HIRE_TOO_DEAR, {"worker": worker, "price": price, "gold": s.gold[seat]}),
        )
    return ()


def hire(s: Table, seat: int, action: Action) -> None:
    """HAM-HALL-07: a new villager lies on the Church; a donkey is placed at once."""
    if action is HIRE_VILLAGER:
        price = villager_price(s, seat)
        s.take_gold(seat, -price)
        s.villagers = put_row(s.villagers, seat, [*s.villagers[seat], CHURCH + LYING])
        if s.telling:
            s.tell(say.HIRED_VILLAGER, {"seat": seat, "price": price})
        _close_if_idle(s, seat)
    else:
        s.take_gold(seat, -s.box.donkey_price)
        s.step = CHOOSE_STABLE
        if s.telling:
            s.tell(say.HIRED_DONKEY, {"seat": seat, "price": s.box.donkey_price})


def _close_if_idle(s: Table, seat: int) -> None:
    """The visit is over when nobody more can be hired."""
    if not hire_offers(s, seat):
        lay_down(s, seat)


class Hire(Step[Table]):
    """Another worker, or enough."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        return [*hire_offers(s, seat), DONE]

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        if action.kind == "take":
            return (Message(say.BLUEPRINT_FIRST, {}),)
        return () if action is DONE else hire_refusal(s, seat, action)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        if action is DONE:
            lay_down(s, seat)
        else:
            hire(s, seat, action)

    def prompt(self, s: Table, seat: int) -> Prompt:
        return Message(say.ASK_HIRE, {"seat": seat, "gold": s.gold[seat]})


class Stable(Step[Table]):
    """Where a hired donkey starts: any tile from which the Church can be reached."""

    def offers(self, s: Table, seat: int) -> list[Action]:
        return [STABLE[tile] for tile in s.roads.at_home]

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        tile = action.args[0]
        if not s.village.has(tile):
            return (Message(say.NO_SUCH_TILE, {"tile": TILES[tile]}),)
        if not s.roads.home >> tile & 1:
            return (Message(say.NOT_HOME, {"tile": TILES[tile]}),)
        return ()

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        s.donkeys = put_row(s.donkeys, seat, sorted([*s.donkeys[seat], action.args[0]]))
        s.step = CHOOSE_HIRE
        if s.telling:
            s.tell(say.DONKEY_PLACED, {"seat": seat, "tile": TILES[action.args[0]]})
        _close_if_idle(s, seat)

    def prompt(self, s: Table, seat: int) -> Prompt:
        return Message(say.ASK_STABLE, {"seat": seat})
