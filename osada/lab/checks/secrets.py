"""Secrets: nobody is shown, and nobody can work out, what they may not know."""

from __future__ import annotations

from collections.abc import Iterable

from osada.kernel.message import Event
from osada.kernel.picture import Picture
from osada.kernel.state import State

from .moment import Moment, all_that_is_shown, first_difference, in_bytes, unknown_to


def views(m: Moment) -> str:
    """No viewer can tell the true position from one with other secrets."""
    for viewer in m.viewers:
        truth = all_that_is_shown(m.state, viewer)
        dreamt = all_that_is_shown(m.state.imagined(viewer, m.rng), viewer)
        if truth != dreamt:
            return f"viewer {viewer} sees a secret: {first_difference(truth, dreamt)}"
    return ""


def lockstep(m: Moment) -> str | None:
    """The same public action, played on the true position and on one with other secrets, tells
    and shows a viewer the same, unless the viewer learned a secret by it."""
    if m.action is None or m.seat is None or m.journal.entries[-1].draws:
        return None
    compared = 0
    last = m.journal.entries[-1]
    for viewer in m.viewers:
        if _learned(m, viewer):
            continue
        compared += 1
        twin = m.before.imagined(viewer, m.rng)
        if not _play_alike(m, twin, viewer):
            return f"viewer {viewer} can tell by '{m.action}' of seat {m.seat} what is secret"
        heard = in_bytes(_told(last.events, last.changes, viewer))
        dreamt = in_bytes(_told(twin.events, twin.changes, viewer))
        if heard == dreamt:
            heard = all_that_is_shown(m.state, viewer)
            dreamt = all_that_is_shown(twin, viewer)
        if heard != dreamt:
            return (
                f"viewer {viewer} learns a secret by '{m.action}' of seat {m.seat}: "
                f"{first_difference(heard, dreamt)}"
            )
    return "" if compared else None


def _learned(m: Moment, viewer: int | None) -> bool:
    """Whether there are fewer secrets for this viewer than before. While something was shown
    something else may have been laid face down: then it is fewer of one family."""
    before, after = unknown_to(m.before, viewer), unknown_to(m.state, viewer)
    fewer = [now < then for then, now in zip(before, after, strict=True)]
    return sum(after) < sum(before) or (any(fewer) and bool(m.journal.entries[-1].shown))


def _told(
    events: Iterable[Event], changes: Iterable[Picture], viewer: int | None
) -> list[dict[str, object]]:
    return [
        *(event.seen_by(viewer) for event in events),
        *(change.seen_by(viewer) for change in changes),
    ]


def _play_alike(m: Moment, twin: State, viewer: int | None) -> bool:
    """Play on the twin what looks to the viewer like the true action, if there is such."""
    assert m.action is not None
    assert m.seat is not None
    seen = m.before.disguise(m.seat, m.action, viewer)
    menu = twin.legal(m.seat)
    alike = [action for action in menu if twin.disguise(m.seat, action, viewer) == seen]
    if alike:
        twin.watched = True
        twin.play(m.seat, m.rng.choice(alike))
    return bool(alike)
