"""Template: the chances of all seats, as a network corrects them. `engine` is the game's.

The position is seen by the first seat that may act, and the outputs belong to the seats from that
one on: one pass judges all of them. The chances that the game's own evaluation gives are multiplied
by e to the outputs, so that a network of zeros changes nothing.
"""

# ruff: noqa: F821 - `engine` is put there by core.templates

from __future__ import annotations

from typing import Any

from orrery.bots.network.layers import LOGIT_ONE, Network, Pad, pass_forward
from orrery.core.contract import Engine
from orrery.core.exponential import exp
from orrery.core.rule import rule

engine: Engine


@rule
def viewpoint(board: Any, state: Any) -> int:
    """The seat from which a position is seen: the first that may act, 0 where nobody may."""
    for seat in range(state.n_seats):
        if engine.may_act(board, state, seat):
            return seat
    return 0


@rule
def look(board: Any, network: Network, pad: Pad, state: Any) -> int:
    """Leave the logits in the pad; the seat from which they are counted."""
    viewer = int(viewpoint(board, state))
    engine.observe(board, state, viewer, pad.features)
    pass_forward(network, pad)
    return viewer


@rule
def correct(board: Any, network: Network, pad: Pad, state: Any, values: Any) -> None:
    """Change the chances of all seats, which sum to 1 before and after."""
    viewer = look(board, network, pad, state)
    n_seats = int(state.n_seats)
    most = best_logit(pad, n_seats)
    total = 0.0
    for place in range(n_seats):
        seat = (viewer + place) % n_seats
        values[seat] *= exp((int(pad.logits[place]) - most) / LOGIT_ONE)
        total += values[seat]
    if total > 0.0:
        for seat in range(n_seats):
            values[seat] /= total


@rule
def best_logit(pad: Pad, n_seats: int) -> int:
    """The highest logit: without it no power of e could grow too large."""
    best = int(pad.logits[0])
    for place in range(1, n_seats):
        best = max(best, int(pad.logits[place]))
    return best
