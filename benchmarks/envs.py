"""How fast environments step connect four, ours and those of others, in one run on one core.

    orrery bench envs [--seconds S] [--json] [--no-peers]

Everybody is used as a learner would use it: look at the observation and at the mask of legal
actions, choose one at random, step, and begin anew where a game has ended. Arrays hold SIZE games;
environments of one game play one after the other. Each is measured in a process of its own, in
seconds of processor time (`peer_engines`). A library that is missing is named, with the reason.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from importlib.metadata import version
from typing import Any

import numpy as np
from peer_engines import (
    SEED,
    Played,
    Rate,
    openspiel_loop,
    pettingzoo,
    pettingzoo_game,
    rate_of,
)
from peers import ONE_CORE_SETTINGS, Missing, last_line

SIZE = 1024
STEPS = 16  # between two looks at the clock
GAME = "connect_four"
LIMIT_SECONDS = 300


def random_legal(masks: Any, dice: np.random.Generator) -> Any:
    """A legal action for each row of `masks`, all equally likely."""
    legal = np.asarray(masks, bool)
    counts = np.cumsum(legal, axis=1)
    picks = (dice.random(len(legal)) * counts[:, -1]).astype(np.int64)
    return (counts > picks[:, None]).argmax(axis=1).astype(np.int32)


def orrery_note(what: str) -> str:
    """What was measured of ours."""
    return f"orrery {version('orrery')}, {what}"


# Ours


def orrery_batch(seconds: float) -> Rate:
    """`orrery.envs.Batch`."""
    batch = import_module("orrery.envs").Batch(GAME, SIZE, threads=1)
    dice = np.random.default_rng(SEED)

    def play() -> Played:
        n_ended = 0
        for _ in range(STEPS):
            assert batch.observations.shape[0] == SIZE
            batch.step(random_legal(batch.masks, dice))
            n_ended += int((batch.outcomes == 1).sum())
        return Played(STEPS * SIZE, n_ended)

    return rate_of("orrery_batch", orrery_note(f"Batch of {SIZE}"), play, seconds)


def orrery_vector(seconds: float) -> Rate:
    """`orrery.envs.vector.BatchVectorEnv`."""
    envs = import_module("orrery.envs.vector").BatchVectorEnv(GAME, SIZE, threads=1)
    seen, _ = envs.reset(seed=SEED)
    dice = np.random.default_rng(SEED)

    def play() -> Played:
        nonlocal seen
        n_ended = 0
        for _ in range(STEPS):
            seen, _, ended, _, _ = envs.step(random_legal(seen["action_mask"], dice))
            n_ended += int(ended.sum())
        return Played(STEPS * SIZE, n_ended)

    return rate_of("orrery_vector", orrery_note(f"VectorEnv of {SIZE}"), play, seconds)


def orrery_pettingzoo(seconds: float) -> Rate:
    """`orrery.envs.pettingzoo.env`, in PettingZoo's loop."""
    env = import_module("orrery.envs.pettingzoo").env(GAME)
    play = pettingzoo_game(env)
    return rate_of("orrery_pettingzoo", orrery_note("PettingZoo, one game"), play, seconds)


def orrery_openspiel(seconds: float) -> Rate:
    """`orrery.envs.open_spiel`, in OpenSpiel's loop."""
    game = import_module("orrery.envs.open_spiel").new_game(GAME)
    choice = random.Random(SEED).choice

    def play() -> Played:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            moves += 1
        return Played(moves, 1)

    return rate_of("orrery_openspiel", orrery_note("OpenSpiel, one game"), play, seconds)


# Others


def envpool(seconds: float) -> Rate:
    """EnvPool's ConnectFour-v1; games that end begin anew in the next step, which is no move."""
    found = import_module("envpool")
    envs = found.make("ConnectFour-v1", env_type="gymnasium", num_envs=SIZE, num_threads=1, seed=1)
    _, infos = envs.reset()
    dice = np.random.default_rng(SEED)

    def play() -> Played:
        nonlocal infos
        n_ended = 0
        for _ in range(STEPS):
            masks = infos["legal_action_mask"]
            _, _, ended, _, infos = envs.step(random_legal(masks, dice))
            n_ended += int(ended.sum())
        return Played(STEPS * SIZE - n_ended, n_ended)

    note = f"envpool {version('envpool')}, {SIZE} games, one thread"
    return rate_of("envpool", note, play, seconds)


