### Что говорит `orrery play` в терминале.

type-for-help = Набери ?, чтобы получить помощь.
narrow = Полю может понадобиться { $needed } столбцов, а в этом окне их { $columns }: расширь его, если строки переносятся или обрезаны.
note = Примечание:
left = Стол покинут.
thinks = { $player } думает
not-allowed = Нельзя:
plays = { $seat }: { $player }
plays-here = { $seat }: ты
not-a-move = { $text } — не ход: пиши, например, { $example }
what-to-do = Что делаешь: { $things }?
nothing-to-do = Делать нечего.
hand-over = Передай экран ({ $player }), потом Enter
moves-look-like = Ходы выглядят так:
rules-are-there = { $command } печатает правила.
is-legal = { $text } — допустимый ход
nothing-to-skip = Сейчас твой ход: пропускать нечего.
not-numbered = ходы здесь без номеров: набери ход, например { $text }
no-such-number = хода номер { $n } нет: в списке от { $from } до { $to }
save-needs-file = для save нужно имя файла: save my_game.jsonl
saved = сохранено; продолжить потом: { $command }
greedy-would = жадный игрок сыграл бы:
hint-line = { $share }, { $n ->
    [one] { $n } проба
    [few] { $n } пробы
    [many] { $n } проб
   *[other] { $n } пробы
 }
won = { $n ->
    [one] Победа: { $winners }
    [few] Победа общая: { $winners }
    [many] Победа общая: { $winners }
   *[other] Победа общая: { $winners }
 }
no-glossary = { $game } не объясняет терминов.

## Help, a line for each thing that can be typed

help-numbers = Номер из списка или текст хода делает этот ход. Ещё:
help-texts = Текст хода, например из списка, делает этот ход. Ещё:
help-help = эта справка
help-why = пункт правил, который запрещает ход
help-undo = вернуть ход
help-hint = что сделал бы адмирал
help-skip = пасовать до своего хода
help-log = что было до сих пор
help-save = сохранить партию
help-text = позиция одной строкой
help-board = показать поле ещё раз
help-legend = что значат его знаки
help-quit = уйти

## The screen of the terminal

screen-face-down = скрыто
screen-not-rolled = ещё не брошена
screen-empty = пусто

## Replays: `orrery replay`

replay-next = Enter: следующее действие, q: уйти
replay-scores = очки: { $scores }
replay-unfinished = не окончена, действий: { $n }; { $text }
chance = случай

## What there is to play: `orrery games`

players-from-to = от { $low } до { $high } игроков
players-exactly = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
 }
option-default = по умолчанию { $value }

## First moves: `orrery openings`

openings-about = Партии двух ботов (звание: { $rank }), всего { $games }. В { $tried } из них первый ход не выбран, а испробован, чтобы был известен каждый первый ход. Доли победы по местам.
openings-drawn = В этой игре участвует случай: ходы считаются, что бы ни выпало.
openings-move = ход
openings-games = партий
