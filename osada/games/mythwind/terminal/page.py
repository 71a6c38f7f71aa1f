"""A card of the story as a page of a book."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from ..story.winter import needs_its_line
from ..view.shape import View
from .asking import card_for
from .signs import Signs

WIDEST = 84
"""Long lines are hard to read."""


def draw_page(view: View, card: str, signs: Signs, width: int) -> Panel:
    """`event 5` or `adventure 3`: title and text."""
    kind, number = card.split()
    title = signs.told(f"{kind}-{number}-title") or signs.talk(f"mythwind-{kind}")
    text = Text(_leaf(view, card, signs), "italic")
    text.append(signs.told(f"{kind}-{number}-text"), "not italic")
    return Panel(
        text,
        title=Text(title, "bold"),
        title_align="left",
        box=box.DOUBLE,
        padding=(1, 2),
        width=min(width, WIDEST),
    )


def tell_story(view: View, told: Mapping[str, object], signs: Signs) -> RenderableType | None:
    """An event of the log in the story's words; a card that is still open has a page of its own."""
    key = str(told["key"]).removeprefix("mythwind-")
    args = told["args"]
    assert isinstance(args, Mapping)
    if key in ("event", "adventure"):
        card = f"{key} {args['card']}"
        return None if card_for(view) == card else _read(view, card, signs)
    if key in ("event-chosen", "adventure-chosen"):
        return _chosen(f"{key.removesuffix('-chosen')}-{args['card']}", str(args["key"]), signs)
    if key == "envelope":
        text = signs.told(f"envelope-{args['envelope']}-text")
        return _indented(Text(text, "italic")) if text else None
    return None


def _leaf(view: View, card: str, signs: Signs) -> str:
    """Which winter it speaks of, where there is none outside."""
    kind, number = card.split()
    if not needs_its_line(kind, int(number), view["season"], view["bad_winter"]):
        return ""
    return signs.speech.name("chronicle-leaf", kind=kind) + " "


def _read(view: View, card: str, signs: Signs) -> RenderableType:
    kind, number = card.split()
    title = signs.told(f"{kind}-{number}-title") or signs.talk(f"mythwind-{kind}")
    text = Text(_leaf(view, card, signs) + signs.told(f"{kind}-{number}-text"), "italic")
    return Group(_indented(Text(title, "bold")), _indented(text))


def _chosen(card: str, key: str, signs: Signs) -> RenderableType | None:
    """What was chosen, and what came of it. `_` is the whole back of a card."""
    place = card if key == "_" else f"{card}-{key}"
    label = "" if key == "_" else signs.told(place)
    after = signs.told(f"{place}-then")
    lines = [Text(label, "bold")] if label else []
    lines += [Text(after, "italic")] if after else []
    return _indented(Group(*lines)) if lines else None


def _indented(what: RenderableType) -> Padding:
    return Padding(what, (0, 0, 0, 4))
