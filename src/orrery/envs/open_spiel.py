"""Every game as a game of OpenSpiel, so that its algorithms run on them.

    import pyspiel
    from orrery.envs import open_spiel
    open_spiel.register()
    game = pyspiel.load_game("orrery_spacewalk", {"players": 3})

`new_game("spacewalk", players=3)` does both. Nature's actions are OpenSpiel's chance nodes; where
several seats may act at once (live play) a chance node says who comes first. Returns are those
of `orrery.envs`: winners share 1 that the others pay. Positions and games can be copied, pickled
and serialized. Needs the extra `orrery[openspiel]`.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel

from orrery.core.game import rules_view
from orrery.core.idle_options import other_values
from orrery.core.meta import Meta, Option, Value
from orrery.core.registry import find_game, find_meta, game_ids
from orrery.core.trace import Event
from orrery.envs.sitting import Sitting

PREFIX = "orrery_"
NOBODY_YET = -1
USUAL_BOARD = "usual"


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


def new_game(
    game: str, players: int | None = None, board: str | None = None, **options: Any
) -> Any:
    """A game of OpenSpiel by our name; options are checked by the game."""
    asked = {"players": players, "board": board, **options}
    wishes = {name: wish for name, wish in asked.items() if wish is not None}
    name = register_game(game)
    return pyspiel.load_game(name, _as_parameters(find_meta(game), wishes))


def _as_parameters(meta: Meta, wishes: dict[str, Any]) -> dict[str, Value]:
    """Wishes with the types that OpenSpiel expects; the game refuses what it does not know."""
    meta.read_options(
        wishes.get("players"),
        {name: wish for name, wish in wishes.items() if name not in ("players", "board")},
    )
    known = {option.name: option.read for option in meta.options}
    return {name: known[name](wish) if name in known else wish for name, wish in wishes.items()}


def game_type(game: str) -> Any:
    """How OpenSpiel sorts the game."""
    meta = find_meta(game)
    chance, information = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    is_open = not find_game(game).has_secrets
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if has_chance(game) else chance.DETERMINISTIC,
        information=(
            information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.max_players,
        min_num_players=meta.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(meta),
    )


def has_chance(game: str) -> bool:
    """Whether nature acts, or says who is first, with any options."""
    found = find_game(game)
    return (
        found.hooks.live is not None
        or any(
            found.meta.draws({**_usual(found.meta), option.name: value})
            for option, value in _values(found.meta)
        )
        or found.meta.draws(_usual(found.meta))
    )


def _values(meta: Meta) -> Iterator[tuple[Option, Value]]:
    for option in meta.options:
        for value in other_values(option):
            yield option, value


def _usual(meta: Meta) -> dict[str, Value]:
    return meta.read_options(meta.default_players, {})


def parameters_of(meta: Meta) -> dict[str, Value]:
    """What OpenSpiel may be told, with what holds if it is not."""
    named: dict[str, Value] = {"players": meta.default_players, "board": USUAL_BOARD}
    return named | {option.name: option.default for option in meta.options}


class Rulebook(Sitting):
    """Game, options and board, without a position: all positions of a game share it."""

    def __deepcopy__(self, memo: object) -> Rulebook:
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rules with one set of options."""

    GAME = ""
    TYPE: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """What is as usual was not asked for: then the board may decide it."""
        usual = parameters_of(find_meta(self.GAME))
        asked = {name: value for name, value in (params or {}).items() if value != usual[name]}
        board = asked.pop("board", None)
        self.rulebook = Rulebook(self.GAME, asked.pop("players", None), asked, board)
        super().__init__(self.TYPE, self._info(), params or {})

    def _info(self) -> Any:
        rules = self.rulebook
        most = max(rules.game.engine.MAX_CHANCE, rules.n_seats) if has_chance(self.GAME) else 0
        return pyspiel.GameInfo(
            num_distinct_actions=rules.n_actions,
            max_chance_outcomes=most,
            num_players=rules.n_seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.game.meta.max_actions,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.GAME, self.get_parameters())

    def new_initial_state(self) -> SpielState:
        """A fresh position, before nature has acted."""
        return SpielState(self, self.rulebook)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat may know now, or has come to know."""
        return SpielObserver(self.rulebook, bool(iig_obs_type and iig_obs_type.perfect_recall))


def load(game: str, parameters: dict[str, Any]) -> Any:
    """A game as it was pickled."""
    return pyspiel.load_game(register_game(game), parameters)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: SpielGame, rulebook: Rulebook) -> None:
        """Of a game; the position is ours alone."""
        super().__init__(game)
        self.rulebook = rulebook
        self.position = rulebook.game.setup(rulebook.board, rulebook.values)
        self.events: list[Event] | None = None  # what the last action made happen
        self._first = NOBODY_YET  # of several who may act at once
        self._memoir: Memoir | None = None

    def current_player(self) -> int:
        """A seat, or nature, or nobody."""
        game, board = self.rulebook.game, self.rulebook.board
        if game.is_over(board, self.position):
            return int(pyspiel.PlayerId.TERMINAL)
        if game.chance_due(board, self.position):
            return int(pyspiel.PlayerId.CHANCE)
        seats = game.to_act(board, self.position)
        if len(seats) > 1 and self._first == NOBODY_YET:
            return int(pyspiel.PlayerId.CHANCE)
        return self._first if len(seats) > 1 else seats[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rulebook.game.actions(self.rulebook.board, self.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """(number in nature's list, probability), or who acts first."""
        weights = [1] * len(self._seats())
        if self._is_natures():
            weights = self.rulebook.game.chances(self.rulebook.board, self.position)[1]
        total = sum(weights)
        return [(index, weight / total) for index, weight in enumerate(weights)]

    def memoir(self) -> Memoir:
        """What each seat has seen up to here."""
        if self._memoir is None:
            self._memoir = Memoir(self)
        return self._memoir

    def _apply_action(self, action: int) -> None:
        self.events = self._play(action)

    def _play(self, action: int) -> list[Event] | None:
        """Play; what happened. None where it was only settled who is first."""
        game, board = self.rulebook.game, self.rulebook.board
        if not self.is_chance_node():
            events = game.apply(board, self.position, self.current_player(), action)
            self._first = NOBODY_YET
            return events
        if self._is_natures():
            natures = game.chances(board, self.position)[0]
            return game.apply(board, self.position, int(pyspiel.PlayerId.CHANCE), natures[action])
        self._first = self._seats()[action]
        return None

    def _action_to_string(self, player: int, action: int) -> str:
        game, board = self.rulebook.game, self.rulebook.board
        if player != pyspiel.PlayerId.CHANCE:
            return game.action_text(board, self.position, player, action)
        if self._is_natures():
            natures = game.chances(board, self.position)[0]
            return game.action_text(board, self.position, player, natures[action])
        return f"{game.seat_name(self._seats()[action])} is first"

    def is_terminal(self) -> bool:
        """The game has ended."""
        return self.rulebook.game.is_over(self.rulebook.board, self.position)

    def returns(self) -> list[float]:
        """0 until the end."""
        if not self.is_terminal():
            return [0.0] * self.rulebook.n_seats
        return self.rulebook.rewards(self.position)

    def __str__(self) -> str:
        first = "" if self._first == NOBODY_YET else f" first={self._first}"
        return self.rulebook.game.position_text(self.rulebook.board, self.position) + first

    def _seats(self) -> list[int]:
        return self.rulebook.game.to_act(self.rulebook.board, self.position)

    def _is_natures(self) -> bool:
        return self.rulebook.game.chance_due(self.rulebook.board, self.position)


class SpielObserver:
    """Features and text of what a seat may know now; with `recalls` text of all it has seen."""

    def __init__(self, rulebook: Rulebook, recalls: bool) -> None:
        """Room for the features."""
        self.rulebook = rulebook
        self.recalls = recalls
        self.tensor = np.zeros(rulebook.n_features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the features."""
        board, position = rules_view(self.rulebook.board), rules_view(state.position)
        self.rulebook.game.engine.observe(board, position, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position without what the seat may not know, after all that it saw before."""
        if self.recalls:
            return state.memoir().read(state, player)
        return known_text(self.rulebook, state.position, player)


def known_text(rulebook: Rulebook, position: Any, seat: int) -> str:
    """A position as a seat knows it."""
    game, board = rulebook.game, rulebook.board
    return game.position_text(board, game.hidden(board, position, seat))


class Memoir:
    """What each seat has seen of a game so far: perfect recall. It is written as it is asked for.

    A seat knows its own actions, what it saw happen, and each position without what was hidden
    from it. Who comes first in live play is known when something happens.
    """

    def __init__(self, state: SpielState) -> None:
        """Of the game of a position."""
        self.past = SpielState(state.get_game(), state.rulebook)
        self.lines = [[self._now(seat)] for seat in range(state.rulebook.n_seats)]

    def __deepcopy__(self, memo: object) -> None:
        """Another position has another future: its memoir is written when it is asked for."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(None), ()

    def read(self, state: SpielState, seat: int) -> str:
        """All that a seat has seen; `state` has only gone on since it was last asked."""
        for action in state.history()[len(self.past.history()) :]:
            self._write(action)
        return "\n".join(self.lines[seat])

    def _write(self, action: int) -> None:
        actor = self.past.current_player()
        own = f"> {self.past.action_to_string(actor, action)}"
        self.past.apply_action(action)
        if self.past.events is None:
            return
        for seat, lines in enumerate(self.lines):
            lines.extend([own] if seat == actor else [])
            lines.extend(self._seen(event, seat) for event in self.past.events)
            lines.append(self._now(seat))

    def _seen(self, event: Event, seat: int) -> str:
        return " ".join(map(str, self.past.rulebook.game.seen_event(event, seat)))

    def _now(self, seat: int) -> str:
        return known_text(self.past.rulebook, self.past.position, seat)
