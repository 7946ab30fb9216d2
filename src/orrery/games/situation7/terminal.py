"""SITUATION 7 in the terminal: the round board, what each side has, bases and objectives."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from orrery.core.asking import Question
from orrery.core.drawing import Drawing, Sign
from orrery.core.game import rules_view
from orrery.games.situation7 import SEATS, TEMPOS
from orrery.games.situation7.blanks import seconds
from orrery.games.situation7.land import land_of, n_missing
from orrery.games.situation7.puzzle import (
    ASTRONAUT,
    BASE,
    EQUIPMENT,
    GOAL_KINDS,
    N_EQUIPMENT,
    N_SIDES,
    ROCKET,
    SATELLITE,
    SECTOR,
    SIDES,
    SUN,
    Board,
)
from orrery.games.situation7.rules.ending import holds_goal, side_score
from orrery.games.situation7.state import LIVE, OVER, PHASES, PLAYING, RACE, State
from orrery.games.situation7.terminal_disc import BASES, GROUNDS, LANDS, RED, disc_text, hex_of
from orrery.games.situation7.terminal_goals import DIM, INK, bases_text, objectives_text
from orrery.games.situation7.terminal_letters import FILLINGS, letters_text
from orrery.games.situation7.view import open_to

DISC_WIDTH = 76
BESIDE = 118  # columns that leave room for the lists beside the board


def draw(board: Board, state: State, viewer: int) -> RenderableType:
    """Board, sides, bases, objectives."""
    return Drawing(lambda with_colour, width: _screen(board, state, viewer, with_colour, width))


def _screen(
    board: Board, state: State, viewer: int, with_colour: bool, width: int
) -> RenderableType:
    side = viewer % N_SIDES if viewer >= 0 else state.turn
    shown = open_to(board, state, side) if state.phase == PLAYING else set()
    disc = (disc_text if with_colour else letters_text)(board, state, shown)
    if width < BESIDE:
        lists = bases_text(board, state, 2), objectives_text(board, state, 2)
        return Group(disc, _sides(board, state), *lists, _note(state))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=DISC_WIDTH, no_wrap=True)
    lists = bases_text(board, state, 1), objectives_text(board, state, 1)
    grid.add_row(disc, Group(_standing(board, state), Text(), *lists, Text(), _note(state)))
    return grid


def legend(board: Board, with_colour: bool) -> list[Sign]:
    """The signs of the board."""
    places: list[Sign] = [
        ("3.11", "location: ring 3 from the centre, piece 11 anticlockwise from the east"),
        ("R S A", "rocket, satellite, astronaut of Yellow; of Green r s a"),
    ]
    if not with_colour:
        printed: list[Sign] = [(sign, GOAL_KINDS[kind]) for kind, sign in FILLINGS.items()]
        return [("y g", "pieces of Yellow and Green"), *printed, ("=", "base line"),
                (".", "line between sectors"), ("12!", "open to you"), *places]  # fmt: skip
    grounds = [(colour, GOAL_KINDS[kind]) for kind, colour in GROUNDS.items()]
    grounds += [(LANDS[0], "Yellow's"), (LANDS[1], "Green's"), (RED, "base line")]
    grounds += [(BASES[0], "Yellow's bases"), (BASES[1], "Green's bases")]
    patches: list[Sign] = [(Text("  ", f"on {hex_of(colour)}"), name) for colour, name in grounds]
    return [*patches, (Text("12", "bold white"), "open to you"), *places]


def question(board: Board, state: State, seat: int) -> str:
    """What the seat is asked now."""
    if state.phase != PLAYING:
        return ""
    tempo = "live" if state.tempo == LIVE else "race" if state.tempo == RACE else "turn"
    return Question.of(__package__, tempo)


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


def _standing(board: Board, state: State) -> Table:
    """The same, a column for each side."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=DIM)
    table.add_column("")
    names = ["points", "pieces", "sectors", "bases", "goals", *(f"{name}s" for name in EQUIPMENT)]
    columns = [_side_cells(board, state, side) for side in range(N_SIDES)]
    for column in columns:
        table.add_column(column[0], justify="right")
    for row, name in enumerate(names, 1):
        table.add_row(Text(name, DIM), *(column[row] for column in columns))
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


def _note(state: State) -> Text:
    """Tempo, whose turn it is, clocks."""
    empty = "1 location" if state.n_empty == 1 else f"{state.n_empty} locations"
    text = Text(f"  {TEMPOS[state.tempo]}, {empty} empty", DIM)
    if state.tempo == RACE:
        clocks = [f"{SIDES[side]} {seconds(state.clocks[side])}" for side in range(N_SIDES)]
        text.append(f"; clocks: {', '.join(clocks)}", DIM)
    if state.phase == OVER:
        return text.append("; over", "bold")
    if state.phase != PLAYING:
        return text.append(f"; chance draws ({PHASES[state.phase]})", DIM)
    if state.tempo == LIVE:
        return text.append("; anyone may act", DIM)
    acting = Style(color=INK[state.turn], bold=True)
    return text.append(f"; {SEATS[state.due[state.turn]]} to act", acting)
