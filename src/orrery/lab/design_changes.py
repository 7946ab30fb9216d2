"""Candidates of a search: boards with other numbers, drawn, changed a little, and mixed."""

from __future__ import annotations

import hashlib
import json
from copy import deepcopy
from typing import Any

import numpy as np

from orrery.lab.design_spec import Task, Vary, value_at

Candidate = dict[str, Any]
"""What stands at each key that varies."""


def start_of(task: Task) -> Candidate:
    """The board as it is."""
    return {vary.key: deepcopy(value_at(task.table, vary.key)) for vary in task.spec.vary}


def name_of(candidate: Candidate) -> str:
    """A short name, the same in every run."""
    text = json.dumps(candidate, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def table_of(task: Task, candidate: Candidate) -> dict[str, Any]:
    """The board's table with the candidate's numbers."""
    table = deepcopy(task.table)
    for key, value in candidate.items():
        *path, last = key.split(".")
        place = table
        for word in path:
            place = place[word]
        place[last] = deepcopy(value)
    return table


def turned(task: Task, candidate: Candidate) -> Candidate:
    """The same board with loops turned as candidates have them."""
    return {
        vary.key: _turned(vary, value) if isinstance(value, str) else value
        for vary, value in zip(task.spec.vary, candidate.values(), strict=True)
    }


def drawn(task: Task, rng: np.random.Generator) -> Candidate:
    """Anything that the spec allows."""
    start = start_of(task)
    return {vary.key: _any(vary, start[vary.key], rng) for vary in task.spec.vary}


def child(task: Task, parents: list[Candidate], rng: np.random.Generator) -> Candidate:
    """Each number from one of two parents, and at least one changed a little."""
    one, other = (parents[int(rng.integers(len(parents)))] for _ in range(2))
    mixed = {key: deepcopy((one if rng.random() < 0.5 else other)[key]) for key in one}
    varies = list(task.spec.vary)
    for index in rng.permutation(len(varies))[: 1 + int(rng.integers(2))]:
        vary = varies[int(index)]
        mixed[vary.key] = _changed(vary, mixed[vary.key], rng)
    return mixed


# One key


def _any(vary: Vary, value: Any, rng: np.random.Generator) -> Any:
    if isinstance(value, str):
        return _turned(vary, _shuffled(vary, value, rng))
    if not isinstance(value, list):
        return _any_number(vary, rng)
    if vary.keep_sum:
        for _ in range(2 * len(value)):
            value = _moved_unit(vary, value, rng)
        return value
    return [_any_number(vary, rng) for _ in value]


def _changed(vary: Vary, value: Any, rng: np.random.Generator) -> Any:
    if isinstance(value, str):
        return _turned(vary, _moved_sign(vary, value, rng))
    if not isinstance(value, list):
        return _near_number(vary, value, rng)
    if vary.keep_sum:
        return _moved_unit(vary, value, rng)
    index = int(rng.integers(len(value)))
    return [_near_number(vary, n, rng) if i == index else n for i, n in enumerate(value)]


def _any_number(vary: Vary, rng: np.random.Generator) -> int:
    return vary.low + vary.step * int(rng.integers((vary.high - vary.low) // vary.step + 1))


def _near_number(vary: Vary, value: int, rng: np.random.Generator) -> int:
    """One step away, sometimes two or three."""
    steps = int(rng.geometric(0.6)) * (1 if rng.random() < 0.5 else -1)
    return int(min(max(value + steps * vary.step, vary.low), vary.high))


def _moved_unit(vary: Vary, row: list[int], rng: np.random.Generator) -> list[int]:
    """A step goes from an entry to another; the same row where none can."""
    gives = [i for i, n in enumerate(row) if n - vary.step >= vary.low]
    takes = [i for i, n in enumerate(row) if n + vary.step <= vary.high]
    pairs = [(a, b) for a in gives for b in takes if a != b]
    found = list(row)
    if pairs:
        giver, taker = pairs[int(rng.integers(len(pairs)))]
        found[giver] -= vary.step
        found[taker] += vary.step
    return found


def _moved_sign(vary: Vary, text: str, rng: np.random.Generator) -> str:
    """A sign and a free place change places."""
    letters = list(text)
    one, other = (
        int(rng.choice([i for i, letter in enumerate(text) if letter == sign]))
        for sign in (vary.sign, vary.free)
    )
    letters[one], letters[other] = letters[other], letters[one]
    return "".join(letters)


def _shuffled(vary: Vary, text: str, rng: np.random.Generator) -> str:
    places = [i for i, letter in enumerate(text) if letter in (vary.sign, vary.free)]
    letters = list(text)
    for place, source in zip(places, rng.permutation(places), strict=True):
        letters[place] = text[int(source)]
    return "".join(letters)


def _turned(vary: Vary, text: str) -> str:
    """A loop in the one of its turns that comes last in order, so that turns are one candidate."""
    if not vary.is_loop:
        return text
    return max(text[turn:] + text[:turn] for turn in range(len(text)))
