"""Players from a file of somebody's own, most of whom do something wrong."""

from __future__ import annotations

from random import Random

from osada import Action, Game, State


class Raising:
    """Fails at its third decision, as a program does."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.asked = 0

    def choose(self, state: State, seat: int) -> Action:
        self.asked += 1
        if self.asked == 3:
            raise SystemExit("no idea")
        return state.legal(seat)[0]


class Cheating:
    """Tries to move the pieces itself, then names what is not legal."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.words = game.vocabulary

    def choose(self, state: State, seat: int) -> Action:
        menu = state.legal(seat)
        state.play(seat, menu[0])
        return next(one for one in self.words.by_text.values() if one not in menu)


class Endless:
    """Never comes to an end, and catches what it can."""

    def __init__(self, game: Game, rng: Random) -> None:
        pass

    def choose(self, state: State, seat: int) -> Action:
        while True:
            try:
                seat += 1
            except Exception:
                seat = 0


class Unable:
    """Cannot even sit down."""

    def __init__(self, game: Game, rng: Random) -> None:
        raise ValueError("no chair")


class NoPlayer:
    """Something else."""

    def __init__(self, game: Game, rng: Random) -> None:
        pass
