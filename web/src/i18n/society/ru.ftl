### Люди между собой: поведение, приглашения, турниры

conduct-block = Заблокировать
conduct-unblock = Разблокировать
conduct-blocked = Заблокированные
conduct-block-why = Кого ты блокируешь, тот не сядет с тобой за стол, не пригласит тебя и не попадёт к тебе в пару, и ты больше не видишь его сообщений. { $name } об этом не узнает.
conduct-blocked-now = { $name } в списке заблокированных. Снять это можно в учётной записи.
conduct-more = Заблокировать или пожаловаться: { $name }
conduct-report = Пожаловаться
conduct-report-why = Модераторы смотрят жалобы и сообщают тебе решение.
conduct-report-line = Эта строка и соседние уйдут модераторам, они сообщат тебе решение.
conduct-reported = Спасибо. Модераторы посмотрят и сообщат тебе решение.
conduct-reason = Что не так?
conduct-reason-insult = Оскорбления или угрозы
conduct-reason-spam = Спам
conduct-reason-cheating = Нечестная игра
conduct-reason-leaving = Бросает партии
conduct-reason-name = Оскорбительное имя
conduct-reason-other = Другое
conduct-what-happened = Что произошло? (не обязательно)
conduct-hide-rude = Закрывать грубые слова в чате
desk-title = Ждёт тебя
desk-invitation = { $name } приглашает тебя за стол: { $game }, мест: { $n }.
desk-accept = Сесть
desk-decline = Отказаться
desk-put-away = Понятно
desk-to-table = К твоему столу
desk-tournament = { $name }: тур { $n } начался, твой стол готов.
desk-reports = { $n ->
    [one] { $n } жалоба ждёт модератора.
    [few] { $n } жалобы ждут модератора.
    [many] { $n } жалоб ждут модератора.
   *[other] { $n } жалобы ждут модератора.
 }
letter-report-dismiss = Спасибо за жалобу ({ $name }). Модератор посмотрел её и не нашёл нарушений правил этого сервера.
letter-report-warn = Спасибо за жалобу. { $name } получает предупреждение от модератора.
letter-report-silence = Спасибо за жалобу. { $name } на время не может писать в чат.
letter-report-ban = Спасибо за жалобу. Доступ закрыт: { $name }.
letter-warned = Модератор предупреждает тебя: { $why }
letter-silenced = { $days ->
    [one] Чат закрыт для тебя на { $days } день. Модератор объясняет: { $why }
    [few] Чат закрыт для тебя на { $days } дня. Модератор объясняет: { $why }
    [many] Чат закрыт для тебя на { $days } дней. Модератор объясняет: { $why }
   *[other] Чат закрыт для тебя на { $days } дня. Модератор объясняет: { $why }
 }
moderation-title = Модерация
moderation-none = Жалоб нет.
moderation-more = За ними ждут ещё: { $n }.
moderation-about = О ком: { $name }
moderation-by = от кого: { $name }
moderation-same = о том же пожаловались: { $n }
moderation-before = { $n ->
    [one] { $n } прежнее решение против
    [few] { $n } прежних решения против
    [many] { $n } прежних решений против
   *[other] { $n } прежнего решения против
 }
moderation-table = Стол ({ $game })
moderation-deed = Что сделать
moderation-deed-dismiss = Всё в порядке
moderation-deed-warn = Предупредить
moderation-deed-silence = Закрыть чат
moderation-deed-ban = Закрыть доступ
moderation-days = Дни
moderation-n-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
 }
moderation-for-good = навсегда
moderation-why = Почему (это прочтут те, кого предупредили или лишили чата)
moderation-decide = Решить
moderation-log = Недавние решения
moderation-decided-by = кто решил: { $name }
moderation-operator = владелец сервера
invite-challenge = Пригласить: { $name }
invite-name = Пригласить по имени
invite-send = Пригласить
invite-sent = Приглашение отправлено: { $name }.
invite-show-code = Показать QR-код
invite-hide-code = Скрыть QR-код
invite-code = QR-код ссылки
tournament-all = Турниры
tournament-to-all = Все турниры
tournament-why = Турнир идёт сам: сервер составляет пары и открывает столы, и все видят своё положение.
tournament-new = Новый турнир
tournament-none = Турниров пока нет.
tournament-list-running = Идут
tournament-list-open = Открыты для игроков
tournament-list-over = Закончены
tournament-name = Название турнира
tournament-at-a-table = Игроков за столом
tournament-system = Система
tournament-system-swiss = Швейцарская
tournament-system-robin = Круговая
tournament-system-groups = Группы
tournament-about-swiss = Швейцарская: в каждом туре встречаются те, у кого поровну побед, и никто дважды.
tournament-about-robin = Круговая: каждый с каждым по разу. Не больше 16 игроков.
tournament-about-groups = Группы: в каждом туре новые столы по очкам; место за столом приносит очки.
tournament-rounds = Туры
tournament-rounds-usual = сколько нужно
tournament-start = Начало
tournament-start-by-hand = когда я нажму «Начать»
tournament-in-minutes = через { $n } мин
tournament-in-hours = через { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
 }
tournament-fill-to = Дополнить ботами до
tournament-bot = Боты в звании
tournament-listed = Виден всем в списке (иначе только по ссылке)
tournament-open = Открыть турнир
tournament-you-play = ты играешь
tournament-n-entrants = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
 }
tournament-in-round = тур { $n }
tournament-round-of = Тур { $n } из { $all }
tournament-round = Тур { $n }
tournament-is-over = Турнир окончен
tournament-starts-by-host = начнётся, когда скажет хозяин
tournament-starts-at = начнётся { $date }
tournament-hosted-by = хозяин: { $name }
tournament-join = Участвовать
tournament-leave = Передумать
tournament-withdraw = Выйти из турнира
tournament-withdraw-sure = В следующих турах тебе уже не подберут пару. Выйти?
tournament-start-now = Начать сейчас
tournament-wait = Твоя партия этого тура окончена. Следующий тур начнётся, когда закончат все.
tournament-filled = Где не хватает людей, играют боты; всего участников будет { $n }.
tournament-entrants = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
 }
tournament-standings = Положение
tournament-nobody = Пока никого.
tournament-place = Место
tournament-player = Игрок
tournament-points = Очки
tournament-points-short = Оч.
tournament-buchholz = Бухгольц: очки всех соперников
tournament-buchholz-short = БХ
tournament-sonneborn = Зоннеборн — Бергер: очки побеждённых и половина очков тех, с кем ничья
tournament-sonneborn-short = ЗБ
tournament-tables = Столы
tournament-playing = играют
tournament-bye = пропускает тур
tournament-crosstable = Кто с кем встречался
tournament-podium = Первая тройка
tournament-n-points = Очки: { $points }
tournament-never-begun = Турнир так и не начался: пришло слишком мало людей.
