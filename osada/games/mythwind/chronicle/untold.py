"""What a campaign has not come to yet, said without giving it away. MYT-GEN-02."""

from __future__ import annotations

from osada.texts import Speech

from ..rules.box import SPRITES
from ..rules.town import Town

ENVELOPES = 4
UPGRADES = 8


def untold(state: Town, speech: Speech) -> list[str]:
    """A sentence each; none where everything has been told."""
    left = {
        "envelopes": ENVELOPES - sum(state.envelopes >> n & 1 for n in range(1, ENVELOPES + 1)),
        "sprites": len(SPRITES) - state.sprites.bit_count(),
        "upgrades": UPGRADES - state.upgrades.bit_count(),
    }
    lines = [
        speech.name(f"chronicle-untold-{what}", count=count)
        for what, count in left.items()
        if count > 0
    ]
    waiting = [speech.name(f"event-{card}-title") for card in state.kept]
    if waiting:
        lines.append(speech.name("chronicle-untold-kept", titles=", ".join(waiting)))
    return lines
