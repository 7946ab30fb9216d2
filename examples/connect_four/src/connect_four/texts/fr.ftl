### Puissance 4 en français

## The language

language-name = Français

## The lid of the box

title = Puissance 4
blurb = Lâche des jetons dans une grille ; quatre à toi alignés, et c’est gagné.

## Words that fill variables

name-yellow = Jaune
name-red = Rouge
name-frame = grille

## What buttons say, by verb

action-drop = colonne { $column }

## What one may type, by verb

kind-drop = lâcher un jeton dans une colonne

## Why a move is not allowed

refusal-game-over = la partie est finie
refusal-not-your-turn = ce n’est pas à { $player }
refusal-no-such-column = cette grille n’a pas de colonne { $column }
refusal-column-full = la colonne { $column } est pleine
refusal-not-natures = rien n’est laissé au hasard ici

## What happened

event-disc-dropped = { $seat } lâche un jeton dans la colonne { $column }
event-four-in-a-row = { $seat } aligne quatre jetons
event-frame-full = la grille est pleine : partie nulle

## Plain words for people

plain-action-drop = Lâcher un jeton dans la colonne { $column }

plain-event-disc-dropped = { $seat ->
    [you] Tu lâches
   *[other] { $seat } lâche
 } un jeton dans la colonne { $column }
plain-event-four-in-a-row = { $seat ->
    [you] Tu alignes
   *[other] { $seat } aligne
 } quatre jetons

plain-refusal-not-your-turn = Ce n’est pas à toi

## Options in the lobby

option-first = Qui commence

## A line for each option

help-first = qui lâche le premier jeton

## Their choices

choice-yellow = Jaune
choice-red = Rouge

## Boards

board-standard = sept sur six
board-small = cinq sur quatre

## Why a position is impossible

fault-misplaced = des jetons se chevauchent ou flottent
fault-miscounted = le nombre de jetons ne va pas avec celui qui a la main
