"""The sheet of ASTRON: what can be done, why not, what happens, and what cannot be.

Four kinds of action are plays of a card; `play_numbers` knows them by direction and value.
"""

from __future__ import annotations

from typing import Any

from orrery.core.sheet import OK, Sheet
from orrery.games.astron import META
from orrery.games.astron.blanks import CARD, COLUMN, COUNT, DANGER, SHIP, SIDE, VALUE

__all__ = ["OK"]

sheet = Sheet(
    META,
    game_over="AS-36",
    not_your_turn=(
        "AS-1: it is {actor}'s turn, not {player}'s: ships play in the order of their numbers"
    ),
    nature_first="AS-8: cards are being dealt, to {actor} now",
    natures_only="AS-8: cards are dealt from the pile by chance, no player picks one",
    not_natures="AS-1: this is a player's decision, not nature's",
)

# Actions

TAKE_OFF = sheet.kind(
    "take-off {column}", "take off from column c", reveals=False, example="take-off c",
    column=COLUMN,
)  # fmt: skip
PLAY_FORWARD = sheet.kind(
    "forward {value}", "play Forwards 3 (also: f3)", example="forward 3", value=VALUE
)
PLAY_BACKWARD = sheet.kind(
    "backward {value}", "play Backwards 2", example="backward 2", value=VALUE
)
PLAY_SIDEWAYS = sheet.kind(
    "sideways {value} {side}", "play Sideways 2 to the left (also: left 2)",
    example="sideways 2 left", side=SIDE, value=VALUE,
)  # fmt: skip
PLAY_UPHEAVAL = sheet.kind(
    "upheaval {value}", "play Cosmic Upheaval 2: the base moves on", example="upheaval 2",
    value=VALUE,
)  # fmt: skip
DISCARD = sheet.kind(
    "wait discard {card}", "no card can be played: discard one (also: discard forward 3)",
    example="wait discard forward 3", card=CARD,
)  # fmt: skip
DODGE = sheet.kind(
    "dodge {side}", "your displaced ship goes to the left", reveals=False, example="dodge left",
    side=SIDE,
)  # fmt: skip
PASS = sheet.kind("pass", "no card can be played and there is none to discard", reveals=False)
DEAL = sheet.kind("deal {card}", nature=True, card=CARD)

TAKE_OFF_0, PLAY_0, DISCARD_0, DODGE_0, PASS_0, DEAL_0 = (
    kind.first for kind in (TAKE_OFF, PLAY_FORWARD, DISCARD, DODGE, PASS, DEAL)
)

# Refusals; the words beside those of the action come from `refusal_words`

NOT_IN_PILE = sheet.reason(
    "AS-9", "there is no {card} among the {n_pile} {n_pile:card|cards} of the pile"
)
TAKE_OFF_FIRST = sheet.reason("AS-11", "ships are still picking their take-off spaces")
HAS_TAKEN_OFF = sheet.reason("AS-11", "all ships have taken off already")
NO_TAKE_OFF_SPACE = sheet.reason("AS-11", "column {column} has no take-off space in row 0")
TAKE_OFF_SPACE_TAKEN = sheet.reason(
    "AS-11", "{other} stands on the take-off space of column {column}"
)
DODGE_FIRST = sheet.reason(
    "AS-18", "{player}'s ship must give way first: dodge left or dodge right"
)
NO_DODGE_DUE = sheet.reason("AS-18", "{player}'s ship is not in anyone's way")
NO_SUCH_CARD = sheet.reason("AS-12", "{player} has no {card} in hand")
LEAVES_WINDOW = sheet.reason("AS-13", "{card} from {place} would leave the window")
SPACE_HELD = sheet.reason("AS-13", "{other} stands on {target}, a space holds one ship")
SHIP_IN_THE_WAY = sheet.reason(
    "AS-14", "{other} stands in the way to {target}; ships pass over others only sideways"
)
ENDS_ON_PLANET = sheet.reason(
    "AS-28", "{player} is grounded at {place} and {target} is not in Space"
)
MUST_PLAY = sheet.reason("AS-15", "{player} can play {example}, and who can play must")
MUST_LEAVE = sheet.reason("AS-28", "{player} is grounded and can play {example}, so it must")
NOT_IN_HAND = sheet.reason("AS-15", "{player} has no {card} in hand to discard")
MUST_DISCARD = sheet.reason("AS-40", "{player} has cards and must discard one")
NOT_YOUR_DODGE = sheet.reason("AS-18", "{actor} must choose first where its displaced ship goes")
NO_SUCH_VALUE = sheet.reason("AS-7", "no card has a {value}: cards go from 1 to 4", value=COUNT)
NOT_YOUR_TURN, CARDS_ARE_DEALT = sheet.standard["not_your_turn"], sheet.standard["nature_first"]

