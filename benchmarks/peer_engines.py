"""How each peer engine plays random games of connect four, and how its play is timed.

One function per peer takes a number of seconds and returns a `Rate`. A peer that can be run in
more than one sensible way is measured in each of them, for `seconds` each, and is credited with
the fastest. Warming up and compiling are not timed. The timed seconds are split in three
slices, and the slice with the median speed is the result. Seconds are of processor time, all
threads together, so that other programs on the machine count as little as possible.

The functions measure in the present process, on however many cores it may use. `peers.py` runs
them on one core each. A peer that is not installed raises ImportError.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from typing import Any

SLICES = 3
WARM_UP_SECONDS = 0.3
SEED = 20240229

# Mean moves in a random game: 1.5 million OpenSpiel games gave 21.320, with a standard error of
# 0.006, and 2.5 million Pgx games gave 21.314.
RANDOM_GAME_MOVES = 21.32
OPENSPIEL_ROLLOUTS = 2_000
PGX_BATCH_SIZES = (64, 1024, 8192)
PGX_STEPS_PER_CALL = 64


@dataclass(frozen=True)
class Rate:
    """How fast one peer played, and in what way it was run."""

    name: str
    moves_per_second: float
    games_per_second: float
    note: str


@dataclass(frozen=True)
class Played:
    """An amount of play. Moves may be an estimate, so they need not be a whole number."""

    moves: float
    games: int


Play = Callable[[], Played]


# Timing, the same for every peer.


def rate_of(name: str, note: str, play: Play, seconds: float) -> Rate:
    """Warm `play` up, time it in slices, and return the slice with the median speed."""
    timed_slice(name, note, play, WARM_UP_SECONDS)
    slices = [timed_slice(name, note, play, seconds / SLICES) for _ in range(SLICES)]
    return sorted(slices, key=speed)[SLICES // 2]


def timed_slice(name: str, note: str, play: Play, seconds: float) -> Rate:
    """Call `play` until `seconds` have passed, at least once."""
    moves, games, elapsed = 0.0, 0, 0.0
    start = time.process_time()
    while games == 0 or elapsed < seconds:
        played = play()
        moves += played.moves
        games += played.games
        elapsed = time.process_time() - start
    return Rate(name, moves / elapsed, games / elapsed, note)


def speed(rate: Rate) -> float:
    """What rates are ordered by."""
    return rate.moves_per_second


# OpenSpiel.


def openspiel_loop(seconds: float) -> Rate:
    """Play random games move by move from Python, as OpenSpiel's own example does."""
    game = import_module("pyspiel").load_game("connect_four")
    note = f"open_spiel {version('open_spiel')}, Python loop"
    return rate_of("openspiel_loop", note, openspiel_game(game), seconds)


def openspiel_game(game: Any) -> Play:
    """One random game, played from Python through OpenSpiel's state object."""
    choice = random.Random(SEED).choice

    def play() -> Played:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            moves += 1
        return Played(moves, 1)

    return play


def openspiel_native(seconds: float) -> Rate:
    """Measure the random games that OpenSpiel plays inside its C++ search.

    Python cannot call OpenSpiel's rollout evaluator by itself, so both ways go through
    `MCTSBot.mcts_search` from the first position, and the faster one is the result:

    * one simulation whose evaluation is many rollouts. The first simulation of a search
      evaluates the root itself, so every rollout is a whole random game and the tree costs
      next to nothing. These are the purest native playouts that Python can reach.
    * many simulations of one rollout each. The moves of a simulation are those that walk down
      the tree and then those of the rollout, which together make one whole game.

    OpenSpiel does not say how many moves it made, so each game is counted as the mean length
    of random games. That is right on average the first way. It is one or two percent too high,
    in OpenSpiel's favour, the second way, where games end a little earlier.
    """
    game = import_module("pyspiel").load_game("connect_four")
    ways = {
        "one search node, many rollouts": (1, OPENSPIEL_ROLLOUTS),
        "many simulations, one rollout each": (OPENSPIEL_ROLLOUTS, 1),
    }
    rates = []
    for way, (simulations, rollouts) in ways.items():
        note = f"open_spiel {version('open_spiel')}, C++ MCTS: {way}"
        play = openspiel_search(game, simulations, rollouts)
        rates.append(rate_of("openspiel_native", note, play, seconds))
    return max(rates, key=speed)


