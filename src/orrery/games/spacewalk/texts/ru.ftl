### Space Walk по-русски

## The language

language-name = Русский

## The lid of the box

title = Space Walk
blurb = Уводи целые планеты звездолётов, своих и чужих, мимо чёрных дыр.

## Words that fill variables

name-large = большой
    .gen = большого
name-medium = средний
    .gen = среднего
name-small = маленький
    .gen = маленького
name-red = красный
    .kind = colour
name-blue = синий
    .kind = colour
name-green = зелёный
    .kind = colour
name-yellow = жёлтый
    .kind = colour
name-white = белый
    .kind = colour
name-move = ХОД
name-double = ДВОЙНОЙ ХОД
name-copy = ПОВТОР
name-step = ШАГ
name-stay = ПАУЗА

## What buttons say, by verb

action-place = { $size } звездолёт на планету { $space }
action-step = { $size } звездолёт с планеты { $space } на клетку вперёд
action-move = взлёт с планеты { $space }
action-again = за фишку: взлёт с планеты { $space }
action-next = следующим летит { $owner }
action-card = сыграть { $card }
action-pass = пас

## What one may type, by verb

kind-place = поставить большой звездолёт на планету 3
kind-step = отдать фишку (или сыграть ШАГ): твой маленький звездолёт с планеты 3 летит на клетку вперёд
kind-move = все звездолёты планеты 3 взлетают
kind-again = отдать фишку: второй ход, с планеты 3
kind-next = следующим из группы летит синий звездолёт
kind-card = сыграть карту (вариант с картами действий)
kind-pass = ничего не отдавать

## Why a move is not allowed

refusal-game-over = игра окончена
refusal-not-your-turn = { $player } сейчас ничего не решает
refusal-nature-first = пока не выпал жребий, кто начинает, никто ничего не решает
refusal-natures-only = кто начинает, здесь решает жребий, а не выбор
refusal-not-natures = это решает игрок, а не случай
refusal-no-such-player = такого игрока за этим столом нет
refusal-still-placing = звездолёты ещё выводят на орбиту, ходить рано
refusal-no-tokens-yet = пока звездолёты расставляют, фишки не действуют
refusal-placement-is-over = все звездолёты уже на орбите
refusal-no-such-space = на этой орбите нет клетки { $space }
refusal-place-on-planet = клетка { $space } — чёрная дыра, а звездолёты ставят на планеты
refusal-none-in-reserve = { $player }: все звездолёты этого размера ({ $size }) уже расставлены
refusal-size-taken = на планете { $space } уже есть { $size } звездолёт
refusal-not-a-planet = клетка { $space } — чёрная дыра, взлетают только с планет
refusal-no-ship-of-yours = { $player }: на планете { $space } нет своих звездолётов
refusal-must-move = ходить обязательно, пропустить ход нельзя
refusal-move-first = фишки — после хода: сначала сделай ход
refusal-order-first = группа ещё летит: назови, чей звездолёт следующий
refusal-no-order-due = ни одна группа не ждёт, в каком порядке лететь
refusal-not-in-group = { $owner }: нет звездолётов того размера, который летит сейчас
refusal-turn-is-done = ход окончен; «again { $space }» купит за фишку второй
refusal-only-a-step = между ходами фишка покупает только один шаг
refusal-not-in-a-gap = между ходами с планет не взлетают, за фишку можно купить один шаг
refusal-no-such-ship = { $player }: { $size } звездолёт на клетке { $space } не найден
refusal-card-first = ход начинается с карты
refusal-no-cards = здесь играют с фишками, а не с картами действий
refusal-card-is-laid = карта этого хода уже сыграна
refusal-no-such-card = { $player }: на руке нет карты { $card }
refusal-must-step = на карте ШАГ: один звездолёт должен сдвинуться на клетку

## What happened

event-first-drawn = по жребию начинает { $owner }
event-ship-placed = { $owner } ставит { $size } звездолёт на планету { $space }
event-ship-flew = { $owner }: { $size } звездолёт летит на планету { $target }, дальность { $distance }
event-ship-lost = { $owner }: { $size } звездолёт летит в чёрную дыру { $target }, дальность { $distance }
event-token-paid = { $owner } отдаёт фишку
event-passed = { $owner } пасует
event-card-laid = { $owner } играет { $card }
event-card-copied = { $owner }: ПОВТОР действует как { $card }
event-hand-taken-back = { $owner } забирает все восемь карт на руку
event-round-began = раунд { $round }
event-game-ended = { $owner } остаётся без звездолётов: игра окончена

## Plain words for people

phrase-ship = { $owner ->
    [you] твой { $size } звездолёт
   *[other] { NAME($owner, form: "kind") ->
    [colour] { $owner } { $size } звездолёт
   *[other] { $size } звездолёт игрока { $owner }
 }
 }
plain-action-place = { $size } звездолёт на { $nth }-ю планету после дыры ({ $space })
plain-action-step = { $payment ->
    [card] { $size } звездолёт на клетку вперёд ({ $space })
   *[token] За фишку: { $size } звездолёт на клетку вперёд ({ $space })
 }
