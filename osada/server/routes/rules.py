"""The rules of a game by id: which chapter each stands in, and what it rests on."""

from __future__ import annotations

from functools import cache

from litestar import get
from litestar.params import FromPath

import osada
from osada.games import house
from osada.table.protocol.problems import Refused
from osada.texts.rulebook import load_rules

from ..protocol.lobby import RuleInfo
from .compressed import COMPRESSED

WORDED = ("rule", "ruling")
"""Kinds of entries that have a text for readers; scenarios are for tests."""


@get("/api/rules/{game:str}", middleware=COMPRESSED)
async def rule_list(game: FromPath[str]) -> list[RuleInfo]:
    """Every rule and ruling of a game in the order of its rules; the texts come by language."""
    if game not in osada.games():
        raise Refused("unknown")
    return _rules(game)


@cache
def _rules(game: str) -> list[RuleInfo]:
    return [
        RuleInfo(r.id, r.kind, r.section, r.origin, r.heading, list(r.rulings))
        for r in load_rules(house(game))
        if r.kind in WORDED
    ]


HANDLERS = [rule_list]
