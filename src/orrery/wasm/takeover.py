"""Compiled code takes over from a module, at the end of a move, without anyone noticing.

It is loaded from the disk in a thread while the module plays on. Both have the same bytes of
positions, trees and generators, so the next move is the one the module would have made.
"""

from __future__ import annotations

import logging
import subprocess
import threading

from orrery.bots.compilation import is_on_disk, load, start_compiler
from orrery.core.game import Game
from orrery.core.rule import IS_PLAIN
from orrery.wasm.choice import MODULE, compiled_plays, target_of

log = logging.getLogger("orrery.wasm")


class Takeover:
    """The compiled code of one game, on its way."""

    def __init__(self, game: Game) -> None:
        """Nothing is loaded yet."""
        self._game = game
        self._thread: threading.Thread | None = None
        self._is_loaded = False
        self._compiler: subprocess.Popen[bytes] | None = None

    def compile(self) -> None:
        """Begin to compile in a process of its own, unless it is on the disk or cannot be."""
        if not IS_PLAIN and target_of(self._game) == MODULE and not is_on_disk(self.game_id):
            self._compiler = start_compiler(self.game_id)

    @property
    def game_id(self) -> str:
        """Which game."""
        return self._game.meta.id

    def at_move_end(self) -> bool:
        """Take over if everything is loaded; begin to load if it is on the disk by now."""
        if target_of(self._game) != MODULE:
            return False
        if self._is_loaded:
            compiled_plays(self._game)
            return True
        if self._thread is None and is_on_disk(self.game_id):
            self._thread = threading.Thread(target=self._load, daemon=True)
            self._thread.start()
        return False

    def _load(self) -> None:
        try:
            load(self.game_id)
            self._is_loaded = True
        except Exception as error:  # the module plays on
            log.warning("%s: compiled rules cannot be loaded: %s", self._game.meta.title, error)

    def wait(self) -> None:
        """Come back when what is being loaded is loaded."""
        if self._thread is not None:
            self._thread.join()

    def close(self) -> None:
        """Stop compiling; what is on the disk by now is kept."""
        if self._compiler is not None:
            with self._compiler as compiler:
                compiler.kill()