plain-action-move = Взлёт с планеты, где { $n ->
    [one] { $n } звездолёт
    [few] { $n } звездолёта
    [many] { $n } звездолётов
   *[other] { $n } звездолёта
 } ({ $space })
plain-action-again = За фишку: взлёт и с этой планеты ({ $space })
plain-action-next = Первым — { $ship }
plain-action-card = Сыграть { $card }
plain-action-pass = Оставить фишку себе

plain-event-first-drawn = { $owner ->
    [you] По жребию начинаешь ты
   *[other] По жребию начинает { $owner }
 }
plain-event-ship-placed = { $owner ->
    [you] Ты ставишь
   *[other] { $owner } ставит
 } { $size } звездолёт на { $nth }-ю планету после дыры ({ $space })
plain-event-ship-flew = { $ship } летит на { $distance ->
    [one] { $distance } клетку
    [few] { $distance } клетки
    [many] { $distance } клеток
   *[other] { $distance } клетки
 }, на планету { $target }
plain-event-ship-lost = { $ship } летит на { $distance ->
    [one] { $distance } клетку
    [few] { $distance } клетки
    [many] { $distance } клеток
   *[other] { $distance } клетки
 }, прямо в чёрную дыру
plain-event-token-paid = { $owner ->
    [you] Ты отдаёшь фишку
   *[other] { $owner } отдаёт фишку
 }
plain-event-passed = { $owner ->
    [you] Ты пасуешь
   *[other] { $owner } пасует
 }
plain-event-card-laid = { $owner ->
    [you] Ты играешь { $card }
   *[other] { $owner } играет { $card }
 }
plain-event-card-copied = { $owner ->
    [you] Твой ПОВТОР действует как { $card }
   *[other] { $owner }: ПОВТОР действует как { $card }
 }
plain-event-hand-taken-back = { $owner ->
    [you] Ты забираешь все восемь карт на руку
   *[other] { $owner } забирает все восемь карт на руку
 }
plain-event-round-began = Раунд { $round }
plain-event-game-ended = { $owner ->
    [you] Ты остаёшься без звездолётов
   *[other] { $owner } остаётся без звездолётов
 }: игра окончена

plain-refusal-game-over = Игра окончена
plain-refusal-not-your-turn = Сейчас решаешь не ты
plain-refusal-place-on-planet = Это чёрная дыра: звездолёты ставят на планеты
plain-refusal-none-in-reserve = Все звездолёты этого размера ({ $size }) у тебя уже расставлены
plain-refusal-size-taken = Здесь уже есть { $size } звездолёт: при расстановке — по одному каждого размера
plain-refusal-not-a-planet = Это чёрная дыра: взлетают только с планет
plain-refusal-no-ship-of-yours = Здесь нет твоих звездолётов: выбери планету, где они есть
plain-refusal-must-move = Взлёт с какой-нибудь планеты обязателен: пропустить ход нельзя
plain-refusal-move-first = Сначала взлёт с планеты: фишки — после хода
plain-refusal-order-first = Звездолёты ещё летят: скажи, чей летит первым
plain-refusal-no-order-due = Никакие звездолёты не ждут, в каком порядке лететь
plain-refusal-not-in-group = { $owner ->
    [you] У тебя нет звездолётов
   *[other] { $owner }: нет звездолётов
 } того размера, который летит сейчас
plain-refusal-turn-is-done = Твой ход окончен: второй можно купить только за фишку
plain-refusal-only-a-step = Между ходами фишка покупает один шаг, не больше
plain-refusal-not-in-a-gap = Между ходами с планет не взлетают: фишка покупает один шаг
plain-refusal-no-such-ship = У тебя здесь нет { NAME($size, form: "gen") } звездолёта
plain-refusal-card-first = Сначала сыграй карту
plain-refusal-no-such-card = Карты { $card } у тебя больше нет
plain-refusal-must-step = На карте ШАГ: один звездолёт должен сдвинуться на клетку

## Options in the lobby

option-variant = Вариант
option-tokens = Фишек у каждого
option-first-player = Кто начинает
option-first-placer-moves-second = Кто ставит первым, ходит вторым
option-no-tokens-first-rounds = Раундов без фишек

## A line for each option

help-variant = фишки: основная игра; карты: вариант с картами действий
help-tokens = фишек у каждого; -1: четыре, впятером — три
help-first-player = кто первым ставит (и, если не действует SW-8, первым ходит)
help-first-placer-moves-second = вдвоём первый ход делает тот, кто ставил вторым
help-no-tokens-first-rounds = сколько раундов в начале играют без фишек

## Their choices

choice-tokens = фишки
choice-cards = карты действий
choice-red = красный
choice-blue = синий
choice-green = зелёный
choice-yellow = жёлтый
choice-white = белый
choice-random = по жребию

## Boards

board-big = большая орбита
board-small = маленькая орбита

## Why a position is impossible

