"""Action numbers of SITUATION 7 <-> kind and location.

| kind      | number   | meaning                                                          |
|-----------|----------|------------------------------------------------------------------|
| PLACE     | location | place the piece of a location; in the race: search for just this |
| LAUNCH    | location | place it beside the opponent's land, with a rocket or satellite  |
| ASTRONAUT | location | set an astronaut on an own piece                                 |
| FOUND     |          | place whatever fits first (race)                                 |
| PASS      |          | agree to end the game (option)                                   |
| FIND      | location | nature draws what was found                                      |
| LUCK      | q        | nature draws how long a search took                              |
| TIME_UP   |          | the clock of the table has run out (live, with a limit)          |
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.situation7.board import MAX_LOCATIONS, N_LUCKS

PLACE, LAUNCH, ASTRONAUT, FOUND, PASS, FIND, LUCK, TIME_UP = range(8)

PLACE_0 = 0
LAUNCH_0 = PLACE_0 + MAX_LOCATIONS
ASTRONAUT_0 = LAUNCH_0 + MAX_LOCATIONS
FOUND_0 = ASTRONAUT_0 + MAX_LOCATIONS
PASS_0 = FOUND_0 + 1
FIND_0 = PASS_0 + 1
LUCK_0 = FIND_0 + MAX_LOCATIONS
TIME_UP_0 = LUCK_0 + N_LUCKS
N_ACTIONS = TIME_UP_0 + 1

MAX_ACTIONS = MAX_LOCATIONS + 2  # a location is filled, or open to one of PLACE and LAUNCH
MAX_CHANCE = MAX_LOCATIONS


@rule
def kind_of(action: int) -> int:
    """PLACE, LAUNCH, ... or TIME_UP."""
    if action < LAUNCH_0:
        return PLACE
    if action < ASTRONAUT_0:
        return LAUNCH
    if action < FOUND_0:
        return ASTRONAUT
    if action < PASS_0:
        return FOUND
    if action < FIND_0:
        return PASS
    if action < LUCK_0:
        return FIND
    return LUCK if action < TIME_UP_0 else TIME_UP


@rule
def location_of(action: int) -> int:
    """The location of a PLACE, LAUNCH, ASTRONAUT or FIND."""
    return action % MAX_LOCATIONS if action < FOUND_0 else action - FIND_0
