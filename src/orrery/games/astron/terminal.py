"""ASTRON in the terminal: the window over the scrolling base, what comes next, and the ships."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from orrery.core.asking import Question
from orrery.core.captions import Captions, padded, widest
from orrery.core.drawing import Sign
from orrery.core.texts import Texts
from orrery.games.astron import SHIPS
from orrery.games.astron.ask import ask
from orrery.games.astron.cells import (
    ASTEROID,
    BLACKOUT,
    COMET,
    EARTH,
    LAND,
    METEORS,
    N_CARDS,
    N_STATIONS,
    N_VALUES,
    RAYS,
    RINGS,
    SATURN,
    STATION,
    STELLAR_STATION,
    TAKE_OFF_SPACE,
    WINDOW_ROWS,
    Board,
    cell_name,
    column_name,
)
from orrery.games.astron.rules.ending import averages_count
from orrery.games.astron.rules.landing import has_landed, landed_counts, points_for
from orrery.games.astron.rules.plays import has_play
from orrery.games.astron.rules.window import last_base, ship_at
from orrery.games.astron.state import (
    DODGING,
    IN_PLAY,
    NO_PLANET,
    NO_SHIP,
    PLAYING,
    TAKING_OFF,
    State,
)
from orrery.games.astron.view import team_points
from orrery.games.astron.words import PHASES, SUITS

COMING_ROWS = 4  # of the base beyond the front edge
WIDE = 10  # columns that leave room for the ships at the side

SKY = "#0b1026"
BEYOND = "#05070f"
SHIP_COLOURS = ("#ff5f5f", "#5fafff", "#5fd75f", "#ffd75f", "#d787ff", "#ffffff")
PLANET_COLOURS = {2: "#9a9da3", 5: "#b5532a", SATURN: "#a8842f"}
OTHER_PLANET = "#5f8f6f"
GOLD = "#ffd787"

SCENERY = {
    EARTH: ("≈≈≈≈", "#7fd0ff", "#12457a"),
    TAKE_OFF_SPACE: (" ⊓⊓ ", "#cfe8ff", "#12457a"),
    METEORS: (" ∴∵ ", "#ffaf5f", SKY),
    RAYS: (" ≀≀ ", "#d75fff", SKY),
    BLACKOUT: ("▒▒▒▒", "#4b4b63", SKY),
    ASTEROID: (" () ", "#c6a58a", SKY),
    COMET: ("<@@>", "#ffffff", "#af0000"),
    RINGS: ("════", "#ffd75f", SKY),
}
STATUSES = ("ready", "", "finished", "comet", "rings")
"""What the texts call what has become of a ship."""
SIGNS = {
    METEORS: "meteors", RAYS: "rays", BLACKOUT: "blackout", ASTEROID: "asteroid", COMET: "comet",
    RINGS: "rings", EARTH: "earth", TAKE_OFF_SPACE: "take-off-space",
}  # fmt: skip
"""By kind of scenery: what the texts call its sign."""
DUE = {"take-off": "take-off", "deal": "deal", "dodge": "dodge"}
"""By phase: what the texts call what a ship does; it plays in all others."""


def draw(board: Board, state: State, viewer: int, texts: Texts | None = None) -> RenderableType:
    """The whole table as a viewer sees it; `state` may be hidden."""
    window = draw_window(board, state)
    side = draw_side(board, state, viewer, Captions.of(__package__, texts))
    if board.n_columns > WIDE:
        return Group(window, side)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(min_width=4 * board.n_columns + 5)
    grid.add_row(window, side)
    return grid


def legend(board: Board, with_colour: bool, texts: Texts | None = None) -> list[Sign]:
    """The signs of the window."""
    say = Captions.of(__package__, texts)
    scenery = [
        (SCENERY[kind][0].strip(), say(f"legend-{meaning}")) for kind, meaning in SIGNS.items()
    ]
    return [
        ("▲1", say.name(SHIPS[0])), ("!◣1", say("legend-grounded")), ("«3»", say("legend-station")),
        ("░░", say("legend-land")), *scenery, (". · ˙", say("legend-stars")),
        ("┏━┓", say("legend-edge")),
    ]  # fmt: skip


def question(board: Board, state: State, seat: int) -> str:
    """What the seat is asked now."""
    if state.phase == TAKING_OFF:
        return Question.of(__package__, "take-off")
    if state.phase == DODGING:
        return Question.of(__package__, "dodge")
    if state.phase != PLAYING:
        return ""
    if ask(has_play, board, state, seat):
        return Question.of(__package__, "play")
    is_grounded = state.grounded[seat] != NO_PLANET
    return Question.of(__package__, "grounded" if is_grounded else "discard")


# The window


def draw_window(board: Board, state: State) -> Text:
    """What comes (dim), the twelve rows of the window, and the letters of the columns."""
    text = Text(no_wrap=True)
    coming = min(COMING_ROWS, ask(last_base, board) - state.base)
    for row in reversed(range(WINDOW_ROWS, WINDOW_ROWS + coming)):
        text.append_text(draw_row(board, state, row, "   "))
    text.append("   ┏" + "━" * (4 * board.n_columns) + "┓\n", "grey62")
    for row in reversed(range(WINDOW_ROWS)):
        text.append_text(draw_row(board, state, row, f"{row:2} "))
    text.append("   ┗" + "━" * (4 * board.n_columns) + "┛\n", "grey62")
    letters = "".join(f" {column_name(column)}  " for column in range(board.n_columns))
    text.append("    " + letters, "grey62")
    return text


def draw_row(board: Board, state: State, row: int, label: str) -> Text:
    """One row of the base with the ships on it; rows beyond the window have no frame."""
    is_beyond = row >= WINDOW_ROWS
    edge = " " if is_beyond else "┃"
    text = Text(label + edge, "grey62")
    for column in range(board.n_columns):
        ship = NO_SHIP if is_beyond else ask(ship_at, state, row, column)
        if ship != NO_SHIP:
            text.append(*draw_ship(state, ship))
        else:
            text.append(*draw_cell(board, state.base + row, column, is_beyond))
    text.append(edge + "\n", "grey62")
    return text


def draw_ship(state: State, ship: int) -> tuple[str, Style]:
    """`▲3`; a grounded ship lies on its side."""
    sign = f" ▲{ship + 1} " if state.grounded[ship] == NO_PLANET else f"!◣{ship + 1} "
    return sign, Style(color="#000000", bgcolor=SHIP_COLOURS[ship], bold=True)


def draw_cell(board: Board, row: int, column: int, is_beyond: bool) -> tuple[str, Style]:
    """Four characters of scenery."""
    kind = board.kind[row, column]
    number = board.number[row, column]
    if kind == STATION:
        sign, ink, paper = f"«{number}» ".center(4), GOLD, SKY
    elif kind == STELLAR_STATION:
        sign, ink, paper = f"«{number}» ".center(4), GOLD, "#5f0000"
    elif kind == LAND:
        sign, ink, paper = "░░░░", "#000000", PLANET_COLOURS.get(number, OTHER_PLANET)
    else:
        sign, ink, paper = SCENERY.get(kind, (star(row, column), "#5f6f9f", SKY))
    if is_beyond and paper == SKY:
        paper = BEYOND
    is_bold = kind in (STATION, STELLAR_STATION, COMET)
    return sign, Style(color=ink, bgcolor=paper, bold=is_bold, dim=is_beyond)


def star(row: int, column: int) -> str:
    """Empty sky; stars lie on the base, so they scroll with it."""
    number = (row * 7 + column * 13 + row * column) % 11
    return {0: " .  ", 3: "   ·", 7: " ˙  "}.get(number, "    ")


# The side


def draw_side(board: Board, state: State, viewer: int, say: Captions) -> RenderableType:
    """Where the game is, the ships, the stations, the cards."""
    parts: list[RenderableType] = [
        draw_head(board, state, say), draw_ships(state, say), draw_stations(state, say),
    ]  # fmt: skip
    if state.n_teams:
        parts.append(draw_teams(state, say))
    piles = {"pile": int(state.pile_size), "discards": int(n_discards(state))}
    parts.append(Text(say("piles", **piles), "grey62"))
    if viewer >= 0 and state.hand_size[viewer]:
        parts.append(draw_hand(state, viewer, say))
    return Group(*parts)


def draw_head(board: Board, state: State, say: Captions) -> Text:
    """Round, base step, and whose decision is due."""
    text = Text("A S T R O N\n", "bold")
    values = {"round": int(state.round), "base": int(state.base), "last": ask(last_base, board)}
    text.append(say("round", **values) + "\n", "grey62")
    if PHASES[state.phase] == "over":
        return text.append(say("over") + "\n", "bold")
    style = Style(color=SHIP_COLOURS[state.actor], bold=True)
    ship = Text(say.name(SHIPS[state.actor]), style)
    due = DUE.get(PHASES[state.phase], "play")
    return text.append_text(say.text(f"due-{due}", ship=ship)).append("\n")


def draw_ships(state: State, say: Captions) -> Table:
    """Points, stations, place and cards of each ship."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="grey62")
    for title in ("ship", "points", "stations", "at", "cards"):
        table.add_column(say(title), justify="right" if title == "points" else "left", no_wrap=True)
    for ship in range(state.n_seats):
        style = Style(color=SHIP_COLOURS[ship], bold=ship == state.actor)
        table.add_row(
            Text(f"▲{ship + 1}", style), say.number(state.points[ship]), landed_marks(state, ship),
            place_note(state, ship, say), str(state.hand_size[ship]),
        )  # fmt: skip
    return table


