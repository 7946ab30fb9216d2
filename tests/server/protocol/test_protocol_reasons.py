"""Whoever sends a text that may not be is told so in words, never by a regular expression."""

from __future__ import annotations

import json

import msgspec
import pytest

from orrery.server.protocol.reasons import reason_of
from orrery.server.protocol.requests import read_request
from orrery.server.protocol.studies import StudyId
from orrery.server.protocol.tokens import Label

CONTROL = "has a control character or half a character, which no text may have"
CASES = [
    ({"type": "chat", "game": "t", "text": "a\0b"}, f"`text` {CONTROL}"),
    ({"type": "chat", "game": "a b", "text": "x"}, "`game` is not one word"),
    ({"type": "propose", "game": "t", "id": "1", "what": "war", "seat": 0},
     "`what` is undo, draw or abandon"),
    ({"type": "chat", "game": "t"}, "missing required field `text`"),
]  # fmt: skip


@pytest.mark.parametrize(("message", "reason"), CASES)
def test_what_is_wrong_with_a_message_is_said_in_words(message, reason):
    with pytest.raises(msgspec.ValidationError) as caught:
        read_request(json.dumps(message))
    said = reason_of(caught.value)
    assert reason in said
    assert "regex" not in said


@pytest.mark.parametrize(
    ("kind", "value", "reason"),
    [(Label, "bot\0", CONTROL), (StudyId, "s-xyz", "the digits 0 to 9 and a to f")],
)
def test_so_is_a_bad_field_of_a_form(kind, value, reason):
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(value, kind)
    assert reason_of(caught.value).startswith("the text has")
    assert reason in reason_of(caught.value)
