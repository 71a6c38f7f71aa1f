"""Events and adventures as they are resolved. MYT-EVENT-01 to MYT-EVENT-06, MYT-NOON-ADV-01 to
MYT-NOON-ADV-05, MYT-WORK-11."""

from __future__ import annotations

from typing import Final

from osada.kernel.action import Action
from osada.kernel.message import EVERYONE, Args, Message, Reason

from .. import phrases as say
from ..cards import Choice
from ..costs import missing, payable, paying
from ..effects import read_effect
from ..judging import holds
from ..telling import told_cost
from ..town import NOBODY, Task, Town
from ..words import CHARACTER, COUNTERS, OPTION
from .decks import shuffle_deck
from .op import Op, again
from .refusals import not_played

EVENTS = COUNTERS.index("event")
ADVENTURES = COUNTERS.index("adventure")
TOWN_ACTION = 1
"""The number of an `adventure` that the figure or the sprite field takes (AMB-35)."""


class DrawEvent(Op):
    """MYT-EVENT-01: the top card is read and resolved; an event in an event waits (AMB-42)."""

    def begin(self, s: Town, task: Task) -> None:
        if "event" in s.under_way:
            s.later.append(task)
            return
        card = self._draw(s)
        if card < 0:
            s.tell(say.NO_EVENT, {})
            return
        s.under_way.append("event")
        s.count(EVENTS)
        s.push([Task(f"!event {card}"), Task("!settled event"), Task("!hook event")])

    def _draw(self, s: Town) -> int:
        """A card whose requirement does not hold goes to the bottom, and the next is drawn."""
        if not len(s.event_deck):
            self._reopen(s)
        for _ in range(len(s.event_deck)):
            card = s.show("event", s.event_deck, 0, EVERYONE)
            s.event_deck.values.pop(0)
            s.event_deck.seen.pop(0)
            needs = s.story.events[card].requires
            if not needs or holds(s, needs):
                return card
            s.event_deck.values.append(card)
            s.event_deck.seen.append(EVERYONE)
        return -1

    def _reopen(self, s: Town) -> None:
        """An empty deck is filled with the next unused card of each arc that has begun, so that
        no story dies for want of a draw."""
        used = {*s.gone_events, *s.kept}
        begun = {s.story.events[card].arc for card in used}
        fresh: dict[str, int] = {}
        for card in sorted(s.story.events):
            arc = s.story.events[card].arc
            needs = s.story.events[card].requires
            if arc in begun and card not in used and (not needs or holds(s, needs)):
                fresh.setdefault(arc, card)
        if fresh:
            s.event_deck.values += sorted(fresh.values())
            s.event_deck.seen += [0] * len(fresh)
            shuffle_deck(s, "event-deck", s.event_deck)


class ResolveEvent(Op):
    """The parts of an event card in their order; afterwards it leaves the game (MYT-EVENT-03)."""

    def begin(self, s: Town, task: Task) -> None:
        number = int(task.text.split()[1])
        event = s.story.events[number]
        s.tell(say.EVENT, {"card": number})
        s.open_cards.append(f"event {number}")
        if event.condition and not holds(s, event.condition):
            texts = [*event.otherwise, *event.after]
        else:
            texts = [*event.effects, *event.by_season[s.season % 4]]
            if event.roll is not None:
                texts.append(f"!roll event {number} 0")
            if event.options:
                texts.append(f"!options {number}")
            texts += event.after
        s.push([Task(text, task.actor) for text in (*texts, f"!discard event {number}")])


class Goto(Op):
    """Another event as part of the same draw."""

    def begin(self, s: Town, task: Task) -> None:
        number = read_effect(task.text).count
        if number in s.story.events and number not in s.gone_events:
            for row in (s.event_deck,):
                if number in row.values:
                    at = row.values.index(number)
                    row.values.pop(at)
                    row.seen.pop(at)
            again(s, f"!event {number}", task.actor)


class Options(Op):
    """MYT-EVENT-02: a joint choice; one whose cost cannot be paid is not selectable."""

    def begin(self, s: Town, task: Task) -> None:
        event = s.story.events[int(task.text.split()[1])]
        open_ones = [
            i
            for i, option in enumerate(event.options)
            if (not option.test or holds(s, option.test)) and payable(s, NOBODY, option.cost)
        ]
        if open_ones:
            s.ask(task, "event-option", NOBODY, [OPTION[i] for i in open_ones])
        else:
            s.push([Task(text) for text in event.fallback])

    def answer(self, s: Town, task: Task, action: Action) -> None:
        number = int(task.text.split()[1])
        option = s.story.events[number].options[action.args[0]]
        s.tell(say.EVENT_CHOSEN, {"card": number, "key": option.key})
        texts = [*paying(option.cost), *option.effects]
        if option.roll is not None:
            texts.append(f"!roll event {number} {action.args[0] + 1}")
        s.push([Task(text) for text in (*texts, *option.after)])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        options, number = s.story.events[int(task.text.split()[1])].options, action.args[0]
        if number >= len(options):
            return (no_option(number, len(options)),)
        option = options[number]
        if option.test and not holds(s, option.test):
            return (Message(say.OPTION_CLOSED, {"option": number + 1}),)
        lacks = told_cost(missing(s, NOBODY, option.cost))
        return (Message(say.OPTION_LACKS, {"option": number + 1, "cost": lacks}),)


