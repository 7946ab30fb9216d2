"""ZYLATRON in the terminal: the galaxy point by point, the players beside it, cargo below."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from orrery.games.zylatron.board import (
    CARDS,
    FACTORIES_PER_SEAT,
    N_CARDS,
    N_CORNERS,
    N_KINDS,
    NO_HQ,
    PIECES_PER_SEAT,
    ZYLON,
    Board,
    board_name,
    is_land,
    is_point,
    place_of,
    point_at,
)
from orrery.games.zylatron.galaxy import distance
from orrery.games.zylatron.meta import COLOURS
from orrery.games.zylatron.names import KIND_LETTERS, kind_and_number, piece_name
from orrery.games.zylatron.position_writer import PHASES, stack_texts
from orrery.games.zylatron.state import IN_BANK, NO_PIECE, NOBODY, OVER, PICKING, State

INK = ("#ff6b6b", "#6db3ff", "#5fe08a", "#ffd75f")
SOIL = ("#4a1c22", "#182c52", "#153f28", "#4a3d12")
SPACE, NEUTRAL, VIOLET = "#070912", "#30323c", "#4b3a5e"
FAINT = "#5a6078"
ARROWS = "↖↗↘↙"  # where a planet lies
GLYPHS = ("■", "▣", "□")  # factories: working, damaged, destroyed


def draw(board: Board, state: State, viewer: int) -> RenderableType:
    """The map, the players, and what is carried."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=board.width + 4, no_wrap=True)
    grid.add_column()
    grid.add_row(_map(board, state), _panel(board, state))
    return Group(grid, *_below(board, state))


# The map


def _map(board: Board, state: State) -> Text:
    glyphs = _glyphs(board, state)
    lines = [_ruler(board)]
    for y in range(board.height):
        line = Text(f"{y:2} " if y % 2 == 0 else "   ", style=FAINT)
        for x in range(board.width + 1):  # the number of a piece at the edge needs a cell more
            glyph, ink = glyphs.get((x, y), (" ", Style()))
            line.append(glyph, Style(bgcolor=_ground(board, state, x, y)) + ink)
        lines.append(line)
    return Text("\n").join(lines)


def _ruler(board: Board) -> Text:
    """x along the top, every eighth."""
    marks = "".join(f"{x:<8}" for x in range(0, board.width, 8))
    return Text("   " + marks.rstrip(), style=FAINT)


def _ground(board: Board, state: State, x: int, y: int) -> str:
    """The colour of the ground; cells between two points of land are land."""
    spots = [(x, y)] if (x + y) % 2 == 0 else [(x - 1, y), (x + 1, y)]
    for spot in spots:
        if not is_point(board, *spot) or not is_land(board, point_at(*spot)):
            return SPACE
    return _soil(board, state, spots[0])


def _soil(board: Board, state: State, spot: tuple[int, int]) -> str:
    """Zylon is violet, a corner has its holder's colour, nobody's is grey."""
    centres = [place_of(board.headquarters[n]) for n in range(N_CORNERS + 1)]
    nearest = min(range(N_CORNERS + 1), key=lambda n: distance(spot, centres[n]))
    if nearest == ZYLON:
        return VIOLET
    for seat in range(state.n_seats):
        if state.planet[seat] == nearest and state.holder[seat] != NOBODY:
            return SOIL[state.holder[seat]]
    return NEUTRAL


def _glyphs(board: Board, state: State) -> dict[tuple[int, int], tuple[str, Style]]:
    """What is drawn in each cell: pieces over factories over headquarters over dots."""
    found: dict[tuple[int, int], tuple[str, Style]] = {}
    for y in range(board.height):
        for x in range(y % 2, board.width, 2):
            found[x, y] = ("·", Style(color=FAINT))
            if board.hq_at[point_at(x, y)] != NO_HQ:
                found[x, y] = ("◉", Style(color=_hq_ink(board, state, point_at(x, y)), bold=True))
    for factory in range(FACTORIES_PER_SEAT * state.n_seats):
        seat, place = divmod(factory, FACTORIES_PER_SEAT)
        if state.planet[seat] >= 0:
            spot = place_of(board.factory[state.planet[seat], place])
            found[spot] = (GLYPHS[state.factory[factory]], Style(color=_ink(state, seat)))
    for piece in range(PIECES_PER_SEAT * state.n_seats):
        if state.point[piece] != IN_BANK and state.carrier[piece] == NO_PIECE:
            x, y = place_of(state.point[piece])
            found[x, y] = _piece_glyph(state, piece)
            found[x + 1, y] = _piece_digit(state, piece)
    return found


