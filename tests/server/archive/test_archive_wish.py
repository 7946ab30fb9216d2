"""What an address asks of the archive, and what it cannot mean."""

from __future__ import annotations

import pytest

from orrery.core.errors import BadInput
from orrery.server.archive.wish import Wish, read_place, wish_of, write_place


def test_an_address_is_read_field_by_field():
    wish = wish_of({
        "game": "astron", "player": " Ann ", "players": "2", "least": "5", "most": "90",
        "result": "1", "opening": "move 3;move 5 ;", "since": "1970-01-02", "until": "1970-01-02",
    })  # fmt: skip
    assert wish == Wish("astron", "Ann", 2, 5, 90, "1", ("move 3", "move 5"), 86400, 2 * 86400)
    assert wish_of({}) == Wish()


@pytest.mark.parametrize(("name", "text", "said"), [
    ("game", "chess", "chess"), ("players", "two", "'two'"), ("least", "-1", "'-1'"),
    ("most", "1e9", "'1e9'"), ("result", "me", "'me'"), ("result", "12", "'12'"),
    ("since", "yesterday", "'yesterday'"), ("until", "2026-02-30", "2026-02-30"),
    ("opening", ";".join("abcdefghijklm"), "12"), ("players", "²", "'²'"),
])  # fmt: skip
def test_what_makes_no_sense_is_named(name, text, said):
    with pytest.raises(BadInput, match=said):
        wish_of({name: text})


def test_a_cursor_leads_back_to_its_place():
    place = (1789.25, "a~b")
    assert read_place(write_place(place)) == place
    assert read_place("") is None


@pytest.mark.parametrize("text", ["x", "1.5", "nan~a", "inf~a", "~a", "1.5~"])
def test_what_never_was_a_cursor_is_refused(text):
    with pytest.raises(BadInput, match="cursor"):
        read_place(text)
