### Поле ZYLATRON

zylatron-galaxy = Галактика
zylatron-point = { $point }: { $what }
zylatron-nothing = пусто
zylatron-zoomIn = Крупнее
zylatron-zoomOut = Мельче
zylatron-whole = Вся галактика или снова дом
zylatron-close = Закрыть
zylatron-goHere = { $piece }: сюда
zylatron-damaged = повреждение

zylatron-colour-red = красный
zylatron-colour-blue = синий
zylatron-colour-green = зелёный
zylatron-colour-yellow = жёлтый

zylatron-nobody = никто

zylatron-kind-battle-star = Боевая звезда
zylatron-kind-star-fighter = Истребитель
zylatron-kind-warrior = Воин
zylatron-kind-missile = Ракета «Крилл»

zylatron-card-hit = ПОПАДАНИЕ
zylatron-card-miss = ПРОМАХ
zylatron-card-damage = ПОВРЕЖДЕНИЕ

zylatron-condition-working = работает
zylatron-condition-damaged = повреждён
zylatron-condition-destroyed = разрушен

zylatron-verb-begin = Движение
zylatron-verb-fire = Выстрел
zylatron-verb-launch = Запуск
zylatron-verb-beam = Телепорт
zylatron-verb-shift = Переставить
zylatron-verb-repair = Ремонт
zylatron-verb-load = Погрузить
zylatron-verb-dock = На борт
zylatron-verb-drop = Высадить
zylatron-verb-onto = Сюда
zylatron-verb-target = Цель
zylatron-verb-rebuild = Отстроить
zylatron-verb-end = Закончить ход

zylatron-prompt-over = Игра окончена.
zylatron-prompt-wait = Ходит { $colour }.
zylatron-prompt-act = Нажми на свою фигуру. Осталось движений: { $n }
zylatron-prompt-order = Выбери, что ей делать. Осталось движений: { $n }
zylatron-prompt-moved = Все движения сделаны: стреляй, телепортируй, покупай или закончи ход.
zylatron-prompt-end = Делать больше нечего: закончи ход.
zylatron-prompt-mover = { $piece }: { $n ->
    [one] остался
    [few] осталось
    [many] осталось
   *[other] осталось
 } { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
 }. Нажми на отмеченную точку.
zylatron-prompt-join = { $piece } на точке со своей фигурой: погрузи её или поднимись на борт.
zylatron-prompt-fire = { $piece } стреляет: нажми на цель.
zylatron-prompt-launch = { $piece }, запуск: нажми, где взрыв.
zylatron-prompt-beam = { $piece }: куда телепортировать?
zylatron-prompt-shift = { $piece }: куда переставить?
zylatron-prompt-buy = Куда поставить новую фигуру ({ $piece })?
zylatron-prompt-pick = Нажми на планету, которую хочешь взять.
zylatron-prompt-card = Тянут карту удара.

zylatron-round = Раунд { $round } из { $last }
zylatron-money = Зилы
zylatron-moneyOf = { $n } { $n ->
    [one] зил
    [few] зила
    [many] зилов
   *[other] зила
 }
zylatron-zylonCard = с картой Зилона
zylatron-heldBy = захвачено: { $colour }
zylatron-out = вне игры
zylatron-factories = Заводы
zylatron-bank = Банк
zylatron-lostOf = в банке { $n }
zylatron-strikes = Осталось карт удара
zylatron-sheet = Дальности и цены

zylatron-sheet-moves = движение
zylatron-sheet-laser = лазер
zylatron-sheet-pegs = крепления
zylatron-sheet-more = Телепорт { $beam } · взрыв { $blast } · завод { $price }

zylatron-banner-picks = { $colour } выбирает планету
zylatron-banner-turn = { $colour } · раунд { $n }
zylatron-banner-reshuffled = Карты удара перемешаны
zylatron-banner-income = { $colour }: +{ $n ->
    [one] { $n } зил
    [few] { $n } зила
    [many] { $n } зилов
   *[other] { $n } зила
 }
zylatron-banner-zylon = { $colour } берёт карту Зилона!
zylatron-banner-captured = { $other } захватывает штаб ({ $colour })!
zylatron-banner-inherits = { $colour } остаётся без Воина: наследует { $other }
zylatron-banner-deserted = { $colour } выбывает
zylatron-banner-wins = { $colour } правит галактикой!
zylatron-banner-rounds = { $n ->
    [one] Сыгран { $n } раунд
    [few] Сыграно { $n } раунда
    [many] Сыграно { $n } раундов
   *[other] Сыграно { $n } раунда
 }

zylatron-say-turn = Ходит { $colour }, раунд { $round }. Осталось движений: { $moves }.
zylatron-say-mover = Движется { $piece }, { $n ->
    [one] остался
    [few] осталось
    [many] осталось
   *[other] осталось
 } { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
 }.
zylatron-say-player = { $colour }: { $money ->
    [one] { $money } зил
    [few] { $money } зила
    [many] { $money } зилов
   *[other] { $money } зила
 }; потерянные фигуры: { $lost }.
zylatron-say-out = { $colour } вне игры.
zylatron-say-pieces = Фигуры ({ $colour }): { $pieces }.
zylatron-say-at = { $what }: { $point }
zylatron-say-factory = { $name }: { $condition }
zylatron-say-factories = Заводы: { $factories }.
zylatron-say-zylon = Карта Зилона: { $colour }.

