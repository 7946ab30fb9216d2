"""Symmetries are true: the image of a game is a game, action by action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from orrery.core.chance import CHANCE, game_seed
from orrery.core.game import Game
from orrery.core.opening import opening
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.runs import record_random_game
from orrery.envs.symmetries import Symmetry, symmetries_of
from orrery.games.astroplane.board import FIRING_0, HYPERSPACE_0
from orrery.games.astroplane.sheet import LEAVE

TABLES: dict[str, tuple[str, dict[str, Any], int]] = {
    "space walk of two": ("spacewalk", {"players": 2}, 1),
    "space walk of four with cards": ("spacewalk", {"players": 4, "variant": "cards"}, 2),
    "situation 7": ("situation7", {"players": 2}, 1),
    "situation 7 in teams": ("situation7", {"players": 4, "agree": True}, 1),
    "zylatron": ("zylatron", {"players": 4, "pick_planets": True}, 1),
    "zylatron of two": ("zylatron", {"players": 2, "pick_planets": True}, 3),
    "zylatron, short": ("zylatron", {"players": 2, "rules": "short"}, 3),
    "astroplane of two": ("astroplane", {"players": 2}, 3),
    "astroplane of four": ("astroplane", {"players": 4}, 3),
    "connect four": ("connect_four", {}, 1),
}
"""A table, and how many symmetries it has."""

POSITIONS = 24  # of a game, spread over it
HYPERSPACES = range(HYPERSPACE_0, FIRING_0)
LEAVE_0 = LEAVE.first


def sample(game: Game, board: Any, values: Any, seed: int) -> Iterator[Any]:
    """Positions out of a random game, each with what may be played there."""
    played = record_random_game(game, board, game.setup(board, values), seed)
    state = game.setup(board, values)
    stride = max(1, len(played) // POSITIONS)
    for number, (seat, action) in enumerate(played):
        if number % stride == 0:
            yield state
        state = game.after(board, state, seat, action)
    yield state


def legal(game: Game, board: Any, state: Any, seat: int) -> list[int]:
    """What a seat, or nature, may do."""
    if seat == CHANCE:
        return game.chances(board, state)[0] if game.chance_due(board, state) else []
    return game.actions(board, state, seat)


def image_seat(symmetry: Symmetry, seat: int) -> int:
    return seat if seat == CHANCE else symmetry.seats[seat]


def check(game: Game, board: Any, state: Any, symmetry: Symmetry, most: int = 5) -> None:
    """The same is legal, `most` of it leads to the same, and all seats see the same."""
    image = symmetry.state(state)
    assert game.fault(board, image) == 0
    for seat in range(CHANCE, state.n_seats):
        actions, other = legal(game, board, state, seat), image_seat(symmetry, seat)
        found = sorted(int(symmetry.actions[action]) for action in actions)
        assert found == sorted(legal(game, board, image, other)), symmetry.name
        for action in actions[:: max(1, len(actions) // most)]:
            after = symmetry.state(game.after(board, state, seat, action))
            mapped = game.after(board, image, other, int(symmetry.actions[action]))
            assert game.position_text(board, after) == game.position_text(board, mapped)
            assert bytes_of(after) == bytes_of(mapped)
        if seat != CHANCE:
            seen = game.observe(board, game.hidden(board, state, seat), seat)
            there = game.observe(board, game.hidden(board, image, other), other)
            assert np.array_equal(symmetry.features(seen), there), symmetry.name


@pytest.mark.parametrize("table", TABLES)
def test_the_image_of_a_game_is_a_game(table: str):
    name, options, n_symmetries = TABLES[table]
    game = find_game(name)
    values, _, board = opening(game, options.get("players"), without_players(options))
    found = symmetries_of(name, options.get("players"), **without_players(options))
    assert len(found) == n_symmetries
    for seed in (game_seed(5, 0), game_seed(5, 1))[: 1 if name == "zylatron" else 2]:
        for number, state in enumerate(sample(game, board, values, seed)):
            check(game, board, state, found[number % len(found)])


def test_exits_of_hyperspace_are_counted_the_other_way_in_a_mirror():
    game = find_game("astroplane")
    values, _, board = opening(game, 2, {})
    found, n_flights = symmetries_of("astroplane", 2), 0
    played = record_random_game(game, board, game.setup(board, values), game_seed(7, 0))
    state = game.setup(board, values)
    for seat, action in played:
        flights = flights_into_hyperspace(game, board, state, seat)
        if flights and n_flights < 12:
            n_flights += len(flights)
            for symmetry in found:
                check(game, board, state, symmetry, most=1000)
        state = game.after(board, state, seat, action)
    assert n_flights >= 12


def flights_into_hyperspace(game: Game, board: Any, state: Any, seat: int) -> list[int]:
    before = [state.height[cell] for cell in HYPERSPACES]
    return [
        action
        for action in (legal(game, board, state, seat) if seat != CHANCE else [])
        if [game.after(board, state, seat, action).height[cell] for cell in HYPERSPACES] != before
        and action < LEAVE_0
    ]


def without_players(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name != "players"}


@pytest.mark.parametrize("table", TABLES)
def test_a_symmetry_changes_something_and_loses_nothing(table: str):
    name, options, _ = TABLES[table]
    for symmetry in symmetries_of(name, options.get("players"), **without_players(options)):
        n_actions = find_game(name).engine.N_ACTIONS
        assert sorted(symmetry.actions.tolist()) == list(range(n_actions))
        assert sorted(symmetry.sources.tolist()) == list(range(len(symmetry.sources)))
        assert not np.array_equal(symmetry.actions, np.arange(n_actions))
        mask = np.arange(n_actions)
        assert np.array_equal(symmetry.mask(mask)[symmetry.actions], mask)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("astron", {}),
        ("liars_dice", {}),
        ("astroplane", {"players": 3}),
        ("situation7", {"tempo": "race"}),
        ("situation7", {"tempo": "live"}),
        ("situation7", {"players": 3}),
    ],
)
def test_where_nothing_looks_the_same_nothing_is_claimed(name: str, options: dict[str, Any]):
    assert symmetries_of(name, options.get("players"), **without_players(options)) == []


def test_an_orbit_with_uneven_holes_is_not_rotated(tmp_path: Any):
    board = tmp_path / "uneven.toml"
    board.write_text('spaces = "oooo*oooooooo*"\n', "utf-8")
    assert symmetries_of("spacewalk", 2, board=str(board)) == []
