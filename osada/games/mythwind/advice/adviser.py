"""The companion that is asked for advice: as purposeful as the best level, but it neither looks
ahead to the season's end nor reads what no player may."""

from __future__ import annotations

from random import Random

from osada.kernel.action import Action

from ..bots import why
from ..bots.cause import Chosen
from ..bots.companion import LEADERS
from ..bots.errands import decided
from ..bots.master import Purposeful
from ..bots.town_plan import is_new
from ..bots.worths import cost_worth, worth
from ..rules.town import NOON, Town
from ..rules.words import AGREE, OBJECT

KIND = ("attach", "gain-worker", "one-kind")
"""Questions about Sprites or Villagers, answered by whom the character wishes to meet."""
AREA = ("building-area", "forest-area", "clear-area")
"""Questions about areas that look the same."""
Considered = tuple[Action, Chosen]
"""An answer, and the choice it comes of: what somebody proposed is agreed to for the reason for
which one would have proposed it."""


class Advising(Purposeful):
    """Reads off the table alone."""

    def __init__(self) -> None:
        self.rng = Random(0)
        """Nothing it decides is left to chance."""

    def considered(self, s: Town, seat: int) -> list[Considered]:
        """What it would do; the figure's errand with the next best one."""
        menu = s.legal(seat)
        if AGREE in menu:
            return [self._joined(s, seat, menu)]
        if s.phase == NOON and s.asked_of(seat) is None and s.sheet(seat).figure < 0:
            field = self.at_noon(s, seat, menu)
            if field is not None and field.action.kind != "visit":
                return [(field.action, field)]
            wish = LEADERS[s.cast[seat]].wish(s, seat)
            worths = self.ranked(s, seat, wish, menu)
            best, others = decided(worths, wish), worths[1:2]
            next_best = [decided(others, wish)] if others else []
            return [(one.action, one) for one in (best, *next_best)]
        chosen = self.decide(s, seat)
        return [(chosen.action, chosen)]

    def _joined(self, s: Town, seat: int, menu: tuple[Action, ...]) -> Considered:
        """To what somebody has proposed: its own answer is asked for as if nobody had."""
        question, proposal = s.asked_of(seat), s.assent.proposal
        assert question is not None
        own = self.answer(s, seat, question.choices)
        if own is None or own.action is proposal:
            return AGREE, own or Chosen(AGREE, why.AGREES)
        if own.action in menu:
            return own.action, own
        return AGREE, Chosen(AGREE, why.AGREES)

    def answer(self, s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen | None:
        """As any purposeful companion would; by what lies open where others know the cards."""
        question = s.asked_of(seat)
        assert question is not None
        menu = tuple(action for action in menu if action not in (AGREE, OBJECT))
        kind = question.kind
        if kind == "event-option":
            return self._event(s, seat, menu)
        if kind == "adventure-option":
            return Chosen(menu[0], why.TURNED_LATER)
        if kind in KIND:
            return self._kind(s, seat, menu)
        if kind == "use-which":
            return self._use(s, menu)
        if kind == "advance-card":
            return self._advance(s, menu)
        if kind in AREA:
            return Chosen(menu[0], why.AREAS)
        if kind == "building-order":
            return Chosen(menu[0], why.ORDER, menu[0].args[0])
        found = super().answer(s, seat, menu)
        if found is not None and found.action.kind == "clear":
            # what lies under a forest is not known before it is cleared
            first = next(action for action in menu if action.kind == "clear")
            return found._replace(action=first)
        return found

    def _event(self, s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
        """Of an event's options only the price is known beforehand."""
        options = s.story.events[int(s.words_of(seat).split()[1])].options
        best = min(menu, key=lambda a: (cost_worth(s, options[a.args[0]].cost), a.id))
        if options[best.args[0]].cost:
            return Chosen(best, why.TAKES_LEAST)
        priced = any(options[action.args[0]].cost for action in menu)
        return Chosen(best, why.TAKES_NOTHING if priced else why.TOLD_LATER)

    def _kind(self, s: Town, seat: int, menu: tuple[Action, ...]) -> Chosen:
        wish = LEADERS[s.cast[seat]].wish(s, seat)
        wanted = next((action for action in menu if action.args[0] == wish), menu[0])
        return Chosen(wanted, why.WISH, wanted.args[0])

    def _use(self, s: Town, menu: tuple[Action, ...]) -> Chosen:
        cards = s.box.buildings

        def gain(action: Action) -> float:
            card = cards[action.args[0]]
            return worth(s, card.action) - cost_worth(s, card.action_cost)

        best = max(menu, key=lambda action: (gain(action), -action.id))
        return Chosen(best, why.USEFUL, best.args[0])

    def _advance(self, s: Town, menu: tuple[Action, ...]) -> Chosen:
        """A building that never stood, then the one that is nearest to its end."""
        best = min(menu, key=lambda a: (not is_new(s, a.args[0]), s.site.index(a.args[0])))
        new = is_new(s, best.args[0])
        return Chosen(best, why.NEW_HOUSE if new else why.OLD_HOUSE, best.args[0])
