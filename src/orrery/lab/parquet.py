"""Open data: games and moves as Parquet files (the extra `lab`). See docs/lab_data.md."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.bots.search.searcher import Choice
from orrery.core.chance import CHANCE
from orrery.core.errors import BadInput, trouble
from orrery.core.extras import pyarrow
from orrery.core.game import Game
from orrery.core.meta import Values
from orrery.core.results import Results, new_results
from orrery.lab.balance_counts import Block
from orrery.lab.balance_games import Chronicle, chronicles

Columns = dict[str, list[Any]]

CARD = "orrery"
"""The name of a file's data card among its metadata."""


# Games, a row each


def write_games(file: Path, game_id: str, found: dict[str, Block]) -> None:
    """The games of a report: variant, number, seed, then what was counted (null if it was not)."""
    arrow = pyarrow()
    tables = []
    for variant, block in found.items():
        n = block.n_games
        head = {"game": [game_id] * n, "variant": [variant] * n, "number": list(range(n))}
        tables.append(arrow.table({**head, **block.rows}))
    table = arrow.concat_tables(tables, promote_options="default")
    try:
        arrow.parquet.write_table(table, file)
    except OSError as error:
        raise BadInput(f"cannot write {file}: {trouble(error)}") from None


# Moves, a row each


def move_schema(with_observations: bool) -> Any:
    """The columns of a file of moves."""
    arrow = pyarrow()
    word = arrow.dictionary(arrow.int32(), arrow.string())
    fields = [
        ("game", word), ("rules_version", arrow.int32()), ("options", word), ("board", word),
        ("bots", word), ("seed", arrow.uint64()), ("ply", arrow.int32()), ("seat", arrow.int8()),
        ("action", arrow.int32()), ("action_text", arrow.string()),
        ("choices", arrow.int32()), ("legal", arrow.list_(arrow.int32())),
        ("visits", arrow.list_(arrow.int32())), ("values", arrow.list_(arrow.float32())),
        ("position", arrow.string()),
        ("scores", arrow.list_(arrow.int32())), ("winners", arrow.list_(arrow.int8())),
    ]  # fmt: skip
    if with_observations:
        fields.append(("observation", arrow.list_(arrow.float32())))
    return arrow.schema(fields)


class MoveFile:
    """A file of moves that grows as games are played."""

    def __init__(self, file: Path, with_observations: bool, card: dict[str, Any]) -> None:
        """Start the file; its data card says where its moves come from."""
        self._arrow = pyarrow()
        told = {CARD: json.dumps(card, ensure_ascii=False)}
        self._schema = move_schema(with_observations).with_metadata(told)
        try:
            self._writer = self._arrow.parquet.ParquetWriter(file, self._schema, compression="zstd")
        except OSError as error:
            raise BadInput(f"cannot write {file}: {trouble(error)}") from None

    def add(self, columns: Columns) -> None:
        """Write moves."""
        self._writer.write_table(self._arrow.table(columns, schema=self._schema))

    def __enter__(self) -> MoveFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self._writer.close()


def read_card(file: Path | str) -> dict[str, Any]:
    """The data card of a file of moves: which games, of whom, by which rules."""
    told = pyarrow().parquet.read_schema(file).metadata or {}
    if CARD.encode() not in told:
        raise BadInput(f"{file} has no data card: it is not a file of `orrery selfplay --parquet`")
    card: dict[str, Any] = json.loads(told[CARD.encode()])
    return card


def recorded(
    game: Game,
    board: Any,
    values: Values,
    bots: Sequence[str],
    seeds: npt.NDArray[np.uint64],
    with_observations: bool,
) -> tuple[Results, Columns]:
    """Play a game for each seed: what `contest` gives, and every move."""
    results = new_results(len(seeds), int(values["players"]))
    columns: Columns = {}
    for index, told in enumerate(chronicles(game, board, values, bots, seeds)):
        results.lengths[index] = len(told.seats)
        results.scores[index] = told.scores
        results.wins[index, told.winners] = True
        moves = moves_of(game, board, values, told, with_observations)
        n = len(told.seats)
        head = {
            "game": game.meta.id, "rules_version": game.meta.rules_version,
            "options": json.dumps(values), "board": game.board_name(board),
            "bots": ",".join(bots), "seed": int(seeds[index]),
            "scores": told.scores, "winners": told.winners,
        }  # fmt: skip
        for name, value in head.items():
            columns.setdefault(name, []).extend([value] * n)
        for name, cells in moves.items():
            columns.setdefault(name, []).extend(cells)
    return results, columns


def moves_of(
    game: Game, board: Any, values: Values, told: Chronicle, with_observations: bool
) -> Columns:
    """The moves of a game, each with the position it was made in."""
    columns: Columns = {
        "ply": list(range(len(told.seats))), "seat": told.seats.tolist(),
        "action": told.played.tolist(), "choices": told.choices.tolist(),
        "legal": [], "visits": [], "values": [], "action_text": [], "position": [],
    }  # fmt: skip
    if with_observations:
        columns["observation"] = []
    state = game.setup(board, values)
    thoughts = told.thoughts or [[]] * len(told.seats)
    made = zip(columns["seat"], columns["action"], thoughts, strict=True)
    for seat, action, thought in made:
        legal = legal_of(game, board, state, seat)
        columns["legal"].append(legal)
        columns["visits"].append(visits_of(legal, thought))
        columns["values"].append(values_of(legal, thought))
        columns["action_text"].append(game.action_text(board, state, seat, action))
        columns["position"].append(game.position_text(board, state))
        if with_observations:
            seen = game.observe(board, state, seat) if seat >= 0 else None
            columns["observation"].append(seen)
        game.apply(board, state, seat, action)
    return columns


def legal_of(game: Game, board: Any, state: Any, seat: int) -> list[int]:
    """What a seat, or nature, could do."""
    return game.chances(board, state)[0] if seat == CHANCE else game.actions(board, state, seat)


def visits_of(legal: Sequence[int], thought: Sequence[Choice]) -> list[int] | None:
    """How often each legal action was looked at; None where nobody searched."""
    visits = {choice.action: choice.visits for choice in thought}
    return [visits.get(action, 0) for action in legal] if thought else None


def values_of(legal: Sequence[int], thought: Sequence[Choice]) -> list[float | None] | None:
    """What share of the win each promised, None for one that was not looked at."""
    values = {choice.action: choice.value for choice in thought if choice.visits}
    return [values.get(action) for action in legal] if thought else None
