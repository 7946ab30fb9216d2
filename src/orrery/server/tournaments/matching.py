"""Matching: the largest set of pairs in a graph, by Edmonds' blossom algorithm.

Small and exact: the Swiss system asks it whether the others can still be paired without anybody
meeting twice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

FREE = -1


def largest_matching(neighbours: Sequence[Sequence[int]]) -> list[int]:
    """The partner of each vertex (FREE: none); as many have one as possible."""
    search = _Search(neighbours)
    for root in range(len(neighbours)):
        if search.partner[root] == FREE:
            search.augment(root)
    return search.partner


class _Search:
    """One matching while it grows."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self.neighbours = neighbours
        self.n = len(neighbours)
        self.partner = [FREE] * self.n
        self.parent: list[int] = []
        self.base: list[int] = []
        self.is_outer: list[bool] = []

    def augment(self, root: int) -> None:
        """Exchange along a path from `root` to another free vertex, if there is one."""
        end = self._find_path(root)
        while end != FREE:
            before = self.parent[end]
            after = self.partner[before]
            self.partner[end], self.partner[before] = before, end
            end = after

    def _find_path(self, root: int) -> int:
        self.parent = [FREE] * self.n
        self.base = list(range(self.n))
        self.is_outer = [False] * self.n
        self.is_outer[root] = True
        queue = deque([root])
        while queue:
            vertex = queue.popleft()
            for other in self.neighbours[vertex]:
                if self.base[vertex] == self.base[other] or self.partner[vertex] == other:
                    continue
                is_even = other == root or (
                    self.partner[other] != FREE and self.parent[self.partner[other]] != FREE
                )
                if is_even:
                    self._shrink(vertex, other, queue)
                elif self.parent[other] == FREE:
                    self.parent[other] = vertex
                    if self.partner[other] == FREE:
                        return other
                    self.is_outer[self.partner[other]] = True
                    queue.append(self.partner[other])
        return FREE

    def _shrink(self, vertex: int, other: int, queue: deque[int]) -> None:
        """A cycle of odd length counts as one vertex."""
        root = self._common(vertex, other)
        blossom = [False] * self.n
        self._mark(vertex, root, other, blossom)
        self._mark(other, root, vertex, blossom)
        for one in range(self.n):
            if blossom[self.base[one]]:
                self.base[one] = root
                if not self.is_outer[one]:
                    self.is_outer[one] = True
                    queue.append(one)

    def _common(self, one: int, other: int) -> int:
        """The first vertex that both ways back have in common."""
        seen = set()
        while True:
            one = self.base[one]
            seen.add(one)
            if self.partner[one] == FREE:
                break
            one = self.parent[self.partner[one]]
        while self.base[other] not in seen:
            other = self.parent[self.partner[self.base[other]]]
        return self.base[other]

    def _mark(self, vertex: int, root: int, child: int, blossom: list[bool]) -> None:
        while self.base[vertex] != root:
            blossom[self.base[vertex]] = blossom[self.base[self.partner[vertex]]] = True
            self.parent[vertex] = child
            child = self.partner[vertex]
            vertex = self.parent[child]
