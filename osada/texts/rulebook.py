"""The rules of a game by id: where each comes from, and which rulings it rests on."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

from osada.kernel.house import House


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


def load_rules(house: House) -> list[Rule]:
    """Every rule, scenario and ruling of a game, in the order of its rules."""
    path = house.folder / "content" / "rules.toml"
    if not path.exists():
        return []
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Rule(
            id=entry["id"],
            game=house.name,
            kind=entry["kind"],
            section=entry["section"],
            origin=entry["from"],
            heading=entry["heading"],
            rulings=tuple(entry["rulings"]),
        )
        for entry in data["rule"]
    ]
