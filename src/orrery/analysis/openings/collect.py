"""Makes a book of openings from how many games began."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from orrery.analysis.openings.book import ROOT, Node

DEEP = 8  # actions
KEPT = 2  # games that make a later action worth keeping


class Beginning(msgspec.Struct, frozen=True):
    """How one game began, and how it ended."""

    number: int
    is_tried: bool  # its first action was tried, not chosen
    line: list[str]  # the first actions of players
    positions: list[str]  # after each, once nature has answered; empty where nature matters
    shares: list[float]  # by seat, of the win


class Collected(NamedTuple):
    """The graph of a book."""

    nodes: dict[str, Node]
    n_tried: int


def collect(beginnings: Iterable[Beginning]) -> Collected:
    """Count what was played; rare lines are left out after their first action."""
    nodes: dict[str, Node] = {ROOT: Node(0, [], {})}
    n_tried = 0
    for one in beginnings:
        n_tried += one.is_tried
        for key in _keys(nodes, one):
            _note(nodes[key], one.shares)
    return Collected(_pruned(nodes), n_tried)


def _keys(nodes: dict[str, Node], one: Beginning) -> list[str]:
    """The nodes of a game, made where they are new."""
    keys = [ROOT]
    for n, action in enumerate(one.line[:DEEP]):
        text = one.positions[n] if one.positions else "; ".join(one.line[: n + 1])
        key = hashlib.sha256(text.encode()).hexdigest()[:10]
        nodes.setdefault(key, Node(0, [], {}))
        nodes[keys[-1]].next[action] = key
        keys.append(key)
    return list(dict.fromkeys(keys))  # a position that comes again counts once


def _note(node: Node, shares: list[float]) -> None:
    node.n += 1
    before = node.won or [0.0] * len(shares)
    node.won = [round(sum(pair), 3) for pair in zip(before, shares, strict=True)]


def _pruned(nodes: dict[str, Node]) -> dict[str, Node]:
    """What is left when lines of a single game are cut off after their first action."""
    firsts = set(nodes[ROOT].next.values())
    kept, open_ = {}, [ROOT]
    while open_:
        key = open_.pop()
        node = nodes[key]
        following = {
            action: to for action, to in node.next.items() if nodes[to].n >= KEPT or to in firsts
        }
        kept[key] = Node(node.n, node.won, dict(sorted(following.items())))
        open_ += [to for to in following.values() if to not in kept and to not in open_]
    return dict(sorted(kept.items()))
