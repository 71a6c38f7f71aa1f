"""Legality, reasons and messages: what the rules say holds together."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from osada.kernel.action import Action
from osada.kernel.message import Message, Phrase, Phrasebook
from osada.kernel.state import Illegal

from .moment import Moment

REFUSED, VAGUE = "refused", "vague"
"""In a moment's tally."""
MOST_ASKED = 500
"""Up to so many actions a game has, `explain` is asked about every one of them at every step."""


def invariants(m: Moment) -> str:
    """Nothing appears, nothing is lost: the game's own list of what must hold."""
    return "; ".join(m.state.faults())


def menus(m: Moment) -> str:
    """Whoever is in turn can do something, each thing once, and every text and every wire form
    finds its action again; the game is over exactly when nobody is in turn."""
    state = m.state
    if (state.outcome is None) != bool(state.turn):
        return "the game has an outcome exactly when nobody is in turn"
    for seat in state.turn:
        menu = state.legal(seat)
        if not menu or len(set(menu)) != len(menu):
            return f"seat {seat} has no action, or one twice: {menu}"
        for action in menu:
            if m.game.parse(state, action.text) is not action:
                return f"'{action}' is read as '{m.game.parse(state, action.text)}'"
            if m.game.read(action.wire) is not action:
                return f"{action.wire} is read as '{m.game.read(action.wire)}'"
    return ""


def explanations(m: Moment) -> str:
    """`explain` is empty for exactly the legal actions of those in turn. Counted are the refusals
    of actions that would answer what is asked, and which of them name no reason of their own."""
    return _explained(m, m.state.turn)


def explanations_to_others(m: Moment) -> str:
    """The same for those not in turn, and for seats that are not at the table."""
    seats = (*range(m.state.seats), m.state.seats, -1)
    return _explained(m, [seat for seat in seats if seat not in m.state.turn])


def _explained(m: Moment, seats: Iterable[int]) -> str:
    explain = m.state.explain
    book = m.game.phrases
    for seat in seats:
        menu = set(m.state.legal(seat))
        wanted = m.state.wanted(seat)
        for action in _imaginable(m, menu):
            reasons = explain(seat, action)
            if (not reasons) != (action in menu):
                told = ", ".join(reason.key for reason in reasons) or "no reason"
                legal = "legal" if action in menu else "not legal"
                return f"'{action}' of seat {seat} is {legal}, but explain gives {told}"
            if reasons and action.kind in wanted:
                m.tally[REFUSED] += 1
                m.tally[VAGUE] += any(reason.phrase in m.game.vague for reason in reasons)
            for reason in reasons:
                if reason.args.keys() != _declared(book, reason.phrase):
                    return _misworded(m, reason)
    return ""


def _imaginable(m: Moment, menu: set[Action]) -> Iterable[Action]:
    """Every action there is. Of a vocabulary too large for that: the menu, and some of the rest."""
    actions = m.game.vocabulary.actions
    return actions if len(actions) <= MOST_ASKED else [*menu, *m.rng.sample(actions, MOST_ASKED)]


def events(m: Moment) -> str:
    """Whatever was told is in the game's phrasebook, with just the arguments it declares."""
    last = m.journal.last
    for event in m.journal.opening if last is None else last.events:
        wrong = _misworded(m, event)
        if wrong:
            return wrong
    return ""


def _misworded(m: Moment, message: Message) -> str:
    phrase = message.phrase
    declared = _declared(m.game.phrases, phrase)
    if declared is None:
        return f"{phrase.key} is not in the phrasebook"
    if message.args.keys() != declared:
        return f"{phrase.key} has {sorted(message.args)}, declared are {sorted(declared)}"
    return ""


@cache
def _declared(book: Phrasebook, phrase: Phrase) -> frozenset[str] | None:
    """The names of a phrase's arguments; None for a phrase that is not the game's."""
    return frozenset(phrase.names) if book.phrases.get(phrase.key) is phrase else None


def refusals(m: Moment) -> str | None:
    """An illegal action is refused with the reasons `explain` gives, and nothing changes."""
    seat = m.rng.randrange(m.state.seats)
    menu = m.state.legal(seat)
    others = [action for action in m.game.vocabulary.actions if action not in menu]
    if not others:
        return None
    action = m.rng.choice(others)
    before = m.state.digest()
    try:
        m.state.play(seat, action)
    except Illegal as refusal:
        wanted = [(r.key, r.args) for r in m.state.explain(seat, action)]
        if not refusal.reasons or [(r.key, r.args) for r in refusal.reasons] != wanted:
            return f"'{action}' of seat {seat} is refused for other reasons than explain gives"
    else:
        return f"'{action}' of seat {seat} is not legal, but was played"
    if m.state.digest() != before or m.state.legal(seat) != menu:
        return f"refusing '{action}' of seat {seat} changed the position"
    return ""
