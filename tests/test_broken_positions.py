"""Typed positions: refused with a reason where play cannot lead there, else played to the end."""

from __future__ import annotations

import pytest

import orrery
from orrery import BadInput
from orrery.core.broken_positions import Unplayable, broken_texts, check_broken, positions_of
from orrery.core.conformance import Nonconformance, check, variants
from orrery.core.game import Game
from orrery.core.registry import find_game

ORBIT = "sw1 small 2p LrMr/5/*/LbMb/5/*"
CARDS = "cards=41111,41111"


def refused(game: str, text: str, why: str) -> None:
    with pytest.raises(BadInput, match="impossible position") as caught:
        orrery.position(game, text)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("rest", "why"),
    [
        ("red gap turn=blue", "cannot pay"),
        ("red gap turn=blue tokens=0,4", "cannot pay"),
        ("red gap turn=blue tokens=4,4 paid=r", "cannot pay"),
        ("red gap turn=blue tokens=4,4 passed=r", "cannot pay"),
        ("red gap turn=blue tokens=4,4 barred=3", "cannot pay"),
        ("red after tokens=0,4", "cannot pay"),
        ("red after tokens=4,4 paid=r", "cannot pay"),
        ("red after tokens=4,4 turn=blue", "not the one whose turn it is"),
        ("red move turn=blue", "not the one whose turn it is"),
        ("red move tokens=4,4 paid=r barred=2", "paid or passed"),
        ("red move tokens=4,4 passed=b", "paid or passed"),
        ("red move bought", "paid or passed"),
        ("red move round=0", "round"),
        ("red gap turn=red round=0 tokens=4,4", "round"),
        ("red card", "card"),
        ("red step", "card"),
        ("red move left=1", "card"),
        ("red move last=stay", "card"),
        (f"red card {CARDS} tokens=4,4", "card"),
        ("red card cards=00000,41111", "card"),
        ("red card cards=51111,41111", "card"),
        (f"red step {CARDS} last=move", "card"),
        (f"red move {CARDS} last=stay", "card"),
        ("red order", "in flight"),
        ("red order group=3+1:", "nothing to choose"),
        ("red order group=3+1:Srr", "nothing to choose"),
        ("red move group=3+1:Srb", "in flight"),
        ("red over", "game goes on"),
        ("red move first=green", "one of them must be to act"),
    ],
)
def test_space_walk_refuses_what_play_cannot_reach(rest, why):
    refused("spacewalk", f"{ORBIT} {rest}", why)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("sw1 small 2p LrMr/Lg/4/*/LbMb/5/* red move", "does not play"),
        ("sw1 small 2p Lrb/5/*/6/* red placing reserve=233,233", "no two of one size"),
        ("sw1 small 2p LrMr/5/*/6/* red placing reserve=223,333", "placed in turn"),
        ("sw1 small 2p Lr/5/*/6/* red draw reserve=233,333", "placed in turn"),
        ("sw1 small 5p LrMr/LbMb/LgMg/LyMy/LwMw/1/*/6/* red move", "players need 15"),
        ("sw1 big 3p LrMr/LbMb/LgMg/3/*/6/*/6/* red move second", "for 2 players"),
    ],
)
def test_space_walk_refuses_ships_and_options_that_cannot_be(text, why):
    refused("spacewalk", text, why)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("as1 default 2p t0 c0/- ship2 take-off hands=F1/-", "more cards than are dealt"),
        ("as1 default 2p t5 c4/d5 ship2 play hands=F1F1F2F2F3/F4 round=2", "more cards"),
        ("as1 default 2p t5 c4/d5 ship1 deal hands=F1F1F2F2F3/F4 round=2", "more cards"),
        ("as1 default 2p t5 c4/d5 ship1 deal round=0", "the phase does not fit"),
        ("as1 default 2p t5 c4/d5 ship1 take-off", "the phase does not fit"),
        ("as1 default 2p t5 c4/d5 ship1 play round=7", "the base or the round"),
        ("as1 default 2p t5 c4/d5 ship1 deal round=6", "the base or the round"),
    ],
)
def test_astron_refuses_hands_and_deals_that_cannot_be(text, why):
    refused("astron", text, why)


