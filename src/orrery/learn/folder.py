"""The folder of a run: the plan, the games of each generation, networks, and the diary.

plan.json           what is learned; a run goes on only with the same plan
samples_003.npz     the positions of a generation
network_003.npz     what it learned, kept or not
network.npz         the last network that won its trial
diary.jsonl         a line for each generation that is over
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from orrery.bots.network.files import read_network, write_network
from orrery.bots.network.layers import Network
from orrery.bots.selfplay.samples import Samples
from orrery.core.errors import BadInput
from orrery.learn.plan import Plan

KEPT = "network.npz"


@dataclass(frozen=True)
class Folder:
    """Where a run is written down."""

    path: Path
    plan: Plan

    @property
    def diary(self) -> list[dict[str, Any]]:
        """The generations that are over; a line broken off while writing does not count."""
        file = self.path / "diary.jsonl"
        found = []
        for line in file.read_text("utf-8").splitlines() if file.exists() else ():
            try:
                found.append(json.loads(line))
            except ValueError:
                break
        return found

    def note(self, entry: dict[str, Any]) -> None:
        """Write down that a generation is over."""
        lines = [json.dumps(one) for one in [*self.diary, entry]]
        _replace(self.path / "diary.jsonl", ("\n".join(lines) + "\n").encode())

    def kept(self) -> Network | None:
        """The last network that won its trial."""
        file = self.path / KEPT
        return read_network(self.plan.found, file) if file.exists() else None

    def write(self, name: str, network: Network, how: dict[str, Any]) -> None:
        """Write a network, with how it was made."""
        write_network(self.plan.found, self.path / name, network, how)

    def keep_samples(self, number: int, samples: Samples) -> None:
        """Write the positions of a generation; whole or not at all."""
        file = self._samples(number)
        part = file.with_suffix(".part")
        with part.open("wb") as out:
            np.savez_compressed(out, **vars(samples))
        part.replace(file)

    def samples(self, number: int) -> Samples | None:
        """The positions of a generation, if its games are over."""
        file = self._samples(number)
        if not file.exists():
            return None
        with np.load(file, allow_pickle=False) as found:
            return Samples(**dict(found))

    def _samples(self, number: int) -> Path:
        return self.path / f"samples_{number:03}.npz"


def opened(path: Path, plan: Plan) -> Folder:
    """The folder of a run, new or begun before with the same plan."""
    told = path / "plan.json"
    try:
        path.mkdir(parents=True, exist_ok=True)
        if not told.exists():
            _replace(told, json.dumps(plan.as_json(), indent=1).encode())
        written = json.loads(told.read_text("utf-8"))
    except OSError as error:
        raise BadInput(f"cannot write to {path}: {error.strerror}") from None
    except ValueError:
        raise BadInput(f"{told} is no plan of a run: give another folder") from None
    if written != plan.as_json():
        raise BadInput(f"{path} holds {_difference(written, plan)}: give another folder")
    return Folder(path, plan)


def _difference(written: Any, plan: Plan) -> str:
    """In what a written plan is another one."""
    if not isinstance(written, dict):
        return "no plan of a run"
    name, now = next((k, v) for k, v in plan.as_json().items() if written.get(k) != v)
    return f"a run with {name} {written.get(name)}, not {now}"


def _replace(file: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    part = file.with_name(file.name + ".part")
    part.write_bytes(content)
    part.replace(file)
