### Dadi bugiardi in italiano

## The language

language-name = Italiano

## The lid of the box

title = Dadi bugiardi
blurb = Fai offerte su dadi che nessuno vede per intero; smaschera il bluff.

## Words that fill variables

name-red = Rosso
name-blue = Blu
name-green = Verde
name-white = Bianco
name-dice = dadi
name-bid = offerta
name-count = quanti
name-face = faccia

## What buttons say, by verb

action-bid = offri { $count } × { $face }
action-liar = dubita

## What one may type, by verb

kind-bid = fai un'offerta su tutti i dadi
kind-liar = dubita dell'ultima offerta

## Why a move is not allowed

refusal-game-over = la partita è finita
refusal-not-your-turn = non è il turno di { $player }
refusal-nature-first = prima si tirano i dadi
refusal-not-natures = questo non è lasciato al caso
refusal-natures-only = questo è lasciato al caso
refusal-no-such-face = questi dadi non hanno una faccia { $face }
refusal-too-many = non ci sono { $count } dadi
refusal-too-low = { $count } × { $face } non è un'offerta più alta
refusal-nothing-bid = non c'è nessuna offerta di cui dubitare

## What happened

event-die-rolled = { $seat } tira un dado: { $face }
event-die-rolled-unseen = { $seat } tira un dado coperto
event-bid-made = { $seat } offre { $count } × { $face }
event-challenged = { $seat } dubita di { $bidder }: { $found } { $found ->
    [one] dado mostra
   *[other] dadi mostrano
 } { $face }
event-die-lost = { $seat } perde un dado; dadi rimasti: { $left }
event-won = { $seat } vince

## Plain words for people

plain-action-bid = Offri { $count ->
    [one] un dado
   *[other] { $count } dadi
 } con { $face }
plain-action-liar = Dubita

plain-event-die-rolled = { $seat ->
    [you] Tiri un dado: { $face }
   *[other] { $seat } tira un dado: { $face }
 }
plain-event-die-rolled-unseen = { $seat ->
    [you] Tiri un dado coperto
   *[other] { $seat } tira un dado coperto
 }
plain-event-bid-made = { $seat ->
    [you] Offri
   *[other] { $seat } offre
 } { $count ->
    [one] un dado
   *[other] { $count } dadi
 } con { $face }
plain-event-challenged = { $seat ->
    [you] Dubiti
   *[other] { $seat } dubita
 } { $bidder ->
    [you] della tua offerta
   *[other] dell'offerta di { $bidder }
 }: { $found ->
    [one] 1 dado mostra
   *[other] { $found } dadi mostrano
 } { $face }
plain-event-die-lost = { $seat ->
    [you] Perdi un dado; dadi rimasti: { $left }
   *[other] { $seat } perde un dado; dadi rimasti: { $left }
 }
plain-event-won = { $seat ->
    [you] Vinci
   *[other] { $seat } vince
 }

plain-refusal-not-your-turn = Non è il tuo turno
plain-refusal-too-low = Non è un'offerta più alta

## Options in the lobby

option-dice = Dadi
option-wild = Gli uno sono jolly

## A line for each option

help-dice = dadi di ogni giocatore all'inizio
help-wild = gli uno valgono come qualsiasi faccia

## Boards

board-standard = sei facce
board-small = quattro facce

## Why a position is impossible

fault-bad-dice = i dadi non tornano
fault-bad-bid = l'offerta è impossibile
fault-bad-turn = non può essere il turno di questo giocatore
