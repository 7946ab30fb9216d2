"""Builds wheel and source archive, installs each where nothing else is, and plays.

    python tools/release.py [--out DIR] [--skip-try] [--dirty]

Nothing is uploaded. What is built stands in DIR (dist/ unless told) with its size and hash; the
last lines say how to publish it. A release is refused while the working tree has changes, or the
version has no heading in CHANGELOG.md.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
NEEDED = (
    "orrery/server/static/index.html",
    "orrery/py.typed",
    "orrery/games/spacewalk/rules.wasm",
    "orrery/games/spacewalk/rulebook.de.md",
)
GAMES = ("astron", "spacewalk", "situation7", "zylatron", "astroplane")
LOG = ROOT / "examples" / "games"


class ReleaseError(Exception):
    """Why there is no release, in a sentence."""


def version() -> str:
    """As pyproject.toml says it."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def check_tree() -> None:
    """What is built must be what is committed, and told."""
    changed = call("git", "status", "--porcelain", "--untracked-files=no")
    if changed:
        raise ReleaseError(f"these files have changes that are not committed:\n{changed}")
    heading = rf"^## {re.escape(version())} \(\d{{4}}-\d\d-\d\d\)$"
    if not re.search(heading, (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE):
        raise ReleaseError(f"CHANGELOG.md has no heading '## {version()} (YYYY-MM-DD)'")


def call(*words: str, cwd: Path = ROOT) -> str:
    """Run a command; its output. ReleaseError if it fails."""
    done = subprocess.run(words, cwd=cwd, capture_output=True, encoding="utf-8", errors="replace")
    if done.returncode:
        raise ReleaseError(f"{' '.join(words)} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout.strip()


def build(out: Path) -> tuple[Path, Path]:
    """The wheel and the source archive, the browser client in both."""
    call(sys.executable, str(ROOT / "tools" / "build_web.py"))
    call(sys.executable, "-m", "hatchling", "build", "-d", str(out.resolve()))
    return newest(out, "orrery-*.whl"), newest(out, "orrery-*.tar.gz")


def newest(folder: Path, pattern: str) -> Path:
    """The file that was written last."""
    return max(folder.glob(pattern), key=lambda file: file.stat().st_mtime)


def check_content(wheel: Path, source: Path) -> None:
    """All that players need is inside, and it is for every machine."""
    if not wheel.name.endswith("-py3-none-any.whl"):
        raise ReleaseError(f"{wheel.name} is for one kind of machine only")
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    modules = [f"orrery/games/{game}/rules.wasm" for game in GAMES]
    missing = [name for name in (*NEEDED, *modules) if name not in held]
    with tarfile.open(source) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    missing += [f"src/{name}" for name in NEEDED if f"src/{name}" not in names]
    if missing:
        raise ReleaseError(f"not inside: {', '.join(missing)}")


def installed(package: Path, place: Path) -> str:
    """Install a wheel or source archive where nothing is; the `orrery` command there.

    Everything else comes as a wheel: nobody needs a compiler.
    """
    venv.create(place / "new", with_pip=True)
    scripts = place / "new" / ("Scripts" if sys.platform == "win32" else "bin")
    call(str(scripts / "python"), "-m", "pip", "install", "--quiet", "--only-binary", ":all:",
         "--no-binary", "orrery", "-c", str(ROOT / "constraints.txt"), str(package.resolve()),
         cwd=place)  # fmt: skip
    return str(scripts / "orrery")


def sit_down(orrery: str, place: Path) -> None:
    """Start a game in the terminal and leave it again."""
    words = [orrery, "play", "spacewalk", "--players", "2", "--seed", "1"]
    done = subprocess.run(words, cwd=place, input="quit\n", capture_output=True, encoding="utf-8")
    if done.returncode or "red" not in done.stdout:
        raise ReleaseError(
            f"orrery play does not start:\n{done.stdout[-1000:]}{done.stderr[-1000:]}"
        )


def try_source(source: Path) -> None:
    """The source archive installs, too, and plays."""
    with tempfile.TemporaryDirectory() as folder:
        sit_down(installed(source, Path(folder)), Path(folder))
        print(f"  {source.name}: installed, orrery play starts", flush=True)


def shipped_logs() -> list[Path]:
    """Example games of what the wheel brings; plug-ins are not in it."""
    return [log for log in sorted(LOG.glob("*.jsonl")) if log.name.partition("-")[0] in GAMES]


def try_out(wheel: Path) -> None:
    """Install it where nothing is, look at every game, verify a game that was played."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        orrery = installed(wheel, place)
        sit_down(orrery, place)
        print("  orrery play starts", flush=True)
        for game in GAMES:
            call(orrery, "selfplay", game, "--games", "1", "--bot", "cadet", cwd=place)
            print(f"  {game}: a game of cadets", flush=True)
        for log in shipped_logs()[::4]:
            call(orrery, "verify", str(log), cwd=place)
            print(f"  {log.name}: verified", flush=True)


def tell(files: tuple[Path, Path]) -> None:
    """Sizes and hashes."""
    for file in files:
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        print(f"{file}  {file.stat().st_size / 1e6:.1f} MB  sha256 {digest}")
    print(f"Publish: git tag v{version()} && python -m twine upload {files[0]} {files[1]}")


def main() -> int:
    """Build, check, try, tell."""
    parser = argparse.ArgumentParser(description="Build what people install, and try it.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--skip-try", action="store_true", help="do not install it")
    parser.add_argument("--dirty", action="store_true", help="also with changes, to try it")
    args = parser.parse_args()
    try:
        if not args.dirty:
            check_tree()
        args.out.mkdir(parents=True, exist_ok=True)
        files = build(args.out)
        check_content(*files)
        if not args.skip_try:
            try_out(files[0])
            try_source(files[1])
    except ReleaseError as error:
        print(f"No release: {error}", file=sys.stderr)
        return 1
    tell(files)
    return 0


if __name__ == "__main__":
    sys.exit(main())
