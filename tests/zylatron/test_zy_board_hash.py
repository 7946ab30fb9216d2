"""Logs know a board by the hash of what it says, whatever tables we add for speed."""

from __future__ import annotations

from orrery.core.records import memory_of
from orrery.core.registry import find_game
from orrery.games.zylatron.board import DERIVED, load_board

GAME = find_game("zylatron")


def test_what_follows_from_the_rest_does_not_count():
    board = load_board("major")
    before = GAME.board_hash(board)
    board.ways[0, 0, 0] ^= 1
    board.hqs[3] ^= 1
    assert GAME.board_hash(board) == before


def test_what_a_board_says_counts():
    board = load_board("major")
    before = GAME.board_hash(board)
    board.land[0] ^= 1
    assert GAME.board_hash(board) != before


def test_derived_fields_are_the_last():
    names = memory_of(load_board("major")).dtype.names
    assert names[-len(DERIVED) :] == DERIVED