zylatron-group-begin = Движение фигуры
zylatron-group-go = На точку
zylatron-group-load = Погрузить
zylatron-group-dock = Подняться на борт
zylatron-group-drop = Высадить
zylatron-group-fire = Выстрел
zylatron-group-target = Выбрать цель
zylatron-group-launch = Запуск
zylatron-group-detonate = Взрыв
zylatron-group-beam = Телепорт
zylatron-group-to = Телепорт на точку
zylatron-group-shift = Переставить
zylatron-group-onto = На кого
zylatron-group-buy = Купить
zylatron-group-at = Поставить
zylatron-group-repair = Ремонт
zylatron-group-rebuild = Отстроить
zylatron-group-pick = Взять планету
zylatron-group-end = Закончить ход

zylatron-do-begin = Движение: { $what }
zylatron-do-go = Идти: { $what }
zylatron-do-load = Погрузить: { $what }
zylatron-do-dock = На борт: { $what }
zylatron-do-drop = Высадить: { $what }
zylatron-do-fire = { $what } стреляет
zylatron-do-target = Цель: { $what }
zylatron-do-launch = Запуск: { $what }
zylatron-do-detonate = Взрыв: { $what }
zylatron-do-beam = Телепорт: { $what }
zylatron-do-to = Телепорт на точку: { $what }
zylatron-do-shift = Переставить: { $what }
zylatron-do-onto = На кого: { $what }
zylatron-do-buy = Купить: { $what }
zylatron-do-at = Поставить: { $what }
zylatron-do-repair = Ремонт: { $what }
zylatron-do-rebuild = Отстроить: { $what }
zylatron-do-pick = Взять планету { $what }
zylatron-do-end = Закончить ход

zylatron-moved = движение сделано
zylatron-fired = выстрел сделан

zylatron-share-warriors = { $n ->
    [one] { $n } Воин
    [few] { $n } Воина
    [many] { $n } Воинов
   *[other] { $n } Воина
 } на поле
zylatron-share-factories = { $n ->
    [one] { $n } целый завод
    [few] { $n } целых завода
    [many] { $n } целых заводов
   *[other] { $n } целого завода
 }

zylatron-aim = Займи штабы остальных: твой Воин должен войти туда пешком. За ход у тебя три движения; носители перевозят Воинов, лазеры и ракеты расчищают путь.
zylatron-scoring = Побеждает последний оставшийся игрок. После последнего раунда каждый Воин на поле и каждый целый завод считаются за один.

zylatron-pieceOf = { $kind } { $n } ({ $colour })
zylatron-pieceFree = { $kind } { $n }
zylatron-factoryAt = завод { $place ->
    [home] на родной планете
    [moon] на луне
   *[zylon] на Зилоне
 } ({ $colour })
zylatron-spot-headquarters = штаб: { $body }
zylatron-spot-middle = центр: { $body }
zylatron-spot-on = суша: { $body }, { $side }
zylatron-spot-beside = рядом: { $body }, { $side }
zylatron-spot-space = космос, ближе всего: { $body }, { $side }
zylatron-body-zylon = Зилон
zylatron-body-planet-upper-left = планета слева вверху
zylatron-body-planet-upper-right = планета справа вверху
zylatron-body-planet-lower-right = планета справа внизу
zylatron-body-planet-lower-left = планета слева внизу
zylatron-body-moon-upper-left = луна слева вверху
zylatron-body-moon-upper-right = луна справа вверху
zylatron-body-moon-lower-right = луна справа внизу
zylatron-body-moon-lower-left = луна слева внизу
zylatron-side-right = справа
zylatron-side-upper-right = справа вверху
zylatron-side-above = сверху
zylatron-side-upper-left = слева вверху
zylatron-side-left = слева
zylatron-side-lower-left = слева внизу
zylatron-side-below = снизу
zylatron-side-lower-right = справа внизу

zylatron-setup-piece = { $kind }, { $colour }
zylatron-setup-hurt = Повреждение
zylatron-setup-factory = Завод: работает, повреждён, разрушен
zylatron-setup-way = Если там уже есть фигура, новая ставится
zylatron-setup-carrier = на ту, что везёт все остальные
zylatron-setup-top = на верхнюю
zylatron-setup-stack = Последняя выбранная стопка: груз в скобках, ! — повреждение
zylatron-setup-moves = Осталось движений
zylatron-setup-zylon = Карта Зилона
zylatron-setup-mover = Кто движется и сколько осталось шагов: rf1:3
zylatron-setup-subject = Фигура незаконченного действия: rw1
zylatron-setup-target = Цель, которая ждёт карты: bf2 или blue-moon
zylatron-setup-blast = Где взрывается Ракета: 28,14
zylatron-setup-ruins = Разрушенные заводы: red-home, blue-moon
zylatron-setup-hurtOnes = Повреждённые заводы: red-zylon
zylatron-setup-of = Всего раундов
zylatron-setup-lacked = В начале хода Воина не было
zylatron-setup-half = Половинные цены
zylatron-setup-touch = Тронул — ходи
zylatron-setup-planet = Планета
zylatron-setup-noPlanet = ещё не выбрана
zylatron-setup-held = Кому подчиняются фигуры
zylatron-setup-remover = Кто убрал последнего Воина
zylatron-setup-phase-pick = выбор планет
zylatron-setup-phase-act = ход
zylatron-setup-phase-join = фигура пришла к своей
zylatron-setup-phase-leave = фигура высадила другую
zylatron-setup-phase-fire = выбор цели
zylatron-setup-phase-launch = запуск Ракеты
zylatron-setup-phase-beam = телепорт фигуры
zylatron-setup-phase-shift = перестановка груза
zylatron-setup-phase-buy = покупка фигуры
zylatron-setup-phase-card = тянут карту удара
zylatron-setup-phase-over = игра окончена
zylatron-corner-top-left = слева вверху
zylatron-corner-top-right = справа вверху
zylatron-corner-bottom-right = справа внизу
zylatron-corner-bottom-left = слева внизу
