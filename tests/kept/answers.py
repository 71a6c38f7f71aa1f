"""What a game says and shows on an evening, as lines of short sums: one for each part of it.

A sum cannot be read, but a part whose sum is another has changed, and the line says which part of
what it is, after how many actions. `tools/kept` writes all of them anew: after a change that was
meant, with `git diff --stat` to see that nothing else has changed.
"""

from __future__ import annotations

import hashlib
import io
import json
import sys
from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, is_dataclass
from pathlib import Path

from rich.console import Console, RenderableType

import osada
from osada._compiled import MODE
from osada.bots import Bot, bot
from osada.bots.greedy import Greedy
from osada.cli.speaking import speak
from osada.kernel.action import Action
from osada.kernel.journal import Entry, Journal
from osada.kernel.state import State
from osada.lab.training.lessons import learning_of
from osada.terminal import Talk

from .evenings import evenings

FOLDER = Path(__file__).parent / "answers"
LOOKS = 12
"""So often an evening is looked at, at even distances."""
RECALLED = 40
"""So many actions of before are asked about again: why may they not be done now?"""
WIDTHS = (100, 48)
SHOWN = 12
"""At most so many answers are shown."""
Answers = dict[str, str]


def answers(path: Path) -> Answers:
    """All sums of one evening, by what they are of."""
    replay = osada.read_record(path.read_text(encoding="utf-8"), whole=True)
    assert replay.fault is None, str(replay.fault)
    journal = replay.journal
    return dict(_all(journal, Evening(journal)))


def _all(journal: Journal, evening: Evening) -> Iterator[tuple[str, str]]:
    played = journal.played
    every = max(1, len(played) // LOOKS)
    state = journal.game.start(journal.first_seats, journal.seed, journal.options)
    menus: list[object] = []
    told: list[object] = []
    seen: list[object] = []
    thought: list[object] = []
    recalled: deque[Action] = deque(maxlen=RECALLED)
    for number, entry in enumerate(played):
        if number % every == 0:
            for part, value in evening.looked_at(state, recalled):
                yield f"{number} {part}", sum_of(value)
            for part, value in evening.drawn(state, number // every):
                yield f"{number} {part}", sum_of(value)
            yield f"{number} menus", sum_of(menus)
            yield f"{number} told", sum_of(told)
            yield f"{number} seen", sum_of(seen)
            yield f"{number} thought", sum_of(thought)
            menus, told, seen, thought = [], [], [], []
        seen += [state.view(entry.seat), state.prompt(entry.seat), state.scored_now()]
        thought += evening.thought(state, entry.seat)
        menus += [[str(action) for action in state.legal(seat)] for seat in state.turn]
        told += _told(entry, journal.seats)
        recalled += state.legal(entry.seat)[:3]
        state.repeat(entry.seat, entry.action, list(entry.draws))
    for part, value in evening.looked_at(state, recalled):
        yield f"end {part}", sum_of(value)


def _told(entry: Entry, seats: int) -> list[object]:
    """What everybody heard and saw of it."""
    viewers = (None, *range(seats))
    heard = [event.seen_by(viewer) for event in entry.events for viewer in viewers]
    return [*heard, *(change.seen_by(viewer) for change in entry.changes for viewer in viewers)]


class Evening:
    """Whoever looks at one."""

    def __init__(self, journal: Journal) -> None:
        self.seats = journal.seats
        self.speech, self.board = speak(journal, Talk("en"))
        game = journal.game
        self.players = [bot("greedy", game, 1, seat) for seat in range(self.seats)]
        self.others = [bot("greedy", game, 2, seat) for seat in range(self.seats)]
        """Who think all the time."""
        self.learning = learning_of(game) if game.house.learning else None

    def looked_at(self, state: State, recalled: deque[Action]) -> Iterator[tuple[str, object]]:
        """Everything that can be asked of a position, each part by its name."""
        viewer = state.turn[0] if state.turn else None
        for key, value in state.view(viewer).items():
            yield f"view {key}", value
        yield "table", [state.digest(), state.progress(), state.reached(), state.figures()]
        yield "scores", state.scored_now() or state.outcome
        if not state.turn:
            return
        seat = state.turn[0]
        yield "prompt", state.prompt(seat)
        yield "refusals", [state.explain(seat, action) for action in recalled]
        yield from self._judged(state, seat, self.players[seat])

    def thought(self, state: State, seat: int) -> list[object]:
        """What a computer player makes of a position, and what one learns from."""
        judged = [value for _, value in self._judged(state, seat, self.others[seat])]
        return [
            *judged,
            self.learning and [round(fact, 9) for fact in self.learning.facts(state, seat)],
        ]

    def drawn(self, state: State, look: int) -> Iterator[tuple[str, object]]:
        """The terminal's board for one viewer after the other, wide and narrow; and its answers."""
        width = WIDTHS[look // self.seats % 2]
        yield "board", _picture(self.board.draw(state.view(look % self.seats), width), width)
        seat = state.turn[0]
        view, legal = state.view(seat), state.legal(seat)
        some = legal[:: len(legal) // SHOWN + 1]
        yield "answers drawn", _picture(self.board.menu(view, some, width), width)
        yield "glosses", [self.board.gloss(view, action, True) for action in some]
        yield "emblems", [_picture(self.board.emblem(view, action)) for action in some[:2]]

    def _judged(self, state: State, seat: int, player: Bot) -> Iterator[tuple[str, object]]:
        if isinstance(player, Greedy):
            everybody = range(self.seats)
            yield "worth", [round(player.judge.worth(state, one), 9) for one in everybody]
            yield "prospects", [str(one) for one in player.judge.prospects(state, seat)]
        else:
            yield "choice", str(player.choose(state, seat))


def _picture(shown: RenderableType | None, width: int = WIDTHS[0]) -> str:
    """With its colours."""
    out = io.StringIO()
    console = Console(
        file=out,
        width=width,
        force_terminal=True,
        color_system="256",
        highlight=False,
        markup=False,
    )
    console.print("" if shown is None else shown)
    return out.getvalue()


def sum_of(value: object) -> str:
    """A short one, of anything."""
    text = json.dumps(value, default=_plain, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:4]


def _plain(value: object) -> object:
    """Whatever JSON does not know: by its parts."""
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    if isinstance(value, frozenset | set):
        return sorted(value)
    slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    if slots:
        return {name: getattr(value, name) for name in sorted(slots)}
    return str(value)


def read(file: Path) -> Answers:
    """As they were written."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return {what: kept for what, _, kept in (line.rpartition(" ") for line in lines)}


if __name__ == "__main__":
    if MODE != "pure":
        sys.exit("compiled classes are told otherwise: set OSADA_PURE=1, as tools/kept does")
    FOLDER.mkdir(exist_ok=True)
    for name, path in evenings().items():
        lines = [f"{what} {kept}\n" for what, kept in answers(path).items()]
        (FOLDER / f"{name}.txt").write_text("".join(lines), encoding="utf-8")
