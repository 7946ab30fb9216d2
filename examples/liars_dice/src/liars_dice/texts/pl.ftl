### Kości kłamcy po polsku

## The language

language-name = polski

## The lid of the box

title = Kości kłamcy
blurb = Licytuj kości, z których każdy widzi tylko swoje; wykryj blef.

## Words that fill variables

name-red = Czerwony
    .gen = Czerwonego
name-blue = Niebieski
    .gen = Niebieskiego
name-green = Zielony
    .gen = Zielonego
name-white = Biały
    .gen = Białego
name-dice = kości
name-bid = licytacja
name-count = liczba
name-face = oczka

## What buttons say, by verb

action-bid = licytuj { $count } × { $face }
action-liar = Sprawdzam

## What one may type, by verb

kind-bid = licytuj, ile takich jest wśród wszystkich kości
kind-liar = sprawdź ostatnią licytację

## Why a move is not allowed

refusal-game-over = gra jest skończona
refusal-not-your-turn = to nie jest tura gracza { NAME($player, form: "gen") }
refusal-nature-first = najpierw rzuca się kośćmi
refusal-not-natures = tu nie decyduje los
refusal-natures-only = o tym decyduje los
refusal-no-such-face = te kości nie mają ścianki { $face }
refusal-too-many = nie ma tylu kości: { $count }
refusal-too-low = { $count } × { $face } nie podbija licytacji
refusal-nothing-bid = nie ma czego sprawdzać

## What happened

event-die-rolled = { $seat } wyrzuca { $face }
event-die-rolled-unseen = { $seat } rzuca w ukryciu
event-bid-made = { $seat } licytuje { $count } × { $face }
event-challenged = { $seat } sprawdza ({ $bidder }): { $found } × { $face }
event-die-lost = { $seat } traci kość, zostaje { $left }
event-won = { $seat } wygrywa

## Plain words for people

plain-action-bid = Licytuj { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
 } z wynikiem { $face }
plain-action-liar = Sprawdzam

plain-event-die-rolled = { $seat ->
    [you] Wyrzucasz { $face }
   *[other] { $seat } wyrzuca { $face }
 }
plain-event-die-rolled-unseen = { $seat ->
    [you] Rzucasz w ukryciu
   *[other] { $seat } rzuca w ukryciu
 }
plain-event-bid-made = { $seat ->
    [you] Licytujesz
   *[other] { $seat } licytuje
 } { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
 } z wynikiem { $face }
plain-event-challenged = { $seat ->
    [you] Sprawdzasz
   *[other] { $seat } sprawdza
 } ({ $bidder ->
    [you] ciebie
   *[other] { $bidder }
 }): { $found ->
    [one] { $found } kość
    [few] { $found } kości
    [many] { $found } kości
   *[other] { $found } kości
 } z wynikiem { $face }
plain-event-die-lost = { $seat ->
    [you] Tracisz kość, zostaje { $left }
   *[other] { $seat } traci kość, zostaje { $left }
 }
plain-event-won = { $seat ->
    [you] Wygrywasz
   *[other] { $seat } wygrywa
 }

plain-refusal-not-your-turn = To nie twoja tura
plain-refusal-too-low = To nie podbija licytacji

## Options in the lobby

option-dice = Kości
option-wild = Jedynki jako jokery

## A line for each option

help-dice = kości każdego gracza na początku
help-wild = jedynki liczą się jako każda liczba oczek

## Boards

board-standard = sześć ścianek
board-small = cztery ścianki

## Why a position is impossible

fault-bad-dice = liczba kości się nie zgadza
fault-bad-bid = takiej licytacji być nie może
fault-bad-turn = to nie może być tura tego gracza
