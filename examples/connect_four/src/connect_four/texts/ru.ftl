### «Четыре в ряд» по-русски

## The language

language-name = Русский

## The lid of the box

title = Четыре в ряд
blurb = Бросай диски в рамку; кто собрал четыре своих в ряд, тот победил.

## Words that fill variables

name-yellow = жёлтый
name-red = красный
name-frame = рамка

## What buttons say, by verb

action-drop = столбец { $column }

## What one may type, by verb

kind-drop = бросить диск в столбец

## Why a move is not allowed

refusal-game-over = игра окончена
refusal-not-your-turn = { $player } сейчас не ходит
refusal-no-such-column = в этой рамке нет столбца { $column }
refusal-column-full = столбец { $column } полон
refusal-not-natures = случай здесь ничего не решает

## What happened

event-disc-dropped = { $seat } бросает диск в столбец { $column }
event-four-in-a-row = { $seat } собирает четыре в ряд
event-frame-full = рамка полна: ничья

## Plain words for people

plain-action-drop = Бросить диск в столбец { $column }

plain-event-disc-dropped = { $seat ->
    [you] Ты бросаешь
   *[other] { $seat } бросает
 } диск в столбец { $column }
plain-event-four-in-a-row = { $seat ->
    [you] Ты собираешь
   *[other] { $seat } собирает
 } четыре в ряд

plain-refusal-not-your-turn = Сейчас не твой ход

## Options in the lobby

option-first = Кто начинает

## A line for each option

help-first = кто бросает первый диск

## Their choices

choice-yellow = жёлтый
choice-red = красный

## Boards

board-standard = семь на шесть
board-small = пять на четыре

## Why a position is impossible

fault-misplaced = диски перекрываются или висят в воздухе
fault-miscounted = число дисков не подходит к тому, чей сейчас ход
