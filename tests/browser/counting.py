"""Counts what gets in the way of somebody who plays by clicking.

Before every choice the page is looked at twice, a moment apart, as it lies before the person.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AUDIT = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")
LEAST = 11
"""Pixels: no text is smaller."""
STILL = 4
"""Pixels: what lies on the board moves no farther while it may be pressed."""
MOMENT = 250
KINDS = ("unseen", "small", "overlapping", "clipped", "shifted", "unasked")
REFUSAL = ".info.refusal"
FRAME = ".map.middle, .middle.panel"
PLACES = f"""() => {{
    const at = {{}};
    for (const one of document.querySelectorAll('[data-action].legal')) {{
        const {{x, y, width}} = one.getBoundingClientRect();
        if (width && one.closest('.map')) at[one.dataset.action] = [x, y];
    }}
    const frame = document.querySelector('{FRAME}')?.getBoundingClientRect();
    return {{at, frame: frame ? [frame.x, frame.y, frame.width, frame.height] : null}};
}}"""


@dataclass
class Counts:
    """What was found so far, each fault with how often it was seen."""

    page: Page
    prompts: int = 0
    found: dict[str, Counter[str]] = field(default_factory=lambda: {k: Counter() for k in KINDS})
    _frames: dict[tuple[int, int], list[float]] = field(default_factory=dict)
    """Where the board lies, by the size of the window."""

    def look(self) -> None:
        """Look at what is asked now."""
        self.prompts += 1
        before: dict[str, Any] = self.page.evaluate(PLACES)
        seen: dict[str, list[str]] = self.page.evaluate(AUDIT, LEAST)
        for kind, lines in seen.items():
            self.found[kind].update(set(lines))
        self.page.wait_for_timeout(MOMENT)
        after: dict[str, Any] = self.page.evaluate(PLACES)
        self._compare(before, after)
        for bubble in self.page.locator(REFUSAL).all():
            self.found["unasked"][bubble.inner_text()[:60]] += 1

    def _compare(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        for action, (x, y) in before["at"].items():
            if action in after["at"]:
                now = after["at"][action]
                if max(abs(now[0] - x), abs(now[1] - y)) > STILL:
                    self.found["shifted"][f"under the hand: {action}"] += 1
        frame = after["frame"]
        if not frame or not frame[2]:
            return  # a phone shows another pane
        window = self.page.viewport_size
        assert window is not None
        known = self._frames.setdefault((window["width"], window["height"]), frame)
        if max(abs(a - b) for a, b in zip(frame, known, strict=True)) > STILL:
            self.found["shifted"][f"the board: {known} → {frame}"] += 1

    def totals(self) -> dict[str, int]:
        """How many different faults of each kind."""
        return {kind: len(self.found[kind]) for kind in KINDS}

    def lines(self, most: int = 12) -> list[str]:
        """The faults in words, the most frequent first."""
        return [
            f"{kind} ({times}×): {what}"
            for kind in KINDS
            for what, times in self.found[kind].most_common(most)
        ]
