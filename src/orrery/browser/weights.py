"""The weights of networks on a page: files beside it, read when a bot first needs them."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

from orrery.bots.network.files import NAME
from orrery.bots.personalities import level_behind, searching_names
from orrery.core.game import Game
from orrery.core.mistakes import folder_of
from orrery.core.records import record_from
from orrery.core.registry import find_game, packages
from orrery.server.protocol.questions import HintQuestion, Question

Read = Callable[[str], Awaitable[Any]]
"""The unpacked content of a file beside the page, by its name; None: the site has no such file."""

log = logging.getLogger("orrery.browser")


def write_weights(engine: Path) -> None:
    """Put the weights of all games beside the other files of a site."""
    for game_id, file in _shipped():
        (engine / file_of(game_id)).write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def file_of(game_id: str) -> str:
    """How the file of a game is called."""
    return f"{game_id}.network.gz"


def _shipped() -> Iterator[tuple[str, Path]]:
    for game_id in packages():
        file = path_of(find_game(game_id))
        if file.is_file():
            yield game_id, file


def path_of(game: Game) -> Path:
    """Where `network_of` looks for the weights of a game."""
    folder = folder_of(game.package)
    assert folder is not None
    return folder / NAME


class Weights:
    """Brings each file once, at the first question of somebody who judges by it."""

    def __init__(self, read: Read) -> None:
        """Nothing is read yet."""
        self._read = read
        self._asked: set[str] = set()

    async def bring(self, question: Question | HintQuestion) -> None:
        """Have what a bot needs; without it, which is said once, it judges by the evaluation."""
        if question.game in self._asked or not needs_weights(question):
            return
        self._asked.add(question.game)
        try:
            content = await self._read(file_of(question.game))
        except Exception as error:  # whatever a browser throws
            log.warning("the weights of %s cannot be read: %s", question.game, error)
            return
        if content is not None:
            path_of(find_game(question.game)).write_bytes(content.to_bytes())


def needs_weights(question: Question | HintQuestion) -> bool:
    """Whether a bot judges by a network at such a table."""
    if question.bot not in searching_names():
        return False
    game = find_game(question.game)
    n_seats = int(record_from(game.dtype, question.state).n_seats)
    return level_behind(game, question.bot, n_seats).learned > 0
