"""Tables and records can be copied and sent to other processes."""

from __future__ import annotations

import copy
import pickle

import pytest

import orrery
from orrery.core.game import Game
from orrery.core.records import bytes_of
from orrery.core.registry import find_game


@pytest.mark.parametrize("send", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_table_goes_on_as_its_copy_does(send):
    table = orrery.new("liars_dice", seed=3)
    table.play("red", "bid 1 3")
    other = send(table)
    assert other.game is table.game
    assert table.play("blue", "liar") == other.play("blue", "liar")
    assert other.log.hash == table.log.hash
    assert bytes_of(other.state) == bytes_of(table.state)
    assert other.state.memory is not table.state.memory


def test_a_game_outside_the_registry_is_found_by_its_package():
    game = Game("connect_four_by_hand")
    again = pickle.loads(pickle.dumps(game))
    assert again.package == game.package
    assert pickle.loads(pickle.dumps(find_game("connect_four"))) is find_game("connect_four")
