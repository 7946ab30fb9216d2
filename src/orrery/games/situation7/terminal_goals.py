"""Bases and objectives by name: worth, who holds how much of them, and where they lie."""

from __future__ import annotations

from itertools import groupby

from rich.table import Table
from rich.text import Text

from orrery.core.captions import Captions
from orrery.games.situation7.land import land_of
from orrery.games.situation7.positions import PIECES
from orrery.games.situation7.puzzle import (
    BASE,
    N_SIDES,
    N_WORDS,
    SIDES,
    SUN,
    Board,
    goal_name,
    locations_in,
)
from orrery.games.situation7.state import State
from orrery.games.situation7.view import goal_locations

INK = ("#deb034", "#54aa54")
DIM = "#7d88ad"
EMPTY = "·"


def bases_text(board: Board, state: State, n_columns: int, say: Captions) -> Table:
    """The base lines, and the bases of both sides."""
    entries = []
    for side in range(N_SIDES):
        line = locations_in([board.base_line[side, word] for word in range(N_WORDS)])
        places = Text(places_text(board, set(line)), DIM)
        name = Text("  ") + say.text("base-line", DIM, side=SIDES[side], places=places)
        goals = [goal for goal in range(board.n_goals) if board.goal_kind[goal] == BASE]
        own = [goal for goal in goals if board.goal_owner[goal] == side]
        entries += [name, *(goal_text(board, state, goal, say) for goal in own)]
    return _in_columns(entries, n_columns)


def objectives_text(board: Board, state: State, n_columns: int, say: Captions) -> Table:
    """Sun, planets, stations and circles."""
    goals = [goal for goal in range(board.n_goals) if board.goal_kind[goal] >= SUN]
    return _in_columns([goal_text(board, state, goal, say) for goal in goals], n_columns)


def _in_columns(entries: list[Text], n_columns: int) -> Table:
    """Read down, then across."""
    table = Table.grid(padding=(0, 1, 0, 0))
    n_rows = -(-len(entries) // n_columns)
    for row in range(n_rows):
        table.add_row(*entries[row::n_rows])
    return table


def goal_text(board: Board, state: State, goal: int, say: Captions) -> Text:
    """`100 yy·g Jupiter 3.11-12 4.17-18`: a letter for each location that is held."""
    here = goal_locations(board, goal)
    text = Text(f"{board.goal_points[goal]:>3} ")
    for location in sorted(here):
        holders = [side for side in range(N_SIDES) if location in land_of(state, side)]
        letter, ink = (PIECES[holders[0]], INK[holders[0]]) if holders else (EMPTY, DIM)
        text.append(letter, ink)
    text.append(f" {_short_name(board, goal, say)} ", DIM)
    return text.append(places_text(board, here))


def _short_name(board: Board, goal: int, say: Captions) -> str:
    """English circles say their worth already; bases stand under the name of their side."""
    name = goal_name(board, goal)
    if board.goal_kind[goal] == BASE:
        equipment = name.removeprefix(f"{SIDES[board.goal_owner[goal]]} ").removesuffix(" base")
        return say.name(equipment)
    named = say.name(name)
    return name.replace(f" {board.goal_points[goal]} ", " ") if named == name else named


def places_text(board: Board, locations: set[int]) -> str:
    """`3.11-12 4.17`: rings, and runs of pieces in them."""
    words = []
    for ring, here in groupby(sorted(locations), key=lambda location: board.ring_of[location]):
        pieces = [location - board.ring_start[ring] for location in here]
        for _, run in groupby(enumerate(pieces), key=lambda pair: pair[1] - pair[0]):
            numbers = [piece for _, piece in run]
            end = f"-{numbers[-1]}" if len(numbers) > 1 else ""
            words.append(f"{ring + 1}.{numbers[0]}{end}")
    return " ".join(words)
