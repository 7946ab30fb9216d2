"""Compiling a game ahead, so that its code is on the disk.

    python -m orrery.bots.compilation GAME

The process gives way to everybody else: nobody waits for it, modules play meanwhile.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import numpy as np

from orrery.bots.deeds import deeds_at
from orrery.bots.levels import level_names
from orrery.bots.players import Bot
from orrery.bots.search.backend import Native
from orrery.bots.search.tree import new_tree
from orrery.core.contract import SPECTATOR
from orrery.core.registry import find_game, package_of
from orrery.core.rule import IS_PLAIN, cache_folder
from orrery.core.table import new_table
from orrery.core.target import loading

NICE = 19
WHOLE = "whole"
"""The file that says: all that a table and its bots need is on the disk."""


def is_on_disk(game_id: str) -> bool:
    """Whether all that a table and its bots need is compiled already."""
    return not IS_PLAIN and (cache_folder(package_of(game_id)) / WHOLE).exists()


def load(game_id: str) -> None:
    """Load compiled rules and search in this thread, while others go on."""
    with loading():
        warm_up(game_id)
        warm_search(game_id)


def compile_whole(game_id: str) -> None:
    """The same, and leave word that it is done."""
    load(game_id)
    (cache_folder(package_of(game_id)) / WHOLE).touch()


def warm_up(game_id: str) -> None:
    """Play the first actions of a game, which compiles all that a table needs."""
    game = find_game(game_id)
    table = new_table(game, seed=1)
    for _ in range(2):
        seat = table.to_act[0]
        table.why_not(seat, table.actions(seat)[0])
        action = Bot(game, "random").choose(table.board, table.state, seat)
        table.play_number(seat, action)
    table.view(SPECTATOR)
    game.scores(table.board, table.state)
    game.winners(table.board, table.state)
    game.rules.is_winner(table.board, table.state, 0)
    game.fault(table.board, table.state)
    game.dealt(table.board, game.hidden(table.board, table.state, 0), 0, np.ones(1, np.uint64))


def warm_search(game_id: str) -> None:
    """Let the weakest level and a greedy player think once, which compiles the search.

    Where the strongest one remembers, it does so once, too.
    """
    game = find_game(game_id)
    table = new_table(game, seed=1)
    seat = table.to_act[0]
    Bot(game, "greedy").choose(table.board, table.state, seat)
    weakest = Bot(game, level_names()[0], n_seats=table.state.n_seats)
    for _ in range(2):  # the second time it looks for the position in its tree
        weakest.lines(table.board, table.state, seat)
    Native(game).keep_subtree(new_tree(2, table.state.n_seats), 0, new_tree(2, table.state.n_seats))
    admiral = Bot(game, level_names()[-1], n_seats=table.state.n_seats)
    if game.hooks.thinking.endings is not None:
        admiral.warm_up(table.board, table.state, seat)
    if admiral.remembers:
        table.play(seat, table.actions(seat)[0])
        admiral.recall(table.board, deeds_at(table), table.to_act[0])
        admiral.choose(table.board, table.state, table.to_act[0])


def start_compiler(game_id: str) -> subprocess.Popen[bytes]:
    """A process that compiles a game, gives way, and ends with this one however that ends."""
    command = [sys.executable, "-m", "orrery.bots.compilation", game_id]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet)


def give_way() -> None:
    """Run only when nobody else wants to, as far as this system knows how."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def end_with_parent() -> None:
    """End when nobody holds the other end of the input any more; what is on the disk stays."""
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    give_way()
    threading.Thread(target=end_with_parent, daemon=True).start()
    compile_whole(sys.argv[1])
