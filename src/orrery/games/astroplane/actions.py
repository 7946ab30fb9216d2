"""Action numbers of Astroplane <-> kind and details.

| kind   | number                          | meaning                                         |
|--------|---------------------------------|-------------------------------------------------|
| FLY    | 12 * space + 3 * facing + turn  | a single piece of a space flies                 |
| LEAVE  | 3 * place + turn                | a piece of a special place or start area flies  |
| PASS   | 4 * end + facing                | through the wormhole, from this end             |
| STEP   | 4 * space + diagonal            | a Square steps                                  |
| KILL   | 4 * space + diagonal            | a Square slides and kills                       |
| FIRE   | corner                          | both pieces of an anomaly fly                   |
| END    |                                 | the turn is over                                |
| CHOOSE | left, right, none               | for a piece sent back, or from the reserve      |
| FIRST  | seat                            | nature draws who begins                         |

`turn` is 0 straight on, 1 right, 2 left; into hyperspace the first, second or third exit
clockwise; into the centre and a firing position always 0. Places of LEAVE: hyperspace S W N E,
eight firing positions, the own left and right start area.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astroplane.board import HYPERSPACE_0, MAX_SPACES, START_0
from orrery.games.astroplane.state import MAX_SEATS

FLY, LEAVE, PASS, STEP, KILL, FIRE, END, CHOOSE, FIRST = range(9)
STRAIGHT, TO_RIGHT, TO_LEFT = range(3)
CHOOSE_LEFT, CHOOSE_RIGHT, CHOOSE_NONE = range(3)

N_TURNS = 3
N_PLACES = START_0 - HYPERSPACE_0 + 2
OWN_START = START_0 - HYPERSPACE_0  # the place of the own left start area

FLY_0 = 0
LEAVE_0 = FLY_0 + MAX_SPACES * 4 * N_TURNS
PASS_0 = LEAVE_0 + N_PLACES * N_TURNS
STEP_0 = PASS_0 + 8 * 4
KILL_0 = STEP_0 + MAX_SPACES * 4
FIRE_0 = KILL_0 + MAX_SPACES * 4
END_0 = FIRE_0 + 4
CHOOSE_0 = END_0 + 1
FIRST_0 = CHOOSE_0 + 3
N_ACTIONS = FIRST_0 + MAX_SEATS

MAX_ACTIONS = 80  # ten pieces of at most 7 (three flights, four passages), 4 anomalies, END
MAX_CHANCE = MAX_SEATS


@rule
def kind_of(action: int) -> int:
    """FLY, LEAVE, ... or FIRST."""
    if action < LEAVE_0:
        return FLY
    if action < PASS_0:
        return LEAVE
    if action < STEP_0:
        return PASS
    if action < FIRE_0:
        return STEP if action < KILL_0 else KILL
    if action < END_0:
        return FIRE
    if action < FIRST_0:
        return END if action < CHOOSE_0 else CHOOSE
    return FIRST


@rule
def fly_action(space: int, facing: int, turn: int) -> int:
    """The piece of `space` that faces so flies and takes a turn."""
    return FLY_0 + 4 * N_TURNS * space + N_TURNS * facing + turn


@rule
def leave_action(place: int, turn: int) -> int:
    """The top piece of a special place or own start area flies and takes a turn."""
    return LEAVE_0 + N_TURNS * place + turn


@rule
def pass_action(end: int, facing: int) -> int:
    """The piece at a wormhole end passes and faces so at the other."""
    return PASS_0 + 4 * end + facing


@rule
def step_action(space: int, diagonal: int) -> int:
    """The Square of `space` steps."""
    return STEP_0 + 4 * space + diagonal


@rule
def kill_action(space: int, diagonal: int) -> int:
    """The Square of `space` slides and kills."""
    return KILL_0 + 4 * space + diagonal


@rule
def turned(facing: int, turn: int) -> int:
    """The facing after a turn: 0 straight on, 1 right, 2 left."""
    return (facing + turn + turn // 2) % 4
