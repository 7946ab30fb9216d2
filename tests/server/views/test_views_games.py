"""What the server says of a game's secrets is what its rules do in play."""

from __future__ import annotations

import random

import httpx
import pytest
from server_house import in_loop, open_house

from orrery.core.contract import SPECTATOR
from orrery.core.records import bytes_of
from orrery.core.registry import find_game, game_ids
from orrery.core.table import new_table
from orrery.server.transport.app import build_app

MOVES = 60


def has_secrets(game_id: str) -> bool:
    """What the game says of itself."""
    return find_game(game_id).has_secrets


def hides_in_play(game_id: str) -> bool:
    """Whether `hide` changes any position of a random game for any viewer."""
    game, dice = find_game(game_id), random.Random(1)
    table = new_table(game, seed=1)
    viewers = [SPECTATOR, *range(int(table.state.n_seats))]
    for _ in range(MOVES):
        known = [bytes_of(game.hidden(table.board, table.state, viewer)) for viewer in viewers]
        if any(seen != bytes_of(table.state) for seen in known):
            return True
        if table.is_over:
            return False
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.actions(seat)))
    return False


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_has_secrets_when_its_rules_hide_something(game_id):
    assert has_secrets(game_id) == hides_in_play(game_id)


def test_of_all_games_only_those_with_hands_or_hidden_dice_have_secrets():
    assert [game for game in game_ids() if has_secrets(game)] == ["astron", "liars_dice"]


@in_loop
async def test_games_and_tables_say_whether_they_have_secrets(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        app = httpx.ASGITransport(build_app(house.hall))
        async with httpx.AsyncClient(transport=app, base_url="http://here") as http:
            games = (await http.get("/api/games")).json()
        assert {g["id"]: g["has_secrets"] for g in games} == {g: has_secrets(g) for g in game_ids()}
        for game_id in game_ids():
            room = await house.table(ann, game_id)
            told = await ann.say("watch", game=room.id)
            assert told[0]["table"]["has_secrets"] is has_secrets(game_id)
