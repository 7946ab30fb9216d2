"""What is counted in a game, and how the counts of many games are put together.

A `Block` holds `rows`, a number for each game under each name, and `counts`, sums over games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.results import Results
from orrery.lab.balance_games import Chronicle
from orrery.lab.heat import Counts, count_events

N_PARTS = 20  # a game is cut into so many equal stretches
CAP = 500  # choices: so many and more are counted together


@dataclass
class Block:
    """Some games of one variant."""

    rows: dict[str, npt.NDArray[Any]]
    counts: Counts = field(default_factory=dict)

    @property
    def n_games(self) -> int:
        """How many games."""
        return len(self.rows["length"])

    def save(self, file: Path) -> None:
        """Write it; a file is whole or not there. BadInput where nothing can be written."""
        half = file.with_suffix(".half")
        rows: dict[str, Any] = {f"row:{name}": values for name, values in self.rows.items()}
        sums: dict[str, Any] = {f"sum:{name}": values for name, values in self.counts.items()}
        try:
            with half.open("wb") as out:
                np.savez_compressed(out, allow_pickle=False, **rows, **sums)
            half.replace(file)
        except OSError as error:
            raise BadInput(f"cannot write {file}: {error.strerror}") from None

    @staticmethod
    def load(file: Path) -> Block | None:
        """A saved block; None where there is none that can be read."""
        try:
            with file.open("rb") as content, np.load(content, allow_pickle=False) as found:
                parts = {name: found[name] for name in found.files}
        except (OSError, ValueError, BadZipFile):
            return None
        return Block(
            {name[4:]: value for name, value in parts.items() if name.startswith("row:")},
            {name[4:]: value for name, value in parts.items() if name.startswith("sum:")},
        )


def joined(blocks: Sequence[Block]) -> Block:
    """The games of all blocks, in order."""
    rows = {n: np.concatenate([block.rows[n] for block in blocks]) for n in blocks[0].rows}
    return Block(rows, summed(block.counts for block in blocks))


def summed(all_counts: Iterable[Counts]) -> Counts:
    """Counts of the same names added up."""
    total: Counts = {}
    for counts in all_counts:
        for name, values in counts.items():
            total[name] = total[name] + values if name in total else values
    return total


def results_block(results: Results, seeds: npt.NDArray[np.uint64]) -> Block:
    """Length, scores and winners alone."""
    rows: dict[str, npt.NDArray[Any]] = {"seed": seeds, "length": results.lengths}
    for seat in range(results.scores.shape[1]):
        rows[f"score_{seat}"] = results.scores[:, seat]
        rows[f"won_{seat}"] = results.wins[:, seat]
    return Block(rows)


def chronicles_block(
    game: Game,
    board: Any,
    n_seats: int,
    told: Iterable[Chronicle],
    seeds: npt.NDArray[np.uint64],
) -> Block:
    """All that is counted, of games as they come."""
    columns: dict[str, list[Any]] = {}
    counts: Counts = {}
    for chronicle in told:
        for name, value in facts(chronicle, n_seats).items():
            columns.setdefault(name, []).append(value)
        found = over_time(chronicle, n_seats)
        found |= count_events(game, board, n_seats, chronicle.events)
        counts = summed([counts, found])
    rows: dict[str, npt.NDArray[Any]] = {"seed": seeds}
    return Block(rows | {name: np.array(values) for name, values in columns.items()}, counts)


def facts(told: Chronicle, n_seats: int) -> dict[str, Any]:
    """The row of a game."""
    choices = told.choices[told.seats >= 0]
    changes = lead_changes(told.leaders)
    row: dict[str, Any] = {
        "length": len(told.seats),
        "decisions": len(choices),
        "forced": int((choices == 1).sum()),
        "choices": int(choices.sum()),
        "most_choices": int(choices.max(initial=0)),
        "lead_changes": len(changes),
        "settled": (int(changes[-1]) + 1) / len(told.seats) if len(changes) else 0.0,
        "comeback": comes_back(told),
    }
    for seat in range(n_seats):
        row[f"score_{seat}"] = told.scores[seat]
        row[f"won_{seat}"] = seat in told.winners
    return row


def comes_back(told: Chronicle) -> bool:
    """Whether somebody led alone after half of the actions and did not win."""
    half = told.leaders[len(told.leaders) // 2] if len(told.leaders) else -1
    return bool(half >= 0 and half not in told.winners)


def lead_changes(leaders: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The actions after which another seat led than the last that had led alone."""
    alone = np.flatnonzero(leaders >= 0)
    is_other = leaders[alone][1:] != leaders[alone][:-1]
    return alone[1:][is_other]


def over_time(told: Chronicle, n_seats: int) -> Counts:
    """Choices, and who led, in each stretch of a game."""
    n = len(told.seats)
    part = np.arange(n) * N_PARTS // max(n, 1)
    decides = told.seats >= 0
    choices = told.choices[decides]
    ends = np.ceil(np.arange(1, N_PARTS + 1) * n / N_PARTS).astype(np.int64) - 1
    leads = told.leaders[ends] if n else np.full(N_PARTS, -1)
    leader_won = np.isin(leads, told.winners) & (leads >= 0)
    return {
        "choices": np.bincount(np.minimum(choices, CAP), minlength=CAP + 1),
        "choices_in_part": _sums(part[decides], choices),
        "decisions_in_part": _sums(part[decides], np.ones_like(choices)),
        "forced_in_part": _sums(part[decides], choices == 1),
        "led_at_end_of_part": (leads >= 0).astype(np.int64),
        "leader_won": leader_won.astype(np.int64),
        "decisions_by_seat": np.bincount(told.seats[decides], minlength=n_seats),
    }


def _sums(part: npt.NDArray[np.int64], values: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    return np.bincount(part, values, N_PARTS).astype(np.int64)
