"""Story machinery: decks that grow, flags, envelopes, the sprite field. MYT-EVENT-07, MYT-ENV-01,
MYT-SPRITE-01, MYT-VISIT-01, MYT-VISIT-02."""

from __future__ import annotations

from typing import Final

from osada.kernel.message import EVERYONE
from osada.kernel.secret import Secrets

from .. import phrases as say
from ..box import SPRITES
from ..effects import Effect, read_effect
from ..town import Task, Town
from .op import Op


def shuffle_deck(s: Town, label: str, deck: Secrets) -> None:
    """A whole deck in a new order that nobody knows."""
    deck.values[:] = s.chance.shuffle(label, sorted(deck.values))
    deck.seen[:] = [0] * len(deck.values)


def insert_card(deck: Secrets, card: int, above: int) -> None:
    """A card with so many cards above it; all know where it lies until the deck is shuffled."""
    deck.values.insert(above, card)
    deck.seen.insert(above, EVERYONE)


class Deck(Op):
    """`deck event add 2,3,5 shuffle`: cards already used or there are skipped."""

    def begin(self, s: Town, task: Task) -> None:
        e = read_effect(task.text)
        deck, known = self._deck(s, e.name)
        come = s.box.with_joining(e.name, e.cards)
        fresh = [card for card in come if card in known and card not in self._spent(s, e)]
        if fresh:
            self._add(s, e, deck, fresh)
            s.tell(say.DECK_GREW, {"deck": e.name, "count": len(fresh)})

    def _deck(self, s: Town, name: str) -> tuple[Secrets, set[int]]:
        if name == "event":
            return s.event_deck, set(s.story.events)
        if name == "adventure":
            return s.adventure_deck, set(s.story.adventures)
        if name == "goal":
            return s.goal_deck, set(range(1, len(s.box.goals) + 1))
        return s.weather_deck, set(range(1, len(s.box.weather_symbols) + 1))

    def _spent(self, s: Town, e: Effect) -> list[int]:
        if e.name == "event":
            return [*s.event_deck.values, *s.gone_events, *s.kept, *_being_resolved(s, "event")]
        if e.name == "adventure":
            used = [*s.adventure_deck.values, *s.gone_adventures]
            return [*used, *_being_resolved(s, "adventure")]
        if e.name == "goal":
            return [card + 1 for card in (*s.goal_deck.values, *s.gone_goals, s.goal)]
        return [card + 1 for card in (*s.weather_deck.values, *s.revealed)]

    def _add(self, s: Town, e: Effect, deck: Secrets, cards: list[int]) -> None:
        offset = 1 if e.name in ("goal", "weather") else 0
        values = [card - offset for card in cards]
        if e.where == "shuffle":
            deck.values += values
            deck.seen += [0] * len(values)
            shuffle_deck(s, f"{e.name}-deck", deck)
        elif e.where == "bottom":
            for value in values:
                insert_card(deck, value, len(deck))
        else:
            above = 0 if e.where == "top" else min(e.count, len(deck))
            for value in reversed(values):
                insert_card(deck, value, above)


def _being_resolved(s: Town, kind: str) -> list[int]:
    return [int(card.split()[1]) for card in s.open_cards if card.startswith(kind)]


class ReturnCard(Op):
    """`return_card bottom`: the card being resolved goes back into its deck."""

    def begin(self, s: Town, task: Task) -> None:
        e = read_effect(task.text)
        kind, number = s.open_cards[-1].split()
        deck = s.event_deck if kind == "event" else s.adventure_deck
        above = {"top": 0, "bottom": len(deck)}.get(e.where, min(e.count, len(deck)))
        insert_card(deck, int(number), above)
        s.returned.append(s.open_cards[-1])


class Flag(Op):
    """`flag set river`, `flag inc sprite_trust`, `flag clear grudge`: the story's memory."""

    def begin(self, s: Town, task: Task) -> None:
        e = read_effect(task.text)
        if e.mode == "clear":
            s.flags.pop(e.name, None)
        else:
            s.flags[e.name] = 1 if e.mode == "set" else s.flags.get(e.name, 0) + 1


class Envelope(Op):
    """`envelope 1`: opened once (MYT-ENV-01)."""

    def begin(self, s: Town, task: Task) -> None:
        number = read_effect(task.text).count
        if not s.envelopes >> number & 1:
            s.envelopes |= 1 << number
            s.tell(say.ENVELOPE, {"envelope": number})


class TowerUpgrade(Op):
    """`tower 3`: in force from now on for every character."""

    def begin(self, s: Town, task: Task) -> None:
        number = read_effect(task.text).count - 1
        if not s.upgrades >> number & 1:
            s.upgrades |= 1 << number
            s.tell(say.UPGRADE, {"upgrade": number + 1})


class Sprite(Op):
    """`sprite field`, `sprite add 1`: the field opens with the lowest available (AMB-47)."""

    def begin(self, s: Town, task: Task) -> None:
        e = read_effect(task.text)
        if e.mode == "field" and not s.field_open:
            s.field_open = True
            s.tell(say.FIELD_OPENED, {})
        elif e.mode == "add":
            s.sprites |= 1 << (e.count - 1)
        if s.field_open and s.visitor < 0 and s.sprites:
            welcome(s, (s.sprites & -s.sprites).bit_length() - 1)


def welcome(s: Town, sprite: int) -> None:
    """A sprite comes onto the field."""
    s.visitor = sprite
    s.tell(say.SPRITE_CAME, {"sprite": SPRITES[sprite]})


class Visit(Op):
    """MYT-VISIT-02: the next higher available sprite; after the highest the lowest."""

    def begin(self, s: Town, task: Task) -> None:
        available = [n for n in range(len(SPRITES)) if s.sprites >> n & 1]
        if s.field_open and available:
            higher = [n for n in available if n > s.visitor]
            following = higher[0] if higher else available[0]
            if following != s.visitor:
                welcome(s, following)


OPS: Final[dict[str, Op]] = {
    "deck": Deck(),
    "return_card": ReturnCard(),
    "flag": Flag(),
    "envelope": Envelope(),
    "tower": TowerUpgrade(),
    "sprite": Sprite(),
    "visit": Visit(),
}
