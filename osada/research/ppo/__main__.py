"""`python -m osada.research.ppo GAME …`: train a net, see how it does, keep it."""

from __future__ import annotations

import argparse
from pathlib import Path

from osada.bots import levels

from ..setting import Setting
from .match import Matched, match
from .player import NetPlayer
from .training import UNSEEN, Course, Look, train


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m osada.research.ppo", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="of the training")
    parser.add_argument("--updates", type=int, default=Course.updates, help="how long to train")
    parser.add_argument("--processes", type=int, default=Course.processes)
    parser.add_argument("--others", nargs="*", default=[], help="against whom; nobody: itself")
    parser.add_argument("--per-point", type=float, default=0.03, help="what points bring at once")
    parser.add_argument("--look", type=int, default=50, help="how often the curve is told")
    parser.add_argument("--games", type=int, default=500, help="against each level at the end")
    parser.add_argument("--against", nargs="*", help="levels; all of them if not said")
    parser.add_argument("--out", type=Path, default=Path("mynet.npz"))
    said = parser.parse_args()
    setting = Setting(said.game, said.seats, per_point=said.per_point)
    course = Course(
        setting, said.seed, tuple(said.others), said.updates, said.processes, look=said.look
    )
    net, _ = train(course, said.out, tell)
    game, encoding = setting.open()
    player = NetPlayer(net, encoding)
    for level in said.against if said.against is not None else ("random", *levels(game)):
        print(against(level, match(player, setting, level, range(said.games), UNSEEN)), flush=True)


def tell(look: Look) -> None:
    print(look.line(), flush=True)


def against(level: str, came: Matched) -> str:
    low, high = came.interval
    return f"against {level:8} {came.games} games: won {came.share:.1%} ({low:.1%} to {high:.1%})"


if __name__ == "__main__":
    main()
