"""The rules of a game by id: where each comes from, and which rulings it rests on."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import osada
from osada.kernel.errors import OsadaError, did_you_mean

GAMES = Path(osada.__file__).parent / "games"


class UnknownRule(OsadaError):
    """No rule has that id."""


@dataclass(frozen=True)
class Rule:
    """One entry of a game's content/rules.toml."""

    id: str
    game: str
    kind: str
    """rule, scenario (a position with its expected outcome) or ruling (an open question)."""
    section: str
    origin: str
    heading: str
    rulings: tuple[str, ...]


def load_rules(game: str) -> list[Rule]:
    """Every rule, scenario and ruling of a game, in the order of its rules."""
    path = GAMES / game / "content" / "rules.toml"
    if not path.exists():
        return []
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Rule(
            id=entry["id"],
            game=game,
            kind=entry["kind"],
            section=entry["section"],
            origin=entry["from"],
            heading=entry["heading"],
            rulings=tuple(entry["rulings"]),
        )
        for entry in data["rule"]
    ]


def find_rule(rules: Iterable[Rule], rule_id: str) -> Rule:
    """The entry with this id, however its letters are typed."""
    by_id = {rule.id: rule for rule in rules}
    wanted = rule_id.strip().upper()
    if wanted not in by_id:
        near = did_you_mean(wanted, by_id)
        hint = near if near.startswith("did") else "osada rules lists them all"
        raise UnknownRule(f"there is no rule '{rule_id.strip()}': {hint}")
    return by_id[wanted]
