"""What conformance says of a fresh game with one mistake that loading cannot see."""

from __future__ import annotations

import pytest
from mistaken_game import NAME, check, mistaken, said_last
from workbench import Workbench

AT_CONFORMANCE = {
    "a clause more in the meta": (
        "meta", "n_clauses=5", "n_clauses=6",
        "`n_clauses` of its META is 6 (MR-1 to MR-6), but rulebook",
    ),
    "a clause more in the rulebook": (
        "rulebook", "- **MR-5**", "- **MR-6** One more.\n- **MR-5**",
        "rulebook.md states MR-6, but `n_clauses` of its META is 5 (MR-1 to MR-5)",
    ),
    "a clause that is not in the rulebook": (
        "rulebook", "- **MR-4**", "- MR-4", "but rulebook.md does not state MR-4",
    ),
    "a clause that stands twice": (
        "rulebook", "- **MR-4**", "- **MR-3**", "rulebook.md: MR-3 stands twice",
    ),
    "a rule that cites no clause": (
        "rules", '"""1 for the winner (MR-5)."""', '"""1 for the winner (MR-15)."""',
        "cites MR-15, which is no clause",
    ),
    "too small max_actions": (
        "meta", "max_actions=60,", "max_actions=3,",
        "`max_actions` of its META says 3, but a game took ",
    ),
}  # fmt: skip
"""What is wrong -> file, what stands there, what stands there instead, what is said of it."""


@pytest.fixture(scope="module")
def bench(tmp_path_factory) -> Workbench:
    made = Workbench(tmp_path_factory.mktemp("bench"))
    made.new_game(NAME)
    return made


def test_without_a_mistake_it_conforms(bench):
    assert "keeps the contract" in check(bench).stdout


@pytest.mark.parametrize("mistake", AT_CONFORMANCE)
def test_a_mistake_is_one_sentence(bench, mistake):
    *change, said = AT_CONFORMANCE[mistake]
    with mistaken(bench, *change):
        found = said_last(check(bench))
    assert f"Nonconformance: {NAME}" in found
    assert said in found


def test_a_wrong_citation_names_its_line(bench):
    *change, _ = AT_CONFORMANCE["a rule that cites no clause"]
    with mistaken(bench, *change) as path:
        n_line = 1 + path.read_text("utf-8").partition("MR-15")[0].count("\n")
        assert f"{path} line {n_line} cites" in said_last(check(bench))


def test_a_game_from_a_broken_position_that_is_too_long_is_said_in_words(bench):
    code = (
        f"import orrery; from orrery.core.broken_positions import play_on;"
        f"t = orrery.position({NAME!r}, 'mr1 long wins red 21');"
        "play_on(t.game, t.board, t.state, t.text, 1)"
    )
    with mistaken(bench, "meta", "max_actions=60,", "max_actions=3,"):
        found = said_last(bench.run("-c", code, PYTHONDONTWRITEBYTECODE="1"))
    assert "play from 'mr1 long wins red 21' comes to 'mr1 long wins " in found
    assert "`max_actions` of its META says 3, but a game took " in found
    assert "(-3)" not in found
