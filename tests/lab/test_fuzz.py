"""Fuzz finds nothing wrong where nothing is, and finds what is: each kind of fault, put in on
purpose, is found by the check that is there for it, and written as a record that opens."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import osada
from osada.games.vikings.rules.board import Board
from osada.games.vikings.rules.steps.market import Market
from osada.games.vikings.rules.words import GOODS_WORDS
from osada.kernel.action import Action
from osada.kernel.chance import Chance
from osada.kernel.errors import BadStart
from osada.kernel.message import Hidden, Message, eye
from osada.kernel.options import Value
from osada.kernel.record import read_record
from osada.kernel.state import Data, State
from osada.lab import BadExperiment, fuzz, random_game
from osada.lab.blocks import opener
from osada.lab.checks import ALL, Moment
from osada.lab.fuzz import MOST_RECORDS
from osada.lab.limits import Limits
from tests.kernel import harvest
from tests.kernel.harvest import Harvest, HarvestState

VIKINGS = opener("vikings", None)
Patch = pytest.MonkeyPatch


def test_nothing_is_wrong_with_vikings(tmp_path: Path) -> None:
    found = fuzz(VIKINGS, 6, (2, 3, 4), seed=1, every=4, out=tmp_path / "none")
    assert (found["failures"], found["found"]) == (0, [])
    assert found["steps"] > 6 * 50
    assert found["checks"]["explanations"] == found["steps"] + 6
    assert found["checks"]["replay"] == 6
    assert list(found["checks"]) == [check.name for check in ALL]
    assert all(found["checks"].values())
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(("game", "games", "least"), [("vikings", 4, 1_000), ("hamlet", 2, 1_000)])
def test_whoever_answers_what_is_asked_hears_a_reason(game: str, games: int, least: int) -> None:
    found = fuzz(opener(game, None), games, seed=2, every=1000, limits=Limits(turns=12))
    assert (found["failures"], found["vague"]) == (0, 0)
    assert found["refused"] > least


def test_a_game_that_lots_hardly_end_comes_to_its_end(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.setattr(random_game, "AFTER_EVERY_STEP", ())
    monkeypatch.setattr(random_game, "MAX_STEPS", 2_000)
    by_lot = fuzz(opener("hamlet", None), 1, (2,), seed=1, every=10_000, out=tmp_path)
    assert by_lot["found"][0]["reason"] == "the game has not ended after 2000 actions"
    monkeypatch.setattr(random_game, "BY_LOT_ALONE", 100)
    helped = fuzz(opener("hamlet", None), 1, (2,), seed=1, every=10_000)
    assert (helped["failures"], helped["unfinished"]) == (0, 0)
    assert 100 < helped["steps"] < 2_000


def test_a_reason_that_only_says_what_is_asked_is_counted(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Harvest, "vague", (harvest.SAME_FIELD,))
    found = fuzz(Harvest, 3, seed=1)
    assert 0 < found["vague"] <= found["refused"]


def test_nothing_is_wrong_with_seats_that_act_at_once() -> None:
    assert fuzz(Harvest, 9, seed=1, every=1)["failures"] == 0


def test_the_same_is_found_with_any_number_of_jobs() -> None:
    one, two = (fuzz(Harvest, 8, seed=3, jobs=jobs) for jobs in (1, 2))
    assert (one["steps"], one["checks"]) == (two["steps"], two["checks"])


# -- faults put in on purpose --------------------------------------------------------------


def _lose_a_bid(patch: Patch) -> None:
    patch.setattr(HarvestState, "faults", lambda s: ["a bid is lost"] if s.year == 2 else [])


def _offer_twice(patch: Patch) -> None:
    offers = HarvestState._offers
    patch.setattr(HarvestState, "_offers", lambda s, seat: offers(s, seat) * (1 + bool(s.pips)))


def _offer_less_than_is_legal(patch: Patch) -> None:
    offers = HarvestState._offers
    patch.setattr(
        HarvestState, "_offers", lambda s, seat: offers(s, seat)[: -1 if s.pips else None]
    )


def _let_seats_out_of_turn_act(patch: Patch) -> None:
    explain = State.explain
    patch.setattr(
        HarvestState,
        "explain",
        lambda s, seat, action: () if s.pips and seat == -1 else explain(s, seat, action),
        raising=False,
    )


def _forget_an_argument(patch: Patch) -> None:
    def seal(s: HarvestState, seat: int, bid: int) -> None:
        sealed(s, seat, bid)
        s.events[0].args.pop("seat")

    sealed = HarvestState._seal
    patch.setattr(HarvestState, "_seal", seal)


def _load_other_points(patch: Patch) -> None:
    def read(game: Harvest, data: Data) -> State:
        state = reading(game, data)
        assert isinstance(state, HarvestState)
        state.points[0] = min(state.points[0], 1)
        return state

    reading = Harvest._read
    patch.setattr(Harvest, "_read", read)


def _share_points_with_copies(patch: Patch) -> None:
    def copy(s: HarvestState) -> State:
        twin = copied(s)
        assert isinstance(twin, HarvestState)
        twin.points = s.points if s.year == 2 else s.points[:]
        return twin

    copied = HarvestState.copy
    patch.setattr(HarvestState, "copy", copy)


def _show_a_sealed_bid_by_the_menu(patch: Patch) -> None:
    """The last to bid may not bid what seat 0 has bid: who looks at the menu learns it."""

    def why_not(s: HarvestState, seat: int, action: Action) -> tuple[osada.Reason, ...]:
        reasons = asked(s, seat, action)
        last = s.turn == (seat,) and seat != 0
        if not reasons and action.kind == "bid" and last and action.args[0] == s.bids.values[0]:
            return (Message(harvest.NOT_NOW, {"given": action.kind}),)
        return reasons

    asked = HarvestState._why_not
    patch.setattr(HarvestState, "_why_not", why_not)


def _tell_sealed_bids(patch: Patch) -> None:
    def seal(s: HarvestState, seat: int, bid: int) -> None:
        sealed(s, seat, bid)
        s.events[0].args["bid"] = Hidden(bid, eye(seat) | eye(None))

    sealed = HarvestState._seal
    patch.setattr(HarvestState, "_seal", seal)


def _start_otherwise_each_time(patch: Patch) -> None:
    def start(game: Harvest, seats: int, chance: Chance, options: dict[str, Value]) -> State:
        state = starting(game, seats, chance, options)
        assert isinstance(state, HarvestState)
        state.points[0] = next(starts)
        return state

    starts = itertools.count()
    starting = Harvest._start
    patch.setattr(Harvest, "_start", start)


def _break_down_in_the_south(patch: Patch) -> None:
    def sow(s: HarvestState) -> None:
        if s.assent.proposal is harvest.FIELDS[1]:
            raise ZeroDivisionError("nothing grows there")
        sown(s)

    sown = HarvestState._sow
    patch.setattr(HarvestState, "_sow", sow)


FAULTS = [
    ("invariants", _lose_a_bid),
    ("menus", _offer_twice),
    ("explanations", _offer_less_than_is_legal),
    ("explanations-to-others", _let_seats_out_of_turn_act),
    ("events", _forget_an_argument),
    ("saving", _load_other_points),
    ("copying", _share_points_with_copies),
    ("views", _show_a_sealed_bid_by_the_menu),
    ("lockstep", _tell_sealed_bids),
    ("replay", _start_otherwise_each_time),
    ("playing", _break_down_in_the_south),
]


@pytest.mark.parametrize(("check", "put_in"), FAULTS, ids=[name for name, _ in FAULTS])
def test_a_fault_is_found_by_its_check_and_opens_as_a_record(
    check: str, put_in: Callable[[Patch], None], monkeypatch: Patch, tmp_path: Path
) -> None:
    put_in(monkeypatch)
    found = fuzz(Harvest, 10, (3,), seed=8, every=1, out=tmp_path)["found"]
    ours = [one for one in found if one["check"] == check]
    assert ours, f"found by others only: {found}"
    for one in ours:
        assert one["file"] is not None
        text = Path(one["file"]).read_text(encoding="utf-8")
        assert f"# {one['reason']}" in text
        again = read_record(text, lambda name: Harvest(), whole=True)
        assert len(again.journal.played) == one["step"]


def test_a_fault_that_is_seen_late_is_cut_back_to_where_it_began(
    monkeypatch: Patch, tmp_path: Path
) -> None:
    """The dear checks look at one step in nine only; the record ends with the year's last bid."""

    def view(s: HarvestState) -> Data:
        return {**viewed(s), "chance": random.random() if s.year == 2 else 0}

    viewed = HarvestState._view
    monkeypatch.setattr(HarvestState, "_view", view)
    found = fuzz(Harvest, 30, (2,), seed=1, every=9, out=tmp_path)
    assert len(found["found"]) == min(found["failures"], MOST_RECORDS) > 0
    for one in found["found"]:
        assert one["file"] is not None
        journal = read_record(Path(one["file"]).read_text(), lambda name: Harvest()).journal
        assert journal.state.to_data()["year"] == 2
        assert journal.entries == [], "the second year has just begun"


