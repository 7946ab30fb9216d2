"""The plan of a run: what is learned, by what numbers. Checked before anything is played."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from orrery.bots.levels import SETTING, Level, level_of, read_level
from orrery.bots.network.layers import Network
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.registry import find_game

LONGEST_OPENING = 13
LONGEST_FORK = 3


@dataclass(frozen=True)
class Plan:
    """Everything that decides what a run learns."""

    game: str
    rank: str = "captain"  # whose knobs are used; with a network `captain/cut=0`, if that is said
    iterations: int = 100  # of a decision of self-play
    games: int = 8_000  # of a generation, all numbers of players together
    keep: int = 50  # positions kept, of 100 behind the fork
    searched: int = 70  # of 100 parts of a lesson what the search found; the rest what happened
    players: tuple[int, ...] = ()  # all legal numbers, if none are given
    first: int = 64  # units of the two hidden layers
    second: int = 32
    steps: int = 2_500  # of a training
    batch: int = 8_192  # positions of a step
    trial_iterations: int = 400  # of a decision of the hand-written side in a trial
    trial_games: int = 2_000  # at most
    elo: tuple[float, float] = (0.0, 30.0)  # the test: stronger by the second rather than the first
    seed: int = 1

    @property
    def found(self) -> Game:
        """The game itself."""
        return find_game(self.game)

    def level_of(self, network: Network | None, iterations: int, n_seats: int) -> Level:
        """The numbers of the rank; without a network they are what they always were."""
        game = self.found
        if network is None:
            level = level_of(game, self.rank.split(SETTING)[0], n_seats)
            return replace(level, iterations=iterations, random_share=0.0, learned=0)
        level = read_level(game, self.rank, n_seats)
        return replace(level, iterations=iterations, random_share=0.0, learned=1)

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of players that are mixed."""
        meta = self.found.meta
        return self.players or tuple(range(meta.min_players, meta.max_players + 1))

    def as_json(self) -> dict[str, Any]:
        """Plain values, as they are written down."""
        return {k: list(v) if isinstance(v, tuple) else v for k, v in asdict(self).items()}


def plan_from(told: dict[str, Any]) -> Plan:
    """What `as_json` wrote."""
    fields: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in told.items()}
    return Plan(**fields)


def checked(plan: Plan) -> Plan:
    """The plan; BadInput says what of it cannot be."""
    _check_numbers(plan)
    game = plan.found
    read_level(game, plan.rank, game.meta.min_players)
    low, high = game.meta.min_players, game.meta.max_players
    for count in plan.counts:
        if not low <= count <= high:
            raise BadInput(f"{game.meta.id} is for {low} to {high} players, not {count}")
    if plan.elo[0] >= plan.elo[1]:
        raise BadInput(
            f"--sprt needs the smaller number first, not {plan.elo[0]:g},{plan.elo[1]:g}"
        )
    return plan


LEAST = {
    "iterations": 1, "games": 4, "keep": 1, "first": 1, "second": 1, "steps": 1, "batch": 1,
    "trial_iterations": 1, "trial_games": 2, "seed": 0, "searched": 0,
}  # fmt: skip
MOST = {"keep": 100, "searched": 100, "first": 128, "second": 64}


def _check_numbers(plan: Plan) -> None:
    for name, least in LEAST.items():
        number, most = getattr(plan, name), MOST.get(name)
        if number < least or (most is not None and number > most):
            upper = f" and at most {most}" if most is not None else ""
            option = "--" + name.replace("_", "-")
            raise BadInput(f"{option} must be at least {least}{upper}, not {number}")
