"""What positions say, read from their texts and records, field by field of the features.

Written apart from `observe`: counts come from views, names and the printed boards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from orrery.core.records import memory_of

Facts = dict[str, Any]


def turned_seats(array: Any, viewer: int, n_seats: int, axis: int = 0) -> Any:
    """Rows of seats with the viewer's first; seats that nobody has stay empty."""
    rows = np.moveaxis(np.asarray(array), axis, 0)
    own = np.zeros_like(rows)
    own[:n_seats] = np.roll(rows[:n_seats], -viewer, axis=0)
    return np.moveaxis(own, 0, axis)


def spacewalk(board: Any, state: Any, viewer: int) -> Facts:
    s, n = memory_of(state)[0], state.n_seats
    owners = 3 * np.arange(5)

    def by_owner(fleet: Any) -> Any:
        return turned_seats((fleet[..., None].astype(np.int64) >> owners) & 7, viewer, n, -1)

    return {
        "is_hole": np.array([*memory_of(board)[0]["is_hole"]]).astype(bool),
        "ships": by_owner(s["ships"]),
        "group": by_owner(s["group"]),
        "reserve": turned_seats(s["reserve"], viewer, n),
        "tokens": turned_seats(s["tokens"], viewer, n),
        "has_paid": turned_seats([state.has_paid >> seat & 1 for seat in range(5)], viewer, n),
        "hands": turned_seats(s["hands"], viewer, n),
        "last_effect": 5 if state.last_effect < 0 else state.last_effect,
        "phase": state.phase,
        "actor": (state.actor - viewer) % n,
        "turn": (state.turn - viewer) % n,
        "group_space": state.group_space,
        "group_distance": state.group_distance,
        "moves_left": state.moves_left,
        "round": state.round,
    }


def astron(board: Any, state: Any, viewer: int) -> Facts:
    s, n = memory_of(state)[0], state.n_seats
    signs = np.full((20, 16), -1)
    kinds = memory_of(board)[0]["kind"][state.base : state.base + 20, : board.n_columns]
    kinds = kinds[: max(0, board.n_rows - state.base)]
    signs[: kinds.shape[0], : kinds.shape[1]] = kinds
    numbers = np.zeros((20, 16), np.int64)
    found = memory_of(board)[0]["number"][state.base : state.base + 20]
    numbers[: len(found)] = found
    landed = np.array([[bits >> k & 1 for k in range(8)] for bits in s["landed"].astype(int)])
    is_station = (signs == 3) | (signs == 10)
    worth = np.array([max(0, 5 - landed[:, k].sum()) for k in range(8)])
    in_play = s["status"] == 1
    teams = [state.n_teams and (seat - viewer) % state.n_teams == 0 for seat in range(6)]
    mates = [seat < n and (seat == viewer or bool(teams[seat])) for seat in range(6)]
    return {
        "space_station": signs == 3,
        "stellar_station": signs == 10,
        "station_points": np.where(is_station, worth[np.maximum(numbers, 1) - 1], 0),
        "land": signs == 9,
        "hazard": (signs >= 4) & (signs <= 7),
        "comet": signs == 8,
        "rings": signs == 11,
        "off_base": signs == -1,
        "ship_row": turned_seats(np.where(in_play, s["row"], -1) + 1, viewer, n) - 1,
        "ship_column": turned_seats(np.where(in_play, s["column"], -1) + 1, viewer, n) - 1,
        "in_play": turned_seats(in_play, viewer, n),
        "has_finished": turned_seats(s["status"] == 2, viewer, n),
        "is_grounded": turned_seats(s["grounded"] != 0, viewer, n),
        "points": turned_seats(s["points"], viewer, n),
        "hand_size": turned_seats(s["hands"].sum(axis=1), viewer, n),
        "own_team": turned_seats(mates, viewer, n),
        "has_landed": turned_seats(landed, viewer, n),
        "own_hand": s["hands"][viewer],
        "discards": s["discards"],
        "unseen": s["pile"] + s["hands"].sum(axis=0) - s["hands"][viewer],
        "phase": state.phase,
        "actor": (state.actor - viewer) % n,
        "turn": (state.turn - viewer) % n,
        "base": state.base,
        "round": state.round,
        "pile_size": s["pile"].sum(),
        "steps_left": board.n_rows - 12 - state.base,
    }


