"""Endings for two on the small orbit: a number for each position with few ships.

Between two the last one with ships wins, everything is open, and every move either loses a ship or
uses up way to the holes, so no position comes twice and each is won or lost. What counts of one at
the start of a turn: which ships stand where, the tokens, who paid in this round, and whether the
mover is the first of it. Sizes count by their order alone, and half a turn of the orbit changes
nothing. Numbers are laid out by kinds of ships, fewest first; `bots.endings` solves and keeps them.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from orrery.core.bits import lowest_bit
from orrery.core.rule import rule
from orrery.games.spacewalk.board import Board, board_text
from orrery.games.spacewalk.fleet import count, n_ships
from orrery.games.spacewalk.rules.ships import add_ship
from orrery.games.spacewalk.state import (
    MOVING,
    N_SIZES,
    NO_CARD,
    NO_SPACE,
    PLACING,
    SHIPS_PER_SIZE,
    State,
)

BOARD = "small"
ORBIT = "oooooo*oooooo*"
HALF = 6  # planets before a hole
MOST_WAY = HALF  # of a ship to the next hole
N_PLANETS = 2 * HALF
N_TYPES = 2 * N_SIZES  # 2 * size + 0 for the mover's ships, + 1 for the other's
TYPE_BITS = 2  # of a kind, for the number of ships of a type
LEAST_SHIPS = 2
MOST_SHIPS = 7  # of eight on one planet two might be lost at once
MOST_TOKENS = 4
NOWHERE = -1

Numbers = npt.NDArray[Any]


class Layout(NamedTuple):
    """Where each position has its number."""

    ships: int  # at most, of both together
    tokens: int  # at most, of each
    n_contexts: int  # tokens, payments and order, for one placing of the ships
    n_places: Numbers  # [ships of a type]: ways to place them
    first: Numbers  # [kind]: the first placing of the kind, NOWHERE if it is left out
    size: Numbers  # [kind]: how many placings it has
    rank: Numbers  # [ships of a type, planets]: which way to place them
    lead_rank: Numbers  # the same of the first type, where half a turn makes no difference
    lead_turn: Numbers  # [ships, planets]: 1: half a turn leads to what is numbered
    planets: Numbers  # [ships, rank, ship]: the planets again
    lead_planets: Numbers
    contexts: Numbers  # [is second, standing of the mover, of the other], or NOWHERE
    of_context: Numbers  # [context]: is second, tokens and payment of the mover, of the other


def fits(board: Board) -> bool:
    """Whether the numbers are those of this board."""
    return board_text(board) == ORBIT


def is_near(layout: Layout, state: State) -> bool:
    """Whether a position after the placing leads to numbers within a turn, whoever plays what."""
    n = sum(count(state.in_orbit[size], seat) for size in range(N_SIZES) for seat in (0, 1))
    is_small = n <= layout.ships and max(state.tokens[0], state.tokens[1]) <= layout.tokens
    is_moving = state.phase > PLACING and not state.with_cards
    return bool(state.n_seats == 2 and is_moving and is_small)


# The position of a number, and the number of a position


@rule
def ending_at(board: Board, layout: Layout, state: State) -> int:
    """The number of a position at the start of a turn, or NOWHERE."""
    if state.phase != MOVING or state.n_seats != 2 or state.with_cards:
        return NOWHERE
    if n_in_orbit(state) > layout.ships:
        return NOWHERE
    context = context_of(layout, state)
    placing = placing_of(layout, state)
    if context == NOWHERE or placing == NOWHERE:
        return NOWHERE
    return placing * layout.n_contexts + context


@rule
def n_in_orbit(state: State) -> int:
    """The ships of two seats."""
    n = 0
    for size in range(N_SIZES):
        n += n_ships(state.in_orbit[size], 0) + n_ships(state.in_orbit[size], 1)
    return n


@rule
def context_of(layout: Layout, state: State) -> int:
    """The number of what counts beside the ships, or NOWHERE."""
    mover = int(state.turn)
    if max(state.round, 1) <= state.barred_rounds:
        return NOWHERE
    if state.tokens[mover] > layout.tokens or state.tokens[1 - mover] > layout.tokens:
        return NOWHERE
    is_second = 0 if state.turn == state.first else 1
    return int(layout.contexts[is_second, standing(state, mover), standing(state, 1 - mover)])


@rule
def standing(state: State, seat: int) -> int:
    """Tokens, and whether one was paid in this round; without tokens that makes no difference."""
    tokens = int(state.tokens[seat])
    return 0 if tokens == 0 else 2 * tokens - 1 + ((state.has_paid >> seat) & 1)


@rule
def placing_of(layout: Layout, state: State) -> int:
    """The number of where the ships are, or NOWHERE."""
    kind = 0
    found = NOWHERE
    turn = 0
    order = 0  # of the size among those that are there
    for size in range(N_SIZES):
        for who in range(2):
            owner = state.turn if who == 0 else 1 - state.turn
            n = n_ships(state.in_orbit[size], owner)
            if n > 0:
                kind += n << (TYPE_BITS * (2 * order + who))
                if found == NOWHERE:
                    key = key_of(state, size, owner, 0)
                    turn = int(layout.lead_turn[n, key])
                    found = int(layout.lead_rank[n, key])
                else:
                    key = key_of(state, size, owner, turn)
                    found = found * int(layout.n_places[n]) + int(layout.rank[n, key])
        order += state.in_orbit[size] != 0
    first = int(layout.first[kind])
    return NOWHERE if first == NOWHERE else first + found


@rule
def key_of(state: State, size: int, owner: int, turn: int) -> int:
    """The planets of ships of one type, one digit a ship."""
    key = 0
    spaces = int(state.where[size, owner])
    while spaces != 0:
        space = lowest_bit(spaces)
        planet = space if space < HALF else space - 1
        if turn == 1:
            planet = planet - HALF if planet >= HALF else planet + HALF
        for _ in range(n_ships(state.ships[space, size], owner)):
            key = key * N_PLANETS + planet
        spaces &= spaces - 1
    return key


@rule
def lay_ships(layout: Layout, state: State, kind: int, placing: int) -> int:
    """Put the ships of a placing of a kind into an empty orbit; their way to the holes."""
    way = 0
    lead = 0
    while n_of_type(kind, lead) == 0:
        lead += 1
    for back in range(N_TYPES):
        kind_type = N_TYPES - 1 - back
        n = n_of_type(kind, kind_type)
        rank = placing
        if kind_type > lead:
            rank = placing % int(layout.n_places[n])
            placing //= int(layout.n_places[n])
        for ship in range(n):
            planet = int(layout.planets[n, rank, ship])
            if kind_type == lead:
                planet = int(layout.lead_planets[n, rank, ship])
            lay_ship(state, planet, kind_type)
            way += HALF - planet % HALF
    return way


@rule
def n_of_type(kind: int, kind_type: int) -> int:
    """How many ships of a type a kind has."""
    return (kind >> (TYPE_BITS * kind_type)) & SHIPS_PER_SIZE


@rule
def lay_ship(state: State, planet: int, kind_type: int) -> None:
    """One ship; the mover is seat 0."""
    owner = kind_type % 2
    size = kind_type // 2
    add_ship(state, planet + planet // HALF, size, owner)
    state.in_orbit[size] += 1 << (3 * owner)


@rule
def lay_context(layout: Layout, state: State, context: int) -> None:
    """Tokens and payments, at the start of a turn of seat 0."""
    state.n_seats = 2
    state.phase = MOVING
    state.round = 2
    state.group_space = NO_SPACE
    state.last_effect = NO_CARD
    state.first = layout.of_context[context, 0]
    state.has_paid = layout.of_context[context, 2] + 2 * layout.of_context[context, 4]
    state.tokens[0] = layout.of_context[context, 1]
    state.tokens[1] = layout.of_context[context, 3]


# The layout


def new_layout(ships: int, tokens: int) -> Layout:
    """For positions of at most so many ships, and tokens of each player."""
    planets, lead_planets = _placings(is_lead=False), _placings(is_lead=True)
    first, size = _kinds(ships, [len(p) for p in planets], [len(p) for p in lead_planets])
    contexts, of_context = _contexts(tokens)
    lead_rank, lead_turn = _lead_ranks(lead_planets)
    return Layout(
        ships, tokens, len(of_context), np.array([len(p) for p in planets]), first, size,
        _ranks(planets), lead_rank, lead_turn, _table(planets), _table(lead_planets),
        contexts, of_context,
    )  # fmt: skip


def n_positions(layout: Layout) -> int:
    """How many numbers there are."""
    return int(layout.size.sum()) * layout.n_contexts


def kinds_of(layout: Layout, n: int) -> list[int]:
    """The kinds with so many ships, in the order of their numbers."""
    found = [kind for kind in range(len(layout.first)) if layout.size[kind] and _n_of(kind) == n]
    return sorted(found, key=lambda kind: int(layout.first[kind]))


def _n_of(kind: int) -> int:
    return sum(_counts(kind))


def _counts(kind: int) -> list[int]:
    """How many ships of each type."""
    return [kind >> (TYPE_BITS * t) & SHIPS_PER_SIZE for t in range(N_TYPES)]


Planets = tuple[int, ...]


def _turned(planets: Planets) -> Planets:
    """The same half a turn on."""
    return tuple(sorted((planet + HALF) % N_PLANETS for planet in planets))


def _placings(is_lead: bool) -> list[list[Planets]]:
    """By number of ships of a type: where they may be; of the first one half of it is enough."""
    found = []
    for n in range(SHIPS_PER_SIZE + 1):
        ways = combinations_with_replacement(range(N_PLANETS), n)
        found.append([way for way in ways if not is_lead or way <= _turned(way)])
    return found


def _kinds(ships: int, n_places: list[int], n_leads: list[int]) -> tuple[Numbers, Numbers]:
    """The first number and the size of each kind."""
    n_kinds = 1 << (TYPE_BITS * N_TYPES)
    first, size = np.full(n_kinds, NOWHERE, np.int64), np.zeros(n_kinds, np.int64)
    start = 0
    for kind in sorted(filter(lambda kind: _is_kind(kind, ships), range(n_kinds)), key=_n_of):
        lead, *others = [n for n in _counts(kind) if n]
        first[kind], size[kind] = start, n_leads[lead] * int(np.prod([n_places[n] for n in others]))
        start += int(size[kind])
    return first, size


def _is_kind(kind: int, ships: int) -> bool:
    """Both have ships, not too many, and no size is left out before another."""
    counts = _counts(kind)
    sizes = [counts[2 * size] + counts[2 * size + 1] for size in range(N_SIZES)]
    is_in_order = sizes == sorted(sizes, key=lambda n: n == 0)
    return is_in_order and sum(counts) <= ships and min(sum(counts[::2]), sum(counts[1::2])) > 0


def _key(planets: Planets) -> int:
    key = 0
    for planet in planets:
        key = key * N_PLANETS + planet
    return key


def _ranks(placings: list[list[Planets]]) -> Numbers:
    """[ships, key]: which way it is; keys have their planets in any order."""
    ranks = np.zeros((SHIPS_PER_SIZE + 1, N_PLANETS**SHIPS_PER_SIZE), np.int16)
    for n, ways in enumerate(placings):
        rank_of = {way: rank for rank, way in enumerate(ways)}
        for way in product(range(N_PLANETS), repeat=n):
            ranks[n, _key(way)] = rank_of[tuple(sorted(way))]
    return ranks


def _lead_ranks(placings: list[list[Planets]]) -> tuple[Numbers, Numbers]:
    """The same for the first type, and whether half a turn leads there."""
    ranks = np.zeros((SHIPS_PER_SIZE + 1, N_PLANETS**SHIPS_PER_SIZE), np.int16)
    turns = np.zeros(ranks.shape, np.int8)
    for n, ways in enumerate(placings):
        rank_of = {way: rank for rank, way in enumerate(ways)}
        for way in product(range(N_PLANETS), repeat=n):
            planets = tuple(sorted(way))
            turns[n, _key(way)] = planets not in rank_of
            ranks[n, _key(way)] = rank_of[min(planets, _turned(planets))]
    return ranks, turns


def _table(placings: list[list[Planets]]) -> Numbers:
    """[ships, rank, ship]: the planet."""
    table = np.zeros((len(placings), len(placings[-1]), SHIPS_PER_SIZE), np.int8)
    for n, ways in enumerate(placings):
        for rank, way in enumerate(ways):
            table[n, rank, :n] = way
    return table


def _contexts(tokens: int) -> tuple[Numbers, Numbers]:
    """By order and standings a number; at the start of a round nobody has paid."""
    standings = [(0, 0)] + [(n, paid) for n in range(1, tokens + 1) for paid in (0, 1)]
    numbers = np.full((2, len(standings), len(standings)), NOWHERE, np.int16)
    found: list[tuple[int, ...]] = []
    for is_second, own, other in product((0, 1), range(len(standings)), range(len(standings))):
        (n, paid), (n_other, other_paid) = standings[own], standings[other]
        if is_second == 0 and (paid or other_paid):
            continue
        if is_second and n == n_other == 0:
            numbers[is_second, own, other] = numbers[0, own, other]  # the order counts for tokens
            continue
        numbers[is_second, own, other] = len(found)
        found.append((is_second, n, paid, n_other, other_paid))
    return numbers, np.array(found, np.int8)
