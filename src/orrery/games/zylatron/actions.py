"""Action numbers of ZYLATRON <-> kind and argument.

| kind    | argument | meaning                                                              |
|---------|----------|----------------------------------------------------------------------|
| GO      | point    | the mover goes there; also: detonate, beam down or place a piece here |
| BEGIN   | piece    | the piece begins its move                                            |
| LOAD    | piece    | the mover picks the piece up                                         |
| DOCK    | piece    | the mover boards that carrier                                        |
| DROP    | piece    | the mover sets the piece down                                        |
| FIRE    | piece    | the piece fires; its target comes next                               |
| LAUNCH  | piece    | the Missile is launched; where it detonates comes next               |
| BEAM    | piece    | the piece is beamed; where to comes next                             |
| SHIFT   | piece    | the cargo is shifted; onto what comes next                           |
| REPAIR  | piece    | pay for the repair of a damaged piece                                |
| PIECE   | piece    | the target, or the carrier, that was asked for                       |
| FACTORY | factory  | the target that was asked for; else: rebuild it                      |
| BUY     | kind     | buy a lost piece; where it is put comes next                         |
| PICK    | corner   | take a planet before the game                                        |
| END     |          | end the turn                                                         |
| STRIKE  | card     | nature draws a strike card                                           |
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.zylatron.board import MAX_POINTS, MAX_STEPS, N_CARDS, N_CORNERS, N_KINDS
from orrery.games.zylatron.state import MAX_FACTORIES, MAX_PIECES

(
    GO, BEGIN, LOAD, DOCK, DROP, FIRE, LAUNCH, BEAM, SHIFT, REPAIR, PIECE,
    FACTORY, BUY, PICK, END, STRIKE,
) = range(16)  # fmt: skip

GO_0 = 0
BEGIN_0 = GO_0 + MAX_POINTS
LOAD_0 = BEGIN_0 + MAX_PIECES
DOCK_0 = LOAD_0 + MAX_PIECES
DROP_0 = DOCK_0 + MAX_PIECES
FIRE_0 = DROP_0 + MAX_PIECES
LAUNCH_0 = FIRE_0 + MAX_PIECES
BEAM_0 = LAUNCH_0 + MAX_PIECES
SHIFT_0 = BEAM_0 + MAX_PIECES
REPAIR_0 = SHIFT_0 + MAX_PIECES
PIECE_0 = REPAIR_0 + MAX_PIECES
FACTORY_0 = PIECE_0 + MAX_PIECES
BUY_0 = FACTORY_0 + MAX_FACTORIES
PICK_0 = BUY_0 + N_KINDS
END_0 = PICK_0 + N_CORNERS
STRIKE_0 = END_0 + 1
N_ACTIONS = STRIKE_0 + N_CARDS

_POINTS_IN_REACH = 3 * MAX_STEPS * (MAX_STEPS + 1) + 1
MAX_ACTIONS = _POINTS_IN_REACH + 7 * MAX_PIECES + MAX_FACTORIES + N_KINDS + 1
MAX_CHANCE = N_CARDS


@rule
def kind_of(action: int) -> int:
    """GO, BEGIN, ... or STRIKE."""
    if action < BEGIN_0:
        return GO
    if action < FACTORY_0:
        return BEGIN + (action - BEGIN_0) // MAX_PIECES
    if action < BUY_0:
        return FACTORY
    if action < PICK_0:
        return BUY
    if action < END_0:
        return PICK
    return END if action < STRIKE_0 else STRIKE


@rule
def argument_of(action: int) -> int:
    """The point, piece, factory, kind, corner or card of an action."""
    if action < BEGIN_0:
        return action
    if action < FACTORY_0:
        return (action - BEGIN_0) % MAX_PIECES
    if action < BUY_0:
        return action - FACTORY_0
    if action < PICK_0:
        return action - BUY_0
    if action < END_0:
        return action - PICK_0
    return 0 if action < STRIKE_0 else action - STRIKE_0
