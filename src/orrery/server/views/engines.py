"""The engine of a game for a person's device: its module, a board, and how to lay its memory."""

from __future__ import annotations

import gzip
import hashlib
import json
from functools import cache, lru_cache
from typing import NamedTuple

from orrery.bots.levels import Level, knobs_of, level_of
from orrery.core.records import bytes_of, memory_of
from orrery.core.registry import find_game
from orrery.core.table import Table, new_table
from orrery.server.logbook.game import Running
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.device import BoardSeen, EngineSeen, LevelSeen, PieceSeen, Trial
from orrery.wasm.boards import pieces_of
from orrery.wasm.plan import plan_of
from orrery.wasm.shipped import shipped_module, why_stale

MODULES = "/api/modules"
TRIED = "captain"  # the level that a device is tried with
TRIAL_SEED = 1
MOST_ENGINES = 64  # boards and options that are remembered


class ModuleFile(NamedTuple):
    """A module as it is sent."""

    sha256: str
    content: bytes
    packed: bytes  # by gzip


@cache
def module_file(game_id: str) -> ModuleFile:
    """The module of a game; Denied if it has none, or one that is not as its rules are."""
    game = find_game(game_id)
    lack, content = why_stale(game), shipped_module(game)
    if lack is not None or content is None:
        raise Denied("not_ready", f"{game.meta.title} has no engine for devices at present")
    digest = hashlib.sha256(content).hexdigest()
    return ModuleFile(digest, content, gzip.compress(content, mtime=0))


def engine_for(running: Running) -> EngineSeen:
    """All that a device needs to think about a game that is being played."""
    header = running.header
    return engine_seen(str(header["game"]), str(header["board"]), json.dumps(header["options"]))


@lru_cache(MOST_ENGINES)
def engine_seen(game_id: str, board_name: str, options: str) -> EngineSeen:
    """The same by game, board and options."""
    module, game = module_file(game_id), find_game(game_id)
    board, values = game.load_board(board_name), json.loads(options)
    first = new_table(game, values.pop("players"), TRIAL_SEED, board=board_name, options=values)
    pieces = [PieceSeen(*piece) for piece in pieces_of(game, board)]
    return EngineSeen(
        game=game_id,
        module=f"{MODULES}/{game_id}/{module.sha256}.wasm",
        sha256=module.sha256,
        plan=plan_of(game),
        board=BoardSeen(memory_of(board).nbytes, pieces),
        trial=trial_of(first),
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
