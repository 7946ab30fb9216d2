"""One WebAssembly module for a game, from the same rules.

    python -m orrery.wasm.build GAME FILE

The same sources and tools give the same bytes, on any machine and in any folder. A module imports
nothing but its memory, and says in a section of its own what it is (`Card`).
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import msgspec

from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.records import memory_of
from orrery.core.registry import find_game
from orrery.wasm.fingerprint import ALL_EXPORTS, fingerprint
from orrery.wasm.sections import MEMORY, custom_section, imports_of, with_section

SECTION = "orrery"
STACK_BYTES = 1 << 18
HEAP_BASE = "__heap_base"  # where the memory that a module needs for itself ends

LINK = (
    "--no-entry", "--import-memory", "--stack-first", "-z", f"stack-size={STACK_BYTES}",
    "--gc-sections", "--strip-all", "-O2", f"--export={HEAP_BASE}",
    *(f"--export={name}" for name in ALL_EXPORTS),
)  # fmt: skip


class Card(msgspec.Struct, frozen=True):
    """What a module says of itself."""

    game: str
    rules_version: int
    fingerprint: str  # of its sources
    board_bytes: int
    options_bytes: int
    state_bytes: int
    n_actions: int
    max_actions: int
    max_chance: int
    observation_size: int


def build(game: Game) -> bytes:
    """The module of a game."""
    module = linked(compiled(game.meta.id))
    foreign = [one for one in imports_of(module) if one != MEMORY]
    if foreign:
        names = ", ".join(one.name for one in foreign)
        raise BadInput(f"{game.meta.id}: the module would import {names}; rules call rules only")
    return with_section(module, SECTION, msgspec.json.encode(card_of(game)))


def card_of(game: Game) -> Card:
    """What a module made now would say of itself."""
    values = game.meta.read_options(None, {})
    board = memory_of(game.load_board(game.default_board(values)))
    return Card(
        game=game.meta.id,
        rules_version=game.meta.rules_version,
        fingerprint=fingerprint(game.package),
        board_bytes=board.nbytes,
        options_bytes=memory_of(game.options_record(values)).nbytes,
        state_bytes=game.dtype.itemsize,
        n_actions=game.engine.N_ACTIONS,
        max_actions=game.engine.MAX_ACTIONS,
        max_chance=game.engine.MAX_CHANCE,
        observation_size=game.engine.OBSERVATION_SIZE,
    )


def read_card(module: bytes) -> Card:
    """What a module says of itself; BadInput if it is none of ours."""
    content = custom_section(module, SECTION)
    if content is None:
        raise BadInput("this WebAssembly module does not say which game it is")
    try:
        return msgspec.json.decode(content, type=Card)
    except msgspec.DecodeError as error:
        raise BadInput(f"this WebAssembly module says of itself what it cannot: {error}") from None


def compiled(game_id: str) -> bytes:
    """The object file of a game's rules; see `compiling` for why in another process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rules.o"
        command = [sys.executable, "-m", "orrery.wasm.compiling", game_id, str(file)]
        env = {**os.environ, "NUMBA_DISABLE_JIT": "0", "NUMBA_LOOP_VECTORIZE": "0"}
        env |= {"NUMBA_SLP_VECTORIZE": "0", "NUMBA_BOUNDSCHECK": "0", "PYTHONHASHSEED": "0"}
        _run(command, env)
        return file.read_bytes()


def linked(content: bytes) -> bytes:
    """The module of an object file."""
    if find_spec("ziglang") is None:
        raise BadInput("no wasm-ld to link with: pip install 'orrery[wasm-build]'")
    with tempfile.TemporaryDirectory() as folder:
        file, module = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        file.write_bytes(content)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", str(file), "-o", str(module), *LINK]
        _run(command, dict(os.environ))
        return module.read_bytes()


def _run(command: list[str], env: dict[str, str]) -> None:
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput(f"{' '.join(command[1:4])} failed: {done.stderr[-2000:].strip()}")


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(build(find_game(sys.argv[1])))
