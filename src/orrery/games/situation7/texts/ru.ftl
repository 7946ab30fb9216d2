### SITUATION 7 по-русски

## The language

language-name = Русский

## The lid of the box

title = SITUATION 7
blurb = Два одинаковых пазла, одно поле: кто первым закроет Солнечную систему?

## Words that fill variables

name-yellow = Жёлтый
name-green = Зелёный
name-yellow2 = Жёлтый 2
name-green2 = Зелёный 2
name-rocket = ракета
    .acc = ракету
    .plural = ракеты
    .base = база ракет
name-satellite = спутник
    .acc = спутник
    .plural = спутники
    .base = база спутников
name-astronaut = астронавт
    .acc = астронавта
    .plural = астронавты
    .base = база астронавтов
name-nobody = никто
name-inner-sector-0 = внутренний сектор 0
name-inner-sector-1 = внутренний сектор 1
name-inner-sector-2 = внутренний сектор 2
name-inner-sector-3 = внутренний сектор 3
name-inner-sector-4 = внутренний сектор 4
name-inner-sector-5 = внутренний сектор 5
name-inner-sector-6 = внутренний сектор 6
name-inner-sector-7 = внутренний сектор 7
name-middle-sector-0 = средний сектор 0
name-middle-sector-1 = средний сектор 1
name-middle-sector-2 = средний сектор 2
name-middle-sector-3 = средний сектор 3
name-middle-sector-4 = средний сектор 4
name-middle-sector-5 = средний сектор 5
name-middle-sector-6 = средний сектор 6
name-middle-sector-7 = средний сектор 7
name-outer-sector-0 = внешний сектор 0
name-outer-sector-1 = внешний сектор 1
name-outer-sector-2 = внешний сектор 2
name-outer-sector-3 = внешний сектор 3
name-outer-sector-4 = внешний сектор 4
name-outer-sector-5 = внешний сектор 5
name-outer-sector-6 = внешний сектор 6
name-outer-sector-7 = внешний сектор 7
name-yellow-rocket-base = База ракет (жёлтая)
name-green-rocket-base = База ракет (зелёная)
name-yellow-satellite-base = База спутников (жёлтая)
name-green-satellite-base = База спутников (зелёная)
name-yellow-astronaut-base = База астронавтов (жёлтая)
name-green-astronaut-base = База астронавтов (зелёная)
name-Sun = Солнце
    .gen = Солнца
name-Mercury-and-Venus = Меркурий и Венера
    .gen = Меркурия и Венеры
name-Earth-and-Mars = Земля и Марс
    .gen = Земли и Марса
name-Jupiter = Юпитер
    .gen = Юпитера
name-Saturn = Сатурн
    .gen = Сатурна
name-Uranus = Уран
    .gen = Урана
name-Neptune-and-Pluto = Нептун и Плутон
    .gen = Нептуна и Плутона
name-Relay-Station = Станция связи
    .gen = Станции связи
name-Observatory = Обсерватория
    .gen = Обсерватории
name-Solar-Laboratory = Солнечная лаборатория
    .gen = Солнечной лаборатории
name-Solar-Collector = Солнечный коллектор
    .gen = Солнечного коллектора
name-Repair-Dock = Ремонтный док
    .gen = Ремонтного дока
name-Fuel-Depot = Топливный склад
    .gen = Топливного склада
name-West-Beacon = Западный маяк
    .gen = Западного маяка
name-East-Beacon = Восточный маяк
    .gen = Восточного маяка
name-Circle-75-east = Круг 75 на востоке
name-Circle-75-west = Круг 75 на западе
name-Circle-50-east = Круг 50 на востоке
name-Circle-50-west = Круг 50 на западе
name-Circle-25-east = Круг 25 на востоке
name-Circle-25-west = Круг 25 на западе

## What buttons say, by verb

action-place = положить деталь { $location }
action-launch = запуск на { $location }
action-astronaut = астронавт на { $location }
action-found = взять, что подойдёт первым
action-pass = пас

## What one may type, by verb

kind-place = положить деталь 11 кольца 3 (или просто: 3.11; в гонке: wanted 3.11)
kind-launch = то же рядом с владениями соперника, ракетой или спутником
kind-astronaut = поставить астронавта на свою деталь
kind-found = гонка: положить, что подойдёт первым
kind-pass = согласиться закончить игру (настройка agree)

