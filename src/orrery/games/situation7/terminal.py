"""SITUATION 7 in the terminal: the round board, what each side has, and every objective."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from orrery.core.game import rules_view
from orrery.games.situation7.board import (
    ASTRONAUT,
    BASE,
    GOAL_KINDS,
    N_EQUIPMENT,
    N_SIDES,
    ROCKET,
    SATELLITE,
    SECTOR,
    SUN,
    Board,
    goal_name,
)
from orrery.games.situation7.meta import SEATS, TEMPOS
from orrery.games.situation7.notation import (
    EQUIPMENT,
    PHASES,
    SIDES,
    land_of,
    n_missing,
    seconds,
)
from orrery.games.situation7.rules.ending import holds_goal, side_score
from orrery.games.situation7.state import LIVE, OVER, PLAYING, RACE, State
from orrery.games.situation7.terminal_disc import GROUNDS, disc_text
from orrery.games.situation7.view import goal_locations, open_to

INK = ("#deb034", "#54aa54")
DIM = "#7d88ad"
COLUMNS = 3


def draw(board: Board, state: State, viewer: int) -> RenderableType:
    """Board, sides, objectives."""
    side = viewer % N_SIDES if viewer >= 0 else state.turn
    shown = open_to(board, state, side) if state.phase == PLAYING else set()
    return Group(
        disc_text(board, state, shown), _legend(), _sides(board, state),
        _objectives(board, state), _note(state),
    )  # fmt: skip


def _legend() -> Text:
    """How to read the board."""
    text = Text("  ring.piece: rings 1 to 6 outwards, pieces anticlockwise from the east; ", DIM)
    text.append("open\n  ", "bold white")
    for kind, colour in GROUNDS.items():
        text.append("  ", Style(bgcolor="#{:02x}{:02x}{:02x}".format(*colour)))
        text.append(f" {GOAL_KINDS[kind]}  ", DIM)
    text.append("  ", "on #702222")
    text.append(" base line  ", DIM)
    for letter in "RSA":
        text.append(f" {letter} ", "bold white on #b02a20")
    return text.append(" equipment", DIM)


# Sides


def _sides(board: Board, state: State) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM)
    table.add_column("")
    for heading in ("points", "pieces", "sectors", "bases", "goals"):
        table.add_column(heading, justify="right")
    for kind in (ROCKET, SATELLITE, ASTRONAUT):
        table.add_column(f"{EQUIPMENT[kind]}s")
    for side in range(N_SIDES):
        table.add_row(*_side_cells(board, state, side))
    return table


def _side_cells(board: Board, state: State, side: int) -> list[Text]:
    name = Text(f"  {SIDES[side]} ", f"bold {INK[side]}")
    points = int(side_score(rules_view(board), rules_view(state), side))
    counts = [points, len(land_of(state, side)), *_held(board, state, side)]
    ready = [_equipment(board, state, kind, side) for kind in range(N_EQUIPMENT)]
    return [name, *(Text(str(count)) for count in counts), *ready]


def _held(board: Board, state: State, side: int) -> list[int]:
    """How many sectors, bases and objectives a side holds."""
    args = rules_view(board), rules_view(state), side
    kinds = [board.goal_kind[goal] for goal in range(board.n_goals) if holds_goal(*args, goal)]
    return [kinds.count(SECTOR), kinds.count(BASE), sum(kind >= SUN for kind in kinds)]


def _equipment(board: Board, state: State, kind: int, side: int) -> Text:
    """How many are ready, or how many pieces the base still needs."""
    left, gap = state.left[kind, side], n_missing(board, state, kind, side)
    if left == 0:
        return Text("used", DIM)
    return Text(f"{gap} to go", DIM) if gap else Text(f"{left} ready", f"bold {INK[side]}")


# Objectives


def _objectives(board: Board, state: State) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    goals = [goal for goal in range(board.n_goals) if board.goal_kind[goal] >= SUN]
    n_rows = -(-len(goals) // COLUMNS)
    for row in range(n_rows):
        here = goals[row::n_rows]
        table.add_row(*(_objective(board, state, goal) for goal in here))
    return table


def _objective(board: Board, state: State, goal: int) -> Text:
    """Name, value, and a mark for each location: held by whom, or empty."""
    text = Text(f"  {board.goal_points[goal]:>3} ")
    for location in sorted(goal_locations(board, goal)):
        holders = [side for side in range(N_SIDES) if location in land_of(state, side)]
        text.append("●" if holders else "·", INK[holders[0]] if holders else DIM)
    text.append(f" {goal_name(board, goal)}", DIM)
    return text


def _note(state: State) -> Text:
    """Tempo, whose turn it is, clocks."""
    text = Text(f"  {TEMPOS[state.tempo]}, {state.n_empty} locations empty", DIM)
    if state.tempo == RACE:
        clocks = [f"{SIDES[side]} {seconds(state.clocks[side])}" for side in range(N_SIDES)]
        text.append(f"; clocks: {', '.join(clocks)}", DIM)
    if state.phase == OVER:
        return text.append("; over", "bold")
    if state.phase != PLAYING:
        return text.append(f"; chance draws ({PHASES[state.phase]})", DIM)
    if state.tempo == LIVE:
        return text.append("; anyone may act", DIM)
    return text.append(f"; {SEATS[state.due[state.turn]]} to act", f"bold {INK[state.turn]}")
