"""Learned weights come from a file, and a file may be anything."""

from __future__ import annotations

import os
import subprocess
import sys
from math import log
from pathlib import Path
from random import Random

import numpy as np
import pytest

import osada
from osada.bots import bot
from osada.bots.learning import Learning
from osada.bots.net import Net, NetInC, quickest, read_net
from osada.bots.net_by_numpy import NetByNumPy
from osada.bots.weights_file import MOST_BYTES, BadWeights
from osada.games.hamlet.bots import learned as hamlet
from osada.games.hamlet.bots.judge import HamletJudge, table_of
from osada.games.hamlet.bots.weights import TUNED
from osada.games.vikings.bots import learned
from osada.games.vikings.bots.facts import FACTS, PER_SHIP, WHOLE, facts
from osada.games.vikings.bots.judge import VikingsJudge, board_of


def test_one_by_one_or_together_the_net_says_the_same() -> None:
    net = read_net(learned.WEIGHTS, WHOLE, PER_SHIP)
    rng = Random(1)
    rows = [[rng.random() for _ in range(FACTS)] for _ in range(5)]
    together = net.read_many(rows)
    for row, found in zip(rows, together, strict=True):
        assert net.read(row) == pytest.approx(found, rel=1e-4, abs=1e-4)


C_SAYS = [
    "-0x1.962cca0000000p+1",
    "0x1.d114a20000000p-1",
    "0x1.42d5240000000p+0",
    "-0x1.5103900000000p+1",
    "0x1.556c000000000p+0",
    "0x1.fdc1940000000p+0",
    "0x1.080a1e0000000p+1",
    "0x1.46382a0000000p+0",
]
"""To the last bit, at whatever effort of the compiler."""
NETS = [(learned.LEARNING, "vikings"), (hamlet.LEARNING, "hamlet")]


def rows_of(learning: Learning, name: str) -> list[list[float]]:
    """What the net reads in some positions of games that anybody plays."""
    rng = Random(2)
    found: list[list[float]] = []
    for seats in (2, 3, 4):
        state = osada.game(name).start(seats, seats)
        while state.turn and len(found) < 40 * seats:
            found.append(learning.facts(state, state.turn[0]))
            state.play(state.turn[0], rng.choice(state.legal(state.turn[0])))
    return found


@pytest.mark.parametrize(("learning", "name"), NETS, ids=["vikings", "hamlet"])
def test_whichever_way_it_is_worked_out_the_net_says_the_same(
    learning: Learning, name: str
) -> None:
    where = learning.weights, learning.whole, learning.per_part
    plain, by_numpy, quick = (read_net(*where, way) for way in (Net, NetByNumPy, quickest()))
    for row in rows_of(learning, name)[::7]:
        exact = pytest.approx(by_numpy.read(row), rel=1e-5, abs=1e-5)
        assert plain.read(row) == exact
        assert quick.read(row) == exact
        assert plain.read_many([row]) == [plain.read(row)]


@pytest.mark.compiled_only
def test_where_modules_are_compiled_the_net_is_in_c_and_gives_equal_numbers_everywhere() -> None:
    net = read_net(learned.WEIGHTS, WHOLE, PER_SHIP)
    assert isinstance(net, NetInC)
    row = [0.25 * (at % 5) for at in range(FACTS)]
    assert [one.hex() for one in net.read(row)] == C_SAYS
    for wrong in (row[:-1], row[: WHOLE - 1], [*row, 0.0]):
        with pytest.raises(ValueError, match="not those that the net was made for"):
            net.read(wrong)
    with pytest.raises(TypeError):
        net.read(["1", *row[1:]])  # type: ignore[list-item]


