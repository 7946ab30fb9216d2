"""Names that can be kept: which letters, which look alike, which nobody may have."""

from __future__ import annotations

import pytest

from orrery.server.accounts.names import read_name, skeleton_of
from orrery.server.protocol.codes import Denied


@pytest.mark.parametrize("name", ["Ann", "Jürgen", "Søren-2", "Łukasz K", "x_y", "Ångström", "Zoë"])
def test_latin_letters_digits_and_single_gaps_can_be_kept(name):
    assert read_name(name).shown == name


@pytest.mark.parametrize(
    "name",
    ["", "A", "x" * 21, "Ann\u200b", "An\u0301\u0302\u0303\u0304n\u0327\u0328",
     "Аnn", "Αnn", "ɑnn", "A  B", "-Ann", "Ann_", "12 34", "Ann\u202e", "Ann/..", "<b>", "😀😀"],
)  # fmt: skip
def test_strangers_gaps_and_empty_names_cannot(name):
    with pytest.raises(Denied) as caught:
        read_name(name)
    assert caught.value.code == "bad_name"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ANN"), ("Ann", "Ánñ"), ("Ann", "Ａｎｎ"), ("Bill", "BI11"), ("Bill", "Blll"),
     ("moon", "m00n"), ("Morn", "Mom"), ("Vvega", "Wega"), ("Ann B", "ann-b"),
     ("Strauß", "strauss"), ("Søren", "soren"), ("İnci", "lncl")],
)  # fmt: skip
def test_names_that_look_alike_have_one_skeleton(one, other):
    assert skeleton_of(one) == skeleton_of(other)


def test_names_that_differ_have_different_skeletons():
    names = ["Ann", "Anna", "Hann", "Ben", "Cleo", "Dora", "Emil", "Vera"]
    assert len({skeleton_of(name) for name in names}) == len(names)


@pytest.mark.parametrize("name", ["Operator", "0perator", "admin", "Cadet", "Admiral", "Kadett",
                                  "Vega", "Cadet Vega", "Kadett Vega", "greedy"])  # fmt: skip
def test_bots_and_offices_keep_their_names(name):
    with pytest.raises(Denied) as caught:
        read_name(name)
    assert caught.value.code == "name_reserved"
