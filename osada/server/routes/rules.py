"""The rules of a game by id: which chapter each stands in, and what it rests on."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from osada.table.books import rules_of
from osada.table.protocol.house import RuleInfo

from .compressed import COMPRESSED


@get("/api/rules/{game:str}", middleware=COMPRESSED)
async def rule_list(game: FromPath[str]) -> list[RuleInfo]:
    """Every rule and ruling of a game in the order of its rules; the texts come by language."""
    return rules_of(game)


HANDLERS = [rule_list]
