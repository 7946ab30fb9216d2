"""The weights of networks on a page: brought once, and only for whoever judges by them."""

from __future__ import annotations

import asyncio
import gzip
import logging

import pytest

from orrery.browser import weights
from orrery.browser.weights import Weights, needs_weights, write_weights
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.server.protocol.questions import Question


class Content:
    """Bytes as JavaScript hands them over."""

    def to_bytes(self) -> bytes:
        return b"weights"


class Site:
    """Files beside a page."""

    def __init__(self, content):
        self.content = content
        self.asked = []

    async def read(self, file):
        self.asked.append(file)
        if isinstance(self.content, Exception):
            raise self.content
        return self.content


@pytest.fixture
def laid(tmp_path, monkeypatch):
    """Where weights are laid; not into the packages."""
    monkeypatch.setattr(weights, "path_of", lambda game: tmp_path / game.meta.id)
    return tmp_path


def question(game, bot, players=2):
    table = new_table(find_game(game), players, 1)
    return Question(
        game=game, board="", state=bytes_of(table.state), seat=0, bot=bot, seed=1, base=0,
        is_live=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("game", "bot", "players", "is_needed"),
    [
        ("astroplane", "grand_admiral", 2, True),
        ("astroplane", "admiral", 2, False),
        ("astroplane", "admiral", 3, True),
        ("astroplane", "hunter", 2, False),
        ("astroplane", "random", 2, False),
        ("zylatron", "grand_admiral", 2, False),
    ],
)
def test_who_needs_weights(game, bot, players, is_needed):
    assert needs_weights(question(game, bot, players)) == is_needed


def test_they_are_brought_once_and_laid_where_they_are_looked_for(laid):
    async def asked():
        site = Site(Content())
        found = Weights(site.read)
        for bot in ("captain", "grand_admiral", "grand_admiral"):
            await found.bring(question("astroplane", bot))
        return site.asked

    assert asyncio.run(asked()) == ["astroplane.network.gz"]
    assert (laid / "astroplane").read_bytes() == b"weights"


@pytest.mark.parametrize("content", [None, OSError("gone")])
def test_a_site_without_them_plays_on_and_says_so_once(laid, caplog, content):
    async def asked():
        found = Weights(Site(content).read)
        for _ in range(2):
            await found.bring(question("spacewalk", "grand_admiral"))

    with caplog.at_level(logging.WARNING):
        asyncio.run(asked())
    assert not (laid / "spacewalk").exists()
    said = ["the weights of spacewalk cannot be read: gone"] if content else []
    assert [record.message for record in caplog.records] == said


def test_a_site_has_those_of_every_game_that_has_some(tmp_path):
    write_weights(tmp_path)
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {f"{game}.network.gz" for game in ("spacewalk", "astroplane", "situation7")}
    for game in ("spacewalk", "astroplane"):
        content = gzip.decompress((tmp_path / f"{game}.network.gz").read_bytes())
        assert content == weights.path_of(find_game(game)).read_bytes()
