"""Looks at decisions as the page is told of them."""

from __future__ import annotations

from typing import Any

from osada.kernel.action import Vocabulary

from ..protocol.insight import ChoiceSeen
from ..protocol.table import Tell


def choices_seen(found: dict[str, Any], words: Vocabulary) -> list[ChoiceSeen]:
    """The turns of a look, with their actions as they travel."""
    return [
        ChoiceSeen(
            [words.wire(text) for text in one["actions"]],
            one["chances"],
            one["error"],
            one["points"],
            [Tell(told["key"], told["args"], told["rule"]) for told in one["reasons"]],
        )
        for one in found["choices"]
    ]
