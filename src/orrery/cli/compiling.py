"""The progress line of a first compilation: how many functions are done, and which game.

Only for what does not begin with a module (`orrery.wasm.choice`): batches, and games without one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from orrery.bots.players import Bot
from orrery.core.errors import BadGame
from orrery.core.game import Game
from orrery.core.rule import IS_PLAIN, cache_folder, home_of
from orrery.wasm.choice import plays_at_once


@contextmanager
def compilation_shown(game: Game) -> Iterator[None]:
    """While this lasts, a line on stderr counts compiled functions of a game not yet on disk."""
    if IS_PLAIN or is_compiled(game):
        yield
        return
    from numba.core import event

    counter = _counter(f"Compiling the rules of {game.meta.title} (once; under half a minute)")
    event.register("numba:compile", counter)
    try:
        yield
    finally:
        event.unregister("numba:compile", counter)
        counter.finish()


@contextmanager
def search_shown(game: Game) -> Iterator[None]:
    """The same for the search of the bots; a search that is on disk already shows nothing."""
    if IS_PLAIN:
        yield
        return
    from numba.core import event

    counter = _counter(f"Compiling the search for {game.meta.title} (once; about a minute)")
    event.register("numba:compile", counter)
    try:
        yield
    finally:
        event.unregister("numba:compile", counter)
        counter.finish()


def is_compiled(game: Game) -> bool:
    """Whether compiled code of the game's engine is on disk already."""
    folder = cache_folder(home_of(game.engine.apply.py_func))
    return any(folder.rglob("engine.apply-*.nbc"))


def _counter(what: str) -> Any:
    """A listener to Numba's compiler that keeps one line up to date."""
    from numba.core import event

    class Counter(event.Listener):  # type: ignore[misc]
        n_done = 0
        is_begun = False

        def on_start(self, happening: Any) -> None:
            if not self.is_begun:  # others may start before the first one ends
                self.is_begun = True
                self.show("")

        def on_end(self, happening: Any) -> None:
            self.n_done += 1
            self.show(f"{self.n_done} functions")

        def show(self, done: str) -> None:
            """A terminal shows every step; a file or a notebook has one line of it."""
            if not done:
                print(what, end="", file=sys.stderr, flush=True)
            elif sys.stderr.isatty():
                print(f"\r{what} {done}", end="", file=sys.stderr, flush=True)

        def finish(self) -> None:
            if self.is_begun:
                print(" done", file=sys.stderr, flush=True)

    return Counter()


def warm_up(game: Game) -> None:
    """Compile what a game at a table needs, with the progress line; a module needs nothing."""
    if plays_at_once(game):
        return
    with compilation_shown(game):
        values = game.meta.read_options(None, {})
        board = game.load_board(game.default_board(values))
        state = game.setup(board, values)
        game.chance_due(board, state)
        game.fault(board, state)
        _play_one_action(game, board, state)


def warm_search(bot: Bot, board: Any, state: Any, seat: int) -> None:
    """Compile what a bot that searches needs, before a clock runs: a few thoughts without one."""
    if plays_at_once(bot.game):
        return
    with search_shown(bot.game):
        bot.warm_up(board, state, seat)


def _play_one_action(game: Game, board: Any, state: Any) -> None:
    """Compiles referee, generator and deed."""
    game.why_not(board, state, 0, 0)
    game.scores(board, state)
    seats = game.to_act(board, state)
    if seats:
        actions = game.actions(board, state, seats[0])
        if not actions:
            raise BadGame(
                f"{game.meta.id}: {game.seat_name(seats[0])} must act first and has no action."
                f" Position: {game.position_text(board, state)}"
            )
        game.hidden(board, state, seats[0])
        game.apply(board, state, seats[0], actions[0])
    else:
        by_chance, _ = game.chances(board, state)
        game.apply(board, state, -1, by_chance[0])
