"""What the viewer is asked, with all or apart from the others."""

from __future__ import annotations

from ..view.shape import Question, View


def question_for(view: View) -> Question | None:
    """What all are asked, one for whom all wait, or the viewer while the others go on."""
    own = (one for one in view["aside"] if one["seat"] == view["viewer"])
    return view["question"] or next(own, None)


def card_for(view: View) -> str | None:
    """The story's card that the viewer is at."""
    question = question_for(view)
    return view["card"] if question is None else question["card"]
