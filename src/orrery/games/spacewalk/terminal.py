"""Space Walk in the terminal: one row of planets for each stretch up to a black hole."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.core.asking import Question
from orrery.core.captions import Captions
from orrery.core.drawing import Sign
from orrery.core.texts import Texts
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


def draw(board: Board, state: State, viewer: int, texts: Texts | None = None) -> RenderableType:
    """The orbit, then a line for each player."""
    say = Captions.of(__package__, texts)
    rows: list[RenderableType] = [_row(board, state, row) for row in _stretches(board)]
    hands = [_hands(state, say)] if state.with_cards else []
    return Group(*rows, _note(state, say), _players(board, state, say), *hands)


def legend(board: Board, with_colour: bool, texts: Texts | None = None) -> list[Sign]:
    """The signs of the orbit."""
    say = Captions.of(__package__, texts)
    return [
        ("L M S", say("legend-sizes")), ("rrb", say("legend-ships")), ("·(@)·", say("legend-hole")),
        ("●", say("legend-token")),
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


def _note(state: State, say: Captions) -> Text:
    """A group in flight."""
    if state.group_space < 0:
        return Text()
    space, distance = int(state.group_space), int(state.group_distance)
    ships = _in_flight(state)
    return Text("  ") + say.text("flight", space=space, distance=distance, ships=ships)


def _in_flight(state: State) -> Text:
    ships = Text()
    for size in range(N_SIZES):
        for owner in range(state.n_seats):
            count = n_ships(state.group[size], owner)
            if count:
                ships.append("LMS"[size], "dim")
                ships.append_text(_ships(count, owner))
    return ships


def _players(board: Board, state: State, say: Captions) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("", say("ships"), say("points"), *_extra_headings(state, say)):
        table.add_column(heading)
    for seat in range(state.n_seats):
        points = ship_points_of(board, state, seat)
        cells = [str(_n_afloat(state, seat)), str(points), *_extra_cells(state, seat, say)]
        table.add_row(_name(seat, say), *cells)
    return table


def _hands(state: State, say: Captions) -> Table:
    """The cards of each seat, in a table of their own: in some languages they fill a line."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column()
    table.add_column(say("hand"))
    for seat in range(state.n_seats):
        counts = [(name, int(state.hands[seat, card])) for card, name in enumerate(CARDS)]
        cards = [say("cards", n=count, card=name) for name, count in counts if count]
        table.add_row(_name(seat, say), " ".join(cards))
    return table


def _name(seat: int, say: Captions) -> Text:
    return Text(f" {say.name(COLOURS[seat])} ", STYLE[COLOURS[seat]])


def _n_afloat(state: State, seat: int) -> int:
    return sum(n_ships(state.in_orbit[size], seat) for size in range(N_SIZES))


def ship_points_of(board: Board, state: State, seat: int) -> int:
    """The points a seat has in ships (SW-19)."""
    from orrery.core.game import rules_view

    return int(ship_points(rules_view(board), rules_view(state), seat))


def _extra_headings(state: State, say: Captions) -> list[str]:
    tokens = [] if state.with_cards else [say("tokens")]
    if state.phase <= PLACING:
        return [say("to-place"), *tokens]
    return [*tokens, say("last-effect") if state.with_cards else ""]


def _extra_cells(state: State, seat: int, say: Captions) -> list[str]:
    tokens = [] if state.with_cards else ["●" * state.tokens[seat] or "-"]
    if state.phase <= PLACING:
        counts = [f"{state.reserve[seat, size]}{'LMS'[size]}" for size in range(N_SIZES)]
        return [" ".join(counts), *tokens]
    if state.with_cards:
        is_last = state.last_effect >= 0 and (seat + 1) % state.n_seats == state.turn
        return [say.name(CARDS[state.last_effect]) if is_last else ""]
    return [*tokens, say("paid") if state.has_paid >> seat & 1 else ""]
