### Поле Space Walk

spacewalk-orbit = Орбита
spacewalk-red = красный
spacewalk-blue = синий
spacewalk-green = зелёный
spacewalk-yellow = жёлтый
spacewalk-white = белый
spacewalk-large = большой
spacewalk-medium = средний
spacewalk-small = маленький
spacewalk-ship = { $owner } { $size }
spacewalk-nothing = звездолётов нет
spacewalk-planet = Планета { $space }: { $ships }
spacewalk-hole = Чёрная дыра: { $space }
spacewalk-holes-at = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
    [many] { $n } клеток
   *[other] { $n } клетки
 }, чёрные дыры: { $holes }. Звездолёты летят к большим номерам.
spacewalk-group = В полёте с планеты { $space }, следующий летит на { $n }: { $ships }
spacewalk-round = Раунд { $n }
spacewalk-placing = Вывод на орбиту
spacewalk-size = Размер звездолёта
spacewalk-over = Игра окончена.

spacewalk-waits-draw = Жребий решает, кто начинает.
spacewalk-waits-placing = { $player } ставит звездолёт.
spacewalk-waits-card = { $player } выбирает карту.
spacewalk-waits-move = { $player } выбирает планету.
spacewalk-waits-order = { $player } выбирает, кто летит следующим.
spacewalk-waits-step = { $player } сдвигает один звездолёт.
spacewalk-waits-after = { $player } может отдать фишку.
spacewalk-waits-gap = { $player } может отдать фишку.

spacewalk-asks-draw = Жребий решает, кто начинает.
spacewalk-asks-placing = Выбери размер, потом планету.
spacewalk-asks-card = Сыграй карту.
spacewalk-asks-move = Выбери планету: полетят все звездолёты на ней.
spacewalk-asks-order = Чей { $size } звездолёт летит на { $n }?
spacewalk-asks-step = Выбери планету: один твой звездолёт сдвинется на клетку.
spacewalk-asks-after = Отдать фишку за второй ход или шаг — или спасовать?
spacewalk-asks-gap = Отдать фишку и сдвинуть свой звездолёт на клетку или спасовать?

spacewalk-which-ship = Какой звездолёт с планеты { $space }?
spacewalk-second-turn = Второй ход
spacewalk-one-step = Один шаг
spacewalk-pass = Пас
spacewalk-standing-pass = между ходами пасовать автоматически
spacewalk-to-place = осталось поставить
spacewalk-in-orbit = на орбите
spacewalk-tokens = Фишки
spacewalk-tokens-n = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
 }

spacewalk-card-move = ХОД
spacewalk-card-double = ДВОЙНОЙ ХОД
spacewalk-card-copy = ПОВТОР
spacewalk-card-step = ШАГ
spacewalk-card-stay = ПАУЗА

spacewalk-do-place = { $word } звездолёт на планету { $space }
spacewalk-do-move = взлёт с планеты { $space }
spacewalk-do-next = следующим летит { $word }
spacewalk-do-again = за фишку: взлёт с планеты { $space }
spacewalk-do-step = { $word } звездолёт с планеты { $space } на клетку вперёд
spacewalk-do-pass = пас
spacewalk-do-card = сыграть { $word }
spacewalk-do-first = начинает { $word }

spacewalk-group-large = большой звездолёт
spacewalk-group-medium = средний звездолёт
spacewalk-group-small = маленький звездолёт
spacewalk-group-move = взлёт с планеты
spacewalk-group-again = второй ход
spacewalk-group-step = один шаг
spacewalk-group-next = кто летит следующим
spacewalk-group-card = карты
spacewalk-group-pass = пас
spacewalk-group-first = кто начинает

spacewalk-share-large = { $n ->
    [one] { $n } большой звездолёт
    [few] { $n } больших звездолёта
    [many] { $n } больших звездолётов
   *[other] { $n } большого звездолёта
 }
spacewalk-share-medium = { $n ->
    [one] { $n } средний звездолёт
    [few] { $n } средних звездолёта
    [many] { $n } средних звездолётов
   *[other] { $n } среднего звездолёта
 }
spacewalk-share-small = { $n ->
    [one] { $n } маленький звездолёт
    [few] { $n } маленьких звездолёта
    [many] { $n } маленьких звездолётов
   *[other] { $n } маленького звездолёта
 }
spacewalk-share-tokens = { $n ->
    [one] { $n } сбережённая фишка
    [few] { $n } сбережённые фишки
    [many] { $n } сбережённых фишек
   *[other] { $n } сбережённой фишки
 }

spacewalk-aim = Удержи свои звездолёты на орбите. Каждый ход выбирай планету, где есть твой звездолёт: с неё летят все, первый на одну клетку, следующий на две и так далее. Кто попал в чёрную дыру, тот потерян.
spacewalk-scoring = Игра кончается, когда у кого-то не осталось звездолётов. Большой звездолёт даёт 4 очка, средний 3, маленький 1, каждая сбережённая фишка — 2. Побеждает тот, у кого больше очков.
