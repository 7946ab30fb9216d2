"""The engine of a declared game: what its rules define, and for the rest what follows.

| not defined    | then                                                                          |
| -------------- | ----------------------------------------------------------------------------- |
| `why_not`      | over? whose turn? `why_not_now(state, kind)`, in range? the referee of the kind |
| `why_not_turn` | `not_your_turn`, unless `may_act(board, state, seat)`                         |
| `apply`        | the deed of the kind, then `after_deed(board, state, kind, trace)`, if any    |
| `fill_actions` | the generator of each kind, else what its referee lets pass                   |
| `fill_chance`  | what the referees of nature's kinds let pass, all as likely                   |
| `chance_due`   | never                                                                         |
| `may_act`      | the seat `state.turn`, unless the game is over or chance is due               |
| `is_over`      | `state.is_over`                                                               |
| `hide`         | by the marks of the fields (core.knowledge)                                   |
| `deal_hidden`  | nothing, where nothing is marked                                              |
| `observe`      | every number the viewer may know                                              |
| `is_winner`    | whoever has the highest score                                                 |
| `evaluate`     | the seat's score less that of the best other seat                             |
| `fault`        | none                                                                          |

What a game defines wins, always. `setup` runs on a cleared state.
"""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Any

from orrery.core.contract import ENGINE_FUNCTIONS
from orrery.core.dispatch import apply_text, fill_actions_text, fill_chance_text, why_not_text
from orrery.core.errors import BadGame
from orrery.core.event_numbers import check_event_numbers
from orrery.core.field_names import check_owed_fields
from orrery.core.kinds import blanks_of, place_of
from orrery.core.knowledge import has_secrets
from orrery.core.made_rules import made_rule
from orrery.core.record_slices import check_slices
from orrery.core.records import record_dtype
from orrery.core.rule import IS_PLAIN
from orrery.core.seats import CHANCE
from orrery.core.sheet import Sheet
from orrery.core.signatures import ENGINE, RULES, check_functions
from orrery.core.spelling import check_spelling
from orrery.core.state_rules import clear_text, hide_text, observation_size, observe_text

SIMPLE = {
    "chance_due": """\
def chance_due(board, state):
    return False
""",
    "is_over": """\
def is_over(board, state):
    return state.is_over != 0
""",
    "may_act": """\
def may_act(board, state, seat):
    return seat == state.turn and not is_over(board, state) and not chance_due(board, state)
""",
    "is_winner": """\
def is_winner(board, state, seat):
    for other in range(state.n_seats):
        if score(board, state, other) > score(board, state, seat):
            return False
    return True
""",
    "deal_hidden": """\
def deal_hidden(board, state, viewer, rng):
    return
""",
    "fault": """\
def fault(board, state):
    return 0
""",
    "evaluate": """\
def evaluate(board, state, seat):
    best = -1000000
    for other in range(state.n_seats):
        if other != seat:
            best = max(best, score(board, state, other))
    return score(board, state, seat) - best
""",
}
CALLED = ("chance_due", "is_over", "may_act", "score")
"""Made rules call these, so they are made first."""

OWN = ("why_not_now", "why_not_turn", "after_deed")
"""And these, where a game has them."""

FILLING = ("refusal_words", "action_values")
"""By these a game fills more blanks of refusals than its actions have; conformance asks them."""

SETUP = """\
def setup(board, state, options):
    clear(state)
    begin(board, state, options)
"""


def build_engine(sheet: Sheet, rules: ModuleType, state: type) -> ModuleType:
    """The module that the contract calls `engine`."""
    _check(sheet, rules, state)
    engine = ModuleType(f"{sheet.package}.engine")
    vars(engine).update({name: value for name, value in vars(rules).items() if name[0] != "_"})
    _add_numbers(engine, sheet, state)
    texts = _texts(sheet, rules, state)
    for name in dict.fromkeys([*CALLED, *ENGINE_FUNCTIONS]):
        if not hasattr(engine, name):
            setattr(engine, name, made_rule(texts[name], _scope(sheet, engine), sheet))
    clear = made_rule(clear_text(state), {}, sheet)
    begin: Any = vars(engine)["setup"]
    vars(engine)["setup"] = made_rule(SETUP, {"clear": clear, "begin": begin}, sheet)
    return engine


