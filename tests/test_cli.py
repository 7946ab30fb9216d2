"""The terminal: what the commands print, and one clear sentence for every wrong input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from orrery.cli.game_options import own_language
from orrery.cli.main import COMMANDS
from orrery.cli.main import run as main
from orrery.core.goldens import play_recorded
from orrery.core.languages import languages
from orrery.core.registry import find_game, find_meta
from orrery.core.words import words_of


def run(*arguments: str, answers: str = "", **environment: str):
    """Run `orrery ...` as a user does."""
    return subprocess.run(
        [sys.executable, "-m", "orrery", *arguments], input=answers,
        env={**os.environ, "COLUMNS": "100", **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_games_lists_all_and_loads_no_rules():
    plain = run("games")
    assert "spacewalk" in plain.stdout
    listed = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in listed] == orrery.list_games()
    for game in listed:
        assert set(game) >= {"id", "title", "players", "options", "rules_version"}
    code = (
        "import sys; from orrery.cli.main import run; run(['games']);"
        "sys.exit('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["frobnicate"], "no command 'frobnicate'"),
        (["gmaes"], "did you mean 'games'"),
        (["play", "chess"], "no game 'chess'"),
        (["play"], "required: GAME"),
        (["play", "spacewalk", "--players", "1"], "2 to 5 players, not 1"),
        (["play", "spacewalk", "--players", "6"], "2 to 5 players, not 6"),
        (["play", "spacewalk", "--players", "two"], "2 to 5 players, not two"),
        (["play", "spacewalk", "--tokens", "99"], "whole number from -1 to 20"),
        (["play", "spacewalk", "--speed", "9"], "unrecognized arguments: --speed 9"),
        (["play", "spacewalk", "--bot", "hal"], "no bot 'hal'"),
        (["play", "spacewalk", "--human", "purple"], "no seat 'purple'"),
        (["play", "spacewalk", "--human", "3"], "only 2 seats"),
        (["play", "spacewalk", "--board", "moon"], "no board 'moon'"),
        (["play", "spacewalk", "--load", "nowhere"], "cannot read nowhere"),
        (["selfplay", "spacewalk", "--games", "0"], "--games must be a whole number"),
        (["selfplay", "spacewalk", "--workers", "x"], "--workers must be a whole number"),
        (["selfplay", "spacewalk", "--workers", "9" * 20], "number from 1 to 1024, not 9999"),
        (["arena", "spacewalk", "--games", "9" * 20], f"number from 1 to {sys.maxsize}, not 9999"),
        (["lab", "spacewalk", "--skill", "9" * 20], f"number from 2 to {sys.maxsize}, not 9999"),
        (["export-site", "site", "--bot-pause", "nan"], "a pause has 0 to 60 seconds"),
        (["selfplay", "spacewalk", "--seed", "-1"], "--seed must be"),
        (["selfplay", "spacewalk", "--bot", "random,random,random"], "names 3 bots for 2"),
        (["perft", "spacewalk", "deep"], "DEPTH must be"),
        (["perft", "spacewalk", "2", "--position", "sw1 x"], "starts with 'sw1 BOARD'"),
        (["play", "zylatron", "--rules", "major", "--board", "short"], "is for rules short"),
        (["selfplay", "zylatron", "--rules", "major", "--board", "short"], "is for rules short"),
        (["replay", "nowhere"], "cannot read nowhere: No such file or directory"),
        (["replay", "."], "cannot read .: Is a directory"),
        (
            ["play", "spacewalk", "--board", "nowhere.toml"],
            "cannot read board nowhere.toml: No such file or directory",
        ),
        (["arena", "connect_four", "--plot", "."], "cannot write .: it is a folder"),
        (["arena", "connect_four", "--file", "no/x"], "cannot write no/x: there is no folder no"),
        (["analyse", "nowhere", "--html", "."], "cannot write .: it is a folder"),
        (["games", "--lang", "xx"], "no language 'xx': known: en, de"),
        (["rules", "spacewalk", "--lang", "xx"], "no language 'xx': known: en, de"),
        (
            ["openings", "spacewalk", "--line", "zzz"],
            "began with 'zzz'; most played there: 'place 0 large'",
        ),
        (
            ["openings", "spacewalk", "--line", "place 0 large; place 1 large; place 2 large"],
            "went on with 'place 1 large' after 'place 0 large'; most played there: 'place 0",
        ),
        (["verify", "nowhere"], "cannot read nowhere"),
        (["rules"], "which game?"),
        (["rules", "chess"], "no game 'chess'"),
    ],
)
def test_wrong_input_gets_one_sentence_and_exit_code_two(arguments, message):
    done = run(*arguments, NUMBA_DISABLE_JIT="1")
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to write to")
def test_a_full_disk_is_said_in_a_sentence():
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "orrery", "games"]
        run = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert run.returncode == 2
    assert run.stderr == "orrery: the output: No space left on device\n"


def test_help_is_printed_for_every_command():
    assert "selfplay" in run("--help").stdout
    assert "orrery 0." in run("--version").stdout
    assert "--tokens" in run("play", "spacewalk", "--help").stdout


@pytest.mark.parametrize("command", ["play", "selfplay", "arena", "perft"])
def test_the_help_lists_the_options_of_every_game(command):
    help_ = run(command, "--help").stdout
    for game in orrery.list_games():
        meta = find_meta(game)
        own = help_.partition(f"\n{game}: --players")[2].partition("\n\n")[0]
        for option in meta.options:
            assert f"--{option.name.replace('_', '-')} " in own, option.name
            assert f"[{option.clause}]" in own
    assert "(default off)" in help_
    alone = run(command, "zylatron", "--help").stdout
    assert "--touch-move" in alone
    assert "--first-player" not in alone


def test_a_whole_game_is_played_by_typing():
    done = run("play", "spacewalk", "--human", "none", "--bot", "random", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert " won" in done.stdout


def test_a_person_plays_is_corrected_and_leaves(tmp_path):
    file = tmp_path / "game.jsonl"
    wrong = ["why move 3", "place 6 large", "hello", "99", "save"]
    asking = ["?", "hint", "text", "board", "log", "skip", "legend", ""]
    playing = ["place 0 large", "undo", "undo", "place 3 large", f"save {file}", "quit"]
    answers = wrong + asking + playing
    done = run("play", "spacewalk", "--seed", "1", "--bot", "random", answers="\n".join(answers))
    assert done.returncode == 0, done.stderr
    assert "nobody moves yet [SW-7]" in done.stdout
    assert "Not allowed: space 6 is a black hole, ships are placed on planets [SW-5]" in done.stdout
    assert "no action 'hello': known: place, step" in done.stdout
    assert "the moves are not numbered here: type one" in done.stdout
    assert "; Drifter Mira: place" in done.stdout  # in the lines of the hint
    assert "a greedy player would: place" in done.stdout
    assert "sw1 small 2p" in done.stdout
    assert "nothing to take back" in done.stdout
    assert "save needs the name of a file" in done.stdout
    assert "Left the table" in done.stdout
    assert len(orrery.load(file).log.steps) == 2
    again = run("play", "spacewalk", "--load", str(file), answers="quit\n")
    assert again.returncode == 0
    assert "Lr" in orrery.load(file).text


def test_short_lists_are_numbered(tmp_path):
    file = tmp_path / "game.jsonl"
    orrery.position("spacewalk", "sw1 small 2p LrMr/Sr/4/*/LbMb/5/* red move").save(file)
    done = run("play", "spacewalk", "--load", str(file), answers="3\n2\nquit\n")
    assert "no move number 3: the list has 1 to 2" in done.stdout
    assert "Your small ship flies 1 space, to planet 2" in done.stdout


def test_the_end_of_the_input_leaves_politely():
    done = run("play", "spacewalk", answers="")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_selfplay_is_the_same_whatever_the_number_of_workers():
    arguments = [
        "selfplay",
        "spacewalk",
        "--players",
        "3",
        "--games",
        "600",
        "--seed",
        "5",
        "--json",
    ]
    one = json.loads(run(*arguments).stdout)
    two = json.loads(run(*arguments, "--workers", "2").stdout)
    assert one == two
    assert one["games"] == 600
    assert one["players"] == 3
    assert sum(one["sole_wins_by_seat"]) + one["shared_wins"] == 600
    assert one != json.loads(run(*arguments[:-2], "6", "--json").stdout)


def test_selfplay_prints_a_table_and_greedy_beats_random():
    done = run("selfplay", "spacewalk", "--games", "100", "--bot", "greedy,random")
    assert "Space Walk: 100 games" in done.stdout
    numbers = json.loads(
        run("selfplay", "spacewalk", "--games", "200", "--bot", "greedy,random", "--json").stdout
    )
    assert numbers["wins_by_seat"][0] > 180


def test_perft_counts_the_same_in_plain_python():
    """Rules in plain Python get Python's numbers: numpy's would overflow in silence."""
    counts = run("perft", "connect_four", "5", "--json", NUMBA_DISABLE_JIT="1").stdout
    assert json.loads(counts)[-1] == 16807


def test_perft_counts_from_any_position():
    assert json.loads(run("perft", "connect_four", "5", "--json").stdout)[-1] == 16807
    position = "sw1 small 2p LrMr/5/*/LbMb/5/* red move"
    counts = json.loads(run("perft", "spacewalk", "2", "--position", position, "--json").stdout)
    assert counts == [1, 1, 1]


def test_replay_and_verify_a_recorded_game(tmp_path):
    file = tmp_path / "game.jsonl"
    play_recorded("spacewalk", {"players": 2}).save(file)
    shown = run("replay", str(file), "--all").stdout
    assert "1. red: place" in shown
    assert " won" in shown
    assert "replay to hash" in run("verify", str(file)).stdout
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:4], *lines[5:]]))
    broken = run("verify", str(file))
    assert broken.returncode == 2
    assert "stands where 4 should" in broken.stderr


def test_rules_prints_every_clause():
    clauses = json.loads(run("rules", "spacewalk", "--json").stdout)
    assert list(clauses) == [f"SW-{n}" for n in range(1, 27)]
    assert "SW-14" in run("rules", "spacewalk").stdout


def test_in_live_play_with_piped_lines_person_and_bot_take_turns():
    answers = ["place 6.22", "place 6.23", "quit"]
    done = run(
        "play", "situation7", "--tempo", "live", "--bot", "random", answers="\n".join(answers)
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Drifter Mira lays") >= 2
    assert "Left the table" in done.stdout


@pytest.mark.parametrize("language", languages())
def test_a_replay_speaks_every_language(language, tmp_path, capsys):
    file = tmp_path / "game.jsonl"
    table = orrery.new("spacewalk", players=2, seed=1)
    for _ in range(3):
        table.play(table.to_act[0], table.actions(table.to_act[0])[0])
    table.save(file)
    assert main(["replay", str(file), "--all", "--lang", language]) == 0
    shown = capsys.readouterr().out
    texts, words = find_game("spacewalk").texts(language), words_of("terminal", language)
    assert f"1. {texts.name('red')}: {table.log.steps[0].text}" in shown
    assert f" {texts.say('screens', 'ships', {})} " in shown
    table.language = language
    assert all(sentence in shown for sentence in table.told)
    ended = words.say("", "replay-unfinished", {"n": 3, "text": table.text})
    assert "".join(ended.split()) in "".join(shown.split())


@pytest.mark.parametrize("language", languages())
def test_the_end_of_a_replay_is_said_in_every_language(language, tmp_path, capsys):
    file = tmp_path / "game.jsonl"
    table = orrery.new("connect_four", seed=1)
    for column in (3, 0, 3, 0, 3, 0, 3):
        table.play(table.to_act[0], f"drop {column}")
    table.save(file)
    assert main(["replay", str(file), "--all", "--lang", language]) == 0
    end = capsys.readouterr().out.splitlines()[-1]
    winner = find_game("connect_four").texts(language).name("yellow")
    words = words_of("terminal", language)
    assert words.say("", "won", {"winners": winner, "n": 1}) in end
    assert words.say("", "replay-scores", {"scores": "1 0"}) in end


@pytest.mark.parametrize("language", languages())
def test_games_and_openings_are_told_in_every_language(language, capsys):
    texts, words = find_game("spacewalk").texts(language), words_of("terminal", language)
    assert main(["games", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert texts.label("meta", "blurb", find_meta("spacewalk").blurb) in shown
    assert words.say("", "players-from-to", {"low": 2, "high": 5}) in shown
    assert main(["openings", "spacewalk", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert words.say("", "openings-move", {}) in shown
    assert texts.name("blue") in shown


@pytest.mark.parametrize(("settings", "language"), [
    ({"LANG": "de_DE.UTF-8"}, "de"),
    ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_CA.UTF-8@euro"}, "fr"),
    ({"LANG": "en_GB.UTF-8", "LANGUAGE": "tlh:pt_BR:de"}, "pt"),
    ({"LANG": "", "LC_MESSAGES": "ru"}, "ru"),
    ({"LANG": "C.UTF-8"}, "en"),
    ({"LANG": "tlh"}, "en"),
    ({}, "en"),
])  # fmt: skip
def test_the_terminal_speaks_the_language_a_system_is_set_to(settings, language):
    assert own_language(settings) == language


def test_people_get_their_own_language_and_programs_english(monkeypatch, capsys):
    monkeypatch.setenv("LANGUAGE", "de_AT")
    assert main(["games"]) == 0
    assert "2 bis 5 Spieler" in capsys.readouterr().out
    assert main(["games", "--lang", "en"]) == 0
    assert "2 to 5 players" in capsys.readouterr().out
    assert main(["rules", "spacewalk"]) == 0
    assert "Spieler" in capsys.readouterr().out
    assert main(["rules", "spacewalk", "--json"]) == 0
    assert "Spieler" not in capsys.readouterr().out


WITHOUT_WORDS = {
    "serve", "backup", "restore", "archive", "fsck", "selfplay", "arena", "lab", "learn", "network",
    "verify", "perft", "observe", "solve", "languages", "export-site", "new-game", "bench",
}  # fmt: skip
"""Commands for those who run, measure and program: they print ids, numbers and plain English."""


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - WITHOUT_WORDS))
def test_what_prints_words_of_a_game_takes_a_language(command, capsys):
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert "--lang LANGUAGE" in capsys.readouterr().out
