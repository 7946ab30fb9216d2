### Conecta cuatro en español

## The language

language-name = Español

## The lid of the box

title = Conecta cuatro
blurb = Echa discos en un marco; gana quien ponga cuatro en línea.

## Words that fill variables

name-yellow = Amarillo
name-red = Rojo
name-frame = marco

## What buttons say, by verb

action-drop = columna { $column }

## What one may type, by verb

kind-drop = echar un disco en una columna

## Why a move is not allowed

refusal-game-over = la partida ha terminado
refusal-not-your-turn = no le toca a { $player }
refusal-no-such-column = este marco no tiene columna { $column }
refusal-column-full = la columna { $column } está llena
refusal-not-natures = aquí nada queda al azar

## What happened

event-disc-dropped = { $seat } echa un disco en la columna { $column }
event-four-in-a-row = { $seat } tiene cuatro en línea
event-frame-full = el marco está lleno: empate

## Plain words for people

plain-action-drop = Echar un disco en la columna { $column }

plain-event-disc-dropped = { $seat ->
    [you] Echas
   *[other] { $seat } echa
 } un disco en la columna { $column }
plain-event-four-in-a-row = { $seat ->
    [you] Tienes
   *[other] { $seat } tiene
 } cuatro en línea

plain-refusal-not-your-turn = No es tu turno

## Options in the lobby

option-first = Quién empieza

## A line for each option

help-first = quién echa el primer disco

## Their choices

choice-yellow = amarillo
choice-red = rojo

## Boards

board-standard = siete por seis
board-small = cinco por cuatro

## Why a position is impossible

fault-misplaced = hay discos que se solapan o flotan
fault-miscounted = el número de discos no corresponde a quien le toca