def _check(sheet: Sheet, rules: ModuleType, state: type) -> None:
    """BadGame says what a game has forgotten or misspelt."""
    check_spelling(rules)
    check_functions(sheet.package, vars(rules), RULES)
    check_marked(rules)
    for name in ("setup", "score"):
        if not hasattr(rules, name):
            raise BadGame(f"{rules.__name__} has no {name}")
    if has_secrets(state) and not hasattr(rules, "deal_hidden"):
        raise BadGame(f"{rules.__name__} has secrets and no deal_hidden")
    if all(kind.is_natures for kind in sheet.kinds):
        raise BadGame(f"{rules.__name__}: players have no action: every kind is nature's")
    for kind in sheet.kinds:
        if "deed" not in kind.rules and not hasattr(rules, "apply"):
            raise BadGame(f"{kind.place}: the action {kind.text!r} has no deed")
    if not any(hasattr(rules, name) for name in FILLING):
        _check_refusals(sheet)
    sheet.names_of([*sheet.reasons, *sheet.events, *sheet.faults])
    check_owed_fields(rules, state)
    check_event_numbers(sheet)
    check_slices(sheet)


def check_marked(rules: ModuleType) -> None:
    """BadGame names a function that rules call and that is none; in plain Python all are alike."""
    for name in () if IS_PLAIN else (*ENGINE, *OWN):
        function = vars(rules).get(name)
        if inspect.isfunction(function):
            raise BadGame(f"{place_of(function)} is not marked as a rule: put @rule above it")


def _check_refusals(sheet: Sheet) -> None:
    """The blanks of refusals are those of actions."""
    blanks = [item for kind in sheet.kinds for item in kind.blanks.items()]
    known = {"player"} | {word for name, blank in blanks for word in (name, *blank.also)}
    for reason in sheet.reasons:
        unknown = blanks_of(reason.text) - known - set(reason.blanks)
        if unknown:
            what = f"nothing fills {min(unknown)!r} of the refusal {reason.text!r}"
            raise BadGame(f"{reason.place}: {what}: there is {', '.join(sorted(known))}")


def _add_numbers(engine: ModuleType, sheet: Sheet, state: type) -> None:
    natures = [kind for kind in sheet.kinds if kind.is_natures]
    n_natures = sum(kind.size for kind in natures)
    derived = {
        "META": sheet.meta,
        "STATE": record_dtype(state),
        "N_ACTIONS": sheet.n_actions,
        "MAX_ACTIONS": sheet.n_actions - n_natures,
        "MAX_CHANCE": sum(kind.size for kind in natures if not kind.is_outside),
        "OBSERVATION_SIZE": observation_size(state),
    }
    vars(engine).update({name: n for name, n in derived.items() if not hasattr(engine, name)})


def _texts(sheet: Sheet, rules: ModuleType, state: type) -> dict[str, str]:
    """Name -> the text of what follows."""
    is_timed = hasattr(rules, "why_not_now")
    made = {"hide": hide_text(state), "observe": observe_text(state)}
    made |= {"fill_chance": fill_chance_text(sheet)}
    if not hasattr(rules, "apply"):
        made["apply"] = apply_text(sheet, hasattr(rules, "after_deed"))
    made["why_not"] = why_not_text(sheet, is_timed, hasattr(rules, "why_not_turn"))
    made["fill_actions"] = fill_actions_text(sheet, is_timed)
    return SIMPLE | made


def _scope(sheet: Sheet, engine: ModuleType) -> dict[str, Any]:
    """The globals of a made rule."""
    scope: dict[str, Any] = {name: int(reason) for name, reason in sheet.standard.items()}
    for kind in sheet.kinds:
        scope |= {f"{role}_{int(kind)}": rule for role, rule in kind.rules.items()}
    known = vars(engine)
    called = {name: known[name] for name in (*CALLED, *OWN) if name in known}
    return {**scope, **called, "CHANCE": CHANCE}
