"""Words instead of codes: what people read of actions, events and refusals, in plain sentences."""

from __future__ import annotations

import random
import re

import pytest

import orrery
from orrery.core.chance import new_rng
from orrery.core.languages import languages
from orrery.core.nonconformance import Nonconformance
from orrery.core.registry import find_game
from orrery.core.sentences import say_actions
from orrery.core.speech import speech_of
from orrery.core.trace import Event
from orrery.core.twins import check_twins
from orrery.core.wording import Listener, action_words, event_words, legal_words, refusal_words
from orrery.games.situation7.puzzle import location_name
from orrery.games.situation7.spots import location_phrase

SPACE_WALK = "sw1 small 2p LrMr/4/Lb/*/LbMbSr/5/* red move"
ORBIT = "sw1 small 2p LrMr/Sr/4/*/LbMb/5/* red"
START_AP = "ap1 standard 2p f1:rrr,j1:rrr,j15:bbb,f15:bbb red move reserve=4,4"
LATER_AP = "ap1 standard 2p {} red move reserve=3,3"
REST_AP = "f1:r,j1:rrr,j15:bbb,f15:bbb"
START_ZY = (
    "zy2 short 2p red act 10,2:rf1 12,4:rf2 10,6:rf3 6,6:rf4 10,4:rw1 9,5:rw2 7,5:rw3 9,3:rw4"
    " 7,3:rw5 46,26:bf1 44,24:bf2 46,22:bf3 50,22:bf4 46,24:bw1 47,23:bw2 49,23:bw3 47,25:bw4"
    " 49,25:bw5 money=10,10"
)
MAJOR_ZY = (
    "zy2 major 2p red act 8,0:rb1 31,13:rf1[rw1] 9,3:rw4 11,3:rm2 44,24:bf2 46,24:bw2 money=10,10"
    " round=5"
)
ASTRON = "as1 default 2p t19 h2/c4 ship1 play round=15 points=10,9 landed=12,13 hands={}/F1"


def spoken(
    game: str, position: str, seat: str, text: str, *before: str, language: str = "en",
    to: int | None = None,
):  # fmt: skip
    """(words of an action, why not) for a seat, or as another one hears it."""
    table = orrery.position(game, position, chance="manual")
    for played in before:
        table.play(seat, played)
    number = table.game.meta.seat_number(seat)
    known = table.game.hidden(table.board, table.state, number)
    action = table.game.parse_action(table.board, known, number, text)
    listener = Listener(number if to is None else to, language)
    place = table.game, table.board, known, number, action, listener
    return action_words(*place), (refusal_words(*place) or ("", ""))[0]


def told(game: str, event: str, *numbers: int, viewer: int = 0, language: str = "en", board=None):
    """An event in words."""
    found = find_game(game)
    kinds = {name: number for number, name in found.event_ids.items()}
    loaded = found.load_board(board or found.meta.boards[0])
    filled = [*numbers, *[0] * (5 - len(numbers))]
    return event_words(found, loaded, Event(kinds[event], *filled), Listener(viewer, language))


# The plain names of the design, game by game


@pytest.mark.parametrize(("text", "words"), [
    ("move 0", "Fly the planet with two ships (0)"),
    ("move 7", "Fly the planet with three ships (7)"),
])  # fmt: skip
def test_space_walk_flies_planets(text, words):
    assert spoken("spacewalk", SPACE_WALK, "red", text)[0] == words


@pytest.mark.parametrize(("position", "text", "words", "german"), [
    (orrery.new("spacewalk", players=2, seed=1).text, "place 3 large",
     "Large ship to the fourth planet after the hole (3)",
     "Großes Schiff auf den 4. Planeten nach dem Loch (3)"),
    (f"{ORBIT} after tokens=4,4 turn=red", "again 1", "Pay a token: fly this planet too (1)",
     "Marke abgeben: auch diesen Planeten losfliegen lassen (1)"),
    (f"{ORBIT} gap tokens=4,4 turn=red", "step 1 small",
     "Pay a token: small ship one space on (1)", "Marke abgeben: kleines Schiff ein Feld vor (1)"),
    (f"{ORBIT} gap tokens=4,4 turn=red", "pass", "Keep the token", "Die Marke behalten"),
])  # fmt: skip
def test_space_walk_places_steps_and_pays(position, text, words, german):
    assert spoken("spacewalk", position, "red", text)[0] == words
    assert spoken("spacewalk", position, "red", text, language="de")[0] == german


def test_space_walk_tells_and_refuses():
    assert told("spacewalk", "ship_lost", 1, 1, 4, 6, 2) == (
        "Blue's medium ship flies 2 spaces, into the black hole"
    )
    assert told("spacewalk", "ship_lost", 1, 1, 4, 6, 2, viewer=1) == (
        "Your medium ship flies 2 spaces, into the black hole"
    )
    assert spoken("spacewalk", f"{ORBIT} move", "red", "move 7")[1] == (
        "You have no ship there: choose a planet with one of yours"
    )
    assert spoken("spacewalk", f"{ORBIT} move", "red", "move 6")[1] == (
        "That is a black hole: ships fly from planets"
    )


