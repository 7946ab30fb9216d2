"""Reads and checks maps and decks; every fault is told with its place (AS-5, AS-7)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from orrery.core.board_files import read_board_table, read_model
from orrery.core.errors import BadInput, one_of
from orrery.core.records import new_record
from orrery.games.astron.cells import (
    KINDS,
    LAND,
    MAX_COLUMNS,
    MAX_DECK,
    MAX_ROWS,
    MIN_COLUMNS,
    N_STATIONS,
    N_VALUES,
    NAME_LENGTH,
    STATION,
    STELLAR_STATION,
    WINDOW_ROWS,
    Board,
)
from orrery.games.astron.map_checks import Cell, Places, check_map

NUMBERED = (STATION, LAND, STELLAR_STATION)
SUITS = ("forwards", "backwards", "sideways", "upheaval")


class Source(NamedTuple):
    """What a board file says, its map found and its legend filled up."""

    lines: list[str]
    legend: dict[str, Cell]
    deck: Any


def read_board(table: Mapping[str, Any], name: str) -> Board:
    """The Board of a table; BadInput says what is wrong and where."""
    source = read_source(table, name)
    cells = read_cells(source, name)
    places = Places(name, len(source.lines))
    check_map(cells, places)
    board = new_record(Board)
    freeze_map(board, source.lines, cells)
    for card, count in enumerate(read_deck(source.deck, name)):
        board.deck[card] = count
    word = "-".join(Path(name).stem.split())  # a name is one word of a position text
    for index, code in enumerate(word.encode("ascii", "replace")[:NAME_LENGTH]):
        board.name[index] = code
    return board


# The map


def read_source(table: Mapping[str, Any], name: str) -> Source:
    """Follow a `map` of one line to the shipped board it names."""
    text = table.get("map")
    if not isinstance(text, str) or not text.strip():
        raise BadInput(f'board {name} needs a line map = """...""", the base as text', "AS-5")
    own = dict(table.get("legend", {}))
    if "\n" not in text.strip():
        table = {
            **read_model(text.strip(), name, files(__package__).joinpath("boards.toml")),
            "deck": table.get("deck"),
        }
        text = str(table["map"])
    default = read_board_table("default", files(__package__).joinpath("boards.toml"))["legend"]
    legend = {**default, **table.get("legend", {}), **own}
    lines = [line.strip() for line in text.strip().splitlines()]
    read = {sign: read_meaning(sign, str(words), name) for sign, words in legend.items()}
    return Source(lines, read, table.get("deck", "default"))


def read_meaning(sign: str, words: str, name: str) -> Cell:
    """`space station 3` -> its kind and number."""
    if len(sign) != 1 or not "!" <= sign <= "~":
        raise BadInput(f"board {name}: {sign!r} in the legend is not one plain character", "AS-5")
    kind_words, _, number = words.rpartition(" ")
    if number.isdecimal() and kind_words in KINDS and KINDS.index(kind_words) in NUMBERED:
        if not 1 <= int(number) <= N_STATIONS:
            raise BadInput(f"board {name}: {sign!r} is {words!r}, stations are 1 to 8", "AS-5")
        return Cell(KINDS.index(kind_words), int(number))
    if words not in KINDS or KINDS.index(words) in NUMBERED:
        known = [f"{k} 1" if i in NUMBERED else k for i, k in enumerate(KINDS)]
        raise BadInput(f"board {name}: {sign!r} is {words!r}: {one_of(words, known)}", "AS-5")
    return Cell(KINDS.index(words), 0)


def read_cells(source: Source, name: str) -> list[list[Cell]]:
    """The cells by base row, row 0 first; all rows as long as row 0, all characters known."""
    rows = list(reversed(source.lines))
    check_size(rows, name)
    places = Places(name, len(rows))
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            if sign not in source.legend:
                raise places.fault(
                    row, column, f"unknown cell {sign!r}, the legend has no such sign"
                )
        if len(line) != len(rows[0]):
            column = min(len(line), len(rows[0]))
            raise places.fault(row, column, f"{len(line)} cells, row 0 has {len(rows[0])}")
    return [[source.legend[sign] for sign in line] for line in rows]


def check_size(rows: list[str], name: str) -> None:
    """More rows than the window, at least seven columns, and not more than a Board holds."""
    if not WINDOW_ROWS < len(rows) <= MAX_ROWS:
        known = f"{WINDOW_ROWS + 1} to {MAX_ROWS}"
        raise BadInput(f"board {name}: {len(rows)} rows, a base has {known}", "AS-5")
    if not MIN_COLUMNS <= len(rows[0]) <= MAX_COLUMNS:
        known = f"{MIN_COLUMNS} to {MAX_COLUMNS}"
        raise BadInput(
            f"board {name}: row 0 has {len(rows[0])} columns, a base has {known}", "AS-5"
        )


def freeze_map(board: Board, lines: list[str], cells: list[list[Cell]]) -> None:
    """Write a checked map into the record."""
    board.n_rows = len(cells)
    board.n_columns = len(cells[0])
    for row, column, cell in walk_cells(cells):
        board.kind[row, column] = cell.kind
        board.number[row, column] = cell.number
        board.sign[row, column] = ord(lines[len(cells) - 1 - row][column])
        if cell.is_station and (column == 0 or cells[row][column - 1] != cell):
            board.station_row[cell.number] = row
            board.station_column[cell.number] = column
    mark_regions(board, cells)


def walk_cells(cells: list[list[Cell]]) -> Iterator[tuple[int, int, Cell]]:
    """(row, column, cell) of the whole base."""
    for row, line in enumerate(cells):
        for column, cell in enumerate(line):
            yield row, column, cell


def mark_regions(board: Board, cells: list[list[Cell]]) -> None:
    """Number the regions: hazard cells of one kind joined by edge or corner (AS-31)."""
    n_regions = 0
    for row, column, cell in walk_cells(cells):
        if cell.is_hazard and not board.region[row, column]:
            n_regions += 1
            spread(board, cells, row, column, n_regions)


def spread(board: Board, cells: list[list[Cell]], row: int, column: int, region: int) -> None:
    """Give a region's number to all its cells."""
    board.region[row, column] = region
    open_cells = [(row, column)]
    while open_cells:
        here = open_cells.pop()
        for near_row, near_column in neighbours(cells, *here):
            is_same = cells[near_row][near_column].kind == cells[row][column].kind
            if is_same and not board.region[near_row, near_column]:
                board.region[near_row, near_column] = region
                open_cells.append((near_row, near_column))


