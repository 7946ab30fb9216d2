"""Conformance names what a language lacks: message, file and line."""

from __future__ import annotations

import re

import pytest

from orrery.core import sentences
from orrery.core.catalogue import Catalogue
from orrery.core.conformance import Nonconformance
from orrery.core.registry import find_game
from orrery.core.texts import own_catalogue


def with_german(monkeypatch, was, becomes):
    """Liar's dice with another word in its German catalogue."""
    catalogue = own_catalogue(find_game("liars_dice").package, "de")
    source = re.sub(was, becomes, catalogue.source, count=1, flags=re.MULTILINE)
    assert source != catalogue.source
    changed = Catalogue("de.ftl", "de", source)
    monkeypatch.setattr(sentences, "own_catalogue", lambda package, language: changed)


@pytest.mark.parametrize(
    ("was", "becomes", "message"),
    [
        ("^refusal-too-many = .*$", "", "de: refusal-too-many is missing"),
        ("^event-won = .*$", "", "de: event-won is missing"),
        ("^fault-bad-bid = .*$", "", "de: fault-bad-bid is missing"),
        ("^event-won", "event-lost = ...\nevent-won", "de: event-lost is said of nothing"),
        (r"keine \{ \$count", "keine { $anzahl", "de: refusal-too-many has other variables"),
        ("^event-won = ", "event-won = {", r"de\.ftl:\d+: .*event-won = {"),
        ("^event-won = .*$", "event-won = { $seat ->\n   *[other] x\n }", "no form for one"),
    ],
)
def test_a_language_that_lacks_something_is_noticed(monkeypatch, was, becomes, message):
    with_german(monkeypatch, was, becomes)
    with pytest.raises(Nonconformance, match=message):
        sentences.check_sentences(find_game("liars_dice"))


def test_a_language_that_is_still_a_beta_may_lack_something_but_break_nothing(monkeypatch):
    monkeypatch.setattr(sentences, "is_beta", lambda language: language == "de")
    with_german(monkeypatch, "^refusal-too-many = .*$", "")
    sentences.check_sentences(find_game("liars_dice"))
    with_german(monkeypatch, "^event-won = ", "event-won = {")
    with pytest.raises(Nonconformance, match=r"de\.ftl:\d+: .*event-won"):
        sentences.check_sentences(find_game("liars_dice"))


def test_every_language_has_its_turn_beside_english(monkeypatch):
    spoken = ("en", "de", "fr", "pl")
    monkeypatch.setattr(sentences, "languages_of", lambda package: spoken)
    game = find_game("liars_dice")
    assert [sentences.heard(game, turn)[1] for turn in range(4)] == ["de", "fr", "pl", "de"]
    assert sentences.heard(game) == spoken
    monkeypatch.setattr(sentences, "languages_of", lambda package: ("en",))
    assert sentences.heard(game, 3) == ("en",)
