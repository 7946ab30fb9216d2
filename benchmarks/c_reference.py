"""The authority for how the C program of Space Walk is compiled and called.

`spacewalk.c` is compiled by the system's compiler (CC, or cc, gcc, clang) with -O3 for this very
processor, into a temporary folder, and loaded into the process. `CReference` plays it on the
boards and options of Orrery's own game and gives back the same `Results`.
"""

import ctypes
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.meta import Values
from orrery.core.results import Results, new_results

SOURCE = Path(__file__).with_name("spacewalk.c")
FLAGS = ("-std=c11", "-O3", "-march=native", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared")
COMPILERS = ("cc", "gcc", "clang")

Seeds = npt.NDArray[np.uint64]


class BoardStruct(ctypes.Structure):
    """`Board` of spacewalk.c."""

    _fields_: ClassVar[Sequence[tuple[str, Any]]] = [
        ("n_spaces", ctypes.c_int32),
        ("planets", ctypes.c_uint32),
    ]


class OptionsStruct(ctypes.Structure):
    """`Options` of spacewalk.c: the fields of the game's own record, one by one."""

    _fields_: ClassVar[Sequence[tuple[str, Any]]] = [
        ("players", ctypes.c_int32),
        ("variant", ctypes.c_int32),
        ("tokens", ctypes.c_int32),
        ("first_player", ctypes.c_int32),
        ("first_placer_moves_second", ctypes.c_int32),
        ("no_tokens_first_rounds", ctypes.c_int32),
    ]


class CReference:
    """Space Walk in C, for one board and one set of options.

    `listed` games write the list of legal actions down, as Orrery's do; the others pick a random
    action without it. Both play the same games.
    """

    def __init__(self, library: ctypes.CDLL, game: Game, board: Any, values: Values) -> None:
        """`library` comes from `load`."""
        self._library = library
        self._board = board_struct(board)
        self._options = options_struct(game.options_record(values))
        self._limit = game.meta.max_actions
        self._n_seats = int(values["players"])

    def play_many(self, seeds: Seeds, listed: bool = True) -> Results:
        """One random game for each seed."""
        results = new_results(len(seeds), self._n_seats)
        self.fill(results, seeds, listed)
        return results

    def fill(self, results: Results, seeds: Seeds, listed: bool = True) -> int:
        """Like `play_many`, into arrays that are there already; all actions."""
        total: int = self._library.play_many(
            ctypes.byref(self._board), ctypes.byref(self._options), listed,
            pointer(seeds), len(seeds),
            pointer(results.lengths), pointer(results.scores), pointer(results.wins),
        )  # fmt: skip
        return total

    def record_game(self, seed: int, listed: bool = True) -> list[tuple[int, int]]:
        """(seat, action) of every step of a random game; `seed` is the generator's."""
        seats = np.zeros(self._limit, np.int8)
        actions = np.zeros(self._limit, np.int32)
        n = self._library.record_game(
            ctypes.byref(self._board), ctypes.byref(self._options), listed,
            seed, self._limit, pointer(seats), pointer(actions),
        )  # fmt: skip
        return list(zip(seats[:n].tolist(), actions[:n].tolist(), strict=True))


def board_struct(board: Any) -> BoardStruct:
    """The board as the C program takes it."""
    planets = [space for space in range(board.n_spaces) if not board.is_hole[space]]
    return BoardStruct(board.n_spaces, sum(1 << space for space in planets))


def options_struct(options: Any) -> OptionsStruct:
    """The options as the C program takes them."""
    return OptionsStruct(*(getattr(options, name) for name, _ in OptionsStruct._fields_))


def pointer(array: npt.NDArray[Any]) -> ctypes.c_void_p:
    """The memory of an array without gaps."""
    assert array.flags.c_contiguous
    return ctypes.c_void_p(array.ctypes.data)


def load() -> ctypes.CDLL:
    """Compile the C program and load it; BadInput says why it cannot be."""
    with TemporaryDirectory() as folder:
        target = Path(folder) / "spacewalk.so"
        compile_to(target)
        library = ctypes.CDLL(str(target))
    declare(library)
    return library


def compile_to(target: Path) -> None:
    """Run the compiler."""
    command = [compiler(), *FLAGS, "-o", str(target), str(SOURCE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BadInput(f"{SOURCE.name} cannot be compiled by {command[0]}: {done.stderr.strip()}")


def compiler() -> str:
    """The system's C compiler; BadInput if there is none."""
    told = os.environ.get("CC")
    for name in [told] if told else COMPILERS:
        if shutil.which(name):
            return name
    looked_for = told or ", ".join(COMPILERS)
    raise BadInput(
        f"no C compiler found (looked for {looked_for}): Orrery's benchmark and its test need one,"
        " for example the package gcc or clang of your system"
    )


def declare(library: ctypes.CDLL) -> None:
    """Tell ctypes the types of the entry points."""
    address, int64 = ctypes.c_void_p, ctypes.c_int64
    library.play_many.restype = int64
    library.play_many.argtypes = [
        address, address, ctypes.c_bool, address, int64, address, address, address,
    ]  # fmt: skip
    library.record_game.restype = int64
    library.record_game.argtypes = [
        address, address, ctypes.c_bool, ctypes.c_uint64, int64, address, address,
    ]  # fmt: skip
