"""Why what is asked for in the town cannot be had. MYT-NOON-COM-02, MYT-NOON-COM-03,
MYT-NOON-CLR-01, MYT-AREA-02, MYT-AREA-03, MYT-HIRE-01, MYT-WORK-07, MYT-WORK-08, MYT-SKILL-01.
Whoever plays never comes here: what is offered is found without it."""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Reason

from .. import phrases as say
from ..town import FOREST, MOST, Town
from ..words import CHARACTERS, DICE, KINDS, RESOURCES, SKILLS


def buy_refusal(s: Town, seat: int, kind: int) -> tuple[Reason, ...]:
    """A full track, or a price beyond the purse."""
    resource = RESOURCES[kind]
    if s.tracks[kind] >= MOST:
        return (Message(say.BUY_FULL, {"resource": resource, "value": MOST}),)
    told: Args = {"resource": resource, "price": s.box.community[s.cast[seat]][kind]}
    return (Message(say.BUY_TOO_DEAR, {**told, "coins": s.sheet(seat).coins}),)


def clear_refusals(s: Town, seat: int, area: int) -> tuple[Reason, ...]:
    """No forest there, or too few coins."""
    reasons: list[Reason] = []
    if s.areas[area] != FOREST:
        reasons.append(Message(say.NO_FOREST, {"area": area + 1}))
    price, coins = s.box.clear_price, s.sheet(seat).coins
    if coins < price:
        reasons.append(Message(say.CLEAR_TOO_DEAR, {"price": price, "coins": coins}))
    return tuple(reasons)


def taken_area(s: Town, area: int) -> tuple[Reason, ...]:
    """Only an empty area can be built on."""
    what = s.areas[area]
    if what == FOREST:
        return (Message(say.AREA_FOREST, {"area": area + 1}),)
    if what >= 0:
        return (Message(say.AREA_BUILT, {"area": area + 1, "building": s.box.names[what]}),)
    return ()


def not_standing(s: Town, building: int) -> tuple[Reason, ...]:
    """What is not in the town cannot be torn down."""
    if building in s.areas:
        return ()
    return (Message(say.NOT_DEMOLISHED, {"building": s.box.names[building]}),)


def tower_refusal(s: Town, die: int, kinds: tuple[int, ...] = (0, 1)) -> tuple[Reason, ...]:
    """No such die there to be hired, or one of the other kind."""
    if die // 4 not in kinds:
        return (other_die(die, kinds),)
    return () if die in s.tower else (Message(say.NO_TOWER_DIE, {"die": DICE[die]}),)


def other_die(die: int, kinds: tuple[int, ...]) -> Reason:
    """Only one kind will do."""
    return Message(say.OTHER_DIE, {"die": DICE[die], "kind": KINDS[kinds[0]]})


def die_refusal(
    dice: list[int], place: str, die: int, kinds: tuple[int, ...] = (0, 1)
) -> tuple[Reason, ...]:
    """It lies elsewhere, or is of the other kind."""
    if die // 4 not in kinds:
        return (other_die(die, kinds),)
    return () if die in dice else (Message(say.NO_DIE_THERE, {"die": DICE[die], "place": place}),)


def hire_refusals(s: Town, seat: int, die: int, price: int) -> tuple[Reason, ...]:
    """No such die at the Tower, or too few coins."""
    coins = s.sheet(seat).coins
    dear = [Message(say.HIRE_TOO_DEAR, {"price": price, "coins": coins})] if coins < price else []
    return (*tower_refusal(s, die), *dear)


def not_played(s: Town, character: int) -> tuple[Reason, ...]:
    """Nobody plays this character now."""
    if character in s.cast:
        return ()
    return (Message(say.NOT_PLAYED, {"character": CHARACTERS[character]}),)


def learning_refusal(s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
    """Another character's skill, one that is known already, or one that is too dear."""
    skill, sheet = action.args[0], s.sheet(seat)
    told: Args = {"skill": SKILLS[skill]}
    if skill // 8 != s.cast[seat]:
        return (Message(say.OTHERS_SKILL, told),)
    if skill % 8 in sheet.skills:
        return (Message(say.SKILL_OWNED, told),)
    price = s.journal(seat).prices[skill % 8]
    return (Message(say.SKILL_TOO_DEAR, {**told, "price": price, "coins": sheet.coins}),)


def skill_refusal(s: Town, seat: int, action: Action) -> tuple[Reason, ...]:
    """A skill that is not owned, or that would do nothing."""
    skill = action.args[0]
    owned = skill // 8 == s.cast[seat] and skill % 8 in s.sheet(seat).skills
    return (Message(say.SKILL_IDLE if owned else say.NOT_OWNED, {"skill": SKILLS[skill]}),)
