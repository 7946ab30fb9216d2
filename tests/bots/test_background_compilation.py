"""The process that compiles a game ahead."""

from __future__ import annotations

from orrery.bots.compilation import start_compiler


def test_the_compiler_ends_when_whoever_started_it_is_gone(tmp_path, monkeypatch):
    monkeypatch.setenv("ORRERY_CACHE", str(tmp_path))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    compiler = start_compiler("zylatron")  # takes minutes
    assert compiler.stdin is not None
    compiler.stdin.close()
    assert compiler.wait() == 1
    assert not list(tmp_path.rglob("whole"))