def place_note(state: State, ship: int, say: Captions) -> str:
    """`c5`, `c5!` for a grounded ship, or what has become of it."""
    if state.status[ship] != IN_PLAY:
        return say(f"status-{STATUSES[state.status[ship]]}")
    mark = "" if state.grounded[ship] == NO_PLANET else "!"
    return cell_name(state.row[ship], state.column[ship]) + mark


def landed_marks(state: State, ship: int) -> str:
    """`1·3·····`: the stations a ship has landed on."""
    stations = range(1, N_STATIONS + 1)
    return "".join(str(s) if ask(has_landed, state, ship, s) else "·" for s in stations)


def draw_stations(state: State, say: Captions) -> Text:
    """What the next ship scores on each station."""
    counts = ask(landed_counts, state)
    text = Text(f"\n{say('next')}\n", "grey62")
    for station in range(1, N_STATIONS + 1):
        text.append(f"«{station}»", Style(color=GOLD))
        text.append(f"{points_for(counts, station)} ")
        if station == N_STATIONS // 2:
            text.append("\n")
    return text.append("\n")


def draw_teams(state: State, say: Captions) -> Text:
    """What each team has: sums, or averages where sizes differ (AS-41)."""
    text = Text()
    for team in range(state.n_teams):
        members = "+".join(f"▲{s + 1}" for s in range(team, state.n_seats, state.n_teams))
        text.append(f"{members}  {say.number(team_points(state, team))}\n")
    if ask(averages_count, state):
        text.append(say("averages") + "\n", "grey62")
    return text


def n_discards(state: State) -> int:
    """How many cards lie face up."""
    return sum(state.discards[card] for card in range(N_CARDS))


def draw_hand(state: State, viewer: int, say: Captions) -> Text:
    """The viewer's own cards, a line for each kind."""
    text = Text(f"\n{say('your-hand')}\n", "grey62")
    names = [say(f"suit-{suit}") for suit in SUITS]
    width = widest(names) + 1
    for suit, name in enumerate(names):
        values = range(1, N_VALUES + 1)
        counts = [(v, state.hands[viewer, N_VALUES * suit + v - 1]) for v in values]
        if any(count for _, count in counts):
            text.append(padded(name, width))
            for value, count in counts:
                for _ in range(count):
                    text.append(f" {value} ", Style(color="#ffffff", bgcolor="#303050", bold=True))
                    text.append(" ")
            text.append("\n")
    return text
