### Quatro em linha em português

## The language

language-name = Português

## The lid of the box

title = Quatro em Linha
blurb = Deixa cair discos numa grelha; ganha quem juntar quatro seus em linha.

## Words that fill variables

name-yellow = Amarelo
name-red = Vermelho
name-frame = grelha

## What buttons say, by verb

action-drop = coluna { $column }

## What one may type, by verb

kind-drop = deixar cair um disco numa coluna

## Why a move is not allowed

refusal-game-over = o jogo já acabou
refusal-not-your-turn = não é a vez de { $player }
refusal-no-such-column = não há coluna { $column }
refusal-column-full = a coluna { $column } está cheia
refusal-not-natures = aqui nada fica entregue ao acaso

## What happened

event-disc-dropped = { $seat } deixa cair um disco na coluna { $column }
event-four-in-a-row = { $seat } tem quatro em linha
event-frame-full = a grelha está cheia: empate

## Plain words for people

plain-action-drop = Deixar cair um disco na coluna { $column }

plain-event-disc-dropped = { $seat ->
    [you] Deixas
   *[other] { $seat } deixa
 } cair um disco na coluna { $column }
plain-event-four-in-a-row = { $seat ->
    [you] Tens
   *[other] { $seat } tem
 } quatro em linha

plain-refusal-not-your-turn = Não é a tua vez

## Options in the lobby

option-first = Quem começa

## A line for each option

help-first = quem deixa cair o primeiro disco

## Their choices

choice-yellow = Amarelo
choice-red = Vermelho

## Boards

board-standard = sete por seis
board-small = cinco por quatro

## Why a position is impossible

fault-misplaced = há discos sobrepostos ou a flutuar
fault-miscounted = o número de discos não condiz com quem tem a vez
