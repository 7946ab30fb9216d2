"""Bots on a site and on a server: the same questions, with the same seed, get the same answers."""

from __future__ import annotations

import base64
import os
import random
import subprocess
import sys
from typing import Any

from playwright.sync_api import Browser
from site_host import Site

from orrery.bots.deeds import deeds_at
from orrery.core.records import bytes_of
from orrery.core.registry import BUILT_IN, find_game
from orrery.core.table import Table, new_table
from orrery.server.protocol.questions import HEAD, PackedDeed, Question, decode_answer, encode

BOT = "captain"
N_OPENING = 8  # actions by luck before the first question
N_ASKED = 3  # of each game

ENGINE = """async (base) => {
  const at = (file) => base + "engine/" + file;
  const {loadPyodide} = await import(at("pyodide.mjs"));
  const packed = await fetch(at("memory.gz"));
  const memory = new Response(packed.body.pipeThrough(new DecompressionStream("gzip")));
  const python = await loadPyodide({indexURL: at(""), _loadSnapshot: memory.arrayBuffer()});
  const archive = await (await fetch(at("orrery.tar.gz"))).arrayBuffer();
  python.unpackArchive(archive, "gztar", {extractDir: "/orrery"});
  const read = async (file) => {
    const {body} = await fetch(at(file));
    const whole = new Response(body.pipeThrough(new DecompressionStream("gzip")));
    return new Uint8Array(await whole.arrayBuffer());
  };
  python.registerJsModule("orrery_page", {read});
  window.think = await python.runPythonAsync(`
import base64, json, sys
sys.path.insert(0, "/orrery")
from orrery.browser.page import use_stand_ins
use_stand_ins()
from orrery_page import read
from orrery.browser.thinkers import OwnThinkers
from orrery.browser.weights import Weights
from orrery.server.protocol.questions import decode_request, encode
from orrery.wasm.choice import at_once
from orrery.wasm.fingerprint import trust
trust(json.load(open("/orrery/site.json"))["fingerprints"])
at_once()
thinkers = OwnThinkers(Weights(read))
async def think(text):
    found = await thinkers._ask(decode_request(base64.b64decode(text)))
    return base64.b64encode(encode(found)).decode()
think
`);
}"""
"""The engine of a site in a page of our own, where it can be asked without a table."""


def test_every_game(browser: Browser, site: Site) -> None:
    """Some decisions of a Captain in each, one after the other, with all it remembers."""
    questions = [question for game in BUILT_IN for question in asked(game)]
    chosen, loaded = chosen_on_site(browser, site, questions)
    assert len(set(chosen)) > len(BUILT_IN)  # they are not all the same
    assert loaded == []  # nobody needs weights


def test_bots_with_a_network_or_a_taste(browser: Browser, site: Site) -> None:
    """The weights lie beside the page, and come once."""
    questions = [
        *asked("astroplane", "grand_admiral"),
        *asked("spacewalk", "grand_admiral", 3),
        *asked("zylatron", "hunter"),
    ]
    _, loaded = chosen_on_site(browser, site, questions)
    assert loaded == ["astroplane.network.gz", "spacewalk.network.gz"]


def chosen_on_site(
    browser: Browser, site: Site, questions: list[Question]
) -> tuple[list[Any], list[str]]:
    """What bots choose, the same as on a server, and the weights that were loaded for that."""
    page = browser.new_page()
    page.set_default_timeout(180_000)
    page.goto(site.address + "licences.txt")  # of the same origin, and without a server of its own
    page.evaluate(ENGINE, site.address)
    names: list[str] = []
    page.on("request", lambda request: names.append(request.url.rpartition("/")[2]))
    found = [page.evaluate("(text) => think(text)", packed(question)) for question in questions]
    page.close()
    here = [decode_answer(base64.b64decode(text)) for text in found]
    there = answers_of_a_server(questions)
    assert [one.fault for one in here] == [None] * len(questions)
    chosen = [one.action for one in here]
    assert chosen == [one.action for one in there]
    return chosen, [name for name in names if name.endswith(".network.gz")]


def packed(question: Question) -> str:
    """A question as text."""
    return base64.b64encode(encode(question)).decode()


def asked(game: str, bot: str = BOT, players: int | None = None) -> list[Question]:
    """Questions of one game, in which everybody plays by luck."""
    table, dice = new_table(find_game(game), players, 11), random.Random(5)
    questions = []
    for n in range(N_OPENING + N_ASKED):
        seat = table.to_act[0]
        if n >= N_OPENING:
            questions.append(question_of(table, bot, seat, n))
        table.play(seat, dice.choice(table.actions(seat)))
    return questions


def question_of(table: Table, bot: str, seat: int, n: int) -> Question:
    """As a server asks: from what the seat may know, without a clock."""
    game, board = table.game, table.board
    known: Any = lambda state: bytes_of(game.hidden(board, state, seat))  # noqa: E731
    past = [PackedDeed(known(deed.state), deed.seat, deed.action) for deed in deeds_at(table)]
    return Question(
        game=game.meta.id,
        board=str(table.log.header["board"]),
        state=known(table.state),
        seat=seat,
        bot=bot,
        seed=n,
        base=n,
        is_live=False,
        table=game.meta.id,
        with_clock=False,
        past=past,
    )


def answers_of_a_server(questions: list[Question]) -> list[Any]:
    """By one of its worker processes."""
    frames = [encode(question) for question in questions]
    sent = b"".join(len(frame).to_bytes(HEAD, "big") + frame for frame in frames)
    env = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    command = [sys.executable, "-m", "orrery.server.bots.worker"]
    told = subprocess.run(command, input=sent, env=env, capture_output=True, check=True).stdout
    answers = []
    while told:
        size = int.from_bytes(told[:HEAD], "big")
        answers.append(decode_answer(told[HEAD : HEAD + size]))
        told = told[HEAD + size :]
    return answers
