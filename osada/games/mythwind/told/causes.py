"""What a change in the log came of: the last thing told before it that something can come of."""

from __future__ import annotations

from typing import Final, Literal, get_args

from osada.kernel.action import Action
from osada.kernel.message import Event, Phrase

from ..rules import phrases as say
from ..rules.box import Box
from ..rules.words import CHARACTERS

Cause = Literal[
    "trade",
    "odd-job",
    "stores",
    "construction",
    "workers",
    "skills",
    "building",
    "event",
    "adventure",
    "goal",
    "field",
    "weather",
    "forest",
    "tower",
    "tales",
    "errand",
]
CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)
OWN: Final = tuple(f"mythwind-{character}-" for character in CHARACTERS)
"""How the keys of what a character does begin."""
SMALL_STORIES: Final = (say.GUESTS, say.LETTERS, say.ANNIVERSARIES, say.SKIES)
BY_EVENT: Final[dict[Phrase, Cause]] = {
    say.ODD_JOB: "odd-job",
    say.BOUGHT: "stores",
    say.HIRED: "workers",
    say.LEARNED: "skills",
    say.VISITED: "errand",
    say.CLEARED: "forest",
    say.USED: "building",
    say.COMPLETED: "building",
    say.BUILDING_GAVE: "building",
    say.EVENT: "event",
    say.EVENT_CHOSEN: "event",
    say.ADVENTURE: "adventure",
    say.ADVENTURE_CHOSEN: "adventure",
    say.GOAL_MET: "goal",
    say.GOAL_MISSED: "goal",
    say.FIELD_USED: "field",
    say.WEATHER: "weather",
    say.SEASON_EFFECT: "weather",
    say.UPGRADE: "tower",
    say.PROJECT: "tales",
    say.WORK: "tales",
    say.WORK_GAVE: "tales",
    say.FEAST: "tales",
    **{phrase: "tales" for kind in SMALL_STORIES for phrase in kind.values()},
}
BY_ACTION: Final[dict[str, Cause]] = {
    "construct": "construction",
    "buy": "stores",
    "clear": "stores",
    "hire": "workers",
    "learn": "skills",
    "odd-job": "odd-job",
}


def cause_of(event: Event) -> Cause | None:
    """What may come of what is told here; None where nothing does."""
    if event.key.startswith(OWN):
        return "trade"
    return BY_EVENT.get(event.phrase)


def cause_by(action: Action, box: Box) -> Cause | None:
    """What an action is done for; None of an answer to something that is under way."""
    if action.kind in box.journal_kinds:
        return "trade"
    return BY_ACTION.get(action.kind)
