### Vier op een rij in het Nederlands

## The language

language-name = Nederlands

## The lid of the box

title = Vier op een rij
blurb = Laat schijven in een rek vallen; vier van jezelf op een rij winnen.

## Words that fill variables

name-yellow = Geel
name-red = Rood
name-frame = rek

## What buttons say, by verb

action-drop = kolom { $column }

## What one may type, by verb

kind-drop = een schijf in een kolom laten vallen

## Why a move is not allowed

refusal-game-over = het spel is afgelopen
refusal-not-your-turn = { $player } is niet aan de beurt
refusal-no-such-column = dit rek heeft geen kolom { $column }
refusal-column-full = kolom { $column } is vol
refusal-not-natures = hier wordt niets aan het toeval overgelaten

## What happened

event-disc-dropped = { $seat } laat een schijf in kolom { $column } vallen
event-four-in-a-row = { $seat } heeft vier op een rij
event-frame-full = het rek is vol: gelijkspel

## Plain words for people

plain-action-drop = Laat een schijf in kolom { $column } vallen

plain-event-disc-dropped = { $seat ->
    [you] Je laat
   *[other] { $seat } laat
 } een schijf in kolom { $column } vallen
plain-event-four-in-a-row = { $seat ->
    [you] Je hebt
   *[other] { $seat } heeft
 } vier op een rij

plain-refusal-not-your-turn = Je bent niet aan de beurt

## Options in the lobby

option-first = Wie begint

## A line for each option

help-first = wie de eerste schijf laat vallen

## Their choices

choice-yellow = Geel
choice-red = Rood

## Boards

board-standard = zeven bij zes
board-small = vijf bij vier

## Why a position is impossible

fault-misplaced = schijven overlappen of zweven
fault-miscounted = het aantal schijven past niet bij wie aan de beurt is
