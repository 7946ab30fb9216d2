"""Weights on disk: `network.npz` in the package of a game, with how it was made.

Besides the arrays of `Network` a file holds `about`, a text in JSON: the format, the game, the
fingerprint of its features, and `how`: whatever its maker wants to tell (command, seeds, games).
A file that does not fit is refused with the reason; then the game's own evaluation judges alone,
and the log says so once.
"""

from __future__ import annotations

import functools
import json
import logging
import zipfile
import zlib
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np

from orrery.bots.network.archive import Column, read_columns
from orrery.bots.network.fingerprint import features_of
from orrery.bots.network.layers import FULL, MOST_FEATURE, Network
from orrery.core.errors import BadInput, trouble
from orrery.core.game import Game

NAME = "network.npz"
FORMAT = 1
MOST_BYTES = 1_000_000
MOST_SUM = 2**31 - 1
MOST_INPUTS = MOST_FEATURE, FULL, FULL  # of the three layers
WEIGHTS, BIAS = "<i2", "<i4"
TYPES = {WEIGHTS: np.int16, BIAS: np.int32}


log = logging.getLogger("orrery.bots")


@functools.cache
def network_of(game: Game) -> Network | None:
    """The network of a game; None if it has none, or one that does not fit."""
    source = files(game.package).joinpath(NAME)
    if not source.is_file():
        return None
    with as_file(source) as path:
        try:
            return read_network(game, path)
        except BadInput as error:
            log.warning("%s; %s plays by its own evaluation", error, game.meta.id)
            return None


def write_network(game: Game, path: Path, network: Network, how: dict[str, Any]) -> None:
    """Write weights for a game; BadInput if they could not be read again."""
    about = {"format": FORMAT, "game": game.meta.id, "features": features_of(game), "how": how}
    by_rows: Any = {name: np.ascontiguousarray(array) for name, array in network._asdict().items()}
    _check_columns(game, path, {name: _column_of(array) for name, array in by_rows.items()})
    with path.open("wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps(about)), **by_rows)


def read_network(game: Game, path: Path) -> Network:
    """The weights for a game; BadInput if the file is no such thing, or one for something else."""
    columns = _columns(path)
    _check_about(game, path, columns.pop("about", None))
    _check_columns(game, path, columns)
    return Network(
        **{
            name: np.frombuffer(bytearray(found.content), TYPES[found.kind]).reshape(found.shape)
            for name, found in columns.items()
        }
    )


def how_made(path: Path) -> dict[str, Any]:
    """What the maker of a file tells of it."""
    return dict(json.loads(_columns(path)["about"].text())["how"])


def _columns(path: Path) -> dict[str, Column]:
    """Everything in a file, which is no larger than it may be."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise _bad(path, f"it is larger than {MOST_BYTES:,} bytes")
        return read_columns(path)
    except BadInput:
        raise
    except (OSError, EOFError, ValueError, TypeError, KeyError, SyntaxError,
            zipfile.BadZipFile, zlib.error) as error:  # fmt: skip
        raise _bad(path, f"it cannot be read ({trouble(error)})") from None


def _column_of(array: Any) -> Column:
    """What an array would be in a file."""
    return Column(array.dtype.str, array.shape, array.tobytes())


def _check_about(game: Game, path: Path, about: Column | None) -> None:
    """Whether a file was made for this game as it is now."""
    try:
        told = json.loads(about.text() if about is not None else "")
        format_, for_game, features = told["format"], told["game"], told["features"]
    except (ValueError, KeyError, TypeError):
        raise _bad(path, "it does not say what it was made for") from None
    if format_ != FORMAT:
        raise _bad(path, f"its format is {format_}, and we read {FORMAT}")
    if for_game != game.meta.id:
        raise _bad(path, f"it was made for {for_game}, not for {game.meta.id}")
    if features != features_of(game):
        raise _bad(path, f"the features of {game.meta.id} have changed since it was made")


def _check_columns(game: Game, path: Path, columns: dict[str, Column]) -> None:
    """Whether arrays are those of a network for a game, and no sum in it can overflow."""
    kinds = dict.fromkeys(Network._fields[::2], (WEIGHTS, 2))
    kinds |= dict.fromkeys(Network._fields[1::2], (BIAS, 1))
    if {name: (one.kind, len(one.shape)) for name, one in columns.items()} != kinds:
        raise _bad(path, f"its arrays are not {', '.join(Network._fields)} as we know them")
    found = [columns[name] for name in Network._fields]
    weights, biases = found[::2], found[1::2]
    n_first, n_second, n_out = (one.shape[0] for one in biases)
    shapes = (game.engine.OBSERVATION_SIZE, n_first), (n_first, n_second), (n_second, n_out)
    if tuple(one.shape for one in weights) != shapes:
        raise _bad(path, f"its layers do not fit together or to {shapes[0][0]} features")
    if n_out < game.meta.max_players:
        raise _bad(path, f"it judges {n_out} seats, {game.meta.id} has {game.meta.max_players}")
    for one, bias, most in zip(weights, biases, MOST_INPUTS, strict=True):
        if largest_sum(one, bias, most) > MOST_SUM:
            raise _bad(path, "its weights are so large that sums could overflow")


def largest_sum(weights: Column, bias: Column, most_input: int) -> int:
    """How large the sum of any unit can become."""
    numbers, own, n = weights.numbers(), bias.numbers(), weights.shape[1]
    sums = [most_input * sum(map(abs, numbers[unit::n])) + abs(own[unit]) for unit in range(n)]
    return max(sums, default=0)


def _bad(path: Path, why: str) -> BadInput:
    return BadInput(f"network {path} refused: {why}")