def astroplane(board: Any, state: Any, viewer: int) -> Facts:
    s, n = memory_of(state)[0], state.n_seats
    keys = s["pieces"][:n].astype(np.int64)
    counts = np.zeros((4, 173), np.int64)
    for seat in range(n):
        np.add.at(counts[seat], keys[seat] >> 8, 1)
    tops = np.full(156, -1)
    marks = np.zeros(156, bool)
    for seat in range(n):
        for key in keys[seat]:
            cell, level = key >> 8, key >> 2 & 63
            if cell < 156 and level == counts[:, cell].sum() - 1:
                tops[cell] = (seat - viewer) % n
                marks[cell] = key & 2
    facing, heights = s["facing"][:156], counts.sum(axis=0)[:156]
    is_square = facing >= 4
    faces = np.array([
        (heights > 0) & np.where(is_square, facing % 2 == way % 2, facing == way)
        for way in range(4)
    ]).T  # fmt: skip
    places = [(seat + (n - 1) * (state.game - 1)) % n * (2 if n == 2 else 1) for seat in range(n)]
    start = np.array([[counts[:, 156 + 2 * p + hand].sum() for hand in (0, 1)] for p in places])
    full = np.zeros((4, 2), np.int64)
    full[:n] = start
    seats = range(4)
    return {
        "kind": np.where(
            memory_of(board)[0]["kind"][:156] > 0, memory_of(board)[0]["kind"][:156] - 1, -1
        ),
        "owner": tops,
        "faces": faces,
        "is_square": is_square,
        "height": heights,
        "may_not_pass": marks,
        "pieces": turned_seats(counts[:, :156], viewer, n),
        "left_start": turned_seats(full[:, 0], viewer, n),
        "right_start": turned_seats(full[:, 1], viewer, n),
        "reserve": turned_seats([counts[seat, 165 + seat] for seat in seats], viewer, n),
        "out_of_game": turned_seats([counts[seat, 169 + seat] for seat in seats], viewer, n),
        "kills": turned_seats(s["kills"], viewer, n),
        "is_out": turned_seats([state.is_out >> seat & 1 for seat in seats], viewer, n),
        "points": turned_seats(s["points"], viewer, n),
        "phase": state.phase,
        "turn": (state.turn - viewer) % n,
        "own_side": places[viewer],
        "moves_left": state.moves_left,
        "has_moved": state.has_moved,
        "has_passed": state.has_passed,
        "has_bound_square": state.bound_square != 255,
        "sent_back": counts[:, 164].sum(),
        "reserve_due": state.reserve_due,
        "round": state.round,
        "quiet_rounds": state.round - state.last_stir,
    }


def situation7(board: Any, state: Any, viewer: int) -> Facts:
    s, own = memory_of(state)[0], viewer % 2
    order = [own, 1 - own]

    def spread(words: Any) -> Any:
        bits = [int(word) >> bit & 1 for word in words for bit in range(62)]
        return np.array(bits, bool)

    def planes(name: str) -> Any:
        return np.array([spread(s[name][side]) for side in order])

    bases = memory_of(board)[0]["bases"]
    missing = [
        [(spread(bases[k, side]) & ~spread(s["land"][side])).any() for k in range(3)]
        for side in order
    ]
    left = s["left"].T[order]
    ready = ~np.array(missing) & (left > 0)
    return {
        "land": planes("land"),
        **{
            name: np.array([spread(s["stands"][kind, side]) for side in order])
            for kind, name in enumerate(("rockets", "satellites", "astronauts"))
        },
        "equipment_left": left,
        "is_ready": ready,
        "has_passed": [state.has_passed >> side & 1 for side in order],
        "first_on_sun": [state.sun_first == side for side in order],
        "clock_ahead": [state.clocks[side] - state.clocks[1 - side] for side in order],
        "level": [state.level[side] for side in order],
        "phase": state.phase,
        "tempo": state.tempo,
        "own_side_acts": state.turn == own,
        "n_empty": board.n_locations - int(planes("land").sum()),
        "passing_allowed": state.may_agree,
    }


