"""The sheet of SITUATION 7: what can be done, why not, what happens and what may be broken."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.kinds import Kind
from orrery.core.sheet import Sheet
from orrery.games.situation7 import META, SEATS
from orrery.games.situation7.blanks import (
    ANYWHERE,
    COUNT,
    EQUIPMENT_KIND,
    FITTING,
    GOAL,
    LOCATION,
    LUCK_DRAWN,
    MISFIT,
    OWNER,
    POINTS,
    SEAT,
    SIDE,
    TIME,
    seconds,
)
from orrery.games.situation7.land import n_missing, owner_of
from orrery.games.situation7.puzzle import ASTRONAUT, N_SIDES, ROCKET, SATELLITE, Board
from orrery.games.situation7.state import RACE, State

sheet = Sheet(
    META,
    game_over="S7-20",
    not_your_turn="S7-25: it is {acting}'s turn, not {player}'s",
    not_natures="S7-26: there is nothing of this kind for chance to draw now",
    nature_first="S7-26: chance decides this, not {player}",
    natures_only="S7-26: chance decides this, not {player}",
)
NOT_YOUR_TURN = sheet.standard["not_your_turn"]
NOT_NATURES = sheet.standard["not_natures"]

# Actions

PLACE = sheet.kind(
    "place {location}",
    help="place the piece of ring 3, number 11 (or just: 3.11; in the race: wanted 3.11)",
    said={RACE: "wanted {location}"}, said_by="tempo", short="p", bare=True, location=LOCATION,
)  # fmt: skip
LAUNCH = sheet.kind(
    "launch {location}",
    help="the same beside the opponent's land, with a rocket or satellite",
    short="l", location=LOCATION,
)  # fmt: skip
GUARD = sheet.kind(
    "astronaut {location}", help="set an astronaut on your piece there", location=LOCATION
)
FOUND = sheet.kind("found", help="race: place whatever fits first")
PASS = sheet.kind("pass", help="agree to end the game (option agree)")
FIND = sheet.kind("find {location}", nature=True, location=ANYWHERE)  # what was found
LUCK = sheet.kind("luck {luck}", nature=True, luck=LUCK_DRAWN)  # how long a search took
TIME_UP = sheet.kind("time up", nature=True, outside=True)  # the clock of the table (live)

# Refusals

NOT_FOUND = sheet.reason(
    "S7-26", "{location} is not open to {acting}, so it cannot be what was found"
)
NO_TIME_LIMIT = sheet.reason(
    "S7-20",
    "this game has no clock that could run out from outside: it needs tempo live and a time_limit",
)
TEAM_MATES_TURN = sheet.reason("S7-1", "it is the turn of {player}'s team mate {acting}")
OTHER_CLOCK_IS_LOWER = sheet.reason(
    "S7-26", "{opponent}'s clock ({other_clock} s) acts before {side}'s ({clock} s)"
)
FILLED = sheet.reason("S7-2", "{location} is filled already, by {owner}", owner=OWNER)
NOT_ON_BASE_LINE = sheet.reason(
    "S7-10", "{side}'s first piece goes on its base line, and {location} is not on it"
)
NOT_ADJACENT = sheet.reason("S7-10", "{location} touches no piece of {side}'s")
GUARDED = sheet.reason("S7-17", "{location} touches a piece that {opponent}'s astronaut guards")
NOTHING_READY = sheet.reason(
    "S7-13",
    "{side} has nothing ready to launch (rockets left: {rockets}, pieces missing in their base:"
    " {rocket_gap}; satellites left: {satellites}, pieces missing: {satellite_gap})",
)
NOTHING_LEFT = sheet.reason("S7-8", "{side} has used all rockets and satellites")
NO_LAUNCH_NEEDED = sheet.reason(
    "S7-14", "{location} touches {side}'s own land: a launch is for where placing does not reach"
)
NOT_BESIDE_OPPONENT = sheet.reason(
    "S7-14", "a launch goes beside {opponent}'s land, and {location} touches none of it"
)
NOT_YOUR_PIECE = sheet.reason(
    "S7-16", "{location} is held by {owner}, astronauts are set on own pieces"
)
ASTRONAUTS_NOT_READY = sheet.reason(
    "S7-16", "{side}'s astronaut base is not complete (pieces missing: {astronaut_gap})"
)
NO_ASTRONAUT_LEFT = sheet.reason("S7-8", "{side} has no astronaut left")
HAS_EQUIPMENT = sheet.reason("S7-19", "equipment stands on {location} already")
NOT_JOINED = sheet.reason(
    "S7-16", "no way over own land leads from the base line and the astronaut base to {location}"
)
ONLY_IN_RACE = sheet.reason("S7-26", "'found' is for the race; here the location is named")
NOTHING_TO_FIND = sheet.reason("S7-26", "no location is open to {side}, only a launch would do")
NO_PASSING = sheet.reason(
    "S7-25", "this game is played without the option agree: a turn cannot be passed"
)
PASSED_ALREADY = sheet.reason(
    "S7-20", "{side} has passed already, and nobody has placed a piece since"
)
DOES_NOT_FIT = sheet.reason(FITTING, MISFIT, piece=LOCATION)

# Events

PIECE_PLACED = sheet.event("{player} places {location}", player=SEAT, location=LOCATION)
LAUNCHED = sheet.event(
    "{player} launches a {equipment} to {location}",
    player=SEAT, location=LOCATION, equipment=EQUIPMENT_KIND,
)  # fmt: skip
ASTRONAUT_SET = sheet.event(
    "{player} sets an astronaut on {location}", player=SEAT, location=LOCATION
)
GOAL_HELD = sheet.event("{side} holds {goal}: {points}", side=SIDE, goal=GOAL, points=POINTS)
BASE_READY = sheet.event(
    "{side}'s {equipment}s are ready ({count})", side=SIDE, equipment=EQUIPMENT_KIND, count=COUNT
)
NEUTRALISED = sheet.event("{location} is neutralised: either side may fill it", location=LOCATION)
PASSED = sheet.event("{player} passes", player=SEAT)
SKIPPED = sheet.event("{side} has nowhere to go and is skipped", side=SIDE)
SEARCHING = sheet.event("{player} takes whatever fits first", player=SEAT)
CLOCK_SET = sheet.event("{side} starts at {time} s", side=SIDE, time=TIME)
TIME_SPENT = sheet.event(
    "it takes {side} {time} s, the clock shows {clock} s", side=SIDE, time=TIME, clock=TIME
)
WAITED = sheet.event("{side} has nowhere to go and waits until {time} s", side=SIDE, time=TIME)
TIME_IS_UP = sheet.event("the time is up")
GAME_ENDED = sheet.event(
    "the game ends: Yellow {yellow_points}, Green {green_points}",
    yellow_points=POINTS, green_points=POINTS,
)  # fmt: skip

# Faults

BAD_SEATS = sheet.fault(
    "there must be 2 to 4 players (2 in a race), and a seat of each side must be next"
)
LAND_OVERLAPS = sheet.fault("a location is held twice, or is not on this board")
WRONG_COUNT = sheet.fault("pieces or equipment do not add up")
STRAY_EQUIPMENT = sheet.fault(
    "equipment stands on a piece that is not its side's, that has other equipment, or that it"
    " cannot reach"
)
NO_BASE = sheet.fault("equipment is in use, but its base is not wholly held")
WRONG_SETS = sheet.fault("the sets that follow from the land are wrong")
STRAY_PIECE = sheet.fault(
    "a piece is neither on the base line, nor launched, nor beside another of its side"
)
WRONG_SUN = sheet.fault("who was first on the sun does not hold a piece of it")
WRONG_PASSES = sheet.fault(
    "passes need the option agree, and when both sides have passed the game is over"
)
WRONG_PHASE = sheet.fault("the phase does not go with the tempo, or with a full or unfilled board")
WRONG_TURN = sheet.fault("the side to act could neither place nor launch")
WRONG_CLOCK = sheet.fault("clocks belong to the race, and the lower one acts")


# The words for blanks of refusals, for nature as for Yellow


def refusal_words(
    board: Board, state: State, seat: int, kind: Kind, blanks: Mapping[str, int]
) -> dict[str, str]:
    """What a refusal may say beside the blanks of the action."""
    side = max(seat, 0) % N_SIDES
    owner = owner_of(state, blanks.get("location", 0))
    missing = [n_missing(board, state, base, side) for base in (ROCKET, SATELLITE, ASTRONAUT)]
    return {
        "side": SIDE.words[side],
        "opponent": SIDE.words[1 - side],
        "owner": OWNER.words[owner],
        "acting": SEATS[state.due[state.turn]],
        "clock": seconds(state.clocks[side]),
        "other_clock": seconds(state.clocks[1 - side]),
        "rockets": str(state.left[ROCKET, side]),
        "rocket_gap": str(missing[0]),
        "satellites": str(state.left[SATELLITE, side]),
        "satellite_gap": str(missing[1]),
        "astronaut_gap": str(missing[2]),
    }
