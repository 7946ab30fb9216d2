### Bluff (liar's dice) auf Deutsch

## The language

language-name = Deutsch

## The lid of the box

title = Bluff
blurb = Biete auf Würfel, die niemand alle sieht; deck den Schwindel auf.

## Words that fill variables

name-red = Rot
name-blue = Blau
name-green = Grün
name-white = Weiß
name-dice = Würfel
name-bid = Gebot
name-count = Anzahl
name-face = Augen

## What buttons say, by verb

action-bid = { $count } mal die { $face } bieten
action-liar = Anzweifeln

## What one may type, by verb

kind-bid = auf alle Würfel bieten
kind-liar = das letzte Gebot anzweifeln

## Why a move is not allowed

refusal-game-over = das Spiel ist zu Ende
refusal-not-your-turn = { $player } ist nicht dran
refusal-nature-first = erst wird gewürfelt
refusal-not-natures = hier entscheidet nicht der Zufall
refusal-natures-only = die Würfel fallen von selbst
refusal-no-such-face = diese Würfel haben keine { $face }
refusal-too-many = es gibt keine { $count } Würfel
refusal-too-low = { $count } mal die { $face } ist kein höheres Gebot
refusal-nothing-bid = es gibt kein Gebot, das man anzweifeln könnte

## What happened

event-die-rolled = { $seat } würfelt eine { $face }
event-die-rolled-unseen = { $seat } würfelt verdeckt
event-bid-made = { $seat } bietet { $count } mal die { $face }
event-challenged = { $seat } zweifelt { $bidder } an: { $found } mal die { $face }
event-die-lost = { $seat } verliert einen Würfel und hat noch { $left }
event-won = { $seat } gewinnt

## Plain words for people

plain-action-bid = { $count ->
    [one] Einen Würfel
   *[other] { $count } Würfel
 } mit { $face } bieten
plain-action-liar = Anzweifeln

plain-event-die-rolled = { $seat ->
    [you] Du würfelst eine { $face }
   *[other] { $seat } würfelt eine { $face }
 }
plain-event-die-rolled-unseen = { $seat ->
    [you] Du würfelst verdeckt
   *[other] { $seat } würfelt verdeckt
 }
plain-event-bid-made = { $seat ->
    [you] Du bietest
   *[other] { $seat } bietet
 } { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
 } mit { $face }
plain-event-challenged = { $seat ->
    [you] Du zweifelst
   *[other] { $seat } zweifelt
 } { $bidder ->
    [you] dein Gebot
   *[other] das Gebot von { $bidder }
 } an: { $found ->
    [one] 1 Würfel zeigt
   *[other] { $found } Würfel zeigen
 } { $face }
plain-event-die-lost = { $seat ->
    [you] Du verlierst einen Würfel und hast noch { $left }
   *[other] { $seat } verliert einen Würfel und hat noch { $left }
 }
plain-event-won = { $seat ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
 }

plain-refusal-not-your-turn = Du bist nicht dran
plain-refusal-too-low = Das ist kein höheres Gebot

## Options in the lobby

option-dice = Würfel
option-wild = Einsen als Joker

## A line for each option

help-dice = Würfel jedes Spielers zu Beginn
help-wild = Einsen zählen als jede Augenzahl

## Boards

board-standard = sechs Seiten
board-small = vier Seiten

## Why a position is impossible

fault-bad-dice = die Würfel gehen nicht auf
fault-bad-bid = dieses Gebot kann es nicht geben
fault-bad-turn = dieser Spieler kann nicht dran sein
