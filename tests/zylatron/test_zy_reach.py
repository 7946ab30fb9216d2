"""How fast a headquarters can be taken: never on turn 1, on turn 2 from an idle neighbour.

The search is exhaustive and generous. For every piece it keeps the set of all points where the
piece could be after one move of the turn, after two, ..., as if nothing were in the way, every
carrier could be wherever it can get, and pegs were never full. What it does not reach cannot be
reached. A Warrior has two sets: not yet beamed, and beamed (once a turn, ZY-16).

What others do before a player's first turn takes nothing out of the way here and adds no piece to
the player's army, so a corner is searched alone, against all others: whatever table of two, three
or four, with usual or picked planets, is made of these corners. A piece that is lost and bought
back stands on any start of its kind (ZY-31), so every piece begins with all of them.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest
from zy_help import fresh, play, says

from orrery.games.zylatron import grid as b
from orrery.games.zylatron.board import load_board

Reach = npt.NDArray[np.bool_]


class Galaxy:
    """Distances on a board, as matrices over its points."""

    def __init__(self, rules: str) -> None:
        self.board = load_board(rules)
        places = [b.place_of(point) for point in range(b.MAX_POINTS)]
        x, y = np.array(places).T
        dx, dy = abs(x[:, None] - x), abs(y[:, None] - y)
        exists = np.array([b.is_point(self.board, *place) for place in places])
        grid = dy + np.maximum(0, (dx - dy) // 2)
        self.any_ground = np.where(exists[:, None] & exists, grid, b.FAR).astype(np.int16)
        self.one_ground = self.board.steps.array.astype(np.int16)

    def steps(self, kind: int) -> npt.NDArray[np.int16]:
        return self.any_ground if kind == b.STAR_FIGHTER else self.one_ground

    def within(self, start: Reach, steps: npt.NDArray[np.int16], limit: int) -> Reach:
        """All points within `limit` of some point of `start`."""
        return (steps[start] <= limit).any(axis=0)


class Army:
    """Where each piece of one corner could be."""

    def __init__(self, galaxy: Galaxy, corner: int) -> None:
        self.galaxy = galaxy
        self.craft: dict[int, Reach] = {}  # by slot: Battle Stars and Star Fighters
        self.warrior = {False: nowhere(), True: nowhere()}  # by whether it has been beamed
        for first, end in ((0, 2), (2, 6), (6, 11)):  # Battle Stars, Star Fighters, Warriors
            found = [galaxy.board.start[corner, slot] for slot in range(first, end)]
            starts = nowhere()
            starts[[start for start in found if start >= 0]] = True
            for slot in range(first, min(end, 6)):
                if found[slot - first] >= 0:
                    self.craft[slot] = starts.copy()
            if first == 6:
                self.warrior[False] |= starts
        self.beam()

    def stars(self) -> Reach:
        """Where some Battle Star could be."""
        found = [reach for slot, reach in self.craft.items() if kind_of(slot) == b.BATTLE_STAR]
        return np.logical_or.reduce(found) if found else nowhere()

    def beam(self) -> None:
        """A Warrior is beamed up to a Battle Star, or down from one (ZY-18)."""
        near, fresh_ones = self.galaxy.board.beam_range, self.warrior[False]
        reach_up = self.galaxy.within(fresh_ones, self.galaxy.any_ground, near) & self.stars()
        aboard = fresh_ones & self.stars()
        reach_down = self.galaxy.within(aboard, self.galaxy.any_ground, near)
        self.warrior[True] |= reach_up | reach_down

    def move(self) -> None:
        """One more move, of any craft, with any piece taken along."""
        before = {slot: reach.copy() for slot, reach in self.craft.items()}
        warrior = {done: reach.copy() for done, reach in self.warrior.items()}
        for mover in before:
            self.move_craft(mover, before, warrior)
        self.beam()

    def move_craft(self, mover: int, before: dict[int, Reach], warrior: dict[bool, Reach]) -> None:
        kind = kind_of(mover)
        steps, budget = self.galaxy.steps(kind), self.galaxy.board.moves[kind]
        gone = steps[before[mover]].min(axis=0)
        for left in range(budget + 1):
            here = gone == budget - left
            self.craft[mover] |= here
            for slot, reach in before.items():
                if slot != mover and kind_of(slot) == b.STAR_FIGHTER:
                    self.craft[slot] |= self.galaxy.within(here & reach, steps, left)
            for done, reach in warrior.items():
                self.warrior[done] |= self.galaxy.within(here & reach, steps, left)
            if kind == b.BATTLE_STAR:  # beamed up in passing
                near = self.galaxy.board.beam_range
                lit = self.galaxy.within(warrior[False], self.galaxy.any_ground, near)
                self.warrior[True] |= self.galaxy.within(here & lit, steps, left)

    def landings(self) -> list[int]:
        """The corners whose headquarters a Warrior can walk onto now."""
        anywhere = self.warrior[False] | self.warrior[True]
        board = self.galaxy.board
        walked = self.galaxy.within(anywhere, self.galaxy.one_ground, board.moves[b.WARRIOR])
        return [hq for hq in range(b.N_CORNERS) if walked[board.headquarters[hq]]]


def nowhere() -> Reach:
    return np.zeros(b.MAX_POINTS, np.bool_)


def kind_of(slot: int) -> int:
    return b.BATTLE_STAR if slot < 2 else b.STAR_FIGHTER


@pytest.fixture(scope="module", params=["major", "short"])
def galaxy(request) -> Galaxy:
    return Galaxy(request.param)


@pytest.mark.clause("ZY-1", "ZY-5")
@pytest.mark.parametrize("rules", ["major", "short"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_army_starts_as_the_search_has_it(rules, players):
    """The search looks at corners; the pieces of every seat at every table are those of one."""
    table = fresh(players, rules=rules)
    for seat in range(players):
        corner = table.state.planet[seat]
        for slot in range(b.PIECES_PER_SEAT):
            piece = b.PIECES_PER_SEAT * seat + slot
            assert table.state.point[piece] == table.board.start[corner, slot]


@pytest.mark.clause("ZY-5", "ZY-33")
@pytest.mark.parametrize("corner", range(b.N_CORNERS))
def test_no_headquarters_can_be_taken_on_turn_one(galaxy, corner):
    army = Army(galaxy, corner)
    for _ in range(galaxy.board.moves_per_turn - 1):  # the last move is the Warrior's own
        army.move()
    assert army.landings() == [corner]


def test_the_search_is_not_blind(galaxy):
    """With two turns' worth of moves the neighbours' headquarters come into reach."""
    army = Army(galaxy, 0)
    for _ in range(2 * galaxy.board.moves_per_turn - 1):
        army.move()
    assert {1, 3} <= set(army.landings())


@pytest.mark.clause("ZY-11", "ZY-34")
def test_an_idle_neighbour_is_captured_on_turn_two():
    table = fresh(4)
    play(table, "begin rf2; go 18,4; begin rf1; go 10,4; load rw1; go 18,4; dock rf2; end")
    play(table, "end; end; end")
    play(table, "begin rf2; go 30,4; begin rf1; go 42,4; begin rw1; go 48,4")
    assert says(table, "held") == "rrgy"
    assert says(table, "round") == "2"