## Why a move is not allowed

refusal-game-over = игра окончена
refusal-nature-first = это решает случай, а не { $player }
refusal-natures-only = это решает случай, а не { $player }
refusal-not-natures = ничего такого случаю сейчас решать не надо
refusal-not-found = место { $location } закрыто ({ $acting }), значит, найдено быть не могло
refusal-no-time-limit = в этой игре время не может истечь извне: нужны темп live и time_limit
refusal-not-your-turn = сейчас ходит { $acting }, а не { $player }
refusal-team-mates-turn = сейчас ходит { $acting }, а { $player } — в той же команде
refusal-other-clock-is-lower = сначала действует { $opponent } (на часах { NUMBER($other_clock) } с), потом { $side } ({ NUMBER($clock) } с)
refusal-no-such-location = такого места на поле нет
refusal-filled = { $location } уже занято: { $owner }
refusal-not-on-base-line = { $side } кладёт первую деталь на свою базовую линию, а { $location } не на ней
refusal-not-adjacent = { $location } не касается деталей, которые положил { $side }
refusal-guarded = { $location } касается детали, которую охраняет астронавт ({ $opponent })
refusal-nothing-ready = { $side }: к запуску ничего не готово (ракет осталось: { $rockets }, не хватает деталей на их базе: { $rocket_gap }; спутников осталось: { $satellites }, не хватает деталей: { $satellite_gap })
refusal-nothing-left = { $side }: все ракеты и спутники израсходованы
refusal-no-launch-needed = { $location } касается своих владений ({ $side }): запуск нужен там, куда деталь просто так не положить
refusal-not-beside-opponent = запускают к владениям соперника ({ $opponent }), а { $location } их не касается
refusal-not-your-piece = { $location } ({ $owner }): астронавтов ставят только на свои детали
refusal-astronauts-not-ready = { $side }: база астронавтов неполна (не хватает деталей: { $astronaut_gap })
refusal-no-astronaut-left = { $side }: астронавтов больше нет
refusal-has-equipment = на { $location } уже стоит снаряжение
refusal-not-joined = от базовой линии и базы астронавтов нет пути по своим владениям до { $location }
refusal-only-in-race = «found» — для гонки; здесь место называют
refusal-nothing-to-find = { $side }: открытых мест нет, поможет только запуск
refusal-no-passing = здесь играют без настройки agree: пропустить ход нельзя
refusal-passed-already = { $side }: пас уже был, и с тех пор никто не клал деталей
refusal-does-not-fit = деталь { $piece } не подходит к месту { $location }

## What happened

event-piece-placed = { $player } кладёт деталь { $location }
event-launched = { $player } запускает { NAME($equipment, form: "acc") } на { $location }
event-astronaut-set = { $player } ставит астронавта на { $location }
event-goal-held = { $side } занимает целиком: { $goal }, { $points }
event-base-ready = { $side }: { NAME($equipment, form: "plural") } готовы ({ $count })
event-neutralised = { $location } нейтрализовано: занять его может любая сторона
event-passed = { $player } пасует
event-skipped = { $side } не может никуда пойти и пропускает ход
event-searching = { $player } берёт, что подойдёт первым
event-clock-set = { $side } начинает с { NUMBER($time) } с
event-time-spent = { $side } тратит { NUMBER($time) } с, на часах { NUMBER($clock) } с
event-waited = { $side } не может никуда пойти и ждёт до { NUMBER($time) } с
event-time-is-up = время вышло
event-game-ended = игра окончена: Жёлтый { NUMBER($yellow_points) }, Зелёный { NUMBER($green_points) }

## Plain words for people

name-upper-right = справа сверху
name-upper-left = слева сверху
name-lower-left = слева снизу
name-lower-right = справа снизу
name-top = сверху
name-bottom = снизу
name-left = слева
name-right = справа
name-east = на востоке
name-west = на западе
name-right-above = справа, выше
name-above-right = сверху, правее
name-above-left = сверху, левее
name-left-above = слева, выше
name-left-below = слева, ниже
name-below-left = снизу, левее
name-below-right = снизу, правее
name-right-below = справа, ниже
name-inner = внутренний
    .gen = внутреннего
