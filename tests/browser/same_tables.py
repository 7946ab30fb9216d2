"""Plays the first moves and lessons of games and prints a hash of all that was seen; a script.

python same_tables.py [--stand-in] GAME ...
"""

from __future__ import annotations

import hashlib
import importlib.resources
import json
import random
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.core.game import Game
    from orrery.core.table import Table

N_MOVES = 12
JUDGED = "connect_four"  # by a search; in plain Python that takes its time elsewhere


def main(arguments: list[str]) -> None:
    """One line a game."""
    if "--stand-in" in arguments:
        sys.modules["numba"] = None  # type: ignore[assignment]
        from orrery.browser.page import use_stand_ins

        use_stand_ins()
    for game in [name for name in arguments if not name.startswith("-")]:
        print(game, seen(game))


def seen(game_id: str) -> str:
    """A hash of positions, views, lists, events and lessons; positions are read back, too."""
    from orrery.core.registry import find_game
    from orrery.core.replay import position
    from orrery.core.table import new_table

    table, dice, digest = new_table(find_game(game_id), seed=3), random.Random(4), hashlib.sha256()
    for _ in range(N_MOVES):
        seat = table.to_act[0]
        actions = table.actions(seat)
        digest.update(json.dumps([table.view(viewer) for viewer in range(2)]).encode())
        digest.update(f"{table.text} {actions} {table.play(seat, dice.choice(actions))}".encode())
        assert position(table.game, table.text).text == table.text
    for told in lessons(game_id):
        digest.update(told)
    digest.update(weights(table.game))
    if game_id == JUDGED:
        digest.update(judged(table).encode())
    return digest.hexdigest()


def lessons(game_id: str) -> Iterator[bytes]:
    """The first step of every lesson, as a page is sent it."""
    import msgspec

    from orrery.lessons.reader import course_of
    from orrery.server.protocol.lessons import LessonQuestion
    from orrery.server.views.lessons import lesson_seen

    for lesson in course_of(game_id).ids:
        question = LessonQuestion(game=game_id, lesson=lesson, step=0)
        yield msgspec.json.encode(lesson_seen(question, "en"))


def weights(game: Game) -> bytes:
    """The network of a game, which is read only where its features are what they were."""
    from orrery.bots.network.files import NAME, network_of

    network = network_of(game)
    is_there = importlib.resources.files(game.package).joinpath(NAME).is_file()
    assert (network is not None) == is_there
    return b"".join(array.tobytes() for array in network or ())


def judged(table: Table) -> str:
    """Each seat's chance in the last position."""
    from orrery.analysis.judge import Judge, sights_of

    sights = sights_of(table.game, table.board, table.state)
    return str(Judge(table.game).shares(table.board, sights, 2))


if __name__ == "__main__":
    main(sys.argv[1:])
