"""What Python finds in the browser: Orrery without what needs a machine, and its libraries.

One file, the same bytes for the same sources: a compressed tar, which a page reads without Python.
"""

from __future__ import annotations

import gzip
import io
import json
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import files
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

from orrery.browser.parts import MSGSPEC, fetched
from orrery.core.errors import BadInput
from orrery.core.languages import languages
from orrery.core.registry import BUILT_IN, find_game, packages
from orrery.wasm.fingerprint import fingerprint
from orrery.wasm.shipped import why_stale

LIBRARIES = ("starlette", "anyio", "typing_extensions", "fluent.syntax", "babel")
LEFT_OUT = ("cli", "cuda", "envs", "lab", "server/static", "wasm/build.py")
"""Of Orrery: what a page has no use for."""
NOT_USED = (
    "anyio/_backends/_trio",
    "anyio/pytest_plugin",
    "babel/messages",
    "starlette/testclient",
)
"""Of the libraries."""
KINDS = (".py", ".toml", ".ftl", ".md", ".json", ".bin", ".dat", ".wasm")
FACTS = "site.json"  # `page.open_gate` reads it
LONGEST_NAME = 100  # of a file in a tar of the plain kind


def lay_out(folder: Path, bot_pause: float) -> None:
    """Write the files into a folder; bots answer no sooner than after some seconds."""
    facts = {"fingerprints": _fingerprints(), "bot_pause": bot_pause}
    for name, content in (*_contents(), (FACTS, json.dumps(facts).encode())):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def write_archive(folder: Path, target: Path) -> None:
    """Pack a folder."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                _add(archive, file.relative_to(folder).as_posix(), file.read_bytes())
    target.write_bytes(gzip.compress(packed.getvalue(), 9, mtime=0))


def _add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    assert len(name.encode()) < LONGEST_NAME, name
    entry = tarfile.TarInfo(name)
    entry.size = len(content)
    archive.addfile(entry, io.BytesIO(content))


def _contents() -> Iterator[tuple[str, bytes]]:
    yield from _package("orrery")
    for game_id, package in packages().items():
        if game_id not in BUILT_IN:
            yield from _package(package)
    for library in LIBRARIES:
        yield from _library(library)
    yield from _wheel(fetched(MSGSPEC))
    yield "orrery_site-1.dist-info/entry_points.txt", _entry_points().encode()
    yield (
        "orrery_site-1.dist-info/METADATA",
        b"Metadata-Version: 2.1\nName: orrery-site\nVersion: 1\n",
    )


def _fingerprints() -> dict[str, str]:
    """Of the rules of each game, as the browser cannot find them; BadInput names a stale module."""
    games = [find_game(game_id) for game_id in packages()]
    stale = [lack for lack in map(why_stale, games) if lack is not None]
    if stale:
        raise BadInput(stale[0])
    return {game.package: fingerprint(game) for game in games}


def _package(package: str) -> Iterator[tuple[str, bytes]]:
    """The files of a package of ours or of a plug-in."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    for file in sorted(folder.rglob("*")):
        inner = file.relative_to(folder).as_posix()
        if file.suffix in KINDS and not (package == "orrery" and inner.startswith(LEFT_OUT)):
            yield f"{package}/{inner}", file.read_bytes()


def _library(name: str) -> Iterator[tuple[str, bytes]]:
    """The files of an installed library of pure Python."""
    for path in files(name) or ():
        if path.suffix in KINDS and _is_wanted(path):
            yield path.as_posix(), path.read_binary()


def _is_wanted(path: PurePosixPath) -> bool:
    """What pages use, and no data of languages that nobody speaks here."""
    if path.as_posix().startswith(NOT_USED):
        return False
    if "locale-data" not in path.parts:
        return ".dist-info" not in path.parts[0]
    return path.stem == "root" or path.stem in languages()


def _wheel(file: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(file) as wheel:
        for name in wheel.namelist():
            if ".dist-info/" not in name:
                yield name, wheel.read(name)


def _entry_points() -> str:
    """The plug-ins, so that they are found as everywhere."""
    points = [f"{name} = {package}" for name, package in packages().items() if name not in BUILT_IN]
    return "\n".join(["[orrery.games]", *points, ""])
