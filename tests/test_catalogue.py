"""Catalogues: what Fluent offers a translator, what is said when a message is broken."""

from __future__ import annotations

import functools

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from orrery.core.catalogue import Catalogue, lacks_plurals, read_catalogue
from orrery.core.plurals import is_number, plurals_of, with_minus
from orrery.core.registry import find_game, game_ids, package_of
from orrery.core.short_sentences import fluent_of, id_of
from orrery.core.texts import ENGLISH, Texts, languages_of

GERMAN = """
name-ship = Schiff
    .dative = dem Schiff
    .gender = neuter
name-station = Station
    .dative = der Station
    .gender = feminine
name-red = Rot
name-large = groß
event-half = { $seat } hat 50 % von 100 %s
event-docked = { $seat } dockt an { NAME($piece, form: "dative") } an
event-lost = { $seat } verliert { NAME($piece, form: "gender") ->
    [feminine] die letzte
   *[other] das letzte
 } { $piece }
event-size = ein { $size ->
    [large] großes
   *[other] kleines
 } Schiff
event-paid = { $n ->
    [0] nichts
    [one] eine Marke
   *[other] { $n } Marken
 } bezahlt
event-rich = { NUMBER($n) } Zys
-game = { $case ->
   *[nominative] das Spiel
    [genitive] des Spiels
 }
event-over = { -game } ist zu Ende
event-end = am Ende { -game(case: "genitive") }: 100 %
event-again = { event-over }, { $seat }
"""


def german(source: str = GERMAN) -> Texts:
    return Texts(Catalogue("de.ftl", "de", source))


def say(message: str, **values: object) -> str:
    return german().say("events", message, values)


def test_a_name_has_the_forms_that_sentences_need():
    assert say("docked", seat="red", piece="ship") == "Rot dockt an dem Schiff an"
    assert say("docked", seat="red", piece="station") == "Rot dockt an der Station an"
    assert say("docked", seat="red", piece="tug") == "Rot dockt an tug an"  # a word without a name


def test_a_name_chooses_the_words_around_it():
    assert say("lost", seat="red", piece="station") == "Rot verliert die letzte Station"
    assert say("lost", seat="red", piece="ship") == "Rot verliert das letzte Schiff"


def test_a_word_is_chosen_by_what_the_rules_call_it():
    assert say("size", size="large") == "ein großes Schiff"
    assert say("size", size="small") == "ein kleines Schiff"


@pytest.mark.parametrize(("n", "said"), [(0, "nichts"), ("1", "eine Marke"), ("21", "21 Marken")])
def test_a_number_is_chosen_before_its_plural_form(n, said):
    assert say("paid", n=n) == f"{said} bezahlt"


def test_terms_references_numbers_and_percent_signs():
    assert say("over") == "das Spiel ist zu Ende"
    assert say("end") == "am Ende des Spiels: 100 %"
    assert say("half", seat="red") == "Rot hat 50 % von 100 %s"
    assert say("again", seat="red") == "das Spiel ist zu Ende, Rot"
    assert "-game = { $case ->" in german().source("names")
    assert "event" not in german().source("names")
    assert say("rich", n="1200") == "1.200 Zys"
    assert say("rich", n="viele") == "viele Zys"
    assert say("rich", n="1200.50") == "1.200,50 Zys"
    assert say("rich", n="-0.33") == "\N{MINUS SIGN}0,33 Zys"
    assert say("rich", n="3.11.2") == "3.11.2 Zys"


@pytest.mark.parametrize(
    ("language", "forms"),
    [("de", {"one", "other"}), ("fr", {"one", "other"}), ("pl", {"one", "few", "many"}),
     ("ru", {"one", "few", "many"})],
)  # fmt: skip
def test_plural_forms_are_those_of_cldr(language, forms):
    assert plurals_of(language) == forms


POLISH = "event-paid = { $n } { $n ->\n    [one] punkt\n    [few] punkty\n   *[many] punktów\n }"


@pytest.mark.parametrize(("n", "said"), [(1, "punkt"), (3, "punkty"), (5, "punktów"),
                                         (22, "punkty"), (12, "punktów")])  # fmt: skip
def test_polish_has_three_forms(n, said):
    texts = Texts(Catalogue("pl.ftl", "pl", POLISH))
    assert texts.say("events", "paid", {"n": n}) == f"{n} {said}"


def test_a_missing_plural_form_is_named():
    whole = Catalogue("pl.ftl", "pl", POLISH).messages["event-paid"]
    assert lacks_plurals(whole, "pl") == set()
    part = Catalogue("pl.ftl", "pl", POLISH.replace("    [few] punkty\n", "")).messages
    assert lacks_plurals(part["event-paid"], "pl") == {"few"}


@pytest.mark.parametrize(("language", "lacking"), [("de", set()), ("fr", {"one"}),
                                                   ("ru", {"one", "few", "many"})])  # fmt: skip
def test_a_number_alone_will_do_where_its_form_has_no_other(language, lacking):
    alone = "event-waits = { $n ->\n    [1] nur du\n   *[other] { $n } Leute\n }"
    message = Catalogue("x.ftl", language, alone).messages["event-waits"]
    assert lacks_plurals(message, language) == lacking


