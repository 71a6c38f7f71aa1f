"""The figures of a reason, read off the table: each phrase says by its names what it needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from osada.kernel.action import Action
from osada.kernel.message import Message, Phrase

from ..bots import why
from ..bots.cause import Chosen
from ..bots.counsel import next_building
from ..bots.errands import days_left, first_bought, served_by
from ..bots.goals import goal_needs
from ..bots.town_plan import dependants, open_plans, shopping
from ..bots.worths import cost_worth
from ..rules.box import SPRITES
from ..rules.effects import read_effect
from ..rules.judging import measured
from ..rules.ops.choices import learnable
from ..rules.telling import told, told_cost
from ..rules.town import FOREST, Town
from ..rules.words import CHARACTERS, DICE, KINDS, RESOURCES, SKILLS
from .own_figures import OWN


class Asked(NamedTuple):
    """A choice at a table."""

    s: Town
    seat: int
    action: Action
    about: int

    @property
    def number(self) -> int:
        """What the action names."""
        return self.action.args[0]


Figure = Callable[[Asked], object]


def told_cause(s: Town, seat: int, chosen: Chosen) -> Message:
    """What decided, with its figures."""
    asked = Asked(s, seat, chosen.action, chosen.about)
    phrase = chosen.cause
    return Message(phrase, {name: _figure(phrase, name)(asked) for name in phrase.names})


def _figure(phrase: Phrase, name: str) -> Figure:
    own = FIGURES.get((phrase, name)) or OWN.get((phrase, name))
    return own or ANYWHERE[name]


def _goal_step(a: Asked) -> str:
    """What the goal counts that is done there, most of it."""
    if a.action.kind == "clear":
        return "clear"
    needs = goal_needs(a.s)
    return max(served_by(a.number), key=lambda name: needs.get(name, 0))


def _resource(a: Asked) -> int:
    """The resource that is bought or gained; of an errand the one that would be bought first."""
    if a.action.kind == "visit":
        return first_bought(a.s, a.seat, shopping(a.s))
    return a.number


def _building(a: Asked) -> int:
    """The building that is used where the figure stands."""
    return int(a.s.words_of(a.seat).split()[1])


def _measure(a: Asked) -> tuple[int, int]:
    """How far a goal has come, and how far it has to; of several parts the one furthest off."""
    found = measured(a.s, a.s.box.goals[a.number].test)
    return max(found, key=lambda part: part[1] - part[0], default=(0, 1))


def _skill_price(a: Asked) -> int:
    return a.s.journal(a.seat).prices[a.number % 8]


def _cheapest_skill(a: Asked) -> int:
    prices = a.s.journal(a.seat).prices
    return min(prices[learn.args[0] % 8] for learn in learnable(a.s, a.seat))


def _options(a: Asked) -> int:
    question = a.s.asked_of(a.seat)
    return len(a.s.legal(a.seat) if question is None else question.choices)


def _event_cost(a: Asked) -> object:
    card = a.s.story.events[int(a.s.words_of(a.seat).split()[1])]
    return told_cost(card.options[a.number].cost)


def _next_cost(a: Asked) -> object:
    """What the cheapest of an event's options takes that are not free."""
    question = a.s.asked_of(a.seat)
    assert question is not None
    card = a.s.story.events[int(a.s.words_of(a.seat).split()[1])]
    options = (card.options[choice.args[0]] for choice in question.choices)
    costs = [option.cost for option in options if option.cost]
    least: tuple[str, ...] = min(costs, key=lambda texts: cost_worth(a.s, texts))
    return told_cost(least)


def _parts(a: Asked) -> tuple[tuple[str, ...], ...]:
    return read_effect(a.s.words_of(a.seat)).parts


def _space(a: Asked) -> str:
    place = a.number if a.action.kind == "visit" else a.s.sheet(a.seat).figure
    return a.s.box.spaces[place]


