"""Astroplane in the terminal: a wall of bricks, each brick a space.

A space reaches one unit to either side of its centre, so a row of spaces is a row of bricks, and
the rows of the two universes, shaded apart, lie between each other. A piece shows its facing as
an arrow, then the colours of its stack, top first; a Square is an arrow on either side.
"""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from orrery.core.asking import Question
from orrery.core.captions import Captions
from orrery.core.drawing import Sign, flowing
from orrery.core.game import rules_view
from orrery.core.texts import Texts
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


LEGEND = {
    "▲rb": "stack", "◀r▶": "square", "▲r^": "came-through", "@": "wormhole", "≈": "hyperspace",
    "✶": "firing-position", "●": "centre", "·": "empty", "-": "start-area", "◆": "reserve",
    "▸": "turn",
}  # fmt: skip
"""By sign: what the texts call its meaning."""


def draw(board: Board, state: State, viewer: int, texts: Texts | None = None) -> Group:
    """The board, whose turn it is, and every player's account."""
    say = Captions.of(__package__, texts)
    rows = _rows(board, state)
    players = [_player_line(board, state, seat, viewer, say) for seat in range(state.n_seats)]
    return Group(_headline(board, state, say), *rows, _columns(board), *players)


def legend(board: Board, with_colour: bool, texts: Texts | None = None) -> list[Sign]:
    """The signs of the wall."""
    say = Captions.of(__package__, texts)
    return [(sign, say(f"legend-{meaning}")) for sign, meaning in LEGEND.items()]


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


def _headline(board: Board, state: State, say: Captions) -> Text:
    """`Astroplane  round 3  red has 2 moves left`; long questions have a line of their own."""
    line = Text().append("Astroplane", "bold")
    if state.match_to:
        line.append("  " + say("match", points=int(state.match_to), game=int(state.game)))
    line.append("  " + say("round", round=int(state.round)))
    return flowing([line, _what_is_due(board, state, say)], WIDTH, gap="  ")


def _what_is_due(board: Board, state: State, say: Captions) -> Text:
    if state.phase == OVER:
        return Text(say("over"), style="bold")
    if state.phase == DRAWING:
        return Text(say("drawing"))
    turn = Text(say.name(COLOURS[state.turn]), f"bold {INKS[state.turn]}")
    if state.phase == SENDING:
        owner, n = COLOURS[state.top[SENT]], int(state.height[SENT])
        left, right = start_areas(board, state, state.top[SENT])
        return say.text("send", player=turn, owner=owner, n=n, left=left, right=right)
    if state.phase == RESERVING:
        left, right = start_areas(board, state, state.turn)
        return say.text("may-take", player=turn, left=left, right=right)
    return say.text("moves", player=turn, n=int(state.moves_left))


def _player_line(board: Board, state: State, seat: int, viewer: int, say: Captions) -> Text:
    is_due = state.turn == seat and state.phase != OVER
    side = int(side_of(rules_view(state), seat))
    line = Text(" ▸ " if is_due else "   ")
    line.append(f"{say.names(COLOURS)[seat]} ", style=f"bold {INKS[seat]}")
    line.append(f"{say.names(SIDES)[side]}  ", style="dim")
    line.append_text(_account(board, state, seat, say))
    if not is_playing(rules_view(state), seat):
        line.append("  " + say("out"), style="bold")
    return line + Text("  " + say("you") if seat == viewer else "", style="dim")


def _account(board: Board, state: State, seat: int, say: Captions) -> Text:
    """What a player has where."""
    rules = rules_view(board), rules_view(state)
    side = int(side_of(rules[1], seat))
    reserve = "◆" * state.height[RESERVE_0 + seat] or "-"
    return say.text(
        "account", left=int(state.height[START_0 + 2 * side]),
        right=int(state.height[START_0 + 2 * side + 1]), reserve=Text(f"{reserve:<4}", INKS[seat]),
        kills=int(state.kills[seat]), top=int(n_on_top(*rules, seat)),
        points=Text(say("points", n=int(score(*rules, seat))), "bold"),
    )  # fmt: skip
