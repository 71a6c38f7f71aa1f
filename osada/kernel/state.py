"""A position of a game and everything one may ask of it: the contract every game keeps."""

from __future__ import annotations

import hashlib
import json
import warnings
from collections.abc import Callable, Iterable
from importlib import import_module
from random import Random
from typing import TypeVar, cast

from mypy_extensions import mypyc_attr

from .action import Action
from .chance import Chance, Draw, ScriptedChance
from .chosen import NOTHING_CHOSEN, Chosen
from .errors import BadAction, BadSeat, OsadaError, Unwritten
from .message import Event, Message, Phrase, Prompt, Reason, eye
from .outcome import Outcome
from .picture import Picture
from .secret import Family, Secrets

Data = dict[str, object]
Shape = TypeVar("Shape")
NOBODY = -2
RENAMED = "State.learned is called reveals now"
OPENING = "osada.games"
"""Where games are opened by name; a pickle needs them, the rules do not."""


class BadView(OsadaError):
    """A shape that is no view of this game."""


class Illegal(OsadaError):
    """An action that the rules refuse now; `reasons` says why, each with its rule id."""

    def __init__(self, seat: int, action: Action, reasons: tuple[Reason, ...]) -> None:
        self.seat = seat
        self.action = action
        self.reasons = reasons
        told = "; ".join(f"{r.rule} {r.key} {r.args}" for r in reasons)
        super().__init__(f"seat {seat} may not '{action}': {told}")

    def __reduce__(self) -> tuple[type[Illegal], tuple[object, ...]]:
        return Illegal, (self.seat, self.action, self.reasons)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one game. Plain data: copy it, save it, ask it, play on it.

    A game implements the hooks at the end; everything else is the same for all games. Two states
    are equal when everything on the table is, secrets and chance to come included; as a state
    changes, it has no hash: `digest` is one.
    """

    def __init__(self, seats: int, chance: Chance, chosen: Chosen = NOTHING_CHOSEN) -> None:
        self.seats = seats
        self.chance = chance
        self.chosen = chosen
        """The options of its table; positions write `chosen.spelled`."""
        self.turn: tuple[int, ...] = ()
        """The seats that may act now: one, several, or none when the game is over."""
        self.outcome: Outcome | None = None
        self.reveals = 0
        """How often somebody was shown what cannot be unlearned: the undo barrier."""
        self.events: list[Event] = []
        self.shown: list[Draw] = []
        self.telling = True
        """Whether somebody listens to what an action tells; nobody does in thought (`think`)."""
        self.box_id = ("", "")
        """The name of its game and the fingerprint of the printed values, so that a pickle of it
        finds them again."""
        self.watched = False
        """Whether somebody is shown what the next action changes, step by step. A copy is not: what
        is only thought through has no watchers."""
        self.changes: list[Picture] = []
        self._menu: tuple[Action, ...] = ()
        self._menu_seat = NOBODY

    def __repr__(self) -> str:
        come = ", ".join([f"{name} {count}" for name, count in self.progress().items()])
        seats = "over" if not self.turn else f"turn {', '.join([str(seat) for seat in self.turn])}"
        return f"<{type(self).__name__}: {self.seats} seats, {seats}{come and f'; {come}'}>"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash: use state.digest()")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[str, str, str], State], tuple[object, ...]]:
        return reopened, (*self.box_id, self.to_json())

    # -- what anybody may ask --------------------------------------------------------------

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Every legal action of this seat, complete, in a fixed order."""
        if self._menu_seat != seat:
            self._menu = tuple(self._offers(seat)) if seat in self.turn else ()
            self._menu_seat = seat
        return self._menu

    def play(self, seat: int, action: Action) -> list[Event]:
        """Carry out a legal action and tell what happened; otherwise raise and change nothing."""
        if action not in self.legal(seat):
            if not isinstance(action, Action):
                raise BadAction(f"{action!r} is no action: game.parse(state, text) finds one")
            reasons = self.explain(seat, action)
            assert reasons, f"'{action}' is refused without a reason"
            raise Illegal(seat, action, reasons)
        self._menu_seat = NOBODY
        self.events = []
        self.shown = []
        if self.watched:
            self.changes = []
        self.chance.drawn = []
        self._carry_out(seat, action)
        self.reveals += len(self.chance.drawn)
        return self.events

    def think(self, seat: int, action: Action) -> None:
        """Carry out an action that is known to be legal, to the same end as `play`, but tell
        nothing: for whoever thinks ahead, on a copy."""
        self._menu_seat = NOBODY
        if self.events or self.shown or self.chance.drawn:
            self.events = []
            self.shown = []
            self.chance.drawn = []
        self.telling = False
        self._carry_out(seat, action)
        self.telling = True
        if self.chance.drawn:
            self.reveals += len(self.chance.drawn)

    def menu(self, seat: int) -> list[Action]:
        """What is legal for a seat in turn, made anew and not remembered: for whoever thinks
        ahead."""
        return self._offers(seat)

    def repeat(self, seat: int, action: Action, draws: list[Draw] | None) -> list[Event]:
        """Carry out an action that was found legal already, for whoever follows a game: with what
        chance gave it where it was played, or with None as it comes."""
        self._menu, self._menu_seat = (action,), seat
        script = None if draws is None else list(draws)
        self.chance.script = script
        told = self.play(seat, action)
        self.chance.script = None
        if script:
            raise ScriptedChance(f"the draw '{script[0].label}' is one too many")
        return told

    def explain(self, seat: int, action: Action) -> tuple[Reason, ...]:
        """Why this seat may not do this now; empty exactly when it is legal."""
        if seat not in self.turn:
            return (self._not_in_turn(seat),)
        return self._why_not(seat, action)

    def view(self, viewer: int | None) -> Data:
        """The position as one viewer (a seat, or None for a watcher) may know it, JSON-ready."""
        return self.views((viewer,))[viewer]

    def view_as(self, shape: type[Shape], viewer: int | None) -> Shape:
        """The same, for those who check types: `shape` is what its game calls a view, the `View` of
        its `view.shape`."""
        house = type(self).__module__.rpartition(".")[0]
        if not f"{shape.__module__}.".startswith(f"{house}."):
            raise BadView(f"{shape.__module__}.{shape.__name__} is no view of {house}")
        return cast(Shape, self.view(viewer))

    def views(self, viewers: Iterable[int | None]) -> dict[int | None, Data]:
        """The same for several viewers: those who know the same see the same, made once."""
        viewers = [self._seated(viewer) for viewer in viewers]
        made: dict[tuple[int, ...], Data] = {}
        views: dict[int | None, Data] = {}
        for viewer in viewers:
            unknown = self._unknown_to(viewer)
            if unknown not in made:
                made[unknown] = self.masked(viewer)._view()
            views[viewer] = {"viewer": viewer, **made[unknown]}
        return views

    def opened(self) -> Data:
        """The position with nothing hidden, as a view: for whoever has laid it out."""
        return {"viewer": None, **self._view()}

    def _seated(self, viewer: int | None) -> int | None:
        if viewer is not None and not 0 <= viewer < self.seats:
            raise BadSeat(
                f"there is no seat {viewer}: they are 0 to {self.seats - 1}, and None only watches"
            )
        return viewer

    # -- chance and secrets ----------------------------------------------------------------

    def tell(self, phrase: Phrase, args: dict[str, object]) -> None:
        """Add an event to what the present action tells; where much is told, `telling` is asked
        first."""
        if self.telling:
            self.events.append(Message(phrase, args))

    def show(self, label: str, secrets: Secrets, place: int, seats: int) -> int:
        """Let a set of seats (bits) see one secret; who learns something new raises the barrier."""
        known = secrets.seen[place]
        value = secrets.values[place]
        if seats & ~known:
            secrets.seen[place] = known | seats
            self.reveals += 1
            if not self.telling:
                return value
            if self.shown and self.shown[-1].label == label:
                self.shown[-1] = Draw(label, (*self.shown[-1].values, value))
            else:
                self.shown.append(Draw(label, (value,)))
        return value

    def masked(self, viewer: int | None) -> State:
        """A copy in which everything this viewer may not know is gone."""
        return _hidden(self.copy(), eye(self._seated(viewer)))

    def glimpse(self, viewer: int | None) -> State:
        """The same to be looked at at once, and not kept: what is not hidden it may have in common
        with this position."""
        return _hidden(self._sharing(), eye(self._seated(viewer)))

    def _unknown_to(self, viewer: int | None) -> tuple[int, ...]:
        """The places of all secrets that a viewer does not know, counted through."""
        bit = eye(viewer)
        unknown: list[int] = []
        before = 0
        for family in self._secrets():
            for span in family:
                unknown += [before + place for place in span.unknown_to(bit)]
                before += span.stop
        return tuple(unknown)

    def imagined(self, viewer: int | None, rng: Random) -> State:
        """A copy that this viewer could not tell from the truth: unknown secrets are reshuffled
        within each family, and chance to come is another. What comes of it depends on `rng` and
        on what the viewer knows, on nothing else."""
        bit = eye(self._seated(viewer))
        twin = self.copy()
        for family in twin._secrets():
            unknown = [(span.row, place) for span in family for place in span.unknown_to(bit)]
            # sorted, or else the truth would show through for whoever knows the shuffle
            values = sorted([row.values[place] for row, place in unknown])
            rng.shuffle(values)
            for (row, place), value in zip(unknown, values, strict=True):
                row.values[place] = value
        twin.chance = Chance(rng.getrandbits(64))
        twin._menu_seat = NOBODY
        return twin

    @property
    def learned(self) -> int:
        """What `reveals` was called once."""
        warnings.warn(RENAMED, DeprecationWarning, stacklevel=2)
        return self.reveals

    @learned.setter
    def learned(self, count: int) -> None:
        warnings.warn(RENAMED, DeprecationWarning, stacklevel=2)
        self.reveals = count

    # -- saving ----------------------------------------------------------------------------

    def to_json(self) -> str:
        """The whole position, secrets included, as text to keep, edit and load again."""
        return json.dumps(self.to_data(), ensure_ascii=False, indent=1)

    def digest(self) -> str:
        """A short fingerprint of the whole position, the same on every machine and build."""
        text = json.dumps(self.to_data(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def _copy_base(self, twin: State) -> None:
        twin.turn = self.turn
        twin.outcome = self.outcome
        twin.reveals = self.reveals
        twin.box_id = self.box_id
        twin._menu = self._menu
        twin._menu_seat = self._menu_seat

    # -- what a game implements ------------------------------------------------------------

    def copy(self) -> State:
        """An independent twin of this position."""
        raise Unwritten(self, "copy")

    def to_data(self) -> Data:
        """The whole position, secrets included, JSON-ready."""
        raise Unwritten(self, "to_data")

    def prompt(self, seat: int) -> Prompt | None:
        """What this seat is asked to decide now, if anything."""
        raise Unwritten(self, "prompt")

    def asked(self, seat: int) -> str:
        """What tells this seat's question from another that the same word would answer: others may
        act while somebody answers."""
        prompt = self.prompt(seat)
        return "" if prompt is None else prompt.key

    def wanted(self, seat: int) -> frozenset[str]:
        """The kinds of action that answer what this seat is to decide, of some of which none may be
        possible: such a one is refused by what it lacks, and not by what is asked."""
        return frozenset([action.kind for action in self.legal(seat)])

    def disguise(self, seat: int, action: Action, viewer: int | None) -> str:
        """What another viewer sees of an action's text as it is played; all of it by default."""
        return action.text

    def progress(self) -> dict[str, int]:
        """How far the game has come, by the measures it is counted in (`turns`, `rounds`, …), for
        experiments that stop early and report how long games last."""
        return {}

    def reached(self) -> dict[str, str | int]:
        """Where the game stands, for a list of tables: the arguments of the text
        `<game>-about-reached`. Only what anybody may see; nothing where there is no such text."""
        return {}

    def chapters_ended(self) -> int:
        """How many parts of a long game are over, each of which a record opens by itself."""
        return 0

    def seated(self) -> tuple[str, ...]:
        """What is played at each seat, where other players may sit down now (`Game.reseat`); empty
        where they stay as they are."""
        return ()

    def bookmark(self) -> str:
        """A few plain words for where a campaign stands, written beside its chapters."""
        return ""

    def figures(self) -> dict[str, float]:
        """What else an experiment may want to know of a game, by name."""
        return {}

    def scored_now(self) -> Outcome | None:
        """The outcome if the game were scored as it stands; None where that means nothing."""
        return self.outcome

    def ahead(self) -> tuple[int, ...]:
        """The seats that lead by what anybody may see; none where nobody does."""
        return () if self.outcome is None else tuple(self.outcome.winners)

    def faults(self) -> list[str]:
        """Invariants of the game that do not hold here; empty in every reachable position."""
        raise Unwritten(self, "faults")

    def _offers(self, seat: int) -> list[Action]:
        raise Unwritten(self, "_offers")

    def _why_not(self, seat: int, action: Action) -> tuple[Reason, ...]:
        raise Unwritten(self, "_why_not")

    def _not_in_turn(self, seat: int) -> Reason:
        raise Unwritten(self, "_not_in_turn")

    def _carry_out(self, seat: int, action: Action) -> None:
        raise Unwritten(self, "_carry_out")

    def _view(self) -> Data:
        """Everything that is left in a masked copy, the same for whoever it was masked for."""
        raise Unwritten(self, "_view")

    def _secrets(self) -> list[Family]:
        raise Unwritten(self, "_secrets")

    def _sharing(self) -> State:
        """A twin whose secrets alone must be its own."""
        return self.copy()


def _hidden(twin: State, bit: int) -> State:
    """A twin without what the viewer with this bit does not know, nor what chance will bring."""
    for family in twin._secrets():
        for span in family:
            span.mask(bit)
    twin.chance = Chance(0)
    twin._menu_seat = NOBODY
    return twin


def reopened(game: str, content: str, position: str) -> State:
    """A state out of a pickle: its position, read by the game it was of."""
    return cast(State, import_module(OPENING).reopened(game, content, position))
