"""One seat against bots, as a Gymnasium environment.

    from orrery.envs.gymnasium import SoloEnv
    env = SoloEnv("spacewalk", opponents="lieutenant")
    observation, info = env.reset(seed=7)
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

After the import `gymnasium.make("orrery/spacewalk-v1", opponents="lieutenant")` does the same; the
number is that of the rules. The others answer within `step`. An illegal action loses the game at
once: `info["illegal"]` says why, with the clause (or raise it: `illegal="raise"`). Needs the extra
`orrery[envs]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from orrery.bots.deeds import Deed, with_deed
from orrery.bots.players import Bot
from orrery.core.chance import game_seed
from orrery.core.errors import BadInput, IllegalAction
from orrery.core.registry import find_meta, game_ids
from orrery.envs.sitting import Sitting, drawing

LARGEST_SEED = 2**31
LOST = -1.0

Observed = dict[str, Any]


class SoloEnv(gymnasium.Env[Observed, Any]):
    """The learner holds one seat, bots the others."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "cadet",
        illegal: str = "lose",
        render_mode: str | None = None,
        board: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents`: a bot for all other seats, or one for each of them in order.

        `board`: the name of a board or a board file, if not the usual one.
        """
        if illegal not in ("lose", "raise"):
            raise BadInput(f"illegal must be 'lose' or 'raise', not {illegal!r}")
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self.sitting = Sitting(game, players, options, board)
        self.seat = read_seat(self.sitting, seat)
        self.is_strict = illegal == "raise"
        self._bots = new_bots(self.sitting, self.seat, opponents)
        self._past: list[Deed] = []
        self.observation_space = spaces.Dict({
            "observation": spaces.Box(-np.inf, np.inf, (self.sitting.n_features,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.sitting.n_actions,), np.int8),
        })  # fmt: skip
        self.action_space = spaces.Discrete(self.sitting.n_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """A fresh game, as far as the learner's first decision."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(LARGEST_SEED))
        self.sitting.start(drawn)
        self._past = []
        for seat, bot in self._bots.items():
            bot.forget(game_seed(drawn, seat))
        self._let_others_play()
        return self._look(), {}

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play, then let the others play until it is the learner's turn again."""
        refusal = self.sitting.refusal(int(action)) if not self.sitting.is_over else None
        if refusal is not None:
            return self._lose(refusal)
        if not self.sitting.is_over:
            self._play(int(action))
            self._let_others_play()
        is_over = self.sitting.is_over
        reward = self.sitting.rewards()[self.seat] if is_over else 0.0
        return self._look(), reward, is_over, False, {}

    def action_masks(self) -> Any:
        """Which actions are legal, as sb3-contrib asks for it."""
        return self.sitting.mask().astype(bool)

    def render(self) -> Any:
        """The table as text, as the learner sees it."""
        return drawing(self.sitting, self.seat) if self.render_mode else None

    def _lose(self, refusal: IllegalAction) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if self.is_strict:
            raise refusal
        return self._look(), LOST, True, False, {"illegal": refusal.why}

    def _let_others_play(self) -> None:
        table = self.sitting
        while not table.is_over and table.seat != self.seat:
            bot = self._bots[table.seat]
            if bot.remembers:
                bot.recall(table.board, self._past, table.seat)
            self._play(bot.choose(table.board, table.state, table.seat))

    def _play(self, action: int) -> None:
        """Play for whoever is to decide, before the eyes of those who remember."""
        if any(bot.remembers for bot in self._bots.values()):
            self._past = with_deed(self._past, self.sitting.state, self.sitting.seat, action)
        self.sitting.play(action)

    def _look(self) -> Observed:
        return {
            "observation": self.sitting.observe(self.seat),
            "action_mask": self.sitting.mask(),
        }


def read_seat(sitting: Sitting, seat: int | str) -> int:
    """A seat by number or name."""
    names = sitting.seat_names()
    if isinstance(seat, str) and seat in names:
        return names.index(seat)
    if isinstance(seat, int) and 0 <= seat < len(names):
        return seat
    raise BadInput(f"no seat {seat!r} at this table: there are {', '.join(names)}")


def new_bots(sitting: Sitting, seat: int, opponents: str | Sequence[str]) -> dict[int, Bot]:
    """Who plays the other seats."""
    others = [other for other in range(sitting.n_seats) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise BadInput(f"{len(others)} other seats need {len(others)} bots, not {len(names)}")
    return {
        other: Bot(sitting.game, name, n_seats=sitting.n_seats)
        for other, name in zip(others, names, strict=True)
    }


def environment_id(game: str) -> str:
    """What `gymnasium.make` calls a game; another version of the rules is another environment."""
    return f"orrery/{game}-v{find_meta(game).rules_version}"


def register() -> list[str]:
    """Make all games known to Gymnasium; their ids."""
    ids = [environment_id(game) for game in game_ids()]
    for game, name in zip(game_ids(), ids, strict=True):
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:SoloEnv", kwargs={"game": game})
    return ids


register()
