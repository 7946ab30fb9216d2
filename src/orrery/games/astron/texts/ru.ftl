### ASTRON по-русски

## The language

language-name = Русский

## The lid of the box

title = ASTRON
blurb = Лети с Земли к Сатурну над лентой, которая ползёт под всеми кораблями.

## Words that fill variables

name-ship1 = корабль 1
name-ship2 = корабль 2
name-ship3 = корабль 3
name-ship4 = корабль 4
name-ship5 = корабль 5
name-ship6 = корабль 6
name-forward-1 = Вперёд 1
name-forward-2 = Вперёд 2
name-forward-3 = Вперёд 3
name-forward-4 = Вперёд 4
name-backward-1 = Назад 1
name-backward-2 = Назад 2
name-backward-3 = Назад 3
name-backward-4 = Назад 4
name-sideways-1 = Вбок 1
name-sideways-2 = Вбок 2
name-sideways-3 = Вбок 3
name-sideways-4 = Вбок 4
name-upheaval-1 = Сдвиг 1
name-upheaval-2 = Сдвиг 2
name-upheaval-3 = Сдвиг 3
name-upheaval-4 = Сдвиг 4
name-a-card = одну карту
name-meteor-stream = метеорный поток
name-cosmic-ray-shower = ливень космических лучей
name-electronic-blackout = отказ электроники
name-asteroid = астероид
name-space = космос
name-Earth = Земля
name-take-off-space = стартовая клетка
name-space-station = космическая станция
name-land-of-planet = суша планеты
name-stellar-station = звёздная станция
name-left = влево
name-right = вправо
name-comet = комета
name-rings = кольца

## What buttons say, by verb

action-take-off = старт из столбца { $column }
action-forward = сыграть Вперёд { $value }
action-backward = сыграть Назад { $value }
action-sideways = сыграть Вбок { $value }, { $side }
action-upheaval = сыграть Сдвиг { $value }
action-wait = ждать и сбросить { $card }
action-dodge = уступить место, { $side }
action-pass = пас

## What one may type, by verb

kind-take-off = стартовать из столбца c
kind-forward = сыграть Вперёд 3 (или: f3)
kind-backward = сыграть Назад 2
kind-sideways = сыграть Вбок 2 влево (или: left 2)
kind-upheaval = сыграть Космический сдвиг 2: лента едет дальше
kind-wait = ни одна карта не подходит: сбросить одну (или: discard forward 3)
kind-dodge = твой оттеснённый корабль уходит влево
kind-pass = ни одна карта не подходит, и сбросить нечего

## Why a move is not allowed

refusal-game-over = игра окончена
refusal-not-your-turn = сейчас ходит { $actor }, а не { $player }: корабли ходят в порядке номеров
refusal-cards-are-dealt = идёт раздача карт, сейчас карту получает { $actor }
refusal-natures-only = карты раздаёт из стопки случай, игроки их не выбирают
refusal-not-natures = это решает игрок, а не случай
refusal-not-in-pile = в стопке (карт: { $n_pile }) нет карты { $card }
refusal-take-off-first = корабли ещё выбирают стартовые клетки
refusal-has-taken-off = все корабли уже стартовали
refusal-no-take-off-space = в столбце { $column } нет стартовой клетки в ряду 0
refusal-take-off-space-taken = на стартовой клетке столбца { $column } уже стоит { $other }
refusal-dodge-first = { $player } сначала уступает место: dodge left (влево) или dodge right (вправо)
refusal-no-dodge-due = { $player } никому не мешает
refusal-no-such-card = { $player }: на руке нет карты { $card }
refusal-no-such-value = карты с числом { $value } нет: на картах от 1 до 4
refusal-leaves-window = { $card } с { $place } выведет корабль за пределы окна
refusal-space-held = на { $target } стоит { $other }, а на клетке место только одному кораблю
refusal-ship-in-the-way = на пути к { $target } стоит { $other }; пролетать мимо кораблей можно только вбок
refusal-ends-on-planet = { $player }: корабль застрял на { $place }, а { $target } — не космос
refusal-must-play = { $player } может сыграть «{ $example }», а кто может, тот обязан
refusal-must-leave = { $player }: корабль застрял, но можно сыграть «{ $example }», а значит, нужно
refusal-not-in-hand = { $player }: на руке нет карты { $card }, сбросить её нельзя
refusal-must-discard = { $player }: карты на руке ещё есть, одну надо сбросить
refusal-not-your-dodge = сначала { $actor } выбирает, куда уйдёт оттеснённый корабль

## What happened

