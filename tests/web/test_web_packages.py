"""The client's packages: pinned by version and checksum, wherever they are fetched from."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
LOCK = WEB / "package-lock.json"


@pytest.fixture(scope="module")
def packages() -> dict[str, dict[str, Any]]:
    """The packages of the lock file by their folder; the client itself is ""."""
    found: dict[str, dict[str, Any]] = json.loads(LOCK.read_text())["packages"]
    return found


def test_the_lock_file_names_no_host() -> None:
    """Neither a registry nor another place; `npm` asks the one it is set to."""
    assert "://" not in LOCK.read_text()
    assert not re.search(r'"resolved"|"funding"|\bregistry\b', LOCK.read_text())
    assert "registry" not in (WEB / ".npmrc").read_text().replace("lockfile-registry-resolved", "")


def test_every_package_is_pinned_by_its_checksum(packages: dict[str, dict[str, Any]]) -> None:
    bare = [folder for folder, one in packages.items() if folder and "integrity" not in one]
    assert not bare
    assert len(packages) > 100


def test_the_lock_file_is_that_of_the_package_file(packages: dict[str, dict[str, Any]]) -> None:
    wanted = json.loads((WEB / "package.json").read_text())["devDependencies"]
    assert packages[""]["devDependencies"] == wanted
    assert {name: packages[f"node_modules/{name}"]["version"] for name in wanted} == wanted


def test_the_bundler_is_pinned_for_every_kind_of_machine(
    packages: dict[str, dict[str, Any]],
) -> None:
    """A lock file written on one machine must not leave out the others."""
    kinds = packages["node_modules/rolldown"]["optionalDependencies"]
    assert not [kind for kind in kinds if f"node_modules/{kind}" not in packages]
    assert "@rolldown/binding-darwin-arm64" in kinds


def test_every_package_has_its_line_among_the_dependencies() -> None:
    text = (WEB.parent / "docs" / "dependencies.md").read_text()
    wanted = json.loads((WEB / "package.json").read_text())["devDependencies"]
    assert not [name for name in wanted if not re.search(rf"(?<![\w/-]){re.escape(name)}\b", text)]