# Broken catalogues


@pytest.mark.parametrize(
    ("broken", "line", "flaw"),
    [
        ("event-bad = { $seat", 3, 'Expected token: "}": event-bad = { $seat'),
        ("event-bad", 3, 'Expected token: "=": event-bad'),
        ("event-bad = { SHOUT($seat) }", 3, "event-bad: SHOUT is called with []"),
        ("event-bad = { -nobody }", 3, "event-bad: there is no -nobody to refer to"),
        ("event-bad = { event-bad }", 3, "event-bad: event-bad refers to itself"),
        ("event-good = noch einmal", 3, "event-good is there twice"),
        ("event-bad = { $n ->\n    [one] x\n }", 3, "Expected one of the variants"),
    ],
)
def test_a_broken_message_names_file_and_line_and_spares_the_others(broken, line, flaw):
    made = Catalogue("texts/de.ftl", "de", f"event-good = gut\n\n{broken}\n\nevent-fine = fein\n")
    assert [str(one).startswith(f"texts/de.ftl:{line}: {flaw}") for one in made.flaws] == [True], (
        made.flaws
    )
    assert {"event-good", "event-fine"} <= set(made.messages)
    assert "event-bad" not in made.messages


ENGLISH_SAID = "event-won = { $seat } wins\nevent-lost = { $seat } loses\nname-red = red\n"


def test_what_is_missing_or_broken_is_said_in_english_message_by_message():
    source = "event-won = { $wer } gewinnt\nevent-lost = { $seat\nname-red = Rot\n"
    texts = german(source).over(Texts(Catalogue("en.ftl", ENGLISH, ENGLISH_SAID)))
    assert texts.say("events", "won", {"seat": "red"}) == "Rot wins"  # nobody fills $wer
    assert texts.say("events", "lost", {"seat": "red"}) == "Rot loses"
    with pytest.raises(KeyError, match="no message event-drawn"):
        texts.say("events", "drawn", {})


def test_a_file_of_fluent_wins_over_one_of_short_sentences(tmp_path):
    (tmp_path / "de.toml").write_text('[events]\nwon = "{seat} siegt"\n')
    assert Texts(read_catalogue(tmp_path, "de")).say("events", "won", {"seat": "A"}) == "A siegt"
    other = tmp_path / "other"
    other.mkdir()
    (other / "de.toml").write_text('[events]\nwon = "{seat} siegt"\n')
    (other / "de.ftl").write_text("event-won = { $seat } gewinnt\n")
    assert Texts(read_catalogue(other, "de")).say("events", "won", {"seat": "A"}) == "A gewinnt"


# Short sentences, and the reference implementation


@pytest.mark.parametrize(
    ("short", "fluent"),
    [
        ("{seat} wins", "{ $seat } wins"),
        ("100 % of {{x}}", '100 % of { "{" }x{ "}" }'),
        (" (you)", '{ " " }(you)'),
        ("*{n}", '{ "*" }{ $n }'),
        ("{n} {n:point|points}", "{ $n } { $n ->\n    [one] point\n   *[other] points\n }"),
        ("{n:|no }one", '{ $n ->\n    [one] { "" }\n   *[other] no \n }one'),
    ],
)
def test_short_sentences_in_fluent(short, fluent):
    assert fluent_of(short) == fluent


def test_ids_of_catalogues_have_hyphens_for_whatever_is_no_letter_or_digit():
    assert id_of("events", "ship_placed") == "event-ship-placed"
    assert id_of("names", "red-home") == "name-red-home"
    assert id_of("names", "too many") == "name-too-many"
    assert id_of("meta", "title") == "title"


SPOKEN = [(game, lang) for game in game_ids() for lang in languages_of(package_of(game))]


parsed = functools.cache(FluentResource)
"""Every language falls back on the same sentences, and each is asked for with four words."""


@pytest.mark.parametrize(("game", "language"), SPOKEN)
@pytest.mark.parametrize("word", ["1", "2", "-1", "somebody"])
def test_every_sentence_is_what_the_runtime_of_fluent_says(game, language, word):
    for catalogue in find_game(game).texts(language).catalogues:
        functions = {"NAME": lambda name, form: name}
        if not is_number(word):  # ours says a word as it is, the runtime refuses it
            functions["NUMBER"] = lambda word: word
        elif word == "-1":  # ours has the sign of mathematics
            functions["NUMBER"] = lambda number: with_minus(str(int(number)))
        bundle = FluentBundle([catalogue.language], functions=functions, use_isolating=False)
        bundle.add_resource(parsed(catalogue.source))
        value = fluent_number(int(word), useGrouping=False) if is_number(word) else word
        for name, message in catalogue.messages.items():
            values = dict.fromkeys(message.variables, word)
            expected, errors = bundle.format_pattern(
                bundle.get_message(name).value, dict.fromkeys(message.variables, value)
            )
            assert not errors
            assert message.value.fill(Texts().names, values) == expected, name
