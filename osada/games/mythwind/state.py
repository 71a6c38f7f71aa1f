"""A campaign of Mythwind at one moment, keeping the kernel's contract."""

from __future__ import annotations

from typing import cast, final

from osada.kernel.action import Action
from osada.kernel.message import Args, Message, Prompt, Reason
from osada.kernel.secret import Family, Span
from osada.kernel.state import Data, State

from .position.writing import write_position
from .rules import phrases as say
from .rules.between import KINDS as BETWEEN_KINDS
from .rules.between import act_between, between_offers, between_refusal
from .rules.box import SEASONS
from .rules.invariants import broken_invariants
from .rules.joint import act_jointly, joint_offers, joint_refusal
from .rules.noon import KINDS as NOON_KINDS
from .rules.noon import act_at_noon, noon_offers, noon_refusal, other_journal
from .rules.resolve import answer
from .rules.town import NOON, PHASES, Town
from .rules.words import CHARACTERS
from .view.town import view_town


@final
class MythwindState(Town):
    """Town and rules together."""

    def copy(self) -> State:
        twin = MythwindState(self.seats, self.chance.copy(), self.box)
        self.copy_town(twin)
        return twin

    def to_data(self) -> Data:
        return write_position(self)

    def prompt(self, seat: int) -> Prompt | None:
        if seat not in self.turn:
            return None
        if self.question is not None:
            proposal = self.assent.proposal
            return Message(
                say.ASK,
                {
                    "seat": seat,
                    "question": self.question.kind,
                    "joint": "yes" if self.question.seat < 0 and self.seats > 1 else "no",
                    "proposal": "" if proposal is None else proposal.text,
                },
            )
        if self.phase == NOON:
            sheet = self.sheet(seat)
            figure = "home" if sheet.figure < 0 else "out"
            told: Args = {"seat": seat, "figure": figure, "actions": sheet.actions}
            return Message(say.ASK_NOON, told)
        return Message(say.ASK_BETWEEN, {"seat": seat})

    def progress(self) -> dict[str, int]:
        """Seasons ended, and days begun in the present one."""
        return {"seasons": self.season, "days": self.day}

    def chapters_ended(self) -> int:
        """A season is a chapter."""
        return self.season

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

    def _offers(self, seat: int) -> list[Action]:
        if self.question is not None:
            if self.question.seat < 0:
                return joint_offers(self, seat)
            return list(self.question.choices)
        return noon_offers(self, seat) if self.phase == NOON else between_offers(self, seat)

    def _why_not(self, seat: int, action: Action) -> tuple[Reason, ...]:
        if self.question is not None:
            if self.question.seat < 0:
                return joint_refusal(self, seat, action)
            if action in self.question.choices:
                return ()
            told: Args = {"given": action.kind, "question": self.question.kind}
            known = self.journal(seat).why_not_answer(self, seat, action)
            return known or (Message(say.NOT_ASKED, told),)
        if self.phase == NOON:
            if action.kind in NOON_KINDS or action.kind in self.journal(seat).kinds:
                return noon_refusal(self, seat, action)
            if action.kind in self.box.journal_kinds:
                return (other_journal(self, seat, action),)
        elif action.kind in BETWEEN_KINDS:
            return between_refusal(self, seat, action)
        told = {"given": action.kind, "phase": PHASES[self.phase]}
        return (Message(say.NOT_NOW, told),)

    def _not_in_turn(self, seat: int) -> Reason:
        if not 0 <= seat < self.seats:
            return Message(say.NOT_SEATED, {"seat": seat, "seats": self.seats})
        if self.question is not None and self.question.seat >= 0:
            return Message(say.ANOTHER_DECIDES, {"seat": seat, "turn": self.question.seat})
        return Message(say.WAIT, {"seat": seat})

    def _carry_out(self, seat: int, action: Action) -> None:
        if self.question is not None:
            if self.question.seat < 0:
                act_jointly(self, seat, action)
            else:
                answer(self, action)
        elif self.phase == NOON:
            act_at_noon(self, seat, action)
        else:
            act_between(self, seat, action)

    def _view(self) -> Data:
        return cast(Data, view_town(self))

    def _secrets(self) -> list[Family]:
        """Each deck by itself, and what lies face down on the characters' boards."""
        decks = (self.event_deck, self.adventure_deck, self.goal_deck, self.weather_deck)
        families: list[Family] = [[Span(deck)] for deck in decks]
        for character in self.box.cast:
            families += character.secrets(self.sheets[character.number].own)
        return families