name-middle = средний
    .gen = среднего
name-outer = внешний
    .gen = внешнего
phrase-goal = { $kind ->
    [sector] { $name } сектор ({ $side })
    [base] { $owner ->
    [you] твоя { NAME($equipment, form: "base") }
   *[other] { NAME($equipment, form: "base") } ({ $owner })
 }
    [circle] круг { $points } { $side }
   *[other] { $name }
 }
    .gen = { $kind ->
    [sector] { NAME($name, form: "gen") } сектора ({ $side })
    [base] { $owner ->
    [you] твоей базы
   *[other] базы
 } { $equipment ->
    [rocket] ракет
    [satellite] спутников
   *[astronaut] астронавтов
 }{ $owner ->
    [you] { "" }
   *[other] { " " }({ $owner })
 }
    [circle] круга { $points } { $side }
   *[other] { NAME($name, form: "gen") }
 }
phrase-location = { $form ->
    [part] { $area }, { $side }
    [beside] { $side ->
    [top] выше
    [bottom] ниже
   *[other] { $side } от
 } { NAME($area, form: "gen") }
    [line] { $owner ->
    [you] твоя базовая линия
   *[other] базовая линия ({ $owner })
 }, { $nth }-е место слева
    [whole] { $area }
   *[code] деталь { $name }
 }
phrase-no-location = нигде
plain-action-place = { $location }
plain-action-wanted = Искать: { $location }
plain-action-launch = { $equipment }: { $location }
plain-action-astronaut = Астронавт: { $location }
plain-action-found = Взять, что подойдёт первым
plain-action-pass = Пас

plain-event-piece-placed = { $player ->
    [you] Ты кладёшь деталь: { $location }
   *[other] { $player } кладёт деталь: { $location }
 }
plain-event-launched = { $player ->
    [you] Ты запускаешь
   *[other] { $player } запускает
 } { NAME($equipment, form: "acc") }: { $location }
plain-event-astronaut-set = { $player ->
    [you] Ты ставишь
   *[other] { $player } ставит
 } астронавта: { $location }
plain-event-goal-held = { $side ->
    [you] Ты занимаешь целиком
   *[other] { $side } занимает целиком
 }: { $goal }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
plain-event-base-ready = { $side ->
    [you] Твои
   *[other] { $side }:
 } { NAME($equipment, form: "plural") } готовы ({ $count })
plain-event-neutralised = Теперь любая сторона может занять место: { $location }
plain-event-passed = { $player ->
    [you] Ты пасуешь
   *[other] { $player } пасует
 }
plain-event-skipped = { $side ->
    [you] Тебе некуда пойти, ход пропущен
   *[other] { $side } не может никуда пойти и пропускает ход
 }
plain-event-searching = { $player ->
    [you] Ты берёшь
   *[other] { $player } берёт
 }, что подойдёт первым
plain-event-clock-set = { $side ->
    [you] Ты начинаешь
   *[other] { $side } начинает
 } с { NUMBER($time) } с
plain-event-time-spent = { $side ->
    [you] Ты тратишь
   *[other] { $side } тратит
 } { NUMBER($time) } с, на часах { NUMBER($clock) } с
plain-event-waited = { $side ->
    [you] Тебе некуда пойти, ты ждёшь
   *[other] { $side } не может никуда пойти и ждёт
 } до { NUMBER($time) } с
plain-event-time-is-up = Время вышло
plain-event-game-ended = Игра окончена: { $yellow ->
    [you] ты
   *[other] { $yellow }
 } { NUMBER($yellow_points) }, { $green ->
    [you] ты
   *[other] { $green }
 } { NUMBER($green_points) }

plain-refusal-game-over = Игра окончена
plain-refusal-not-your-turn = Сейчас не твой ход: решает { $acting }
plain-refusal-team-mates-turn = Сейчас ходит { $acting }, твой товарищ по команде
plain-refusal-other-clock-is-lower = Раньше действует тот, у кого на часах меньше: там { NUMBER($other_clock) } с, у тебя { NUMBER($clock) } с
plain-refusal-filled = { $owner ->
    [you] Там уже лежит твоя деталь
    [nobody] Это место уже занято
   *[other] Это место уже занимает { $owner }
 }