def zylatron(board: Any, state: Any, viewer: int) -> Facts:
    s, n = memory_of(state)[0], state.n_seats
    point = s["point"].astype(np.int64)
    on_board = point >= 0
    y = np.where(on_board, point // 32, 0)
    x = np.where(on_board, 2 * (point % 32) + y % 2, 0)
    flags = np.array([[f >> k & 1 for k in range(9)] for f in s["flags"].astype(int)])

    def pieces(array: Any) -> Any:
        array = np.where(on_board.reshape(-1, *[1] * (array.ndim - 1)), array, 0)
        return turned_seats(array.reshape(4, 15, *array.shape[1:]), viewer, n)

    numbers = np.arange(60)
    is_there = np.arange(4) < n
    holder = np.where(s["holder"] < 0, -1, (s["holder"].astype(int) - viewer) % n)
    holder = np.where(is_there, holder, -1)
    return {
        "on_board": pieces(on_board),
        "x": pieces(x),
        "y": pieces(y),
        "is_carried": pieces(s["carrier"] >= 0),
        "cargo": pieces(s["cargo"]),
        "damage": pieces(s["damage"]),
        "did": pieces(flags),
        "is_mover": pieces(numbers == state.mover),
        "is_named": pieces((numbers == state.subject) | (numbers == state.target)),
        "factories": turned_seats(s["factory"].reshape(4, 3) + 1, viewer, n) - 1,
        "holder": turned_seats(holder + 1, viewer, n) - 1,
        "money": turned_seats(s["money"], viewer, n),
        "has_zylon": turned_seats(np.arange(4) == state.zylon, viewer, n),
        "has_turn": turned_seats(np.arange(4) == state.turn, viewer, n),
        "phase": state.phase,
        "strikes": s["strikes"],
        "rounds_played": np.float32(state.round / state.max_rounds),
        "moves_left": state.moves_left,
        "steps_left": state.steps_left,
        "half_prices": state.half_prices,
        "touch_move": state.touch_move,
        "lacked_warrior": state.lacked_warrior,
        "blast_x": 2 * (state.blast % 32) + state.blast // 32 % 2 if state.blast >= 0 else 0,
        "blast_y": state.blast // 32 if state.blast >= 0 else 0,
    }


def connect_four(board: Any, state: Any, viewer: int) -> Facts:
    discs = [np.array([state.discs[seat] >> bit & 1 for bit in range(63)]) for seat in range(2)]
    return {
        "own": discs[viewer],
        "other": discs[1 - viewer],
        "own_turn": state.turn == viewer,
    }


def liars_dice(board: Any, state: Any, viewer: int) -> Facts:
    s = memory_of(state)[0]
    own = np.zeros_like(s["counts"])
    own[viewer] = s["counts"][viewer]
    plain = {name: s[name] for name in s.dtype.names if name != "counts"}
    return {**plain, "counts": own}


FACTS: dict[str, Callable[[Any, Any, int], Facts]] = {
    "spacewalk": spacewalk,
    "astron": astron,
    "astroplane": astroplane,
    "situation7": situation7,
    "zylatron": zylatron,
    "connect_four": connect_four,
    "liars_dice": liars_dice,
}

ASKED_OF_RULES: dict[str, tuple[str, ...]] = {
    "situation7": ("open", "targets", "closed", "score_ahead"),
    "zylatron": ("is_alive",),
}
"""Fields that follow from rules; what is legal there is asked instead."""
