"""SITUATION 7 in the terminal: the round board, what each side has, bases and objectives."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from orrery.core.asking import Question
from orrery.core.captions import Captions
from orrery.core.drawing import Drawing, Sign, flowing
from orrery.core.game import rules_view
from orrery.core.texts import Texts
from orrery.games.situation7 import SEATS, TEMPOS
from orrery.games.situation7.blanks import seconds
from orrery.games.situation7.land import land_of, n_missing
from orrery.games.situation7.puzzle import (
    BASE,
    EQUIPMENT,
    GOAL_KINDS,
    N_EQUIPMENT,
    N_SIDES,
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
COUNTS = ("points", "pieces", "sectors", "bases", "goals")
"""What the texts call what is counted for a side, before its equipment."""


def draw(board: Board, state: State, viewer: int, texts: Texts | None = None) -> RenderableType:
    """Board, sides, bases, objectives."""
    say = Captions.of(__package__, texts)
    return Drawing(
        lambda with_colour, width: _screen(board, state, viewer, with_colour, width, say)
    )


def _screen(
    board: Board, state: State, viewer: int, with_colour: bool, width: int, say: Captions
) -> RenderableType:
    side = viewer % N_SIDES if viewer >= 0 else state.turn
    shown = open_to(board, state, side) if state.phase == PLAYING else set()
    disc = (disc_text if with_colour else letters_text)(board, state, shown)
    n_columns = 2 if width < BESIDE else 1
    lists = bases_text(board, state, n_columns, say), objectives_text(board, state, n_columns, say)
    if width < BESIDE:
        return Group(disc, _sides(board, state, say), *lists, _note(state, width, say))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=DISC_WIDTH, no_wrap=True)
    standing = _standing(board, state, say)
    note = _note(state, width - DISC_WIDTH - 1, say)
    grid.add_row(disc, Group(standing, Text(), *lists, Text(), note))
    return grid


def legend(board: Board, with_colour: bool, texts: Texts | None = None) -> list[Sign]:
    """The signs of the board."""
    say = Captions.of(__package__, texts)
    signs = _patches(say) if with_colour else _letters(say)
    return [*signs, ("3.11", say("legend-location")), ("R S A", say("legend-equipment"))]


def _letters(say: Captions) -> list[Sign]:
    """What the letters and signs of a board without colours mean."""
    printed = [(sign, say(f"legend-{GOAL_KINDS[kind]}")) for kind, sign in FILLINGS.items()]
    return [
        ("y g", say("legend-pieces")), *printed, ("=", say("legend-base-line")),
        (".", say("legend-line")), ("12!", say("legend-open")),
    ]  # fmt: skip


def _patches(say: Captions) -> list[Sign]:
    """What the colours mean."""
    grounds = [(colour, f"legend-{GOAL_KINDS[kind]}") for kind, colour in GROUNDS.items()]
    grounds += [(LANDS[0], "legend-yellow"), (LANDS[1], "legend-green"), (RED, "legend-base-line")]
    grounds += [(BASES[0], "legend-yellow-bases"), (BASES[1], "legend-green-bases")]
    patches = [(Text("  ", f"on {hex_of(colour)}"), say(name)) for colour, name in grounds]
    return [*patches, (Text("12", "bold white"), say("legend-open"))]


def question(board: Board, state: State, seat: int) -> str:
    """What the seat is asked now."""
    if state.phase != PLAYING:
        return ""
    tempo = "live" if state.tempo == LIVE else "race" if state.tempo == RACE else "turn"
    return Question.of(__package__, tempo)


# Sides


def _sides(board: Board, state: State, say: Captions) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM)
    table.add_column("")
    for heading in COUNTS:
        table.add_column(say(heading), justify="right")
    for kind in EQUIPMENT:
        table.add_column(say(f"{kind}s"))
    for side in range(N_SIDES):
        table.add_row(*_side_cells(board, state, side, say))
    return table


def _standing(board: Board, state: State, say: Captions) -> Table:
    """The same, a column for each side."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=DIM)
    table.add_column("")
    names = [*COUNTS, *(f"{kind}s" for kind in EQUIPMENT)]
    columns = [_side_cells(board, state, side, say) for side in range(N_SIDES)]
    for column in columns:
        table.add_column(column[0], justify="right")
    for row, name in enumerate(names, 1):
        table.add_row(Text(say(name), DIM), *(column[row] for column in columns))
    return table


def _side_cells(board: Board, state: State, side: int, say: Captions) -> list[Text]:
    name = Text(f"  {say('side', side=SIDES[side])} ", f"bold {INK[side]}")
    points = int(side_score(rules_view(board), rules_view(state), side))
    counts = [points, len(land_of(state, side)), *_held(board, state, side)]
    ready = [_equipment(board, state, kind, side, say) for kind in range(N_EQUIPMENT)]
    return [name, *(Text(str(count)) for count in counts), *ready]


def _held(board: Board, state: State, side: int) -> list[int]:
    """How many sectors, bases and objectives a side holds."""
    args = rules_view(board), rules_view(state), side
    kinds = [board.goal_kind[goal] for goal in range(board.n_goals) if holds_goal(*args, goal)]
    return [kinds.count(SECTOR), kinds.count(BASE), sum(kind >= SUN for kind in kinds)]


def _equipment(board: Board, state: State, kind: int, side: int, say: Captions) -> Text:
    """How many are ready, or how many pieces the base still needs."""
    left, gap = int(state.left[kind, side]), int(n_missing(board, state, kind, side))
    if left == 0:
        return Text(say("used"), DIM)
    return Text(say("gap", n=gap), DIM) if gap else Text(say("ready", n=left), f"bold {INK[side]}")


def _note(state: State, width: int, say: Captions) -> Text:
    """Tempo, clocks, and whose turn it is."""
    values = {"tempo": TEMPOS[state.tempo], "n": int(state.n_empty)}
    parts = [Text("  " + say("tempo", **values), DIM)]
    if state.tempo == RACE:
        clocks = {SIDES[side]: seconds(state.clocks[side]) for side in range(N_SIDES)}
        parts.append(Text("  " + say("clocks", **clocks), DIM))
    parts.append(Text("  " + _what_is_due(state, say), _note_style(state)))
    return flowing(parts, width, gap="")


def _what_is_due(state: State, say: Captions) -> str:
    if state.phase == OVER:
        return say("over")
    if state.phase != PLAYING:
        return say("chance", phase=PHASES[state.phase])
    if state.tempo == LIVE:
        return say("anyone")
    return say("due", seat=SEATS[state.due[state.turn]])


def _note_style(state: State) -> str | Style:
    if state.phase == OVER:
        return "bold"
    if state.phase != PLAYING or state.tempo == LIVE:
        return DIM
    return Style(color=INK[state.turn], bold=True)
