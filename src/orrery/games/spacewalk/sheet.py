"""The sheet of Space Walk: what can be done, why not, what happens, and what cannot be."""

from __future__ import annotations

from typing import Any

from orrery.core.blanks import Number, Words
from orrery.core.sheet import OK, Sheet
from orrery.games.spacewalk import COLOURS, META
from orrery.games.spacewalk.board import MAX_SPACES

__all__ = ["OK"]

sheet = Sheet(
    META,
    inlined=True,
    game_over="SW-18",
    not_your_turn="SW-4: it is not {player}'s turn to decide",
    nature_first="SW-4: nobody decides before the first player is drawn",
    natures_only="SW-4: the first player is drawn, not chosen, here",
    not_natures="SW-4: this is a player's decision, not nature's",
)
SIZES = ("large", "medium", "small")
CARDS = ("move", "double", "copy", "step", "stay")

# Blanks

SPACE = Number(
    "space", MAX_SPACES, "board.n_spaces", "SW-2", missing="this orbit has no space {space}"
)
SIZE = Words("size", SIZES)
OWNER = Words("colour", COLOURS)
DRAWN = Words(
    "player", COLOURS, "state.n_seats", "SW-1", missing="there is no such player at this table"
)
A_CARD = Words("card", CARDS)
DISTANCE = Number("distance", 100)
ROUND = Number("round", 30_000)

# Actions

PLACE = sheet.kind(
    "place {space} {size}",
    "put a large ship on planet 3",
    example="place 3 large",
    space=SPACE,
    size=SIZE,
)
STEP = sheet.kind(
    "step {space} {size}",
    "pay a token (or use STEP): your small ship of 3 advances one",
    example="step 3 small",
    space=SPACE,
    size=SIZE,
)
MOVE = sheet.kind("move {space}", "move every ship of planet 3", example="move 3", space=SPACE)
AGAIN = sheet.kind(
    "again {space}", "pay a token: a second turn, moving planet 3", example="again 3", space=SPACE
)
NEXT = sheet.kind(
    "next {owner}", "blue's ship of the group flies next", example="next blue", owner=OWNER
)
PLAY = sheet.kind(
    "card {card}", "lay a card (action-card variant)", example="card double", card=A_CARD
)
PASS = sheet.kind("pass", "pay nothing")
FIRST = sheet.kind("first {owner}", nature=True, owner=DRAWN)

place_action, step_action = PLACE.number, STEP.number
MOVE_0, AGAIN_0, NEXT_0, PLAY_0, PASS_0 = (kind.first for kind in (MOVE, AGAIN, NEXT, PLAY, PASS))

# Refusals

STILL_PLACING = sheet.reason("SW-7", "ships are still being put in orbit, nobody moves yet")
NO_TOKENS_YET = sheet.reason("SW-7", "tokens cannot be used while ships are being placed")
PLACEMENT_IS_OVER = sheet.reason("SW-7", "all ships are in orbit already")
PLACE_ON_PLANET = sheet.reason("SW-5", "space {space} is a black hole, ships are placed on planets")
NONE_IN_RESERVE = sheet.reason("SW-1", "{player} has no {size} ship left to place")
SIZE_TAKEN = sheet.reason("SW-6", "planet {space} already holds a {size} ship")
NOT_A_PLANET = sheet.reason("SW-9", "space {space} is a black hole, only planets can be evacuated")
NO_SHIP_OF_YOURS = sheet.reason("SW-9", "{player} has no ship on planet {space}")
MUST_MOVE = sheet.reason("SW-9", "moving is compulsory, a turn cannot be passed")
MOVE_FIRST = sheet.reason("SW-14", "tokens come after the turn: move first")
ORDER_FIRST = sheet.reason("SW-13", "the group is still moving: name whose ship flies next")
NO_ORDER_DUE = sheet.reason("SW-10", "no group is waiting for its order")
NOT_IN_GROUP = sheet.reason("SW-10", "{owner} has no ship of the size that flies next")
TURN_IS_DONE = sheet.reason(
    "SW-14", "the turn is done; 'again {space}' pays a token for a second one"
)
ONLY_A_STEP = sheet.reason("SW-15", "between turns a token buys a single step only")
NOT_IN_A_GAP = sheet.reason(
    "SW-15", "between turns nobody moves a planet, a token can buy a single step"
)
NO_SUCH_SHIP = sheet.reason("SW-17", "{player} has no {size} ship on space {space}")
CARD_FIRST = sheet.reason("SW-22", "a turn starts with a card")
NO_CARDS = sheet.reason("SW-21", "this game is played with tokens, not with action cards")
CARD_IS_LAID = sheet.reason("SW-22", "the card of this turn is laid already")
NO_SUCH_CARD = sheet.reason("SW-22", "{player} has no {card} card in hand")
MUST_STEP = sheet.reason("SW-22", "the card says STEP: one ship must step")

# Events

FLIGHT: dict[str, Any] = {
    "owner": OWNER, "size": SIZE, "space": SPACE, "target": SPACE, "distance": DISTANCE,
}  # fmt: skip

FIRST_DRAWN = sheet.event("{owner} is drawn to begin", owner=OWNER)
SHIP_PLACED = sheet.event(
    "{owner} puts a {size} ship on planet {space}", owner=OWNER, size=SIZE, space=SPACE
)
SHIP_FLEW = sheet.event("{owner}'s {size} ship flies {distance} to planet {target}", **FLIGHT)
SHIP_LOST = sheet.event(
    "{owner}'s {size} ship flies {distance} into the black hole at {target}", **FLIGHT
)
TOKEN_PAID = sheet.event("{owner} pays a token", owner=OWNER)
PASSED = sheet.event("{owner} passes", owner=OWNER)
CARD_LAID = sheet.event("{owner} lays {card}", owner=OWNER, card=A_CARD)
CARD_COPIED = sheet.event("{owner}'s COPY acts as {card}", owner=OWNER, card=A_CARD)
HAND_TAKEN_BACK = sheet.event("{owner} takes the eight cards back", owner=OWNER)
ROUND_BEGAN = sheet.event("round {round}", round=ROUND)
GAME_ENDED = sheet.event("{owner} has no ship left: the game ends", owner=OWNER)

# Faults

BAD_SEATS = sheet.fault("there must be 2 to 5 players, and one of them must be to act")
SHIP_IN_HOLE = sheet.fault("a ship stands in a black hole")
TOO_MANY_SHIPS = sheet.fault("a player has more than three ships of one size")
WRONG_COUNT = sheet.fault("the ships in orbit and beside the board do not add up")
STRAY_GROUP = sheet.fault("a group is in flight exactly when its order is being chosen")
BAD_NUMBER = sheet.fault("a number is out of its range")
SHOULD_BE_OVER = sheet.fault("a player without ships has ended the game")
STRANGERS = sheet.fault("a seat that does not play has ships or tokens")
WRONG_ROUND = sheet.fault("the round does not go with the phase")
BAD_PLACING = sheet.fault("ships are placed in turn, and no two of one size on one planet")
NOT_THE_MOVER = sheet.fault("the player to act is not the one whose turn it is")
CANNOT_PAY = sheet.fault(
    "the player who is asked cannot pay: no token, paid or passed already,"
    " or a round without tokens"
)
WRONG_PAYMENTS = sheet.fault("somebody has paid or passed who cannot have")
WRONG_CARDS = sheet.fault(
    "cards belong to the action-card variant, which has no tokens;"
    " a phase needs the card laid for it"
)
BAD_GROUP = sheet.fault("the group in flight leaves nothing to choose")
NOT_OVER = sheet.fault("nobody has lost all ships, so the game goes on")