@pytest.mark.parametrize(("position", "text", "words"), [
    ("as1 default 2p t0 -/- ship1 take-off", "take-off c", "Take off from the leftmost space"),
    ("as1 default 2p t36 c6/g5 ship1 play round=30 points=14,13 landed=1246,136"
     " hands=F3B1S2S4U2/F1", "upheaval 2", "Cosmic Upheaval: the map slides 2 rows"),
])  # fmt: skip
def test_astron_takes_off_and_slides(position, text, words):
    assert spoken("astron", position, "ship1", text)[0].startswith(words)


def test_astron_says_what_a_card_brings():
    found = set()
    for column in "abcdefghij":
        for row in range(10):
            place = ASTRON.format("F1F2F3F4B1").replace(" h2/c4", f" {column}{row}/j11")
            try:
                table = orrery.position("astron", place, chance="manual")
            except orrery.BadInput:
                continue
            found |= set(legal_words(table.game, table.board, table.state, 0, Listener(0)))
    assert any(re.fullmatch(r"Forwards \d", words) for words in found)
    assert "Forwards 3: through the blackout, one point lost" in found
    assert any(re.search(r"land on station \d, 5 points$", words) for words in found)


def test_astron_tells_ways_not_cells():
    assert told("astron", "ship_flew", 1, 4, 5, 4, 2) == "Ship 2 flies 3 to the left"
    assert told("astron", "hazard_hit", 0, 6, 9, 1) == "You fly into the blackout: one point lost"
    assert told("astron", "base_moved", 1, 1, 2) == "The map slides one row"
    where = "as1 default 2p t1 c0/d0 ship1 play round=1 hands=S4F1/F1"
    assert spoken("astron", where, "ship1", "sideways 4 left")[1] == (
        "Sideways 4 would carry you off the map"
    )


@pytest.mark.parametrize(("position", "before", "text", "words"), [
    (START_AP, (), "f1-f3 e", "From the left start area, pointing right"),
    (START_AP, ("f1-f3 e",), "f3-h3 n", "Fly right, then point up"),
    (LATER_AP.format(f"h5n:r,h9:b,{REST_AP}"), (), "h5-h7",
     "Fly up into the middle, below the black hole"),
    (LATER_AP.format(f"f3ns:rr,{REST_AP}"), (), "step f3-g4", "Square: step up and right"),
    (LATER_AP.format(f"f7e:b,d5ns:rr,{REST_AP}"), (), "kill d5-f7",
     "Square: kill blue's plane, up and right"),
    (LATER_AP.format(f"n3s:r,{REST_AP}"), (), "pass n3-m2 e",
     "Through the lower right wormhole, pointing right"),
    (LATER_AP.format(f"h3s:r,{REST_AP}"), (), "h3-o8",
     "Fly down into hyperspace, come out on the right"),
    (START_AP, (), "fire se", "Fire the lower right corner"),
])  # fmt: skip
def test_astroplane_flies_by_the_screen(position, before, text, words):
    assert spoken("astroplane", position, "red", text, *before)[0] == words


@pytest.mark.parametrize("language", languages())
def test_two_planes_that_meet_in_one_space_are_told_apart_by_their_ways(language):
    field = LATER_AP.format(f"g6n:r,g10s:r,{REST_AP}")
    game = find_game("astroplane")
    board, state = game.parse_position(field)
    said = legal_words(game, board, state, 0, Listener(0, language))
    assert {"g6-g8", "g10-g8"} <= set(texts_of_actions(game, board, state, 0))
    assert len(set(said)) == len(said)


def test_astroplane_tells_and_refuses():
    field = LATER_AP.format(f"i6w:b,i4n:r,{REST_AP}")
    assert spoken("astroplane", field, "red", "i4-i6 n")[1] == (
        "Blue points left there: point left to land on it, right to send it home"
    )
    board = find_game("astroplane").load_board("standard")
    from orrery.games.astroplane.places import parse_cell

    left = parse_cell(board, "f1")
    assert told("astroplane", "reserve_taken", 0, left, viewer=1) == (
        "Red brings a plane to the left start area"
    )


