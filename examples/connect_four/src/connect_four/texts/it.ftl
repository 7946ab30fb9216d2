### Forza quattro in italiano

## The language

language-name = Italiano

## The lid of the box

title = Forza quattro
blurb = Fai cadere i dischi in una griglia; quattro tuoi in fila vincono.

## Words that fill variables

name-yellow = Giallo
name-red = Rosso
name-frame = griglia

## What buttons say, by verb

action-drop = colonna { $column }

## What one may type, by verb

kind-drop = fai cadere un disco in una colonna

## Why a move is not allowed

refusal-game-over = la partita è finita
refusal-not-your-turn = non è il turno di { $player }
refusal-no-such-column = questa griglia non ha una colonna { $column }
refusal-column-full = la colonna { $column } è piena
refusal-not-natures = qui niente è lasciato al caso

## What happened

event-disc-dropped = { $seat } fa cadere un disco nella colonna { $column }
event-four-in-a-row = { $seat } ha quattro in fila
event-frame-full = la griglia è piena: pareggio

## Plain words for people

plain-action-drop = Fai cadere un disco nella colonna { $column }

plain-event-disc-dropped = { $seat ->
    [you] Fai cadere
   *[other] { $seat } fa cadere
 } un disco nella colonna { $column }
plain-event-four-in-a-row = { $seat ->
    [you] Hai
   *[other] { $seat } ha
 } quattro in fila

plain-refusal-not-your-turn = Non è il tuo turno

## Options in the lobby

option-first = Primo giocatore

## A line for each option

help-first = chi fa cadere il primo disco

## Their choices

choice-yellow = Giallo
choice-red = Rosso

## Boards

board-standard = sette per sei
board-small = cinque per quattro

## Why a position is impossible

fault-misplaced = dei dischi si sovrappongono o stanno sospesi
fault-miscounted = il numero dei dischi non corrisponde al turno
