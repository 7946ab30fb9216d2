"""Personalities: as good as their rank within a margin, and each plays to its taste."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

import orrery
from orrery.bots.levels import level_of
from orrery.bots.officers import Officer
from orrery.bots.personalities import (
    PERSONALITIES,
    level_behind,
    new_officer,
    rank_behind,
    searching_names,
    taste_in,
)
from orrery.bots.players import Bot, bot_kind, rank_of
from orrery.bots.search.searcher import Choice
from orrery.bots.tastes import (
    GAMBLER,
    HOARDER,
    HUNTER,
    LEAST_LOOKS,
    MOST_CHOICES,
    Deeds,
    Prospect,
    Taster,
    as_good,
)
from orrery.core.errors import BadGame, BadInput
from orrery.core.registry import find_game
from orrery.server.ratings.anchors import anchors
from orrery.wasm.choice import at_once

NAMES = list(PERSONALITIES)
SMALL = 60  # iterations


@pytest.fixture(autouse=True)
def modules() -> None:
    """Searches of the games' modules; nothing is compiled for this."""
    at_once()


def small_officer(game_id: str, name: str, seed: int = 3) -> Officer:
    game = find_game(game_id)
    level = replace(level_behind(game, name, 2), iterations=SMALL)
    return Officer(game, level, seed, taste=taste_in(game, name))


def places(game_id: str, n: int = 6) -> list[orrery.Table]:
    """Positions of a random game, a few steps apart."""
    table, chooser, found = orrery.new(game_id, seed=2), random.Random(1), []
    while len(found) < n and not table.is_over:
        for _ in range(5):
            if not table.is_over:
                seat = chooser.choice(table.to_act)
                actions = table.game.actions(table.board, table.state, seat)
                table.play_number(seat, chooser.choice(actions))
        if not table.is_over:
            found.append(orrery.position(game_id, table.text))
    assert found
    return found


# Names


def test_personalities_search_as_the_rank_behind_them():
    game = find_game("zylatron")
    assert searching_names()[-3:] == NAMES == ["gambler", "hoarder", "hunter"]
    captain = level_of(game, "captain", 3)
    assert level_behind(game, "captain", 3) == captain
    assert level_behind(game, "hunter", 3) == replace(captain, iterations=1200)
    assert level_behind(game, "hunter/iterations=9", 3) == replace(captain, iterations=9)
    assert level_behind(find_game("astron"), "hunter", 3) == level_of(
        find_game("astron"), "captain", 3
    )
    assert bot_kind("hunter") == bot_kind("captain")
    assert rank_of("hunter") == rank_of("captain")
    assert rank_behind("hunter/cut=3") == "captain/cut=3"
    assert new_officer(game, "hunter/iterations=9", 2, 1).level.iterations == 9
    assert new_officer(game, "hunter/iterations=9", 2, 1).taste == taste_in(game, "hunter")
    assert new_officer(game, "captain", 2, 1).taste is None
    with pytest.raises(BadInput, match="did you mean 'hunter'"):
        bot_kind("huntr")


def test_they_are_not_rated():
    for name in NAMES:
        assert all(name not in points for points in anchors().values())


def test_the_browser_knows_whose_strength_they_have():
    text = (Path(__file__).parents[2] / "web" / "src" / "lib" / "strengths.ts").read_text("utf-8")
    found = dict(re.findall(r'^  (\w+): "(\w+)",$', text, re.MULTILINE))
    assert found == {name: person.rank for name, person in PERSONALITIES.items()}


# The margin


def test_only_what_is_about_as_good_and_was_looked_at_may_be_played():
    best = Choice(1, 100, 0.5)
    near, worse = Choice(2, 60, 0.485), Choice(3, 60, 0.475)
    rumour = Choice(4, int(LEAST_LOOKS * 100) - 1, 0.6)
    assert as_good([best, near, worse, rumour], 0.02) == [best, near]