plain-refusal-not-on-base-line = Первую деталь кладут на свою базовую линию
plain-refusal-not-adjacent = Пока не касается твоих владений: { $location }
plain-refusal-guarded = Соседнюю деталь охраняет астронавт ({ $opponent })
plain-refusal-nothing-ready = К запуску ничего не готово (ракет осталось: { $rockets }, не хватает деталей на их базе: { $rocket_gap }; спутников осталось: { $satellites }, не хватает деталей: { $satellite_gap })
plain-refusal-nothing-left = Все твои ракеты и спутники израсходованы
plain-refusal-no-launch-needed = Запуск не нужен, твои владения рядом: { $location }
plain-refusal-not-beside-opponent = Запускают к владениям соперника ({ $opponent }), а здесь их рядом нет: { $location }
plain-refusal-not-your-piece = Астронавтов ставят только на свои детали
plain-refusal-astronauts-not-ready = Твоя база астронавтов неполна (не хватает деталей: { $astronaut_gap })
plain-refusal-no-astronaut-left = Астронавтов у тебя больше нет
plain-refusal-has-equipment = На этой детали уже что-то стоит
plain-refusal-not-joined = От твоей базовой линии и базы астронавтов туда нет пути по твоим владениям
plain-refusal-only-in-race = Это для гонки: здесь деталь выбираешь ты
plain-refusal-nothing-to-find = Открытых мест у тебя нет: поможет только запуск
plain-refusal-no-passing = В этой игре пропустить ход нельзя
plain-refusal-passed-already = С твоей стороны пас уже был, и с тех пор никто не клал деталей
plain-refusal-does-not-fit = Эта деталь сюда не подходит

## Options in the lobby

option-tempo = Темп
option-agree = Конец по согласию
option-time-limit = Предел времени
option-yellow-time = Время Жёлтого
option-green-time = Время Зелёного

## A line for each option

help-tempo = по очереди, все сразу или гонка с модельными часами
help-agree = игра кончается и тогда, когда обе стороны пасуют
help-time-limit = через сколько минут игра кончается (все сразу и гонка); 0: без предела
help-yellow-time = время поиска Жёлтого в гонке, в процентах от обычного
help-green-time = время поиска Зелёного в гонке, в процентах от обычного

## Warnings, by clause

caution-S7-1 = двое против одного — неравная игра, если играют все сразу: почти всегда побеждает пара

## Their choices

choice-alternate = по очереди
choice-live = все сразу
choice-race = модельные часы

## Boards

board-standard = обычное

## Why a position is impossible

fault-bad-seats = игроков должно быть от 2 до 4 (в гонке 2), и у каждой стороны должно быть место на очереди
fault-land-overlaps = место занято дважды или его нет на этом поле
fault-wrong-count = детали или снаряжение не сходятся по числу
fault-stray-equipment = снаряжение стоит на чужой детали, на детали с другим снаряжением или там, куда ему не попасть
fault-no-base = снаряжение в деле, а его база занята не целиком
fault-wrong-sets = множества, которые следуют из владений, неверны
fault-stray-piece = деталь не на базовой линии, не запущена и не рядом с другой своей
fault-wrong-sun = кто был первым на Солнце, не занимает там ни одной детали
fault-wrong-passes = для пасов нужна настройка agree, а если пасуют обе стороны, игра окончена
fault-wrong-phase = этап не подходит к темпу или к тому, заполнено ли поле
fault-wrong-turn = сторона на очереди не могла ни класть, ни запускать
fault-wrong-clock = часы бывают только в гонке, и действует тот, у кого на них меньше

## What a seat is asked in the terminal

question-live = Играют все сразу: клади деталь, запускай или ставь астронавта — как можно быстрее.
question-race = Ищи нужную деталь, бери, что подойдёт первым, запускай или ставь астронавта.
question-turn = Поставь сколько угодно астронавтов, потом положи одну деталь или сделай запуск.

## Glossary: what is on the table, one meaning each

term-place = Место
meaning-place = Сюда подходит ровно одна деталь каждой стороны. Кто положил первым, тому место и досталось.
term-piece = Деталь в лотке
meaning-piece = Подходит только к одному месту картины. Она должна касаться твоих владений стороной.
term-base-line = Базовая линия
meaning-base-line = Сюда кладут первую деталь.
term-sun = Солнце
meaning-sun = Кто занимает его целиком, получает { $sun ->
    [one] { $sun } очко
    [few] { $sun } очка
    [many] { $sun } очков
   *[other] { $sun } очка
 }.
