"""`orrery network GAME`: the network that a game's strongest bots judge by, and its ONNX model.

orrery network spacewalk                      how it was made
orrery network spacewalk --onnx space.onnx    for other programs, with what its features mean
orrery network spacewalk --file learn-spacewalk/network.npz
"""

from __future__ import annotations

import argparse
import json
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from orrery.bots.network.files import NAME, how_made, read_network
from orrery.bots.network.layers import Network
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.registry import find_game
from orrery.learn.onnx_model import model_of

NAMES = {
    "command": "made by",
    "machine": "on",
    "minutes": "minutes",
    "generation": "generation",
    "positions": "positions",
    "loss": "loss",
    "loss_by_hand": "loss by hand",
    "share": "won of its trial",
}


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, a file, and where to write."""
    parser.add_argument("game", metavar="GAME", help="its id")
    parser.add_argument("--file", metavar="FILE", help="this network instead of the game's own")
    parser.add_argument("--onnx", metavar="FILE", help="write it as an ONNX model")
    parser.add_argument("--json", action="store_true", help="print how it was made as JSON")


def run(args: argparse.Namespace) -> int:
    """Print how it was made, or write the model."""
    game = find_game(args.game)
    network, how = read(game, args.file)
    if args.onnx:
        write(Path(args.onnx), model_of(game, network, how))
    if args.json:
        print(json.dumps(how))
    else:
        print("\n".join(told(network, how)))
    return 0


def read(game: Game, path: str | None) -> tuple[Network, dict[str, Any]]:
    """A network and how it was made; BadInput if there is none."""
    if path is not None:
        return read_network(game, Path(path)), how_made(Path(path))
    source = files(game.package).joinpath(NAME)
    if not source.is_file():
        raise BadInput(f"{game.meta.id} has no network; `orrery learn {game.meta.id}` makes one")
    with as_file(source) as found:
        return read_network(game, found), how_made(found)


def write(path: Path, model: Any) -> None:
    """The model as a file."""
    try:
        path.write_bytes(model.SerializeToString())
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None


def told(network: Network, how: dict[str, Any]) -> list[str]:
    """Lines for people."""
    units = [len(one) for one in (network.first, *network[1::2])]
    lines = [" > ".join(map(str, units)) + " units"]
    return lines + [f"{name}: {how[key]}" for key, name in NAMES.items() if key in how]
