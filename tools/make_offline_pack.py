"""What Orrery needs, in one file, for a machine that no package can be fetched to.

    python tools/make_offline_pack.py build/pack.tar.xz [--python 3.12]
        [--cuda] [--servers] [--tests] [--instead NAME==VERSION] [--without NAME]

There, beside a copy of this repository and with a Python of that version:

    tar xf build/pack.tar.xz -C /tmp && source /tmp/orrery-pack/env.sh
    orrery bench gpu --search

`--instead numba==0.61.2` takes another version than the one we test with, perhaps a smaller one;
`--without numba` leaves out a package that is not needed there, as where rules run as WebAssembly.
`--cuda` adds what kernels need beside the CUDA that the machine has; `--tests` adds what runs
`tests/cuda`; `--servers` adds this machine's PostgreSQL and Redis with the libraries they use, for
`orrery bench chaos` and `orrery bench server --processes`. Both machines have the same kind of
processor and a C library that is no older there. The repository's own sources are read where they
lie, so a change of them needs no new pack.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Sequence
from fnmatch import fnmatch
from pathlib import Path

import with_postgres

ROOT = Path(__file__).parents[1]
NAME = "orrery-pack"
EXTRAS = ("accounts", "cluster")
CUDA = ("numba-cuda", "cuda-bindings", "cuda-core", "cuda-pathfinder")  # CUDA itself is there
TESTS = ("pytest", "pytest-xdist", "hypothesis")
PLATFORMS = ("manylinux_2_28", "manylinux_2_27", "manylinux_2_17", "manylinux2014")
LEFT_OUT = ("*/tests/*", "*/test/*", "*.pyi", "*.pxd", "*.h", "*.a", "*.c", "*.pyx")
POSTGRES = ("initdb", "pg_ctl", "postgres")
NOT_NEEDED = ("bitcode", "*llvm*", "pgxs", "extension", "man")  # of PostgreSQL, for a trial
OF_THE_SYSTEM = ("libc.so", "libm.so", "libdl.so", "librt.so", "libpthread.so", "ld-linux")
ENV = """\
pack=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
export PYTHONPATH="$pack/site:$PWD/src:$PWD/examples/connect_four/src:$PWD/examples/liars_dice/src"
export PATH="$pack/bin:$PATH"
"""
SITE = """\
import site
from pathlib import Path

site.addsitedir(str(Path(__file__).parent))  # .pth files, by which numba-cuda takes its place
"""
ORRERY = '#!/bin/sh\nexec python3 -m orrery "$@"\n'
SERVER = """\
#!/bin/sh
pack=$(cd "$(dirname "$0")/.." && pwd)
export LD_LIBRARY_PATH="$pack/lib"
exec "$pack{program}" "$@"
"""


def project(folder: Path) -> dict[str, object]:
    """What a folder says of itself as a package."""
    told: dict[str, object] = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
    return told


def wanted(with_tests: bool) -> list[str]:
    """The packages by name; what they need themselves comes along."""
    told = project(ROOT)["project"]
    assert isinstance(told, dict)
    extras = [name for extra in EXTRAS for name in told["optional-dependencies"][extra]]
    return [*told["dependencies"], *extras, *(TESTS if with_tests else ())]


def versions(instead: Sequence[str]) -> str:
    """Those we test with, but for the packages that are named."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    others = {name_in(one) for one in instead}
    return "\n".join([*(line for line in lines if name_in(line) not in others), *instead])


def name_in(line: str) -> str:
    """The package that a line is about."""
    return line.partition("==")[0].strip()


def fetch(options: argparse.Namespace, folder: Path) -> None:
    """Wheels for another Python of this kind of processor."""
    folder.mkdir(parents=True)
    (folder / "versions.txt").write_text(versions(options.instead), "utf-8")
    machine = platform.machine()
    kinds = [word for one in PLATFORMS for word in ("--platform", f"{one}_{machine}")]
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet",
               "--only-binary", ":all:", "--python-version", options.python, *kinds,
               "--constraint", str(folder / "versions.txt"), "--dest", str(folder)]  # fmt: skip
    subprocess.run([*command, *wanted(options.tests)], check=True)
    if options.cuda:
        subprocess.run([*command, "--no-deps", *CUDA], check=True)


def unpack(wheels: Iterable[Path], site: Path, without: Sequence[str] = ()) -> None:
    """As an installer would, without what only programmers and compilers read."""
    for wheel in wheels:
        if package_of(wheel) in without:
            continue
        with zipfile.ZipFile(wheel) as file:
            names = [n for n in file.namelist() if not any(fnmatch(n, one) for one in LEFT_OUT)]
            file.extractall(site, names)


