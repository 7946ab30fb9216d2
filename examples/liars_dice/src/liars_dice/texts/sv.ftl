### Bluff (liar's dice) på svenska

## The language

language-name = Svenska

## The lid of the box

title = Bluff
blurb = Bjud på alla tärningar fast du bara ser dina egna; syna bluffen.

## Words that fill variables

name-red = röd
name-blue = blå
name-green = grön
name-white = vit
name-dice = tärningar
name-bid = bud
name-count = antal
name-face = värde

## What buttons say, by verb

action-bid = bjud { $count } × { $face }
action-liar = syna

## What one may type, by verb

kind-bid = bjud på alla tärningar
kind-liar = syna det senaste budet

## Why a move is not allowed

refusal-game-over = spelet är slut
refusal-not-your-turn = { $player } står inte på tur
refusal-nature-first = först slås tärningarna
refusal-not-natures = det här lämnas inte åt slumpen
refusal-natures-only = det här avgör slumpen
refusal-no-such-face = de här tärningarna har ingen { $face }
refusal-too-many = det finns inte { $count } tärningar
refusal-too-low = { $count } × { $face } är inget högre bud
refusal-nothing-bid = det finns inget bud att syna

## What happened

event-die-rolled = { $seat } slår en { $face }
event-die-rolled-unseen = { $seat } slår en tärning
event-bid-made = { $seat } bjuder { $count } × { $face }
event-challenged = { $seat } synar { $bidder }: { $found } { $found ->
    [one] tärning visar
   *[other] tärningar visar
 } { $face }
event-die-lost = { $seat } förlorar en tärning och har { $left } kvar
event-won = { $seat } vinner

## Plain words for people

plain-action-bid = Bjud { $count ->
    [one] en tärning
   *[other] { $count } tärningar
 } som visar { $face }
plain-action-liar = Syna

plain-event-die-rolled = { $seat ->
    [you] Du slår en { $face }
   *[other] { $seat } slår en { $face }
 }
plain-event-die-rolled-unseen = { $seat ->
    [you] Du slår en tärning
   *[other] { $seat } slår en tärning
 }
plain-event-bid-made = { $seat ->
    [you] Du bjuder
   *[other] { $seat } bjuder
 } { $count ->
    [one] en tärning
   *[other] { $count } tärningar
 } som visar { $face }
plain-event-challenged = { $seat ->
    [you] Du synar
   *[other] { $seat } synar
 } { $bidder ->
    [you] ditt bud
   *[other] budet från { $bidder }
 }: { $found ->
    [one] 1 tärning visar
   *[other] { $found } tärningar visar
 } { $face }
plain-event-die-lost = { $seat ->
    [you] Du förlorar en tärning och har { $left } kvar
   *[other] { $seat } förlorar en tärning och har { $left } kvar
 }
plain-event-won = { $seat ->
    [you] Du vinner
   *[other] { $seat } vinner
 }

plain-refusal-not-your-turn = Det är inte din tur
plain-refusal-too-low = Det är inget högre bud

## Options in the lobby

option-dice = Tärningar
option-wild = Ettor som jokrar

## A line for each option

help-dice = varje spelares tärningar från början
help-wild = ettor räknas som alla värden

## Boards

board-standard = sex sidor
board-small = fyra sidor

## Why a position is impossible

fault-bad-dice = tärningarna stämmer inte i antal
fault-bad-bid = budet är omöjligt
fault-bad-turn = den här spelaren kan inte stå på tur
