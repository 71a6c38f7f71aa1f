"""A deed with a price: what all of them have in common. HAM-TRANSPORT-01, HAM-TRANSPORT-04.

A paid deed says in its own file what it costs, whether quick purchases may pay for it, what stands
against it beside its price, and what it does. Everything here knows only that.
"""

from __future__ import annotations

from osada.kernel.action import Action
from osada.kernel.message import Reason

from ..deed import Deed
from ..flow import lay_down
from ..table import CHOOSE_PAY, Table
from .consuming import consume
from .demand import Demand
from .payment import Payment, is_paid
from .shortfall import shortfall
from .supply import can_pay


class PaidDeed(Deed):
    """Something to be paid for on the villager's tile. The subject of a word is its number."""

    def __init__(self, purpose: int, words: tuple[Action, ...], buying: bool = True) -> None:
        super().__init__(words[0].kind)
        self.purpose = purpose
        self.words = words
        """Everything it can be done to, whatever lies on the table."""
        self.buying = buying
        """Whether quick purchases may pay for it (HAM-BUY-01)."""

    # -- what each deed says for itself ------------------------------------------------------

    def subjects(self, s: Table, seat: int) -> list[Action]:
        """The words that could be meant here, the legal ones among them; few of them, in order."""
        raise NotImplementedError

    def price(self, s: Table, subject: int) -> Demand:
        """What has to be brought to the villager's tile."""
        raise NotImplementedError

    def barred(self, s: Table, seat: int, subject: int) -> tuple[Reason, ...]:
        """What stands against it beside its price."""
        raise NotImplementedError

    def complete(self, s: Table, seat: int) -> None:
        """Do `s.subject`, which has been paid."""
        raise NotImplementedError

    # -- what follows from it ----------------------------------------------------------------

    def offers(self, s: Table, seat: int) -> list[Action]:
        """Those that can be paid and that nothing stands against; the price is looked at first,
        as it rules out most, and once where several cost the same."""
        words = self.subjects(s, seat)
        if not words:
            return words
        found: list[Action] = []
        last: Demand | None = None
        payable = False
        for word in words:
            price = self.price(s, word.args[0])
            if price is not last:
                last = price
                payable = can_pay(s, seat, s.at, price, self.buying)
            if payable and not self.barred(s, seat, word.args[0]):
                found.append(word)
        return found

    def why_not(self, s: Table, seat: int, action: Action) -> tuple[Reason, ...]:
        subject = action.args[0]
        reasons = self.barred(s, seat, subject)
        return reasons or shortfall(s, seat, s.at, self.price(s, subject), self.buying)

    def carry_out(self, s: Table, seat: int, action: Action) -> None:
        self.begin(s, seat, action.args[0])

    def word(self, subject: int) -> Action | None:
        """The action that means a subject, if there is one."""
        return next((word for word in self.words if word.args[0] == subject), None)

    # -- paying ------------------------------------------------------------------------------

    def begin(self, s: Table, seat: int, subject: int) -> None:
        """Ask for the units of the price, as far as there is a choice."""
        s.purpose = self.purpose
        s.subject = subject
        s.paid = []
        s.step = CHOOSE_PAY
        self.pay_on(s, seat)

    def pay_on(self, s: Table, seat: int) -> None:
        """Take what leaves no choice, and finish when all is named."""
        price = self.price(s, s.subject)
        if not is_paid(s, price):
            s.paid = s.paid + Payment(s, seat, price, self.buying).unavoidable()
        if is_paid(s, price):
            self._finish(s, seat)

    def pay_suggested(self, s: Table, seat: int) -> None:
        """The rest of the payment in one step."""
        s.paid = s.paid + self.suggested(s, seat)
        self._finish(s, seat)

    def open_units(self, s: Table, seat: int) -> list[int]:
        """The units that may be named next."""
        return Payment(s, seat, self.price(s, s.subject), self.buying).open_units()

    def suggested(self, s: Table, seat: int) -> list[int]:
        """The units that would be added to pay the rest in one step."""
        return Payment(s, seat, self.price(s, s.subject), self.buying).suggested()

    def _finish(self, s: Table, seat: int) -> None:
        """Carry out what was paid for; then the villager lies down."""
        consume(s, seat)
        self.complete(s, seat)
        lay_down(s, seat)