term-planet = Планета
meaning-planet = Кто занимает её целиком, получает { $planet ->
    [one] { $planet } очко
    [few] { $planet } очка
    [many] { $planet } очков
   *[other] { $planet } очка
 }.
term-man-made = Рукотворный объект
meaning-man-made = Кто занимает его целиком, получает { $object ->
    [one] { $object } очко
    [few] { $object } очка
    [many] { $object } очков
   *[other] { $object } очка
 }.
term-circle = Круг
meaning-circle = Одна деталь; она приносит столько очков, сколько на ней напечатано.
term-sector = Сектор
meaning-sector = Участок печатной сетки: { $sector ->
    [one] { $sector } очко
    [few] { $sector } очка
    [many] { $sector } очков
   *[other] { $sector } очка
 } тому, кто занимает в нём все места.
term-rocket-base = База ракет
meaning-rocket-base = Заполни свою целиком: { $base ->
    [one] { $base } очко
    [few] { $base } очка
    [many] { $base } очков
   *[other] { $base } очка
 }, и твои ракеты ({ $rockets }) готовы.
term-satellite-base = База спутников
meaning-satellite-base = Заполни свою целиком: { $base ->
    [one] { $base } очко
    [few] { $base } очка
    [many] { $base } очков
   *[other] { $base } очка
 }, и твои спутники ({ $satellites }) готовы.
term-astronaut-base = База астронавтов
meaning-astronaut-base = Заполни свою целиком: { $base ->
    [one] { $base } очко
    [few] { $base } очка
    [many] { $base } очков
   *[other] { $base } очка
 }, и твои астронавты ({ $astronauts }) готовы.
term-rocket = Ракета
meaning-rocket = Кладёт деталь рядом с владениями соперника, где угодно на поле. После этого она израсходована.
term-satellite = Спутник
meaning-satellite = Делает то же, что ракета, когда готовых ракет нет.
term-astronaut = Астронавт
meaning-astronaut = Охраняет твою деталь: соперник не может ничего положить рядом с ней.
term-tray = Лоток
meaning-tray = Твои детали вперемешку. Перетащи деталь на место или нажми на неё, а потом на место.
term-points = Очки стороны
meaning-points = За то, что она занимает одна: области, секторы и свои базы.

## The screen of the terminal

screen-legend-location = место: кольцо 3 от центра, деталь 11 с востока против часовой стрелки
screen-legend-equipment = ракета, спутник, астронавт Жёлтого; у Зелёного r s a
screen-legend-pieces = детали Жёлтого (y) и Зелёного (g)
screen-legend-sun = Солнце
screen-legend-planet = планета
screen-legend-station = станция
screen-legend-circle = круг
screen-legend-base = база
screen-legend-base-line = базовая линия
screen-legend-line = граница секторов
screen-legend-open = открыто для тебя
screen-legend-yellow = Жёлтого
screen-legend-green = Зелёного
screen-legend-yellow-bases = базы Жёлтого
screen-legend-green-bases = базы Зелёного
screen-points = очки
screen-pieces = детали
screen-sectors = секторы
screen-bases = базы
screen-goals = цели
screen-rockets = ракеты
screen-satellites = спутники
screen-astronauts = астронавты
screen-side = { $side }
screen-used = потрачено
screen-gap = нужно { $n }
screen-ready = готово { $n }
screen-base-line = { $side }: линия { $places }, базы:
screen-tempo = { $tempo ->
    [alternate] по очереди
    [live] все сразу
   *[race] гонка
 }, { $n ->
    [one] { $n } пустое место
    [few] { $n } пустых места
    [many] { $n } пустых мест
   *[other] { $n } пустого места
 }
screen-clocks = часы: Жёлтый { NUMBER($yellow) } с, Зелёный { NUMBER($green) } с
screen-over = конец
screen-chance = решает случай ({ $phase ->
    [start] кто начинает
    [find] поиск
    [wanted] искомая деталь
   *[found] найденная деталь
 })
screen-anyone = действовать может любой
screen-due = ходит { $seat }