def neighbours(cells: list[list[Cell]], row: int, column: int) -> list[tuple[int, int]]:
    """The up to eight cells that touch one by edge or corner."""
    return [
        (near_row, near_column)
        for near_row in range(max(row - 1, 0), min(row + 2, len(cells)))
        for near_column in range(max(column - 1, 0), min(column + 2, len(cells[0])))
        if (near_row, near_column) != (row, column)
    ]


# The deck


def read_deck(told: Any, name: str) -> list[int]:
    """The counts of all 16 cards; `told` is a table or the name of a shipped deck."""
    decks = tomllib.loads(files(__package__).joinpath("decks.toml").read_text("utf-8"))
    if isinstance(told, str) and told not in decks:
        raise BadInput(f"board {name}: no deck {told!r}: {one_of(told, list(decks))}", "AS-7")
    table = decks[told] if isinstance(told, str) else told
    if not isinstance(table, Mapping) or set(table) != set(SUITS):
        raise BadInput(f"board {name}: a deck has the lines {', '.join(SUITS)}", "AS-7")
    counts = [count for suit in SUITS for count in read_suit(suit, table[suit], name)]
    if not 1 <= sum(counts) <= MAX_DECK:
        raise BadInput(f"board {name}: {sum(counts)} cards, a deck has 1 to {MAX_DECK}", "AS-7")
    return counts


def read_suit(suit: str, counts: Any, name: str) -> list[int]:
    """Four numbers: cards of value 1, 2, 3, 4."""
    is_list = isinstance(counts, list) and len(counts) == N_VALUES
    if not is_list or any(type(n) is not int or not 0 <= n <= MAX_DECK for n in counts):
        raise BadInput(f"board {name}: {suit} is {counts!r}, not how many 1s, 2s, 3s, 4s", "AS-7")
    return list(counts)
