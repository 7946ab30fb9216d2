"""The exponential function of our own: near to the true one, and the same everywhere."""

from __future__ import annotations

import math
import random
import re
from pathlib import Path

import pytest

import orrery
from orrery.core.exponential import LEAST, MOST, exp

CLOSE = 4e-16

SCRIPT = """
import random
from orrery.core.exponential import exp
drawn = random.Random(5)
for spread in (1e-9, 1.0, 40.0, 708.0):
    for _ in range(500):
        print(exp(drawn.uniform(-spread, spread)).hex())
"""


@pytest.mark.parametrize("spread", [1e-9, 0.34, 1.0, 40.0, 708.0])
def test_it_is_the_exponential_function(spread: float):
    drawn = random.Random(3)
    for _ in range(2000):
        x = drawn.uniform(-spread, spread)
        assert math.isclose(exp(x), math.exp(x), rel_tol=CLOSE), x


def test_of_nothing_it_is_one_and_it_ends_where_floats_do():
    assert exp(0.0) == exp(-0.0) == 1.0
    assert exp(LEAST - 1.0) == exp(-1e300) == 0.0
    assert exp(MOST) == exp(MOST + 1.0) == exp(1e300)
    assert math.isclose(exp(MOST), math.exp(MOST), rel_tol=CLOSE)


def test_it_has_the_same_last_bit_plain_and_compiled(said_both_ways):
    assert len(set(said_both_ways(SCRIPT))) > 1900


def test_no_file_with_rules_uses_a_function_that_machines_round_differently():
    home = Path(orrery.__file__).parent
    texts = {file: file.read_text("utf-8") for file in home.rglob("*.py")}
    ruled = [file for file, text in texts.items() if re.search("^@(inlined_)?rule$", text, re.M)]
    asked = re.compile(r"\b(math|np)\.(exp|log|pow|sin|cos|tan)\w*\(")
    assert len(ruled) > 50
    assert [file.name for file in ruled if asked.search(texts[file])] == []