def test_the_margin_shrinks_as_a_game_is_decided():
    for value in (0.02, 0.98):
        thoughts = [Choice(1, 100, value), Choice(2, 90, value - 0.01)]
        assert as_good(thoughts, 0.02) == thoughts[:1]


def test_no_more_than_a_few_are_tasted():
    thoughts = [Choice(n, 100, 0.5) for n in range(40)]
    assert as_good(thoughts, 0.02) == thoughts[:MOST_CHOICES]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game_id", ["spacewalk", "zylatron", "astron", "astroplane"])
def test_a_taste_plays_what_it_likes_best_and_nothing_worse_than_the_margin(game_id, name):
    taste = PERSONALITIES[name].taste
    for table in places(game_id):
        officer, seat = small_officer(game_id, name), table.to_act[0]
        known = table.game.hidden(table.board, table.state, seat)
        action = officer.choose(table.board, known, seat)
        if not officer.thoughts:
            continue  # the only action
        played = next(one for one in officer.thoughts if one.action == action)
        best = officer.thoughts[0]
        assert played.value >= best.value - taste.margin
        assert played.visits >= LEAST_LOOKS * best.visits


# Tastes


class Told(Taster):
    """Prospects that are given."""

    def __init__(self, taste, told):
        self.taste, self.told, self.luck = taste, told, random.Random(1)

    def prospect(self, board, known, seat, action, seed):
        return self.told[action]


@pytest.mark.parametrize(("taste", "action"), [(HUNTER, 2), (HOARDER, 3), (GAMBLER, 4)])
def test_each_takes_what_is_to_its_taste(taste, action):
    told = {
        1: Prospect(own=5, rival=5, spread=0.1, deeds=0),
        2: Prospect(own=4, rival=3, spread=0.1, deeds=0),
        3: Prospect(own=6, rival=6, spread=0.1, deeds=1),
        4: Prospect(own=1, rival=9, spread=0.2, deeds=-1),
    }
    thoughts = [Choice(n, 100, 0.5) for n in told]
    assert Told(taste, told).choose(None, None, 0, thoughts) == action
    worse = [*thoughts[:1], *(replace(one, value=0.4) for one in thoughts[1:])]
    assert Told(taste, told).choose(None, None, 0, worse) == 1


@pytest.mark.parametrize("taste", [HUNTER, HOARDER, GAMBLER])
def test_the_better_one_is_played_where_all_are_liked_alike(taste):
    told = dict.fromkeys((7, 8, 9), Prospect(1, 1, 0.1, 0))
    thoughts = [Choice(n, 100, 0.5) for n in told]
    assert Told(taste, told).choose(None, None, 0, thoughts) == 7


def test_deeds_come_before_all_else():
    told = {1: Prospect(5, 0, 0.1, 0), 2: Prospect(4, 3, 0.1, 1), 3: Prospect(6, 6, 0.1, -1)}
    thoughts = [Choice(n, 100, 0.5) for n in told]
    for taste in (HUNTER, HOARDER, GAMBLER):
        busy = taste.with_deeds((Deeds(0, 1, 1),))
        assert Told(busy, told).choose(None, None, 0, thoughts) == 2


def test_in_zylatron_a_hunter_fires_and_a_hoarder_keeps():
    game = find_game("zylatron")
    kinds = {kind.verb: kind for kind in game.declaration.sheet.kinds}
    hunter, hoarder = taste_in(game, "hunter"), taste_in(game, "hoarder")
    for kind in kinds.values():
        for action in (kind.first, kind.first + kind.size - 1):
            assert hunter.joy(action) == (kind.verb in ("fire", "launch"))
            assert hoarder.joy(action) == -(kind.verb in ("launch", "drop"))
    assert taste_in(game, "gambler") == replace(GAMBLER, margin=0.005)
    assert taste_in(find_game("spacewalk"), "hunter") is HUNTER


