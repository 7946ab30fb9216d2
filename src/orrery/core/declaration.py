"""A game that declares itself, as the modules that the rest of Orrery knows.

A package declares itself when its `__init__` has META. Its module `rules` (or `engine`) owes a
`sheet`, a `State`, a `POSITION`, `setup` and `score`, and a `SCENE` unless the package draws itself
by modules `view` and `terminal`. It may have a `Board`, `Options`, and any function of the contract
or hook. What it does not have follows: the engine from `core.derivation`, the rest from here. A
module of the package that has the name of one of these wins over all of it.
"""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from orrery.core.asking import Asked, helps
from orrery.core.board_fields import Plain, load_fields, name_of
from orrery.core.board_files import reads_shipped_once
from orrery.core.derivation import build_engine
from orrery.core.errors import BadGame
from orrery.core.field_names import check_field_names
from orrery.core.kinds import Sentence
from orrery.core.knowledge import fresh, plain_values
from orrery.core.meta import Meta, Values
from orrery.core.notation import Notation
from orrery.core.positions import Position
from orrery.core.records import Int8, Int32, record_dtype
from orrery.core.scene import Scene
from orrery.core.scratch import new_scratch
from orrery.core.sheet import Sheet
from orrery.core.short_sentences import Tables
from orrery.core.texts import Texts

OWED = {"sheet": Sheet, "State": type, "POSITION": Position}
DRAWN_BY_HAND = ("view", "terminal")
"""Modules in place of a scene."""


def is_declared(package: str) -> bool:
    """Whether a package declares a game, by its shape."""
    return hasattr(import_module(package), "META")