# Events; rows and columns are the window's, of a flight those left and those reached

FLIGHT: dict[str, Any] = {
    "ship": SHIP, "row": COUNT, "column": COLUMN, "to_row": COUNT, "to_column": COLUMN,
}  # fmt: skip
MISHAP: dict[str, Any] = {"ship": SHIP, "danger": DANGER, "base_row": COUNT, "column": COLUMN}

TOOK_OFF = sheet.event("{ship} takes off from column {column}", ship=SHIP, row=COUNT, column=COLUMN)
CARD_DEALT = sheet.event("{ship} is dealt {card}", secret=("card",), ship=SHIP, card=CARD)
PILE_SHUFFLED = sheet.event(
    "the {n} {n:discard is|discards are} shuffled and {n:becomes|become} the pile", n=COUNT
)
ROUND_BEGAN = sheet.event("round {n}", n=COUNT)
CARD_PLAYED = sheet.event("{ship} plays {card}", ship=SHIP, card=CARD)
SHIP_FLEW = sheet.event("{ship} flies from {column}{row} to {to_column}{to_row}", **FLIGHT)
SHIP_DISPLACED = sheet.event(
    "{ship} is in the way and moves from {column}{row} to {to_column}{to_row}", **FLIGHT
)
BASE_MOVED = sheet.event(
    "the base moves on by {steps}, to step {base}", before=COUNT, steps=COUNT, base=COUNT
)
HAZARD_HIT = sheet.event(
    "{ship} meets a hazard ({danger}) in column {column} and loses a point", **MISHAP
)
SHIP_LOST = sheet.event("{ship} meets the {danger} in column {column} and is lost", **MISHAP)
LANDED = sheet.event(
    "{ship} lands on station {n}: {points} {points:point|points}", ship=SHIP, n=COUNT, points=COUNT
)
LANDED_AGAIN = sheet.event("{ship} lands on station {n} again", ship=SHIP, n=COUNT)
BAD_LANDING = sheet.event(
    "{ship} makes a bad landing on planet {n}: a point lost, grounded", ship=SHIP, n=COUNT
)
FREED = sheet.event("{ship} is free of planet {n}", ship=SHIP, n=COUNT)
FINISHED_VOYAGE = sheet.event("{ship} has reached Saturn", ship=SHIP)
WAITED = sheet.event(
    "{ship} cannot play and discards {card}; points lost: {points}",
    ship=SHIP, card=CARD, points=COUNT,
)  # fmt: skip
PASSED = sheet.event("{ship} has no card and passes", ship=SHIP)
HAND_DISCARDED = sheet.event(
    "{ship}'s {n} {n:card goes|cards go} to the discard pile", ship=SHIP, n=COUNT
)
SURVIVED = sheet.event("{ship} has survived: 1 point", ship=SHIP)
GAME_ENDED = sheet.event("the game is over at base step {n}", n=COUNT)

# Faults

BAD_SEATS = sheet.fault(
    "there must be 2 to 6 players, in teams at least 3, and one of them must be to act"
)
BAD_BASE = sheet.fault("the base or the round is where it cannot be")
BAD_STATUS = sheet.fault(
    "a ship is neither ready, in the window, finished nor lost, or has cards it cannot have"
)
SHIPS_COLLIDE = sheet.fault("two ships stand on one space")
ON_DEADLY_CELL = sheet.fault("a ship stands on the comet or the rings")
BAD_GROUNDING = sheet.fault(
    "a ship is grounded where no planet holds it, or free on land it has not landed on"
)
CARDS_MISSING = sheet.fault("the cards do not add up to the deck")
HAND_TOO_LARGE = sheet.fault("a hand has more cards than are dealt")
BAD_PHASE = sheet.fault("the phase does not fit the ships or the pile")
NO_DODGE = sheet.fault("nobody stands in front of the ship to dodge, or it has not two ways to go")
NOT_OVER = sheet.fault("the game ends exactly when Game Over shows or no ship is left in play")
