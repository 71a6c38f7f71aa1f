"""The whole table of Mythwind: the town, its story, the players, the viewer's own journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from osada.kernel.action import Action
from osada.kernel.state import Data
from osada.terminal.board import Board

from ..view.shape import View
from .answers import ON_FIELD, draw_answers
from .asking import card_for, question_for
from .farm import draw_field
from .glosses import gloss
from .journals import draw_journals
from .page import draw_page, tell_story
from .seats import draw_seats
from .signs import Signs, seat_style
from .story import draw_story
from .town import draw_town

CARD_QUESTIONS = ("event-option", "adventure-option")


class MythwindBoard(Board):
    """Everything is taken from a view."""

    example = "visit hire"

    @property
    def signs(self) -> Signs:
        """How things are written in this language."""
        return Signs(self.speech, self.talk)

    def seat_style(self, view: Data, seat: int) -> str:
        return seat_style(_shape(view)["seats"][seat])

    def draw(self, view: Data, width: int) -> RenderableType:
        shown = _shape(view)
        signs = self.signs
        parts: list[RenderableType] = [
            self._heading(shown),
            draw_town(shown, signs),
            draw_story(shown, signs),
            draw_seats(shown, signs),
            *draw_journals(shown, signs),
        ]
        card = card_for(shown)
        if card is not None and not _is_asked(shown):
            parts.append(draw_page(shown, card, signs, width))
        return Group(*parts)

    def _heading(self, view: View) -> Text:
        season = self.signs.season(view)
        parts = [
            self.talk("mythwind-season", season=season, year=view["year"]),
            self.talk("mythwind-day", day=view["day"], days=view["days"]),
            self.signs.named(f"phase-{view['phase']}"),
        ]
        title = Text(self.speech.title, style="bold")
        return title.append(" · " + " · ".join(parts), style="not bold")

    def gloss(self, view: Data, action: Action, explain: bool) -> str:
        shown = _shape(view)
        return gloss(shown, shown["viewer"] or 0, action, self.signs)

    def menu(self, view: Data, actions: Sequence[Action], width: int) -> RenderableType | None:
        """With the page of the card that is open, and a word on each answer."""
        shown = _shape(view)
        drawn = draw_answers(shown, actions, self.signs)
        if drawn is not None and any(action.kind in ON_FIELD for action in actions):
            return Group(draw_field(shown["seats"][shown["viewer"] or 0], self.signs), drawn)
        card = card_for(shown)
        if card is None or not _is_asked(shown):
            return drawn
        page = draw_page(shown, card, self.signs, width)
        return page if drawn is None else Group(page, drawn)

    def tell(self, view: Data, told: Mapping[str, object]) -> RenderableType | None:
        return tell_story(_shape(view), told, self.signs)

    def begins_turn(self, view: Data) -> bool:
        shown = _shape(view)
        seat = shown["seats"][shown["viewer"] or 0]
        return shown["phase"] == "noon" and question_for(shown) is None and seat["figure"] is None


def _is_asked(view: View) -> bool:
    """Whether the viewer will choose on the card that is open, and so sees its page there."""
    question = question_for(view)
    return (
        question is not None
        and question["kind"] in CARD_QUESTIONS
        and view["viewer"] in view["turn"]
    )


def _shape(view: Data) -> View:
    return cast(View, view)