class Declaration:
    """What a package declares, and what follows from it."""

    def __init__(self, package: str) -> None:
        """Import the rules; BadGame says what they lack."""
        has_engine = find_spec(f"{package}.engine") is not None
        self.package = package
        self.rules = import_module(f"{package}.engine" if has_engine else f"{package}.rules")
        draws = all(find_spec(f"{package}.{name}") is not None for name in DRAWN_BY_HAND)
        for name, wanted in (OWED if draws else OWED | {"SCENE": Scene}).items():
            if not isinstance(getattr(self.rules, name, None), wanted):
                raise BadGame(f"{self.rules.__name__} needs {name}, a {wanted.__name__}")
        self.sheet: Sheet = self.rules.sheet
        self.state: type = self.rules.State
        self.notation = Notation(self.sheet, getattr(self.rules, "refusal_words", None))
        self.scene: Scene = getattr(self.rules, "SCENE", Scene())
        self._check_picks(self.scene)
        if "scene" in (record_dtype(self.state).names or ()):
            raise BadGame(f"{package}: a field of the State may not be called 'scene'")
        check_field_names(self.package, self.rules, self.sheet)

    def _check_picks(self, scene: Scene) -> None:
        known = {blank for kind in self.sheet.kinds for blank in kind.blanks}
        for part in scene.parts:
            for blank in part.blanks():
                if blank not in known:
                    raise BadGame(
                        f"{self.package}: {part.name} picks {blank!r}, which no action has"
                    )

    @property
    def meta(self) -> Meta:
        """The lid of the box."""
        return self.sheet.meta

    def module(self, name: str) -> ModuleType:
        """The module of the package, or what follows in its place."""
        made = getattr(self, f"_make_{name}", None)
        is_own = name != "engine" and find_spec(f"{self.package}.{name}") is not None
        if made is None or (is_own and name != "view"):
            return import_module(f"{self.package}.{name}")
        module: ModuleType = made()
        if is_own:  # a view by hand still hides what the sheet says is secret
            own = vars(import_module(f"{self.package}.{name}"))
            vars(module).update({key: value for key, value in own.items() if key[0] != "_"})
        return module

    def _own(self, *names: str) -> dict[str, Any]:
        """What the rules themselves define of these."""
        return {name: vars(self.rules)[name] for name in names if name in vars(self.rules)}

    def _make_meta(self) -> ModuleType:
        return as_module("meta", META=self.meta)

    @cached_property
    def engine(self) -> ModuleType:
        """What the contract calls so."""
        return build_engine(self.sheet, self.rules, self.state)

    def _make_engine(self) -> ModuleType:
        return self.engine

    def _make_state(self) -> ModuleType:
        options = self._own("Options").get("Options") or options_of(self.meta)
        return as_module("state", State=self.state, Options=options, STATE=record_dtype(self.state))

    def _make_reasons(self) -> ModuleType:
        clauses = {int(reason): reason.clause for reason in self.sheet.reasons}
        names = self.sheet.names_of(self.sheet.reasons)
        return as_module("reasons", CLAUSES=clauses, OK=0, **names)

    def _make_events(self) -> ModuleType:
        return as_module("events", **self.sheet.names_of(self.sheet.events))

    def _make_board(self) -> ModuleType:
        made = {
            "Board": self._board_class,
            "load_board": reads_shipped_once(self._load_board),
            "board_name": name_of,
            "default_board": lambda values: self.meta.boards[0],
            "check_board": lambda board, values: None,
        }
        return as_module("board", **made | self._own(*made, "DERIVED", "board_options"))

    @property
    def _board_class(self) -> type:
        found: type = self._own("Board").get("Board", Plain)
        return found

    def _load_board(self, name: str) -> Any:
        cls = self._board_class
        objection = self._own("board_objection").get("board_objection", lambda board: None)
        return load_fields(cls, self.package, name, self.meta.clauses[0], objection)

    def _make_notation(self) -> ModuleType:
        notation, position = self.notation, self.rules.POSITION
        made: dict[str, Any] = {
            "action_text": notation.action_text,
            "parse_action": notation.parse_action,
            "action_values": notation.action_values,
            "event_values": notation.event_values,
            "ACTION_HELP": notation.help(),
            "position_text": position.write,
            "parse_position": self._parse_position,
            "standing_pass": lambda board, state, seat: -1,
            "position_options": self._position_options,
        }
        return as_module("notation", **made | self._own(*made, "objection"))

    def _position_options(self, board: Any, state: Any) -> Values:
        """The options that the State has a field for."""
        fields = record_dtype(self.state).names or ()
        known = [option for option in self.meta.options if option.name in fields]
        return {option.name: option.value_of(getattr(state, option.name)) for option in known}

    def _parse_position(self, board: Any, text: str) -> Any:
        return self.rules.POSITION.read(board, fresh(self.state), text)

    def _make_view(self) -> ModuleType:
        made: dict[str, Any] = {"view": self._view, "may_take_back": self._may_take_back}
        if any(event.secret for event in self.sheet.events):
            made["hide_event"] = self.notation.hide_event
        return as_module("view", **made | self._own("view", "hide_event", "may_take_back"))

    def _may_take_back(self, board: Any, before: Any, after: Any, seat: int, action: int) -> bool:
        return not self.sheet.kind_of(action).reveals

    def _view(self, board: Any, state: Any, viewer: int) -> dict[str, Any]:
        """The hidden record, and the scene with the actions that its places pick."""
        picture = self.scene.picture(board, state, viewer, self._seats(state))
        scene = {"game": self.meta.id, "parts": picture, "kinds": self._described}
        return {**plain_values(self.state, state), "scene": scene}

    @cached_property
    def _described(self) -> list[dict[str, Any]]:
        """The players' actions, which are the same in every view."""
        return self.sheet.described()

    def _make_terminal(self) -> ModuleType:
        made = {"draw": self._draw, "legend": self._legend, "question": self._question}
        return as_module("terminal", **made | self._own("legend", "question"))

    def _legend(
        self, board: Any, with_colour: bool, texts: Texts | None = None
    ) -> list[tuple[str, str]]:
        from orrery.core.scene_drawing import legend

        return legend(self.scene, texts)

    def _question(self, board: Any, state: Any, seat: int) -> Asked:
        """What the seat may do now, in words."""
        actions = new_scratch(self.engine).actions
        n = self.engine.fill_actions(board, state, seat, actions)
        possible = {self.sheet.kind_of(action) for action in actions[:n].tolist()}
        return Asked.about([kind for kind in self.sheet.kinds if kind in possible])

    def _draw(self, board: Any, state: Any, viewer: int, texts: Texts | None = None) -> Any:
        from orrery.core.scene_drawing import draw

        picture = self.scene.picture(board, state, viewer, self._seats(state))
        return draw(picture, self._seats(state), viewer, texts)

    def _seats(self, state: Any) -> tuple[str, ...]:
        return self.meta.seat_names[: state.n_seats]

    # Texts

    @cached_property
    def english(self) -> Tables:
        """The sentences of the sheet by section and id; words of blanks and of the scene."""
        sheet = self.sheet
        sections = {"refusals": sheet.reasons, "events": sheet.events, "faults": sheet.faults}
        players = [kind for kind in sheet.kinds if not kind.is_natures]
        return {
            **{section: self._sentences(some) for section, some in sections.items()},
            "actions": {kind.verb: kind.text for kind in players},
            "kinds": {
                verb: told.replace("{", "{{").replace("}", "}}")
                for verb, told in helps(sheet).items()
            },
            "names": {word: word for word in (*sheet.words(), *self.scene.words())},
        }

    def _sentences(self, sentences: list[Sentence]) -> dict[str, str]:
        names = self.sheet.names_of(sentences)
        return {name.lower(): sentences[number - 1].text for name, number in names.items()}

    @cached_property
    def fault_ids(self) -> dict[int, str]:
        """Number -> id of each fault."""
        names = self.sheet.names_of(self.sheet.faults)
        return {number: name.lower() for name, number in names.items()}


def options_of(meta: Meta) -> type:
    """The Options record of the options of a meta."""
    fields = {"players": Int8, **{option.name: Int32 for option in meta.options}}
    return type("Options", (), {"__annotations__": fields})


def as_module(name: str, **values: Any) -> ModuleType:
    """A module with these names."""
    made = ModuleType(name)
    vars(made).update(values)
    return made
