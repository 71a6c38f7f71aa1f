"""The rules of a game by id: where each comes from, and which rulings it rests on."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

import osada

GAMES = Path(osada.__file__).parent / "games"


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
