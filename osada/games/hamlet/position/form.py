"""The form of a position of Hamlet, which people can read, edit and write by hand."""

from __future__ import annotations

from typing import Final

from osada.kernel.form import MANY, Attribute, Form
from osada.kernel.kinds import Listed, MaybeWorded, Switch, Whole, Worded

from ..rules.table import CHOOSE_TURN, FINISHED, PURPOSES, STAGES, Table
from ..rules.words import PAY, TILES
from .seats import Players, Seat, Seats, Turn
from .supply import Bag, Deliveries, Levels, Milestones, OfferRow, Offers, Stack, Stacks
from .village import Links, Pose, Tiles

RULES_VERSION = 2
PAYMENTS: Final = tuple(action.text for action in PAY)


def _turn(s: Table) -> tuple[int, ...]:
    return () if s.step == FINISHED else (s.mover,)


def _mover(s: Table) -> int:
    return s.first


def _ending(s: Table) -> bool:
    return -1 not in s.delivered


FORM: Final = Form(
    "hamlet",
    RULES_VERSION,
    Seats(),
    Attribute("first", Seat()),
    Attribute("round", Whole(1, MANY)),
    Attribute("stage", Worded(STAGES, CHOOSE_TURN), "step"),
    Attribute("turn", Turn(), usual=_turn, needs="stage mover"),
    Attribute("mover", Seat(), usual=_mover, needs="first"),
    Attribute("donkeys_led", Switch()),
    Attribute("ending", Switch(), usual=_ending, needs="delivered"),
    Attribute("at", MaybeWorded(TILES)),
    Attribute("purpose", Worded(PURPOSES)),
    Attribute("subject", Whole(-1, 31)),
    Attribute("pose", Pose()),
    Attribute("paid", Listed(Worded(PAYMENTS))),
    Tiles(),
    Links(),
    OfferRow(),
    Attribute("bag", Bag()),
    Attribute("stacks_in", Stacks()),
    Attribute("offers", Offers()),
    Attribute("unseen_sales", Levels()),
    Attribute("stack", Stack()),
    Attribute("delivered", Deliveries()),
    Attribute("milestones", Milestones()),
    Players(),
)