@pytest.mark.pure_only
def test_without_numpy_the_levels_think_in_plain_python_and_say_that_it_is_slow() -> None:
    code = (
        "import sys, logging; logging.basicConfig(); sys.modules['numpy'] = None\n"
        "import osada\n"
        "state = osada.game('vikings').start(2, 1)\n"
        "player = osada.bots.bot('strong', osada.game('vikings'), 0, 0)\n"
        "print(player.choose(state, state.turn[0]) in state.legal(state.turn[0]))\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", "import osada.bots\n" + code],
        env={**os.environ, "OSADA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "True\n"
    assert told.stderr.count("worked out in plain Python") == 1


def test_what_the_net_reads_is_what_the_seat_may_know() -> None:
    rng = Random(3)
    state = osada.game("vikings").start(4, 5)
    while state.turn:
        seat = state.turn[0]
        for me in range(4):
            true, dreamt = (facts(board_of(one), me) for one in (state, state.imagined(me, rng)))
            assert len(true) == FACTS
            assert true == dreamt
        state.play(seat, rng.choice(state.legal(seat)))


def test_chances_add_up_and_are_sure_at_the_end() -> None:
    judge = learned.learned()
    rng = Random(4)
    state = osada.game("vikings").start(3, 8)
    while state.turn:
        seat = state.turn[0]
        assert sum(judge.chances(state, seat)) == pytest.approx(1.0)
        state.play(seat, rng.choice(state.legal(seat)))
    assert state.outcome is not None
    assert judge.chances(state, 0) == VikingsJudge().chances(state, 0)
    assert [at for at, chance in enumerate(judge.chances(state, 0)) if chance] == [
        *state.outcome.winners
    ]


@pytest.mark.parametrize("what", ["missing", "text", "large", "other facts", "no numbers", "cut"])
def test_a_bad_file_of_weights_is_refused_in_a_line(what: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    good = learned.WEIGHTS.read_bytes()
    if what == "text":
        path.write_text("not weights")
    elif what == "large":
        path.write_bytes(b"0" * (MOST_BYTES + 1))
    elif what == "cut":
        path.write_bytes(good[: len(good) // 2])
    elif what != "missing":
        with np.load(learned.WEIGHTS) as file:
            rows = {name: file[name] for name in file.files}
        rows["w0"] = rows["w0"][1:] if what == "other facts" else rows["w0"] * np.nan
        with path.open("wb") as out:
            np.savez(out, **rows)
    with pytest.raises(BadWeights, match=r"^[^\n]*weights\.npz[^\n]*$"):
        read_net(path, WHOLE, PER_SHIP)


def test_without_its_weights_a_level_judges_by_hand_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for module in (learned, hamlet):
        monkeypatch.setattr(module, "WEIGHTS", tmp_path / "gone.npz")
    assert type(learned.learned()) is VikingsJudge
    assert "Vikings is judged by hand instead" in caplog.text
    assert type(hamlet.learned(0.3, TUNED)) is HamletJudge
    assert "Hamlet is judged by hand instead" in caplog.text


def test_the_net_of_hamlet_knows_more_of_who_wins_than_the_judgement_by_hand() -> None:
    """Over games that nobody learned from; by the logarithm of what it gave to the winner."""
    game = osada.game("hamlet")
    wrong = {"learned": 0.0, "by hand": 0.0}
    judges = {"learned": hamlet.learned(0.0, TUNED), "by hand": HamletJudge(TUNED)}
    for seed in range(4):
        state = game.start(2 + seed % 3, 900 + seed)
        players = [bot("casual", game, seed, seat) for seat in range(state.seats)]
        said: dict[str, list[list[float]]] = {name: [] for name in judges}
        while state.turn:
            seat = state.turn[0]
            if len(said["learned"]) < 4 * table_of(state).round:
                for name, judge in judges.items():
                    chances = judge.chances(state, seat)
                    assert sum(chances) == pytest.approx(1.0)
                    said[name].append(chances)
            state.play(seat, players[seat].choose(state, seat))
        assert state.outcome is not None
        for name, all_said in said.items():
            for winner in state.outcome.winners:
                wrong[name] -= sum(log(max(1e-6, one[winner])) for one in all_said) / len(all_said)
    assert wrong["learned"] < wrong["by hand"]
