"""What is being asked, as everybody sees it, with what each answer is called and means."""

from __future__ import annotations

from osada.kernel.action import Action

from ..rules.characters.ranger.printed import REGIONS
from ..rules.characters.ranger.trail import Trail
from ..rules.effects import read_effect
from ..rules.telling import option_key
from ..rules.town import Town
from ..rules.words import YES
from .effects import shown, shown_cost
from .shape import Meaning, Question


def view_question(s: Town) -> Question | None:
    """A joint question shows what is proposed and who has agreed (MYT-GEN-08)."""
    if s.question is None:
        return None
    proposal = s.assent.proposal
    return {
        "kind": s.question.kind,
        "seat": s.question.seat if s.question.seat >= 0 else None,
        "choices": [choice.wire for choice in s.question.choices],
        "meanings": _meanings(s),
        "proposal": None if proposal is None else proposal.wire,
        "agreed": [seat for seat in range(s.seats) if s.assent.agreed >> seat & 1],
        "region": _region(s),
    }


def _meanings(s: Town) -> list[Meaning]:
    """By answer: the key of its words in the story, what it costs, what it brings. What stands on
    the back of a card is not told before it is turned (MYT-NOON-ADV-02)."""
    question = s.question
    assert question is not None
    text = s.tasks[-1].text
    if question.kind == "event-option":
        options = s.story.events[int(text.split()[1])].options
        return [_meaning(c, option_key(s, c), options[c.args[0]].cost) for c in question.choices]
    if question.kind == "adventure-option":
        return [_meaning(c, option_key(s, c)) for c in question.choices]
    if question.kind == "choose":
        parts = read_effect(text).parts
        return [_meaning(c, None, (), parts[c.args[0]]) for c in question.choices]
    if question.kind == "may":
        cost, gain = read_effect(text).parts
        return [_meaning(YES, None, cost, gain)]
    return []


def _region(s: Town) -> str | None:
    """The region whose cards are looked at: named by the task, or where the Ranger is."""
    question = s.question
    assert question is not None
    if question.kind in ("ranger-bottom", "ranger-order"):
        return REGIONS[int(s.tasks[-1].text.split()[1])]
    if question.kind != "ranger-pathfinder":
        return None
    way = s.sheet(question.seat).own
    assert isinstance(way, Trail)
    return REGIONS[way.region]


def _meaning(
    answer: Action, label: str | None, cost: tuple[str, ...] = (), effects: tuple[str, ...] = ()
) -> Meaning:
    return {
        "answer": answer.wire,
        "label": label,
        "cost": shown_cost(cost),
        "effects": shown(effects),
    }