ZYLATRON = "zy2 major 2p red {} 8,0:rb1 10,4:rw1 48,28:bb1 46,24:bw1 money=10,10 {}"


@pytest.mark.parametrize(
    ("phase", "rest"),
    [
        ("fire", ""), ("fire", "subject=rw1"), ("fire", "subject=rw2"), ("fire", "subject=bw1"),
        ("launch", "subject=rw1"), ("launch", "subject=rm1"), ("beam", "subject=rw2"),
        ("beam", "subject=rb1"), ("shift", "subject=rw1"), ("buy", "subject=rw1"),
        ("buy", "subject=bw2"), ("buy", "subject=rb2"), ("card", ""), ("card", "target=rw1"),
        ("card", "target=bw2"), ("card", "target=bw1 blast=8,4"), ("act", "target=bw1"),
        ("act", "mover=rw1:99"), ("act", "mover=rw2:1"), ("act", "mover=bw1:1"), ("join", ""),
        ("join", "mover=rw1:1"), ("leave", "mover=rw1:1"), ("act", "moves=9"), ("act", "round=0"),
        ("over", ""), ("pick", ""), ("act", "zylon=yellow"),
    ],
)  # fmt: skip
def test_zylatron_refuses_halves_of_actions_that_nobody_could_begin(phase, rest):
    orrery.position("zylatron", ZYLATRON.format("act", "").strip())
    with pytest.raises(BadInput):
        orrery.position("zylatron", ZYLATRON.format(phase, rest).strip())


def test_in_connect_four_nobody_drops_out_of_turn():
    orrery.position("connect_four", "cf1 standard yyy/rr/././././. red")
    refused("connect_four", "cf1 standard yyy/rr/././././. yellow", "do not fit the turn")


def test_a_word_that_stands_twice_is_refused():
    with pytest.raises(BadInput, match="'tokens=' stands twice"):
        orrery.position("spacewalk", f"{ORBIT} red move tokens=4,4 tokens=3,3")


# Every game, and plug-ins


def some_variants(game: Game) -> list[dict[str, object]]:
    found = list(variants(game.meta))
    return found[:: max(1, len(found) // 4)]


@pytest.mark.parametrize("game_id", orrery.list_games())
def test_broken_positions_are_refused_or_can_be_played(game_id):
    game = find_game(game_id)
    n_refused = sum(check_broken(game, values, 11, 12) for values in some_variants(game))
    assert n_refused > 12


@pytest.mark.parametrize("game_id", orrery.list_games())
def test_positions_of_real_games_are_all_accepted(game_id):
    game = find_game(game_id)
    for values in some_variants(game):
        board = game.load_board(game.default_board(values))
        for text in positions_of(game, board, values, 12):
            game.parse_position(text, board)


def test_texts_are_broken_the_same_way_every_time():
    texts = [f"{ORBIT} red move tokens=4,4", f"{ORBIT} blue move tokens=3,4 round=7"]
    assert broken_texts(texts, 30, 5) == broken_texts(texts, 30, 5)
    assert len(set(broken_texts(texts, 30, 5)) - set(texts)) > 15


def test_conformance_finds_a_game_that_accepts_anything(monkeypatch):
    game = Game("orrery.games.spacewalk")
    monkeypatch.setattr(game, "fault", lambda board, state: 0)
    monkeypatch.setattr(game, "_goes_on", lambda board, state: True)
    with pytest.raises(Unplayable):
        check_broken(game, game.meta.read_options(2, {}), 1, 200)
    with pytest.raises(Nonconformance, match="spacewalk with"):
        check(game, games=0, close_looks=0, broken=200)


def test_a_position_in_which_nobody_can_act_is_refused(monkeypatch):
    game = Game("orrery.games.spacewalk")
    text = f"{ORBIT} red gap turn=blue tokens=4,4"
    game.parse_position(text)
    monkeypatch.setattr(game, "actions", lambda board, state, seat: [])
    with pytest.raises(BadInput, match="nobody could act"):
        game.parse_position(text)