def no_option(number: int, count: int) -> Reason:
    """The card has fewer."""
    return Message(say.NO_OPTION, {"option": number + 1, "count": count})


class Discard(Op):
    """Out of the game, unless it was returned or stays on the table (MYT-EVENT-03,
    MYT-NOON-ADV-04)."""

    def begin(self, s: Town, task: Task) -> None:
        _, kind, word = task.text.split()
        number = int(word)
        card = f"{kind} {number}"
        s.open_cards.remove(card)
        if card in s.returned:
            s.returned.remove(card)
        elif kind == "adventure":
            s.gone_adventures.append(number)
        elif s.story.events[number].until:
            s.kept.append(number)
        else:
            s.gone_events.append(number)


class DrawAdventure(Op):
    """MYT-NOON-ADV-01: the card below the cover tile, for one character."""

    def begin(self, s: Town, task: Task) -> None:
        if task.actor < 0:
            s.ask(task, "who-adventures", NOBODY, [CHARACTER[c] for c in s.cast])
            return
        if not len(s.adventure_deck):
            s.tell(say.NO_ADVENTURE, {"seat": task.actor})
            return
        card = s.show("adventure", s.adventure_deck, 0, EVERYONE)
        s.adventure_deck.values.pop(0)
        s.adventure_deck.seen.pop(0)
        s.count(ADVENTURES)
        s.open_cards.append(f"adventure {card}")
        s.tell(say.ADVENTURE, {"seat": task.actor, "card": card})
        s.push(
            [
                Task(f"!section {card}", task.actor, task.number),
                Task(f"!discard adventure {card}", task.actor),
                Task("!upgrades adventure", task.actor),
                Task("!hook adventure", task.actor),
            ]
        )

    def answer(self, s: Town, task: Task, action: Action) -> None:
        again(s, task.text, s.cast.index(action.args[0]), task.number)

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        return not_played(s, action.args[0])


class Section(Op):
    """MYT-NOON-ADV-02, MYT-NOON-ADV-03: choose before turning; the section gives the attachment
    when this is the character's town action and not a card's gift."""

    def begin(self, s: Town, task: Task) -> None:
        sections = s.story.adventures[int(task.text.split()[1])].sections
        if len(sections) == 1:
            self._resolve(s, task, 0)
        else:
            choices = [OPTION[i] for i in range(len(sections))]
            s.ask(task, "adventure-option", task.actor, choices)

    def answer(self, s: Town, task: Task, action: Action) -> None:
        self._resolve(s, task, action.args[0])

    def why_not(self, s: Town, task: Task, action: Action) -> tuple[Reason, ...]:
        sections = s.story.adventures[int(task.text.split()[1])].sections
        return (no_option(action.args[0], len(sections)),)

    def _resolve(self, s: Town, task: Task, choice: int) -> None:
        """A section whose cost cannot be paid attaches, and does nothing else."""
        card = int(task.text.split()[1])
        section = s.story.adventures[card].sections[choice]
        told: Args = {"seat": task.actor, "card": card, "key": section.key}
        s.tell(say.ADVENTURE_CHOSEN, told)
        if task.number == TOWN_ACTION:
            attach_first(s, task.actor, section.attach)
        if not payable(s, task.actor, section.cost):
            s.tell(say.NOT_PAID, {})
            return
        s.push([Task(text, task.actor) for text in _section_texts(s, card, choice, section)])


def _section_texts(s: Town, card: int, choice: int, section: Choice) -> list[str]:
    if section.test and not holds(s, section.test):
        return [*section.otherwise, *section.after]
    texts = [*paying(section.cost), *section.effects]
    if section.roll is not None:
        texts.append(f"!roll adventure {card} {choice}")
    return [*texts, *section.after]


def attach(s: Town, seat: int, kind: int) -> None:
    """MYT-NOON-04: to sprites or villagers for the rest of the day."""
    s.sheet(seat).attached = kind
    s.tell(say.ATTACHED, {"seat": seat, "kind": ("sprite", "villager")[kind]})


def attach_first(s: Town, seat: int, kind: int) -> None:
    """MYT-NOON-06: only the first town action of the day fixes the attachment."""
    if s.sheet(seat).attached < 0:
        attach(s, seat, kind)


OPS: Final[dict[str, Op]] = {
    "event": DrawEvent(),
    "!event": ResolveEvent(),
    "goto": Goto(),
    "!options": Options(),
    "!discard": Discard(),
    "adventure": DrawAdventure(),
    "!section": Section(),
}
