"""Which loops are kept as loops for the GPU."""

from __future__ import annotations

import re

from orrery.cuda.rolling import keep_rolled

MODULE = """\
define void @"one"(i64 %"n") {
entry:
  br label %"B10"
B10:
  %".3" = add i64 1, 2
  %".4" = add i64 1, 2
  br label %"B10"
B20:
  %".6" = add i64 1, 2
  br label %"B20"
}
define void @"two"(i64 %"n") {
entry:
  br label %"B20"
B20:
  ret void
}
"""


def marked(text: str) -> list[str]:
    return re.findall(r'br label %"(\w+)", !llvm\.loop', text)


def test_only_jumps_back_are_loops():
    """Forward jumps are not, nor a jump to a label of the function before."""
    assert marked(keep_rolled(MODULE, 1)) == ["B10", "B20"]


def test_short_loops_may_be_unrolled():
    assert marked(keep_rolled(MODULE, 3)) == ["B10"]


def test_every_mark_is_explained_once():
    text = keep_rolled(MODULE, 1)
    for mark in re.findall(r"!llvm\.loop (!\d+)", text):
        assert len(re.findall(rf"^{mark} = distinct !{{ {mark}, (!\d+) }}$", text, re.M)) == 1
    assert text.count("llvm.loop.unroll.disable") == 1


def test_what_has_no_long_loop_is_left_alone():
    assert keep_rolled(MODULE, 100) == MODULE
