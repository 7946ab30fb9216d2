"""Astroplane in the terminal: a wall of bricks, each brick a space.

A space reaches one unit to either side of its centre, so a row of spaces is a row of bricks, and
the rows of the two universes, shaded apart, lie between each other. A piece shows its facing as
an arrow, then the colours of its stack, top first; a Square is an arrow on either side.
"""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from orrery.core.asking import Question
from orrery.core.drawing import Sign
from orrery.core.game import rules_view
from orrery.games.astroplane import COLOURS
from orrery.games.astroplane.board import (
    CENTRE,
    FIRING,
    HYPERSPACE,
    NOWHERE,
    ORDINARY,
    RESERVE_0,
    SENT,
    START,
    START_0,
    WORMHOLE,
    Board,
)
from orrery.games.astroplane.places import cell_name
from orrery.games.astroplane.rules.ending import n_on_top, score
from orrery.games.astroplane.rules.pieces import CAME_THROUGH, is_playing, side_of
from orrery.games.astroplane.stacks import LETTERS, Pieces, Stacks, stacks_of
from orrery.games.astroplane.state import (
    DRAWING,
    OVER,
    RESERVING,
    SENDING,
    SQUARE,
    State,
)
from orrery.games.astroplane.view import SIDES

ARROWS = "▲▶▼◀"
INKS = ("#ff6b6b", "#6ea8ff", "#5fd38d", "#ffd75f")
UNIVERSES = ("#1d2438", "#2b2138")  # the ground of A (x even) and B (x odd)
GROUNDS = {CENTRE: "#4a3c12", WORMHOLE: "#123f3a", HYPERSPACE: "#0f3a5c", FIRING: "#4a1d24"}
SIGNS = {ORDINARY: "·", CENTRE: "●", WORMHOLE: "@", HYPERSPACE: "≈", FIRING: "✶", START: "-"}
WIDTH = 76
LABEL = 3
SHOWN = 4  # pieces of a stack that are drawn one by one


def draw(board: Board, state: State, viewer: int) -> Group:
    """The board, whose turn it is, and every player's account."""
    rows = _rows(board, state)
    players = [_player_line(board, state, seat, viewer) for seat in range(state.n_seats)]
    return Group(_headline(board, state), *rows, _columns(board), *players)


def legend(board: Board, with_colour: bool) -> list[Sign]:
    """The signs of the wall."""
    return [
        ("▲rb", "stack that faces north: red's piece on blue's"), ("◀r▶", "red's Square"),
        ("▲r^", "came through the wormhole"), ("@", "wormhole end"), ("≈", "hyperspace"),
        ("✶", "firing position"), ("●", "central space"), ("·", "empty space"),
        ("-", "start area without pieces"), ("◆", "piece in reserve"), ("▸", "whose turn it is"),
    ]  # fmt: skip


def question(board: Board, state: State, seat: int) -> str:
    """What the seat is asked now."""
    if state.phase == SENDING:
        return _sending_question(board, state, seat)
    if state.phase == RESERVING:
        left, right = start_areas(board, state, seat)
        return Question.of(__package__, "reserve", left=left, right=right)
    if state.phase in (OVER, DRAWING):
        return ""
    return Question.of(__package__, "move", n=int(state.moves_left))


def _sending_question(board: Board, state: State, seat: int) -> str:
    owner = state.top[SENT]
    left, right = start_areas(board, state, owner)
    if owner == seat:
        return Question.of(__package__, "send-own", left=left, right=right)
    return Question.of(__package__, "send", owner=COLOURS[owner], left=left, right=right)


def start_areas(board: Board, state: State, seat: int) -> tuple[str, str]:
    """The left and the right start area of a seat, as that player sees them."""
    side = int(side_of(rules_view(state), seat))
    return cell_name(board, START_0 + 2 * side), cell_name(board, START_0 + 2 * side + 1)


def _unit(board: Board) -> int:
    """Characters for one step of x; a brick is twice as wide."""
    return WIDTH // (2 * board.size + 1)


# The wall


def _rows(board: Board, state: State) -> list[Text]:
    """One line for each y, north first."""
    stacks = stacks_of(board, state)
    cells: dict[int, list[int]] = {}
    for cell in range(SENT):
        if board.kind[cell] != NOWHERE:
            cells.setdefault(board.y[cell], []).append(cell)
    south_to_north = range(-board.size, board.size + 1)
    return [_row(board, state, stacks, y, cells.get(y, [])) for y in reversed(south_to_north)]


