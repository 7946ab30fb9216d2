"""Part of conformance: every sentence of a game can be said in every language it speaks."""

from __future__ import annotations

from typing import Any

from orrery.core.catalogue import Catalogue, lacks_plurals
from orrery.core.chance import CHANCE
from orrery.core.game import Game
from orrery.core.kinds import blanks_of
from orrery.core.languages import is_beta
from orrery.core.nonconformance import demand
from orrery.core.records import bytes_of
from orrery.core.texts import ENGLISH, Texts, languages_of, own_catalogue
from orrery.core.trace import Event
from orrery.core.wording import Listener, action_words, event_words, refusal_words

MOST_TRIED = 200
"""Actions of a seat that are tried at one position for their refusals, about."""

SECTIONS = (
    "refusals", "events", "faults", "plain_actions", "plain_events", "plain_refusals", "phrases",
)  # fmt: skip


def check_sentences(game: Game) -> None:
    """Every language has the sentences of English, with the same variables, and no others.

    Some may be missing in a language that is still a beta.
    """
    english = game.texts()
    for catalogue in english.catalogues:
        _check_readable(game, catalogue)
    for language in languages_of(game.package):
        if language != ENGLISH:
            _check_language(game, english, own_catalogue(game.package, language))
    if game.declaration is not None:
        _check_blanks(game)


def _check_language(game: Game, english: Texts, other: Catalogue) -> None:
    _check_readable(game, other)
    for section in SECTIONS:
        wanted, found = english.messages(section), Texts(other).messages(section)
        for name, message in wanted.items():
            what = f"{other.language}: {name}"
            demand(name in found or is_beta(other.language), game, f"{what} is missing")
            if name not in found:
                continue
            same = found[name].variables == message.variables
            demand(same, game, f"{what} has other variables than English: {found[name].source!r}")
        for name in found:
            demand(name in wanted, game, f"{other.language}: {name} is said of nothing")


def _check_readable(game: Game, catalogue: Catalogue) -> None:
    """Nothing is broken, and every form of the language is there where a number chooses."""
    for flaw in catalogue.flaws:
        demand(False, game, str(flaw))
    for message in catalogue.messages.values():
        lacking = lacks_plurals(message, catalogue.language)
        where = f"{catalogue.path}:{message.line}: {message.id}"
        demand(not lacking, game, f"{where} has no form for {', '.join(sorted(lacking))}")


def _check_blanks(game: Game) -> None:
    """The blanks of a declared game's sentences can be filled."""
    assert game.declaration is not None
    sheet = game.declaration.sheet
    fillable = _fillable(game)
    for reason in sheet.reasons:
        unknown = blanks_of(reason.text) - fillable - set(reason.blanks)
        demand(not unknown, game, f"nothing fills {unknown} of the refusal {reason.text!r}")
    for event in sheet.events:
        further = {name for blank in event.blanks.values() for name in blank.also}
        unknown = blanks_of(event.text) - {*event.blanks, *further}
        demand(not unknown, game, f"nothing fills {unknown} of the event {event.text!r}")
        told = blanks_of(event.twin.text) & set(event.secret) if event.twin else set()
        demand(not told, game, f"everybody is told {told} of the event {event.text!r}")
    for fault in sheet.faults:
        demand(not blanks_of(fault.text), game, f"nothing fills the fault {fault.text!r}")


def _fillable(game: Game) -> set[str]:
    """The blanks of refusals for which a fresh game has words, whatever the action."""
    values = game.meta.read_options(None, {})
    board = game.load_board(game.default_board(values))
    state, words = game.setup(board, values), game.module("notation").action_values
    assert game.declaration is not None
    kinds = game.declaration.sheet.kinds
    said = [set(words(board, state, 0, kind.first)) for kind in kinds]
    return {"player", *set.intersection(*said)}


def heard(game: Game, turn: int | None = None) -> tuple[str, ...]:
    """The languages to say things in: all, or English and one other, another one each turn."""
    spoken = languages_of(game.package)
    if turn is None or len(spoken) == 1:
        return spoken
    return spoken[0], spoken[1 + turn % (len(spoken) - 1)]


def say_refusals(game: Game, board: Any, state: Any, turn: int | None = None) -> int:
    """Say the refusals of a position; how many were found.

    Where actions are many some are tried, others at the next position.
    """
    said: set[int] = set()
    stride = max(1, game.engine.N_ACTIONS // MOST_TRIED)
    start = sum(bytes_of(state)) % stride
    for seat in (CHANCE, *range(state.n_seats)):
        for action in range(start, game.engine.N_ACTIONS, stride):
            reason = game.why_not(board, state, seat, action)
            if reason and reason not in said:
                said.add(reason)
                for language in heard(game, turn):
                    told = game.refusal(board, state, seat, action, language)
                    demand(bool(told and told[0]), game, f"refusal {reason} says nothing")
                    listener = Listener(seat, language)
                    plain = refusal_words(game, board, state, seat, action, listener)
                    demand(bool(plain and plain[0]), game, f"refusal {reason} has no words")
    return len(said)


def say_actions(game: Game, board: Any, state: Any, turn: int | None = None) -> None:
    """Say every legal action; in no language may two of one seat read alike."""
    for seat in range(state.n_seats):
        known = game.hidden(board, state, seat)
        for language in heard(game, turn):
            said: dict[str, int] = {}
            for action in game.actions(board, known, seat):
                listener = Listener(seat, language)
                words = action_words(game, board, known, seat, action, listener)
                other = said.setdefault(words, action)
                texts = [game.action_text(board, known, seat, a) for a in (other, action)]
                demand(other == action, game, f"{language}: {texts} both read {words!r}")


def say_event(
    game: Game, board: Any, event: Event, viewers: range, turn: int | None = None
) -> None:
    """Say an event to everybody."""
    for viewer in viewers:
        for language in heard(game, turn):
            said = game.event_text(board, game.seen_event(event, viewer), language)
            demand(bool(said), game, f"{event} tells nothing")
            seen = game.seen_event(event, viewer)
            plain = event_words(game, board, seen, Listener(viewer, language))
            demand(bool(plain), game, f"{event} has no words")
