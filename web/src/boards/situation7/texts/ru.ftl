### Поле SITUATION 7

situation7-board = Круглый пазл
situation7-yellow = Жёлтый
situation7-green = Зелёный
situation7-tray = Твои детали
situation7-left = осталось { $n }
situation7-piece = { $name }
situation7-pieceFits = { $name }: сейчас подходит
situation7-location = { $name }: { $state }

situation7-held-yellow = занимает Жёлтый
situation7-held-green = занимает Зелёный

situation7-openToYou = открыто для тебя
situation7-emptyPlace = пусто

situation7-hint-pick = Сначала выбери деталь или перетащи её сюда.
situation7-hint-press = Теперь нажми на её место на поле.
situation7-hint-drag = Перетащи деталь на место или выбери её и нажми на место.
situation7-hint-ready = Перетащи деталь на место или поставь астронавта: нажми на него внизу, затем на одну из своих деталей.
situation7-hint-astronaut = Теперь нажми на одну из своих отмеченных деталей.

situation7-otherCut = Это поле разрезано по-своему, и картины для него здесь нет; играй по списку ходов.
situation7-pieces = { $n ->
    [one] { $n } деталь
    [few] { $n } детали
    [many] { $n } деталей
   *[other] { $n } детали
 }
situation7-clock = { $clock } с
situation7-hasPassed = пас

situation7-kit-rocket = Ракеты
situation7-kit-satellite = Спутники
situation7-kit-astronaut = Астронавты

situation7-ready = готовы
situation7-notReady = нет базы
situation7-setAstronaut = Поставить астронавта (осталось { $n })
situation7-sectors = { $n ->
    [one] { $n } сектор
    [few] { $n } сектора
    [many] { $n } секторов
   *[other] { $n } сектора
 }
situation7-share-planet = Планеты
situation7-share-station = Рукотворные объекты
situation7-share-circle = Круги
situation7-share-base = Базы
situation7-found = Положить, что подойдёт первым
situation7-pass = Пас: согласие закончить

situation7-banner-ready-rocket = { $side }: ракеты готовы
situation7-banner-ready-satellite = { $side }: спутники готовы
situation7-banner-ready-astronaut = { $side }: астронавты готовы
situation7-banner-passed = { $side } пасует
situation7-banner-skipped = { $side }: пойти некуда
situation7-banner-searching = { $side } берёт, что подойдёт
situation7-banner-clock = { $side }: { $clock } с
situation7-banner-waited = { $side } ждёт до { $clock } с
situation7-banner-timeUp = Время вышло
situation7-banner-over = Игра окончена: Жёлтый { $yellow }, Зелёный { $green }

situation7-tempo-alternate = по очереди
situation7-tempo-live = все сразу
situation7-tempo-race = гонка

situation7-say-head = { $n ->
    [one] Пустует { $n } место
    [few] Пустуют { $n } места
    [many] Пустует { $n } мест
   *[other] Пустует { $n } места
 }. Темп: { $tempo }.
situation7-say-land = { $side } занимает { $n ->
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
 }.
situation7-say-ready = { $side }, { $kind }: готовы, осталось { $left }.
situation7-say-notReady = { $side }, { $kind }: не готовы, осталось { $left }.
situation7-say-goals = { $side } получает очки: { $goals }.
situation7-say-open = { $side }, открытые места: { $open }.

situation7-goal-Sun = Солнце
situation7-goal-Mercury-and-Venus = Меркурий и Венера
situation7-goal-Earth-and-Mars = Земля и Марс
situation7-goal-Jupiter = Юпитер
situation7-goal-Saturn = Сатурн
situation7-goal-Uranus = Уран
situation7-goal-Neptune-and-Pluto = Нептун и Плутон
situation7-goal-Relay-Station = Станция связи
situation7-goal-Observatory = Обсерватория
situation7-goal-Solar-Laboratory = Солнечная лаборатория
situation7-goal-Solar-Collector = Солнечный коллектор
situation7-goal-Repair-Dock = Ремонтный док
situation7-goal-Fuel-Depot = Топливный склад
situation7-goal-West-Beacon = Западный маяк
situation7-goal-East-Beacon = Восточный маяк
situation7-goal-yellow-rocket-base = База ракет
situation7-goal-green-rocket-base = База ракет
situation7-goal-yellow-satellite-base = База спутников
situation7-goal-green-satellite-base = База спутников
situation7-goal-yellow-astronaut-base = База астронавтов
situation7-goal-green-astronaut-base = База астронавтов
situation7-goal-Circle-75-east = Круг на востоке
situation7-goal-Circle-75-west = Круг на западе
situation7-goal-Circle-50-east = Круг на востоке
situation7-goal-Circle-50-west = Круг на западе
situation7-goal-Circle-25-east = Круг на востоке
situation7-goal-Circle-25-west = Круг на западе

situation7-do-place = Положить: { $name }
situation7-do-launch = Запуск: { $name }
situation7-do-astronaut = Астронавт: { $name }
situation7-do-wanted = Искать: { $name }
situation7-do-found = Положить, что подойдёт первым
situation7-do-pass = Пас: согласие закончить

situation7-usedUp = израсходованы

situation7-aim = Клади детали пазла рядом со своими владениями и заканчивай планеты, станции и базы раньше другой стороны. Готовые базы дают запускать ракеты и спутники и ставить астронавтов.
situation7-scoring = Что занято тобой целиком, приносит напечатанные на нём очки; больше всего — Солнце. Когда класть больше нечего, побеждает тот, у кого больше очков.

situation7-zoomIn = Крупнее
situation7-zoomOut = Мельче

situation7-say-parts = { $side }, начатые области: { $parts }.
situation7-say-part = { $name }, { $n } из { $all }
situation7-say-standing = { $side }, { $kind }: готовы, осталось { $left }; на поле: { $at }.

situation7-setup-piece = { $side }: деталь
situation7-setup-rocket = { $side }: деталь с ракетой
situation7-setup-satellite = { $side }: деталь со спутником
situation7-setup-astronaut = { $side }: деталь с астронавтом
situation7-setup-both = обе стороны
situation7-setup-tempo = Как играют
situation7-setup-next = Кто следующий на другой стороне
situation7-setup-sun = Кто первый на Солнце
situation7-setup-last = Кто действовал последним в гонке
situation7-setup-limit = Предел времени в минутах
situation7-setup-open = Открытые места перед находкой детали
situation7-setup-agree = Игра кончается, когда пасуют обе стороны
situation7-setup-clocks = Часы в миллисекундах
situation7-setup-times = Время на деталь в процентах
situation7-setup-phase-start = ставят часы
situation7-setup-phase-play = сторона действует
situation7-setup-phase-find = находят деталь
situation7-setup-phase-wanted = время на нужную деталь
situation7-setup-phase-found = время на найденную деталь
situation7-setup-phase-over = игра окончена
situation7-group-place = Положить деталь
situation7-group-wanted = Искать деталь
situation7-group-launch = Запустить
situation7-group-astronaut = Поставить астронавта
