"""AS-7 to AS-11: decks, hands, dealing, take-off."""

from __future__ import annotations

from collections import Counter

import pytest

import orrery
from orrery.core.registry import find_game

GAME = find_game("astron")


def deck_of(board: str) -> dict[str, list[int]]:
    counts = [int(GAME.load_board(board).deck[card]) for card in range(16)]
    names = ("forwards", "backwards", "sideways", "upheaval")
    return {name: counts[4 * suit : 4 * suit + 4] for suit, name in enumerate(names)}


@pytest.mark.clause("AS-7")
def test_the_default_deck_has_sixty_cards_as_specified():
    deck = deck_of("default")
    assert deck == {
        "forwards": [5, 5, 4, 4],
        "sideways": [6, 6, 6, 4],
        "backwards": [4, 4, 3, 3],
        "upheaval": [3, 2, 1, 0],
    }
    assert sum(map(sum, deck.values())) == 60


@pytest.mark.clause("AS-7")
def test_the_attested_deck_has_sixty_cards_and_no_ones_to_fly_by():
    deck = deck_of("attested")
    assert [deck[suit][0] for suit in ("forwards", "backwards", "sideways")] == [0, 0, 0]
    assert sum(map(sum, deck.values())) == 60
    assert GAME.load_board("attested").n_rows == 60
    assert orrery.new("astron", board="attested", seed=1).text.startswith("as1 attested 4p t0")


@pytest.mark.clause("AS-8", "AS-11")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_after_take_off_six_cards_are_dealt_to_each_or_five_to_two_or_three(players, cards):
    table = orrery.new("astron", players=players, seed=1)
    for seat in range(players):
        assert all(ship["cards"] == 0 for ship in table.view()["ships"])
        table.play(seat, table.actions(seat)[0])
    assert [ship["cards"] for ship in table.view()["ships"]] == [cards] * players
    assert table.view()["pile"] == 60 - players * cards
    assert table.to_act == [0]


@pytest.mark.clause("AS-8")
def test_every_card_of_the_pile_is_as_likely_and_only_those():
    table = orrery.new("astron", players=2, chance="manual")
    table.play(0, "take-off c")
    table.play(1, "take-off d")
    actions, weights = GAME.chances(table.board, table.state)
    deck = [int(table.board.deck[card]) for card in range(16)]
    assert weights == [n for n in deck if n]
    assert len(actions) == sum(n > 0 for n in deck)
    table.play(orrery.CHANCE, "deal upheaval 3")
    assert "deal upheaval 3" not in table.actions(orrery.CHANCE)


@pytest.mark.clause("AS-8", "AS-17")
def test_after_each_round_every_player_in_play_is_dealt_one_card(at):
    table = at("3p t0 c0/comet/e0 ship3 play hands=F1F2/-/S1S2")
    table.play("ship3", "sideways 1 left")
    dealt = []
    while table.to_act == [orrery.CHANCE]:
        dealt += table.play(orrery.CHANCE, table.actions(orrery.CHANCE)[0])
    assert [line for line in dealt if "dealt" in line] == [
        "ship 1 is dealt forward 1", "ship 3 is dealt forward 1",
    ]  # fmt: skip
    assert [ship["cards"] for ship in table.view()["ships"]] == [3, 0, 2]


@pytest.mark.clause("AS-8")
def test_players_wait_while_cards_are_dealt(at, illegal):
    table = at("2p t2 c0/e0 ship1 deal round=2 hands=F1/F1")
    illegal(table, "ship1", "forward 1", "AS-8")
    illegal(table, "ship2", "deal forward 1", "AS-8")
    table = at("2p t0 c0/e0 ship1 play hands=F1/F1")
    illegal(table, "ship1", "deal forward 1", "AS-8")
    illegal(table, orrery.CHANCE, "deal forward 1", "AS-1")


@pytest.mark.clause("AS-9")
def test_an_empty_pile_is_filled_with_the_discards_when_a_card_must_be_dealt(at_own, own_board):
    deck = "{forwards = [9, 0, 0, 0], backwards = [1, 0, 0, 0], sideways = [0, 0, 0, 0],"
    board = own_board(deck=deck + " upheaval = [0, 0, 0, 0]}")
    hands = "hands=F1F1F1F1/F1F1F1B1 discards=F1F1"
    table = at_own(board, f"2p t0 c0/e0 ship2 play {hands}")
    assert table.view()["pile"] == 0
    told = table.play("ship2", "forward 1")
    assert "the 3 discards are shuffled and become the pile" in told
    assert table.view()["pile"] == 3
    assert table.view()["discards"] == []
    assert table.actions(orrery.CHANCE) == ["deal forward 1"]


@pytest.mark.clause("AS-9")
def test_nature_deals_only_what_the_pile_holds(at, illegal):
    table = at("2p t2 c0/e0 ship1 deal round=2 hands=F1/U3")
    assert "no upheaval 3" in illegal(table, orrery.CHANCE, "deal upheaval 3", "AS-9")


@pytest.mark.clause("AS-10")
def test_only_the_own_hand_is_seen_and_discards_and_sizes_by_all(at):
    table = at("2p t0 c0/e0 ship1 play hands=F1S2/B3U1U1 discards=F4S1")
    for viewer, hand in ((0, ["forward 1", "sideways 2"]), (orrery.SPECTATOR, None)):
        view = table.view(viewer)
        assert view["hand"] == hand
        assert [ship["cards"] for ship in view["ships"]] == [2, 3]
        assert view["discards"] == ["forward 4", "sideways 1"]
        assert view["pile"] == 53
        assert "B3" not in view["position"]
    assert table.view(1)["position"].endswith("hands=?2/B3U1U1 discards=F4S1 pile=?")


@pytest.mark.clause("AS-10")
def test_the_whole_base_is_public(at):
    assert len(at("2p t0 c0/e0 ship1 play").view(orrery.SPECTATOR)["map"]) == 60


@pytest.mark.clause("AS-11")
def test_take_off_spaces_are_picked_in_ship_order_each_once(illegal):
    table = orrery.new("astron", players=3, chance="manual")
    assert table.actions(0) == [f"take-off {column}" for column in "cdefgh"]
    table.play("ship1", "take-off e")
    illegal(table, "ship1", "take-off c", "AS-1")
    assert "ship 1 stands on" in illegal(table, "ship2", "take-off e", "AS-11")
    illegal(table, "ship2", "take-off a", "AS-11")
    illegal(table, "ship2", "forward 1", "AS-11")
    table.play("ship2", "take-off f")  # next to another ship: nobody is displaced
    table.play("ship3", "take-off h")
    assert table.text == "as1 default 3p t0 e0/f0/h0 ship1 deal round=0"


@pytest.mark.clause("AS-11")
def test_take_off_comes_once(at, illegal):
    illegal(at("2p t0 c0/e0 ship1 play hands=F1/F1"), "ship1", "take-off f", "AS-11")


def test_a_log_of_deals_counts_every_card_once():
    table = orrery.new("astron", players=6, seed=4)
    for seat in range(6):
        table.play(seat, table.actions(seat)[0])
    held = Counter(card for seat in range(6) for card in table.view(seat)["hand"])
    assert sum(held.values()) == 36
    assert all(held[f"{suit} 4"] <= 4 for suit in ("forward", "sideways", "backward"))