fault-bad-seats = игроков должно быть от 2 до 5, и один из них должен быть на очереди
fault-ship-in-hole = звездолёт стоит в чёрной дыре
fault-too-many-ships = у игрока больше трёх звездолётов одного размера
fault-wrong-count = звездолёты на орбите и рядом с полем не дают нужного числа
fault-stray-group = группа в полёте бывает ровно тогда, когда выбирают её порядок
fault-bad-number = число вне допустимых пределов
fault-should-be-over = у игрока не осталось звездолётов: игра уже должна быть окончена
fault-strangers = у места, за которым никто не играет, есть звездолёты или фишки
fault-wrong-round = раунд не подходит к этапу игры
fault-bad-placing = ставят по очереди, и никогда два звездолёта одного размера на одну планету
fault-not-the-mover = решать должен не тот, чей сейчас ход
fault-cannot-pay = тот, кого спрашивают, не может отдать фишку: фишек нет, уже отдал или спасовал, или это раунд без фишек
fault-wrong-payments = отдал фишку или спасовал тот, кто не мог
fault-wrong-cards = карты бывают только в варианте с картами действий, где нет фишек; этапу нужна сыгранная для него карта
fault-bad-group = в летящей группе не из чего выбирать
fault-not-over = никто не потерял все звездолёты, значит, игра продолжается

## What a seat is asked in the terminal

question-place = Поставь звездолёт на планету, где нет звездолёта того же размера.
question-card = Сыграй карту.
question-move = С какой планеты взлёт? Полетят все звездолёты на ней.
question-order = Чей звездолёт летит следующим? Дальность полёта: { $n }.
question-step = Какой из твоих звездолётов делает шаг на клетку вперёд?
question-after = Отдать фишку за второй ход или за один шаг (фишек у тебя: { $tokens }) или спасовать?
question-gap = Шаг стоит одну фишку (у тебя: { $tokens }): отдать её и сдвинуть свой звездолёт или спасовать?

## Glossary: what is on the table, one meaning each

term-planet = Планета
meaning-planet = Здесь стоят звездолёты. Если среди них есть твой, можешь поднять все сразу: первый летит на одну клетку, следующий на две и так далее.
term-black-hole = Чёрная дыра
meaning-black-hole = Звездолёт, закончивший здесь полёт, потерян навсегда. Пролетать над ней не опасно.
term-large-ship = Большой звездолёт
meaning-large-ship = Взлетает с планеты первым. Приносит { $large ->
    [one] { $large } очко
    [few] { $large } очка
    [many] { $large } очков
   *[other] { $large } очка
 }, если в конце игры остаётся на орбите.
term-medium-ship = Средний звездолёт
meaning-medium-ship = Взлетает после больших. Приносит { $medium ->
    [one] { $medium } очко
    [few] { $medium } очка
    [many] { $medium } очков
   *[other] { $medium } очка
 }, если в конце игры остаётся на орбите.
term-small-ship = Маленький звездолёт
meaning-small-ship = Взлетает последним и потому летит дальше всех. Приносит { $small ->
    [one] { $small } очко
    [few] { $small } очка
    [many] { $small } очков
   *[other] { $small } очка
 }, если в конце игры остаётся на орбите.
term-ship-count = Число у стопки
meaning-ship-count = Сколько звездолётов стоит на этой планете. Последний из них пролетит столько же клеток.
term-space-number = Номер клетки
meaning-space-number = Клетки считают по часовой стрелке: в эту сторону летят все звездолёты.
term-fleet = Звездолёты игрока
meaning-fleet = Сколько больших, средних и маленьких звездолётов у этого игрока ещё осталось.
term-token = Фишка
meaning-token = Покупает второй ход сразу после твоего или сдвигает твой звездолёт на одну клетку; не больше одной за раунд. Неистраченная приносит { $token ->
    [one] { $token } очко
    [few] { $token } очка
    [many] { $token } очков
   *[other] { $token } очка
 }.
term-card-move = ХОД
meaning-card-move = Обычный ход: взлетают все звездолёты одной планеты. Таких карт на руке: { $moves }.
term-card-double = ДВОЙНОЙ ХОД
meaning-card-double = Два обычных хода подряд.
term-card-copy = ПОВТОР
meaning-card-copy = Делает то же, что карта предыдущего игрока.
term-card-step = ШАГ
meaning-card-step = Один твой звездолёт летит на клетку вперёд, сам по себе.
term-card-stay = ПАУЗА
meaning-card-stay = Ничто не движется.

## The screen of the terminal

screen-legend-sizes = большие, средние, маленькие звездолёты на планете, в порядке полёта
screen-legend-ships = два красных, один синий (g зелёный, y жёлтый, w белый)
screen-legend-hole = чёрная дыра
screen-legend-token = фишка
screen-flight = в полёте с { $space }, следующий летит на { $distance }: { $ships }
screen-ships = звездолёты
screen-points = очки
screen-to-place = поставить
screen-tokens = фишки
screen-hand = рука
screen-last-effect = эффект
screen-paid = фишка отдана в этом раунде
screen-cards = { $n }x{ $card }
