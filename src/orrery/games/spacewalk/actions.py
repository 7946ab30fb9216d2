"""Action numbers of Space Walk <-> kind and details.

| kind  | number                   | meaning                                          |
|-------|--------------------------|--------------------------------------------------|
| PLACE | 3 * space + size         | put a ship into orbit                            |
| STEP  | 3 * space + size         | advance one own ship, by token or by card        |
| MOVE  | space                    | evacuate a planet                                |
| AGAIN | space                    | pay a token and evacuate a planet                |
| NEXT  | owner                    | whose ship of the group flies next               |
| PLAY  | card                     | lay a card                                       |
| PASS  |                          | pay nothing                                      |
| FIRST | seat                     | nature draws the first player                    |
"""

from __future__ import annotations

from orrery.core.rule import inlined_rule as rule
from orrery.games.spacewalk.board import MAX_SPACES
from orrery.games.spacewalk.state import MAX_SEATS, N_CARDS, N_SIZES

PLACE, STEP, MOVE, AGAIN, NEXT, PLAY, PASS, FIRST = range(8)

PLACE_0 = 0
STEP_0 = PLACE_0 + MAX_SPACES * N_SIZES
MOVE_0 = STEP_0 + MAX_SPACES * N_SIZES
AGAIN_0 = MOVE_0 + MAX_SPACES
NEXT_0 = AGAIN_0 + MAX_SPACES
PLAY_0 = NEXT_0 + MAX_SEATS
PASS_0 = PLAY_0 + N_CARDS
FIRST_0 = PASS_0 + 1
N_ACTIONS = FIRST_0 + MAX_SEATS

MAX_ACTIONS = MAX_SPACES * N_SIZES
MAX_CHANCE = MAX_SEATS


@rule
def kind_of(action: int) -> int:
    """PLACE, STEP, ... or FIRST."""
    if action < STEP_0:
        return PLACE
    if action < MOVE_0:
        return STEP
    if action < AGAIN_0:
        return MOVE
    if action < NEXT_0:
        return AGAIN
    if action < PLAY_0:
        return NEXT
    if action < PASS_0:
        return PLAY
    return PASS if action < FIRST_0 else FIRST


@rule
def place_action(space: int, size: int) -> int:
    """Put a ship of `size` on `space`."""
    return PLACE_0 + N_SIZES * space + size


@rule
def step_action(space: int, size: int) -> int:
    """Advance an own ship of `size` from `space`."""
    return STEP_0 + N_SIZES * space + size