def openspiel_search(game: Any, simulations: int, rollouts: int) -> Play:
    """One C++ search from the first position, counted as games of mean length."""
    pyspiel = import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=SEED)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=2.0,
        max_simulations=simulations,
        max_memory_mb=1000,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    state = game.new_initial_state()

    def play() -> Played:
        games = bot.mcts_search(state).explore_count * rollouts
        return Played(games * RANDOM_GAME_MOVES, games)

    return play


# Pgx.


def pgx_cpu(seconds: float) -> Rate:
    """Play random games in compiled batches, at the best of a few batch sizes.

    A game that ends is replaced at once by a new one, so every step of every row of the batch
    is a real move. Choices in Pgx's favour: the fastest random generator in JAX; a legal move
    drawn with one random number rather than one per column; and one reset key shared by the
    whole batch, since in connect four it only decides which player has the first move.
    """
    import_module("pgx")
    rates = []
    for batch in PGX_BATCH_SIZES:
        note = f"pgx {version('pgx')}, jax {version('jax')} on CPU, batch of {batch}"
        rates.append(rate_of("pgx_cpu", note, pgx_steps(batch), seconds))
    return max(rates, key=speed)


def pgx_steps(batch: int) -> Play:
    """A fixed number of steps of a batch of games. The first call compiles."""
    jax: Any = import_module("jax")
    env = import_module("pgx").make("connect_four")
    start_key, key = jax.random.split(jax.random.key(SEED, impl="unsafe_rbg"))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(start_key, batch))
    run = jax.jit(pgx_run(env))

    def play() -> Played:
        nonlocal state, key
        state, key, games = run(state, key)
        return Played(batch * PGX_STEPS_PER_CALL, int(games))

    return play


def pgx_run(env: Any) -> Callable[[Any, Any], tuple[Any, Any, Any]]:
    """The function to compile: random moves for a batch, and how many games they ended."""
    jax: Any = import_module("jax")
    auto_reset = import_module("pgx.experimental").auto_reset
    step = jax.vmap(auto_reset(env.step, env.init), in_axes=(0, 0, None))

    def move(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        state, key = carry
        key, move_key, reset_key = jax.random.split(key, 3)
        state = step(state, random_columns(state.legal_action_mask, move_key), reset_key)
        return (state, key), state.terminated.sum()

    def run(state: Any, key: Any) -> tuple[Any, Any, Any]:
        carry, ended = jax.lax.scan(move, (state, key), length=PGX_STEPS_PER_CALL)
        return carry[0], carry[1], ended.sum()

    return run


def random_columns(mask: Any, key: Any) -> Any:
    """A legal column for each row of `mask`, every legal one being equally likely."""
    jax: Any = import_module("jax")
    counts = mask.sum(axis=-1)
    picks = jax.random.randint(key, counts.shape, 0, counts)
    return (mask.cumsum(axis=-1) > picks[:, None]).argmax(axis=-1)


# PettingZoo.


def pettingzoo(seconds: float) -> Rate:
    """Play random games through the documented turn loop and the documented `env()`.

    The loop leaves a game as soon as it has ended and draws moves with Python's own `random`,
    which is faster than the sampling that PettingZoo's examples use.
    """
    env = import_module("pettingzoo.classic.connect_four_v3").env()
    note = f"pettingzoo {version('pettingzoo')}, Python loop"
    return rate_of("pettingzoo", note, pettingzoo_game(env), seconds)


def pettingzoo_game(env: Any) -> Play:
    """One random game in PettingZoo's turn loop."""
    choice = random.Random(SEED).choice

    def play() -> Played:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _reward, ended, cut_short, _info = env.last()
            if ended or cut_short:
                break
            mask = observation["action_mask"].tolist()
            env.step(choice([column for column, legal in enumerate(mask) if legal]))
            moves += 1
        return Played(moves, 1)

    return play


PEERS: dict[str, Callable[[float], Rate]] = {
    "openspiel_loop": openspiel_loop,
    "openspiel_native": openspiel_native,
    "pgx_cpu": pgx_cpu,
    "pettingzoo": pettingzoo,
}
