"""Turning up the next card of a deck or of the pile of orders."""

from __future__ import annotations

from osada.kernel.message import EVERYONE
from osada.kernel.secret import Secrets, face_down

from ...town import Town
from .stall import Deck


def take_top(s: Town, label: str, row: Secrets) -> int:
    """The top card, for all to see."""
    card = s.show(label, row, 0, EVERYONE)
    row.values.pop(0)
    row.seen.pop(0)
    return card


def put_under(row: Secrets, card: int) -> None:
    """Everybody saw where it went."""
    row.values.append(card)
    row.seen.append(EVERYONE)


def keep_filled(s: Town, label: str, deck: Deck) -> None:
    """As soon as a deck is empty its played cards are shuffled into a new one."""
    if not len(deck.cards):
        deck.cards = face_down(s.chance.shuffle(label, deck.played))
        deck.played = []
