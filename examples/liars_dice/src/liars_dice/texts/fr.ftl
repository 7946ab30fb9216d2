### Dés menteurs en français

## The language

language-name = Français

## The lid of the box

title = Dés menteurs
blurb = Parie sur des dés que personne ne voit tous, et démasque le bluff.

## Words that fill variables

name-red = Rouge
name-blue = Bleu
name-green = Vert
name-white = Blanc
name-dice = dés
name-bid = annonce
name-count = nombre
name-face = face

## What buttons say, by verb

action-bid = annoncer { $count } fois le { $face }
action-liar = Menteur !

## What one may type, by verb

kind-bid = faire une annonce sur tous les dés
kind-liar = mettre en doute la dernière annonce

## Why a move is not allowed

refusal-game-over = la partie est finie
refusal-not-your-turn = ce n’est pas à { $player }
refusal-nature-first = on lance d’abord les dés
refusal-not-natures = ce n’est pas au hasard de décider
refusal-natures-only = les dés tombent d’eux-mêmes
refusal-no-such-face = ces dés n’ont pas de { $face }
refusal-too-many = il n’y a pas { $count } dés
refusal-too-low = { $count } fois le { $face } n’est pas une annonce plus haute
refusal-nothing-bid = il n’y a pas d’annonce à mettre en doute

## What happened

event-die-rolled = { $seat } fait un { $face }
event-die-rolled-unseen = { $seat } lance un dé caché
event-bid-made = { $seat } annonce { $count } fois le { $face }
event-challenged = { $seat } met en doute l’annonce ({ $bidder }) : { $found } fois le { $face }
event-die-lost = { $seat } perd un dé, il en reste { $left }
event-won = { $seat } gagne

## Plain words for people

plain-action-bid = Annoncer { $count ->
    [one] { $count } dé
   *[other] { $count } dés
 } montrant { $face }
plain-action-liar = Menteur !

plain-event-die-rolled = { $seat ->
    [you] Tu fais un { $face }
   *[other] { $seat } fait un { $face }
 }
plain-event-die-rolled-unseen = { $seat ->
    [you] Tu lances un dé
   *[other] { $seat } lance un dé
 }
plain-event-bid-made = { $seat ->
    [you] Tu annonces
   *[other] { $seat } annonce
 } { $count ->
    [one] { $count } dé
   *[other] { $count } dés
 } montrant { $face }
plain-event-challenged = { $seat ->
    [you] Tu mets
   *[other] { $seat } met
 } en doute { $bidder ->
    [you] ton annonce
   *[other] l’annonce ({ $bidder })
 } : { $found ->
    [one] { $found } dé montre
   *[other] { $found } dés montrent
 } { $face }
plain-event-die-lost = { $seat ->
    [you] Tu perds un dé, il t’en reste { $left }
   *[other] { $seat } perd un dé et en garde { $left }
 }
plain-event-won = { $seat ->
    [you] Tu gagnes
   *[other] { $seat } gagne
 }

plain-refusal-not-your-turn = Ce n’est pas à toi
plain-refusal-too-low = Ce n’est pas une annonce plus haute

## Options in the lobby

option-dice = Dés
option-wild = As jokers

## A line for each option

help-dice = dés de chacun au début
help-wild = les as comptent pour toutes les faces

## Boards

board-standard = six faces
board-small = quatre faces

## Why a position is impossible

fault-bad-dice = les dés ne font pas le compte
fault-bad-bid = cette annonce est impossible
fault-bad-turn = ce joueur ne peut pas avoir la main
