### Cztery w rzędzie po polsku

## The language

language-name = polski

## The lid of the box

title = Cztery w rzędzie
blurb = Wrzucaj krążki w ramę; wygrywają cztery własne w rzędzie.

## Words that fill variables

name-yellow = Żółty
    .gen = Żółtego
name-red = Czerwony
    .gen = Czerwonego
name-frame = rama

## What buttons say, by verb

action-drop = kolumna { $column }

## What one may type, by verb

kind-drop = wrzuć krążek do kolumny

## Why a move is not allowed

refusal-game-over = gra jest skończona
refusal-not-your-turn = to nie jest tura gracza { NAME($player, form: "gen") }
refusal-no-such-column = ta rama nie ma kolumny { $column }
refusal-column-full = kolumna { $column } jest pełna
refusal-not-natures = tu nic nie zależy od losu

## What happened

event-disc-dropped = { $seat } wrzuca krążek do kolumny { $column }
event-four-in-a-row = { $seat } ma cztery w rzędzie
event-frame-full = rama jest pełna: remis

## Plain words for people

plain-action-drop = Wrzuć krążek do kolumny { $column }

plain-event-disc-dropped = { $seat ->
    [you] Wrzucasz
   *[other] { $seat } wrzuca
 } krążek do kolumny { $column }
plain-event-four-in-a-row = { $seat ->
    [you] Masz
   *[other] { $seat } ma
 } cztery w rzędzie

plain-refusal-not-your-turn = To nie twoja tura

## Options in the lobby

option-first = Kto zaczyna

## A line for each option

help-first = kto wrzuca pierwszy krążek

## Their choices

choice-yellow = Żółty
choice-red = Czerwony

## Boards

board-standard = siedem na sześć
board-small = pięć na cztery

## Why a position is impossible

fault-misplaced = krążki nakładają się albo wiszą w powietrzu
fault-miscounted = liczba krążków nie zgadza się z tym, czyja jest tura
