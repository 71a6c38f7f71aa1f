"""Actions: small interned values with a number, a kind, arguments and a readable text."""

from __future__ import annotations

from typing import final


@final
class Action:
    """One decision, sent by content: `str(action)` is its text, and its text finds it again.

    Actions are interned by their game's vocabulary, so equal actions are the same object.
    """

    __slots__ = ("args", "id", "kind", "text")

    def __init__(self, number: int, kind: str, args: tuple[int, ...], text: str) -> None:
        self.id = number
        self.kind = kind
        self.args = args
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Vocabulary:
    """Every action a game knows, by number and by text."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def word(self, kind: str, args: tuple[int, ...], text: str) -> Action:
        """The one action with this text, made when it is first spoken."""
        known = self.by_text.get(text)
        if known is not None:
            return known
        action = Action(len(self.actions), kind, args, text)
        self.actions.append(action)
        self.by_text[text] = action
        return action

    def find(self, text: str) -> Action | None:
        """The action with exactly this text, legal anywhere or not; None where there is none."""
        return self.by_text.get(text)

    def __len__(self) -> int:
        return len(self.actions)