event-took-off = { $ship } стартует из столбца { $column }
event-card-dealt = { $ship } получает { $card }
event-pile-shuffled = сброшенные карты ({ $n }) перемешаны и стали новой стопкой
event-round-began = раунд { $n }
event-card-played = { $ship } играет { $card }
event-ship-flew = { $ship } летит с { $column }{ $row } на { $to_column }{ $to_row }
event-ship-displaced = { $ship } стоит на пути и уходит с { $column }{ $row } на { $to_column }{ $to_row }
event-base-moved = лента продвигается на { $steps }, до шага { $base }
event-hazard-hit = { $ship } попадает в столбце { $column } в опасность ({ $danger }) и теряет очко
event-ship-lost = { $ship } гибнет в столбце { $column } ({ $danger })
event-landed = { $ship } садится на станцию { $n }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
event-landed-again = { $ship } снова садится на станцию { $n }
event-bad-landing = { $ship }: неудачная посадка на планете { $n }, очко потеряно, корабль застревает
event-freed = { $ship } вырывается с планеты { $n }
event-finished-voyage = { $ship } достигает Сатурна
event-waited = { $ship } не может ничего сыграть и сбрасывает { $card }; потеряно очков: { $points }
event-passed = { $ship } пасует: карт нет
event-hand-discarded = { $ship }: { $n ->
    [one] { $n } карта уходит
    [few] { $n } карты уходят
    [many] { $n } карт уходят
   *[other] { $n } карты уходят
 } в сброс
event-survived = { $ship } выживает: 1 очко
event-game-ended = игра окончена на шаге { $n } ленты

## Plain words for people

phrase-card = { $suit ->
    [forward] Вперёд
    [backward] Назад
    [sideways] Вбок
   *[upheaval] Космический сдвиг
 } { $value }
phrase-unseen-card = одну карту
phrase-danger = { $kind ->
    [meteors] метеорный поток
    [rays] ливень космических лучей
    [blackout] зону отказа электроники
    [asteroid] астероид
    [comet] комету
   *[rings] кольца
 }
phrase-fates = { $first }, потом { $then }
phrase-hit = сквозь { $danger }, минус очко
phrase-lost = прямо в { $danger }, корабль гибнет
phrase-landing = посадка на станцию { $n }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
phrase-landing-again = снова посадка на станцию { $n }, без очков
phrase-crash = неудачная посадка на планете { $n }, минус очко
phrase-freed = прочь с планеты { $n }

plain-action-take-off = Старт с { $end ->
    [leftmost] крайней левой клетки
    [rightmost] крайней правой клетки
   *[between] { $nth }-й клетки слева
 }