def pgx(seconds: float) -> Rate:
    """Pgx, a compiled step of all games at a time, with its observation and its random choice."""
    jax: Any = import_module("jax")
    import_module("pgx")
    peer: Any = import_module("peer_engines")
    env = import_module("pgx").make(GAME)
    auto_reset = import_module("pgx.experimental").auto_reset
    step = jax.vmap(auto_reset(env.step, env.init), in_axes=(0, 0, None))

    @jax.jit  # type: ignore[untyped-decorator]
    def move(state: Any, key: Any) -> tuple[Any, Any, Any, Any]:
        key, move_key, reset_key = jax.random.split(key, 3)
        state = step(state, peer.random_columns(state.legal_action_mask, move_key), reset_key)
        return state, key, state.observation, state.terminated.sum()

    start, key = jax.random.split(jax.random.key(SEED, impl="unsafe_rbg"))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(start, SIZE))

    def play() -> Played:
        nonlocal state, key
        n_ended = 0
        for _ in range(STEPS):
            state, key, _, ended = move(state, key)
            n_ended += int(ended)
        return Played(STEPS * SIZE, n_ended)

    note = f"pgx {version('pgx')}, jax {version('jax')} on CPU, {SIZE} games"
    return rate_of("pgx", note, play, seconds)


def pufferlib(seconds: float) -> Rate:
    """PufferLib's ocean/connect4."""
    import_module("pufferlib")
    connect4: Any = import_module("pufferlib.ocean.connect4.connect4")
    envs = connect4.Connect4(num_envs=SIZE)
    envs.reset(SEED)
    dice = np.random.default_rng(SEED)

    def play() -> Played:
        for _ in range(STEPS):  # it has no masks, and answers every move with one of its own
            envs.step(dice.integers(0, 7, SIZE).astype(np.int32))
        return Played(2 * STEPS * SIZE, 1)

    note = f"pufferlib {version('pufferlib')}, {SIZE} games, without masks"
    return rate_of("pufferlib", note, play, seconds)


OURS: dict[str, Callable[[float], Rate]] = {
    "orrery_batch": orrery_batch,
    "orrery_vector": orrery_vector,
    "orrery_pettingzoo": orrery_pettingzoo,
    "orrery_openspiel": orrery_openspiel,
}
PEERS: dict[str, Callable[[float], Rate]] = {
    "envpool": envpool,
    "pgx": pgx,
    "pufferlib": pufferlib,
    "pettingzoo": pettingzoo,
    "openspiel_loop": openspiel_loop,
}
AGAINST = {
    "envpool": "orrery_batch", "pgx": "orrery_batch", "pufferlib": "orrery_batch",
    "pettingzoo": "orrery_pettingzoo", "openspiel_loop": "orrery_openspiel",
}  # fmt: skip
"""Peer -> what of ours is used in the same way."""

WHY_MISSING = {
    "envpool": "not installed (pip install 'orrery[bench-envs]')",
    "pufferlib": "no version installs without a compiler (tried: docs/findings/speed.md)",
}


def measure_here(name: str, seconds: float) -> Rate | Missing:
    """Measure one in this process, on one core."""
    os.environ.update(ONE_CORE_SETTINGS)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    try:
        return {**OURS, **PEERS}[name](seconds)
    except ImportError as error:
        return Missing(name, WHY_MISSING.get(name, f"{error} (make bench installs the peers)"))


def measure(name: str, seconds: float) -> Rate | Missing:
    """Measure one in a process of its own."""
    command = [sys.executable, __file__, "--one", name, "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT_SECONDS)
    if done.returncode:
        return Missing(name, last_line(done.stderr))
    fields = json.loads(last_line(done.stdout))
    return Rate(**fields) if "moves_per_second" in fields else Missing(**fields)


def ratios(entries: list[Rate | Missing]) -> dict[str, float]:
    """Peer -> how many times as fast ours is that is used in the same way."""
    speeds = {entry.name: entry.moves_per_second for entry in entries if isinstance(entry, Rate)}
    return {
        peer: speeds[ours] / speeds[peer]
        for peer, ours in AGAINST.items()
        if peer in speeds and ours in speeds
    }


def table(entries: list[Rate | Missing]) -> str:
    """A line for each, and what ours is to it."""
    times = ratios(entries)
    lines = [f"{'environment':<18}{'moves/s':>14}{'ours is':>22}  note"]
    for entry in entries:
        if isinstance(entry, Missing):
            lines.append(f"{entry.name:<18}{'-':>14}{'':>22}  {entry.why}")
            continue
        ours = f"{times[entry.name]:.3g} x as fast" if entry.name in times else ""
        lines.append(f"{entry.name:<18}{entry.moves_per_second:>14,.0f}{ours:>22}  {entry.note}")
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Steps a second of environments.")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--one", choices=[*OURS, *PEERS])
    args = parser.parse_args()
    if args.one:
        print(json.dumps(asdict(measure_here(args.one, args.seconds))))
        return
    names = [*OURS] if args.no_peers else [*OURS, *PEERS]
    entries = [measure(name, args.seconds) for name in names]
    if args.json:
        print(json.dumps({"entries": [asdict(e) for e in entries], "ratios": ratios(entries)}))
        return
    print(table(entries))


if __name__ == "__main__":
    main()
