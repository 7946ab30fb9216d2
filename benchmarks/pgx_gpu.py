"""Pgx's games on a GPU at random, at the best of some batch sizes."""

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

GAMES = ("connect_four", "backgammon", "hex")
BATCHES = (1 << 14, 1 << 16, 1 << 17, 1 << 18)
STEPS_PER_CALL = 128
SEED = 1954


def measure(seconds: float, say: Callable[[str], None]) -> dict[str, dict[str, float]]:
    """For each game its steps a second and the batch that gave them."""
    import_module("pgx")
    return {game: best_of(game, seconds, say) for game in GAMES}


def best_of(game: str, seconds: float, say: Callable[[str], None]) -> dict[str, float]:
    """The best batch size of a game."""
    speeds = {batch: speed_at(game, batch, seconds) for batch in BATCHES}
    batch = max(speeds, key=lambda size: speeds[size])
    say(f"pgx {game}: {speeds[batch]:.3g} steps/s at {batch}")
    return {"steps_per_second": speeds[batch], "batch": batch}


def speed_at(game: str, batch: int, seconds: float) -> float:
    """Steps a second with so many games at once; the first call compiles."""
    jax: Any = import_module("jax")
    env = import_module("pgx").make(game)
    keys = jax.random.split(jax.random.key(SEED, impl="unsafe_rbg"), batch + 1)
    state = jax.jit(jax.vmap(env.init))(keys[1:])
    run = jax.jit(run_of(env))
    state, key = jax.block_until_ready(run(state, keys[0]))
    done, elapsed = 0, 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        state, key = jax.block_until_ready(run(state, key))
        done += batch * STEPS_PER_CALL
        elapsed = time.perf_counter() - start
    return done / elapsed


def run_of(env: Any) -> Callable[[Any, Any], tuple[Any, Any]]:
    """The function to compile: random moves for a batch, ended games replaced at once."""
    jax: Any = import_module("jax")
    auto_reset = import_module("pgx.experimental").auto_reset
    step = jax.vmap(auto_reset(env.step, env.init), in_axes=(0, 0, 0))

    def move(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        state, key = carry
        n = state.legal_action_mask.shape[0]
        keys = jax.random.split(key, n + 2)
        chosen = random_actions(state.legal_action_mask, keys[1])
        return (step(state, chosen, keys[2:]), keys[0]), None

    def run(state: Any, key: Any) -> tuple[Any, Any]:
        carry, _ = jax.lax.scan(move, (state, key), length=STEPS_PER_CALL)
        return carry

    return run


def random_actions(mask: Any, key: Any) -> Any:
    """A legal action for each row of `mask`, every legal one being equally likely."""
    jax: Any = import_module("jax")
    counts = mask.sum(axis=-1)
    picks = jax.random.randint(key, counts.shape, 0, counts)
    return (mask.cumsum(axis=-1) > picks[:, None]).argmax(axis=-1)
