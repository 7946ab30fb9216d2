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
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np

from orrery.bots.network.fingerprint import features_of
from orrery.bots.network.layers import FULL, MOST_FEATURE, Network, no_network
from orrery.core.errors import BadInput
from orrery.core.game import Game

NAME = "network.npz"
FORMAT = 1
MOST_BYTES = 1_000_000
MOST_SUM = 2**31 - 1
MOST_INPUTS = MOST_FEATURE, FULL, FULL  # of the three layers

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
    _check_arrays(game, path, network._asdict())
    with path.open("wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps(about)), **network._asdict())


def read_network(game: Game, path: Path) -> Network:
    """The weights for a game; BadInput if the file is no such thing, or one for something else."""
    arrays = _arrays(path)
    _check_about(game, path, arrays.pop("about", None))
    _check_arrays(game, path, arrays)
    return Network(**{name: np.ascontiguousarray(array) for name, array in arrays.items()})


def how_made(path: Path) -> dict[str, Any]:
    """What the maker of a file tells of it."""
    return dict(json.loads(str(_arrays(path)["about"]))["how"])


def _arrays(path: Path) -> dict[str, Any]:
    """Everything in a file, which is no larger than it may be."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise _bad(path, f"it is larger than {MOST_BYTES:,} bytes")
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            return dict(found)
    except (OSError, EOFError, ValueError, TypeError, zipfile.BadZipFile) as error:
        if isinstance(error, BadInput):
            raise
        raise _bad(path, f"it cannot be read ({error})") from None


def _check_about(game: Game, path: Path, about: Any) -> None:
    """Whether a file was made for this game as it is now."""
    try:
        told = json.loads(str(about))
        format_, for_game, features = told["format"], told["game"], told["features"]
    except (ValueError, KeyError, TypeError):
        raise _bad(path, "it does not say what it was made for") from None
    if format_ != FORMAT:
        raise _bad(path, f"its format is {format_}, and we read {FORMAT}")
    if for_game != game.meta.id:
        raise _bad(path, f"it was made for {for_game}, not for {game.meta.id}")
    if features != features_of(game):
        raise _bad(path, f"the features of {game.meta.id} have changed since it was made")


def _check_arrays(game: Game, path: Path, arrays: dict[str, Any]) -> None:
    """Whether arrays are those of a network for a game, and no sum in it can overflow."""
    kinds = {name: (array.dtype, array.ndim) for name, array in no_network()._asdict().items()}
    if {name: (array.dtype, array.ndim) for name, array in arrays.items()} != kinds:
        raise _bad(path, f"its arrays are not {', '.join(kinds)} as we know them")
    network = Network(**arrays)
    n_first, n_second, n_out = (len(bias) for bias in network[1::2])
    shapes = (game.engine.OBSERVATION_SIZE, n_first), (n_first, n_second), (n_second, n_out)
    if tuple(array.shape for array in network[::2]) != shapes:
        raise _bad(path, f"its layers do not fit together or to {shapes[0][0]} features")
    if n_out < game.meta.max_players:
        raise _bad(path, f"it judges {n_out} seats, {game.meta.id} has {game.meta.max_players}")
    for weights, bias, most in zip(network[::2], network[1::2], MOST_INPUTS, strict=True):
        if largest_sum(weights, bias, most) > MOST_SUM:
            raise _bad(path, "its weights are so large that sums could overflow")


def largest_sum(weights: Any, bias: Any, most_input: int) -> int:
    """How large the sum of any unit can become."""
    sums = most_input * np.abs(weights.astype(np.int64)).sum(axis=0) + np.abs(bias.astype(np.int64))
    return int(sums.max(initial=0))


def _bad(path: Path, why: str) -> BadInput:
    return BadInput(f"network {path} refused: {why}")
