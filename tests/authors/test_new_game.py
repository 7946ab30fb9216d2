"""`orrery new-game`: what it writes plays and passes every check; all is written or nothing."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from workbench import Workbench

from orrery.cli.main import run
from orrery.cli.new_game import free_prefix, package_files, write_whole
from orrery.core.catalogue import Catalogue
from orrery.core.errors import BadInput

NAME = "mill_race"


@pytest.fixture(scope="module")
def bench(tmp_path_factory) -> Workbench:
    made = Workbench(tmp_path_factory.mktemp("bench"))
    made.new_game(NAME)
    return made


def test_the_game_is_listed_and_plays_to_its_end(bench):
    assert f"{NAME} " in bench.orrery("games").stdout
    done = bench.orrery("play", NAME, "--human", "none", "--bot", "random", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert " won" in done.stdout


def test_a_person_is_asked_and_sees_the_row(bench):
    done = bench.orrery("play", NAME)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("●") >= 13
    assert "take stones" in done.stdout


def test_its_own_tests_pass_with_warnings_as_errors(bench):
    done = bench.run("-m", "pytest", "-W", "error", "-p", "no:cacheprovider", inside=NAME)
    assert done.returncode == 0, done.stdout
    assert "10 passed" in done.stdout


def test_every_clause_has_a_test(bench):
    done = bench.orrery("rules", NAME, "--coverage", "--tests", f"{NAME}/tests")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 of 5 clauses are cited by tests" in done.stdout


def test_it_passes_conformance_compiled(bench):
    code = f"from orrery import conformance; print(conformance.check({NAME!r}, games=1))"
    done = bench.run("-c", code, NUMBA_DISABLE_JIT="0", ORRERY_CACHE=str(bench.folder / "cache"))
    assert done.returncode == 0, done.stderr
    assert f"{NAME} keeps the contract" in done.stdout


def test_it_speaks_german(bench):
    code = (
        f"import orrery; g = orrery.new({NAME!r}).game; t = g.texts('de');"
        "values = {'seat': 'red', 'count': 1, 'left': 12};"
        "print(t.say('events', 'stones_taken', values));"
        "print(t.say('events', 'stones_taken', {**values, 'count': 2}))"
    )
    said = bench.run("-c", code).stdout.splitlines()
    assert said == ["Rot nimmt 1 Stein; es bleiben 12", "Rot nimmt 2 Steine; es bleiben 12"]


def test_types_are_strict(bench):
    done = bench.run("-m", "mypy", "--cache-dir", "none", inside=NAME)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("arguments", [["check"], ["format", "--check"]])
@pytest.mark.parametrize("name", ["x", "zz_" + "long_" * 5 + "zz"])
def test_ruff_has_nothing_to_say(tmp_path, name, arguments):
    write_whole(tmp_path / name, dict(package_files(name)))
    ruff = str(Path(sys.executable).parent / "ruff")
    done = subprocess.run(
        [ruff, *arguments, "--no-cache", "."], cwd=tmp_path / name, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def test_every_template_is_filled_and_can_be_read():
    written = dict(package_files(NAME))
    assert len(written) == 9
    for path, content in written.items():
        assert "GAME" not in path
        assert "$" not in content.replace("{ $", "{ ")  # the variables of Fluent
        assert ("{ $" in content) == path.endswith(".ftl")
        assert content.endswith("\n")
        if path.endswith(".py"):
            ast.parse(content, path)
        if path.endswith(".toml"):
            tomllib.loads(content)
        if path.endswith(".ftl"):
            assert Catalogue(path, "de", content).flaws == []
        assert max(map(len, content.splitlines())) <= 110


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Mill", "small letters"),
        ("mill-race", "small letters"),
        ("mill race", "small letters"),
        ("_mill", "small letters"),
        ("mill__race", "small letters"),
        ("7up", "small letters"),
        ("../mill", "small letters"),
        ("mühle", "small letters"),
        ("", "small letters"),
        ("m" * 31, "30 are the most"),
        ("lambda", "a word of Python's own"),
        ("match", "a word of Python's own"),
        ("spacewalk", "a game is installed under that name"),
        ("connect_four", "a game is installed under that name"),
        ("numpy", "Python knows another package"),
        ("random", "Python knows another package"),
        ("tests", "Python knows another package"),
    ],
)
def test_a_bad_name_is_said_and_nothing_written(tmp_path, name, message):
    with pytest.raises(BadInput, match=message):
        run(["new-game", name, "--dir", str(tmp_path)])
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_already_is_left_alone(tmp_path):
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / "mine.txt").write_text("mine")
    with pytest.raises(BadInput, match="is there already; nothing was written"):
        run(["new-game", NAME, "--dir", str(tmp_path)])
    assert [file.name for file in (tmp_path / NAME).iterdir()] == ["mine.txt"]
    assert [file.name for file in tmp_path.iterdir()] == [NAME]


def test_a_folder_that_is_not_there_is_not_made(tmp_path):
    with pytest.raises(BadInput, match="there is no folder"):
        run(["new-game", NAME, "--dir", str(tmp_path / "deep" / "down")])
    assert list(tmp_path.iterdir()) == []


def test_a_write_that_fails_half_way_leaves_nothing(tmp_path):
    with pytest.raises(BadInput, match="nothing was written"):
        write_whole(tmp_path / NAME, {"a": "first", "a/b": "a folder where a file is"})
    assert list(tmp_path.iterdir()) == []


def test_clauses_get_a_prefix_that_no_game_has():
    assert free_prefix("mill_race", set()) == "MR"
    assert free_prefix("mill_race", {"MR", "MI"}) == "MIL"
    assert free_prefix("nim", {"NI", "NIM"}) == "NIMX2"
    assert free_prefix("x", set()) == "XX2"
