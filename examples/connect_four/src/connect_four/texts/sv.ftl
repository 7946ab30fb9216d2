### Fyra i rad på svenska

## The language

language-name = Svenska

## The lid of the box

title = Fyra i rad
blurb = Släpp brickor i en ram; fyra egna i rad vinner.

## Words that fill variables

name-yellow = gul
name-red = röd
name-frame = ram

## What buttons say, by verb

action-drop = kolumn { $column }

## What one may type, by verb

kind-drop = släpp en bricka i en kolumn

## Why a move is not allowed

refusal-game-over = spelet är slut
refusal-not-your-turn = { $player } står inte på tur
refusal-no-such-column = det finns ingen kolumn { $column }
refusal-column-full = kolumn { $column } är full
refusal-not-natures = här lämnas inget åt slumpen

## What happened

event-disc-dropped = { $seat } släpper en bricka i kolumn { $column }
event-four-in-a-row = { $seat } har fyra i rad
event-frame-full = ramen är full: oavgjort

## Plain words for people

plain-action-drop = Släpp en bricka i kolumn { $column }

plain-event-disc-dropped = { $seat ->
    [you] Du släpper
   *[other] { $seat } släpper
 } en bricka i kolumn { $column }
plain-event-four-in-a-row = { $seat ->
    [you] Du har
   *[other] { $seat } har
 } fyra i rad

plain-refusal-not-your-turn = Det är inte din tur

## Options in the lobby

option-first = Vem som börjar

## A line for each option

help-first = vem som släpper den första brickan

## Their choices

choice-yellow = gul
choice-red = röd

## Boards

board-standard = sju gånger sex
board-small = fem gånger fyra

## Why a position is impossible

fault-misplaced = brickor överlappar eller svävar
fault-miscounted = antalet brickor stämmer inte med vem som står på tur
