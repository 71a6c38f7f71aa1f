"""Learning to judge: it learns, it goes on where it stopped, it refuses what is not its own."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import osada
from osada.bots import bots
from osada.bots.net import read_net
from osada.lab.blocks import no_progress, opener
from osada.lab.training import Course, Training, train
from osada.lab.training.course import BadCourse
from osada.lab.training.lessons import learning_of, play_lessons
from osada.lab.training.pupil import POINTS, Pupil

SHORT = Course("vikings", "random", games=16, rounds=3, size=64, deals=1)
OPEN = opener("vikings", None)


def learned(folder: Path, course: Course = SHORT) -> Training:
    return train(OPEN, course, folder, 1, no_progress, no_progress)


def test_what_is_learned_is_less_wrong_each_time(tmp_path: Path) -> None:
    everybody = bots(osada.game("vikings"))
    found = learned(tmp_path / "course")
    assert bots(osada.game("vikings")) == everybody, "who was examined is gone again"
    losses = [one["learned"] for one in found["curve"]]
    assert losses == sorted(losses, reverse=True)
    assert found["curve"][-1]["held_back"] < found["equal_chances"]
    learning = learning_of(osada.game("vikings"))
    net = read_net(tmp_path / "course" / "weights.npz", learning.whole, learning.per_part)
    assert net.fingerprint == found["fingerprint"]


def test_a_course_that_was_stopped_comes_to_the_same(tmp_path: Path) -> None:
    whole = learned(tmp_path / "whole")
    folder = tmp_path / "stopped"

    def stop(done: int, total: int) -> None:
        if done == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(OPEN, SHORT, folder, 1, no_progress, stop)
    assert len(json.loads((folder / "log.json").read_text())["curve"]) == 1
    assert learned(folder)["fingerprint"] == whole["fingerprint"]


def test_slopes_lead_downhill() -> None:
    """Each is what a small change of its number really changes."""
    learning = learning_of(osada.game("vikings"))
    lessons = play_lessons(OPEN, "random", 3, 5, 1, no_progress)
    pupil = Pupil(learning, 4, 6, 1)
    pupil.rows["b0"] += np.float32(0.05)  # off the corner where a ship that has sailed lies
    slopes = pupil._slopes(lessons, pupil._answer(lessons))
    rng = np.random.default_rng(1)
    for name, row in pupil.rows.items():
        way = rng.standard_normal(row.shape).astype(np.float32)
        steps = []
        for sign in (1, -1):
            pupil.rows[name] = row + np.float32(sign * 3e-4) * way
            wrong = pupil.wrong(lessons)
            steps.append(wrong.winner + POINTS * wrong.points)
        pupil.rows[name] = row
        assert (steps[0] - steps[1]) / 6e-4 == pytest.approx(
            float((slopes[name] * way).sum()), rel=0.03, abs=0.02
        )


@pytest.mark.parametrize("what", ["another course", "a log that is none", "somebody's folder"])
def test_a_folder_of_something_else_is_left_alone(what: str, tmp_path: Path) -> None:
    if what == "another course":
        log = {"course": {**SHORT._asdict(), "games": 25}}
        (tmp_path / "log.json").write_text(json.dumps(log))
    else:
        name = "letters.txt" if what == "somebody's folder" else "log.json"
        (tmp_path / name).write_text("dear all")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(BadCourse, match="choose another folder"):
        learned(tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_game_without_facts_cannot_be_learned(tmp_path: Path) -> None:
    with pytest.raises(BadCourse, match="mythwind has no judgement"):
        train(opener("mythwind", None), SHORT, tmp_path, 1, no_progress, no_progress)
