"""Run in a browser's Python: computer players, asked from outside by lines of JSON."""

from __future__ import annotations

import json

import osada
from osada.bots import Bot, bot

_minds: dict[str, Bot] = {}
"""By whatever whoever asks calls them: a plan lives on between decisions."""


def answer(line: str) -> str:
    """The action that a level takes at a position."""
    asked = json.loads(line)
    game = osada.game(asked["game"])
    mind = _minds.get(asked["mind"])
    if mind is None:
        mind = _minds[asked["mind"]] = bot(asked["level"], game, asked["seed"], asked["seat"])
    return mind.choose(game.from_json(asked["position"]), asked["seat"]).text


answer  # noqa: B018 - what a script's last expression says is what is asked
