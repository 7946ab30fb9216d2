"""Space Walk in the terminal: one row of planets for each stretch up to a black hole."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.core.asking import Question
from orrery.core.drawing import Sign
from orrery.games.spacewalk import COLOURS
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.fleet import n_ships
from orrery.games.spacewalk.rules.ending import ship_points
from orrery.games.spacewalk.sheet import CARDS
from orrery.games.spacewalk.state import (
    AFTER,
    CARD,
    GAP,
    MOVING,
    N_SIZES,
    ORDERING,
    PLACING,
    STEPPING,
    State,
)

STYLE = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "green": "bold black on green",
    "yellow": "bold black on bright_yellow",
    "white": "bold black on white",
}
CELL_WIDTH = 9


def draw(board: Board, state: State, viewer: int) -> RenderableType:
    """The orbit, then a line for each player."""
    rows: list[RenderableType] = [_row(board, state, row) for row in _stretches(board)]
    return Group(*rows, _note(board, state), _players(board, state))


def legend(board: Board, with_colour: bool) -> list[Sign]:
    """The signs of the orbit."""
    return [
        ("L M S", "large, medium, small ships on a planet, in the order in which they fly"),
        ("rrb", "two of red's, one of blue's"), ("·(@)·", "black hole"), ("●", "token"),
    ]  # fmt: skip


QUESTIONS = {
    PLACING: "place", CARD: "card", MOVING: "move", ORDERING: "order", STEPPING: "step",
    AFTER: "after", GAP: "gap",
}  # fmt: skip
"""By phase: what the texts call them."""


def question(board: Board, state: State, seat: int) -> str:
    """What the seat is asked now."""
    if state.phase not in QUESTIONS:
        return ""
    values = {"n": int(state.group_distance), "tokens": int(state.tokens[seat])}
    return Question.of(__package__, QUESTIONS[state.phase], **values)


def _stretches(board: Board) -> list[list[int]]:
    """Spaces in rows that end with a black hole, or where the screen does."""
    rows: list[list[int]] = [[]]
    for space in range(board.n_spaces):
        rows[-1].append(space)
        if (board.is_hole[space] or len(rows[-1]) == 8) and space + 1 < board.n_spaces:
            rows.append([])
    return rows


def _row(board: Board, state: State, spaces: list[int]) -> Table:
    row = Table.grid(padding=0)
    for _ in spaces:
        row.add_column(width=CELL_WIDTH + 2)
    cells = [_hole(s) if board.is_hole[s] else _planet(state, s) for s in spaces]
    row.add_row(*cells)
    return row


def _hole(space: int) -> Panel:
    swirl = Text("\n ·(@)· \n", "bold magenta", justify="center")
    return Panel(swirl, title=str(space), width=CELL_WIDTH + 2, border_style="magenta", padding=0)


def _planet(state: State, space: int) -> Panel:
    lines = Text()
    for size in range(N_SIZES):
        lines.append("LMS"[size] + " ", "dim")
        for owner in range(state.n_seats):
            lines.append_text(_ships(n_ships(state.ships[space, size], owner), owner))
        lines.append("\n" if size < N_SIZES - 1 else "")
    style = "bright_cyan" if state.group_space == space else "cyan"
    return Panel(lines, title=str(space), width=CELL_WIDTH + 2, border_style=style, padding=0)


def _ships(count: int, owner: int) -> Text:
    return Text(COLOURS[owner][0] * count, STYLE[COLOURS[owner]])


def _note(board: Board, state: State) -> Text:
    """A group in flight."""
    note = Text()
    if state.group_space >= 0:
        note.append(f"  in flight from {state.group_space}, next flies {state.group_distance}: ")
        for size in range(N_SIZES):
            for owner in range(state.n_seats):
                count = n_ships(state.group[size], owner)
                if count:
                    note.append("LMS"[size], "dim")
                    note.append_text(_ships(count, owner))
    return note


def _players(board: Board, state: State) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("", "ships", "points", *_extra_headings(state)):
        table.add_column(heading)
    for seat in range(state.n_seats):
        name = Text(f" {COLOURS[seat]} ", STYLE[COLOURS[seat]])
        points = ship_points_of(board, state, seat)
        cells = [str(_n_afloat(state, seat)), str(points), *_extra_cells(state, seat)]
        table.add_row(name, *cells)
    return table


def _n_afloat(state: State, seat: int) -> int:
    return sum(n_ships(state.in_orbit[size], seat) for size in range(N_SIZES))


def ship_points_of(board: Board, state: State, seat: int) -> int:
    """The points a seat has in ships (SW-19)."""
    from orrery.core.game import rules_view

    return int(ship_points(rules_view(board), rules_view(state), seat))


def _extra_headings(state: State) -> list[str]:
    if state.phase <= PLACING:
        return ["to place", "tokens" if not state.with_cards else "hand"]
    return ["hand", "last effect"] if state.with_cards else ["tokens", ""]


def _extra_cells(state: State, seat: int) -> list[str]:
    if state.with_cards:
        hand = " ".join(
            f"{state.hands[seat, card]}x{name}"
            for card, name in enumerate(CARDS)
            if state.hands[seat, card]
        )
    else:
        hand = "●" * state.tokens[seat] or "-"
    if state.phase <= PLACING:
        counts = [f"{state.reserve[seat, size]}{'LMS'[size]}" for size in range(N_SIZES)]
        return [" ".join(counts), hand]
    if state.with_cards:
        is_last = state.last_effect >= 0 and (seat + 1) % state.n_seats == state.turn
        return [hand, CARDS[state.last_effect].upper() if is_last else ""]
    return [hand, "paid this round" if state.has_paid >> seat & 1 else ""]
