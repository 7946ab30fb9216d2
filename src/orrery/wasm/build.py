"""One WebAssembly module for a game, from the same rules.

    python -m orrery.wasm.build [GAME ...]          the modules of games into their packages
    python -m orrery.wasm.build GAME --to FILE      one module elsewhere

Without a name those that are stale or missing. The same sources and tools give the same bytes, in
any folder. A module imports nothing but its memory, and says in a section of its own what it is
(`card.Card`).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.registry import find_game, game_ids
from orrery.wasm.card import SECTION, card_of
from orrery.wasm.linking import linked, run
from orrery.wasm.sections import MEMORY, imports_of, with_section
from orrery.wasm.shipped import module_file, why_stale


def build(game: Game) -> bytes:
    """The module of a game."""
    module = linked(compiled(game.meta.id))
    foreign = [one for one in imports_of(module) if one != MEMORY]
    if foreign:
        names = ", ".join(one.name for one in foreign)
        raise BadInput(f"{game.meta.id}: the module would import {names}; rules call rules only")
    return with_section(module, SECTION, msgspec.json.encode(card_of(game)))


def compiled(game_id: str) -> bytes:
    """The object file of a game's rules; see `compiling` for why in another process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rules.o"
        command = [sys.executable, "-m", "orrery.wasm.compiling", game_id, str(file)]
        env = {**os.environ, "NUMBA_DISABLE_JIT": "0", "PYTHONHASHSEED": "0"}
        run(command, env | {"NUMBA_BOUNDSCHECK": "0", "NUMBA_OPT": "3"})
        return file.read_bytes()


def main() -> None:
    """Build, and say how it goes."""
    parser = argparse.ArgumentParser(prog="orrery.wasm.build", description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--to", type=Path, metavar="FILE")
    given = parser.parse_args()
    games = [find_game(name) for name in given.games or game_ids()]
    if given.to and len(given.games) != 1:
        parser.error("--to is for the module of one game")
    wanted = [game for game in games if given.games or why_stale(game)]
    for number, game in enumerate(wanted, 1):
        write(game, given.to or module_file(game), f"[{number}/{len(wanted)}]")
    if not wanted:
        print("All modules are as their sources say.")


def write(game: Game, file: Path, label: str) -> None:
    """Build a module; the file is whole at any time."""
    print(f"{label} {game.meta.title} ...", end=" ", flush=True)
    before = time.perf_counter()
    module = build(game)
    draft = file.with_suffix(f".{os.getpid()}")
    draft.write_bytes(module)
    draft.replace(file)
    print(f"{len(module) / 1000:.1f} kB, {time.perf_counter() - before:.0f} s", flush=True)


if __name__ == "__main__":
    main()
