"""Every game as a PettingZoo AEC environment.

    from orrery.envs import pettingzoo
    env = pettingzoo.env("astron", players=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        action = None if done else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Agents are the seats by name. Observations hold what the seat may know and the mask of its legal
actions; an illegal action raises IllegalAction with its clause. At the end winners share 1 that
the others pay. Needs the extra `orrery[envs]`.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from orrery.envs.sitting import Sitting, drawing

LARGEST_SEED = 2**31


def env(
    game: str, players: int | None = None, render_mode: str | None = None,
    board: str | None = None, **options: Any,
) -> Any:  # fmt: skip
    """An environment that also insists on the right order of calls."""
    return OrderEnforcingWrapper(SeatsEnv(game, players, render_mode, board, **options))


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """One game; its seats are the agents."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        board: str | None = None,
        **options: Any,
    ) -> None:
        """The options are those of the game; errors say what is wrong with them.

        `board`: the name of a board or a board file, if not the usual one.
        """
        super().__init__()
        self.metadata = {
            "name": f"orrery/{game}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.sitting = Sitting(game, players, options, board)
        self.possible_agents = self.sitting.seat_names()
        self.agents: list[str] = []
        self._np_random, _ = seeding.np_random(None)

    @functools.cache  # noqa: B019 - PettingZoo wants the same object every time
    def observation_space(self, agent: str) -> spaces.Dict:
        """Features, and a mask of the actions."""
        n_features, n_actions = self.sitting.n_features, self.sitting.n_actions
        return spaces.Dict({
            "observation": spaces.Box(-np.inf, np.inf, (n_features,), np.float32),
            "action_mask": spaces.Box(0, 1, (n_actions,), np.int8),
        })  # fmt: skip

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game; the mask says which are legal."""
        return spaces.Discrete(self.sitting.n_actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh game; the same seed gives the same chance."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self.sitting.start(int(self._np_random.integers(LARGEST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know; the mask is empty for who is not to decide."""
        seat = self.possible_agents.index(agent)
        mask = self.sitting.mask()
        if seat != self.sitting.seat:
            mask[:] = 0
        return {"observation": self.sitting.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.sitting.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.sitting.is_over:
            self.rewards = dict(zip(self.agents, self.sitting.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self._next_agent()

    def render(self) -> str | None:
        """The table as text, as the seat to decide sees it."""
        return drawing(self.sitting, max(self.sitting.seat, 0)) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held open."""

    def _next_agent(self) -> str:
        return self.possible_agents[max(self.sitting.seat, 0)]
