"""A batch spread over several GPUs, or machines: rows in parts, each held by an actor of Ray.

    from orrery.envs.actors import SpreadBatch
    batch = SpreadBatch("spacewalk", size=65536, actors=4, device="cuda", seed=1)
    batch.step(batch.random_actions())
    steps = batch.each(learn)      # learn(part), beside the rows; what it returns, part by part

Rows have the games of one `Batch` of the same size and seed, whatever the number of actors. Arrays
that are asked for come here as numpy's; work that should stay beside the rows goes there by `each`.
Needs the extra `orrery[ray]`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Protocol

import numpy as np

from orrery.core.errors import BadInput
from orrery.core.extras import extra
from orrery.envs.batch import Batch


class Part:
    """Some rows of a batch, where an actor holds them."""

    def __init__(self, settings: dict[str, Any]) -> None:
        """A `Batch` with these settings."""
        self.batch = Batch(**settings)

    def read(self, name: str) -> Any:
        """An array of the batch, in main memory."""
        found = getattr(self.batch, name)
        return np.array(self.batch.rows.to_host(found))

    def call(self, name: str, *arguments: Any) -> Any:
        """What a method of the batch says; arrays come in main memory."""
        found = getattr(self.batch, name)(*arguments)
        return None if found is None else np.array(self.batch.rows.to_host(found))

    def run(self, work: Callable[[Batch], Any]) -> Any:
        """Let somebody work with the batch."""
        return work(self.batch)


class Host(Protocol):
    """Where parts live."""

    def start(self, settings: dict[str, Any]) -> Any:
        """A part, somewhere."""

    def ask(self, part: Any, name: str, *arguments: Any) -> Any:
        """Begin a call of a part's method; a promise of what it says."""

    def answers(self, promises: list[Any]) -> list[Any]:
        """What was said, in order."""

    def end(self, parts: list[Any]) -> None:
        """Give back what the parts held."""


class RayHost:
    """Parts as actors of a Ray cluster; a local one is started where there is none."""

    def __init__(self, device: str, address: str | None = None) -> None:
        """BadInput if Ray is missing."""
        self._ray = extra("several actors need Ray: pip install 'orrery[ray]'", "ray")
        if not self._ray.is_initialized():
            self._ray.init(address=address, log_to_driver=False, logging_level="error")
        resources = {"num_gpus": 1} if device == "cuda" else {"num_cpus": 1}
        self._actor = self._ray.remote(**resources)(Part)

    def start(self, settings: dict[str, Any]) -> Any:
        """An actor; one on a GPU has it to itself."""
        return self._actor.remote(settings)

    def ask(self, part: Any, name: str, *arguments: Any) -> Any:
        """Begin a call."""
        return getattr(part, name).remote(*arguments)

    def answers(self, promises: list[Any]) -> list[Any]:
        """Wait for all."""
        found: list[Any] = self._ray.get(promises)
        return found

    def end(self, parts: list[Any]) -> None:
        """Actors end; the cluster stays."""
        for part in parts:
            self._ray.kill(part)


class SpreadBatch:
    """`size` games of one variant, in parts that play at the same time."""

    def __init__(
        self,
        game: str,
        size: int,
        players: int | None = None,
        seed: int = 1,
        actors: int = 2,
        device: str = "cpu",
        host: Host | None = None,
        **options: Any,
    ) -> None:
        """`options`: those of `Batch` and of the game. `host`: who holds the parts (Ray)."""
        if not 1 <= actors <= size:
            raise BadInput(f"{size} games can be spread over 1 to {size} actors, not {actors}")
        self.size = size
        self.edges = [size * index // actors for index in range(actors + 1)]
        self._host = RayHost(device) if host is None else host
        shared = {"game": game, "players": players, "seed": seed, "device": device, **options}
        self.parts = [
            self._host.start({**shared, "size": last - first, "first": first})
            for first, last in pairwise(self.edges)
        ]

    def __getattr__(self, name: str) -> Any:
        if name not in ("seats", "outcomes", "rewards", "observations", "masks", "states"):
            raise AttributeError(name)
        return self._joined("read", *[(name,)] * len(self.parts))

    def reset(self, seed: int) -> None:
        """Fresh games."""
        self._all("call", *[("reset", seed)] * len(self.parts))

    def step(self, actions: Any) -> None:
        """Play an action in every row; IllegalAction as a `Batch` raises it."""
        if len(actions) != self.size:
            raise BadInput(f"{self.size} games need {self.size} actions, not {len(actions)}")
        parts = [np.asarray(actions[first:last]) for first, last in pairwise(self.edges)]
        self._all("call", *(("step", part) for part in parts))

    def random_actions(self) -> Any:
        """A legal action for each row, all equally likely."""
        return self._joined("call", *[("random_actions",)] * len(self.parts))

    def each(self, work: Callable[[Batch], Any]) -> list[Any]:
        """Let somebody work with every part beside its rows; what comes of it, part by part."""
        return self._all("run", *[(work,)] * len(self.parts))

    def close(self) -> None:
        """Give the actors back."""
        self._host.end(self.parts)
        self.parts = []

    def _all(self, name: str, *arguments: tuple[Any, ...]) -> list[Any]:
        asked = zip(self.parts, arguments, strict=True)
        return self._host.answers([self._host.ask(part, name, *each) for part, each in asked])

    def _joined(self, name: str, *arguments: tuple[Any, ...]) -> Any:
        return np.concatenate(self._all(name, *arguments))