def test_an_action_that_cannot_be_played_is_named_in_the_record(
    monkeypatch: Patch, tmp_path: Path
) -> None:
    _break_down_in_the_south(monkeypatch)
    found = fuzz(Harvest, 6, (2,), seed=2, out=tmp_path)
    first = found["found"][0]
    assert first["reason"].startswith("ZeroDivisionError: nothing grows there (test_fuzz.py:")
    assert first["file"] is not None
    assert "# the action that could not be played: " in Path(first["file"]).read_text()


def test_no_failure_overwrites_another(monkeypatch: Patch, tmp_path: Path) -> None:
    _lose_a_bid(monkeypatch)
    files = [fuzz(Harvest, 1, (2,), out=tmp_path)["found"][0]["file"] for _ in range(2)]
    assert files[0] != files[1]
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.pure_only
def test_a_broken_rule_of_vikings_is_found(monkeypatch: Patch, tmp_path: Path) -> None:
    """The market forgets to offer nails. (Compiled rules cannot be broken from outside.)"""

    def offers(step: Market, s: Board, seat: int) -> list[Action]:
        return [action for action in offered(step, s, seat) if action is not GOODS_WORDS[2]]

    offered = Market.offers
    monkeypatch.setattr(Market, "offers", offers)
    found = fuzz(VIKINGS, 3, seed=1, out=tmp_path)
    first = found["found"][0]
    assert first["check"] == "explanations"
    assert "'goods nails'" in first["reason"]
    assert first["file"] is not None
    again = osada.read_record(Path(first["file"]).read_text())
    assert again.fault is None
    assert str(again.journal.entries[-1].action) == "market"


