"""Object file to module, by `wasm-ld`, which PyPI's `ziglang` contains."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from orrery.core.errors import BadInput
from orrery.wasm.card import ALL_EXPORTS, HEAP_BASE

STACK_BYTES = 1 << 18

LINK = (
    "--no-entry", "--import-memory", "--stack-first", "-z", f"stack-size={STACK_BYTES}",
    "--gc-sections", "--strip-all", "-O2", f"--export={HEAP_BASE}",
    *(f"--export={name}" for name in ALL_EXPORTS),
)  # fmt: skip


def linked(content: bytes) -> bytes:
    """The module of an object file."""
    if find_spec("ziglang") is None:
        raise BadInput("no wasm-ld to link with: pip install 'orrery[wasm-build]'")
    with tempfile.TemporaryDirectory() as folder:
        file, module = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        file.write_bytes(content)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", str(file), "-o", str(module), *LINK]
        run(command, dict(os.environ))
        return module.read_bytes()


def run(command: list[str], env: dict[str, str]) -> None:
    """Run a tool; BadInput with its last words when it fails."""
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput(f"{' '.join(command[1:4])} failed: {done.stderr[-2000:].strip()}")
