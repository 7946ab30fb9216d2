"""ZYLATRON in the terminal: the galaxy, the players beside it, ranges, prices and stacks below."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.core.asking import Question
from orrery.core.captions import Captions
from orrery.core.drawing import Drawing, Sign
from orrery.core.texts import Texts
from orrery.games.zylatron import COLOURS
from orrery.games.zylatron.board import board_name
from orrery.games.zylatron.grid import (
    CARDS,
    DAMAGE,
    FACTORIES_PER_SEAT,
    MISSILE,
    N_CARDS,
    N_KINDS,
    PIECES_PER_SEAT,
    Board,
)
from orrery.games.zylatron.names import KIND_LETTERS, LETTERS, kind_and_number, piece_name
from orrery.games.zylatron.stacks import stack_texts
from orrery.games.zylatron.state import (
    ACTING,
    ARRIVED,
    BEAMING,
    BUYING,
    FIRING,
    IN_BANK,
    LAUNCHING,
    LEAVING,
    NO_PIECE,
    NOBODY,
    OVER,
    PHASES,
    PICKING,
    SHIFTING,
    State,
)
from orrery.games.zylatron.terminal_map import FACTORY_SIGNS, FAINT, INK, galaxy_text

ARROWS = "↖↗↘↙"  # where a planet lies
KIND_WORDS = ("battle_star", "star_fighter", "warrior", "missile")
SHEET = ("steps", "laser", "pegs", "price", "repair")
"""What the texts call the columns of the information sheet."""


def draw(board: Board, state: State, viewer: int, texts: Texts | None = None) -> RenderableType:
    """The map, the players, ranges and prices, and what is carried."""
    say = Captions.of(__package__, texts)
    return Drawing(lambda with_colour, width: _screen(board, state, with_colour, say))


def _screen(board: Board, state: State, with_colour: bool, say: Captions) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=board.width + 4, no_wrap=True)
    grid.add_column()
    grid.add_row(galaxy_text(board, state, with_colour), _panel(board, state, say))
    return Group(grid, _sheet(board, state, say), *_stacks(board, state, with_colour, say))


def legend(board: Board, with_colour: bool, texts: Texts | None = None) -> list[Sign]:
    """The signs of the map."""
    say = Captions.of(__package__, texts)
    kinds = [kind for kind in range(N_KINDS) if board.n_pieces[kind] > 0]
    letters = {KIND_LETTERS[kind].upper(): KIND_WORDS[kind] for kind in kinds}
    signs = _legend_in_colour(letters) if with_colour else _legend_in_letters(letters)
    return [(sign, say(f"legend-{meaning}", kind=kind)) for sign, meaning, kind in signs]


def _legend_in_colour(letters: dict[str, str]) -> list[tuple[str, str, str]]:
    """Signs, what the texts call their meanings, and the kind of a piece."""
    working, damaged, destroyed = FACTORY_SIGNS
    signs = {
        "F1": "state", "◉": "headquarters", working: "factory", damaged: "damaged-factory",
        destroyed: "ruined-factory", "·": "point", "★": "zylon-card", "↖": "planet",
    }  # fmt: skip
    pieces = [(f"{letter}1", "kind", kind) for letter, kind in letters.items()]
    return [*pieces, *((sign, meaning, "") for sign, meaning in signs.items())]


def _legend_in_letters(letters: dict[str, str]) -> list[tuple[str, str, str]]:
    working, damaged, destroyed = FACTORY_SIGNS
    signs = {
        "b g y": "owners", "◉r": "red-headquarters", "◉Z": "zylon-headquarters",
        "◉-": "no-headquarters", f"{working}r": "red-factory", f"{damaged}r": "damaged",
        f"{destroyed}r": "ruined", "·": "space", "+": "land", "★": "zylon-card", "↖": "planet",
        "8,4:rf1![rw1]": "stack", "rf1.mf": "done",
    }  # fmt: skip
    pieces = [(f"r{letter}", "red-kind", kind) for letter, kind in letters.items()]
    return [*pieces, *((sign, meaning, "") for sign, meaning in signs.items())]


QUESTIONS = {
    PICKING: "pick", ARRIVED: "arrived", LEAVING: "leaving", FIRING: "fire", LAUNCHING: "launch",
    BEAMING: "beam", SHIFTING: "shift", BUYING: "buy",
}  # fmt: skip
"""By phase: what the texts call them."""


def question(board: Board, state: State, seat: int) -> str:
    """What the seat is asked now."""
    if state.phase == ACTING:
        return _turn_question(board, state)
    if state.phase not in QUESTIONS:
        return ""
    return Question.of(__package__, QUESTIONS[state.phase], **_asked_of(board, state))


def _asked_of(board: Board, state: State) -> dict[str, object]:
    """Pieces as they are typed, ranges and prices."""
    kind = kind_and_number(state.subject)[0] if state.subject != NO_PIECE else MISSILE
    return {
        "mover": piece_name(state.mover) if state.mover != NO_PIECE else "",
        "piece": piece_name(state.subject) if state.subject != NO_PIECE else "",
        "laser": int(board.lasers[kind]),
        "flight": int(board.moves[MISSILE]),
        "blast": int(board.blast_range),
        "beam": int(board.beam_range),
        "price": _price_of(board, state) if state.subject != NO_PIECE else 0,
    }


def _turn_question(board: Board, state: State) -> str:
    values = {"left": int(state.moves_left), "moves": int(board.moves_per_turn)}
    if state.mover != NO_PIECE:
        mover, n = piece_name(state.mover), int(state.steps_left)
        return Question.of(__package__, "moving", mover=mover, n=n, **values)
    return Question.of(__package__, "turn" if state.moves_left else "moved", **values)


def _price_of(board: Board, state: State) -> int:
    return asked_price(state, board.prices[kind_and_number(state.subject)[0]])


def asked_price(state: State, price: int) -> int:
    """A price as it is at this table (ZY-30)."""
    return (price + 1) // 2 if state.half_prices else price


# Beside the map


def _panel(board: Board, state: State, say: Captions) -> Text:
    title = Text(f"ZYLATRON {board_name(board)[:10]}", style="bold")
    lines = [title, *_clock(state, say), Text()]
    for seat in range(state.n_seats):
        lines += _player(board, state, seat, say)
    for card in range(N_CARDS):
        if board.strikes[card] > 0:
            lines.append(Text(say("strikes", n=f"{state.strikes[card]:2}", card=CARDS[card])))
    return Text("\n").join(lines)


def _clock(state: State, say: Captions) -> list[Text]:
    """Where the game is, and whose turn it is."""
    turn, ink = COLOURS[state.turn], INK[state.turn]
    if state.phase == OVER:
        return [Text(say("over"), style="bold")]
    if state.phase == PICKING:
        return [Text(say("pick", player=turn), style=ink)]
    lines = [
        Text(say("round", round=int(state.round), last=int(state.max_rounds))),
        Text(say("due", player=turn, phase=PHASES[state.phase]), ink),
        Text(say("moves-left", n=int(state.moves_left))),
    ]
    if state.mover >= 0:
        values = {"piece": piece_name(state.mover), "n": int(state.steps_left)}
        lines.append(Text(say("steps-left", **values)))
    return lines


def _player(board: Board, state: State, seat: int, say: Captions) -> list[Text]:
    """Three lines for a player who is in, one for who is out."""
    name = Text(say.name(COLOURS[seat]), style=f"bold {INK[seat]}")
    if state.holder[seat] != seat:
        heir = COLOURS[state.holder[seat]] if state.holder[seat] != NOBODY else "nobody"
        return [say.text("out", FAINT, player=name, heir=heir), Text()]
    planet = ARROWS[state.planet[seat]] if state.planet[seat] >= 0 else "?"
    card = " ★" if state.zylon == seat else ""
    money = Text(f" {say('money', n=int(state.money[seat]))} ")
    fleet = Text(f" {_fleet(board, state, seat)}")
    return [name.append(f" {planet}{card}", FAINT), money.append(_works(state, seat)), fleet,
            Text()]  # fmt: skip


def _fleet(board: Board, state: State, seat: int) -> str:
    """`B2 F4 W5 M4`: how many of each kind obey a seat."""
    counts = [0] * N_KINDS
    for piece in range(PIECES_PER_SEAT * state.n_seats):
        if state.point[piece] != IN_BANK and state.holder[piece // PIECES_PER_SEAT] == seat:
            counts[kind_and_number(piece)[0]] += 1
    kinds = [kind for kind in range(N_KINDS) if board.n_pieces[kind] > 0]
    return " ".join(f"{KIND_LETTERS[kind].upper()}{counts[kind]}" for kind in kinds)


def _works(state: State, seat: int) -> str:
    """A sign for each factory of a seat."""
    factories = range(FACTORIES_PER_SEAT * state.n_seats)
    own = [n for n in factories if state.holder[n // FACTORIES_PER_SEAT] == seat]
    return "".join(FACTORY_SIGNS[state.factory[n]] for n in own)


# Below


def _sheet(board: Board, state: State, say: Captions) -> Table:
    """Steps, ranges and prices: the lost range card and information sheet (ZY-8, ZY-20, ZY-30)."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT)
    table.add_column("")
    for heading in SHEET:
        table.add_column(say(heading), justify="right")
    table.add_column("")
    notes = _sheet_notes(board, state, say)
    for kind in range(N_KINDS):
        if board.n_pieces[kind] > 0:
            price = asked_price(state, board.prices[kind])
            numbers = [board.moves[kind], board.lasers[kind], board.pegs[kind]]
            cells = [str(n) if n else "-" for n in numbers]
            repair = str((price + 1) // 2) if board.strikes[DAMAGE] > 0 else "-"
            name = f"   {KIND_LETTERS[kind].upper()} {say.name(KIND_WORDS[kind])}"
            table.add_row(name, *cells, str(price), repair, notes.pop(0) if notes else "")
    return table


def _sheet_notes(board: Board, state: State, say: Captions) -> list[str]:
    """Ranges and prices that belong to no kind."""
    factory = say("factory-price", n=int(asked_price(state, board.factory_price)))
    if board.n_pieces[MISSILE] == 0:
        return [factory]
    beaming, blast = say("beaming", n=int(board.beam_range)), say("blast", n=int(board.blast_range))
    return [beaming, blast, factory]


def _stacks(board: Board, state: State, with_colour: bool, say: Captions) -> list[Text]:
    """Stacks with cargo; without colours all stacks, by who commands them."""
    stacks = stack_texts(board, state)
    if with_colour:
        loaded = [text for text in stacks if "[" in text]
        return [_list(say("cargo"), loaded)] if loaded else []
    found = []
    for seat in range(state.n_seats):
        origins = {LETTERS[s] for s in range(state.n_seats) if state.holder[s] == seat}
        own = [text for text in stacks if text.partition(":")[2][0] in origins]
        if own:
            found.append(_list(say.name(COLOURS[seat]), own))
    return found


def _list(name: str, stacks: list[str]) -> Text:
    return Text(f"{name}  ", style=FAINT).append("  ".join(stacks), "default")
