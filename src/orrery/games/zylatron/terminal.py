"""ZYLATRON in the terminal: the galaxy, the players beside it, ranges, prices and stacks below."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.core.asking import Question
from orrery.core.drawing import Drawing, Sign
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
KIND_NAMES = ("Battle Star", "Star Fighter", "Warrior", "Krill Missile")


def draw(board: Board, state: State, viewer: int) -> RenderableType:
    """The map, the players, ranges and prices, and what is carried."""
    return Drawing(lambda with_colour, width: _screen(board, state, with_colour))


def _screen(board: Board, state: State, with_colour: bool) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=board.width + 4, no_wrap=True)
    grid.add_column()
    grid.add_row(galaxy_text(board, state, with_colour), _panel(board, state))
    return Group(grid, _sheet(board, state), *_stacks(board, state, with_colour))


def legend(board: Board, with_colour: bool) -> list[Sign]:
    """The signs of the map."""
    kinds = [kind for kind in range(N_KINDS) if board.n_pieces[kind] > 0]
    letters = [KIND_LETTERS[kind].upper() for kind in kinds]
    return _legend_in_colour(letters, kinds) if with_colour else _legend_in_letters(letters, kinds)


def _legend_in_colour(letters: list[str], kinds: list[int]) -> list[Sign]:
    pieces: list[Sign] = [
        (f"{letter}1", KIND_NAMES[kind]) for letter, kind in zip(letters, kinds, strict=True)
    ]
    working, damaged, destroyed = FACTORY_SIGNS
    return [
        *pieces, ("F1", "underlined: has cargo; struck through: damaged; reversed: moving"),
        ("◉", "headquarters"), (working, "factory"), (damaged, "damaged factory"),
        (destroyed, "factory in ruins"), ("·", "point; land has a coloured ground"),
        ("★", "has the Zylon card"), ("↖", "where a player's planet lies"),
    ]  # fmt: skip


def _legend_in_letters(letters: list[str], kinds: list[int]) -> list[Sign]:
    pieces: list[Sign] = [
        (f"r{letter}", f"red's {KIND_NAMES[kind]}")
        for letter, kind in zip(letters, kinds, strict=True)
    ]
    working, damaged, destroyed = FACTORY_SIGNS
    return [
        *pieces, ("b g y", "first letter: blue's, green's, yellow's"),
        ("◉r", "red's headquarters"), ("◉Z", "Zylon's"), ("◉-", "nobody's"),
        (f"{working}r", "red's factory"), (f"{damaged}r", "damaged"), (f"{destroyed}r", "in ruins"),
        ("·", "space"), ("+", "land"), ("★", "has the Zylon card"),
        ("↖", "where a player's planet lies"),
        ("8,4:rf1![rw1]", "at 8,4 rf1, damaged, carries rw1"), ("rf1.mf", "has moved and fired"),
    ]  # fmt: skip


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


def _panel(board: Board, state: State) -> Text:
    lines = [Text(f"ZYLATRON {board_name(board)[:10]}", style="bold"), _clock(state), Text()]
    for seat in range(state.n_seats):
        lines += _player(board, state, seat)
    for card in range(N_CARDS):
        if board.strikes[card] > 0:
            lines.append(Text(f"{state.strikes[card]:2} {CARDS[card].upper()} left"))
    return Text("\n").join(lines)


def _clock(state: State) -> Text:
    if state.phase == OVER:
        return Text("the game is over", style="bold")
    text = Text(f"round {state.round}/{state.max_rounds}")
    if state.phase == PICKING:
        return Text(f"{COLOURS[state.turn]} picks", style=INK[state.turn])
    return text.append(f"\n{COLOURS[state.turn]}: {PHASES[state.phase]}", INK[state.turn]).append(
        f"\nmoves left {state.moves_left}"
        + (f"\n{piece_name(state.mover)}: {state.steps_left} to go" if state.mover >= 0 else "")
    )


def _player(board: Board, state: State, seat: int) -> list[Text]:
    """Three lines for a player who is in, one for who is out."""
    name = Text(COLOURS[seat], style=f"bold {INK[seat]}")
    if state.holder[seat] != seat:
        heir = COLOURS[state.holder[seat]] if state.holder[seat] != NOBODY else "nobody"
        return [name.append(f" is out: {heir}", FAINT), Text()]
    planet = ARROWS[state.planet[seat]] if state.planet[seat] >= 0 else "?"
    card = " ★" if state.zylon == seat else ""
    money = Text(f" {state.money[seat]} {'Zy' if state.money[seat] == 1 else 'Zys'} ")
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


def _sheet(board: Board, state: State) -> Table:
    """Steps, ranges and prices: the lost range card and information sheet (ZY-8, ZY-20, ZY-30)."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=FAINT)
    table.add_column("")
    for heading in ("steps", "laser", "pegs", "price", "repair"):
        table.add_column(heading, justify="right")
    table.add_column("")
    notes = _sheet_notes(board, state)
    for kind in range(N_KINDS):
        if board.n_pieces[kind] > 0:
            price = asked_price(state, board.prices[kind])
            numbers = [board.moves[kind], board.lasers[kind], board.pegs[kind]]
            cells = [str(n) if n else "-" for n in numbers]
            repair = str((price + 1) // 2) if board.strikes[DAMAGE] > 0 else "-"
            name = f"   {KIND_LETTERS[kind].upper()} {KIND_NAMES[kind]}"
            table.add_row(name, *cells, str(price), repair, notes.pop(0) if notes else "")
    return table


def _sheet_notes(board: Board, state: State) -> list[str]:
    """Ranges and prices that belong to no kind."""
    factory = f"factory {asked_price(state, board.factory_price)} Zys"
    if board.n_pieces[MISSILE] == 0:
        return [factory]
    return [f"beaming {board.beam_range}", f"blast {board.blast_range}", factory]


def _stacks(board: Board, state: State, with_colour: bool) -> list[Text]:
    """Stacks with cargo; without colours all stacks, by who commands them."""
    stacks = stack_texts(board, state)
    if with_colour:
        loaded = [text for text in stacks if "[" in text]
        return [_list("cargo", loaded)] if loaded else []
    found = []
    for seat in range(state.n_seats):
        origins = {LETTERS[s] for s in range(state.n_seats) if state.holder[s] == seat}
        own = [text for text in stacks if text.partition(":")[2][0] in origins]
        if own:
            found.append(_list(COLOURS[seat], own))
    return found


def _list(name: str, stacks: list[str]) -> Text:
    return Text(f"{name}  ", style=FAINT).append("  ".join(stacks), "default")
