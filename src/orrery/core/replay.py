"""From a log back to a table: replaying, loading, verifying."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from orrery.core.board_files import read_name
from orrery.core.chance import CHANCE, ChanceStream
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.log import Log, Step, log_of_text, read_log
from orrery.core.registry import NoRules, find_game, find_meta, kept_versions, rules_id
from orrery.core.table import Table, new_header


def load(path: str | Path) -> Table:
    """The table of a saved log, ready to play on; every action and hash is checked."""
    log = read_any_log(path)
    table = open_log(log, str(path))
    for number, step in enumerate(log.steps, 1):
        replay_step(table, step, f"{path}, action {number}")
    _check_result(log, table, str(path))
    if "seed" in log.header:
        _resume_chance(table, log)
    return table


def read_any_log(path: str | Path) -> Log:
    """A log of any game, unchecked but for its form."""
    return read_log(path, lambda game_id: _seat_reader(path, game_id))


def any_log_of_text(text: str, where: str) -> Log:
    """A log of any game from the text of a file, unchecked but for its form."""
    return log_of_text(text, where, lambda game_id: _seat_reader(where, game_id))


def open_log(log: Log, where: str) -> Table:
    """The table as it stood before the first action, with chance left to the log."""
    game = _game_of(log.header, where)
    board = _board_of(game, log.header, where)
    if "start" in log.header:
        state = game.parse_position(log.header["start"], board)[1]
    else:
        given = dict(log.header.get("options", {}))
        values = game.meta.read_options(given.pop("players", None), given)
        state = game.setup(board, values)
    return Table(game, board, state, log.header, chance="manual")


def _game_of(header: dict[str, Any], where: str) -> Game:
    """The rules a log was played with, be they the newest or kept beside them."""
    try:
        return find_game(rules_id(header["game"], header.get("rules")))
    except NoRules:
        meta = find_meta(header["game"])
        played, ours = header.get("rules"), meta.rules_version
        raise NoRules(
            f"{where} was played with rules version {played} of {meta.title};"
            f" this Orrery plays version {_and(kept_versions(meta.id), ours)}"
        ) from None


def _and(kept: list[int], ours: int) -> str:
    return " and ".join(map(str, [*kept, ours]))


def replay_step(table: Table, step: Step, where: str) -> None:
    """Play one recorded action; BadInput when it is illegal or leads elsewhere."""
    _act(table, step, where, None)
    if table.log.hash != step.hash:
        raise BadInput(f"{where} ({step.text!r}) leads to hash {table.log.hash}, not {step.hash}")


def follow_step(table: Table, step: Step, where: str) -> None:
    """Play one recorded action, and believe its hash; BadInput when it is illegal.

    A hash is made of the one before it and the position, so `replay_step` of the last action
    tells whether all that were believed have led where they led before.
    """
    _act(table, step, where, step)


def _act(table: Table, step: Step, where: str, told: Step | None) -> None:
    try:
        table.act(step.seat, step.text, told)
    except ValueError as error:
        raise BadInput(f"{where} cannot be replayed: {error}") from None


def verify(path: str | Path) -> str:
    """Replay a log and recompute every draw; a sentence that says what holds."""
    log = read_any_log(path)
    table = open_log(log, str(path))
    stream = ChanceStream(log.header["seed"]) if "seed" in log.header else None
    n_draws = 0
    for number, step in enumerate(log.steps, 1):
        where = f"{path}, action {number}"
        is_draw = step.seat == CHANCE and table.game.chance_due(table.board, table.state)
        if is_draw and stream is not None:
            _check_draw(table, step, stream, where)
            n_draws += 1
        elif is_draw and log.header.get("scheme") == 0:
            raise BadInput(f"{where}: something is drawn, though the head says that nothing is")
        replay_step(table, step, where)
    _check_result(log, table, str(path))
    draws = f", {n_draws} draws follow from the seed" if stream is not None else ""
    end = "finished" if table.is_over else "not finished"
    return f"{path}: {len(log.steps)} actions replay to hash {table.log.hash}{draws}; {end}"


def position(
    game: Game,
    text: str,
    seed: int | str | None = None,
    chance: str = "auto",
    board_file: str | None = None,
) -> Table:
    """A table at any position; `board_file` for a board that is not ours."""
    given = None if board_file is None else game.load_board(board_file)
    board, state = game.parse_position(text, given)
    name = board_file or game.board_name(board)
    values = game.position_options(board, state)
    header = new_header(game, board, name, values, seed)
    header["start"] = text
    return Table(game, board, state, header, chance)


def _seat_reader(path: str | Path, game_id: str) -> Any:
    meta = find_meta(game_id)

    def number(name: str) -> int:
        if name == "chance":
            return CHANCE
        if name not in meta.seat_names:
            raise BadInput(f"{path}: no seat {name!r} in {meta.title}")
        return meta.seat_number(name)

    return number


def _board_of(game: Game, header: dict[str, Any], where: str) -> Any:
    if "board_data" in header:
        board = _board_in_log(game, header)
    else:
        board = game.load_board(header["board"])
    if game.board_hash(board) != header.get("board_hash"):
        raise BadInput(f"{where} was played on another board than our {header['board']!r}")
    return board


def _board_in_log(game: Game, header: dict[str, Any]) -> Any:
    """The board of a file that the log has taken along."""
    name = read_name(header["board"])
    with TemporaryDirectory() as folder:
        file = Path(folder) / Path(name.file).name
        file.write_text(header["board_data"], "utf-8")
        return game.load_board(f"{file}:{name.section}" if name.section else str(file))


def _check_draw(table: Table, step: Step, stream: ChanceStream, where: str) -> None:
    actions, weights = table.game.chances(table.board, table.state)
    drawn = actions[stream.pick(weights)]
    text = table.game.action_text(table.board, table.state, CHANCE, drawn)
    if text != step.text:
        raise BadInput(f"{where}: the seed draws {text!r}, the log says {step.text!r}")


def _check_result(log: Log, table: Table, where: str) -> None:
    if log.result is not None and log.result != table.log.result:
        raise BadInput(f"{where} ends with {log.result}, but the game ends with {table.log.result}")


def _resume_chance(table: Table, log: Log) -> None:
    n_draws = sum(step.seat == CHANCE for step in log.steps)
    table.sample_chance(ChanceStream(log.header["seed"], n_draws))