def _wanted_dice(a: Asked) -> int:
    """Hired workers of the kind that one wishes for who can still work today."""
    dice = a.s.sheet(a.seat).dice
    return sum(1 for die in dice if die // 4 == a.about and die % 4)


ANYWHERE: Final[dict[str, Figure]] = {
    "goal": lambda a: a.s.goal + 1,
    "days": lambda a: days_left(a.s),
    "coins": lambda a: a.s.sheet(a.seat).coins,
    "building": lambda a: a.s.box.names[a.about if a.about >= 0 else next_building(a.s)],
    "resource": lambda a: RESOURCES[_resource(a)],
    "level": lambda a: a.s.tracks[_resource(a)],
    "kind": lambda a: KINDS[a.about],
    "space": _space,
    "die": lambda a: DICE[a.number],
    "skill": lambda a: SKILLS[a.number],
    "character": lambda a: CHARACTERS[a.number],
}
"""What a name means where a phrase has nothing else in mind."""

FIGURES: Final[dict[tuple[Phrase, str], Figure]] = {
    (why.GOAL, "what"): _goal_step,
    (why.GOAL, "count"): lambda a: goal_needs(a.s)[_goal_step(a)],
    (why.WISH, "count"): _wanted_dice,
    (why.NEW_HOUSE, "count"): lambda a: dependants(
        a.s, a.about if a.about >= 0 else next_building(a.s)
    ),
    (why.NO_LAND, "price"): lambda a: a.s.box.clear_price,
    (why.NO_LAND, "count"): lambda a: a.s.areas.count(FOREST),
    (why.NEWS, "count"): lambda a: len(a.s.adventure_deck),
    (why.HANDS, "count"): lambda a: sum(1 for die in a.s.tower if die // 4 == a.about),
    (why.HANDS, "price"): lambda a: a.s.box.hire_one,
    (why.USEFUL, "gain"): lambda a: told(a.s.box.buildings[a.about].action),
    (why.LEARNING, "price"): _cheapest_skill,
    (why.LEARNING, "count"): lambda a: a.s.box.skill_slots - len(a.s.sheet(a.seat).skills),
    (why.TEACHING, "count"): lambda a: goal_needs(a.s)["skill"],
    (why.LACKS, "count"): lambda a: shopping(a.s)[_resource(a)],
    (why.GOAL_LEVEL, "count"): lambda a: goal_needs(a.s)[_resource(a)],
    (why.GOAL_BUY, "count"): lambda a: goal_needs(a.s)["buy"],
    (why.MUST_BUY, "price"): lambda a: a.s.box.community[a.s.cast[a.seat]][a.number],
    (why.ENOUGH, "count"): lambda a: min(a.s.tracks),
    (why.NO_PLAN, "count"): lambda a: len(open_plans(a.s)),
    (why.LEAST_NEEDED, "building"): lambda a: a.s.box.names[a.number],
    (why.LEAST_NEEDED, "count"): lambda a: dependants(a.s, a.number),
    (why.USES, "building"): lambda a: a.s.box.names[_building(a)],
    (why.USES, "gain"): lambda a: told(a.s.box.buildings[_building(a)].action),
    (why.GOAL_NEAR, "goal"): lambda a: a.number + 1,
    (why.GOAL_NEAR, "has"): lambda a: _measure(a)[0],
    (why.GOAL_NEAR, "needs"): lambda a: _measure(a)[1],
    (why.GOAL_PAYS, "goal"): lambda a: a.number + 1,
    (why.GOAL_PAYS, "gain"): lambda a: told(a.s.box.goals[a.number].success),
    (why.GOAL_NEVER, "goal"): lambda a: a.number + 1,
    (why.GOAL_NEVER, "count"): lambda a: _options(a) - 1,
    (why.TAKES_LEAST, "cost"): _event_cost,
    (why.TAKES_NOTHING, "cost"): _next_cost,
    (why.TOLD_LATER, "count"): _options,
    (why.AREAS, "area"): lambda a: a.number + 1,
    (why.AREAS, "count"): _options,
    (why.ORDER, "gain"): lambda a: told(a.s.box.buildings[a.about].season_end),
    (why.TURNED_LATER, "count"): _options,
    (why.BRINGS_MORE, "gain"): lambda a: told(_parts(a)[a.number]),
    (why.WORTH_IT, "cost"): lambda a: told_cost(_parts(a)[0]),
    (why.WORTH_IT, "gain"): lambda a: told(_parts(a)[1]),
    (why.TOO_DEAR, "cost"): lambda a: told_cost(_parts(a)[0]),
    (why.TOO_DEAR, "gain"): lambda a: told(_parts(a)[1]),
    (why.RICHEST, "coins"): lambda a: a.s.sheets[a.number].coins,
    (why.POOREST, "coins"): lambda a: a.s.sheets[a.number].coins,
    (why.ALIKE, "count"): _options,
    (why.ONLY, "count"): lambda a: len(a.s.legal(a.seat)),
    (why.AGREES, "count"): lambda a: a.s.assent.agreed.bit_count(),
    (why.STAYS, "character"): lambda a: CHARACTERS[a.s.cast[a.seat]],
    (why.STAYS, "count"): lambda a: len(a.s.sheet(a.seat).skills),
    (why.SWAPS, "count"): lambda a: len(a.s.sheet(a.seat).dice),
    (why.FIELD, "sprite"): lambda a: SPRITES[a.s.visitor],
    (why.FIELD, "gain"): lambda a: told(a.s.box.sprite_effects[a.s.visitor]),
    (why.LESSON, "price"): _skill_price,
    (why.GOAL_LESSON, "price"): _skill_price,
    (why.DAY_DONE, "kind"): lambda a: _attachment(a),
    (why.DAY_DONE, "actions"): lambda a: a.s.sheet(a.seat).actions,
    (why.ODD, "price"): lambda a: a.s.box.odd_job,
}
"""What it means in these."""


def _attachment(a: Asked) -> str:
    attached = a.s.sheet(a.seat).attached
    return KINDS[attached] if attached >= 0 else "none"
