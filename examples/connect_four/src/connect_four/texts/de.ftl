### Vier gewinnt auf Deutsch

## The language

language-name = Deutsch

## The lid of the box

title = Vier gewinnt
blurb = Wirf Scheiben in einen Rahmen; vier eigene in einer Reihe gewinnen.

## Words that fill variables

name-yellow = Gelb
name-red = Rot
name-frame = Rahmen

## What buttons say, by verb

action-drop = Spalte { $column }

## What one may type, by verb

kind-drop = eine Scheibe in eine Spalte werfen

## Why a move is not allowed

refusal-game-over = das Spiel ist zu Ende
refusal-not-your-turn = { $player } ist nicht dran
refusal-no-such-column = dieser Rahmen hat keine Spalte { $column }
refusal-column-full = Spalte { $column } ist voll
refusal-not-natures = hier bleibt nichts dem Zufall überlassen

## What happened

event-disc-dropped = { $seat } wirft eine Scheibe in Spalte { $column }
event-four-in-a-row = { $seat } hat vier in einer Reihe
event-frame-full = der Rahmen ist voll: unentschieden

## Plain words for people

plain-action-drop = Eine Scheibe in Spalte { $column } werfen

plain-event-disc-dropped = { $seat ->
    [you] Du wirfst
   *[other] { $seat } wirft
 } eine Scheibe in Spalte { $column }
plain-event-four-in-a-row = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
 } vier in einer Reihe

plain-refusal-not-your-turn = Du bist nicht dran

## Options in the lobby

option-first = Wer beginnt

## A line for each option

help-first = wer die erste Scheibe wirft

## Their choices

choice-yellow = Gelb
choice-red = Rot

## Boards

board-standard = sieben mal sechs
board-small = fünf mal vier

## Why a position is impossible

fault-misplaced = Scheiben überdecken sich oder schweben
fault-miscounted = die Zahl der Scheiben passt nicht dazu, wer dran ist
