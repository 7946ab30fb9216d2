"""What a viewer may know of ASTRON: all but hands and pile. Built by allow-list (AS-10)."""

from __future__ import annotations

import functools
from typing import Annotated, TypedDict

from orrery.core.knowledge import words
from orrery.core.readings import bytes_in, of_board, remembered
from orrery.games.astron import SHIPS
from orrery.games.astron.ask import ask, ask_in_python
from orrery.games.astron.cells import (
    KINDS,
    N_CARDS,
    N_STATIONS,
    WINDOW_ROWS,
    Board,
    board_lines,
    cell_name,
)
from orrery.games.astron.rules.ending import averages_count, team_score, team_size
from orrery.games.astron.rules.landing import BITS_PER_STATION, points_for
from orrery.games.astron.rules.window import last_base
from orrery.games.astron.sheet import sheet
from orrery.games.astron.state import IN_PLAY, NO_PLANET, State
from orrery.games.astron.words import PHASES, STATUSES, card_names, stations_in


class Ship(TypedDict):
    """A ship and what it has done."""

    name: str  # ship1
    status: Annotated[str, words(*STATUSES)]
    row: int | None  # of the window, 0 at the players' side
    column: int | None
    place: str | None  # c5
    grounded: bool
    points: int
    landed: list[int]  # stations
    cards: int
    team: int | None


class View(TypedDict):
    """What a viewer may know."""

    phase: Annotated[str, words(*PHASES)]
    actor: str
    turn: str
    round: int
    base: int  # steps so far: window row r shows base row base + r
    last_base: int
    map: list[str]  # first line: the front
    legend: dict[str, str]  # "*": "meteor stream", "M": "land of planet 2"
    window: list[str]
    ships: list[Ship]
    hand: list[str] | None  # "forward 3"
    pile: int
    discards: list[str]
    station_points: dict[int, int]
    team_scores: list[float] | None


def view(board: Board, state: State, viewer: int) -> View:
    """Plain values for a client or a program, from a state on which `hide` has run."""
    seen: View = {**_common(board, state), "hand": _hand(state, viewer)}
    if seen["team_scores"] is not None:
        seen["team_scores"] = [team_points(state, team) for team in range(state.n_teams)]
    return seen


@remembered
def _common(board: Board, state: State) -> View:
    """What all viewers see alike; no hand is looked at, nor handed to a rule."""
    lines, legend = scenery(board)
    return {
        "phase": PHASES[state.phase],
        "actor": SHIPS[state.actor],
        "turn": SHIPS[state.turn],
        "round": state.round,
        "base": state.base,
        "last_base": _last_base(board),
        "map": lines,
        "legend": legend,
        "window": lines[len(lines) - state.base - WINDOW_ROWS : len(lines) - state.base],
        "ships": [_ship(state, seat) for seat in range(state.n_seats)],
        "hand": None,
        "pile": state.pile_size,
        "discards": list(card_names(bytes_in(state, "discards"))),
        "station_points": _station_points(board, state),
        "team_scores": [] if state.n_teams else None,  # rules say them, who are handed all
    }


def team_points(state: State, team: int) -> float:
    """What a team has: the sum of its ships', or their average where teams differ (AS-41)."""
    total = ask(team_score, state, team)
    return round(total / ask(team_size, state, team), 2) if ask(averages_count, state) else total


@remembered
def _station_points(board: Board, state: State) -> dict[int, int]:
    """What the next ship gets for landing on each station."""
    seats = range(state.n_seats)
    landed = [station for seat in seats for station in stations_in(state.landed[seat])]
    return {
        station: ask_in_python(
            points_for, landed.count(station) << BITS_PER_STATION * station, station
        )
        for station in range(1, N_STATIONS + 1)
    }


@of_board
def scenery(board: Board) -> tuple[list[str], dict[str, str]]:
    """The map, front first, and its legend."""
    return board_lines(board), _legend(board)


@of_board
def _last_base(board: Board) -> int:
    return int(ask(last_base, board))


def _ship(state: State, seat: int) -> Ship:
    place = (state.row[seat], state.column[seat]) if state.status[seat] == IN_PLAY else None
    return _told_ship(
        seat, state.status[seat], place, state.grounded[seat] != NO_PLANET, state.points[seat],
        state.landed[seat], state.hand_size[seat], state.n_teams,
    )  # fmt: skip


@functools.lru_cache(8192)
def _told_ship(
    seat: int, status: int, place: tuple[int, int] | None, is_grounded: bool, points: int,
    landed: int, n_cards: int, n_teams: int,
) -> Ship:  # fmt: skip
    """A ship and what it has done; most are as they were a move ago."""
    return {
        "name": SHIPS[seat],
        "status": STATUSES[status],
        "row": place[0] if place else None,
        "column": place[1] if place else None,
        "place": cell_name(*place) if place else None,
        "grounded": is_grounded,
        "points": points,
        "landed": list(stations_in(landed)),
        "cards": n_cards,
        "team": seat % n_teams if n_teams else None,
    }


def _hand(state: State, viewer: int) -> list[str] | None:
    if viewer < 0:
        return None
    return list(card_names(bytes_in(state, "hands")[viewer * N_CARDS : (viewer + 1) * N_CARDS]))


def _legend(board: Board) -> dict[str, str]:
    """What the characters of the map mean."""
    legend = {}
    for row in range(board.n_rows):
        for column in range(board.n_columns):
            number = board.number[row, column]
            words = KINDS[board.kind[row, column]]
            legend[chr(board.sign[row, column])] = f"{words} {number}" if number else words
    return legend


def may_take_back(board: Board, before: State, after: State, seat: int, action: int) -> bool:
    """Take-off, dodge and an empty hand's pass show no card, unless a hand is laid open."""
    shows_none = not sheet.kind_of(action).reveals
    piles = [[state.discards[card] for card in range(N_CARDS)] for state in (before, after)]
    return shows_none and piles[0] == piles[1]
