"""Puzzles: every one of the collections can be played, and its answer is the right one."""

from __future__ import annotations

import pytest

import osada
from osada.bots.levels import LEVELS
from osada.insight import adviser
from osada.insight.answer import judged, spelled, theme_of
from osada.insight.prover import SAME, Contest, is_over, turn_of
from osada.insight.puzzle import BadPuzzle, Puzzle, puzzles, read_puzzles, write_puzzles
from osada.lab.puzzle_pick import OF_ONE_GAME, pick
from osada.lab.puzzles import MARGIN, Mined

WANTED = {"vikings": 60, "hamlet": 40}


@pytest.mark.parametrize("game", WANTED)
def test_there_are_enough_puzzles_and_each_can_be_answered_by_its_rules(game: str) -> None:
    rules = osada.game(game)
    found = puzzles(rules)
    assert len({puzzle.name for puzzle in found}) == len(found) >= WANTED[game]
    prover = adviser(rules).prover()
    for puzzle in found:
        state = rules.from_json(puzzle.position)
        assert state.turn == (puzzle.seat,)
        assert puzzle.name == state.digest()[:8]
        for turn in (*puzzle.answers, puzzle.obvious):
            actions = spelled(rules, state, puzzle.seat, turn)
            assert turn_of(prover, state, puzzle.seat, actions) == actions
            end = state.copy()
            for action in actions:
                end.play(puzzle.seat, action)
            assert is_over(prover, state, end, puzzle.seat)
        assert puzzle.obvious not in puzzle.answers
        assert puzzle.margin >= MARGIN
        assert puzzle.cost >= puzzle.margin
        assert puzzle.found["casual"] == 0
        assert puzzle.grade in ("", *LEVELS[2:])
        assert theme_of(prover, puzzle) is not None


@pytest.mark.parametrize("game", WANTED)
def test_the_answer_is_right_and_the_obvious_turn_is_not(game: str) -> None:
    rules = osada.game(game)
    clear = max(puzzles(rules), key=lambda puzzle: puzzle.cost)
    right = judged(rules, clear, clear.answers[0])
    assert right.right
    assert right.reasons == clear.reasons
    wrong = judged(rules, clear, clear.obvious)
    assert not wrong.right
    assert wrong.lost > SAME
    assert wrong.answer == clear.answers[0]


def test_turns_that_come_to_the_same_are_one_and_the_rest_is_worse_by_the_margin() -> None:
    rules = osada.game("vikings")
    state = rules.start(2, 7)
    seat = state.turn[0]
    who = adviser(rules)
    first, second, *_ = [line.actions for line in who.turns(state, seat, 4)]
    contest = Contest(who, state, seat, 1)
    contest.enter([first, second, first])
    assert len(contest.tried) == 2
    contest.of(first).add([0.7, 0.3], [0, 0], seat)
    contest.of(second).add([0.6, 0.4], [0, 0], seat)
    best, other = (first, second) if seat == 0 else (second, first)
    assert contest.best is contest.of(best)
    assert contest.right() == [contest.of(best)]
    assert contest.margin() == pytest.approx(0.1)
    contest.play(1)  # nobody who has been in a world is sent there again
    assert contest.of(other).worlds == 1


def a_puzzle(name: str, game: int, grade: str, margin: float, key: str) -> Puzzle:
    reasons: tuple[dict[str, object], ...] = ({"key": key, "rule": "", "args": {}},)
    source = {"game": game, "seats": 2, "action": 3}
    turn = ((name, "end"),)
    return Puzzle(name, 0, grade, turn, ("b",), 0.5, 0.0, margin, 0.2, reasons, {}, source, {})


def test_a_collection_has_all_grades_and_few_of_one_game() -> None:
    many = [a_puzzle(f"s{at}", 1, "skilled", 0.3, "why-x") for at in range(5)]
    others = [a_puzzle("m", 2, "master", 0.1, "why-x"), a_puzzle("n", 3, "", 0.05, "why-y")]
    picked = pick([*many, *others], 5)
    assert [one.name for one in picked] == ["s0", "s1", "s2", "m", "n"]
    assert sum(one.source["game"] == 1 for one in picked) == OF_ONE_GAME


def test_the_rest_of_a_turn_is_no_puzzle_beside_the_whole_of_it() -> None:
    whole = a_puzzle("w", 1, "skilled", 0.3, "why-x")
    rest = whole._replace(
        name="r", answers=(("end",),), margin=0.2, source={**whole.source, "action": 4}
    )
    assert pick([rest, whole], 5) == [whole]
    for other in ({"game": 2}, {"seed": 2}, {"action": 40}):
        elsewhere = rest._replace(source={**rest.source, **other})
        assert pick([elsewhere, whole], 5) == [whole, elsewhere]


def test_puzzles_are_read_as_they_were_written(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("puzzles") / "puzzles.jsonl"
    one = a_puzzle("s", 1, "skilled", 0.3, "why-x")
    file.write_text(write_puzzles({"game": "vikings"}, [one]))
    assert list(read_puzzles(file)) == [one]
    assert Mined.from_data(Mined(3, 40, (one,)).to_data()) == Mined(3, 40, (one,))
    file.write_text("{}\nnonsense\n")
    with pytest.raises(BadPuzzle, match="osada lab puzzles"):
        list(read_puzzles(file))
