"""Levels: seven ranks in every game, by name wherever bots are named."""

from __future__ import annotations

import numpy as np
import pytest

import orrery
from orrery.bots import levels
from orrery.bots.levels import level_names, level_of, read_level
from orrery.bots.officers import Officer, lot_drawn
from orrery.bots.players import Bot, bot_kind, bot_names, contest
from orrery.bots.search.searcher import EVEN_PART, Budget
from orrery.core.errors import BadInput
from orrery.core.registry import find_game, find_meta, game_ids
from orrery.core.runs import seeds_for
from orrery.lab import selfplay
from orrery.wasm.choice import at_once

RANKS = ["cadet", "ensign", "lieutenant", "commander", "captain", "admiral", "grand_admiral"]


def test_seven_ranks_behind_the_simple_bots():
    assert level_names() == RANKS
    assert bot_names() == ["random", "greedy", *RANKS, "gambler", "hoarder", "hunter"]
    assert len({bot_kind(name) for name in RANKS}) == 1
    with pytest.raises(BadInput, match="did you mean 'captain'"):
        bot_kind("captan")
    with pytest.raises(BadInput, match="no bot 'os:system'"):
        bot_kind("os:system")


@pytest.mark.parametrize("game_id", game_ids())
def test_each_rank_thinks_more_than_the_one_below(game_id):
    meta = find_meta(game_id)
    for n_seats in range(meta.min_players, meta.max_players + 1):
        ranks = [level_of(find_game(game_id), name, n_seats) for name in RANKS]
        iterations = [level.iterations for level in ranks]
        shares = [level.random_share for level in ranks]
        assert iterations == sorted(set(iterations))
        assert shares == sorted(shares, reverse=True)
        assert shares[-2:] == [0.0, 0.0]
        assert shares[-3] == (0.06 if (game_id, n_seats) == ("zylatron", 2) else 0.0)
        assert all(level.milliseconds <= 3000 for level in ranks)


def cuts(name: str) -> list[int]:
    """The setting `cut` of a rank of Space Walk with two players to five."""
    return [level_of(find_game("spacewalk"), name, n_seats).cut for n_seats in (2, 3, 4, 5)]


def test_a_rank_may_think_otherwise_where_more_play(monkeypatch):
    own = {
        "usual": {"cut": 1},
        "levels": {"admiral": {"cut": 2}},
        "from_seats": {
            "5": {"levels": {"admiral": {"cut": 5}}},
            "3": {"usual": {"cut": 3}, "levels": {"admiral": {"cut": 4}}},
        },
    }
    monkeypatch.setitem(levels._table()["games"], "spacewalk", own)
    assert cuts("captain") == [1, 3, 3, 3]
    assert cuts("admiral") == [2, 4, 4, 5]
    assert read_level(find_game("spacewalk"), "admiral/scale=7", 4).cut == 4
    assert read_level(find_game("spacewalk"), "admiral/cut=9", 4).cut == 9


def test_a_plug_in_may_say_the_same(monkeypatch):
    own = {"from_seats": {"4": {"levels": {"captain": {"cut": 7}}}}}
    monkeypatch.setattr(levels, "_own_table", lambda package: own)
    dice = find_game("liars_dice")
    assert level_of(dice, "captain", 4).cut == level_of(dice, "captain", 6).cut == 7
    assert level_of(dice, "captain", 3).cut != 7


def test_an_admiral_of_astroplane_has_a_network_from_three_players_on():
    game = find_game("astroplane")
    told = [level_of(game, "admiral", n_seats) for n_seats in (2, 3, 4)]
    assert [(level.learned, level.cut) for level in told] == [(0, 20), (1, 0), (1, 0)]
    assert told[1] == read_level(game, "admiral/learned=1/cut=0", 2)


def test_an_admiral_of_space_walk_has_one_with_five():
    game = find_game("spacewalk")
    assert [level_of(game, "admiral", n).learned for n in (2, 3, 4, 5)] == [0, 0, 0, 1]


def test_whoever_searches_has_to_know_how_many_play():
    game = find_game("astroplane")
    with pytest.raises(BadInput, match="depends on how many play: give n_seats"):
        Bot(game, "admiral")
    assert not Bot(game, "greedy").searches


def admirals(n_seats: int) -> list[tuple[int, int]]:
    """What an Admiral of Astroplane looks at first."""
    table = orrery.new("astroplane", players=n_seats, seed=1)
    bot = Bot(table.game, "admiral", n_seats=n_seats)
    bot.player.budget = Budget(60)
    bot.choose(table.board, table.state, table.to_act[0])
    return [(one.action, one.visits) for one in bot.thoughts]


def test_the_search_of_a_module_thinks_as_many_play(monkeypatch):
    at_once()
    with_two, with_three = admirals(2), admirals(3)
    monkeypatch.delitem(levels._table()["games"]["astroplane"], "from_seats")
    assert admirals(2) == with_two
    assert admirals(3) != with_three


