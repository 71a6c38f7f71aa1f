"""A stopped tournament goes on, counts nothing twice, and says what it found and how surely."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console, Group

from osada.bots.levels import LEVELS, SECONDS
from osada.cli.figures import Figures
from osada.games.vikings.bots import IN_TIME
from osada.lab.blocks import opener
from osada.lab.duel import Line, Sitting
from osada.lab.errors import BadExperiment
from osada.lab.ledger import FILE, BadLedger
from osada.lab.limits import Limits
from osada.lab.ratings import Ranking, ratings, untied
from osada.lab.report.animals import animals
from osada.lab.report.charts import ladder
from osada.lab.series import FOREVER, Series
from osada.lab.spread import spread
from osada.lab.sprt import likelihood_ratio, sprt
from osada.lab.tournament import play_series, tournament
from osada.lab.workers import Here, Workers
from osada.lab.worth import Played, worths
from tests.cli.driving import in_process

pytestmark = pytest.mark.pure_only

BOTS = ("random", "greedy", "random")
ASKED = ["lab", "tournament", "vikings", "--bots", "random,random", "--blocks", "2", "--jobs", "1"]


def series(seed: int = 3, bots: Sequence[str] = BOTS) -> Series:
    return Series(opener("vikings", None), tuple(bots), seed, {}, Limits(turns=2))


def what_came(lines: Sequence[Line]) -> list[dict[str, object]]:
    """All but what the clock says."""
    return [
        {key: one for key, one in line.items() if key not in ("seconds", "longest")}
        for line in lines
    ]


def test_a_stopped_tournament_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = play_series(series(), 3, Workers(1))
    file = tmp_path / "out" / FILE

    def stop(done: int, total: int) -> None:
        assert total == 9
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_series(series(), 3, Workers(1), stop, file)
    text = file.read_text()
    assert text.count("\n") == 1 + 4
    *_, last = text.splitlines()
    file.write_text(text + last + "\n" + last[:50])  # one twice, and one not to its end
    done: list[int] = []
    again = play_series(series(), 3, Workers(2), lambda now, total: done.append(now), file)
    assert done == [5, 6, 7, 8, 9]
    assert what_came(again) == what_came(whole)
    kept = file.read_bytes()
    assert play_series(series(), 2, Workers(1), file=file) == again[:6]
    assert file.read_bytes() == kept


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (series(seed=4), "another seed (3)"),
        (series(bots=("random", "random", "greedy")), "other bots (random, greedy, random)"),
        (series()._replace(options={"promote": "one-step"}), "other options"),
        (series()._replace(limits=Limits()), "other limits"),
    ],
)
def test_results_of_something_else_are_left_alone(other: Series, said: str, tmp_path: Path) -> None:
    play_series(series(), 1, Workers(1), file=tmp_path / FILE)
    kept = (tmp_path / FILE).read_bytes()
    with pytest.raises(BadLedger, match=re.escape(said)):
        play_series(other, 1, Workers(1), file=tmp_path / FILE)
    assert (tmp_path / FILE).read_bytes() == kept


def test_the_report_carries_everything_and_other_files_stay(tmp_path: Path) -> None:
    out = tmp_path / "out"
    said = in_process([*ASKED, "--out", str(out)], "", tmp_path)
    assert said.code == 0
    assert "vikings: 2 deals, each once" in said.out  # turned, equals are the same
    page = (out / "report.html").read_text()
    assert re.findall(r"(?:src|href)=|url\(|@import|<script", page) == []
    assert "random" in (out / "report.md").read_text()
    assert json.loads((out / "report.json").read_text())["games"] == 2
    (out / FILE).write_text("my diary\n")
    said = in_process([*ASKED, "--out", str(out)], "", tmp_path)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert "is no result" in said.err
    assert (out / FILE).read_text() == "my diary\n"


class Dying(Here):
    """Breaks down now and then, as a pool does when one of its processes is killed."""

    left = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        Dying.left -= 1
        if Dying.left < 0:
            raise BrokenExecutor
        return super().submit(fn, *args, **kwargs)


def test_work_of_those_who_die_is_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def dying(workers: Workers) -> Executor:
        Dying.left = lives
        return Dying()

    monkeypatch.setattr(Workers, "open", dying)
    lives = 6
    tasks = list(range(40))
    assert sorted(spread(abs, tasks, Workers(2))) == [(task, task) for task in tasks]
    lives = 0
    with pytest.raises(BadExperiment, match="workers die"):
        list(spread(abs, tasks, Workers(2)))


def test_a_tie_counts_half_for_each_order_that_it_might_have_been() -> None:
    decided = [Ranking(block, (0, 1), (1, 2) if block < 8 else (2, 1)) for block in range(12)]
    tied = [Ranking(block, (0, 1), (1, 2) if block < 6 else (2, 1)) for block in range(8)]
    tied += [Ranking(block, (0, 1), (1, 1)) for block in range(8, 12)]
    assert [row["points"] for row in ratings(["a", "b"], tied)] == [
        row["points"] for row in ratings(["a", "b"], decided)
    ]
    assert sorted(untied((1, 1, 3, 3))) == [(0, 1, 2, 3), (0, 1, 3, 2), (1, 0, 2, 3), (1, 0, 3, 2)]


@pytest.mark.parametrize("width", [100, 60, 40])
def test_no_figure_of_a_table_is_cut_on_a_narrow_screen(width: int) -> None:
    table = Figures("bot", "wins", "95 %", "score", "margin", "rating", "ms", "most ms")
    rows = [
        ("master", "51.5 %", "40.1–62.7 %", "38.2", "+6.1", "1343 ± 338", "912.4", "1,204"),
        ("my_bot.py:VeryCareful", "3 %", "0.1–11 %", "9.9", "-16.0", "1000 ± 0", "0.1", "2"),
    ]
    for row in rows:
        table.add_row(*row)
    console = Console(width=width, file=StringIO(), force_terminal=False)
    console.print(Group(table, "seed 1"))
    told = console.file.getvalue()  # type: ignore[attr-defined]
    assert "…" not in told
    assert all(len(line) <= width for line in told.splitlines())
    for cell in {cell for row in rows for cell in row}:
        assert cell in told


def test_ratings_find_the_strengths_that_games_were_drawn_from() -> None:
    rng = Random(5)
    strengths = [4.0, 2.0, 1.0]
    games = []
    for block in range(600):
        order = sorted(range(3), key=lambda who: -(strengths[who] ** -1) * rng.expovariate(1))[::-1]
        games.append(Ranking(block, (0, 1, 2), tuple(order.index(who) + 1 for who in range(3))))
    best, middle, weakest = ratings(["a", "b", "c"], games)
    assert (best["bot"], middle["bot"], weakest["bot"]) == ("a", "b", "c")
    assert (weakest["points"], weakest["error"]) == (1000, 0)
    assert abs(best["points"] - 1241) <= best["error"] < 60  # 400 log10 4
    assert abs(middle["points"] - 1120) <= middle["error"] < 60
    always = ratings(["a", "b"], [Ranking(block, (0, 1), (1, 2)) for block in range(20)])
    assert always[0]["points"] > 1300
    assert always[0]["error"] > 200  # by how much is not known


def test_a_thing_is_worth_what_it_adds_to_the_win_share() -> None:
    """Who has the mill wins two of three; everybody has a well."""
    games = [
        Played(at, [1.0, 0.0] if at % 3 else [0.0, 1.0], {"tile": {"mill": [1, 0], "well": [1, 1]}})
        for at in range(90)
    ]
    mill, well = worths(games, 90)
    assert mill["thing"] == "mill"
    assert mill["worth"] == pytest.approx(1 / 3, abs=1e-4)
    assert mill["interval"] == pytest.approx([1 / 3 - 0.196, 1 / 3 + 0.196], abs=0.01)
    alike = [Played(at, [1.0, 0.0], {"tile": {"mill": [1, 0]}}) for at in range(10)]
    (sure,) = worths(alike, 10)
    assert sure["worth"] == 1.0
    assert sure["interval"] == pytest.approx([0.8, 1.2], abs=0.01)
    assert (well["worth"], well["interval"], well["each"]) == (None, [], 1.0)


def test_every_level_has_its_animal() -> None:
    assert list(animals()) == list(LEVELS)
    row = ladder([{"bot": "casual", "points": 1000, "error": 0}])
    assert animals()["casual"] in row


def test_no_clock_cuts_a_level_short_unless_it_is_asked_for() -> None:
    before = dict(SECONDS)
    game = opener("vikings", None)()
    for clock, seconds in ((False, FOREVER), (True, before["skilled"])):
        made = series()._replace(clock=clock).player(game, "skilled", 1, 0)
        assert made.mind.seconds == IN_TIME * seconds  # type: ignore[attr-defined]
        assert before == SECONDS


def test_who_sits_twice_at_a_table_is_counted_twice() -> None:
    found = tournament(opener("vikings", None), BOTS, 2, seed=1, limits=Limits(turns=2))
    assert found["games"] == 6
    assert {one["bot"]: one["games"] for one in found["standings"]} == {"random": 12, "greedy": 6}
    pairs = {(one["bot"], one["other"]): one["above"] for one in found["pairs"]}
    assert pairs["random", "greedy"] == pytest.approx(1 - pairs["greedy", "random"])
    assert found["length"]["turns"][0] == 2


def test_a_stronger_player_is_found_out_at_the_same_deal_whatever_order_games_end_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A wins three games of four, or one of four; the seats are turned for every second game."""

    def ended(shuffle: int, share: float) -> Callable[..., Iterator[tuple[Sitting, object]]]:
        def games(*_: object) -> Iterator[tuple[Sitting, object]]:
            rng = Random(1)
            found = []
            for at in range(400):
                ranks = [1, 2] if (rng.random() < share) == (at % 2 == 0) else [2, 1]
                sitting = Sitting(at // 2, at % 2)
                found.append((sitting, {"ranks": ranks, "turned": at % 2}))
            Random(shuffle).shuffle(found)
            yield from found

        return games

    tests = []
    for shuffle, share in ((1, 0.75), (2, 0.75), (1, 0.25)):
        monkeypatch.setattr("osada.lab.sprt.stream", ended(shuffle, share))
        tests.append(sprt(series(bots=("a", "b")), points=100))
    stronger, again, weaker = tests
    assert stronger == again
    assert (stronger["verdict"], weaker["verdict"]) == ("stronger", "not stronger")
    assert 10 <= stronger["blocks"] < 100
    assert stronger["interval"][0] > 0.5 > weaker["interval"][1]
    assert likelihood_ratio([0.5] * 20, 30) < 0 < likelihood_ratio([0.6] * 20, 30)
    assert likelihood_ratio([1.0] * 9, 30) == 0  # too few


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("tournament vikings --bots random,random --seats 3", "--bots names 2 for 3 seats"),
        ("tournament vikings --bots random,random --jobs -1", "the number of jobs must be 1 or"),
        ("tournament vikings --bots random,random --executor foo", "write dask://HOST:PORT"),
        ("tournament vikings --bots random,random --seconds 0", "--seconds must be above 0"),
        ("sprt vikings random random", "A and B are the same"),
        ("sprt vikings greedy random --points 0", "--points must be above 0"),
        ("compare vikings", "both ways are the same"),
        ("compare vikings --option promot=x", "there is no option 'promot'"),
    ],
)
def test_a_mistake_is_told_in_one_line(words: str, said: str, tmp_path: Path) -> None:
    told = in_process(["lab", *words.split()], "", tmp_path)
    assert (told.code, told.out) == (2, "")
    assert said in told.err
    assert told.err.count("\n") == 1
