"""A trial: does a network win at equal time?

A block of games has all rotations of two line-ups, in which the network sits on every other seat:
network, hand, network, ... and hand, network, hand, ... So equal players win half of a block,
whatever the number of seats, and the arena's sequential test decides when to stop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from orrery.bots.levels import Level, knobs_of
from orrery.bots.matches import play_match
from orrery.bots.network.layers import Network
from orrery.bots.officers import Officer
from orrery.bots.players import Bot
from orrery.bots.search.searcher import Searcher
from orrery.core.chance import game_seed
from orrery.core.game import Game
from orrery.lab.ratings import Sprt
from orrery.learn.plan import Plan


@dataclass(frozen=True)
class Sides:
    """Who meets: a network and a former one, or none, each with its iterations."""

    new: Network
    old: Network | None
    new_iterations: int
    old_iterations: int


@dataclass(frozen=True)
class Verdict:
    """What a trial found."""

    is_stronger: bool
    share: float  # of the wins
    games: int
    said: str  # by the test


class Learned(Officer):
    """An officer with a network of its own, or none."""

    def __init__(self, game: Game, level: Level, network: Network | None) -> None:
        """Nothing is thought yet."""
        super().__init__(game, level, seed=1)
        self._network = network

    def _searcher_for(self, known: object) -> Searcher:
        if self._searcher is None:
            self._searcher = Searcher(
                self.game, knobs_of(self.level), known.n_seats,  # type: ignore[attr-defined]
                self.level.iterations, self._seed, 1, self._network,
            )  # fmt: skip
        return self._searcher


def bot_of(plan: Plan, network: Network | None, iterations: int, n_seats: int) -> Bot:
    """A player of the plan's rank."""
    level = plan.level_of(network, iterations, n_seats)
    return Bot(plan.found, plan.rank, player=Learned(plan.found, level, network))


def block_share(job: tuple[Plan, Sides, int]) -> tuple[float, int]:
    """Play block `number`; the share of the wins that the new network has, and how many games."""
    plan, sides, number = job
    count = plan.counts[number % len(plan.counts)]
    new = [bot_of(plan, sides.new, sides.new_iterations, count) for _ in range(count)]
    old = [bot_of(plan, sides.old, sides.old_iterations, count) for _ in range(count)]
    line_ups = [[(seat + turn) % 2 == 0 for seat in range(count)] for turn in range(2)]
    won, n_games = 0.0, 0
    for line_up in line_ups:
        for turn in range(count):
            seated = line_up[turn:] + line_up[:turn]
            won += _game_share(plan, seated, new, old, game_seed(plan.seed, number), n_games)
            n_games += 1
    return won / n_games, n_games


def _game_share(
    plan: Plan, seated: list[bool], new: list[Bot], old: list[Bot], chance: int, turn: int
) -> float:  # fmt: skip
    """What the seats of the new network have of one win; all share a game that did not end."""
    game = plan.found
    values = game.meta.read_options(len(seated), {})
    board = game.load_board(game.default_board(values))
    players = [(new if is_new else old)[seat] for seat, is_new in enumerate(seated)]
    for seat, player in enumerate(players):
        player.forget(game_seed(chance, 1 + turn * len(seated) + seat))
    winners = play_match(game, board, values, players, chance).winners or range(len(seated))
    return sum(seated[seat] for seat in winners) / len(winners)


def run_trial(
    plan: Plan, sides: Sides, processes: int, progress: Callable[[int], None] | None = None
) -> Verdict:
    """Play until the test is decided, or as many games as the plan allows."""
    test = Sprt(*plan.elo)
    shares: list[float] = []
    games, won, said = 0, 0.0, "undecided"
    for share, n in _blocks(plan, sides, processes):
        shares.append(share)
        games, won = games + n, won + share * n
        said = test.verdict(shares)
        if progress is not None:
            progress(games)
        if said != "undecided" or games >= plan.trial_games:
            break
    return Verdict(said == "stronger", won / games, games, said)


def _blocks(plan: Plan, sides: Sides, processes: int) -> Iterator[tuple[float, int]]:
    """Blocks in order, as many as may be needed."""
    n = -(-plan.trial_games // (2 * min(plan.counts)))
    jobs = [(plan, sides, number) for number in range(n)]
    if processes <= 1:
        yield from map(block_share, jobs)
        return
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        yield from pool.map(block_share, jobs)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
