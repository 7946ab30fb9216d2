"""A batch as a vector environment of Gymnasium: thousands of games, all seats played by you.

    from orrery.envs.vector import BatchVectorEnv
    envs = BatchVectorEnv("spacewalk", num_envs=1024)
    observations, infos = envs.reset(seed=7)
    actions = policy(observations["observation"], observations["action_mask"])
    observations, rewards, ended, _, infos = envs.step(actions)

In every row `infos["seat"]` decides next, and observations are what it may know. `rewards` are
those of the seat that has just acted; `infos["rewards"]` has everybody's. A game that ends is
followed by the next one in the same step; `infos["final_obs"]` and `infos["final_info"]` then say
how it ended, for the seat that acted last, and `_final_obs` and `_final_info` in which rows, as in
Gymnasium's own vectors. Needs the extra `orrery[envs]`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from orrery.envs.batch import ENDED, Batch


class BatchVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games of one variant, side by side."""

    def __init__(
        self, game: str, num_envs: int, players: int | None = None, board: str | None = None,
        threads: int | None = None, **options: Any,
    ) -> None:  # fmt: skip
        """The options are those of the game; errors say what is wrong with them."""
        self.batch = Batch(game, num_envs, players, board=board, threads=threads, **options)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        n_features = self.batch.game.engine.OBSERVATION_SIZE
        self.single_observation_space = spaces.Dict({
            "observation": spaces.Box(-np.inf, np.inf, (n_features,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.batch.n_actions,), np.int8),
        })  # fmt: skip
        self.single_action_space = spaces.Discrete(self.batch.n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Fresh games; one seed for all, or one for each."""
        if isinstance(seed, list):
            seed = [self._drawn() if one is None else one for one in seed]
        self.batch.reset(self._drawn() if seed is None else seed)  # type: ignore[arg-type]
        return self._look(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play an action in every game; IllegalAction says what is wrong with one."""
        seats = self.batch.seats.copy()
        self.batch.step(actions)
        rewards = self.batch.rewards[np.arange(self.num_envs), seats]
        ended = self.batch.outcomes == ENDED
        infos = {**self._infos(), "rewards": self.batch.rewards.copy()}
        if ended.any():
            infos |= self._finals(ended, seats)
        return self._look(), rewards, ended, np.zeros_like(ended), infos

    def action_masks(self) -> Any:
        """Which actions are legal, as sb3-contrib asks for it."""
        return self.batch.masks.astype(bool)

    def _finals(self, ended: Any, seats: Any) -> dict[str, Any]:
        """What the seats that acted last see of games that have ended; nobody may act there."""
        rows = np.flatnonzero(ended)
        features = self.batch.features(self.batch.finals(rows), seats[rows])
        seen = np.full(self.num_envs, None, object)
        for row, one in zip(rows, features, strict=True):
            mask = np.zeros(self.batch.n_actions, np.int8)
            seen[row] = {"observation": one, "action_mask": mask}
        info = {
            "seat": np.where(ended, seats, 0),
            "_seat": ended.copy(),
            "rewards": self.batch.rewards.copy(),  # nothing where no game has ended
            "_rewards": ended.copy(),
        }
        masks = {"_final_obs": ended.copy(), "_final_info": ended.copy()}
        return {"final_obs": seen, "final_info": info, **masks}

    def _drawn(self) -> int:
        return int(self.np_random.integers(2**31))

    def _look(self) -> dict[str, Any]:
        return {
            "observation": self.batch.observations.copy(),
            "action_mask": self.batch.masks.copy(),
        }

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.batch.seats.copy()}
