"""What stands beside a rulebook is so; and whatever is not so is named."""

from __future__ import annotations

import tomllib

import pytest

from orrery.core.errors import BadGame
from orrery.core.glossary import all_terms
from orrery.core.registry import BUILT_IN, find_game
from orrery.lessons.checks.companion import companion_faults
from orrery.lessons.companion import Companion, Picture, companion_of, read_companion
from orrery.lessons.guide import starts_of
from orrery.lessons.pictures import captions_of, pictures_of
from orrery.lessons.play import play_at
from orrery.lessons.reader import course_of

GAMES = sorted(BUILT_IN)
FLIGHT = "sw1 small 2p 2/LrMbSr/3/*/2/Lb/3/* red move"


@pytest.mark.parametrize("game", GAMES)
def test_all_that_stands_beside_a_rulebook_is_so(game):
    assert companion_faults(game) == []
    assert len(companion_of(game).pictures) >= 6


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_glossary_leads_to_a_clause(game):
    assert set(companion_of(game).terms) == set(all_terms(find_game(game).texts()))


def offered(game: str) -> set[str]:
    """The first words of all that is on offer where lessons begin."""
    course = course_of(game)
    starts = [text for one in course.ids for texts in starts_of(game, one) for text in texts]
    found: set[str] = set()
    for text in dict.fromkeys(starts):
        table = play_at(game, text, is_strict=False).table
        found |= {a.split()[0] for seat in table.to_act if seat >= 0 for a in table.actions(seat)}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_leads_to_a_clause(game):
    known = companion_of(game).actions
    lost = {verb for verb in offered(game) if verb not in known}
    assert not lost or "*" in known


def test_a_picture_tells_what_was_done_in_it_and_in_which_language():
    first = next(one for one in pictures_of("spacewalk", "de") if one.picture.clause == "SW-9")
    (deed,) = first.deeds
    assert (deed.seat, deed.action) == (0, "move 2")
    assert [first.game.event_name(event) for event, _ in deed.events][:3] == ["ship_flew"] * 3
    assert first.caption.startswith("Rot bewegt")
    assert first.seen.position.startswith("sw1 small 2p 3/Lr/Mb/Sr/*")


def test_a_picture_shows_no_hand_to_those_who_look():
    for one in pictures_of("astron"):
        assert one.seen.seat is None
        assert one.seen.board["hand"] is None


def test_captions_that_a_language_lacks_are_said_in_english():
    assert captions_of("spacewalk", "eo").label("", "SW-9", "") == captions_of(
        "spacewalk", "en"
    ).label("", "SW-9", "")


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (Companion(actions={"move": "SW-99"}), "there is no clause SW-99"),
        (Companion(terms={"rocket": "SW-1"}), "the glossary has no 'rocket'"),
        (Companion(pictures=[Picture("SW-9", "sw1 small 2p nonsense")]), "SW-9: "),
        (Companion(pictures=[Picture("SW-9", FLIGHT, play=["red: move 3"])]), "cannot play"),
        (Companion(pictures=[Picture("SW-9", FLIGHT, show=["planet 99"])]), "'planet 99'"),
        (Companion(pictures=[Picture("SW-1", FLIGHT)]), "SW-1 is lacking"),
    ],
)
def test_what_is_not_so_is_named(plan, said):
    assert any(said in fault for fault in companion_faults("spacewalk", plan))


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("[[picture]]\nclause = 'SW-1'", "position"),
        ("colour = 'red'", "colour"),
        ("picture = [{clause='SW-1',position='a'},{clause='SW-1',position='b'}]", "two pictures"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(source, said):
    with pytest.raises(BadGame, match=said):
        read_companion("toy/rulebook.toml", tomllib.loads(source))


def test_a_game_without_the_file_brings_nothing():
    assert companion_of("liars_dice") == Companion()