@pytest.mark.parametrize(("position", "before", "text", "words", "german"), [
    (START_ZY, (), "begin rw1", "Warrior 1", "Krieger 1"),
    (START_ZY, ("begin rf2", "go 9,5"), "load rw2", "Load Warrior 2", "Krieger 2 laden"),
    (MAJOR_ZY, ("begin rw1",), "go 28,14", "Go to Zylon's headquarters",
     "Auf Zylons Hauptquartier ziehen"),
    (MAJOR_ZY, (), "launch rm2", "Launch Krill Missile 2", "Krill-Rakete 2 starten"),
    (MAJOR_ZY, ("beam rw4",), "onto rb1", "Beam Warrior 4 aboard Battle Star 1",
     "Krieger 4 an Bord von Kampfstern 1 beamen"),
    (MAJOR_ZY, ("fire rf1",), "target blue-zylon",
     "Star Fighter 1 fires at blue's factory on Zylon",
     "Sternjäger 1 schießt auf die Fabrik von Blau auf Zylon"),
])  # fmt: skip
def test_zylatron_names_pieces_and_places(position, before, text, words, german):
    assert spoken("zylatron", position, "red", text, *before)[0] == words
    assert spoken("zylatron", position, "red", text, *before, language="de")[0] == german


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("done", [("beam rw4",), ("beam rw4", "onto rb1"), ("launch rm2",)])
def test_own_pieces_of_whoever_acts_need_no_owner(done, language):
    *before, text = done
    red, blue = (
        spoken("zylatron", MAJOR_ZY, "red", text, *before, language=language, to=seat)[0]
        for seat in (0, 1)
    )
    assert blue == red


def test_whose_piece_fires_is_said_beside_what_it_fires_at():
    fired = MAJOR_ZY, "red", "target blue-zylon", "fire rf1"
    said = spoken("zylatron", *fired, to=1)[0]
    assert said == "Red's Star Fighter 1 fires at your factory on Zylon"


def test_zylatron_tells_and_refuses():
    from orrery.games.zylatron.grid import point_at

    went = 3, point_at(17, 13), point_at(33, 17), 10
    assert told("zylatron", "piece_went", *went) == (
        "Star Fighter 2 flies 10, to beside Zylon (lower right)"
    )
    assert told("zylatron", "piece_lost", 15 + 12, 5) == "Blue's Krill Missile 2 is gone"
    assert told("zylatron", "card_drawn", 0, 60 + 5) == "HIT: blue's factory on Zylon"
    far = spoken("zylatron", START_ZY, "red", "go 48,24", "begin rf2")[1]
    assert far == "Too far: 28 points, and Star Fighter 2 has 10 left"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("event", ["player_captured", "player_without_warrior"])
def test_zylatron_says_that_pieces_are_called_as_before_when_their_player_is_out(event, language):
    """Whoever took them flies `blue's Star Fighter 1`; to all it is said in the same words."""
    heard = [
        told("zylatron", event, 1, 0, viewer=viewer, language=language) for viewer in (0, 1, 2)
    ]
    [kept] = {text.rpartition(";")[2].strip() for text in heard}
    assert len(kept.split()) >= 3
    if language == "en":
        assert kept == "the pieces keep their names"


@pytest.mark.parametrize(("location", "words", "german"), [
    ("1.0", "the sun, upper right", "die Sonne, oben rechts"),
    ("3.11", "Jupiter, upper left", "Jupiter, oben links"),
    ("5.23", "the piece below Jupiter", "das Teil unter Jupiter"),
    ("4.16", "the piece left of Jupiter", "das Teil links von Jupiter"),
    ("6.23", "your base line, second from the left", "deine Grundlinie, 2. von links"),
    ("2.7", "the circle of 75, in the west", "der Kreis 75 im Westen"),
    ("3.4", "Saturn, lower left", "Saturn, unten links"),
])  # fmt: skip
def test_situation_7_names_pieces_by_picture_and_place(location, words, german):
    start = orrery.new("situation7", players=2, seed=1, tempo="alternate").text
    for language, said in (("en", words), ("de", german)):
        found = spoken("situation7", start, "yellow", f"place {location}", language=language)[0]
        assert found == said[0].upper() + said[1:]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("viewer", [0, 1, -2])
def test_all_124_pieces_of_situation_7_have_different_names(language, viewer):
    game = find_game("situation7")
    board = game.load_board("standard")
    speech = speech_of(game, Listener(viewer, language))
    called = [speech.name(location_phrase(board, n)) for n in range(board.n_locations)]
    assert len(set(called)) == len(called) == 124
    codes = [location_name(board, n) for n in range(board.n_locations)]
    assert not [name for name in called if any(code in name.split() for code in codes)]


def test_situation_7_tells_and_refuses():
    board = find_game("situation7").load_board("standard")
    collector = next(n for n in range(board.n_locations) if location_name(board, n) == "2.3")
    assert told("situation7", "piece_placed", 1, collector) == (
        "Green lays the piece right of the Solar Collector"
    )
    start = orrery.new("situation7", players=2, seed=1, tempo="alternate")
    start.play("yellow", "place 6.23")
    start.play("green", "place 6.7")
    assert spoken("situation7", start.text, "yellow", "place 4.18")[1] == (
        "Jupiter, lower right, touches none of your land yet"
    )


