"""Tastes: which of the actions that are as good as the best a personality plays.

A search comes first and knows no taste. Then the actions are kept that were looked at enough and
are worth about as much as the best; of each some ways of play are followed through the tree, and
the taste says which it likes. What it sees is what the search saw: hidden cards are dealt anew.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from orrery.bots.search.searcher import Choice, Mind, Searcher
from orrery.bots.search.tree import ROOT
from orrery.core.chance import CHANCE, new_rng
from orrery.core.game import Game

MOST_CHOICES = 6  # tasted, the most visited first
N_WAYS = 4  # followed for each action
LONGEST_WAY = 12  # actions
LEAST_LOOKS = 0.25  # of the visits of the best
DEEPEST = 4  # actions below an action whose worth is compared
SAME = 1e-9


@dataclass(frozen=True)
class Prospect:
    """What an action promises beside its value."""

    own: float
    """The score of the seat where the ways end, on average."""
    rival: float
    """The score of the strongest rival there; 0 without rivals."""
    spread: float
    """How far apart the positions below it are in worth: a variance of shares of the win."""
    deeds: float
    """What the seat does on a way that the taste likes, less what it does not, on average."""


class Deeds(NamedTuple):
    """The actions of one kind, by their numbers."""

    first: int
    end: int
    joy: int  # 1: it likes them, -1: it does not


@dataclass(frozen=True)
class Taste:
    """What a personality likes."""

    margin: float
    """What it gives away for that at most, as a share of an open game."""
    likes: tuple[str, ...]
    """What it looks at of a `Prospect`, the first first: more is better, or less with a minus."""
    deeds: tuple[Deeds, ...] = ()
    """What it likes to do itself, or does not."""

    def with_deeds(self, deeds: tuple[Deeds, ...]) -> Taste:
        """The same, but deeds come before all else."""
        return replace(self, likes=("deeds", *self.likes), deeds=deeds)

    def joy(self, action: int) -> int:
        """1 for a deed it likes, -1 for one it does not like, 0 for any other."""
        return sum(one.joy for one in self.deeds if one.first <= action < one.end)

    def liking(self, prospect: Prospect) -> tuple[float, ...]:
        """The more of it the better."""
        return tuple(
            -getattr(prospect, name[1:]) if name[0] == "-" else getattr(prospect, name)
            for name in self.likes
        )


HUNTER = Taste(0.02, ("-rival", "own"))
HOARDER = Taste(0.02, ("own", "-rival"))
GAMBLER = Taste(0.02, ("spread",))


class End(NamedTuple):
    """Where a way through the tree ends."""

    scores: list[int]
    joy: int  # of the seat that looks


def as_good(thoughts: Sequence[Choice], margin: float) -> list[Choice]:
    """The first, and those that may take its place.

    The margin shrinks as a game is decided: nobody plays about with a win, or gives up hope.
    """
    best = thoughts[0]
    least = best.value - margin * 4 * best.value * (1 - best.value)
    looks = LEAST_LOOKS * best.visits
    others = [one for one in thoughts[1:] if one.visits >= looks and one.value >= least]
    return [best, *others[: MOST_CHOICES - 1]]


class Taster:
    """Looks at what a search has found through the eyes of one seat."""

    def __init__(self, game: Game, taste: Taste, searcher: Searcher, luck: random.Random) -> None:
        """The same luck makes the same choices."""
        self.game = game
        self.taste = taste
        self.mind: Mind = searcher.minds[0]
        self.luck = luck

    def choose(self, board: Any, known: Any, seat: int, thoughts: Sequence[Choice]) -> int:
        """The action it likes best, the better one where it likes several alike."""
        found = as_good(thoughts, self.taste.margin)
        if len(found) == 1:
            return found[0].action
        seed = self.luck.getrandbits(32)
        likings = [
            self.taste.liking(self.prospect(board, known, seat, one.action, seed)) for one in found
        ]
        return found[likings.index(max(likings))].action

    def prospect(self, board: Any, known: Any, seat: int, action: int, seed: int) -> Prospect:
        """What an action promises; all actions meet the same deals."""
        node = self._node(seat, action)
        if node is None:  # solved rather than searched
            return Prospect(0.0, 0.0, 0.0, float(self.taste.joy(action)))
        rivals = self._rivals(seat)
        ends = [
            self._end(board, known, seat, node, random.Random(f"{seed} {way}"))
            for way in range(N_WAYS)
        ]
        own = sum(end.scores[seat] for end in ends) / N_WAYS
        strongest = [max((end.scores[one] for one in rivals), default=0) for end in ends]
        joy = sum(end.joy for end in ends)
        spread = self._spread(node, seat)
        return Prospect(own, sum(strongest) / N_WAYS, spread, joy / N_WAYS)

    def _node(self, seat: int, action: int) -> int | None:
        tree = self.mind.tree
        found = (
            node
            for node in self.mind.children(ROOT)
            if tree.action[node] == action and tree.seat[node] == seat and tree.visits[node] > 0
        )
        return next(found, None)

    def _rivals(self, seat: int) -> list[int]:
        """All others but those who win exactly when it does: its own side."""
        shares = self.mind.tree.value[ROOT]
        return [
            other
            for other in range(len(shares))
            if other != seat and abs(shares[other] - shares[seat]) > SAME
        ]

    # Following the tree

    def _end(self, board: Any, known: Any, seat: int, node: int, luck: random.Random) -> End:
        """Follow a way to its end: each step as likely as the search looked at it."""
        tree, game, joy = self.mind.tree, self.game, 0
        state = game.dealt(board, known, seat, new_rng(luck.getrandbits(32)))
        for _ in range(LONGEST_WAY):
            who, action = int(tree.seat[node]), int(tree.action[node])
            joy += self.taste.joy(action) if who == seat else 0
            game.apply(board, state, who, action)
            nodes = self._visited(node)
            if not nodes or game.is_over(board, state):
                break
            node = luck.choices(nodes, [int(tree.visits[one]) for one in nodes])[0]
            if not self._fits(board, state, node):
                break
        return End(game.scores(board, state), joy)

    def _visited(self, node: int) -> list[int]:
        return [one for one in self.mind.children(node) if self.mind.tree.visits[one] > 0]

    def _fits(self, board: Any, state: Any, node: int) -> bool:
        """Whether a step of the tree is possible in this deal, and everybody can see it."""
        seat, action = int(self.mind.tree.seat[node]), int(self.mind.tree.action[node])
        if seat == CHANCE or self.game.chance_due(board, state):
            is_due = seat == CHANCE and self.game.chance_due(board, state)
            return is_due and action in self.game.chances(board, state)[0]
        return self.game.why_not(board, state, seat, action) == 0

    # Worth

    def _spread(self, node: int, seat: int) -> float:
        """The variance of what lies below an action, weighed by how often it was looked at.

        Added up in order: `sum` of a later Python rounds otherwise, and a browser as we do.
        """
        found = self._worths(node, seat, DEEPEST)
        weight, total, spread = 0, 0.0, 0.0
        for visits, worth in found:
            weight += visits
            total += visits * worth
        mean = total / weight
        for visits, worth in found:
            spread += visits * ((worth - mean) * (worth - mean))
        return spread / weight

    def _worths(self, node: int, seat: int, depth: int) -> list[tuple[int, float]]:
        """(visits, worth) of the nodes so far below; where the tree ends sooner, of its end."""
        tree = self.mind.tree
        below = self._visited(node)
        if depth == 0 or not below:
            visits = int(tree.visits[node])
            return [(visits, float(tree.value[node, seat]) / visits)]
        return [pair for one in below for pair in self._worths(one, seat, depth - 1)]
