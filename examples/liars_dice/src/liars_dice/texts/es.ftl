### El mentiroso (liar's dice) en español

## The language

language-name = Español

## The lid of the box

title = El mentiroso
blurb = Apuesta sobre unos dados que nadie ve al completo; descubre el farol.

## Words that fill variables

name-red = Rojo
name-blue = Azul
name-green = Verde
name-white = Blanco
name-dice = dados
name-bid = apuesta
name-count = cantidad
name-face = valor

## What buttons say, by verb

action-bid = apostar { $count } por el { $face }
action-liar = Dudar

## What one may type, by verb

kind-bid = apostar sobre todos los dados
kind-liar = dudar de la última apuesta

## Why a move is not allowed

refusal-game-over = la partida ha terminado
refusal-not-your-turn = no le toca a { $player }
refusal-nature-first = primero se tiran los dados
refusal-not-natures = aquí no decide el azar
refusal-natures-only = los dados caen solos
refusal-no-such-face = estos dados no tienen ningún { $face }
refusal-too-many = no hay { $count } dados
refusal-too-low = { $count } por el { $face } no es una apuesta más alta
refusal-nothing-bid = no hay ninguna apuesta de la que dudar

## What happened

event-die-rolled = { $seat } saca un { $face }
event-die-rolled-unseen = { $seat } tira un dado a escondidas
event-bid-made = { $seat } apuesta { $count } por el { $face }
event-challenged = { $seat } duda de { $bidder }: valor { $face }, dados encontrados: { $found }
event-die-lost = { $seat } pierde un dado; le quedan: { $left }
event-won = { $seat } gana

## Plain words for people

plain-action-bid = Apostar { $count ->
    [one] un dado
   *[other] { $count } dados
 } con { $face }
plain-action-liar = Dudar

plain-event-die-rolled = { $seat ->
    [you] Sacas un { $face }
   *[other] { $seat } saca un { $face }
 }
plain-event-die-rolled-unseen = { $seat ->
    [you] Tiras un dado
   *[other] { $seat } tira un dado
 }
plain-event-bid-made = { $seat ->
    [you] Apuestas
   *[other] { $seat } apuesta
 } { $count ->
    [one] un dado
   *[other] { $count } dados
 } con { $face }
plain-event-challenged = { $seat ->
    [you] Dudas
   *[other] { $seat } duda
 } { $bidder ->
    [you] de tu apuesta
   *[other] de la apuesta de { $bidder }
 }: { $found ->
    [one] hay 1 dado
   *[other] hay { $found } dados
 } con { $face }
plain-event-die-lost = { $seat ->
    [you] Pierdes un dado; te quedan: { $left }
   *[other] { $seat } pierde un dado; le quedan: { $left }
 }
plain-event-won = { $seat ->
    [you] Ganas
   *[other] { $seat } gana
 }

plain-refusal-not-your-turn = No es tu turno
plain-refusal-too-low = Esa apuesta no es más alta

## Options in the lobby

option-dice = Dados
option-wild = Los unos son comodines

## A line for each option

help-dice = dados de cada jugador al principio
help-wild = los unos cuentan como cualquier valor

## Boards

board-standard = seis caras
board-small = cuatro caras

## Why a position is impossible

fault-bad-dice = los dados no suman lo debido
fault-bad-bid = esa apuesta no puede existir
fault-bad-turn = no puede tocarle a ese jugador
