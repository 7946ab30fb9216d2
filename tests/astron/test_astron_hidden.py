"""AS-10: twin worlds. Two games that differ in what a viewer may not know look the same to it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import orrery
from orrery.core.chance import CHANCE, new_rng
from orrery.core.records import bytes_of, copy_record, memory_of
from orrery.core.registry import find_game
from orrery.core.trace import Event
from orrery.games.astron import sheet as ev
from orrery.games.astron.state import NO_CARD

GAME = find_game("astron")
N_ACTIONS = GAME.engine.N_ACTIONS
hide_event = GAME.seen_event


def positions(players: int, seed: int, every: int = 7) -> list[tuple[Any, Any]]:
    """Some positions of a random game, nature's turns among them."""
    table = orrery.new("astron", players=players, seed=seed, chance="manual")
    found = []
    while not table.is_over:
        if len(table.log.steps) % every == 0 and len(table.log.steps) > players:
            found.append((table.board, copy_record(table.state)))
        seat = table.to_act[0]
        actions = table.actions(seat)
        table.play(seat, actions[(len(table.log.steps) * 5 + seed) % len(actions)])
    return found


def twins(board: Any, state: Any, viewer: int, seed: int) -> tuple[Any, Any]:
    """The state, and another that the viewer cannot tell from it."""
    hidden = GAME.hidden(board, state, viewer)
    return state, GAME.dealt(board, hidden, viewer, new_rng(seed))


def all_that_a_viewer_gets(board: Any, state: Any, viewer: int) -> str:
    """Views, texts, features, legal actions and refusals, as one text."""
    hidden = GAME.hidden(board, state, viewer)
    own = max(viewer, 0)
    return json.dumps({
        "bytes": bytes_of(hidden).hex(),
        "view": GAME.view(board, state, viewer),
        "position": GAME.position_text(board, hidden),
        "features": GAME.observe(board, state, viewer).tolist(),
        "to_act": GAME.to_act(board, state),
        "scores": GAME.scores(board, state),
        "actions": GAME.actions(board, state, own) if viewer >= 0 else None,
        "refusals": [GAME.refusal(board, state, viewer, action) for action in range(N_ACTIONS)]
        if viewer >= 0 else None,
    })  # fmt: skip


@pytest.mark.clause("AS-10")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_no_view_text_feature_or_refusal_depends_on_a_hidden_hand(players):
    n_different = 0
    for board, state in positions(players, seed=players, every=17):
        for viewer in (orrery.SPECTATOR, *range(players)):
            one, other = twins(board, state, viewer, seed=9)
            n_different += bytes_of(one) != bytes_of(other)
            assert all_that_a_viewer_gets(board, one, viewer) == all_that_a_viewer_gets(
                board, other, viewer
            )
    assert n_different > 10


@pytest.mark.clause("AS-10")
@pytest.mark.parametrize("players", [2, 5])
def test_no_event_tells_another_viewer_which_card_was_dealt(players):
    """Both twins deal; whatever card each deals, the others are told the same."""
    n_deals = 0
    for board, state in positions(players, seed=players + 20, every=3):
        if not GAME.chance_due(board, state):
            continue
        receiver = int(state.actor)
        for viewer in (orrery.SPECTATOR, *range(players)):
            if viewer == receiver:
                continue
            seen = set()
            for action in GAME.chances(board, state)[0]:
                later = copy_record(state)
                events = GAME.apply(board, later, CHANCE, action)
                told = [GAME.event_text(board, hide_event(event, viewer)) for event in events]
                hidden = GAME.hidden(board, later, viewer)
                numbers = [hide_event(event, viewer) for event in events]
                seen.add((str(numbers), str(told), bytes_of(hidden).hex()))
            assert len(seen) == 1
            n_deals += 1
    assert n_deals > 10


@pytest.mark.clause("AS-10")
def test_a_public_action_of_the_viewer_tells_nothing_hidden():
    """The viewer plays the same action in both twins and gets the same events and view."""
    for board, state in positions(3, seed=31, every=1):
        if GAME.chance_due(board, state) or GAME.is_over(board, state):
            continue
        viewer = int(state.actor)
        one, other = twins(board, state, viewer, seed=4)
        for action in GAME.actions(board, state, viewer)[:3]:
            results = []
            for world in (one, other):
                later = copy_record(world)
                events = GAME.apply(board, later, viewer, action)
                if any(event.kind == ev.HAND_DISCARDED for event in events):
                    break  # a lost ship shows its hand to all: this is no secret any more
                told = [hide_event(event, viewer) for event in events]
                results.append((told, bytes_of(GAME.hidden(board, later, viewer))))
            assert len(results) < 2 or results[0] == results[1]


@pytest.mark.clause("AS-10")
def test_hide_event_leaves_the_receiver_its_card_and_everything_else_to_all():
    dealt = Event(ev.CARD_DEALT, 2, 5, 0, 0, 0)
    assert hide_event(dealt, 2) == dealt
    for viewer in (0, 1, orrery.SPECTATOR):
        assert hide_event(dealt, viewer) == dealt._replace(b=NO_CARD)
    board = GAME.load_board("default")
    assert GAME.event_text(board, hide_event(dealt, 2)) == "ship 3 is dealt backward 2"
    assert GAME.event_text(board, hide_event(dealt, 1)) == "ship 3 is dealt a card"
    for kind in range(1, 21):
        if kind != ev.CARD_DEALT:
            event = Event(kind, 1, 2, 3, 4, 5)
            assert hide_event(event, 0) == event


@pytest.mark.clause("AS-10")
def test_hidden_and_dealt_again_is_a_possible_world():
    rng = new_rng(3)
    for board, state in positions(4, seed=12):
        for viewer in (orrery.SPECTATOR, 0, 3):
            hidden = GAME.hidden(board, state, viewer)
            dealt = GAME.dealt(board, hidden, viewer, rng)
            assert GAME.fault(board, dealt) == 0
            assert bytes_of(GAME.hidden(board, dealt, viewer)) == bytes_of(hidden)


@pytest.mark.clause("AS-10")
def test_unseen_cards_are_dealt_fairly():
    """Ship 2 has one card; the viewer sees all others but F1 (once) and B1 (three times)."""
    table = orrery.position(
        "astron", "as1 default 2p t0 c0/d0 ship1 play hands=F1F1F1F1/B1", chance="manual"
    )
    hidden = GAME.hidden(table.board, table.state, 0)
    rng = new_rng(1)
    counts = [0] * 16
    n = 6000
    for _ in range(n):
        dealt = GAME.dealt(table.board, hidden, 0, rng)
        for card in range(16):
            counts[card] += int(dealt.hands[1, card])
    deck = [int(table.board.deck[card]) for card in range(16)]
    deck[0] -= 4
    for card, count in enumerate(counts):
        assert abs(count / n - deck[card] / 56) < 0.02


def test_a_planted_leak_would_be_seen(monkeypatch):
    """Negative control: a view that shows the first card of ship 2 differs between twins."""
    module = GAME.module("view")
    board, state = positions(2, seed=3)[3]
    one, other = twins(board, state, 0, seed=1)
    assert bytes_of(one) != bytes_of(other)
    honest = module.view

    def leaky(board, hidden, viewer):
        return honest(board, hidden, viewer) | {"leak": memory_of(world)["hands"].tolist()}

    monkeypatch.setattr(module, "view", leaky)
    world = one
    first = all_that_a_viewer_gets(board, one, 0)
    world = other
    assert all_that_a_viewer_gets(board, other, 0) != first
