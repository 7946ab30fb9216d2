"""Broken positions: a typed position is refused, or it can be played to its end.

Positions of random games are broken on purpose, word by word: another phase, another seat, a
number more or less, a word of another position. Each must be refused by a BadInput that says why,
or be one that play can go on from: somebody can act, nature must, or it is over; and random play
ends with every invariant kept.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import numpy as np

from orrery.core.audits import broken_promise
from orrery.core.chance import game_seed
from orrery.core.errors import BadInput
from orrery.core.game import Game, rules_view
from orrery.core.meta import Values
from orrery.core.records import copy_record, memory_of
from orrery.core.runs import record_random_game
from orrery.core.scratch import new_scratch

HEAD = 2  # the words that name game and board
N_POSITIONS = 24
NUMBER = re.compile(r"\d+")

Words = list[str]
Breaking = Callable[[Words, list[Words], random.Random], Words]


class Unplayable(Exception):  # noqa: N818 - what a position is
    """A position was accepted that play cannot go on from."""


def positions_of(game: Game, board: Any, values: Values, seed: int) -> list[str]:
    """Texts of positions of one random game, its first and last among them."""
    state = game.setup(board, values)
    steps = record_random_game(game, board, copy_record(state), seed)
    every = max(1, len(steps) // N_POSITIONS)
    texts = [game.position_text(board, state)]
    for number, (seat, action) in enumerate(steps, 1):
        game.apply(board, state, seat, action)
        if number % every == 0 or number == len(steps):
            texts.append(game.position_text(board, state))
    return texts


# Ways to break a position


def _with_word_of_another(words: Words, others: list[Words], dice: random.Random) -> Words:
    """A word of the same sort from another position."""
    at = dice.randrange(HEAD, len(words))
    sort = _sort(at, words[at])
    found = [w for other in others for n, w in enumerate(other) if _sort(n, w) == sort]
    return [*words[:at], dice.choice(found or words[HEAD:]), *words[at + 1 :]]


def _with_one_more(words: Words, others: list[Words], dice: random.Random) -> Words:
    return [*words, dice.choice(dice.choice(others)[HEAD:])]


def _with_one_less(words: Words, others: list[Words], dice: random.Random) -> Words:
    at = dice.randrange(HEAD, len(words))
    return [*words[:at], *words[at + 1 :]]


def _with_another_number(words: Words, others: list[Words], dice: random.Random) -> Words:
    """A number is one more or less, nothing, or far too large."""
    at = dice.randrange(HEAD, len(words))
    found = list(NUMBER.finditer(words[at]))
    if not found:
        return _with_word_of_another(words, others, dice)
    match = dice.choice(found)
    n = int(match[0])
    number = dice.choice([n + 1, max(n - 1, 0), 0, 99, n + 10])
    word = words[at][: match.start()] + str(number) + words[at][match.end() :]
    return [*words[:at], word, *words[at + 1 :]]


def _with_another_sign(words: Words, others: list[Words], dice: random.Random) -> Words:
    """One sign of a word becomes another that positions use."""
    at = dice.randrange(HEAD, len(words))
    signs = sorted({sign for other in others for sign in " ".join(other[HEAD:]) if sign != " "})
    n = dice.randrange(len(words[at]))
    word = words[at][:n] + dice.choice(signs) + words[at][n + 1 :]
    return [*words[:at], word, *words[at + 1 :]]


BREAKINGS: tuple[Breaking, ...] = (
    _with_word_of_another, _with_one_more, _with_one_less, _with_another_number, _with_another_sign,
)  # fmt: skip


def _sort(number: int, word: str) -> str:
    """What kind of word stands somewhere: its key, or its place."""
    key, has_value, _ = word.partition("=")
    return key if has_value else str(number)


def broken_texts(texts: list[str], n_texts: int, seed: int) -> list[str]:
    """Positions with one or two words broken."""
    dice = random.Random(seed)
    others = [text.split() for text in texts]
    found = []
    for _ in range(n_texts):
        words = dice.choice(others)
        for _ in range(dice.choice((1, 1, 2))):
            words = dice.choice(BREAKINGS)(words, others, dice)
        found.append(" ".join(words))
    return found


# What becomes of them


def check_broken(game: Game, values: Values, seed: int, n_texts: int) -> int:
    """Break positions of a variant; how many were refused. Unplayable names one that should be."""
    board = game.load_board(game.default_board(values))
    texts = positions_of(game, board, values, seed)
    n_refused = 0
    for number, text in enumerate(broken_texts(texts, n_texts, seed)):
        try:
            state = game.parse_position(text, board)[1]
        except BadInput:
            n_refused += 1
        except Exception as error:
            raise Unplayable(f"reading {text!r} fails: {type(error).__name__}: {error}") from error
        else:
            play_on(game, board, state, text, game_seed(seed, number))
    return n_refused


def play_on(game: Game, board: Any, state: Any, text: str, seed: int) -> None:
    """Random play from a position that was accepted, every position audited to the end."""
    scratch, loops = new_scratch(game.engine), game.loops
    scratch.rng[0] = seed
    played = np.zeros(game.meta.max_actions + 1, np.int32)
    try:
        found = loops.audit_game(
            rules_view(board), rules_view(state), memory_of(state).view(np.uint8), False,
            np.zeros(len(played), np.int8), played, np.ones(1, np.uint64),
            np.zeros(game.engine.N_ACTIONS, np.bool_), scratch,
        )  # fmt: skip
    except Exception as error:
        raise Unplayable(f"play from {text!r} fails: {type(error).__name__}: {error}") from error
    if found != loops.AUDIT_OK:
        problem = broken_promise(game, board, state, int(found))
        where = f"play from {text!r} comes to {game.position_text(board, state)!r}"
        raise Unplayable(f"{where}: {problem}")
