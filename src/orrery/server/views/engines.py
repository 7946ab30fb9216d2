"""The engine of a game for a person's device: its module, a board, weights, how to lay memory."""

from __future__ import annotations

import gzip
import hashlib
import json
from functools import cache, lru_cache
from typing import NamedTuple

from orrery.bots.levels import Level, knobs_of, level_names, level_of
from orrery.bots.network.files import network_of
from orrery.core.game import Game
from orrery.core.records import bytes_of, memory_of
from orrery.core.registry import find_game
from orrery.core.table import Table, new_table
from orrery.server.logbook.game import Running
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.device import (
    BoardSeen,
    EngineSeen,
    LevelSeen,
    NetworkSeen,
    PieceSeen,
    Trial,
)
from orrery.wasm.boards import pieces_of
from orrery.wasm.plan import network_plan, packed_network, plan_of
from orrery.wasm.shipped import shipped_module, why_stale

MODULES = "/api/modules"
NETWORKS = "/api/networks"
TRIED = "captain"  # the level that a device is tried with
TRIAL_SEED = 1
MOST_ENGINES = 64  # boards and options that are remembered


class EngineFile(NamedTuple):
    """A part of an engine as it is sent."""

    sha256: str
    content: bytes
    packed: bytes  # by gzip


def engine_file(content: bytes) -> EngineFile:
    """Some content, with its hash, and packed."""
    digest = hashlib.sha256(content).hexdigest()
    return EngineFile(digest, content, gzip.compress(content, mtime=0))


@cache
def module_file(game_id: str) -> EngineFile:
    """The module of a game; Denied if it has none, or one that is not as its rules are."""
    game = find_game(game_id)
    lack, content = why_stale(game), shipped_module(game)
    if lack is not None or content is None:
        raise Denied("not_ready", f"{game.meta.title} has no engine for devices at present")
    return engine_file(content)


@cache
def network_file(game_id: str) -> EngineFile | None:
    """The weights of a game's network; None if it has none, or one that does not fit."""
    network = network_of(find_game(game_id))
    return None if network is None else engine_file(packed_network(network))


def engine_for(running: Running) -> EngineSeen:
    """All that a device needs to think about a game that is being played."""
    header = running.header
    return engine_seen(str(header["game"]), str(header["board"]), json.dumps(header["options"]))


@lru_cache(MOST_ENGINES)
def engine_seen(game_id: str, board_name: str, options: str) -> EngineSeen:
    """The same by game, board and options."""
    module, game = module_file(game_id), find_game(game_id)
    board, values = game.load_board(board_name), json.loads(options)
    n_seats = values.pop("players")
    first = new_table(game, n_seats, TRIAL_SEED, board=board_name, options=values)
    pieces = [PieceSeen(*piece) for piece in pieces_of(game, board)]
    return EngineSeen(
        game=game_id,
        module=f"{MODULES}/{game_id}/{module.sha256}.wasm",
        sha256=module.sha256,
        plan=plan_of(game),
        board=BoardSeen(memory_of(board).nbytes, pieces),
        trial=trial_of(first),
        network=network_seen(game, n_seats),
    )


def network_seen(game: Game, n_seats: int) -> NetworkSeen | None:
    """The weights of a game, and the levels that need them at such a table."""
    bots = [name for name in level_names() if level_of(game, name, n_seats).learned > 0]
    network = network_of(game) if bots else None
    file = network_file(game.meta.id)
    if network is None or file is None:
        return None
    return NetworkSeen(
        weights=f"{NETWORKS}/{game.meta.id}/{file.sha256}.bin",
        sha256=file.sha256,
        bots=bots,
        plan=network_plan(network),
    )


def trial_of(table: Table) -> Trial:
    """The first position of a game; nature has acted in it, if it had to."""
    game, seat = table.game, table.to_act[0]
    known = game.hidden(table.board, table.state, seat)
    n_seats = int(known.n_seats)
    level = level_seen(level_of(game, TRIED, n_seats), with_clock=False)
    return Trial(bytes_of(known), seat, n_seats, level)


def level_seen(level: Level, with_clock: bool) -> LevelSeen:
    """How a level thinks, for a device."""
    return LevelSeen(
        iterations=level.iterations,
        milliseconds=level.milliseconds if with_clock else None,
        random_share=level.random_share,
        knobs=[float(knob) for knob in knobs_of(level)],
    )
