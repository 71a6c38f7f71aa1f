"""How a companion answers what the town asks: raise the lowest track, build what opens most."""

from __future__ import annotations

from osada.kernel.action import Action

from ..rules.town import Town
from ..rules.words import DONE, LONGHOUSE, NO, PASS, USE, YES
from . import why
from .cause import Chosen
from .outing import POCKET

OWN = ("farmer", "crafter", "merchant", "ranger")
"""Questions of a character's own journal begin with its name."""


def town_answer(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen | None:
    """An answer to a question of the town; None for one of a journal."""
    question = s.asked_of(seat)
    assert question is not None
    kind = question.kind
    if kind.startswith(OWN) or kind in ("learn", "forget", "use-skill", "character-action"):
        return None
    by_kind = {action.kind for action in menu}
    if "resource" in by_kind:
        return _resource(s, menu, gaining=kind == "gain-resource")
    if "buy" in by_kind:
        return _purchase(s, seat, menu)
    if "construct" in by_kind:
        return _construction(s, menu)
    if "demolish" in by_kind and "pass" not in by_kind:
        return _demolition(s, menu)
    if "hire" in by_kind:
        return _hire(s, seat, menu)
    if "die" in by_kind:
        return _die(menu, strong=kind in ("hire-free", "strengthen-hired"))
    if "option" in by_kind:
        return _option(s, seat, menu)
    for wanted, cause in ((USE, why.USES), (YES, why.SWAPS), (PASS, why.STEPS_IN)):
        if wanted in menu:
            return Chosen(wanted, why.NEWS if kind == "visit-adventure" else cause)
    first = menu[0] not in (NO, DONE) or len(menu) == 1
    return Chosen(menu[0] if first else menu[-1], why.ALIKE)


def _resource(s: Town, menu: tuple[Action, ...], gaining: bool) -> Chosen:
    """Gain what is lowest, lose what is highest."""
    levels = [a for a in menu if a.kind == "resource"]
    best = (min if gaining else max)(levels, key=lambda a: s.tracks[a.args[0]])
    return Chosen(best, why.STOCK if gaining else why.SPARE)


def _purchase(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    """Clear land when none is free; else buy what is cheap and scarce while coins are left over."""
    clearing = [a for a in menu if a.kind == "clear"]
    if clearing and not s.empty_areas():
        return Chosen(clearing[0], why.NO_LAND)
    prices = s.box.community[s.cast[seat]]
    coins = s.sheet(seat).coins
    good = [a for a in menu if a.kind == "buy" and coins - prices[a.args[0]] >= POCKET]
    if good:
        best = min(good, key=lambda a: (prices[a.args[0]], s.tracks[a.args[0]]))
        return Chosen(best, why.STOCK)
    return Chosen(menu[-1], why.SAVES)


def _construction(s: Town, menu: tuple[Action, ...]) -> Chosen:
    """What others need first, then what pays at the season's end."""

    def worth(action: Action) -> tuple[int, int]:
        card = s.box.buildings[action.args[0]]
        opens = sum(1 for other in s.box.buildings if other.requires == card.number)
        pays = len(card.season_end) + len(card.season_end_goal) + int(card.has_action)
        return 2 * opens + 2 * pays - sum(card.costs[s.seats - 1]) // 3, -action.id

    starts = [a for a in menu if a.kind == "construct"]
    room = bool(s.empty_areas()) or s.site[3] < 0
    if starts and room:
        best = max(starts, key=worth)
        return Chosen(best, why.OLD_HOUSE, best.args[0])
    return Chosen(menu[-1], why.NO_PLAN)


def _demolition(s: Town, menu: tuple[Action, ...]) -> Chosen:
    """The least building, never the Longhouse if there is another."""
    levels = [a for a in menu if a.args and a.args[0] != LONGHOUSE] or list(menu)
    least = min(levels, key=lambda a: s.box.buildings[a.args[0]].level if a.args else 9)
    return Chosen(least, why.LEAST_NEEDED)


def _hire(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    """The strongest worker; a second one only with coins to spare."""
    dice = [a for a in menu if a.kind == "hire"]
    second = DONE in menu
    if not dice or (second and s.sheet(seat).coins < POCKET):
        return Chosen(menu[-1], why.NO_SECOND)
    return Chosen(max(dice, key=lambda a: (a.args[0] % 4, a.args[0])), why.STRONGEST)


def _die(menu: tuple[Action, ...], strong: bool) -> Chosen:
    """The strongest to use, the weakest to lose."""
    dice = [a for a in menu if a.kind == "die"]
    die = (max if strong else min)(dice, key=lambda a: (a.args[0] % 4, a.args[0]))
    return Chosen(die, why.STRONGEST if strong else why.WEAKEST)


def _option(s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
    """An event's option that costs nothing if there is one, now the first, now the last; of other
    choices one after the other by the day."""
    options = [a for a in menu if a.kind == "option"]
    question = s.asked_of(seat)
    assert question is not None
    if question.kind == "event-option":
        card = s.story.events[int(s.words_of(seat).split()[1])]
        free = [a for a in options if not card.options[a.args[0]].cost]
        option = (free or options)[-1 if s.season % 2 else 0]
        return Chosen(option, why.TAKES_NOTHING if free else why.ALIKE)
    return Chosen(options[s.day % len(options)], why.ALIKE)
