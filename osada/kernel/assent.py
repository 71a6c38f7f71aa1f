"""Joint decisions: one seat proposes, every seat agrees, and only then it happens."""

from __future__ import annotations

from .action import Action


class Assent:
    """What lies on the table for all to agree to. Plain data, so it can be saved and resumed.

    With a `decider` that seat's proposal settles the matter at once (a table option).
    """

    __slots__ = ("agreed", "decider", "proposal", "seats")

    def __init__(self, seats: int, decider: int | None = None) -> None:
        self.seats = seats
        self.decider = decider
        self.proposal: Action | None = None
        self.agreed = 0

    def copy(self) -> Assent:
        """An independent twin."""
        twin = Assent(self.seats, self.decider)
        twin.proposal = self.proposal
        twin.agreed = self.agreed
        return twin

    def may_propose(self, seat: int) -> bool:
        """Whether this seat may lay down a (new) proposal."""
        return self.decider is None or seat == self.decider

    def propose(self, seat: int, proposal: Action) -> None:
        """Lay down a proposal; whoever proposes agrees, and all others are asked anew."""
        self.proposal = proposal
        self.agreed = 1 << seat

    def agree(self, seat: int) -> None:
        """Add this seat's assent."""
        self.agreed |= 1 << seat

    def object(self) -> None:
        """Take the proposal off the table."""
        self.proposal = None
        self.agreed = 0

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose word is still wanted."""
        if self.proposal is None:
            return tuple(seat for seat in range(self.seats) if self.may_propose(seat))
        if self.settled:
            return ()
        return tuple(seat for seat in range(self.seats) if not self.agreed >> seat & 1)

    @property
    def settled(self) -> bool:
        """Whether the proposal stands."""
        if self.proposal is None:
            return False
        return self.decider is not None or self.agreed == (1 << self.seats) - 1
