"""What a search for a board is asked: which numbers may change, what is aimed at, how long.

board = "small"               the board to start from; shipped, or a file
players = 2
bot = "greedy"

[options]                     of the game, as on the command line
[set]                         changes to the board before the search starts

[[vary]]                      a number, a row of numbers, or the places of a sign in a text
key = "prices.missile"
low = 4
high = 16

[[aim]]
measure = "seat gap"          or a measure of the report, or "event: rounds are over"
target = 0.0
within = 0.02                 what counts as one step off; the loss is the sum of squares

[search]                      all with defaults
"""

from __future__ import annotations

import tomllib
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from orrery.core.board_files import read_board_table
from orrery.core.errors import BadInput, one_of, trouble
from orrery.core.game import Game
from orrery.core.meta import Values
from orrery.core.opening import opening
from orrery.core.texts import message_ids
from orrery.lab.measures import MEASURES

SEAT_GAP = "seat gap"
EVENT = "event: "


class Vary(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What may change: `low` to `high` for numbers, `sign` and `free` for texts."""

    key: str
    low: int = 0
    high: int = 0
    step: int = 1
    keep_sum: bool = False
    """A row: units go from one entry to another."""
    sign: str = ""
    free: str = ""
    """A text: signs change places with these."""
    is_loop: bool = False
    """A text: turning it changes nothing."""


class Aim(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a measure should be."""

    measure: str
    within: float
    target: float = 0.0
    weight: float = 1.0


class Search(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How long to search: each generation starts with `games` of each candidate."""

    candidates: int = 24
    generations: int = 3
    games: int = 100
    rounds: int = 3
    """Of halving: the better half gets twice as many games, again and again."""
    confirm: int = 2000
    """Fresh games of the start and the best."""
    seed: int = 1


class Spec(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A whole file."""

    vary: list[Vary]
    aim: list[Aim]
    board: str = ""
    players: int | None = None
    bot: str = "greedy"
    options: dict[str, Any] = {}
    set: dict[str, Any] = {}
    search: Search = Search()


class Task(msgspec.Struct, frozen=True):
    """A checked spec: the game's values, and the table of the board to start from."""

    game: str
    spec: Spec
    values: Values
    board: str
    table: dict[str, Any]


def read_spec(file: Path) -> Spec:
    """The spec of a file; BadInput says what is wrong and where."""
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot read {file}: {trouble(error)}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{file} is no TOML file: {error}") from None
    try:
        return msgspec.convert(found, Spec)
    except msgspec.ValidationError as error:
        raise BadInput(f"{file}: {error}") from None


def read_task(game: Game, file: Path) -> Task:
    """The checked task of a file."""
    spec = read_spec(file)
    try:
        return task_of(game, spec, file.parent)
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None


def task_of(game: Game, spec: Spec, folder: Path) -> Task:
    """Everything checked that can be before a game is played."""
    board = spec.board
    if board.partition(":")[0].endswith(".toml"):
        board = str(folder / board)
    players = None if spec.players is None else str(spec.players)
    given = {name: _word(value) for name, value in spec.options.items()}
    values, board, _ = opening(game, players, given, board or None)
    shipped = files(game.package).joinpath("boards.toml")
    table = merged(read_board_table(board, shipped), spec.set)
    for number, vary in enumerate(spec.vary, 1):
        _check_vary(vary, table, f"[[vary]] {number}")
    for number, aim in enumerate(spec.aim, 1):
        _check_aim(game, aim, f"[[aim]] {number}")
    _check_search(spec)
    return Task(game.meta.id, spec, values, board, table)


def _word(value: Any) -> str:
    """An option as it is typed."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def merged(table: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A copy of a table with changes, section by section."""
    found = deepcopy(table)
    for key, value in changes.items():
        both = isinstance(value, dict) and isinstance(found.get(key), dict)
        found[key] = merged(found[key], value) if both else deepcopy(value)
    return found


def value_at(table: dict[str, Any], key: str) -> Any:
    """What stands at `prices.missile`; None for nothing."""
    found: Any = table
    for word in key.split("."):
        found = found.get(word) if isinstance(found, dict) else None
    return found


# Checks


def _check_vary(vary: Vary, table: dict[str, Any], where: str) -> None:
    value = value_at(table, vary.key)
    where = f"{where}, key {vary.key!r}"
    if isinstance(value, str):
        _check_text(vary, value, where)
    elif _is_number(value) or (isinstance(value, list) and value and all(map(_is_number, value))):
        _check_numbers(vary, value if isinstance(value, list) else [value], where)
    elif value is None:
        raise BadInput(f"{where}: the board has no such number; its keys: {', '.join(table)}")
    else:
        raise BadInput(f"{where}: {value!r} is no number, row of numbers, or text")


def _is_number(value: Any) -> bool:
    return type(value) is int


def _check_text(vary: Vary, text: str, where: str) -> None:
    for name, sign in (("sign", vary.sign), ("free", vary.free)):
        if len(sign) != 1:
            raise BadInput(f"{where} is a text: {name} must be one character, not {sign!r}")
        if sign not in text:
            raise BadInput(f"{where}: {name} {sign!r} does not stand in it")


def _check_numbers(vary: Vary, row: list[int], where: str) -> None:
    if vary.step < 1:
        raise BadInput(f"{where}: step must be at least 1, not {vary.step}")
    if vary.high <= vary.low:
        raise BadInput(f"{where}: high {vary.high} must be above low {vary.low}")
    for value in row:
        if not vary.low <= value <= vary.high:
            raise BadInput(
                f"{where}: the search starts from {value}, which is outside {vary.low} to"
                f" {vary.high}"
            )


def _check_aim(game: Game, aim: Aim, where: str) -> None:
    if aim.within <= 0 or aim.weight <= 0:
        raise BadInput(f"{where}: within and weight must be above nothing")
    if aim.measure.startswith(EVENT):
        name = aim.measure.removeprefix(EVENT)
        known = list(event_kinds(game))
        if name not in known:
            raise BadInput(
                f"{where}: {game.meta.title} has no event {name!r}: {one_of(name, known)}"
            )
        return
    known = [SEAT_GAP, *(one.name for one in MEASURES)]
    if aim.measure not in known:
        hint = one_of(aim.measure, known)
        raise BadInput(f"{where}: no measure {aim.measure!r}: {hint}, or '{EVENT}NAME'")


def event_kinds(game: Game) -> dict[str, int]:
    """The kinds of events by the name that reports give them."""
    names = message_ids(game.module("events"))
    return {name.replace("_", " "): kind for kind, name in names.items()}


def _check_search(spec: Spec) -> None:
    if not spec.vary or not spec.aim:
        raise BadInput("a search needs at least one [[vary]] and one [[aim]]")
    least = {"candidates": 2, "generations": 1, "games": 2, "rounds": 1, "confirm": 10, "seed": 0}
    for name, low in least.items():
        if getattr(spec.search, name) < low:
            raise BadInput(f"[search]: {name} must be at least {low}")
