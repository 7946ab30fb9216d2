### Поле ASTRON

astron-board = Окно над лентой
astron-head = Раунд { $round } · шаг { $base } из { $last }
astron-gameOver = ИГРА ОКОНЧЕНА

astron-ship-at = Корабль { $ship }, { $player }, { $place }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }

astron-target = { $action }: { $place }
astron-next = Очки за следующую посадку
astron-hand = Твоя рука
astron-mustDiscard = Ни одну карту сыграть нельзя: сбрось одну
astron-noCards = Карт нет
astron-play = Сыграть
astron-left = ◀ Влево
astron-right = Вправо ▶
astron-discard = Сбросить
astron-pass = Пас
astron-ships = Корабли
astron-ship = Корабль
astron-points = Очки
astron-stations = Станции
astron-cards = Карты
astron-grounded = застрял

astron-status-finished = на Сатурне
astron-status-comet = погиб от кометы
astron-status-rings = погиб на кольцах

astron-team = Команда { $n } ({ $count ->
    [one] корабль
    [few] корабли
    [many] корабли
   *[other] корабли
 } { $ships }): { $score }
astron-teamAverage = { astron-team } в среднем
astron-piles = Стопка { $pile } · сброс { $discards }

astron-card-forward = Вперёд { $n }
astron-card-backward = Назад { $n }
astron-card-sideways = Вбок { $n }
astron-card-upheaval = Космический сдвиг { $n }

astron-hint-straight = Корабли летят по прямой: вперёд, назад или вбок.
astron-hint-otherCard = { $card } туда не ведёт: нажми на отмеченную клетку или на другую карту.
astron-hint-pick = Выбери карту или нажми на отмеченную клетку.

astron-banner-shuffled = Сброс перемешан
astron-banner-round = Раунд { $n }
astron-banner-passes = Корабль { $ship } пасует
astron-banner-finished = Корабль { $ship } достиг Сатурна!
astron-banner-over = Игра окончена

astron-say-base = Раунд { $round }. Лента на шаге { $base } из { $last }.
astron-say-ship = Корабль { $ship }, { $place }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }, станции: { $stations }.
astron-say-grounded = Корабль { $ship } застрял, { $place }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }, станции: { $stations }.
astron-say-away = Корабль { $ship } не в окне: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }, станции: { $stations }.
astron-say-scenery = { $kind }: { $places }.
astron-say-hand = Твоя рука: { $cards }.
astron-say-hand-of = Рука игрока { $name }: { $cards }.

astron-kind-take-off-space = Стартовые клетки
astron-kind-space-station = Космические станции
astron-kind-meteor-stream = Метеорные потоки
astron-kind-cosmic-ray-shower = Ливни космических лучей
astron-kind-electronic-blackout = Отказы электроники
astron-kind-asteroid = Астероиды
astron-kind-comet = Комета
astron-kind-land-of-planet = Суша планет
astron-kind-stellar-station = Звёздные станции
astron-kind-rings = Кольца

astron-do-takeOff = Старт из столбца { $column }
astron-do-dodge-left = Уступить влево
astron-do-dodge-right = Уступить вправо
astron-do-discard = Сбросить { $card }
astron-do-left = { $card }, влево
astron-do-right = { $card }, вправо

astron-hint-dodge = Твой корабль должен уступить место: нажми на стрелку.
astron-hint-takeOff = Карты раздают после старта: нажми на стартовую клетку.

astron-end-map = Лента кончилась.
astron-end-nobody = В игре не осталось кораблей.
astron-share-landed = { $n ->
    [one] { $n } посадка на станцию
    [few] { $n } посадки на станции
    [many] { $n } посадок на станции
   *[other] { $n } посадки на станции
 }
astron-share-survived = Корабль дожил до конца
astron-share-hazards = { $n ->
    [one] { $n } опасность
    [few] { $n } опасности
    [many] { $n } опасностей
   *[other] { $n } опасности
 }
astron-share-bad-landings = { $n ->
    [one] { $n } неудачная посадка
    [few] { $n } неудачные посадки
    [many] { $n } неудачных посадок
   *[other] { $n } неудачной посадки
 }
astron-share-waited = { $n ->
    [one] { $n } сброшенная карта
    [few] { $n } сброшенные карты
    [many] { $n } сброшенных карт
   *[other] { $n } сброшенной карты
 }

astron-aim = Лети по картам над лентой, которая едет тебе навстречу. Садись на станции, уходи от опасностей и не вылетай за край.
astron-scoring = Каждая станция, на которую ты садишься, приносит очки; дожить до конца — ещё одно. Опасности, неудачные посадки и сброшенные карты отнимают очки. Побеждает тот, у кого их больше.

astron-place = столбец { $column }, ряд { $row }
astron-numbered = { $place } (номер { $n })
astron-none = нет

astron-setup-ship = Корабль { $ship }
astron-setup-way = Корабль
astron-setup-flying = летит
astron-setup-ready = перед стартом
astron-setup-aloft = в окне, { $place }
astron-setup-place = Где он
astron-setup-landed = Станции (от 1 до 8)
astron-setup-none = нет
astron-setup-base = Шаги ленты
astron-setup-hiddenCard = скрытая карта
astron-setup-discards = Сброшенные карты
astron-setup-pile = Стопка скрыта
astron-setup-turn = Чей ход, если решает другой корабль
astron-setup-same = корабль, который решает
astron-setup-teams = Команды
astron-setup-noTeams = нет
astron-setup-phase-take-off = старт
astron-setup-phase-deal = раздача карты
astron-setup-phase-play = розыгрыш карты
astron-setup-phase-dodge = корабль уступает место
astron-setup-phase-over = игра окончена
