"""The map of the galaxy: two characters for each point.

With colours a piece is its kind and number in its owner's colour, and land has a ground. Without
them a piece is owner and kind (`rF`), land is `+`, and the lists below the map have the numbers.
"""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from orrery.games.zylatron.galaxy import distance
from orrery.games.zylatron.grid import (
    FACTORIES_PER_SEAT,
    N_CORNERS,
    NO_HQ,
    PIECES_PER_SEAT,
    ZYLON,
    Board,
    is_land,
    is_point,
    place_of,
    point_at,
)
from orrery.games.zylatron.names import KIND_LETTERS, LETTERS, kind_and_number
from orrery.games.zylatron.state import IN_BANK, NO_PIECE, NOBODY, State

INK = ("#ff6b6b", "#6db3ff", "#5fe08a", "#ffd75f")
SOIL = ("#4a1c22", "#182c52", "#153f28", "#4a3d12")
SPACE, NEUTRAL, VIOLET = "#070912", "#30323c", "#4b3a5e"
FAINT = "#5a6078"
FACTORY_SIGNS = ("■", "▣", "□")  # working, damaged, destroyed
HEADQUARTERS = "◉"
POINT, LAND = "·", "+"
NEUTRAL_LETTER, ZYLON_LETTER = "-", "Z"

Spot = tuple[int, int]
Glyphs = dict[Spot, tuple[str, Style]]


def galaxy_text(board: Board, state: State, with_colour: bool) -> Text:
    """The whole map with its rulers."""
    glyphs = _glyphs(board, state, with_colour)
    lines = [_ruler(board)]
    for y in range(board.height):
        line = Text(f"{y:2} " if y % 2 == 0 else "   ", style=FAINT)
        for x in range(board.width + 1):  # the second character at the edge needs a cell more
            glyph, ink = glyphs.get((x, y), (" ", Style()))
            line.append(glyph, Style(bgcolor=_ground(board, state, x, y)) + ink)
        lines.append(line)
    return Text("\n").join(lines)


def _ruler(board: Board) -> Text:
    """x along the top, every eighth."""
    marks = "".join(f"{x:<8}" for x in range(0, board.width, 8))
    return Text("   " + marks.rstrip(), style=FAINT)


# The ground


def _ground(board: Board, state: State, x: int, y: int) -> str:
    """The colour of the ground; cells between two points of land are land."""
    spots = [(x, y)] if (x + y) % 2 == 0 else [(x - 1, y), (x + 1, y)]
    for spot in spots:
        if not is_point(board, *spot) or not is_land(board, point_at(*spot)):
            return SPACE
    return _soil(board, state, spots[0])


def _soil(board: Board, state: State, spot: Spot) -> str:
    """Zylon is violet, a corner has its holder's colour, nobody's is grey."""
    centres = [place_of(board.headquarters[n]) for n in range(N_CORNERS + 1)]
    nearest = min(range(N_CORNERS + 1), key=lambda n: distance(spot, centres[n]))
    if nearest == ZYLON:
        return VIOLET
    for seat in range(state.n_seats):
        if state.planet[seat] == nearest and state.holder[seat] != NOBODY:
            return SOIL[state.holder[seat]]
    return NEUTRAL


# What stands on it


def _glyphs(board: Board, state: State, with_colour: bool) -> Glyphs:
    """What is drawn in each cell: pieces over factories over headquarters over points."""
    found: Glyphs = {}
    for y in range(board.height):
        for x in range(y % 2, board.width, 2):
            point = point_at(x, y)
            is_plain_land = not with_colour and is_land(board, point)
            found[x, y] = (LAND if is_plain_land else POINT, Style(color=FAINT))
            if board.hq_at[point] != NO_HQ:
                owner = _hq_owner(board, state, point)
                _put(found, (x, y), HEADQUARTERS, owner, with_colour)
    _put_factories(found, board, state, with_colour)
    for piece in range(PIECES_PER_SEAT * state.n_seats):
        if state.point[piece] != IN_BANK and state.carrier[piece] == NO_PIECE:
            x, y = place_of(state.point[piece])
            found[x, y], found[x + 1, y] = _piece_glyphs(state, piece, with_colour)
    return found


def _put(found: Glyphs, spot: Spot, sign: str, owner: str, with_colour: bool) -> None:
    """A sign, and without colours the letter of its owner behind it."""
    ink = {ZYLON_LETTER: "#e8e0ff", NEUTRAL_LETTER: FAINT}.get(owner)
    style = Style(color=ink or INK[LETTERS.index(owner)], bold=sign == HEADQUARTERS)
    found[spot] = sign, style
    if not with_colour:
        found[spot[0] + 1, spot[1]] = owner, style


def _put_factories(found: Glyphs, board: Board, state: State, with_colour: bool) -> None:
    for factory in range(FACTORIES_PER_SEAT * state.n_seats):
        seat, place = divmod(factory, FACTORIES_PER_SEAT)
        if state.planet[seat] >= 0:
            spot = place_of(board.factory[state.planet[seat], place])
            sign = FACTORY_SIGNS[state.factory[factory]]
            _put(found, spot, sign, _letter(state.holder[seat]), with_colour)


def _letter(seat: int) -> str:
    return LETTERS[seat] if seat != NOBODY else NEUTRAL_LETTER


def _hq_owner(board: Board, state: State, point: int) -> str:
    """Who can lose a headquarters; a captured one is inert, Zylon's shows who has its card."""
    hq = board.hq_at[point]
    if hq == ZYLON:
        return LETTERS[state.zylon] if state.zylon != NOBODY else ZYLON_LETTER
    for seat in range(state.n_seats):
        if state.planet[seat] == hq and state.holder[seat] == seat:
            return LETTERS[seat]
    return NEUTRAL_LETTER


def _piece_glyphs(
    state: State, piece: int, with_colour: bool
) -> tuple[tuple[str, Style], tuple[str, Style]]:
    """`F1` in colours, `rF` without; with cargo underlined, damaged struck, moving reversed."""
    kind, number = kind_and_number(piece)
    holder, origin = state.holder[piece // PIECES_PER_SEAT], piece // PIECES_PER_SEAT
    letter = KIND_LETTERS[kind].upper()
    style = Style(
        color=INK[holder] if holder != NOBODY else FAINT,
        bold=True,
        underline=state.cargo[piece] > 0,
        strike=state.damage[piece] > 0,
        reverse=state.mover == piece,
    )
    if not with_colour:
        return (_letter(holder), style), (letter, style)
    # the number has the colour of who set it up: blue's captured f1 stays bf1
    return (letter, style), (str(number + 1), Style(color=INK[origin], reverse=style.reverse))
