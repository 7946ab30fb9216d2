"""Live games as a PettingZoo parallel environment: everybody acts at once, or waits.

    from orrery.envs import parallel
    env = parallel.parallel_env("situation7", players=4)
    observations, infos = env.reset(seed=7)
    while env.agents:
        actions = {agent: policy(observations[agent]) for agent in env.agents}
        observations, rewards, terminations, truncations, infos = env.step(actions)

A step is a moment of live play. The last action of the space is to wait. Hands that reach for the
board in the same moment are quick in an order that chance draws; who comes too late, because the
action is no longer legal by then, has done nothing, and `infos[agent]["late"]` says why. An action
that the mask did not allow raises IllegalAction. Needs the extra `orrery[envs]`.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from orrery.core.chance import CHANCE
from orrery.core.errors import BadInput, IllegalAction
from orrery.envs.sitting import Sitting, drawing

LARGEST_SEED = 2**31
SECONDS_A_STEP = 5.0
LONGEST = 2_000

Stepped = tuple[
    dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class LiveEnv(ParallelEnv):  # type: ignore[misc]
    """One game in real time; its seats are the agents."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        board: str | None = None,
        seconds_a_step: float = SECONDS_A_STEP,
        max_steps: int = LONGEST,
        **options: Any,
    ) -> None:
        """`seconds_a_step`: how much of a time limit a step takes. After `max_steps` it is cut off.

        BadInput if the game is not played live.
        """
        self.metadata = {"name": f"orrery/{game}-live", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.sitting = Sitting(
            game, players, {"tempo": "live", **live_options(game, options)}, board
        )
        self.seconds_a_step, self.max_steps = seconds_a_step, max_steps
        self.possible_agents = self.sitting.seat_names()
        self.agents: list[str] = []
        self._random, _ = seeding.np_random(None)
        self._n_steps = 0

    @property
    def waiting(self) -> int:
        """The number of the action that does nothing."""
        return self.sitting.n_actions

    @functools.cache  # noqa: B019 - PettingZoo wants the same object every time
    def observation_space(self, agent: str) -> spaces.Dict:
        """Features, and a mask of the actions."""
        return spaces.Dict({
            "observation": spaces.Box(-np.inf, np.inf, (self.sitting.n_features,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.sitting.n_actions + 1,), np.int8),
        })  # fmt: skip

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game, and to wait."""
        return spaces.Discrete(self.sitting.n_actions + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A fresh game; the same seed draws the same order of hands."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.sitting.start(int(self._random.integers(LARGEST_SEED)))
        self.agents = self.possible_agents[:]
        self._n_steps = 0
        return self._look(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Stepped:
        """Everybody's action of a moment."""
        wanted = {self._seat(agent): int(action) for agent, action in actions.items()}
        self._check(wanted)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in self._random.permutation(sorted(wanted)).tolist():
            if wanted[seat] != self.waiting and not self.is_over:
                late = self._reach(seat, wanted[seat])
                if late is not None:
                    infos[self.possible_agents[seat]]["late"] = late.why
        self._n_steps += 1
        if self._is_time_up() and not self.is_over:
            self._play(CHANCE, self._time_up())
        return self._told(infos)

    @property
    def is_over(self) -> bool:
        """Nobody can act any more."""
        return bool(self.sitting.game.is_over(self.sitting.board, self.sitting.state))

    def render(self) -> str | None:
        """The table as text."""
        return drawing(self.sitting, 0) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held open."""

    def _seat(self, agent: str) -> int:
        if agent not in self.agents:
            raise BadInput(
                f"no agent {agent!r} plays: there are {', '.join(self.agents) or 'none'}"
            )
        return self.possible_agents.index(agent)

    def _check(self, wanted: dict[int, int]) -> None:
        """IllegalAction for what no mask allowed; nobody has acted by then."""
        for seat, action in wanted.items():
            refusal = None if action == self.waiting else self._refusal(seat, action)
            if refusal is not None:
                raise refusal

    def _refusal(self, seat: int, action: int) -> IllegalAction | None:
        table = self.sitting
        what = f"action {action} of {self.possible_agents[seat]}"
        if not 0 <= action < table.n_actions:
            return IllegalAction(
                what, f"actions are numbers from 0 to {self.waiting}", "", table.text
            )
        found = table.game.refusal(table.board, table.state, seat, action)
        return found and IllegalAction(what, *found, table.text)

    def _reach(self, seat: int, action: int) -> IllegalAction | None:
        """Play, or say why it is too late."""
        refusal = self._refusal(seat, action)
        if refusal is None:
            self._play(seat, action)
        return refusal

    def _play(self, seat: int, action: int) -> None:
        self.sitting.game.apply(self.sitting.board, self.sitting.state, seat, action)

    def _is_time_up(self) -> bool:
        minutes = self.sitting.game.hooks.live_minutes(self.sitting.values)
        return bool(minutes) and self._n_steps * self.seconds_a_step >= 60 * minutes

    def _time_up(self) -> int:
        table = self.sitting
        live = table.game.hooks.live
        assert live is not None
        return table.game.parse_action(table.board, table.state, CHANCE, live.TIME_UP)

    def _told(self, infos: dict[str, dict[str, Any]]) -> Stepped:
        is_over = self.is_over
        is_cut = not is_over and self._n_steps >= self.max_steps
        paid = self.sitting.rewards() if is_over else [0.0] * self.sitting.n_seats
        told = (
            self._look(),
            dict(zip(self.agents, paid, strict=True)),
            dict.fromkeys(self.agents, is_over),
            dict.fromkeys(self.agents, is_cut),
            infos,
        )
        if is_over or is_cut:
            self.agents = []
        return told

    def _look(self) -> dict[str, Any]:
        return {agent: self._seen(seat) for seat, agent in enumerate(self.agents)}

    def _seen(self, seat: int) -> dict[str, Any]:
        table = self.sitting
        mask = np.zeros(table.n_actions + 1, np.int8)
        mask[table.game.actions(table.board, table.state, seat)] = 1
        mask[self.waiting] = 1
        return {"observation": table.observe(seat), "action_mask": mask}


def live_options(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a game; BadInput unless it is played live."""
    from orrery.core.registry import find_game

    if find_game(game).hooks.live is None:
        raise BadInput(f"{game} is played turn by turn: use orrery.envs.pettingzoo.env")
    if options.get("tempo", "live") != "live":
        raise BadInput(
            f"tempo is live here, not {options['tempo']!r}: use orrery.envs.pettingzoo.env"
        )
    return options


def parallel_env(game: str = "situation7", players: int | None = None, **settings: Any) -> LiveEnv:
    """A live game; `settings` are those of `LiveEnv` and the options of the game."""
    return LiveEnv(game, players, **settings)