def _row(board: Board, state: State, stacks: Stacks, y: int, cells: list[int]) -> Text:
    unit = _unit(board)
    line = Text()
    line.append(f"{y + board.size + 1:>2} ", style="dim")
    end = (2 * board.size + 1) * unit
    for cell in sorted(cells, key=lambda cell: board.x[cell]):
        middle = (board.x[cell] + board.size) * unit + unit // 2
        left, right = max(0, middle - unit + 1), min(end, middle + unit)
        line.append(" " * (left - (len(line) - LABEL)))
        line.append_text(_brick(board, state, stacks, cell, right - left))
    return line


def _brick(board: Board, state: State, stacks: Stacks, cell: int, width: int) -> Text:
    """One space on its ground, its content in the middle."""
    content = _content(board, state, stacks.get(cell, ()), cell)
    content.truncate(width)
    room = width - len(content)
    brick = Text(" " * (room // 2)) + content + Text(" " * (room - room // 2))
    ground = GROUNDS.get(board.kind[cell], UNIVERSES[board.x[cell] % 2])
    if board.kind[cell] != START:
        brick.stylize_before(f"on {ground}")
    return brick


def _content(board: Board, state: State, stack: Pieces, cell: int) -> Text:
    if not stack:
        return Text(SIGNS[board.kind[cell]], style="grey50")
    if board.kind[cell] == START:
        return _letters([owner for owner, _ in stack])
    top, flags = stack[-1]
    facing = state.facing[cell]
    if facing >= SQUARE:
        ends = ARROWS[facing - SQUARE], ARROWS[facing - SQUARE + 2]
        first, last = ends if facing == SQUARE else ends[::-1]
        return Text(f" {first}{LETTERS[top]}{last} ", style=f"bold black on {INKS[top]}")
    arrow = Text(ARROWS[facing], style=f"bold {INKS[top]}")
    mark = "^" if flags & CAME_THROUGH else ""
    return arrow + _letters([owner for owner, _ in reversed(stack)], mark)


def _letters(owners: list[int], mark: str = "") -> Text:
    """The colours of a stack, top first; what does not fit is counted."""
    text = Text()
    for number, owner in enumerate(owners[:SHOWN]):
        weight = "bold " if number == 0 else ""
        text.append(LETTERS[owner] + (mark if number == 0 else ""), style=f"{weight}{INKS[owner]}")
    if len(owners) > SHOWN:
        text.append(f"+{len(owners) - SHOWN}", style="grey70")
    return text


def _columns(board: Board) -> Text:
    unit = _unit(board)
    names = "".join(f"{chr(ord('a') + n):^{unit}}" for n in range(2 * board.size + 1))
    return Text(" " * LABEL + names, style="dim")


# The accounts


def _headline(board: Board, state: State) -> Text:
    line = Text("Astroplane", style="bold")
    if state.match_to:
        line.append(f"  match to {state.match_to}, game {state.game}")
    line.append(f"  round {state.round}  ")
    if state.phase == OVER:
        return line + Text("the game is over", style="bold")
    if state.phase == DRAWING:
        return line + Text("who begins is drawn")
    line.append(f"{COLOURS[state.turn]} ", style=f"bold {INKS[state.turn]}")
    return line + Text(_what_is_due(board, state))


def _what_is_due(board: Board, state: State) -> str:
    if state.phase == SENDING:
        owner, n = COLOURS[state.top[SENT]], state.height[SENT]
        left, right = start_areas(board, state, state.top[SENT])
        return f"sends {owner}'s piece back ({n} to go): left {left} or right {right}?"
    if state.phase == RESERVING:
        left, right = start_areas(board, state, state.turn)
        return f"may take a piece from the reserve: left {left}, right {right} or none?"
    moves = "1 move" if state.moves_left == 1 else f"{state.moves_left} moves"
    return f"has {moves} left"


def _player_line(board: Board, state: State, seat: int, viewer: int) -> Text:
    rules = rules_view(board), rules_view(state)
    ink = INKS[seat]
    is_due = state.turn == seat and state.phase != OVER
    side = int(side_of(rules_view(state), seat))
    areas = [START_0 + 2 * side, START_0 + 2 * side + 1]
    line = Text(" ▸ " if is_due else "   ")
    line.append(f"{COLOURS[seat]:<7}", style=f"bold {ink}")
    line.append(f"{SIDES[side]:<6}", style="dim")
    line.append(f" start {state.height[areas[0]]}+{state.height[areas[1]]}  reserve ")
    reserve = "◆" * state.height[RESERVE_0 + seat] or "-"
    line.append(f"{reserve:<4}", style=ink)
    line.append(f"  kills {state.kills[seat]}  on top {int(n_on_top(*rules, seat))}")
    line.append(f"  points {int(score(*rules, seat))}", style="bold")
    if not is_playing(rules_view(state), seat):
        line.append("  out", style="bold")
    return line + Text("  you" if seat == viewer else "", style="dim")