def package_of(wheel: Path) -> str:
    """A package's name as people write it."""
    return wheel.name.partition("-")[0].replace("_", "-")


def announce_examples(site: Path) -> None:
    """Entry points, by which the games in examples/ are found."""
    for folder in sorted((ROOT / "examples").glob("*/pyproject.toml")):
        told = project(folder.parent)["project"]
        assert isinstance(told, dict)
        points = told.get("entry-points", {}).get("orrery.games")
        if points is None:
            continue
        info = site / f"{told['name'].replace('-', '_')}-{told['version']}.dist-info"
        info.mkdir(parents=True)
        lines = "".join(f"{name} = {value}\n" for name, value in points.items())
        (info / "entry_points.txt").write_text(f"[orrery.games]\n{lines}", "utf-8")
        head = f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n"
        (info / "METADATA").write_text(head, "utf-8")


def executable(path: Path, text: str) -> None:
    """A script that can be called by its name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(0o755)


def add_servers(pack: Path) -> None:
    """PostgreSQL and Redis, where they look for their own files, each behind a script."""
    tools = (with_postgres.folder() / "initdb").resolve().parent
    redis = shutil.which("redis-server") or shutil.which("valkey-server")
    if redis is None:
        raise SystemExit("make_offline_pack.py: redis-server was not found")
    programs = [*(tools / name for name in POSTGRES), Path(redis)]
    for program in programs:
        copy(program, pack)
        executable(pack / "bin" / program.name, SERVER.replace("{program}", str(program)))
    modules, shared = (said_by(tools / "pg_config", word) for word in ("--pkglibdir", "--sharedir"))
    left_out = shutil.ignore_patterns(*NOT_NEEDED)
    for folder in (modules, shared):
        shutil.copytree(folder, inside(pack, folder), ignore=left_out)
    for path in (shared / "extension").glob("plpgsql*"):  # which every fresh database has
        copy(path, pack)
    (pack / "lib").mkdir()
    loaded = inside(pack, modules).glob("*.so")
    used = [path for one in (*programs, *loaded) for path in libraries(one)]
    for path in dict.fromkeys(used):
        shutil.copy(path, pack / "lib")


def said_by(program: Path, word: str) -> Path:
    """The folder that a program names."""
    said = subprocess.run([str(program), word], capture_output=True, text=True, check=True)
    return Path(said.stdout.strip())


def inside(pack: Path, path: Path) -> Path:
    """Where a file of this machine lies in the pack."""
    return pack / path.relative_to("/")


def copy(path: Path, pack: Path) -> None:
    """A file, at the same place below the pack."""
    inside(pack, path).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, inside(pack, path))


def libraries(program: Path) -> list[Path]:
    """The shared libraries that a program loads, but for those every system has its own of."""
    said = subprocess.run(["ldd", str(program)], capture_output=True, text=True, check=False)
    words = [line.split("=>")[-1].split()[0] for line in said.stdout.splitlines() if "=>" in line]
    found = [Path(word) for word in words if word.startswith("/")]
    return [path for path in found if not path.name.startswith(OF_THE_SYSTEM)]


def make(options: argparse.Namespace) -> None:
    """Write the file."""
    out: Path = options.out
    with tempfile.TemporaryDirectory() as place:
        pack, wheels = Path(place) / NAME, Path(place) / "wheels"
        fetch(options, wheels)
        unpack(sorted(wheels.glob("*.whl")), pack / "site", options.without)
        announce_examples(pack / "site")
        (pack / "site" / "sitecustomize.py").write_text(SITE, "utf-8")
        executable(pack / "bin" / "orrery", ORRERY)
        (pack / "env.sh").write_text(ENV, "utf-8")
        if options.servers:
            add_servers(pack)
        out.parent.mkdir(parents=True, exist_ok=True)
        with tarfile.open(out, "w:xz", preset=6) as file:
            file.add(pack, NAME)
    print(f"{out}: {out.stat().st_size / 2**20:.1f} MiB for Python {options.python}")


def main() -> None:
    """Read the order and make the pack."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", type=Path, help="a file that ends in .tar.xz")
    parser.add_argument("--python", default="{}.{}".format(*sys.version_info[:2]))
    parser.add_argument("--cuda", action="store_true", help="with what kernels need")
    parser.add_argument("--servers", action="store_true", help="with PostgreSQL and Redis")
    parser.add_argument("--tests", action="store_true", help="with what runs tests/cuda")
    parser.add_argument("--instead", action="append", default=[], metavar="NAME==VERSION")
    parser.add_argument("--without", action="append", default=[], metavar="NAME")
    make(parser.parse_args())


if __name__ == "__main__":
    main()