def test_a_taste_for_what_nobody_can_do_is_refused(monkeypatch):
    table = {"verbs": ["fier"]}
    monkeypatch.setattr("orrery.bots.personalities.taste_table", lambda game, who: table)
    with pytest.raises(BadGame, match=r"a taste in zylatron for 'fier'.*did you mean 'fire'"):
        taste_in(find_game("zylatron"), "hunter")


def test_ones_own_deeds_are_counted_along_the_ways():
    """Connect four: whoever likes every column does something every other action."""
    table = orrery.position("connect_four", "cf1 standard y/r/././././. yellow")
    officer = small_officer("connect_four", "hunter")
    thoughts = officer.think(table.board, table.state, 0)
    for joy in (1, -1):
        taste = HUNTER.with_deeds((Deeds(0, 7, joy),))
        taster = Taster(table.game, taste, officer._searcher, random.Random(1))
        sees = taster.prospect(table.board, table.state, 0, thoughts[0].action, 1)
        assert 1 <= joy * sees.deeds <= 6  # of a way of twelve actions, half are the rival's
    nothing = HUNTER.with_deeds((Deeds(7, 9, 1),))
    taster = Taster(table.game, nothing, officer._searcher, random.Random(1))
    assert taster.prospect(table.board, table.state, 0, thoughts[0].action, 1).deeds == 0


def test_ways_through_the_tree_tell_what_becomes_of_the_scores():
    """Space Walk: after each action the search follows real play, so scores are possible ones."""
    for table in places("spacewalk"):
        officer, seat = small_officer("spacewalk", "hunter"), table.to_act[0]
        thoughts = officer.think(table.board, table.state, seat)
        taster = Taster(table.game, HUNTER, officer._searcher, random.Random(1))
        sees = taster.prospect(table.board, table.state, seat, thoughts[0].action, 1)
        most = max(table.game.scores(table.board, table.state))
        assert 0 < sees.own <= 2 * most
        assert 0 <= sees.spread <= 0.25
        assert taster._rivals(seat) == [1 - seat]


def test_partners_are_no_rivals():
    table = orrery.new("situation7", players=4)
    officer = small_officer("situation7", "hunter")
    officer.think(table.board, table.state, 0)
    taster = Taster(table.game, HUNTER, officer._searcher, random.Random(1))
    assert taster._rivals(0) == [1, 3]


def spread_of(text: str, action: int) -> float:
    table = orrery.position("connect_four", text)
    officer = small_officer("connect_four", "gambler")
    officer.think(table.board, table.state, 0)
    taster = Taster(table.game, GAMBLER, officer._searcher, random.Random(1))
    return taster.prospect(table.board, table.state, 0, action, 1).spread


def test_what_is_certain_has_no_spread():
    """A win at once is followed by nothing; from an open position play may go anywhere."""
    assert spread_of("cf1 standard yyy/rr/r/./././. yellow", 0) == pytest.approx(0, abs=1e-6)
    assert spread_of("cf1 standard y/r/././././. yellow", 3) > 1e-3


# Whole games


def moves_of(game_id: str, name: str, seed: int, n: int = 30) -> list[int]:
    table, found = orrery.new(game_id, seed=1), []
    bots = [small_officer(game_id, name, seed + seat) for seat in range(table.state.n_seats)]
    while len(found) < n and not table.is_over:
        seat = table.to_act[0]
        known = table.game.hidden(table.board, table.state, seat)
        found.append(bots[seat].choose(table.board, known, seat))
        table.play_number(seat, found[-1])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name):
    assert moves_of("spacewalk", name, 5) == moves_of("spacewalk", name, 5)
    assert moves_of("spacewalk", name, 5) != moves_of("spacewalk", name, 6)


def test_tastes_part_ways():
    games = {name: tuple(moves_of("spacewalk", name, 5)) for name in NAMES}
    assert len(set(games.values())) == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_by_that_name_plays(name):
    table = orrery.new("connect_four")
    bot = Bot(table.game, name, n_seats=2)
    assert bot.searches
    assert bot.choose(table.board, table.state, 0) in range(7)
