"""The players by name, as tables and the laboratory use them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from orrery.bots.deeds import Deed
from orrery.bots.levels import SETTING, level_names
from orrery.bots.matches import play_match
from orrery.bots.officers import Line, Officer
from orrery.bots.personalities import new_officer, rank_behind, searching_names
from orrery.bots.search.searcher import Choice
from orrery.core.chance import game_seed
from orrery.core.errors import BadInput, one_of
from orrery.core.game import Game, rules_view
from orrery.core.meta import Values
from orrery.core.records import Rows, memory_of
from orrery.core.results import Results, new_results
from orrery.core.runs import rules_rows
from orrery.core.scratch import new_scratch
from orrery.core.templates import asking

TEMPLATE = "orrery.bots.choosing"
KINDS = {"random": 0, "greedy": 1}
SEARCHING = 2
USUAL_RANK = 3


def bot_names() -> list[str]:
    """All players, weakest first, and behind them the personalities."""
    return [*KINDS, *searching_names()]


def bot_kind(name: str) -> int:
    """The number of a player's kind; BadInput for an unknown name."""
    if name in KINDS:
        return KINDS[name]
    if name in searching_names():
        return SEARCHING
    raise BadInput(f"no bot {name!r}: {one_of(name, bot_names())}")


def rank_of(name: str) -> int:
    """How fast one is in live play: 1 for a cadet to 7 for a grand admiral, others as the third.

    A personality is as fast as the rank it searches as.
    """
    name = rank_behind(name).partition(SETTING)[0]
    return 1 + level_names().index(name) if name in level_names() else USUAL_RANK


class Player(Protocol):
    """Who chooses behind a `Bot`."""

    def choose(self, board: Any, known: Any, seat: int) -> int:
        """A legal action for `seat`; `known` lacks what the seat may not know."""
        ...

    def forget(self, seed: int) -> None:
        """Start anew, as if just made with another seed."""
        ...


class Bot:
    """A player that chooses for a seat from what that seat may know."""

    def __init__(
        self,
        game: Game,
        name: str,
        seed: int = 1,
        with_clock: bool = False,
        player: Player | None = None,
        n_seats: int | None = None,
    ) -> None:
        """The same seed makes the same choices, unless a clock limits the thinking.

        A `player` of your own takes the place of the named one. Whoever searches needs to know
        how many play: ranks may think otherwise at a larger table.
        """
        self.name = name
        self.game = game
        self.rank = rank_of(name)
        self.player = player or new_player(game, name, seed, with_clock, n_seats)

    def choose(self, board: Any, state: Any, seat: int) -> int:
        """An action for `seat`; what the seat may not know of `state` has no influence."""
        return self.player.choose(board, self.game.hidden(board, state, seat), seat)

    @property
    def thoughts(self) -> list[Choice]:
        """What it made of its last choice, best first; nothing where it did not search."""
        return self.player.thoughts if isinstance(self.player, Officer) else []

    @property
    def searches(self) -> bool:
        """Whether it thinks ahead."""
        return isinstance(self.player, Officer)

    @property
    def remembers(self) -> bool:
        """Whether it is worth telling what was done so far."""
        return isinstance(self.player, Officer) and self.player.remembers

    def recall(self, board: Any, past: Sequence[Deed], seat: int) -> None:
        """Play on with what was done so far; what `seat` could not see of it has no influence."""
        if isinstance(self.player, Officer):
            hidden = self.game.hidden
            self.player.recall([d._replace(state=hidden(board, d.state, seat)) for d in past])

    def lines(self, board: Any, state: Any, seat: int, n_lines: int = 3) -> list[Line]:
        """The best lines of a bot that searches; of others none."""
        if not isinstance(self.player, Officer):
            return []
        known = self.game.hidden(board, state, seat)
        return self.player.lines(board, known, seat, n_lines)

    def warm_up(self, board: Any, state: Any, seat: int) -> None:
        """Think a little without a clock, so that nothing is compiled while one runs."""
        if isinstance(self.player, Officer):
            self.player.warm_up(board, self.game.hidden(board, state, seat), seat)

    def forget(self, seed: int) -> None:
        """Start anew, as if just made with another seed."""
        self.player.forget(seed)


def new_player(
    game: Game, name: str, seed: int, with_clock: bool, n_seats: int | None
) -> Player:  # fmt: skip
    """The player of a name."""
    kind = bot_kind(name)
    if kind != SEARCHING:
        return Recruit(game, kind, seed)
    if n_seats is None:
        raise BadInput(f"how a {name} thinks depends on how many play: give n_seats")
    return new_officer(game, name, n_seats, seed, with_clock)


class Recruit:
    """The simple players: random and greedy."""

    def __init__(self, game: Game, kind: int, seed: int) -> None:
        """The same seed makes the same choices."""
        self.kind = kind
        self.game = game
        self._scratch = new_scratch(game.engine)
        self._rows = np.zeros(3, game.dtype)
        self.forget(seed)

    def forget(self, seed: int) -> None:
        """Only the generator has a memory."""
        self._scratch.rng[0] = game_seed(seed, 0)

    def choose(self, board: Any, known: Any, seat: int) -> int:
        """Any action, or the one with the best position right after it."""
        template, view, rows_of = choosing(self.game)
        if self.kind == KINDS["random"]:
            return int(template.choose_random(view(board), view(known), seat, self._scratch))
        self._rows[0] = memory_of(known)[0]
        rows = rows_of(self._rows)
        return int(template.choose_greedy(view(board), rows, 0, seat, self._scratch))


def choosing(game: Game) -> tuple[Any, Any, Any]:
    """The template of simple players, and how it takes records and rows of them."""
    if game.is_elsewhere:
        return asking(TEMPLATE, game), lambda record: record, Rows
    return game.template(TEMPLATE), rules_view, rules_rows


def contest(
    game: Game, board: Any, values: Values, bots: Sequence[str], seeds: npt.NDArray[np.uint64]
) -> Results:
    """One game for each seed, seat s played by `bots[s]`."""
    kinds = [bot_kind(name) for name in bots]
    if max(kinds) >= SEARCHING:
        return thoughtful_contest(game, board, values, bots, seeds)
    results = new_results(len(seeds), int(values["players"]))
    template, view, rows_of = choosing(game)
    template.play_many(
        view(board), view(game.options_record(values)), rows_of(np.zeros(3, game.dtype)),
        np.array(kinds, np.int8), seeds, game.meta.max_actions, new_scratch(game.engine), results,
    )  # fmt: skip
    return results


def thoughtful_contest(
    game: Game, board: Any, values: Values, bots: Sequence[str], seeds: npt.NDArray[np.uint64]
) -> Results:
    """The same where somebody searches; seats start each game with seeds of their own."""
    results = new_results(len(seeds), int(values["players"]))
    players = [Bot(game, name, n_seats=len(bots)) for name in bots]
    for index, seed in enumerate(seeds.tolist()):
        for seat, player in enumerate(players):
            player.forget(game_seed(seed, seat))
        outcome = play_match(game, board, values, players, seed)
        results.lengths[index] = outcome.length
        results.scores[index] = outcome.scores
        results.wins[index, outcome.winners] = True
    return results