plain-action-forward = Вперёд { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-backward = Назад { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-sideways = Вбок { $value } { $side }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-upheaval = Космический сдвиг: лента едет на { $value ->
    [one] { $value } ряд
    [few] { $value } ряда
    [many] { $value } рядов
   *[other] { $value } ряда
 }{ $fate ->
    [none] { "" }
   *[other] ; { $fate }
 }
plain-action-wait = Ничего не подходит: сбросить { $card }{ $points ->
    [0] { "" }
    [one] { " " }и потерять очко
    [few] { " " }и потерять { $points } очка
    [many] { " " }и потерять { $points } очков
   *[other] { " " }и потерять { $points } очка
 }
plain-action-dodge = Уступить место: { $side }
plain-action-pass = Карт нет: пас

plain-event-took-off = { $ship ->
    [you] Ты стартуешь
   *[other] { $ship } стартует
 } с { $end ->
    [leftmost] крайней левой клетки
    [rightmost] крайней правой клетки
   *[between] { $nth }-й клетки слева
 }
plain-event-card-dealt = { $ship ->
    [you] Ты получаешь { $card }
   *[other] { $ship } получает { $card }
 }
plain-event-round-began = Раунд { $n }
plain-event-card-played = { $ship ->
    [you] Ты играешь { $card }
   *[other] { $ship } играет { $card }
 }
plain-event-ship-flew = { $ship ->
    [you] Ты летишь
   *[other] { $ship } летит
 } { $way ->
    [left] на { $n } влево
    [right] на { $n } вправо
    [backwards] на { $n } назад
    [nowhere] на месте
   *[forwards] на { $n } вперёд
 }
plain-event-ship-displaced = { $ship ->
    [you] Ты стоишь на пути и уходишь
   *[other] { $ship } стоит на пути и уходит
 } { $way ->
    [left] на { $n } влево
    [right] на { $n } вправо
    [backwards] на { $n } назад
    [nowhere] в никуда
   *[forwards] на { $n } вперёд
 }
plain-event-base-moved = Лента едет на { $steps ->
    [one] { $steps } ряд
    [few] { $steps } ряда
    [many] { $steps } рядов
   *[other] { $steps } ряда
 }
plain-event-hazard-hit = { $ship ->
    [you] Ты влетаешь
   *[other] { $ship } влетает
 } в { $danger }: минус очко
plain-event-ship-lost = { $ship ->
    [you] Ты влетаешь в { $danger }, и твой корабль гибнет
   *[other] { $ship } влетает в { $danger }, и корабль гибнет
 }
plain-event-landed = { $ship ->
    [you] Ты садишься
   *[other] { $ship } садится
 } на станцию { $n }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
plain-event-landed-again = { $ship ->
    [you] Ты снова садишься на станцию { $n }
   *[other] { $ship } снова садится на станцию { $n }
 }
plain-event-bad-landing = { $ship ->
    [you] Неудачная посадка на планете { $n }: минус очко, и твой корабль застревает
   *[other] { $ship }: неудачная посадка на планете { $n }, минус очко, корабль застревает
 }
plain-event-freed = { $ship ->
    [you] Ты вырываешься с планеты { $n }
   *[other] { $ship } вырывается с планеты { $n }
 }
plain-event-finished-voyage = { $ship ->
    [you] Ты достигаешь Сатурна
   *[other] { $ship } достигает Сатурна
 }
plain-event-waited = { $ship ->
    [you] Ничего не подходит: ты сбрасываешь { $card }
   *[other] Ничего не подходит: { $ship } сбрасывает { $card }
 }{ $points ->
    [0] { "" }
    [one] , минус очко
    [few] , минус { $points } очка
    [many] , минус { $points } очков
   *[other] , минус { $points } очка
 }
plain-event-passed = { $ship ->
    [you] У тебя нет карт: ты пасуешь
   *[other] { $ship } пасует: карт нет
 }
plain-event-hand-discarded = { $ship ->
    [you] Твои карты
   *[other] { $ship }: карты
 } уходят в сброс ({ $n })
plain-event-survived = { $ship ->
    [you] Ты выживаешь: 1 очко
   *[other] { $ship } выживает: 1 очко
 }
plain-event-game-ended = Игра окончена

plain-refusal-game-over = Игра окончена
plain-refusal-not-your-turn = Сейчас не твой ход: решает { $actor }
plain-refusal-cards-are-dealt = Идёт раздача карт
plain-refusal-no-take-off-space = Здесь нет стартовой клетки
plain-refusal-take-off-space-taken = На этой стартовой клетке стоит { $other }
plain-refusal-dodge-first = Твой корабль сначала должен уступить место: влево или вправо
plain-refusal-no-dodge-due = Твой корабль никому не мешает
plain-refusal-no-such-card = У тебя нет карты { $card }
plain-refusal-no-such-value = Карты с числом { $value } нет: на картах от 1 до 4
plain-refusal-leaves-window = { $card } унесёт тебя за край ленты
plain-refusal-space-held = Там стоит { $other }: на клетке место только одному кораблю
plain-refusal-ship-in-the-way = На пути стоит { $other }: мимо кораблей пролетают только вбок
plain-refusal-ends-on-planet = Твой корабль застрял: поможет только карта, которая кончается в космосе
plain-refusal-must-play = Можно сыграть { $example }: кто может, тот обязан
plain-refusal-must-leave = Твой корабль застрял, и можно сыграть { $example }: это обязательно
plain-refusal-not-in-hand = У тебя нет карты { $card }
plain-refusal-must-discard = У тебя ещё есть карты: сбрось одну
plain-refusal-not-your-dodge = Сначала { $actor } выбирает, куда уступить место

## Options in the lobby

option-teams = Команды

## A line for each option

help-teams = каждый за себя либо две или три команды, места которых чередуются; если команды не равны, считают среднее

## Their choices

choice-none = каждый за себя
choice-2 = две команды
choice-3 = три команды

## Boards

board-default = лента
board-attested = только подтверждённые карты

## Why a position is impossible

fault-bad-seats = игроков должно быть от 2 до 6, в командах не меньше 3, и один из них должен быть на очереди
fault-bad-base = лента или раунд там, где быть не могут
fault-bad-status = корабль не ждёт старта, не в окне, не у цели и не потерян, или у него карты, которых быть не может
fault-ships-collide = два корабля стоят на одной клетке
fault-on-deadly-cell = корабль стоит на комете или на кольцах
fault-bad-grounding = корабль застрял там, где его не держит планета, или свободен на суше, где не садился
fault-cards-missing = карты не складываются в колоду
fault-hand-too-large = на руке больше карт, чем раздают
fault-bad-phase = этап не подходит к кораблям или стопке
fault-no-dodge = перед кораблём, который должен уступить, никого нет, или у него нет двух путей
fault-not-over = игра кончается ровно тогда, когда появилось «Игра окончена» или в игре не осталось кораблей

## What a seat is asked in the terminal

question-take-off = Из какого столбца ты стартуешь?
question-dodge = Перед твоим кораблём встал другой, надо уступить место: влево или вправо?
question-play = Сыграй карту: корабль пролетит ровно столько, сколько на ней указано.
question-grounded = Корабль застрял, и ни одна карта не кончается в космосе: сбрось одну, это бесплатно.
question-discard = Ни одну карту сыграть нельзя: сбрось одну и потеряй очко.

## Glossary: what is on the table, one meaning each

term-ship = Корабль
meaning-ship = Летит ровно столько, сколько указано на карте. Корабль, вставший прямо перед другим, оттесняет его назад.
term-space-station = Космическая станция
meaning-space-station = Закончи на ней полёт или дождись, пока её принесёт лента. Первый корабль получает { $first ->
    [one] { $first } очко
    [few] { $first } очка
    [many] { $first } очков
   *[other] { $first } очка
 }, каждый следующий на очко меньше.
term-stellar-station = Звёздная станция
meaning-stellar-station = Станция на планете. Прилетай из космоса за один полёт, иначе посадка неудачная. Станция { $saturn } — на Сатурне: там твоё путешествие кончается.
term-station-points = Звёздочка у станции
meaning-station-points = Сколько очков получит следующий корабль, который сюда сядет.
term-land = Суша планеты
meaning-land = Кто остановился здесь, мимо станции, теряет очко и застревает, пока карта не унесёт его обратно в космос.
term-rings = Кольца Сатурна
meaning-rings = Перелетай их одной картой. Кто остановился на них или кого они настигли, тот потерян.
term-comet = Комета
meaning-comet = Губит каждый корабль, которого касается.
term-meteors = Метеорный поток
meaning-meteors = Кто в него влетает, теряет очко.
term-rays = Ливень космических лучей
meaning-rays = Кто под него попадает, теряет очко.
term-blackout = Отказ электроники
meaning-blackout = Кто влетает в эту зону, теряет очко.
term-asteroid = Астероид
meaning-asteroid = Кто в него влетает, теряет очко.
term-take-off-space = Стартовая клетка
meaning-take-off-space = Здесь корабли стоят на Земле перед стартом. Больше она ничего не делает.
term-forward = Карта Вперёд
meaning-forward = Лети вперёд ровно на столько клеток, сколько указано; мимо других кораблей нельзя.
term-backward = Карта Назад
meaning-backward = Лети назад ровно на столько клеток, сколько указано; мимо других кораблей нельзя.
term-sideways = Карта Вбок
meaning-sideways = Лети влево или вправо ровно на столько клеток, сколько указано, можно и мимо других кораблей.
term-upheaval = Космический сдвиг
meaning-upheaval = Твой корабль стоит. Лента едет под всеми на столько рядов, сколько указано.
term-base-strip = Вся лента
meaning-base-strip = Путь к Сатурну со всеми станциями (их { $stations }). Рамка — это часть, которую показывает окно.
term-ship-points = Очки корабля
meaning-ship-points = Посадки минус то, чего стоили опасности. У кого в конце больше очков, тот победил.
term-ship-cards = Карты корабля
meaning-ship-cards = Сколько карт на руке у его игрока. Другие их не видят.

## The screen of the terminal

screen-legend-grounded = застрял
screen-legend-station = станция 3
screen-legend-land = суша: потеря 1 очка, корабль застрял; станция там считается лишь из космоса
screen-legend-meteors = метеорный поток: потеря 1 очка
screen-legend-rays = ливень космических лучей: потеря 1 очка
screen-legend-blackout = отказ электроники: потеря 1 очка
screen-legend-asteroid = астероид: потеря 1 очка
screen-legend-comet = комета: корабль потерян
screen-legend-rings = кольца: корабль потерян, если карта не проносит через них
screen-legend-earth = Земля
screen-legend-take-off-space = стартовая клетка
screen-legend-stars = звёзды, больше ничего
screen-legend-edge = передний край: что выше него, появится следующим
screen-round = раунд { $round } · шаг { $base } из { $last }
screen-over = игра окончена
screen-due-take-off = { $ship } стартует
screen-due-deal = { $ship } получает карту
screen-due-dodge = { $ship } уступает место
screen-due-play = ходит { $ship }
screen-ship = №
screen-points = очки
screen-stations = станции
screen-at = где
screen-cards = карты
screen-status-ready = готов
screen-status-finished = Сатурн!
screen-status-comet = комета
screen-status-rings = кольца
screen-next = очки за следующую посадку
screen-averages = команды неравны: в среднем
screen-piles = стопка { $pile } · сброс { $discards }
screen-your-hand = твоя рука
screen-suit-forward = Вперёд
screen-suit-backward = Назад
screen-suit-sideways = Вбок
screen-suit-upheaval = Сдвиг
