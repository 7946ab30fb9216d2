"""Tensors for learners: one flat row, the viewer's side first.

| entries  | what                                                                        |
|----------|-----------------------------------------------------------------------------|
| 2 x 7 x 124 | for each side: land, rockets, satellites, astronauts, open, targets, closed |
| 2 x 8    | for each side: equipment left / 3 (3), ready (3), passed, first on the sun   |
| 2 x 2    | for each side: clock ahead of the other / 60 s, level / 100                  |
| 6, 3     | phase, tempo, one-hot                                                       |
| 4        | viewer's side to act, empty / 124, score ahead / 1000, passing allowed       |
"""

from __future__ import annotations

from orrery.core.contract import Features
from orrery.core.rule import rule
from orrery.games.situation7.puzzle import MAX_LOCATIONS, N_EQUIPMENT, N_SIDES, N_WORDS, Board
from orrery.games.situation7.puzzle import WORD_BITS as BITS
from orrery.games.situation7.rules.ending import side_score
from orrery.games.situation7.rules.launching import NOTHING, is_ready, next_launcher, target_word
from orrery.games.situation7.rules.placing import closed_word, open_word, opponent_of, side_of
from orrery.games.situation7.state import State

N_PLANES = 7
N_COUNTS = 8
N_CLOCKS = 2
N_PHASES = 6
N_TEMPOS = 3
N_REST = 4
COUNTS_0 = N_SIDES * N_PLANES * MAX_LOCATIONS
CLOCKS_0 = COUNTS_0 + N_SIDES * N_COUNTS
PHASES_0 = CLOCKS_0 + N_SIDES * N_CLOCKS
REST_0 = PHASES_0 + N_PHASES + N_TEMPOS
OBSERVATION_SIZE = REST_0 + N_REST


@rule
def observe(board: Board, state: State, viewer: int, out: Features) -> None:
    """Write all features; a spectator looks from Yellow's side."""
    for index in range(OBSERVATION_SIZE):
        out[index] = 0.0
    origin = side_of(max(viewer, 0))
    for side in range(N_SIDES):
        place = 0 if side == origin else 1
        observe_land(board, state, side, place, out)
        observe_counts(board, state, side, place, out)
    observe_course(board, state, origin, out)


@rule
def observe_land(board: Board, state: State, side: int, place: int, out: Features) -> None:
    """The planes of one side."""
    can_launch = next_launcher(board, state, side) != NOTHING
    for word in range(N_WORDS):
        start = place * N_PLANES * MAX_LOCATIONS + word * BITS
        write_plane(out, start, state.land[side, word])
        for kind in range(N_EQUIPMENT):
            start += MAX_LOCATIONS
            write_plane(out, start, state.stands[kind, side, word])
        write_plane(out, start + MAX_LOCATIONS, open_word(board, state, side, word))
        if can_launch:
            targets = target_word(board, state, side, word)
            write_plane(out, start + 2 * MAX_LOCATIONS, targets)
        write_plane(out, start + 3 * MAX_LOCATIONS, closed_word(state, side, word))


@rule
def write_plane(out: Features, start: int, bits: int) -> None:
    """One word of a set, as zeros and ones."""
    for bit in range(BITS):
        out[start + bit] = (bits >> bit) & 1


@rule
def observe_counts(board: Board, state: State, side: int, place: int, out: Features) -> None:
    """Equipment, passes, the sun and the clock of one side."""
    start = COUNTS_0 + place * N_COUNTS
    for kind in range(N_EQUIPMENT):
        out[start + kind] = state.left[kind, side] / 3.0
        out[start + N_EQUIPMENT + kind] = is_ready(board, state, kind, side)
    out[start + 6] = (state.has_passed >> side) & 1
    out[start + 7] = state.sun_first == side
    ahead = state.clocks[side] - state.clocks[opponent_of(side)]
    out[CLOCKS_0 + place * N_CLOCKS] = ahead / 60_000.0
    out[CLOCKS_0 + place * N_CLOCKS + 1] = state.level[side] / 100.0


@rule
def observe_course(board: Board, state: State, origin: int, out: Features) -> None:
    """Phase and tempo, who is to act, how far the game is."""
    out[PHASES_0 + state.phase] = 1.0
    out[PHASES_0 + N_PHASES + state.tempo] = 1.0
    ahead = side_score(board, state, origin) - side_score(board, state, opponent_of(origin))
    out[REST_0] = state.turn == origin
    out[REST_0 + 1] = state.n_empty / 124.0
    out[REST_0 + 2] = ahead / 1000.0
    out[REST_0 + 3] = state.may_agree
