"""A campaign of Mythwind at one moment, keeping the kernel's contract."""

from __future__ import annotations

from typing import cast, final

from osada.kernel.action import Action
from osada.kernel.message import Message, Prompt, Reason
from osada.kernel.secret import Family, Span
from osada.kernel.state import Data, State
from osada.kernel.step import Step

from .position.form import FORM
from .rules import phrases as say
from .rules.asked import ALONE
from .rules.between import BETWEEN_SEASONS
from .rules.box import SEASONS
from .rules.invariants import broken_invariants
from .rules.joint import TOGETHER
from .rules.noon import AT_NOON
from .rules.reseating import is_between
from .rules.town import NOON, Town
from .rules.words import CHARACTERS
from .view.town import view_town


@final
class MythwindState(Town):
    """Town and rules together."""

    def copy(self) -> State:
        twin = MythwindState(self.seats, self.chance.copy(), self.box, self.options)
        self.copy_town(twin)
        return twin

    def to_data(self) -> Data:
        return FORM.written(self)

    def prompt(self, seat: int) -> Prompt | None:
        if seat not in self.turn:
            return None
        return self._step(seat).prompt(self, seat)

    def asked(self, seat: int) -> str:
        """The kind of question and what it is about; where all decide, also what is proposed."""
        question = self.asked_of(seat) if seat in self.turn else None
        if question is None:
            at_noon = seat in self.turn and self._step(seat) is AT_NOON
            return say.ASK_NOON.key if at_noon else super().asked(seat)
        about = [question.kind, self.words_of(seat)]
        if question.seat < 0:
            proposal = self.assent.proposal
            about += [*self.open_cards, "" if proposal is None else proposal.text]
        return " · ".join(about)

    def wanted(self, seat: int) -> frozenset[str]:
        kinds = super().wanted(seat)
        if seat in self.turn:
            kinds |= self._step(seat).kinds_wanted(self, seat)
        return kinds

    def progress(self) -> dict[str, int]:
        """Seasons ended, and days begun in the present one."""
        return {"seasons": self.season, "days": self.day}

    def reached(self) -> dict[str, str | int]:
        """The season, its year, and the day of it; who is played."""
        return {
            "season": SEASONS[self.season % 4],
            "year": self.season // 4 + 1,
            "day": self.day,
            "cast": "".join(CHARACTERS[c][0].upper() for c in self.cast),
        }

    def chapters_ended(self) -> int:
        """A season is a chapter."""
        return self.season

    def seated(self) -> tuple[str, ...]:
        """The characters in play, at a season's end (MYT-RESUME-03)."""
        return tuple(CHARACTERS[c] for c in self.cast) if is_between(self) else ()

    def bookmark(self) -> str:
        """The season that begins."""
        return f"{SEASONS[self.season % 4]}, year {self.season // 4 + 1}"

    def figures(self) -> dict[str, float]:
        """What the town has come to, and what each character in play has earned a day."""
        days = max(1, self.season * len(self.box.first_order) + self.day)
        built = bin(self.ever_built).count("1")
        figures: dict[str, float] = {
            "buildings built": built,
            "buildings standing": len(self.standing()),
            "goals met": len(self.gone_goals),
            "events seen": len(self.gone_events) + len(self.kept),
            "adventures seen": len(self.gone_adventures),
        }
        for character in self.cast:
            name = f"coins a day, {CHARACTERS[character]}"
            figures[name] = self.sheets[character].earned / days
        return figures

    def faults(self) -> list[str]:
        return broken_invariants(self)

    def _step(self, seat: int) -> Step[Town]:
        """What this seat decides now."""
        if self.question is not None:
            return TOGETHER if self.question.seat < 0 else ALONE
        if seat in self.aside:
            return ALONE
        return AT_NOON if self.phase == NOON else BETWEEN_SEASONS

    def _offers(self, seat: int) -> list[Action]:
        return self._step(seat).offers(self, seat)

    def _why_not(self, seat: int, action: Action) -> tuple[Reason, ...]:
        return self._step(seat).why_not(self, seat, action)

    def _not_in_turn(self, seat: int) -> Reason:
        if not 0 <= seat < self.seats:
            return Message(say.NOT_SEATED, {"seat": seat, "seats": self.seats})
        if self.question is not None and self.question.seat >= 0:
            return Message(say.ANOTHER_DECIDES, {"seat": seat, "turn": self.question.seat})
        return Message(say.WAIT, {"seat": seat})

    def _carry_out(self, seat: int, action: Action) -> None:
        self._step(seat).carry_out(self, seat, action)

    def _view(self) -> Data:
        return cast(Data, view_town(self))

    def _secrets(self) -> list[Family]:
        """Each deck by itself, and what lies face down on the characters' boards."""
        decks = (self.event_deck, self.adventure_deck, self.goal_deck, self.weather_deck)
        families: list[Family] = [[Span(deck)] for deck in decks]
        for character in self.box.cast:
            families += character.secrets(self.sheets[character.number].own)
        return families
