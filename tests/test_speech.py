"""Sentences are shared by those who call everybody in them alike, and by nobody else."""

from __future__ import annotations

import random

import pytest

from orrery.core.contract import SPECTATOR
from orrery.core.listener import Listener
from orrery.core.phrases import Phrase
from orrery.core.registry import find_game, game_ids
from orrery.core.speech import MOST_CALLINGS, Sayings, Speech
from orrery.core.table import new_table
from orrery.core.wording import GameWords, ListenersWords, words_for
from orrery.games.zylatron.wording import piece_phrase

MOVES = 25
NAMES = (("Ann", "Ben", "Cleo", "Dan"), ("Ben", "Ann"), ("blue", "red"), ("Ann", None), ())


def listeners(viewers, languages=("en",)):
    return [
        Listener(viewer, language, names, is_you)
        for viewer in viewers for language in languages for names in NAMES
        for is_you in (True, False)
    ]  # fmt: skip


@pytest.mark.parametrize("game_id", game_ids())
def test_everybody_hears_what_they_would_hear_alone(game_id):
    game, dice = find_game(game_id), random.Random(3)
    table = new_table(game, seed=3)
    for _ in range(MOVES):
        if table.is_over:
            return
        seat = dice.choice(table.to_act)
        table.play(seat, dice.choice(table.actions(seat)))
        for one in listeners((SPECTATOR, 0, 1), ("en", "de")):
            alone = ListenersWords(game, one, GameWords(game, Sayings(game, one.language)))
            alone._speech = Speech(game, one, Sayings(game, one.language))
            for event in game.seen_events(table.events, one.viewer):
                said = words_for(game, one).event(table.board, event)
                assert said == alone.event(table.board, event)


@pytest.fixture
def filled(monkeypatch):
    """What had to be filled of the sentences of a game."""
    game, found = find_game("spacewalk"), []
    sayings = Sayings(game, "en")
    say = type(sayings.texts).say

    def counted(texts, section, message, *more):
        found.append(message)
        return say(texts, section, message, *more)

    monkeypatch.setattr(type(sayings.texts), "say", counted)
    return game, sayings, found


RED = {"owner": "red"}


def test_a_sentence_without_names_is_filled_once_for_all(filled):
    game, sayings, found = filled
    heard = {
        Speech(game, one, sayings).say("plain_actions", "pass", {"phase": "gap"})
        for one in listeners((SPECTATOR, 0, 1))
    }
    assert len(heard) == 1
    assert found == ["pass"]


def test_a_sentence_with_a_name_is_filled_for_each_calling(filled):
    game, sayings, found = filled
    speeches = [Speech(game, one, sayings) for one in listeners((SPECTATOR, 0, 1))]
    red = speeches[0].teams["red"]
    callings = {speech.key([(red, True)]) for speech in speeches}
    for speech in speeches * 2:
        speech.say("plain_events", "passed", {"owner": "red"})
    assert len(found) == len(callings)


ODD_NAMES = ("anna", "Ben", "100 %s", "\u00dfeta {x}", "o'neil", "you")


def test_other_names_are_put_into_what_was_said(filled):
    """Nothing chooses by a name, so that a sentence need not be filled for everybody anew."""
    game, sayings, found = filled
    people = [
        Listener(viewer, "en", (name,)) for name in ODD_NAMES * 2 for viewer in (SPECTATOR, 0)
    ]
    said = [Speech(game, one, sayings).say("plain_events", "passed", RED) for one in people]
    assert len(found) == 4  # as `you`, and with a name: for one, for another, and without
    fresh = [Speech(game, one, Sayings(game, "en")) for one in people]
    assert said == [speech.say("plain_events", "passed", RED) for speech in fresh]


def test_callings_are_not_kept_without_end(filled):
    game, sayings, _ = filled
    team = Speech(game, Listener(), sayings).teams["red"]
    saying = sayings.sentence("plain_events", "passed", {"owner": "red"})
    for n in range(3 * MOST_CALLINGS):
        one = Listener(SPECTATOR, "en", (f"Player {n}",))
        assert str(one.call(team).name) in saying.said_to(Speech(game, one, sayings))
    assert len(saying._texts) <= MOST_CALLINGS


def test_values_that_a_language_does_not_say_do_not_make_another_sentence(filled):
    game, sayings, found = filled
    speech = Speech(game, Listener(), sayings)
    say = [speech.say("plain_events", "passed", {"owner": "red", "more": n}) for n in range(3)]
    assert found == ["passed"]
    assert say[0] == say[2] != speech.say("plain_events", "passed", {"owner": "blue", "more": 0})


def test_what_cannot_be_filled_is_not_taken_for_what_can():
    sayings = Sayings(find_game("spacewalk"), "en")
    speech = Speech(find_game("spacewalk"), Listener(), sayings)
    for _ in range(2):
        with pytest.raises(KeyError):
            speech.say("plain_events", "passed", {})
    assert speech.say("plain_events", "passed", {"owner": "red"})


def test_a_phrase_is_said_at_once_only_while_it_names_nobody():
    game = find_game("zylatron")
    sayings = Sayings(game, "en")
    kind, piece = Phrase("kind", {"kind": "warrior"}), piece_phrase(0)
    said = [Speech(game, one, sayings).name(piece) for one in listeners((0, 1))]
    assert len(set(said)) > 1
    assert {Speech(game, one, sayings).name(kind) for one in listeners((0, 1))} == {"Warrior"}
    assert list(sayings.for_all) == [(kind, "")]
