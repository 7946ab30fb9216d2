"""`orrery languages`: how much of each game each language says, and what is missing."""

from __future__ import annotations

import argparse
import json
from typing import Any

from orrery.core.languages import is_beta, languages
from orrery.core.translations import Share, shares

MOST_NAMED = 5
"""Missing messages of a part that are named to people; programs get all of them."""


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The languages, and the form."""
    parser.add_argument("languages", metavar="LANGUAGE", nargs="*",
                        help="only these, such as fr")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="everything, for programs")


def run(args: argparse.Namespace) -> int:
    """Print the shares."""
    found = {language: shares(language) for language in args.languages or languages()}
    if args.json:
        print(json.dumps({code: as_json(code, parts) for code, parts in found.items()}, indent=2))
    else:
        print("\n".join(line for code, parts in found.items() for line in lines(code, parts)))
    return 0


def as_json(language: str, parts: list[Share]) -> dict[str, Any]:
    """A language for programs."""
    return {
        "beta": is_beta(language),
        "share": total(parts).share,
        "parts": {
            one.part: {"share": one.share, "messages": one.wanted, "missing": list(one.missing)}
            for one in parts
        },
    }


def lines(language: str, parts: list[Share]) -> list[str]:
    """A language for people: its whole share, and the parts that lack something."""
    whole = total(parts)
    beta = ", beta" if is_beta(language) else ""
    told = [f"{language}  {percent(whole)} of {whole.wanted} messages{beta}"]
    for one in parts:
        if one.missing:
            more = len(one.missing) - MOST_NAMED
            rest = f" and {more} more" if more > 0 else ""
            named = ", ".join(one.missing[:MOST_NAMED])
            told.append(f"    {one.part}  {percent(one)}: {named}{rest}")
    return told


def total(parts: list[Share]) -> Share:
    """All parts as one."""
    return Share("", sum(one.wanted for one in parts), sum((one.missing for one in parts), ()))


def percent(share: Share) -> str:
    """In whole hundredths, and never 100 while something is missing."""
    return f"{int(share.share * 100)} %"
