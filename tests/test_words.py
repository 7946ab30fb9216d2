"""Texts of the browser client, its boards, the server and the terminal: whole in every language."""

from __future__ import annotations

import re
from collections import defaultdict
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from orrery.cli.main import run
from orrery.core.catalogue import Catalogue, lacks_plurals, languages_in, read_catalogue
from orrery.core.languages import is_beta, read_languages
from orrery.core.registry import package_of
from orrery.core.short_sentences import id_of
from orrery.core.texts import Texts, own_catalogue
from orrery.core.words import all_words, words_of

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"
SERVER = ROOT / "src" / "orrery" / "server"
FAULTS = ROOT / "src" / "orrery" / "words" / "faults"
BOARDS = sorted(WEB.glob("boards/*/texts"))
PARTS = sorted((WEB / "i18n").iterdir())
FOLDERS = [*PARTS, *BOARDS, *(FAULTS.parent / name for name in all_words())]


def name_of(folder: Path) -> str:
    return str(folder.relative_to(ROOT))


def catalogues(folder: Path) -> dict[str, Catalogue]:
    return {code: read_catalogue(folder, code) for code in languages_in(folder)}


def test_every_board_has_texts():
    boards = {path.parent.name for path in WEB.glob("boards/*/index.ts")}
    assert {folder.parent.name for folder in BOARDS} == boards


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_all_languages_say_the_same(folder):
    found = catalogues(folder)
    assert read_languages() <= set(found)
    for code, catalogue in found.items():
        assert not [str(flaw) for flaw in catalogue.flaws]
        for name, message in catalogue.messages.items():
            assert not lacks_plurals(message, code), f"{catalogue.path}:{message.line}: {name}"
            assert message.source.partition("=")[2].strip()
        if code != "en":
            assert not set(catalogue.messages) - set(found["en"].messages)
            assert is_beta(code) or not set(found["en"].messages) - set(catalogue.messages)
            for name, message in catalogue.messages.items():
                assert message.variables == found["en"].messages[name].variables, name


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_notes_explain_every_variable_to_translators(folder):
    assert not read_catalogue(folder, "en").unexplained()


# Counting


COUNTED = {
    "shell": [("spectators", "n"), ("waiting_for", "n")],
    "astron": [("astron.ship.at", "points"), ("astron.say.ship", "points"),
               ("astron.say.grounded", "points"), ("astron.say.away", "points")],
    "astroplane": [("astroplane.waits", "n"), ("astroplane.points_n", "n")],
    "situation7": [("situation7.pieces", "n"), ("situation7.say.head", "n")],
    "spacewalk": [("spacewalk.tokens_n", "n")],
    "zylatron": [("zylatron.prompt.mover", "n"), ("zylatron.banner.rounds", "n")],
}  # fmt: skip
"""Texts of the client that count something, with the variable that is counted."""


@pytest.mark.parametrize("language", ["en", "de"])  # others may find words without a plural
@pytest.mark.parametrize("where", COUNTED)
def test_texts_that_count_choose_by_number(where, language):
    folder = WEB / "i18n" / where if where == "shell" else WEB / "boards" / where / "texts"
    messages = read_catalogue(folder, language).messages
    for message, variable in COUNTED[where]:
        found = messages[id_of("", message)]
        assert found.value.plurals, f"{found.id} counts ${variable} without a plural form"


MANY = re.compile(
    r"\b1 (?:points|kills|moves|pieces|places|players|rounds|sectors|spaces|steps|tokens|Zys"
    r"|Bewegungen|Felder|Leute|Marken|Plätze|Punkte|Runden|Schritte|Sektoren|Teile|Züge)\b"
)
NEVER_ONE = {"players-from-to", "spacewalk-holes-at"}
"""The most players, the spaces of an orbit."""
VERBS = {
    "astroplane-do-step",
    "astroplane-do-kill",
    "spacewalk-waits-step",
    "spacewalk-waits-placing",
    "zylatron-prompt-mover",
}
"""Somebody steps, places, moves."""


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_no_text_counts_one_thing_as_many(folder):
    for catalogue in catalogues(folder).values():
        for name, message in catalogue.messages.items():
            said = message.value.fill(Texts(catalogue).names, defaultdict(lambda: "1"))
            assert name in NEVER_ONE | VERBS or not MANY.search(said), f"{catalogue.path}: {said}"


# What code asks for


ASKED = re.compile(r"""(?<![.\w])(?:t|has)\(\s*["'`]([\w.]+)["'`]""")


def test_every_text_the_client_asks_for_exists():
    folders = [*PARTS, FAULTS, *BOARDS]
    known = {name for folder in folders for name in read_catalogue(folder, "en").messages}
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        for key in ASKED.findall(path.read_text("utf-8")):
            assert id_of("", key) in known, f"{path.name}: {key}"


def test_every_code_of_the_server_has_a_sentence():
    sources = "\n".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    codes = set(re.findall(r"""(?:Denied|Error)\(\s*"(\w+)\"""", sources))
    assert {"no_table", "slow_down", "not_now"} <= codes
    for code in codes:
        assert words_of("faults").has("faults", code), code


def test_faults_are_said_in_the_language_of_who_reads_them():
    assert words_of("faults", "de-AT").say("faults", "too_big", {}) == "Das ist zu lang."
    assert words_of("faults", "tlh") is words_of("faults")


# For translators


@pytest.mark.parametrize("game", ["liars_dice", "spacewalk"])
def test_a_translator_gets_all_messages_of_a_game_with_notes(game, capsys):
    run(["texts", game, "--lang", "eo"])
    made = Catalogue("eo.ftl", "en", capsys.readouterr().out)
    german = read_catalogue(files(package_of(game)) / "texts", "de")
    assert not made.flaws
    wanted = {name for name in german.messages if not name.startswith("caution-")}
    assert set(made.messages) == wanted
    if game == "liars_dice":
        assert "### $face: a number from 1 to 6" in made.source
        assert not made.unexplained()


def test_a_translator_is_told_what_is_still_lacking(capsys, monkeypatch):
    whole = own_catalogue(package_of("liars_dice"), "de")
    source = whole.source.replace("\nevent-won = ", "\nevent-won ")
    part = Catalogue("de.ftl", "de", source)
    monkeypatch.setattr("orrery.cli.texts.own_catalogue", lambda package, language: part)
    assert run(["texts", "liars_dice", "--lang", "de"]) == 1
    told = capsys.readouterr()
    assert set(Catalogue("", "en", told.out).messages) == {"event-won"}
    line = whole.messages["event-won"].line
    assert told.err.startswith(f'de.ftl:{line}: Expected token: "=": event-won')


def test_the_client_is_built_anew_when_the_shared_words_change(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    build_web = import_module("build_web")
    monkeypatch.setattr(build_web, "WEB", tmp_path / "web")
    monkeypatch.setattr(build_web, "SHARED", tmp_path / "words")
    monkeypatch.setattr(build_web, "ROOT", tmp_path)
    (tmp_path / "words" / "faults").mkdir(parents=True)
    (tmp_path / "words" / "faults" / "en.ftl").write_text("fault-a = a\n")
    (tmp_path / "words" / "read.json").write_text('["en"]')
    before = build_web.fingerprint()
    (tmp_path / "words" / "faults" / "en.ftl").write_text("fault-a = b\n")
    after = build_web.fingerprint()
    (tmp_path / "words" / "read.json").write_text('["en", "de"]')
    assert len({before, after, build_web.fingerprint()}) == 3
