"""The baseline: its gradients, its courses, and its net at a table."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import osada
from osada.bots.own import check_name, player
from osada.research import Setting
from osada.research.ppo import BadNet, Course, NetPlayer, PolicyNet, train
from osada.research.ppo.match import Matched, match
from osada.research.ppo.rollout import Decisions
from osada.research.ppo.update import CLIP, VALUE, gradient
from osada.research.setting import encoding_of


def some(net: PolicyNet, count: int, rng: np.random.Generator) -> Decisions:
    """Decisions that an earlier net has taken."""
    seen = (rng.random((count, net.size)) * (rng.random((count, net.size)) < 0.4)).astype(
        np.float32
    )
    mask = rng.random((count, net.actions)) < 0.6
    mask[:, 0] = True
    chosen = mask.argmax(1)
    before = net.think(seen, mask).log_shares[np.arange(count), chosen]
    log_share = before + rng.normal(0, 0.2, count)
    better, worth = (rng.normal(size=count).astype(np.float32) for _ in range(2))
    return Decisions(seen, mask, chosen, log_share, better, worth)


def loss(net: PolicyNet, on: Decisions, variety: float) -> float:
    """What the update makes smaller, as it is written in books."""
    thought = net.think(on.seen, on.mask)
    better = (on.better - on.better.mean()) / (on.better.std() + 1e-6)
    ratio = np.exp(thought.log_shares[np.arange(len(on)), on.chosen] - on.log_share)
    won = np.minimum(ratio * better, np.clip(ratio, 1 - CLIP, 1 + CLIP) * better).mean()
    shares = np.exp(thought.log_shares)
    spread = -np.where(on.mask, shares * thought.log_shares, 0).sum(1).mean()
    off = VALUE / 2 * ((thought.value - on.worth) ** 2).mean()
    return float(off - won - variety * spread)


@pytest.mark.pure_only
def test_the_gradient_is_the_slope_of_the_loss() -> None:
    rng = np.random.default_rng(4)
    net = PolicyNet(11, 5, (7, 6))
    exact: Any = rng.normal(0, 0.6, net.weights.shape)  # for the comparison
    net.weights = exact
    net.layers = net._layers(net.weights)
    on = some(net, 40, rng)
    found = gradient(net, on, 0.05)
    for place in rng.choice(len(net.weights), 60, replace=False):
        kept = net.weights[place]
        net.weights[place] = kept + 1e-5
        up = loss(net, on, 0.05)
        net.weights[place] = kept - 1e-5
        down = loss(net, on, 0.05)
        net.weights[place] = kept
        assert found[place] == pytest.approx((up - down) / 2e-5, rel=2e-3, abs=2e-5)


@pytest.mark.compiled_only
def test_a_little_training_plays_better_than_chance(tmp_path: Path) -> None:
    """On deals that it has never seen, with seats changed in turn; the net that was kept is the one
    that was trained. After sixty updates this course is far above chance (docs/research.md)."""
    setting = Setting("vikings", 2, per_point=0.03)
    net, looks = train(
        Course(setting, seed=2, others=("random",), updates=60), tmp_path / "net.npz"
    )
    assert looks[-1].against.games == 200
    assert looks[-1].against.interval[0] > 0.5, looks[-1].line()
    kept = PolicyNet.load(tmp_path / "net.npz", encoding_of(osada.game("vikings")))
    assert np.array_equal(kept.weights, net.weights)


@pytest.mark.pure_only
def test_a_course_gives_one_net() -> None:
    course = Course(
        Setting("vikings", 2, most=40), updates=2, games=4, steps=12, portion=24, look_games=2,
        hidden=(8, 8),
    )  # fmt: skip
    (one, looks), (other, _) = train(course), train(course)
    assert np.array_equal(one.weights, other.weights)
    assert one.weights.any()
    assert looks[-1].updates == 2
    assert looks[-1].against.games == 2


@pytest.mark.pure_only
def test_a_net_sits_down_at_a_table_by_its_file(tmp_path: Path) -> None:
    game = osada.game("vikings")
    encoding = encoding_of(game)
    net = PolicyNet(encoding.size, encoding.actions, (8, 8))
    net.draw(np.random.default_rng(1))
    net.save(tmp_path / "mynet.npz", encoding)
    (tmp_path / "mynet.py").write_text(
        "from pathlib import Path\n"
        "from osada.research.ppo import player\n"
        'Net = player(Path(__file__).with_name("mynet.npz"))\n'
    )
    name = f"{tmp_path / 'mynet.py'}:Net"
    check_name(name, game)
    state, rng = game.start(2, 4), Random(0)
    seats = [player(name, game, 4, 0), NetPlayer(net, encoding)]
    for _ in range(30):
        seat = state.turn[0]
        chosen = [one.choose(state, seat) for one in seats]
        assert chosen[0] is chosen[1]
        assert chosen[0] is seats[1].choose(state.imagined(seat, rng), seat)
        state.play(seat, chosen[0])


@pytest.mark.pure_only
def test_a_net_of_other_numbers_is_refused(tmp_path: Path) -> None:
    vikings, hamlet = (encoding_of(osada.game(name)) for name in ("vikings", "hamlet"))
    PolicyNet(vikings.size, vikings.actions, (4, 4)).save(tmp_path / "net.npz", vikings)
    with pytest.raises(BadNet, match="learned from other numbers"):
        PolicyNet.load(tmp_path / "net.npz", hamlet)
    with pytest.raises(BadNet, match="is no net that can be read"):
        PolicyNet.load(tmp_path / "nothing.npz", hamlet)


@pytest.mark.pure_only
def test_a_match_gives_every_seat_each_deal() -> None:
    setting = Setting("vikings", 2)
    _, encoding = setting.open()
    net = PolicyNet(encoding.size, encoding.actions, (4, 4))
    came = match(NetPlayer(net, encoding), setting, "random", range(4), 9)
    assert came.games == 4
    assert 0 <= came.share <= 1
    low, high = Matched(500, 375).interval
    assert (round(low, 3), round(high, 3)) == (0.710, 0.786)
