"""Trees of variations, played through: the words of each node, or why it cannot be played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.replay import position
from orrery.core.wording import Listener, action_words
from orrery.server.protocol.codes import Misread
from orrery.server.protocol.studies import NO_NODE, NodeSeen, StudyNode
from orrery.server.views.study import SEED, refusal_at, seat_of


def check_shape(nodes: Sequence[StudyNode]) -> None:
    """Misread names the node that has no place in a tree."""
    for n, node in enumerate(nodes):
        if node.parent >= n:
            raise Misread(f"node {n} stands before its parent {node.parent}")
        if node.parent == NO_NODE and (node.action or not node.position):
            raise Misread(f"node {n} has no parent: it needs a position, and no action")
        if node.parent != NO_NODE and (node.position or not node.action):
            raise Misread(f"node {n} has a parent: it needs an action, and no position")


async def nodes_seen(game: Game, nodes: Sequence[StudyNode], language: str) -> list[NodeSeen]:
    """Every node, in their order; what cannot be played hurts nothing but what follows it."""
    texts: list[str | None] = []  # the position of each; None: there is none
    found: list[NodeSeen] = []
    for node in nodes:
        before = node.position if node.parent == NO_NODE else texts[node.parent]
        text, seen = _node_seen(game, node, before, language)
        texts.append(text)
        found.append(seen)
        await asyncio.sleep(0)  # others are served between two nodes
    return found


def _node_seen(
    game: Game, node: StudyNode, before: str | None, language: str
) -> tuple[str | None, NodeSeen]:
    """The position of a node, and what is said of it."""
    if before is None:
        return None, NodeSeen(node.action, f"what comes before {node.action!r} cannot be played")
    try:
        table = position(game, before, SEED)
    except BadInput as error:
        return None, NodeSeen(node.action, str(error))
    if node.parent == NO_NODE:
        return table.text, NodeSeen("")
    seat = seat_of(table, node.seat)
    listener = Listener(seat, language, is_you=False)
    refused = refusal_at(table, seat, node.action, listener)
    if refused is not None:
        return None, NodeSeen(node.action, refused[0])
    place = game, table.board, table.state, seat
    words = action_words(*place, game.parse_action(*place[1:], node.action), listener)
    table.play(seat, node.action)
    return table.text, NodeSeen(words)
