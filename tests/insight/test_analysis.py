"""A whole game looked at: every decision once, the course up to the result, and its lesson."""

from __future__ import annotations

from random import Random

import pytest

import osada
from osada.bots import bot
from osada.games.vikings.insight import VikingsAdviser
from osada.insight import BRIEFLY, adviser
from osada.insight.analysis import Seen, course, decisions, look_at, steps_of
from osada.insight.lesson import decided, lesson
from osada.insight.look import Choice, Look
from osada.kernel.journal import Journal, one_line
from osada.kernel.outcome import Outcome, Score


def late_game(actions: int = 40) -> Journal:
    """The end of a game, from a position on."""
    rules = osada.game("vikings")
    state = rules.start(2, 4)
    players = [bot("novice", rules, 4, seat) for seat in range(2)]
    states = []
    while state.turn:
        states.append(state.copy())
        seat = state.turn[0]
        state.play(seat, players[seat].choose(state, seat))
    begun = states[-actions]
    journal = Journal.resume(rules, begun, 0, {}, one_line(begun))
    while journal.state.turn:
        seat = journal.state.turn[0]
        journal.play(seat, players[seat].choose(journal.state, seat))
    return journal


def test_every_action_belongs_to_one_decision_and_the_course_ends_with_the_result() -> None:
    journal = late_game()
    advising = adviser(journal.game)
    steps = steps_of(journal)
    moves = decisions(advising, steps)
    told = [
        number for move in moves for number in range(move.first, move.first + len(move.actions))
    ]
    assert told == sorted(set(told))
    assert all(
        len(steps[at].before.legal(steps[at].seat)) == 1
        for at in set(range(len(steps))) - set(told)
    )
    seen = [look_at(advising, move, at, BRIEFLY) for at, move in enumerate(moves)]
    assert all(one.look.played >= 0 for one in seen)
    points = course(seen, journal.state, len(steps))
    assert points[-1].after == len(steps)
    assert journal.state.outcome is not None
    won = journal.state.outcome.winners
    assert sum(points[-1].chances[seat] for seat in won) == pytest.approx(1.0)
    assert [point.after for point in points] == sorted({point.after for point in points})
    half = course(seen[: len(seen) // 2], journal.state, len(steps), whole=False)
    assert half == points[: len(half)]  # a line to the result would be a guess


def test_a_decision_knows_the_rest_of_its_turn_as_far_as_it_could_be_planned() -> None:
    rules = osada.game("hamlet")
    journal = Journal(rules, 2, 5)
    players = [bot("casual", rules, 5, seat) for seat in range(2)]
    while len(journal.entries) < 90:
        seat = journal.state.turn[0]
        journal.play(seat, players[seat].choose(journal.state, seat))
    advising = adviser(rules)
    moves = decisions(advising, steps_of(journal))
    for move in moves[:-4]:
        world = move.before.imagined(move.seat, Random(1))
        for action in (*move.actions, *move.rest):
            assert move.seat in world.turn
            assert world.reveals == move.before.reveals
            world.play(move.seat, action)
        if not move.rest and world.reveals == move.before.reveals:
            assert move.seat not in world.turn
    assert sum(bool(move.rest) for move in moves) > len(moves) / 3


WHY: dict[str, object] = {
    "key": "vikings-why-bet",
    "rule": "VIK-BET-04",
    "args": {"token": 4, "colour": "blue", "ship": 3},
}


def made(number: int, seat: int, lost: float, found: float = 0.0, doubt: float = 0.01) -> Seen:
    """A decision that gave so much away, or found what the next best would have cost."""
    best = Choice(("a",), (0.5, 0.5), 0.0, (9.0, 9.0), (WHY,))
    less = 0.5 - (lost or found)
    other = Choice(("b",), (less, less), 0.0, (9.0, 9.0), (), doubt)
    return Seen(number, number, 1, 1, Look(seat, (best, other), 1 if lost else 0, "", lost))


def told(game: list[Seen], seat: int = 0) -> list[int]:
    return [one.seen.number for one in lesson(game, seat, VikingsAdviser, 90)]


def test_the_lesson_is_what_cost_most_and_one_thing_well_done() -> None:
    game = [
        made(0, 0, 0.06),
        made(31, 1, 0.40),
        made(32, 0, 0.20),
        made(40, 0, 0.0, 0.15),
        made(65, 0, 0.10),
        made(80, 0, 0.0, 0.30, doubt=0.31),
    ]
    assert told(game) == [32, 40, 65]
    assert told(game, 1) == [31]
    assert told([]) == []
    moment = lesson(game, 0, VikingsAdviser, 90)[1]
    assert moment.praised
    assert moment.title["key"] == "vikings-title-bet"


def test_two_moments_have_two_titles_where_something_else_can_be_said() -> None:
    later = WHY | {"args": {"token": 2, "colour": "red", "ship": 1}}
    twice = made(1, 0, 0.2), made(45, 0, 0.3)
    first, second = twice[1].look.choices
    both = first._replace(reasons=(WHY, later)), second
    again = twice[1]._replace(look=twice[1].look._replace(choices=both))
    titles = [one.title["args"] for one in lesson([twice[0], again], 0, VikingsAdviser, 90)]
    assert titles == [{"token": 4, "colour": "blue"}, {"token": 2, "colour": "red"}]
    assert told(list(twice)) == [1, 45]


def test_no_moment_is_told_below_five_per_cent_or_below_its_own_doubt() -> None:
    assert told([made(0, 0, 0.049), made(5, 0, 0.0, 0.049)]) == []
    assert told([made(0, 0, 0.08, doubt=0.09), made(9, 0, 0.08, doubt=0.07)]) == [9]


def test_of_nearly_equal_moments_those_of_other_thirds_of_the_game_are_told() -> None:
    game = [made(1, 0, 0.20), made(2, 0, 0.19), made(3, 0, 0.19), made(45, 0, 0.185)]
    assert told([*game, made(80, 0, 0.18)]) == [1, 45, 80]
    assert told([*game, made(80, 0, 0.06)]) == [1, 2, 45]


def test_a_game_without_moments_was_decided_by_a_part_of_the_score() -> None:
    scores = (Score(0, {"bets": 7, "fur": 4}, ()), Score(1, {"bets": 2, "fur": 6}, ()))
    assert decided(Outcome(scores), 1) == (1, 0, 1, 3, "bets", 7, 2)
    assert decided(Outcome(scores), 0) == (0, 0, 1, 3, "bets", 7, 2)
    level = (Score(0, {"bets": 7}, ()), Score(1, {"bets": 7}, ()))
    assert decided(Outcome(level), 1) == (1, 1, 0, 0, "", 0, 0)
    assert decided(Outcome(scores[:1]), 0) is None
    assert decided(None, 0) is None
