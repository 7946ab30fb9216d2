"""Plays as the server and the terminal do, in a process of its own; says in JSON how it went.

    python first_answers.py GAME RANK N_MOVES [--takeover N] [--refuse MODULE,...] [--damaged]

`--refuse` lets no module of these names be imported, `--damaged` has the game's WebAssembly module
cut off in the middle, `--takeover` lets compiled code take over after so many moves.
"""

from __future__ import annotations

import argparse
import importlib.abc
import json
import logging
import sys
from collections.abc import Sequence
from typing import Any

parser = argparse.ArgumentParser()
parser.add_argument("game")
parser.add_argument("rank")
parser.add_argument("moves", type=int)
parser.add_argument("--takeover", type=int, default=-1)
parser.add_argument("--refuse", default="")
parser.add_argument("--damaged", action="store_true")
parser.add_argument("--iterations", type=int, default=12)
GIVEN = parser.parse_args()


class Refusal(importlib.abc.MetaPathFinder):
    """Stands for a machine on which some modules cannot be installed."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> None:
        if name.partition(".")[0] in GIVEN.refuse.split(","):
            raise ModuleNotFoundError(f"no module {name}", name=name)


class Sentences(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


sys.meta_path.insert(0, Refusal())
sentences = Sentences()
logging.getLogger("orrery").addHandler(sentences)

from orrery.bots.levels import read_level  # noqa: E402
from orrery.bots.officers import Officer  # noqa: E402
from orrery.bots.players import Bot  # noqa: E402
from orrery.bots.search.backend import Native  # noqa: E402
from orrery.core.registry import find_game  # noqa: E402
from orrery.core.rule import IS_TOLD_PLAIN  # noqa: E402
from orrery.core.table import new_table  # noqa: E402
from orrery.wasm.choice import at_once, target_of  # noqa: E402


def main() -> None:
    """Play, and say what was played by what."""
    if GIVEN.damaged:
        damage()
    at_once()
    game = find_game(GIVEN.game)
    if IS_TOLD_PLAIN:
        draw_charts_by_module()
    table = new_table(game, seed=3)
    played = []
    first = None
    for n in range(GIVEN.moves):
        if table.is_over:
            break
        seat = table.to_act[0]
        table.view(seat)
        action = bot_of(game, seat, table.state.n_seats).choose(table.board, table.state, seat)
        first = first or {"target": target_of(game), "numba": "numba" in sys.modules}
        table.play_number(seat, action)
        played.append(action)
        if n + 1 == GIVEN.takeover:
            take_over(game)
    last = target_of(game)
    end = {"played": played, "hash": table.log.hash, "text": table.text, "last": last}
    print(json.dumps({"first": first, **end, "said": sentences.said}))


bots: dict[int, Bot] = {}


def bot_of(game: Any, seat: int, n_seats: int) -> Bot:
    """The bot of a seat, which keeps its tree."""
    if seat not in bots:
        if GIVEN.rank in ("random", "greedy"):
            bots[seat] = Bot(game, GIVEN.rank, seat + 1)
        else:
            level = read_level(game, f"{GIVEN.rank}/iterations={GIVEN.iterations}", n_seats)
            bots[seat] = Bot(game, GIVEN.rank, player=Officer(game, level, seat + 1))
    return bots[seat]


def take_over(game: Any) -> None:
    """Load compiled code as a thread does, and let it go on."""
    from orrery.bots.compilation import compile_whole
    from orrery.wasm.takeover import Takeover

    takeover = Takeover(game)
    compile_whole(game.meta.id)
    takeover.at_move_end()
    takeover.wait()
    assert takeover.at_move_end()


def damage() -> None:
    """Cut the module off in the middle."""
    from orrery.wasm import playing

    real = playing.shipped_module
    playing.shipped_module = lambda game: real(game)[:-2000]


def draw_charts_by_module() -> None:
    """In plain Python a chart takes minutes; that modules draw the same is tested elsewhere."""
    from orrery.wasm import searching
    from orrery.wasm.playing import module_of
    from orrery.wasm.runtime import load

    def new_chart(self: Native, board: Any) -> Any:
        game = self._game
        return searching.draw_chart(load(game, module_of(game)), game, board)

    Native.new_chart = new_chart  # type: ignore[method-assign]


main()
