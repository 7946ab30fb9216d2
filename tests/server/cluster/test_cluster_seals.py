"""Sealed messages: unreadable, unchangeable, for one channel, once; losses show."""

from __future__ import annotations

import os

import pytest

from orrery.server.cluster.seals import BadSeal, Opener, Sealer

KEY = bytes(range(32))


def test_a_message_comes_out_as_it_went_in_and_cannot_be_read_on_the_way():
    sealed = Sealer(KEY).seal("here", b"ship1 has the card S3")
    assert b"card" not in sealed
    assert Opener(KEY, "here").open(sealed) == (b"ship1 has the card S3", False)


def test_nobody_else_can_make_or_change_one():
    sealed = Sealer(KEY).seal("here", b"words")
    opener = Opener(KEY, "here")
    for place in range(len(sealed)):
        changed = bytearray(sealed)
        changed[place] ^= 1
        with pytest.raises(BadSeal):
            opener.open(bytes(changed))
    for other in (Sealer(os.urandom(32)).seal("here", b"words"), b"", b"short", os.urandom(100)):
        with pytest.raises(BadSeal):
            opener.open(other)
    assert opener.open(sealed).data == b"words"


def test_a_message_is_for_one_channel_and_comes_once():
    sealed = Sealer(KEY).seal("here", b"words")
    with pytest.raises(BadSeal):
        Opener(KEY, "there").open(sealed)
    opener = Opener(KEY, "here")
    opener.open(sealed)
    with pytest.raises(BadSeal):
        opener.open(sealed)


def test_what_was_lost_shows_by_the_next_message():
    sealer, opener = Sealer(KEY), Opener(KEY, "here")
    first, second, third, fourth = (sealer.seal("here", b"%d" % n) for n in range(4))
    sealer.seal("there", b"another channel counts by itself")
    assert not opener.open(first).has_gap
    assert not opener.open(second).has_gap
    assert opener.open(fourth) == (b"3", True)
    with pytest.raises(BadSeal):
        opener.open(third)
    assert not opener.open(sealer.seal("here", b"4")).has_gap
