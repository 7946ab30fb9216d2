"""Reads a board file: the plan of it, checked, frozen into a Board record."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from orrery.core.records import new_record
from orrery.games.situation7.board_checks import check_plan
from orrery.games.situation7.board_plan import SIDES, Plan
from orrery.games.situation7.puzzle import (
    ASTRONAUT,
    GOALS_AT,
    MAX_GOALS,
    N_LUCKS,
    N_WORDS,
    NAME_LENGTH,
    NO_GOAL,
    ROCKET,
    SATELLITE,
    SUN,
    Board,
    mask_words,
)

EQUIPMENT = {ROCKET: "rockets", SATELLITE: "satellites", ASTRONAUT: "astronauts"}
MAX_TIME = 60_000


def read_board(table: Mapping[str, Any], name: str) -> Board:
    """The Board of a table; BadInput says what is wrong and where."""
    plan = Plan(table, name)
    check_plan(plan)
    board = new_record(Board)
    freeze_rings(board, plan)
    freeze_sides(board, plan)
    freeze_goals(board, plan)
    freeze_times(board, plan)
    for index, code in enumerate(Path(name).stem.encode("ascii", "replace")[:NAME_LENGTH]):
        board.name[index] = code
    return board


# Freezing


def freeze_rings(board: Board, plan: Plan) -> None:
    """The cut of the puzzle."""
    disc = plan.disc
    board.n_rings = len(disc.rings)
    board.n_locations = len(disc.places)
    board.n_segments = disc.n_segments
    for number, ring in enumerate(disc.rings):
        board.ring_size[number] = ring.size
        board.ring_start[number] = disc.start[number]
        board.ring_is_shifted[number] = ring.is_shifted
        board.ring_radius[number] = plan.radii[number]
        board.ring_circle[number] = [number in circle for circle in plan.circles].index(True)
    for location, (ring_number, _) in enumerate(disc.places):
        board.ring_of[location] = ring_number
        write_mask(board.neighbours[location], disc.neighbours(location))
    write_mask(board.everywhere, set(range(len(disc.places))))


def write_mask(row: Any, locations: set[int]) -> None:
    """Write a set of locations into a row of words."""
    words = mask_words(locations)
    for word in range(N_WORDS):
        row[word] = words[word]


def freeze_sides(board: Board, plan: Plan) -> None:
    """Base lines, bases and equipment."""
    equipment = plan.part("equipment")
    for side in SIDES:
        write_mask(board.base_line[side], plan.base_lines[side])
    for kind, key in EQUIPMENT.items():
        board.equipment[kind] = plan.number(equipment, key, 0, 20)
        for side in SIDES:
            write_mask(board.bases[kind, side], plan.bases[kind, side])


def freeze_goals(board: Board, plan: Plan) -> None:
    """Sectors, bases and objectives."""
    if len(plan.goals) > MAX_GOALS:
        raise plan.fault(f"{len(plan.goals)} sectors, bases and objectives, at most {MAX_GOALS}",
                         "S7-7")  # fmt: skip
    board.n_goals = len(plan.goals)
    for number, goal in enumerate(plan.goals):
        board.goal_kind[number] = goal.kind
        board.goal_owner[number] = goal.owner
        board.goal_points[number] = goal.points
        board.goal_size[number] = len(goal.locations)
        write_mask(board.goal_mask[number], goal.locations)
        for index, code in enumerate(goal.name.encode("ascii")):
            board.goal_name[number, index] = code
    write_mask(board.sun, set().union(*(g.locations for g in plan.goals if g.kind == SUN)))
    for location in range(board.n_locations):
        freeze_goals_at(board, plan, location)


def freeze_goals_at(board: Board, plan: Plan, location: int) -> None:
    """Which goals a location belongs to."""
    here = [number for number, goal in enumerate(plan.goals) if location in goal.locations]
    if len(here) > GOALS_AT:
        raise plan.fault(f"a piece lies in {len(here)} sectors, at most {GOALS_AT}", "S7-4")
    for index in range(GOALS_AT):
        board.goals_at[location, index] = here[index] if index < len(here) else NO_GOAL


def freeze_times(board: Board, plan: Plan) -> None:
    """The times of the race."""
    race = plan.part("race")
    board.fit_time = plan.number(race, "base", 0, MAX_TIME)
    board.scan_time = plan.number(race, "scan", 0, MAX_TIME)
    board.astronaut_time = plan.number(race, "astronaut", 0, MAX_TIME)
    finds = plan.numbers(race, "finds", 0, 1000)
    if len(finds) != N_LUCKS:
        raise plan.fault(f"finds has {len(finds)} numbers, nature draws among {N_LUCKS}", "S7-26")
    for luck, value in enumerate(finds):
        board.finds[luck] = value
