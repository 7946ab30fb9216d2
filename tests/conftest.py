"""Shared by all tests."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

import orrery
from orrery.core.registry import game_ids
from orrery.core.target import begin_at_once, end_at_once, is_at_once
from orrery.wasm.choice import as_ever

IS_LONG_WANTED = os.environ.get("ORRERY_LONG", "") not in ("", "0")


def pytest_configure(config: pytest.Config) -> None:
    """Tests that show in minutes what others show of a smaller part.

    Until all tests are collected rules are plain: a file that plays a game while it is imported
    would let every worker compile it before the first test.
    """
    config.addinivalue_line("markers", "long: runs with ORRERY_LONG=1 only")
    os.environ["LANGUAGE"] = "en"  # whatever the system of whoever runs them is set to
    begin_at_once()


def pytest_collection_finish() -> None:
    """From now on rules are compiled at their first call."""
    end_at_once()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Games come first, those with the most rules before the others, so that no worker waits at
    the end; tests of the browser come last: they need nothing compiled, and no other test after
    them.
    """
    items.sort(key=lambda item: (is_of_browser(item.nodeid), order_of(group_of(item.nodeid))))
    for item in items:
        if is_long(item) and not IS_LONG_WANTED:
            item.add_marker(pytest.mark.skip(reason="long: set ORRERY_LONG=1"))


LONG_COMPILES = re.compile(
    r"bounds_checked_rules\w*\[(zylatron|astroplane)]"
    r"|bounds_checked_rules\w*\[(astron|situation7)]"
    r"|rules_compile_to_ptx\w*\[(zylatron|astroplane|astron|situation7|liars_dice)]"
    r"|(searched_as_by|tree_of|tree_as_by)_compiled_rules"
    r"\[(zylatron|astroplane|situation7|astron|spacewalk)]"
    r"|test_(bots|personalities)\w*_choose_the_same_in_the_browser\w*\[\S+-compiled]"
    r"|test_pettingzoo_(approves_of_every_variant|gets_the_same_from_the_same_seed)\[zylatron"
    r"|test_broken_positions_are_refused\w*\[zylatron]"
    r"|test_decoded_features_are_what\w*\[zylatron]|test_who_is_alive_in_zylatron"
    r"|test_a_module_chooses_what_plain_rules_choose\[(astroplane|astron)]"
    r"|tests/envs/test_(batch|envs_rows)\.py::\w+\[zylatron"
    r"|test_threads_change_nothing\[(astroplane|situation7)]|test_gymnasium_approves\[zylatron]"
    r"|test_openspiel_simulates_every_game\[zylatron]"
    r"|test_a_picture_shows_what_its_fields_say\w*\[zylatron]"
    r"|test_options_that_change_nothing\w*\[(zylatron|astroplane|situation7)]"
    r"|test_no_other_action_is_as_good\[(zylatron|situation7)"
    r"|test_ten_thousand_random_games\w*\[[34]-"
)
"""What compiles the largest games once more; the other games show the same in less time."""

LONG_ON_SITE = re.compile(
    r"test_web_site\.py::test_a_(game_to_its_end|lesson)\[(astron|zylatron|situation7)]"
    r"|test_web_site_choices\.py::test_(every_game|bots_with_a_network_or_a_taste)"
)
"""Games of an exported site; what they share is shown by the others."""

LONG_IN_BROWSER = re.compile(
    r"test_every_lesson_is_played_through_with_wrong_moves\[spacewalk]"
    r"|test_every_lesson_page\[spacewalk]"
    r"|test_positions_of_the_other_games_are_set_up"
    r"|test_every_game_fits_a_phone\w*\[(astron|astroplane|spacewalk)]"
    r"|test_a_game_is_judged_the_same_in_the_browser\w*\[astron"
    r"|test_a_mouse_that_rests_is_told\w*\[(astron|astroplane|zylatron)]"
    r"|test_bots_with_a_network_choose\w*\[(situation7|spacewalk:3)"
    r"|test_weights_that_are_no_good\w*\[(404|another game's)]"
)
"""The same page with another game; what a game brings to it is tested without a browser, too."""

LONG = (LONG_COMPILES, LONG_ON_SITE, LONG_IN_BROWSER)


def is_long(item: pytest.Item) -> bool:
    named = any(names.search(item.nodeid) for names in LONG)
    return named or item.get_closest_marker("long") is not None


class Groups(LoadScopeScheduling):
    """Tests of one game go to one worker, which compiles its rules; other files stay together.

    So do the tests of a folder that name no game but compile all the same, like those of bots,
    which search in Connect Four and Space Walk: two files at a time would compile that twice.
    """

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Groups:
    return Groups(config, log)


SITE = "site"
BOTS = "bots"
FOLDERS = (BOTS, "envs", "lab", "learn")
LONG_GROUPS = [
    "zylatron", "astroplane", "astron", "spacewalk", "situation7", "liars_dice", SITE, BOTS,
]  # fmt: skip


def order_of(group: str) -> int:
    return LONG_GROUPS.index(group) if group in LONG_GROUPS else len(LONG_GROUPS)


def is_of_browser(nodeid: str) -> bool:
    return "tests/web/" in nodeid


def group_of(nodeid: str) -> str:
    file = nodeid.partition("::")[0]
    if "test_web_site" in file:
        return SITE  # written once for all of its tests
    if is_of_browser(nodeid):
        return file
    words = {*re.split(r"[/\[\]\-_.:]", nodeid), *re.split(r"[/\[\]\-.:]", nodeid)}
    named = [game for game in game_ids() if game in words]
    if named:
        return BOTS if named[0] == "connect_four" else named[0]
    folder = file.split("/")[1]
    return folder if folder in FOLDERS else file


@pytest.fixture(autouse=True)
def compiled_as_ever() -> Iterator[None]:
    """A test that plays as people do leaves the next one compiled code, as everywhere else."""
    yield
    if is_at_once():
        as_ever()


@pytest.fixture
def said_both_ways(request):
    """What a script says, as lines, the same in plain Python and compiled."""

    def run(script: str) -> list[str]:
        said = [
            subprocess.run(
                [sys.executable, "-c", script], cwd=request.path.parent,
                env={**os.environ, "NUMBA_DISABLE_JIT": plain},
                capture_output=True, text=True, check=True,
            ).stdout
            for plain in "01"
        ]  # fmt: skip
        assert said[0] == said[1]
        return said[0].splitlines()

    return run


@pytest.fixture
def illegal():
    """Check that an action is refused with a clause: illegal(table, seat, text, "SW-9")."""

    def check(table: orrery.Table, seat: int | str, text: str, clause: str) -> str:
        before = table.text
        with pytest.raises(orrery.IllegalAction) as refusal:
            table.play(seat, text)
        assert refusal.value.clause == clause, str(refusal.value)
        assert refusal.value.position == before == table.text
        assert f"[{clause}]" in str(refusal.value)
        return refusal.value.reason

    return check
