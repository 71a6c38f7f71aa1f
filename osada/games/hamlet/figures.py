"""What only Hamlet has to be measured by: placements, the busiest menu, the worst final scoring."""

from __future__ import annotations

from random import Random
from time import perf_counter

from osada.kernel.game import Game

from .bots import greedy
from .rules.map.roads import BRIDGE, PATH, Piece, Roads, crossing
from .rules.map.shapes import FOREST, HILL
from .rules.scoring import final_outcome
from .rules.words import CHURCH, TILE_COUNT
from .state import HamletState

TILES = 25
VILLAGES = 8
GREEDY_GAMES = 2
MOST_TURNS = 60
REPEATS = 5
CAPPED_GAMES = 20


def hamlet_figures(game: Game) -> dict[str, float]:
    """Random play broken off after 60 turns, as a random game has no end; and in milliseconds a
    placement search, the slowest menu of greedy games, the slowest final scoring."""
    return {
        "decisions_per_s_in_60_turns": _capped_play(game),
        "placements_ms": _placements(game),
        "busiest_legal_ms": _busiest_menu(game),
        "worst_scoring_ms": _worst_scoring(game),
    }


def _capped_play(game: Game) -> float:
    """Decisions a second in random games of 60 turns, the best of several rounds."""
    best = 0.0
    seats = game.seats[-1]
    for seed in range(REPEATS):
        rng = Random(seed)
        decisions = 0
        began = perf_counter()
        for number in range(CAPPED_GAMES):
            state = game.start(seats, seed * CAPPED_GAMES + number)
            turns = 0
            while state.turn and turns < MOST_TURNS:
                seat = state.turn[0]
                menu = state.legal(seat)
                action = menu[int(rng.random() * len(menu))]
                turns += action.kind == "end"
                state.play(seat, action)
                decisions += 1
        best = max(best, decisions / (perf_counter() - began))
    return round(best, 1)


def _placements(game: Game) -> float:
    """One blueprint against one tile, over all pairs in villages of 25 tiles: the mean."""
    calls, passed = 0, 0.0
    for seed in range(VILLAGES):
        village = _grown(game, seed, TILES).village
        absent = [tile for tile in range(TILE_COUNT) if not village.has(tile)]
        for tile in absent:
            for anchor in village.order:
                village.placements(tile, anchor)  # what two shapes can do is worked out once
        began = perf_counter()
        for tile in absent:
            for anchor in village.order:
                village.placements(tile, anchor)
        passed += perf_counter() - began
        calls += len(absent) * len(village.order)
    return round(passed / calls * 1e3, 4)


def _busiest_menu(game: Game) -> float:
    """The longest any `legal` of greedy games took, the best of several tries at it."""
    slowest = 0.0
    seats = game.seats[-1]
    for seed in range(GREEDY_GAMES):
        state = game.start(seats, seed)
        players = [greedy(game, Random(f"{seed} {seat}")) for seat in range(seats)]
        while state.turn and state.progress()["turns"] < MOST_TURNS:
            seat = state.turn[0]
            times = []
            for _ in range(REPEATS):
                fresh = state.copy()
                fresh.legal((seat + 1) % seats)  # a menu once made is kept until another's is
                began = perf_counter()
                fresh.legal(seat)
                times.append(perf_counter() - began)
            slowest = max(slowest, min(times))
            state.play(seat, players[seat].choose(state, seat))
    return round(slowest * 1e3, 4)


def _worst_scoring(game: Game) -> float:
    """All 32 tiles laid, every player's five roads built where they close most rings."""
    slowest = 0.0
    for seed in range(VILLAGES):
        state = _grown(game, seed, TILE_COUNT)
        state.roads = Roads(state.village, _many_roads(state))
        times = []
        for _ in range(REPEATS):
            began = perf_counter()
            final_outcome(state)
            times.append(perf_counter() - began)
        slowest = max(slowest, min(times))
    return round(slowest * 1e3, 4)


def _grown(game: Game, seed: int, tiles: int) -> HamletState:
    """A village grown tile by tile at random, all flags the first player's."""
    rng = Random(seed)
    state = game.start(game.seats[-1], seed)
    assert isinstance(state, HamletState)
    absent = [tile for tile in range(TILE_COUNT) if not state.village.has(tile)]
    rng.shuffle(absent)
    while absent and len(state.village.order) < tiles:
        tile = absent.pop(0)
        anchors = list(state.village.order)
        rng.shuffle(anchors)
        for anchor in anchors:
            sites = state.village.placements(tile, anchor)
            if sites:
                section, anchor_section = rng.choice(sites)
                pose = state.village.pose(tile, section, anchor, anchor_section)
                state.village = state.village.with_tile(tile, pose)
                break
        else:
            absent.append(tile)
        if state.box.tiles[tile].category == "landmark":
            state.flags[tile] = 0
    state.roads = Roads(state.village, ())
    return state


def _many_roads(s: HamletState) -> tuple[Piece, ...]:
    """Five pieces a player between tiles that are joined already, where that is possible: rings
    make the search for the longest road hardest."""
    pieces: list[Piece] = []
    for seat in range(s.seats):
        for ringed in (True, False):
            for one in s.village.order:
                for _, two, _ in s.village.touching[one]:
                    roads = Roads(s.village, tuple(pieces))
                    if roads.built_by(seat) >= s.box.road_pieces or CHURCH in (one, two):
                        continue
                    joined = bool(roads.home >> one & 1) == bool(roads.home >> two & 1)
                    if roads.near[one] >> two & 1 or joined != ringed:
                        continue
                    for terrain, kind in ((HILL, BRIDGE), (FOREST, PATH)):
                        section, other = crossing(s.village, one, two, terrain)
                        if section >= 0:
                            pieces.append(Piece(seat, kind, one, section, two, other))
                            break
    return tuple(pieces)
