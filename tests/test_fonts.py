"""Every letter that any language uses is in a font we hand out (web/src/fonts.css)."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from orrery.core.languages import languages

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
FACE = re.compile(r"@font-face \{(.*?)\}", re.DOTALL)
RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")
FAMILIES = ("Orrery Display", "Alegreya Sans")


def faces(family: str) -> list[str]:
    """The rules of a family."""
    return [
        one for one in FACE.findall((WEB / "src/fonts.css").read_text()) if f'"{family}"' in one
    ]


def covered(face: str) -> set[int]:
    """The characters that a browser takes from a font file: declared, and really in it."""
    declared = {
        code
        for first, last in RANGE.findall(face)
        for code in range(int(first, 16), int(last or first, 16) + 1)
    }
    (name,) = re.findall(r'url\("@fontsource/(.*?)"\)', face)
    file = WEB / "node_modules/@fontsource" / name.replace(".woff2", ".woff")  # the same glyphs
    return declared & set(TTFont(file).getBestCmap())


def used(language: str) -> set[int]:
    """The letters of all texts and pages of a language, capital and small."""
    page = "rulebook.md" if language == "en" else f"rulebook.{language}.md"
    folders = [ROOT / "src", ROOT / "examples", WEB / "src"]
    files = [one for folder in folders for name in (page, f"{language}.ftl")
             for one in folder.rglob(name)]  # fmt: skip
    text = "".join(file.read_text("utf-8") for file in files)
    both = unicodedata.normalize("NFC", text.lower() + text.upper())
    return {ord(letter) for letter in both if letter.isalpha()}


def named(codes: set[int]) -> list[str]:
    return [f"{chr(code)} U+{code:04X}" for code in sorted(codes)]


@pytest.fixture(scope="module", params=FAMILIES)
def known(request) -> set[int]:
    assert faces(request.param)
    return set().union(*map(covered, faces(request.param)))


@pytest.mark.parametrize("language", languages())
def test_every_letter_is_in_a_font_we_hand_out(known, language):
    assert not named(used(language) - known)


@pytest.mark.parametrize("letters", ["ąćęłńóśźż", "åäö", "ãõçâêôáéíóúàü", "ñ¿", "œæçëïîû", "ijĳ",
                                     "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"])  # fmt: skip
def test_the_alphabets_of_ten_languages_are_there(known, letters):
    both = letters + letters.upper()
    assert not named({ord(letter) for letter in both if letter.isalpha()} - known)


def test_no_two_files_of_a_family_claim_the_same_letter():
    for family in FAMILIES:
        weights: dict[str, list[int]] = {}
        for face in faces(family):
            weight = re.search(r"font-weight: (\d+)", face)
            weights.setdefault(weight[1] if weight else "", []).extend(
                code for code in covered(face) if chr(code).isalpha()
            )
        for codes in weights.values():
            assert len(codes) == len(set(codes))