@pytest.mark.parametrize(
    ("games", "seed", "jobs", "every"),
    [(0, 0, 1, 1), (1, -1, 1, 1), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1 << 64, 1, 1)],
)
def test_what_cannot_be_fuzzed_is_refused(games: int, seed: int, jobs: int, every: int) -> None:
    with pytest.raises(BadExperiment, match="must be"):
        fuzz(VIKINGS, games, (), seed, jobs, every)


def test_a_number_of_seats_the_game_is_not_for_is_refused() -> None:
    with pytest.raises(BadStart, match="not 5"):
        fuzz(VIKINGS, 1, (2, 5))


def test_every_check_is_made_to_fail_here() -> None:
    tested = {name for name, _ in FAULTS}
    assert {check.name for check in ALL} - tested == {"refusals"}


def test_refusing_must_change_nothing() -> None:
    """No way of asking changes a sound state, so this check is given a state that is not."""

    class Grumbling(HarvestState):  # type: ignore[misc]
        def _why_not(self, seat: int, action: Action) -> tuple[osada.Reason, ...]:
            reasons = super()._why_not(seat, action)
            self.points[0] += bool(reasons)
            return reasons

        def _offers(self, seat: int) -> list[Action]:
            return [a for a in harvest.WORDS.actions if not HarvestState._why_not(self, seat, a)]

    journal = osada.Journal(Harvest(), 2)
    refusals = next(check for check in ALL if check.name == "refusals")
    sound = Moment(journal, journal.state, random.Random(1))
    assert refusals.fault(sound) == ""
    grumbling = Moment(journal, journal.state, random.Random(1))
    grumbling.state = Grumbling(2, journal.state.chance, None)
    assert "changed the position" in (refusals.fault(grumbling) or "")


def test_a_game_without_an_end_is_checked_up_to_a_limit(tmp_path: Path) -> None:
    found = fuzz(opener("hamlet", None), 3, (1, 2, 3), seed=4, out=tmp_path, limits=Limits(turns=6))
    assert (found["failures"], found["unfinished"]) == (0, 3)
    assert found["checks"]["replay"] == 3
