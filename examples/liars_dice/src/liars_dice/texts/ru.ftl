### «Кости лжеца» по-русски

## The language

language-name = Русский

## The lid of the box

title = Кости лжеца
blurb = Делай ставки на кости, которых никто не видит целиком; разоблачай блеф.

## Words that fill variables

name-red = красный
name-blue = синий
name-green = зелёный
name-white = белый
name-dice = кости
name-bid = ставка
name-count = число
name-face = грань

## What buttons say, by verb

action-bid = ставка: { $count } × { $face }
action-liar = не верю

## What one may type, by verb

kind-bid = сделать ставку на все кости
kind-liar = усомниться в последней ставке

## Why a move is not allowed

refusal-game-over = игра окончена
refusal-not-your-turn = { $player } сейчас не ходит
refusal-nature-first = сначала бросают кости
refusal-not-natures = случай здесь ничего не решает
refusal-natures-only = это решает случай
refusal-no-such-face = грани { $face } нет
refusal-too-many = столько костей нет: { $count }
refusal-too-low = { $count } × { $face } не выше прежней ставки
refusal-nothing-bid = ещё нет ставки, в которой можно усомниться

## What happened

event-die-rolled = { $seat } выбрасывает { $face }
event-die-rolled-unseen = { $seat } бросает кость втайне
event-bid-made = { $seat } ставит { $count } × { $face }
event-challenged = { $seat } не верит (ставка: { $bidder }): { $found ->
    [one] { $found } кость
    [few] { $found } кости
    [many] { $found } костей
   *[other] { $found } кости
 } с { $face }
event-die-lost = { $seat } теряет кость, осталось { $left }
event-won = { $seat } побеждает

## Plain words for people

plain-action-bid = Ставка: { $count ->
    [one] { $count } кость
    [few] { $count } кости
    [many] { $count } костей
   *[other] { $count } кости
 } с { $face }
plain-action-liar = Не верю

plain-event-die-rolled = { $seat ->
    [you] Ты выбрасываешь { $face }
   *[other] { $seat } выбрасывает { $face }
 }
plain-event-die-rolled-unseen = { $seat ->
    [you] Ты бросаешь кость втайне
   *[other] { $seat } бросает кость втайне
 }
plain-event-bid-made = { $seat ->
    [you] Ты ставишь
   *[other] { $seat } ставит
 }: { $count ->
    [one] { $count } кость
    [few] { $count } кости
    [many] { $count } костей
   *[other] { $count } кости
 } с { $face }
plain-event-challenged = { $seat ->
    [you] Ты не веришь
   *[other] { $seat } не верит
 } ({ $bidder ->
    [you] ставка твоя
   *[other] ставка: { $bidder }
 }): { $found ->
    [one] { $found } кость
    [few] { $found } кости
    [many] { $found } костей
   *[other] { $found } кости
 } с { $face }
plain-event-die-lost = { $seat ->
    [you] Ты теряешь кость, осталось { $left }
   *[other] { $seat } теряет кость, осталось { $left }
 }
plain-event-won = { $seat ->
    [you] Ты побеждаешь
   *[other] { $seat } побеждает
 }

plain-refusal-not-your-turn = Сейчас не твой ход
plain-refusal-too-low = Эта ставка не выше прежней

## Options in the lobby

option-dice = Кости
option-wild = Единицы — джокеры

## A line for each option

help-dice = сколько костей у каждого вначале
help-wild = единицы считаются за любую грань

## Boards

board-standard = шесть граней
board-small = четыре грани

## Why a position is impossible

fault-bad-dice = кости не сходятся
fault-bad-bid = такой ставки быть не может
fault-bad-turn = этот игрок не может быть на очереди
