"""Goldens: perft counts, playthroughs and recorded games come out again."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery.core.goldens import perft_text, playthrough_text
from orrery.core.registry import BUILT_IN, game_ids

GOLDENS = Path(__file__).parent / "goldens"


def settings() -> list[tuple[str, str, int, dict[str, str]]]:
    """(game, name, depth, options) of every golden."""
    found = []
    for file in sorted(GOLDENS.glob("*/settings.txt")):
        for line in file.read_text().splitlines():
            name, depth, *options = line.split()
            given = dict(option.split("=") for option in options)
            found.append((file.parent.name, name, int(depth), given))
    return found


CASES = [pytest.param(*case, id=f"{case[0]}-{case[1]}") for case in settings()]


def test_every_game_has_goldens():
    assert {case[0] for case in settings()} >= set(BUILT_IN).intersection(game_ids())


@pytest.mark.parametrize(("game_id", "name", "depth", "given"), CASES)
def test_perft_counts_are_as_recorded(game_id, name, depth, given):
    golden = (GOLDENS / game_id / f"{name}.perft.txt").read_text()
    assert perft_text(game_id, given, depth) == golden


@pytest.mark.parametrize(("game_id", "name", "depth", "given"), CASES)
def test_the_playthrough_reads_as_recorded(game_id, name, depth, given):
    golden = (GOLDENS / game_id / f"{name}.playthrough.txt").read_text("utf-8")
    assert playthrough_text(game_id, given) == golden


@pytest.mark.parametrize(("game_id", "name", "depth", "given"), CASES)
def test_the_recorded_game_replays_to_its_end(game_id, name, depth, given):
    table = orrery.load(GOLDENS / game_id / f"{name}.jsonl")
    assert table.is_over
    assert table.log.result is not None


def test_connect_four_counts_are_the_published_ones():
    """7, 49, 343, 2401, 16807, 117649, 823536: the known perft of connect four."""
    text = (GOLDENS / "connect_four" / "standard.perft.txt").read_text()
    counts = [int(line.split()[1]) for line in text.splitlines()[1:9]]
    assert counts == [1, 7, 49, 343, 2401, 16807, 117649, 823536]
