"""Every game as a game of OpenSpiel, so that its algorithms run on them.

    import pyspiel
    from orrery.envs import open_spiel
    open_spiel.register()
    game = pyspiel.load_game("orrery_spacewalk", {"players": 3})

`new_game("spacewalk", players=3)` does both. Nature's actions are OpenSpiel's chance nodes; where
several seats may act at once (live play) a chance node says who comes first. Returns are those
of `orrery.envs`: winners share 1 that the others pay. Needs the extra `orrery[openspiel]`.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pyspiel

from orrery.core.game import rules_view
from orrery.core.registry import find_meta, game_ids
from orrery.envs.sitting import Sitting

PREFIX = "orrery_"
NOBODY_YET = -1


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names there."""
    return [register_game(game) for game in game_ids()]


@functools.cache
def register_game(game: str) -> str:
    """Make one game known to OpenSpiel; its name there."""
    kind = game_type(game)
    maker = type(f"Orrery_{game}", (SpielGame,), {"GAME": game, "TYPE": kind})
    pyspiel.register_game(kind, maker)
    return str(kind.short_name)


def new_game(game: str, players: int | None = None, **options: Any) -> Any:
    """A game of OpenSpiel by our name; options are checked by the game."""
    wishes = {name: str(value) for name, value in options.items()}
    if players is not None:
        wishes["players"] = str(players)
    return pyspiel.load_game(register_game(game), wishes)


def game_type(game: str) -> Any:
    """How OpenSpiel sorts the game."""
    meta = find_meta(game)
    names = ["players", *(option.name for option in meta.options)]
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.max_players,
        min_num_players=meta.min_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict.fromkeys(names, ""),  # "": as the game has it by default
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rules with one set of options."""

    GAME = ""
    TYPE: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Parameters are texts, as on a command line."""
        told = {name: value for name, value in (params or {}).items() if value != ""}
        players = told.pop("players", None)
        self.sitting = Sitting(self.GAME, int(players) if players else None, told)
        super().__init__(self.TYPE, self._info(), params or {})

    def _info(self) -> Any:
        table = self.sitting
        return pyspiel.GameInfo(
            num_distinct_actions=table.n_actions,
            max_chance_outcomes=max(table.game.engine.MAX_CHANCE, table.n_seats),
            num_players=table.n_seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=table.game.meta.max_actions,
        )

    def new_initial_state(self) -> SpielState:
        """A fresh position, before nature has acted."""
        return SpielState(self, self.sitting)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat may know, as features and as text."""
        return SpielObserver(self.sitting)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: SpielGame, sitting: Sitting) -> None:
        """Of a game; the position is ours alone."""
        super().__init__(game)
        self.sitting = sitting
        self.position = sitting.game.setup(sitting.board, sitting.values)
        self._first = NOBODY_YET  # of several who may act at once

    def current_player(self) -> int:
        """A seat, or nature, or nobody."""
        game, board = self.sitting.game, self.sitting.board
        if game.is_over(board, self.position):
            return int(pyspiel.PlayerId.TERMINAL)
        if game.chance_due(board, self.position):
            return int(pyspiel.PlayerId.CHANCE)
        seats = game.to_act(board, self.position)
        if len(seats) > 1 and self._first == NOBODY_YET:
            return int(pyspiel.PlayerId.CHANCE)
        return self._first if len(seats) > 1 else seats[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.sitting.game.actions(self.sitting.board, self.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """(number in nature's list, probability), or who acts first."""
        weights = [1] * len(self._seats())
        if self._is_natures():
            weights = self.sitting.game.chances(self.sitting.board, self.position)[1]
        total = sum(weights)
        return [(index, weight / total) for index, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        game, board = self.sitting.game, self.sitting.board
        if not self.is_chance_node():
            game.apply(board, self.position, self.current_player(), action)
            self._first = NOBODY_YET
        elif self._is_natures():
            natures = game.chances(board, self.position)[0]
            game.apply(board, self.position, int(pyspiel.PlayerId.CHANCE), natures[action])
        else:
            self._first = self._seats()[action]

    def _action_to_string(self, player: int, action: int) -> str:
        game, board = self.sitting.game, self.sitting.board
        if player != pyspiel.PlayerId.CHANCE:
            return game.action_text(board, self.position, player, action)
        if self._is_natures():
            natures = game.chances(board, self.position)[0]
            return game.action_text(board, self.position, player, natures[action])
        return f"{game.seat_name(self._seats()[action])} is first"

    def is_terminal(self) -> bool:
        """The game has ended."""
        return self.sitting.game.is_over(self.sitting.board, self.position)

    def returns(self) -> list[float]:
        """0 until the end."""
        if not self.is_terminal():
            return [0.0] * self.sitting.n_seats
        self.sitting.state = self.position
        return self.sitting.rewards()

    def __str__(self) -> str:
        first = "" if self._first == NOBODY_YET else f" first={self._first}"
        return self.sitting.game.position_text(self.sitting.board, self.position) + first

    def _seats(self) -> list[int]:
        return self.sitting.game.to_act(self.sitting.board, self.position)

    def _is_natures(self) -> bool:
        return self.sitting.game.chance_due(self.sitting.board, self.position)


class SpielObserver:
    """Features and text of what a seat may know."""

    def __init__(self, sitting: Sitting) -> None:
        """Room for the features."""
        self.sitting = sitting
        self.tensor = np.zeros(sitting.n_features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the features."""
        board, position = rules_view(self.sitting.board), rules_view(state.position)
        self.sitting.game.engine.observe(board, position, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position without what the seat may not know."""
        game, board = self.sitting.game, self.sitting.board
        return game.position_text(board, game.hidden(board, state.position, player))
