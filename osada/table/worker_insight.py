"""What a worker says when somebody wants insight: a hint, or a look at a decision of a game that
was told once."""

from __future__ import annotations

from typing import Any

from osada.insight import CLOSELY, adviser, counsellor, hint
from osada.insight.analysis import decisions, look_at, steps_of
from osada.insight.answer import judged
from osada.insight.data import counsel_data, look_data, seen_data
from osada.insight.moves import Move, is_over
from osada.insight.puzzle import puzzles
from osada.kernel.chance import Chance
from osada.kernel.errors import BadRecord
from osada.kernel.game import Game
from osada.kernel.record import read_record

from .games import open_game
from .latest import Latest
from .questions import Answered, LookAt, Wanted

KEPT = 3
"""Games that are kept in mind."""
Json = dict[str, Any]


def advise(wanted: Wanted) -> Json:
    """A hint."""
    game = open_game(wanted.game, wanted.override, wanted.content)
    state = game.from_json(wanted.position)
    state.chance = Chance(None)
    companion = counsellor(game)
    if companion is not None:
        return counsel_data(companion.advise(state, wanted.seat))
    return look_data(hint(adviser(game), state, wanted.seat, CLOSELY))


def judge_answer(answered: Answered) -> Json:
    """What is to be said of an answer."""
    game = open_game(answered.game)
    puzzle = next(one for one in puzzles(game) if one.name == answered.puzzle)
    return judged(game, puzzle, answered.turn)._asdict()


class LookedThrough:
    """Games that are being looked through; the one asked for last at the end."""

    def __init__(self) -> None:
        self._games = Latest[str, tuple[Game, list[Move]]](KEPT)

    def examine(self, part: LookAt) -> Json | None:
        """How many decisions there are, and what is to be said of one of them; None where the game
        has to be told first."""
        known = self._games.pop(part.key, None)
        if known is None:
            if not part.record:
                return None
            known = _told(part)
        self._games[part.key] = known
        game, moves = known
        found: Json = {"of": len(moves), "decision": None}
        if part.at < len(moves):
            found["decision"] = seen_data(look_at(adviser(game), moves[part.at], part.at, CLOSELY))
        return found


def _told(part: LookAt) -> tuple[Game, list[Move]]:
    replay = read_record(part.record, lambda name: open_game(name, part.override))
    if replay.fault is not None:
        raise BadRecord(replay.fault.line, replay.fault.reason)
    journal = replay.journal
    who, steps = adviser(journal.game), steps_of(journal)
    moves = decisions(who, steps)
    is_last = moves and moves[-1].first + len(moves[-1].actions) == len(steps)
    if is_last and not is_over(who.judge, steps[-1]):
        moves = moves[:-1]  # it is not decided yet
    return journal.game, [m for m in moves if part.seat is None or m.seat == part.seat]
