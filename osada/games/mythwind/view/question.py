"""What is being asked, as everybody sees it, with what each answer is called and means."""

from __future__ import annotations

from osada.kernel.action import Action

from ..rules.apart import cards_of, open_card
from ..rules.characters.ranger.printed import REGIONS
from ..rules.characters.ranger.trail import Trail
from ..rules.effects import read_effect
from ..rules.telling import option_key
from ..rules.town import Question as Asked
from ..rules.town import Town
from ..rules.words import NO, YES
from .effects import shown, shown_cost
from .shape import Meaning, Question


def view_question(s: Town) -> Question | None:
    """What all are asked, or one for whom all wait. A joint question shows what is proposed and who
    has agreed (MYT-GEN-08)."""
    if s.question is None:
        return None
    proposal = s.assent.proposal
    return {
        **_asked(s, s.question, s.tasks[-1].text),
        "card": open_card(s),
        "proposal": None if proposal is None else proposal.wire,
        "agreed": [seat for seat in range(s.seats) if s.assent.agreed >> seat & 1],
    }


def view_aside(s: Town) -> list[Question]:
    """What seats are asked while the others go on, in their order."""
    found: list[Question] = []
    for _, aside in sorted(s.aside.items()):
        cards = cards_of(aside.tasks)
        card = cards[-1] if cards else None
        found.append({**_asked(s, aside.question, aside.tasks[-1].text), "card": card})
    return found


def _asked(s: Town, question: Asked, text: str) -> Question:
    return {
        "kind": question.kind,
        "seat": question.seat if question.seat >= 0 else None,
        "choices": [choice.wire for choice in question.choices],
        "meanings": _meanings(s, question, text),
        "proposal": None,
        "agreed": [],
        "region": _region(s, question, text),
        "card": None,
    }


def _meanings(s: Town, question: Asked, text: str) -> list[Meaning]:
    """By answer: the key of its words in the story, what it costs, what it brings. What stands on
    the back of a card is not told before it is turned (MYT-NOON-ADV-02)."""
    if question.kind in ("event-option", "adventure-option"):
        number = int(text.split()[1])
        options = s.story.events[number].options if question.kind == "event-option" else ()
        return [
            _meaning(
                choice,
                option_key(s, question.kind, number, choice),
                options[choice.args[0]].cost if options else (),
            )
            for choice in question.choices
        ]
    if question.kind == "choose":
        parts = read_effect(text).parts
        return [_meaning(c, None, (), parts[c.args[0]]) for c in question.choices]
    if question.kind == "learn":
        prices = s.journal(question.seat).prices
        return [
            _meaning(choice, None, (f"coins one {prices[choice.args[0] % len(prices)]}",))
            for choice in question.choices
            if choice is not NO and prices[choice.args[0] % len(prices)]
        ]
    if question.kind == "may":
        cost, gain = read_effect(text).parts
        return [_meaning(YES, None, cost, gain)]
    return []


def _region(s: Town, question: Asked, text: str) -> str | None:
    """The region whose cards are looked at: named by the task, or where the Ranger is."""
    if question.kind in ("ranger-bottom", "ranger-order"):
        return REGIONS[int(text.split()[1])]
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
