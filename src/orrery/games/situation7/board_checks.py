"""What a board must keep: counts, joined areas, no overlaps, symmetry (S7-3 to S7-7)."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.situation7.board_plan import BASES, SIDES, Goal, Plan
from orrery.games.situation7.puzzle import GREEN, SECTOR, SUN, YELLOW


def check_plan(plan: Plan) -> None:
    """BadInput names the first thing that is wrong, and where."""
    check_counts(plan)
    check_areas_are_joined(plan)
    check_overlaps(plan)
    if plan.table.get("symmetric", True):
        check_symmetry(plan)


def areas(plan: Plan) -> Iterator[tuple[str, set[int]]]:
    """Every base line, base and objective with its name."""
    for side, name in SIDES.items():
        yield f"{name}.base_line", plan.base_lines[side]
        for kind, key in BASES.items():
            yield f"{name}.{key}", plan.bases[kind, side]
    for goal in objectives(plan):
        yield goal.name, goal.locations


def objectives(plan: Plan) -> list[Goal]:
    """The sun, the planets, man-made objects and special circles."""
    return [goal for goal in plan.goals if goal.kind >= SUN]


def name_of(plan: Plan, location: int) -> str:
    """`6.22`."""
    ring, piece = plan.disc.places[location]
    return f"{ring + 1}.{piece}"


def check_counts(plan: Plan) -> None:
    """The check sums of the file hold, each ring has its radius, the sun is there."""
    disc = plan.disc
    n_pairs = sum(len(disc.neighbours(location)) for location in range(len(disc.places))) // 2
    for key, found in (("locations", len(disc.places)), ("adjacent_pairs", n_pairs)):
        stated = plan.table.get(key, found)
        if stated != found:
            raise plan.fault(f"{key} says {stated!r}, the rings make {found}", "S7-3")
    if len(plan.radii) != len(disc.rings) or sorted(set(plan.radii)) != plan.radii:
        raise plan.fault(f"radii needs {len(disc.rings)} rising numbers, not {plan.radii}", "S7-3")
    n_suns = sum(goal.kind == SUN for goal in plan.goals)
    if n_suns != 1:
        raise plan.fault(f"{n_suns} objectives are of kind sun, there must be one", "S7-7")


def check_areas_are_joined(plan: Plan) -> None:
    """Every base line, base and objective is in one piece; so are the sectors."""
    sectors = [(goal.name, goal.locations) for goal in plan.goals if goal.kind == SECTOR]
    for name, locations in [*areas(plan), *sectors]:
        if not plan.disc.is_connected(locations):
            where = " ".join(name_of(plan, location) for location in sorted(locations))
            raise plan.fault(f"{name} is not in one piece: {where}", "S7-7")


def check_overlaps(plan: Plan) -> None:
    """No location belongs to two of base lines, bases and objectives (S7-7)."""
    holder: dict[int, str] = {}
    for name, locations in areas(plan):
        for location in sorted(locations):
            if location in holder:
                where = name_of(plan, location)
                raise plan.fault(f"{where} lies in {holder[location]} and in {name}", "S7-7")
            holder[location] = name


def check_symmetry(plan: Plan) -> None:
    """Half a turn exchanges the sides and maps objectives on equal ones (S7-5)."""
    odd = [n for n, ring in enumerate(plan.disc.rings, 1) if ring.size % 2]
    if odd:
        raise plan.fault(f"ring {odd[0]} has an odd number of pieces, no half turn", "S7-5")
    if plan.disc.n_segments % 2:
        raise plan.fault(f"{plan.disc.n_segments} segments allow no half turn", "S7-5")
    _check_mirrored(plan, "base_line", plan.base_lines[YELLOW], plan.base_lines[GREEN])
    for kind, key in BASES.items():
        _check_mirrored(plan, key, plan.bases[kind, YELLOW], plan.bases[kind, GREEN])
    values = {_value(goal, goal.locations) for goal in objectives(plan)}
    for goal in objectives(plan):
        if _value(goal, _turned(plan, goal.locations)) not in values:
            raise plan.fault(f"{goal.name} has no equal half a turn on", "S7-5")


def _turned(plan: Plan, locations: set[int]) -> set[int]:
    return {plan.disc.opposite(location) for location in locations}


def _value(goal: Goal, locations: set[int]) -> tuple[int, int, frozenset[int]]:
    return goal.kind, goal.points, frozenset(locations)


def _check_mirrored(plan: Plan, what: str, yellow: set[int], green: set[int]) -> None:
    if _turned(plan, yellow) != green:
        expected = " ".join(name_of(plan, location) for location in sorted(_turned(plan, yellow)))
        raise plan.fault(f"green.{what} is not yellow's half a turn on: {expected}", "S7-5")
