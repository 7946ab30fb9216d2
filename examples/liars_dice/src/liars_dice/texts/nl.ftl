### Bluffen (liar's dice) in het Nederlands

## The language

language-name = Nederlands

## The lid of the box

title = Bluffen
blurb = Bied op dobbelstenen die niemand allemaal ziet; prik de bluf door.

## Words that fill variables

name-red = Rood
name-blue = Blauw
name-green = Groen
name-white = Wit
name-dice = dobbelstenen
name-bid = bod
name-count = aantal
name-face = ogen

## What buttons say, by verb

action-bid = { $count } keer de { $face } bieden
action-liar = bluf!

## What one may type, by verb

kind-bid = op alle dobbelstenen bieden
kind-liar = het laatste bod betwijfelen

## Why a move is not allowed

refusal-game-over = het spel is afgelopen
refusal-not-your-turn = { $player } is niet aan de beurt
refusal-nature-first = eerst wordt er gegooid
refusal-not-natures = hier beslist niet het toeval
refusal-natures-only = de dobbelstenen vallen vanzelf
refusal-no-such-face = deze dobbelstenen hebben geen { $face }
refusal-too-many = er zijn geen { $count } dobbelstenen
refusal-too-low = { $count } keer de { $face } is geen hoger bod
refusal-nothing-bid = er is geen bod om te betwijfelen

## What happened

event-die-rolled = { $seat } gooit een { $face }
event-die-rolled-unseen = { $seat } gooit een dobbelsteen
event-bid-made = { $seat } biedt { $count } keer de { $face }
event-challenged = { $seat } betwijfelt het bod van { $bidder }: { $found } keer de { $face }
event-die-lost = { $seat } verliest een dobbelsteen en heeft er nog { $left }
event-won = { $seat } wint

## Plain words for people

plain-action-bid = Bied { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
 } met { $face }
plain-action-liar = Betwijfel het bod

plain-event-die-rolled = { $seat ->
    [you] Je gooit een { $face }
   *[other] { $seat } gooit een { $face }
 }
plain-event-die-rolled-unseen = { $seat ->
    [you] Je gooit een dobbelsteen
   *[other] { $seat } gooit een dobbelsteen
 }
plain-event-bid-made = { $seat ->
    [you] Je biedt
   *[other] { $seat } biedt
 } { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
 } met { $face }
plain-event-challenged = { $seat ->
    [you] Je betwijfelt
   *[other] { $seat } betwijfelt
 } { $bidder ->
    [you] je bod
   *[other] het bod van { $bidder }
 }: { $found ->
    [one] 1 dobbelsteen toont
   *[other] { $found } dobbelstenen tonen
 } { $face }
plain-event-die-lost = { $seat ->
    [you] Je verliest een dobbelsteen en hebt er nog { $left }
   *[other] { $seat } verliest een dobbelsteen en heeft er nog { $left }
 }
plain-event-won = { $seat ->
    [you] Je wint
   *[other] { $seat } wint
 }

plain-refusal-not-your-turn = Je bent niet aan de beurt
plain-refusal-too-low = Dat is geen hoger bod

## Options in the lobby

option-dice = Dobbelstenen
option-wild = Enen als joker

## A line for each option

help-dice = dobbelstenen van elke speler aan het begin
help-wild = enen tellen als elk aantal ogen

## Boards

board-standard = zes zijden
board-small = vier zijden

## Why a position is impossible

fault-bad-dice = de dobbelstenen kloppen samen niet
fault-bad-bid = dat bod kan er niet zijn
fault-bad-turn = deze speler kan niet aan de beurt zijn