def test_a_plug_in_brings_its_own_settings():
    assert level_of(find_game("connect_four"), "captain", 2).cut == 63
    assert level_of(find_game("spacewalk"), "captain", 2).cut != 63


def play(names: list[str], n_games: int, game_id: str = "connect_four") -> float:
    """What the first of two bots wins of games with swapped seats."""
    game = find_game(game_id)
    values = game.meta.read_options(2, {})
    board = game.load_board(game.default_board(values))
    won = 0.0
    for seat, bots in enumerate([names, names[::-1]]):
        wins = contest(game, board, values, bots, seeds_for(seat, 0, n_games // 2)).wins
        won += float((wins[:, seat] / wins.sum(axis=1)).sum())
    return won / n_games


@pytest.mark.parametrize("game_id", ["connect_four", "spacewalk"])
def test_a_commander_beats_random_and_a_captain_greedy(game_id):
    at_once()
    assert play(["commander", "random"], 20, game_id) >= 0.9
    assert play(["captain", "greedy"], 10, game_id) >= 0.7


def test_a_cadet_is_beaten_by_a_commander():
    assert play(["cadet", "commander"], 40) < 0.3


def hasty(text: str, seed: int) -> Officer:
    """An officer who draws every action by lot."""
    game = find_game("connect_four")
    return Officer(game, read_level(game, text, 2), seed)


def test_what_is_drawn_by_lot_is_what_looks_good_at_once():
    """Yellow wins with column 0, and nobody would overlook that; at first no column is better."""
    won = orrery.position("connect_four", "cf1 standard yyy/rr/r/./././. yellow")
    first = orrery.new("connect_four")
    drawn = {
        table: [
            hasty("cadet/random_share=1/foresight=2", seed).choose(table.board, table.state, 0)
            for seed in range(60)
        ]
        for table in (won, first)
    }
    assert set(drawn[won]) == {0}
    assert set(drawn[first]) == set(range(7))


def test_looks_are_the_priors_before_a_part_was_shared_evenly():
    table = orrery.position("connect_four", "cf1 standard yyy/rr/r/./././. yellow")
    officer = hasty("captain/foresight=50", 1)
    officer.think(table.board, table.state, 0)
    looks = dict(officer._searcher.impressions(0))
    assert set(looks) == set(range(7))
    assert sum(looks.values()) == pytest.approx(1)
    assert looks[0] > 0.999
    assert table.game.template("orrery.bots.search.descent").EVEN_PART == EVEN_PART


def test_a_lot_is_as_likely_as_it_is_large():
    lots = [(7, 0.5), (8, 0.0), (9, 0.25), (5, 0.25)]
    assert [lot_drawn(lots, luck) for luck in (0, 0.49, 0.5, 0.74, 0.75, 1)] == [7, 7, 9, 9, 5, 5]


def test_self_play_with_ranks_does_not_depend_on_how_it_is_split():
    game = find_game("spacewalk")
    values = game.meta.read_options(3, {})
    board = game.load_board(game.default_board(values))
    bots = ["ensign", "random", "cadet"]
    seeds = seeds_for(3, 0, 4)
    whole = contest(game, board, values, bots, seeds)
    parts = [contest(game, board, values, bots, seeds[i : i + 2]) for i in (0, 2)]
    assert np.array_equal(whole.scores, np.concatenate([part.scores for part in parts]))
    assert np.array_equal(whole.wins, np.concatenate([part.wins for part in parts]))
    plan = selfplay.Plan("spacewalk", values, game.default_board(values), tuple(bots), 4, 3)
    assert selfplay.summary(plan, selfplay.run(plan))["scores_by_seat"]


def test_a_bot_can_say_its_best_lines():
    table = orrery.position("connect_four", "cf1 standard yyy/rr/r/./././. yellow")
    lines = Bot(table.game, "captain", n_seats=2).lines(table.board, table.state, 0)
    assert lines[0].actions == ("drop 0",)
    assert lines[0].choice.value > 0.95
    assert lines[0].choice.visits > lines[1].choice.visits
    assert lines[1].actions[0] != "drop 0"
    assert len(lines) == 3
    assert Bot(table.game, "greedy").lines(table.board, table.state, 0) == []


def test_a_line_ends_where_nature_or_a_secret_begins():
    at_once()
    table = orrery.new("astron", seed=2) if "astron" in game_ids() else orrery.new("spacewalk")
    seat = table.to_act[0]
    lines = Bot(table.game, "commander", n_seats=table.state.n_seats).lines(
        table.board, table.state, seat
    )
    assert all(line.actions for line in lines)


def test_the_only_action_is_played_without_a_thought():
    game = find_game("connect_four")
    table = orrery.position(
        "connect_four", "cf1 standard yryryr/yryryr/ryryry/ryryry/yryryr/yryryr/y red"
    )
    officer = Officer(game, level_of(game, "admiral", 2), 1)
    assert officer.choose(table.board, table.state, 1) == 6
    assert officer._searcher is None