# People


def test_people_are_called_by_their_names_and_the_listener_you():
    game = find_game("connect_four")
    board = game.load_board("standard")
    kind = next(number for number, name in game.event_ids.items() if name == "disc_dropped")
    event = Event(kind, 1, 3, 0, 0, 0)

    def say(viewer: int, *players: str | None, **more) -> str:
        return event_words(game, board, event, Listener(viewer, players=players, **more))

    assert say(1, "Ann", "Ben") == "You drop a disc into column 3"
    assert say(0, "Ann", "Ben") == "Ben drops a disc into column 3"
    assert say(1, "Ann", "Ben", is_you=False) == "Ben drops a disc into column 3"
    assert say(0, "Ann", None) == "Red drops a disc into column 3"
    assert say(0) == "Red drops a disc into column 3"


@pytest.mark.parametrize("name", ["you", "red", "yellow", "{ $seat }", "somebody", "name-red"])
def test_a_name_is_nothing_but_a_name(name):
    game = find_game("connect_four")
    board = game.load_board("standard")
    kind = next(number for number, found in game.event_ids.items() if found == "disc_dropped")
    listener = Listener(0, "de", ("Ann", name))
    said = event_words(game, board, Event(kind, 1, 3, 0, 0, 0), listener)
    assert said == f"{name[0].upper()}{name[1:]} wirft eine Scheibe in Spalte 3"


def test_a_side_of_two_players_is_called_by_its_colour():
    players = ("Ann", "Ben", "Cleo", "Dan")
    game = find_game("situation7")
    board = game.load_board("standard")
    kind = next(number for number, found in game.event_ids.items() if found == "skipped")
    event = Event(kind, 1, 0, 0, 0, 0)
    assert "Green has" in event_words(game, board, event, Listener(0, players=players))
    assert "You have" in event_words(game, board, event, Listener(3, players=players))
    assert "Ben has" in event_words(game, board, event, Listener(0, players=players[:2]))


def texts_of_actions(game, board, state, seat):
    """How all legal actions are typed."""
    found = game.actions(board, state, seat)
    return [game.action_text(board, state, seat, action) for action in found]


# Planted faults


def test_two_actions_that_read_alike_are_noticed(monkeypatch):
    table = orrery.new("connect_four", seed=1)
    monkeypatch.setattr("orrery.core.sentences.action_words", lambda *args: "Drop it")
    with pytest.raises(Nonconformance, match="both read 'Drop it'"):
        say_actions(table.game, table.board, table.state)


class TellsDice:
    """A wording that says all it can see of the dice."""

    def of_action(self, board, state, seat, action):
        seen = [int(state.counts[s, f]) for s in range(state.n_seats) for f in range(6)]
        return {"count": str(seen), "face": action}

    def of_event(self, board, event):
        return {}

    def of_refusal(self, board, state, seat, action):
        return {}


@pytest.mark.parametrize("is_hidden", [True, False])
def test_words_that_tell_secrets_are_noticed(monkeypatch, is_hidden):
    """A list is said from what `hide` leaves; from more it would be noticed."""
    from dataclasses import replace

    table = orrery.new("liars_dice", seed=1, dice=2, chance="auto")
    game = table.game
    monkeypatch.setitem(game.__dict__, "hooks", replace(game.hooks, wording=TellsDice()))
    if not is_hidden:

        def legal_words(game, board, state, seat, listener):
            actions = game.actions(board, state, seat)
            return [action_words(game, board, state, seat, a, listener) for a in actions]

        monkeypatch.setattr("orrery.core.twins.legal_words", legal_words)
    place = game, table.board, table.state, table.to_act[0], new_rng(3)
    if is_hidden:
        assert any(check_twins(*place, thorough=False) for _ in range(20))
    else:
        with pytest.raises(Nonconformance, match="a twin looks different"):
            any(check_twins(*place, thorough=False) and False for _ in range(20))


@pytest.mark.parametrize("game", ["spacewalk", "astron", "astroplane", "zylatron", "situation7"])
def test_no_plain_sentence_of_a_game_speaks_in_codes(game):
    """Neither `rf2` nor `3.11` nor `28,14`; numbers on the edge of a board are in brackets."""
    codes = re.compile(r"\b[rbgy][bfwm]\d\b|\b\d\.\d+\b|\b\d+,\d+\b|\?")
    table, dice = orrery.new(game, seed=4), random.Random(4)
    for _ in range(40):
        if table.is_over:
            break
        seat = table.to_act[0]
        for language in languages():
            listener = Listener(seat, language)
            for said in legal_words(table.game, table.board, table.state, seat, listener):
                assert not codes.search(said), said
        table.play(seat, dice.choice(table.actions(seat)))
