### Dado mentiroso em português

## The language

language-name = Português

## The lid of the box

title = Dado Mentiroso
blurb = Aposta em dados que ninguém vê todos; desmascara o bluff.

## Words that fill variables

name-red = Vermelho
name-blue = Azul
name-green = Verde
name-white = Branco
name-dice = dados
name-bid = aposta
name-count = quantidade
name-face = face

## What buttons say, by verb

action-bid = apostar { $count } × { $face }
action-liar = desconfiar

## What one may type, by verb

kind-bid = apostar em todos os dados
kind-liar = desconfiar da última aposta

## Why a move is not allowed

refusal-game-over = o jogo já acabou
refusal-not-your-turn = não é a vez de { $player }
refusal-nature-first = primeiro decide o acaso
refusal-not-natures = isto não fica entregue ao acaso
refusal-natures-only = isto fica entregue ao acaso
refusal-no-such-face = não há face { $face }
refusal-too-many = não há { $count } dados
refusal-too-low = { $count } × { $face } não é uma aposta mais alta
refusal-nothing-bid = não há nenhuma aposta de que desconfiar

## What happened

event-die-rolled = { $seat } lança um { $face }
event-die-rolled-unseen = { $seat } lança um dado
event-bid-made = { $seat } aposta { $count } × { $face }
event-challenged = { $seat } desconfia de { $bidder }: { $found } { $found ->
    [0] dados mostram
    [one] dado mostra
   *[other] dados mostram
 } { $face }
event-die-lost = { $seat } perde um dado e fica com { $left }
event-won = { $seat } ganha

## Plain words for people

plain-action-bid = Apostar { $count ->
    [one] um dado com { $face }
   *[other] { $count } dados com { $face }
 }
plain-action-liar = Desconfiar

plain-event-die-rolled = { $seat ->
    [you] Lanças um { $face }
   *[other] { $seat } lança um { $face }
 }
plain-event-die-rolled-unseen = { $seat ->
    [you] Lanças um dado
   *[other] { $seat } lança um dado
 }
plain-event-bid-made = { $seat ->
    [you] Apostas
   *[other] { $seat } aposta
 } { $count ->
    [one] um dado com { $face }
   *[other] { $count } dados com { $face }
 }
plain-event-challenged = { $seat ->
    [you] Desconfias
   *[other] { $seat } desconfia
 } { $bidder ->
    [you] da tua aposta
   *[other] da aposta de { $bidder }
 }: { $found ->
    [0] nenhum dado mostra
    [one] { $found } dado mostra
   *[other] { $found } dados mostram
 } { $face }
plain-event-die-lost = { $seat ->
    [you] Perdes um dado e ficas com { $left }
   *[other] { $seat } perde um dado e fica com { $left }
 }
plain-event-won = { $seat ->
    [you] Ganhas
   *[other] { $seat } ganha
 }

plain-refusal-not-your-turn = Não é a tua vez
plain-refusal-too-low = Essa não é uma aposta mais alta

## Options in the lobby

option-dice = Dados
option-wild = Os uns valem tudo

## A line for each option

help-dice = dados de cada jogador no início
help-wild = os uns contam como qualquer face

## Boards

board-standard = seis faces
board-small = quatro faces

## Why a position is impossible

fault-bad-dice = os dados não dão a conta certa
fault-bad-bid = essa aposta é impossível
fault-bad-turn = não pode ser a vez deste jogador