def _ink(state: State, seat: int) -> str:
    holder = state.holder[seat]
    return INK[holder] if holder != NOBODY else FAINT


def _hq_ink(board: Board, state: State, point: int) -> str:
    hq = board.hq_at[point]
    if hq == ZYLON:
        return INK[state.zylon] if state.zylon != NOBODY else "#e8e0ff"
    for seat in range(state.n_seats):
        if state.planet[seat] == hq:
            return INK[seat] if state.holder[seat] == seat else FAINT
    return FAINT


def _piece_glyph(state: State, piece: int) -> tuple[str, Style]:
    """Its letter; underlined with cargo, struck through when damaged, reversed when moving."""
    letter = KIND_LETTERS[kind_and_number(piece)[0]].upper()
    style = Style(
        color=_ink(state, piece // PIECES_PER_SEAT),
        bold=True,
        underline=state.cargo[piece] > 0,
        strike=state.damage[piece] > 0,
        reverse=state.mover == piece,
    )
    return letter, style


def _piece_digit(state: State, piece: int) -> tuple[str, Style]:
    """Its number, in the colour of the player who set it up: blue's captured f1 stays bf1."""
    origin = INK[piece // PIECES_PER_SEAT]
    return str(kind_and_number(piece)[1] + 1), Style(color=origin, reverse=state.mover == piece)


# Beside the map


def _panel(board: Board, state: State) -> Text:
    lines = [Text(f"ZYLATRON {board_name(board)[:10]}", style="bold"), _clock(state), Text()]
    for seat in range(state.n_seats):
        lines += _player(board, state, seat)
    for card in range(N_CARDS):
        if board.strikes[card] > 0:
            lines.append(Text(f"{state.strikes[card]:2} {CARDS[card].upper()} left"))
    lines.append(Text())
    lines += [Text(line, style=FAINT) for line in _legend(board)]
    return Text("\n").join(lines)


def _clock(state: State) -> Text:
    if state.phase == OVER:
        return Text("the game is over", style="bold")
    text = Text(f"round {state.round}/{state.max_rounds}")
    if state.phase == PICKING:
        return Text(f"{COLOURS[state.turn]} picks", style=INK[state.turn])
    return text.append(f"\n{COLOURS[state.turn]}: {PHASES[state.phase]}", INK[state.turn]).append(
        f"\nmoves left {state.moves_left}"
        + (f"\n{piece_name(state.mover)}: {state.steps_left} steps" if state.mover >= 0 else "")
    )


def _player(board: Board, state: State, seat: int) -> list[Text]:
    """Three lines for a player who is in, one for who is out."""
    name = Text(COLOURS[seat], style=f"bold {INK[seat]}")
    if state.holder[seat] != seat:
        heir = COLOURS[state.holder[seat]] if state.holder[seat] != NOBODY else "nobody"
        return [name.append(f" is out: {heir}", FAINT), Text()]
    planet = ARROWS[state.planet[seat]] if state.planet[seat] >= 0 else "?"
    card = " ★" if state.zylon == seat else ""
    counts = [0, 0, 0, 0]
    for piece in range(PIECES_PER_SEAT * state.n_seats):
        if state.point[piece] != IN_BANK and state.holder[piece // PIECES_PER_SEAT] == seat:
            counts[kind_and_number(piece)[0]] += 1
    kinds = [kind for kind in range(N_KINDS) if board.n_pieces[kind] > 0]
    fleet = " ".join(f"{KIND_LETTERS[kind].upper()}{counts[kind]}" for kind in kinds)
    works = "".join(
        GLYPHS[state.factory[n]]
        for n in range(FACTORIES_PER_SEAT * state.n_seats)
        if state.holder[n // FACTORIES_PER_SEAT] == seat
    )
    money = Text(f" {state.money[seat]} Zys {works}")
    return [name.append(f" {planet}{card}", FAINT), money, Text(f" {fleet}"), Text()]


def _legend(board: Board) -> list[str]:
    names = ("B1 Battle Star", "F1 Star Fighter", "W1 Warrior", "M1 Missile")
    kinds = [name for kind, name in enumerate(names) if board.n_pieces[kind] > 0]
    return ["◉ HQ  ■ factory", *kinds]


# Below


def _below(board: Board, state: State) -> list[Text]:
    """Stacks with cargo."""
    stacks = [text for text in stack_texts(state) if "[" in text]
    if not stacks:
        return []
    return [Text("cargo  ", style=FAINT).append("  ".join(stacks), "default")]
