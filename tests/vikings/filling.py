"""What a test does not say of a position is filled in here, so that nothing is lost or made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

NAMES = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
GOODS = ("fur", "grain", "nails")
SPACES = (
    "first-player",
    "promote",
    "jump-own",
    "bet",
    "add-1",
    "market",
    "jump-any",
    "bet-or-move",
    "draw-3",
    "set-sail",
    "swap",
)
WORKERS = {2: 4, 3: 3, 4: 2}
BOX = [f"{letter}{shields}" for shields in (1, 1, 2, 2, 3, 3) for letter in NAMES]


def hulls(known: Mapping[int, str], harbour: Iterable[int]) -> dict[int, str]:
    """All eight hulls: the pieces not yet on a ship go to the ships not spoken of, first to those
    that have sailed."""
    ships = {ship: text.split() for ship, text in known.items()}
    left = list(BOX)
    for hull in ships.values():
        for piece in hull:
            left.remove(piece.rstrip("+"))
    others = [ship for ship in range(1, 9) if ship not in ships]
    others.sort(key=lambda ship: ship in harbour)
    sailed = [ship for ship in others if ship not in harbour]
    room = sailed if 5 * len(sailed) >= len(left) else others
    for ship in others:
        ships[ship] = []
    for number, piece in enumerate(left):
        ships[room[number % len(room)]].append(piece)
    return {ship: " ".join(hull) for ship, hull in ships.items()}


def piles(
    elsewhere: Iterable[str], add_1: str | None, draw_3: str | None
) -> tuple[list[str], list[str], list[str]]:
    """Both piles and what is out of the game: goods not spoken of lie in piles not spoken of."""
    left = [kind for _ in range(5) for kind in GOODS]
    for kind in (*elsewhere, *(add_1 or "").split(), *(draw_3 or "").split()):
        left.remove(kind)
    rows = []
    for text, most in ((add_1, 7), (draw_3, 8)):
        if text is None:
            rows.append(left[:most])
            left = left[most:]
        else:
            rows.append(text.split())
    return rows[0], rows[1], left


def village(
    seats: Sequence[str], line: str | None, placed: Mapping[str, str], free: Iterable[str]
) -> tuple[dict[str, str], dict[str, str]]:
    """Both sides of the village. `line` names the waiting workers from the top; who is neither
    there nor in `placed` stands anywhere on the chief's side but on set-sail and what is `free`.
    A line that ends with `…` is completed by all workers not spoken of."""
    here = dict(placed)
    left = [letter for _ in range(WORKERS[len(seats)]) for letter in seats]
    waiting = (line if line is not None else f"{seats[0]}…").replace(" ", "")
    for letter in (*here.values(), *waiting.removesuffix("…")):
        left.remove(letter)
    if waiting.endswith("…"):
        waiting, left = waiting[:-1] + "".join(left), []
    kept = {"set-sail", *free}
    spots = [space for space in reversed(SPACES) if space not in here and space not in kept]
    here.update(zip(spots, left, strict=False))
    assert len(left) <= len(spots), "too many workers for the spaces that are left"
    return dict(zip(SPACES, waiting, strict=False)), here


def bets(seats: Sequence[str], laid: Mapping[str, Mapping[int, str]]) -> dict[str, list[str]]:
    """Every player's tokens, in hand unless said otherwise."""
    return {
        NAMES[letter]: [
            f"{value} {laid.get(letter, {}).get(value, 'hand')}" for value in range(1, 5)
        ]
        for letter in seats
    }
