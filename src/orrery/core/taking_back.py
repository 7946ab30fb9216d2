"""Taking back: the one rule of the Python door, the terminal and the play server.

A seat takes back its own last action and everything that followed it, but never past nature's
action or another reveal (ZY-42). Whether an action revealed something is answered from what all
know, a spectator's knowledge before and after it: the answer is the same in every world that
looks the same from outside, so that asking tells nobody a secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.chance import CHANCE
from orrery.core.errors import BadInput
from orrery.core.seats import SPECTATOR

if TYPE_CHECKING:
    from orrery.core.table import Table


def steps_kept(table: Table, seat: int) -> int:
    """How many steps stand after `seat` takes back its last action; BadInput says why not."""
    n_steps = steps_before_last(table, {seat})
    check_back_to(table, n_steps)
    return n_steps


def steps_before_last(table: Table, seats: set[int]) -> int:
    """How many steps came before the last one of these seats; BadInput when there is none."""
    steps = table.log.steps
    for n in reversed(range(len(steps))):
        if steps[n].seat in seats:
            return n
    names = " or ".join(table.game.seat_name(seat) for seat in sorted(seats)) or "anybody here"
    raise BadInput(f"nothing to take back: there is no move of {names}")


def check_back_to(table: Table, n_steps: int) -> None:
    """BadInput says why the steps after the first `n_steps` may not be taken back."""
    if table.is_over:
        raise BadInput("the game is over: nothing can be taken back")
    if any(reveals(table, n) for n in range(n_steps, len(table.log.steps))):
        raise BadInput("something has been revealed since: it cannot be taken back")


def reveals(table: Table, n: int) -> bool:
    """Whether step `n` told somebody what could not be foreseen, judged by what all know."""
    step, game, board = table.log.steps[n], table.game, table.board
    if step.seat == CHANCE:
        return True
    if not game.has_secrets:
        return False
    before = game.hidden(board, table.state_after(n), SPECTATOR)
    after = game.hidden(board, table.state_after(n + 1), SPECTATOR)
    try:
        action = game.parse_action(board, before, step.seat, step.text)
    except BadInput:
        return True  # what was done cannot even be said without a secret
    return not game.may_take_back(board, before, after, step.seat, action)
