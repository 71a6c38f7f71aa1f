"""The effect language in a person's words: `res C/F 1` is “Culture or Food +1”."""

from __future__ import annotations

from osada.texts import Speech

from ..rules.box import SPRITES
from ..rules.effects import LEVELS, Effect, read_effect
from ..rules.words import KINDS, RESOURCES

SIGNED = ("res", "coins", "worker")
"""Effects whose number is a change; as a cost it is paid, so it goes down."""


class Deeds:
    """Says effects in one language."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def say(self, text: str) -> str:
        """What an effect does."""
        return self._said(read_effect(text), 1)

    def say_cost(self, text: str) -> str:
        """The same words as something to pay."""
        return self._said(read_effect(text), -1)

    def _said(self, effect: Effect, sign: int) -> str:
        if effect.op == "choose":
            return self._either([self._all(part, 1) for part in effect.parts])
        if effect.op == "may":
            cost, gain = effect.parts
            return self._message("may", {"cost": self._all(cost, -1), "gain": self._all(gain, 1)})
        return self._message(effect.op, self._told(effect, sign))

    def _all(self, texts: tuple[str, ...], sign: int) -> str:
        return ", ".join(self._said(read_effect(text), sign) for text in texts)

    def _either(self, parts: list[str]) -> str:
        text = parts[0]
        for part in parts[1:]:
            text = self._message("choose", {"head": text, "next": part})
        return text

    def _told(self, effect: Effect, sign: int) -> dict[str, object]:
        """The parts of an effect as the texts know them."""
        change = effect.count * sign if effect.op in SIGNED else effect.count
        told: dict[str, object] = {
            "change": change,
            "count": effect.count,
            "who": effect.who or "one",
            "place": effect.where or "hired",
            "mode": effect.mode or "add",
            "kind": _kind(effect),
            "level": LEVELS[min(effect.count, len(LEVELS) - 1)] if effect.op == "construct" else "",
            "card": effect.count,
            "envelope": effect.count,
            "upgrade": effect.count,
            "building": effect.name,
            "deck": effect.name,
        }
        if effect.op in ("res", "surplus"):
            told["resources"] = [RESOURCES[kind] for kind in effect.kinds]
        if effect.op == "sprite" and 1 <= effect.count <= len(SPRITES):
            told["sprite"] = SPRITES[effect.count - 1]
        return told

    def _message(self, op: str, args: dict[str, object]) -> str:
        return self.speech.message({"key": f"mythwind-effect-{op}", "args": args})


def _kind(effect: Effect) -> str:
    if effect.mode == "one-kind":
        return "one-kind"
    if effect.op == "surplus":
        return KINDS[effect.cards[0]]
    if effect.op == "res" or len(effect.kinds) != 1:
        return "any"
    return KINDS[effect.kinds[0]]
